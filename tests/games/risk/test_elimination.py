"""Armies that are driven off the map: who comes back, who is out, and who takes what they had."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.risk.facts import ArmyOut
from rollout.games.risk.state import RiskState
from tests.games.risk.conserved import cards, check
from tests.games.risk.kit import asked, at, board, do, expect, has, keeps, look, only, phase, play, reason

PASS = ("done", "done", "done")


def driven_off(turns: int, turn: str = "D1", more: str = "", **options: Any) -> RiskState:
    """The last unit of army D2, which has finished so many turns, falls in Argentina."""
    here = "A 4" if turn == "A" else f"{turn} 4"
    state = board(
        f"""
        peru: {here}
        argentina: D2 1
        iceland: D1 1
        egypt: A 1
        D2: turns {turns}, ones 2, twos 1, bars 2, slaves 5, power 2, gift 2, keeps force-field
        {more}
        """,
        turn,
        **options,
    )
    do(state, "attack peru argentina 3")
    do(state, "done")
    do(state, "roll", "6 5 4 : 1")
    return state


def is_out(state: RiskState, army: int = 2) -> bool:
    """Whether an army is eliminated."""
    return look(state, 0).armies[army].out


@pytest.mark.rule("RT-V1")
class TestGrace:
    @pytest.mark.parametrize(("turns", "out"), [(0, False), (1, False), (2, True), (5, True)])
    def test_out_is_who_loses_the_last_unit_after_the_own_second_turn(self, turns: int, out: bool) -> None:
        assert is_out(driven_off(turns)) is out

    def test_with_a_unit_elsewhere_an_army_is_not_driven_off(self) -> None:
        assert not is_out(driven_off(5, more="japan: D2 1"))

    def test_who_is_beaten_off_in_the_first_turn_comes_back_with_three_units(self) -> None:
        state = board("argentina: human\negypt: A 1\nD1: turns 0", phase="begin", players=2)
        do(state, "place argentina")
        do(state, "roll on", "1 1 1 : 6 / 1 1 1 : 6 / 1 1 1 : 6 / 1 1 : 6 / 1 : 6")
        play(state, "done", "done", *PASS)
        assert (is_out(state, 1), asked(state), look(state).supply) == (False, "D1", 3)

    def test_and_with_what_else_it_is_owed(self) -> None:
        state = board("egypt: A 1\nD1: slaves 5, gift 2", phase="begin", players=2)
        assert look(state).supply == 3 + 1 + 2

    def test_out_is_who_has_no_unit_at_the_end_of_the_second_turn(self) -> None:
        state = board("egypt: A 1\nperu: D2 1", phase="begin", players=3)
        facts = play(state, *PASS)
        assert only(facts, ArmyOut) == [ArmyOut(1, -1, 0, 0, 0)]
        assert is_out(state, 1) and asked(state) == "D2"

    def test_who_is_back_by_then_stays_in_the_game(self) -> None:
        state = board("egypt: A 1\nperu: D2 1\nalaska: human", phase="begin", players=3)
        do(state, "place alaska")
        do(state, "roll", "6 5 4 : 1")
        do(state, "done", cards="★")
        do(state, "done")
        assert not is_out(state, 1)


@pytest.mark.rule("RT-V1")
class TestStrict:
    @pytest.mark.parametrize(("turns", "out"), [(0, False), (1, True), (2, True)])
    def test_out_is_who_is_driven_off_any_time_after_the_first_turn(self, turns: int, out: bool) -> None:
        assert is_out(driven_off(turns, elimination="strict")) is out

    def test_who_is_beaten_off_in_the_first_turn_comes_back(self) -> None:
        state = board("egypt: A 1\nperu: D2 1\nD1: turns 0", phase="begin", players=3, elimination="strict")
        play(state, *PASS)
        assert not is_out(state, 1)


@pytest.mark.rule("RT-V1")
class TestWhoTakesWhat:
    def test_the_army_that_removed_the_last_unit_takes_cards_and_energon(self) -> None:
        state = driven_off(3)
        assert [has(state, "D1", what) for what in ("ones", "twos", "bars")] == [2, 1, 2]
        assert [has(state, "D2", what) for what in ("ones", "twos", "bars")] == [0, 0, 0]

    def test_also_the_autobots(self) -> None:
        state = driven_off(3, "A")
        assert [has(state, "A", what) for what in ("ones", "twos", "bars")] == [2, 1, 2]

    def test_also_an_army_of_the_same_commander(self) -> None:
        state = driven_off(3, players=2, armies=3)
        assert has(state, "D1", "bars") == 2

    def test_slaves_power_cards_and_what_was_passed_on_leave_the_game(self) -> None:
        state = driven_off(3)
        assert [has(state, "D2", what) for what in ("slaves", "power", "gift")] == [0, 0, 0]
        assert (keeps(state, "D2"), keeps(state, "D1"), has(state, "D1", "slaves")) == ([], [], 0)

    def test_face_down_cards_of_the_eliminated_stay_unseen(self) -> None:
        """Nobody learns which they were, so any other card may still be any of them."""
        state = driven_off(3)
        assert sum(card.unseen for card in look(state, 0).power) == 14

    def test_within_the_grace_nothing_is_taken(self) -> None:
        state = driven_off(1)
        assert (has(state, "D1", "bars"), has(state, "D2", "bars"), keeps(state, "D2")) == (0, 2, ["force-field"])

    def test_an_army_that_does_not_come_back_was_beaten_by_somebody(self) -> None:
        """D1 removed its last unit before its second turn, in which it brings in nothing."""
        state = driven_off(1, players=3)
        do(state, "done", cards="★")
        do(state, "done")
        play(state, "done", "done", "done", "done", "done")
        assert is_out(state)
        assert [has(state, "D1", what) for what in ("ones", "twos", "bars")] == [3, 1, 2]

    def test_if_nobody_did_the_cards_are_discarded_and_the_energon_is_gone(self) -> None:
        """Nobody beat it: it never had a unit on the map."""
        state = board("egypt: A 1\nperu: D2 1\nD1: ones 1, bars 2, slaves 3", phase="begin", players=3)
        assert only(play(state, *PASS), ArmyOut) == [ArmyOut(1, -1, 1, 0, 2)]
        assert (look(state).discards, has(state, "D1", "bars"), cards(state)) == ((1, 0), 0, (30, 12))
        assert look(state).lost_humans == 42
        check(state)

    def test_nor_does_an_army_take_anything_that_is_out_itself(self) -> None:
        state = driven_off(1, players=3, more="D1: turns 2")
        do(state, "done", cards="★")
        for name in ("peru", "argentina", "iceland"):
            state.settle(at(name), 0, 1, 0)
        do(state, "done")
        assert is_out(state, 1)
        play(state, "done", "done", "done", "done", "done")
        assert is_out(state, 2) and reason(state) == "all-out"
        assert [has(state, "D1", what) for what in ("ones", "twos", "bars")] == [0, 0, 0]

    def test_who_conquers_a_whole_army_goes_on(self) -> None:
        state = driven_off(3)
        assert (phase(state), asked(state)) == ("attack", "D1")
        expect(state, "argentina: D1 3")


@pytest.mark.rule("RT-V1")
class TestAutobots:
    def test_they_are_never_eliminated(self) -> None:
        state = board("peru: D1 4\nargentina: A 1\niceland: D2 1\nA: turns 5, bars 1", players=3)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert not is_out(state, 0) and reason(state) == "" and has(state, "A", "bars") == 1

    def test_without_any_unit_they_come_in_at_the_centre(self) -> None:
        state = board("peru: D1 4\nA: turns 5", "A", "begin")
        do(state, "place egypt")
        expect(state, "egypt: A 3")

    def test_not_even_at_the_end_of_a_turn_without_units(self) -> None:
        state = board("peru: D1 4\nA: turns 5", "A", "begin", players=2)
        play(state, *PASS)
        assert not is_out(state, 0) and asked(state) == "D1"
