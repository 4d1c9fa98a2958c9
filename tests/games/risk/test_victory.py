"""How a game ends, and who has won."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.risk.facts import GameEnded
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import asked, board, do, only, phase, play, reason, why_not, winners

AUTOBOTS = 0
"""The seat of the Autobots."""


@pytest.mark.rule("RT-V2")
class TestAllOut:
    def test_with_the_last_decepticons_the_autobots_win_at_once(self) -> None:
        state = board("peru: A 4\nargentina: D1 1\nD1: turns 2", "A", players=2)
        do(state, "attack peru argentina 3")
        assert only(do(state, "roll", "6 5 4 : 1"), GameEnded) == [GameEnded("all-out", 2, 0)]
        assert (reason(state), winners(state), list(state.actors())) == ("all-out", [AUTOBOTS], [])

    def test_also_when_the_last_one_does_not_come_back(self) -> None:
        state = board("egypt: A 1", phase="begin", players=2)
        play(state, "done", "done", "done")
        assert (reason(state), winners(state)) == ("all-out", [AUTOBOTS])

    def test_not_while_one_may_come_back(self) -> None:
        state = board("peru: A 4\nargentina: D1 1\nD1: turns 1", "A", players=2)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert reason(state) == ""

    def test_not_while_another_army_is_there(self) -> None:
        state = board("peru: A 4\nargentina: D1 1\nD1: turns 2\niceland: D2 1", "A", players=3)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert reason(state) == ""

    def test_when_decepticons_drive_off_the_last_but_one_it_goes_on(self) -> None:
        state = board("peru: D1 4\nargentina: D2 1\nD2: turns 2\negypt: A 1", players=3)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert (reason(state), phase(state)) == ("", "attack")

    def test_then_nothing_is_possible_any_more(self) -> None:
        state = board("egypt: A 1", phase="begin", players=2)
        play(state, "done", "done", "done")
        assert [*state.legal(0), *state.legal(1)] == []


def last_territory(there: str, **options: Any) -> RiskState:
    """Army D1 holds the Earth, save for Argentina."""
    state = board(f"everywhere: D1 1\nperu: D1 4\nargentina: {there}", **options)
    do(state, "attack peru argentina 3")
    return state


@pytest.mark.rule("RT-V3")
class TestWholeMap:
    @pytest.mark.parametrize("there", ["human", "A 1", "D2 1"])
    def test_a_decepticon_army_that_holds_all_42_wins_at_once(self, there: str) -> None:
        state = last_territory(there)
        assert only(do(state, "roll", "6 5 4 : 1"), GameEnded) == [GameEnded("whole-map", 0, 42)]
        assert (reason(state), winners(state)) == ("whole-map", [1])

    def test_also_with_an_empty_one(self) -> None:
        assert reason(last_territory("nobody")) == "whole-map"

    def test_also_with_new_units(self) -> None:
        state = board("everywhere: D1 1\nargentina: human", phase="place")
        do(state, "place argentina")
        do(state, "roll", "6 5 4 : 1")
        assert reason(state) == "whole-map"

    def test_the_seat_that_commands_it_wins(self) -> None:
        state = last_territory("human", players=3, armies=3, autobots="last")
        do(state, "roll", "6 5 4 : 1")
        assert winners(state) == [0]

    def test_two_armies_of_one_commander_together_are_no_such_end(self) -> None:
        state = board("everywhere: D1 1\nperu: D1 4\nargentina: human\nalaska: D2 1", players=2, armies=2)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert reason(state) == ""

    def test_41_are_not_enough(self) -> None:
        state = board("everywhere: D1 1\nperu: D1 4\nargentina: human\nalaska: nobody")
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert reason(state) == ""

    def test_all_42_of_the_autobot_side_are_no_such_end(self) -> None:
        """That is how the game begins; and an army within its grace may come back."""
        state = board("everywhere: human\nperu: A 4\nargentina: D1 1\nD1: turns 1", "A", players=2)
        do(state, "attack peru argentina 3")
        do(state, "roll", "6 5 4 : 1")
        assert (reason(state), phase(state)) == ("", "attack")


def counted(drawing: str, **options: Any) -> list[int]:
    """Who has won when the meter is empty in this position."""
    state = board(drawing, "A", "move", meter=1, **options)
    while not reason(state):
        do(state, "done")
    assert reason(state) == "meter"
    return winners(state)


@pytest.mark.rule("RT-V4")
class TestCounting:
    def test_more_territories_with_autobots_or_humans(self) -> None:
        assert counted("egypt: A 1\nperu: human\nindia: A 1 + human\nalaska: D1 9\nalberta: D1 9") == [AUTOBOTS]

    def test_units_do_not_count(self) -> None:
        assert counted("egypt: A 50\nalaska: D1 1\nalberta: D1 1") == [1]

    def test_all_decepticon_armies_are_counted_together(self) -> None:
        """Two against three: and of the three armies the one with most territories wins."""
        assert counted("egypt: A 1\nperu: human\nalaska: D1 1\nalberta: D2 1\nontario: D2 1") == [2]

    def test_empty_territories_count_for_nobody(self) -> None:
        assert counted("egypt: A 1\nalaska: D1 1\nalberta: D1 1") == [1]

    def test_a_tie_between_the_sides_is_won_by_the_autobots(self) -> None:
        assert counted("egypt: A 1\nperu: human\nalaska: D1 1\nalberta: D2 1") == [AUTOBOTS]

    def test_a_tie_among_decepticons_is_won_by_more_units(self) -> None:
        assert counted("egypt: A 1\nalaska: D1 2\nalberta: D2 3") == [2]

    def test_then_by_more_slaves(self) -> None:
        assert counted("egypt: A 1\nalaska: D1 2\nalberta: D2 2\nD1: slaves 3\nD2: slaves 2") == [1]

    def test_else_the_win_is_shared(self) -> None:
        assert counted("egypt: A 1\nalaska: D1 2\nalberta: D3 2") == [1, 3]

    def test_fewer_units_or_slaves_do_not_outweigh_a_territory(self) -> None:
        assert counted("egypt: A 1\nalaska: D1 900\nalberta: D2 1\nontario: D2 1\nD1: slaves 40") == [2]

    def test_armies_of_one_commander_are_not_added(self) -> None:
        """Seat 1 has four territories with two armies, seat 2 has three with one."""
        drawing = (
            "egypt: A 1\nalaska: D1 1\njapan: D1 1\nperu: D3 1\nbrazil: D3 1\nalberta: D2 1\nontario: D2 1\nindia: D2 1"
        )
        assert counted(drawing, players=3, armies=3) == [2]

    def test_a_commander_whose_two_armies_share_the_win_has_all_of_it(self) -> None:
        state = board("alaska: D1 2\nalberta: D3 2", "A", "move", meter=1, players=3, armies=3)
        do(state, "done")
        outcome = state.outcome()
        assert outcome and outcome.scores == (0.0, 1.0, 0.0)

    def test_three_shares_make_one_win(self) -> None:
        state = board("alaska: D1 2\nalberta: D2 2\nperu: D3 2", "A", "move", meter=1)
        do(state, "done")
        outcome = state.outcome()
        assert outcome and outcome.scores == (0.0, 1 / 3, 1 / 3, 1 / 3)

    def test_nothing_is_asked_any_more(self) -> None:
        state = board("egypt: A 1\nalaska: D1 1", "A", "move", meter=1)
        assert asked(state) == "A"
        do(state, "done")
        assert list(state.actors()) == []


@pytest.mark.rule("RT-V2", "RT-V3", "RT-E4")
def test_the_end_refuses_everything() -> None:
    state = board("egypt: A 1\nalaska: D1 1", "A", "move", meter=1)
    do(state, "done")
    assert why_not(state, "place egypt", viewer=0).key == "refused-game-over"
