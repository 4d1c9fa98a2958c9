"""What a battle leads to: territories, slaves, Energon, or the end of the attacks."""

from __future__ import annotations

import pytest

from rollout.games.risk.facts import BarCollected, Conquered, SlavesTaken
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import board, choices, do, expect, has, look, only, phase, play, refused


@pytest.mark.rule("RT-A10")
class TestOccupying:
    def test_the_surviving_force_occupies_the_territory(self) -> None:
        state = board("peru: D1 9\nargentina: human")
        do(state, "attack peru argentina 4")
        assert only(do(state, "roll on", "1 1 1 : 1 / 6 5 4 : 1"), Conquered) == [Conquered(1, "Argentina", 3, 0, 0)]
        expect(state, "peru: D1 5\nargentina: D1 3")

    def test_a_mixed_force_occupies_it_as_it_is(self) -> None:
        state = board("peru: A 2 + 3 humans\nargentina: D1 1", "A")
        do(state, "attack peru argentina 2 2")
        do(state, "roll on", "1 1 1 : 1 / 6 5 4 : 1")
        expect(state, "peru: human\nargentina: A 1 + 2 humans")

    def test_it_may_attack_on_from_there_and_leaves_a_guard(self) -> None:
        state = board("peru: D1 4\nargentina: human\nbrazil: human")
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        do(state, "attack argentina brazil")
        assert choices(state) == ["take 1", "take 2"]

    def test_humans_need_no_guard_there_either(self) -> None:
        state = board("peru: 2 humans\nargentina: D1 1\nbrazil: D1 1", "A")
        do(state, "attack peru argentina 2")
        do(state, "roll", "6 5 : 1")
        do(state, "attack argentina brazil 2")
        do(state, "roll", "6 5 : 1")
        expect(state, "peru: nobody\nargentina: nobody\nbrazil: 2 humans")

    def test_more_units_follow_only_when_units_move(self) -> None:
        state = board("peru: D1 9\nargentina: human")
        do(state, "attack peru argentina 1")
        do(state, "roll", "6 : 1")
        assert refused(state, "move peru argentina 2") == "RT-T2"


def lost(turn: str = "D1", here: str = "D1 2", there: str = "human") -> RiskState:
    """A whole force has fallen before Argentina."""
    state = board(f"peru: {here}\nargentina: {there}\niceland: {here}", turn)
    do(state, "attack peru argentina 1")
    do(state, "roll", "1 : 6")
    return state


@pytest.mark.rule("RT-A11")
class TestForceLost:
    def test_it_ends_the_attacks_of_this_turn(self) -> None:
        state = lost()
        assert phase(state) == "move"
        assert refused(state, "attack iceland greenland 1") == "RT-T2"

    def test_empty_territories_included(self) -> None:
        state = lost()
        assert choices(state, "attack") == []

    def test_so_does_a_lost_force_of_humans(self) -> None:
        state = lost("A", "human", "D1 1")
        assert phase(state) == "move"

    def test_what_was_conquered_before_earns_its_cards(self) -> None:
        state = board("peru: D1 4\nargentina: human\nbrazil: human\negypt: A 1")
        do(state, "attack peru argentina 2")
        do(state, "roll", "6 5 : 1")
        do(state, "attack argentina brazil 1")
        do(state, "roll", "1 : 6", cards="★")
        assert (phase(state), has(state, "D1", "ones")) == ("move", 1)

    def test_a_lost_entry_battle_does_not(self) -> None:
        state = board("alaska: human\nperu: D1 2\nargentina: human", phase="place")
        do(state, "place alaska")
        do(state, "roll on", "1 1 1 : 6 / 1 1 : 6 / 1 : 6")
        assert phase(state) == "attack"
        assert "attack peru argentina" in choices(state)

    def test_nor_does_a_withdrawal(self) -> None:
        state = board("peru: D1 3\nargentina: human")
        do(state, "attack peru argentina 2")
        do(state, "roll", "1 1 : 6")
        do(state, "withdraw")
        assert phase(state) == "attack"


@pytest.mark.rule("RT-A12")
class TestSlaves:
    def test_humans_who_fall_in_defence(self) -> None:
        state = board("peru: D1 4\nargentina: 3 humans")
        do(state, "attack peru argentina 3")
        assert only(do(state, "roll", "6 5 4 : 1 1"), SlavesTaken) == [SlavesTaken(1, 2)]
        assert has(state, "D1", "slaves") == 2

    def test_humans_who_fall_in_attack_become_slaves_of_the_defender(self) -> None:
        state = board("peru: 3 humans\nargentina: D2 2", "A")
        do(state, "attack peru argentina 3")
        do(state, "roll", "1 1 1 : 6 6")
        assert (has(state, "D1", "slaves"), has(state, "D2", "slaves")) == (0, 2)

    def test_they_stay_slaves_when_the_force_withdraws(self) -> None:
        state = board("peru: D1 4\nargentina: 3 humans")
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1 6")
        do(state, "withdraw")
        expect(state, "argentina: 2 humans")
        assert has(state, "D1", "slaves") == 1

    @pytest.mark.parametrize("there", ["A 1", "D2 1"])
    def test_autobots_and_decepticons_are_no_slaves(self, there: str) -> None:
        state = board(f"peru: D1 4\nargentina: {there}\niceland: D2 1")
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert has(state, "D1", "slaves") == 0

    def test_they_are_counted_with_the_army_and_not_with_a_territory(self) -> None:
        """Whoever takes the territory back frees nobody."""
        state = board("peru: D1 1\nargentina: A 3\niceland: D1 1\nD1: slaves 4", "A")
        do(state, "attack argentina peru 2")
        do(state, "roll", "6 5 : 1")
        assert has(state, "D1", "slaves") == 4


@pytest.mark.rule("RT-A13")
class TestEmptyTerritories:
    def test_decepticons_take_them_without_dice(self) -> None:
        state = board("peru: D1 3\negypt: A 1")
        assert only(play(state, "attack peru argentina 2"), Conquered) == [Conquered(1, "Argentina", 2, 0, -1)]
        expect(state, "peru: D1 1\nargentina: D1 2")

    def test_it_earns_a_card(self) -> None:
        state = board("peru: D1 3\negypt: A 1")
        do(state, "attack peru argentina 2")
        do(state, "done", cards="★★")
        assert has(state, "D1", "twos") == 1

    def test_one_goes_in_and_one_stays_at_least(self) -> None:
        state = board("peru: D1 3\niceland: D1 1\negypt: A 1")
        do(state, "attack peru argentina")
        assert choices(state) == ["take 1", "take 2"]
        assert refused(state, "take 0") == "RT-A3"

    def test_a_single_unit_takes_nothing(self) -> None:
        assert refused(board("peru: D1 1\negypt: A 1"), "attack peru argentina 1") == "RT-A3"

    def test_no_power_card_is_asked_for(self) -> None:
        state = board("peru: D1 3\negypt: A 1\nD1: keeps targeting-computer")
        do(state, "attack peru argentina 2")
        expect(state, "argentina: D1 2")

    def test_it_may_attack_on_from_there(self) -> None:
        state = board("peru: D1 4\nbrazil: human\negypt: A 1")
        play(state, "attack peru argentina 3", "attack argentina brazil")
        assert choices(state) == ["take 1", "take 2"]

    @pytest.mark.parametrize("here", ["A 3", "3 humans", "A 1 + 2 humans"])
    def test_autobots_and_humans_only_enter_them(self, here: str) -> None:
        state = board(f"peru: {here}\negypt: D1 1", "A")
        assert choices(state, "attack") == []
        assert refused(state, "attack peru argentina 1") == "RT-A13"
        play(state, "done", "move peru argentina 1")
        assert (look(state).conquests, look(state).stack) == (0, (30, 12))


@pytest.mark.rule("RT-A15")
class TestCollecting:
    def test_decepticons_who_conquer(self) -> None:
        state = board("peru: D1 4\nargentina: human, bar")
        do(state, "attack peru argentina 3")
        assert only(do(state, "roll", "6 5 4 : 1"), BarCollected) == [BarCollected(1, "Argentina")]
        assert has(state, "D1", "bars") == 1

    def test_decepticons_who_take_an_empty_territory(self) -> None:
        state = board("peru: D1 4\nargentina: nobody, bar\negypt: A 1")
        do(state, "attack peru argentina 3")
        assert has(state, "D1", "bars") == 1

    def test_autobots_who_enter_an_empty_territory(self) -> None:
        state = board("peru: A 2\nargentina: nobody, bar\negypt: D1 1", "A", "move")
        do(state, "move peru argentina 1")
        assert has(state, "A", "bars") == 1

    def test_autobots_who_join_humans(self) -> None:
        state = board("peru: A 2\nargentina: human, bar", "A", "move")
        do(state, "move peru argentina 1")
        expect(state, "argentina: A 1 + human")
        assert has(state, "A", "bars") == 1

    def test_autobots_who_come_in(self) -> None:
        state = board("egypt: human, bar", "A", "place")
        do(state, "place egypt")
        assert has(state, "A", "bars") == 1

    def test_humans_never_do(self) -> None:
        state = board("peru: 2 humans\nargentina: D1 1\nbrazil: nobody, bar", "A")
        do(state, "attack peru argentina 1")
        do(state, "roll", "6 : 1")
        do(state, "done", cards="★")
        do(state, "move peru brazil 1")
        expect(state, "brazil: human, bar")
        assert has(state, "A", "bars") == 0

    def test_who_withdraws_collects_nothing(self) -> None:
        state = board("peru: D1 4\nargentina: 3 humans, bar")
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1 1")
        do(state, "withdraw")
        assert has(state, "D1", "bars") == 0
        expect(state, "argentina: human, bar")
