"""Rounds and turns: whose turn it is, and the steps of a turn."""

from __future__ import annotations

import pytest

from rollout.games.risk.facts import MeterMoved, TurnBegan
from rollout.games.risk.position import IS_OUT
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import SIGNS, asked, board, do, meter, new_game, only, phase, play, refused, seat_of

FAR_APART = """
    alaska: D1 2
    argentina: D2 2
    yakutsk: D3 2
    egypt: A 2
"""
PASS = ("done", "done", "done")
"""No new units, no attack, no move."""


def turns(state: RiskState, count: int) -> list[str]:
    """Whose turns they are when everybody passes; of those who have a card to reveal, nobody does."""
    found = []
    for _ in range(count):
        found.append(asked(state))
        while phase(state) != "move":
            do(state, "done")
        do(state, "done")
    return found


@pytest.mark.rule("RT-T1")
class TestOrder:
    def test_the_autobots_are_last_in_each_round(self) -> None:
        assert turns(board(FAR_APART, phase="begin"), 8) == ["D1", "D2", "D3", "A"] * 2

    def test_the_decepticon_to_the_left_of_the_autobots_begins(self) -> None:
        state = new_game(players=3, autobots="last")
        assert seat_of(state) == 0
        turns(state, 1)
        assert seat_of(state) == 1

    def test_eliminated_armies_are_skipped(self) -> None:
        state = board(FAR_APART + "argentina: nobody", phase="begin")
        state.change(2, IS_OUT, 1)
        assert turns(state, 6) == ["D1", "D3", "A"] * 2

    def test_several_armies_of_one_player_have_a_turn_each(self) -> None:
        state = new_game(players=3, armies=3)
        assert [SIGNS.index(army) for army in turns(state, 4)] == [1, 2, 3, 0]

    def test_an_army_without_units_has_its_turn(self) -> None:
        state = board("alaska: D1 2\negypt: A 1\nD2: turns 0", phase="begin", players=3)
        assert turns(state, 3) == ["D1", "D2", "A"]


@pytest.mark.rule("RT-T2")
class TestSteps:
    def test_new_units_then_attack_then_cards_then_moving(self) -> None:
        state = board(FAR_APART + "alberta: human\nD1: ones 2, power 1", phase="begin")
        seen = [phase(state)]
        for line, luck in (
            ("exchange 2 0", {}),
            ("reveal", {"power": "reinforcements"}),
            ("place alaska", {}),
            ("attack alaska alberta 1", {}),
            ("roll", {"dice": "6 : 1"}),
            ("done", {"cards": "★"}),
        ):
            do(state, line, **luck)
            seen.append(phase(state))
        assert seen == ["exchange", "reveal", "place", "attack", "battle", "attack", "move"]
        do(state, "done")
        assert asked(state) == "D2"

    def test_nothing_comes_before_its_time(self) -> None:
        state = board(FAR_APART, phase="begin")
        assert refused(state, "attack alaska alberta 1") == "RT-N7"
        do(state, "done")
        assert refused(state, "place alaska") == "RT-N7"
        assert refused(state, "move alaska alberta 1") == "RT-T2"
        do(state, "done")
        assert refused(state, "attack alaska alberta 1") == "RT-T2"

    def test_after_the_last_turn_of_a_round_the_meter_falls(self) -> None:
        state = board(FAR_APART, turn="A", phase="begin")
        facts = play(state, *PASS)
        assert only(facts, MeterMoved) == [MeterMoved(-1, -1, 6)]
        assert only(facts, TurnBegan) == [TurnBegan(1, 2, 3)]

    def test_between_turns_of_a_round_it_does_not(self) -> None:
        state = board(FAR_APART, phase="begin")
        play(state, *PASS, *PASS, *PASS)
        assert (asked(state), meter(state)) == ("A", 7)
