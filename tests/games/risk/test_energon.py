"""The Energon meter: it falls each round, and collected bars fill it."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.risk.facts import MeterMoved
from rollout.games.risk.position import METER_MOST, METER_NOW
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import asked, board, choices, do, has, look, meter, only, phase, play, reason, refused

WORLD = "alaska: D1 4\nargentina: D2 4\nyakutsk: D3 4\negypt: A 4 + human\n"


def ending(armies: str, **options: Any) -> RiskState:
    """The last turn of a round has ended."""
    state = board(WORLD + armies, "A", "move", **options)
    do(state, "done")
    return state


@pytest.mark.rule("RT-E1")
class TestFalling:
    def test_by_one_bar_after_every_army_has_had_its_turn(self) -> None:
        state = ending("")
        assert (meter(state), asked(state), look(state).round) == (6, "D1", 2)

    def test_not_before(self) -> None:
        state = board(WORLD, phase="begin")
        for army in ("D1", "D2", "D3", "A"):
            assert (asked(state), meter(state)) == (army, 7)
            play(state, "done", "done", "done")
        assert meter(state) == 6


@pytest.mark.rule("RT-E2")
class TestAdding:
    def test_any_number_at_once(self) -> None:
        state = board(WORLD + "D1: bars 3")
        assert choices(state, "add") == ["add 1", "add 2", "add 3"]
        assert only(do(state, "add 2"), MeterMoved) == [MeterMoved(1, 2, 9)]
        assert (meter(state), has(state, "D1", "bars"), phase(state)) == (9, 1, "attack")

    def test_no_more_than_were_collected(self) -> None:
        assert refused(board(WORLD + "D1: bars 1"), "add 2") == "RT-E2"

    def test_at_any_time_of_the_own_turn(self) -> None:
        """Whatever is asked: it changes nothing else, and the same is asked again."""
        state = board(WORLD + "alberta: D1 1\nD1: ones 2, power 1, bars 5", phase="begin")
        asked_in = []
        for line, luck in (
            ("exchange 2 0", {}),
            ("reveal", {"power": "sabotage"}),
            ("give 2", {}),
            ("lose argentina", {}),
            ("lose argentina", {}),
            ("place alaska", {}),
            ("attack alaska kamchatka 1", {}),
            ("done", {"cards": "★"}),
            ("move alaska alberta 2", {}),
        ):
            if choices(state, "add"):
                asked_in.append(phase(state))
            do(state, line, **luck)
        asked_in.append(phase(state))
        assert choices(state, "add")
        assert asked_in == ["exchange", "reveal", "give", "place", "attack", "attack", "move", "onward"]

    def test_during_own_battles_too(self) -> None:
        state = board(WORLD + "kamchatka: 3 humans\nD1: bars 1, keeps targeting-computer")
        do(state, "attack alaska kamchatka 3")
        assert (phase(state), choices(state, "add")) == ("attack-card", ["add 1"])
        do(state, "done")
        do(state, "roll", "1 1 1 : 6 1")
        assert (phase(state), choices(state, "add")) == ("battle", ["add 1"])
        do(state, "add 1")
        assert (phase(state), meter(state)) == ("battle", 8)

    def test_also_when_an_own_card_costs_units(self) -> None:
        state = board(WORLD + "D1: bars 1, power 1", phase="begin")
        do(state, "reveal", power="ambush")
        assert (phase(state), choices(state, "add")) == ("lose", ["add 1"])

    def test_a_declaration_is_made_in_one_breath(self) -> None:
        state = board(WORLD + "kamchatka: 3 humans\nD1: bars 1")
        do(state, "attack alaska kamchatka")
        assert choices(state) == ["take 1", "take 2", "take 3"]

    def test_never_while_another_army_is_deciding(self) -> None:
        state = board(WORLD + "kamchatka: 3 humans\nA: bars 1, keeps force-field\nD1: bars 1")
        do(state, "attack alaska kamchatka 3")
        assert (asked(state), phase(state)) == ("A", "defence-card")
        assert choices(state, "add") == []
        assert refused(state, "add 1") == "RT-P6"

    def test_never_while_another_army_pays_for_a_card(self) -> None:
        state = board(WORLD + "D1: power 1, bars 1\nD2: bars 1", phase="begin")
        do(state, "reveal", power="sabotage")
        do(state, "give 2")
        assert (asked(state), choices(state, "add")) == ("D2", [])

    def test_not_in_the_turn_of_another_army(self) -> None:
        state = board(WORLD + "D2: bars 2")
        assert choices(state, "add") == []


@pytest.mark.rule("RT-E2")
class TestWindow:
    def test_each_army_that_has_bars_decides_once_the_autobots_last(self) -> None:
        state = ending("D1: bars 1\nD3: bars 1\nA: bars 2")
        seen = []
        for line in ("done", "add 1", "add 1"):
            seen.append((asked(state), phase(state), choices(state)[-1]))
            do(state, line)
        assert seen == [("D1", "window", "add 1"), ("D3", "window", "add 1"), ("A", "window", "add 2")]
        assert (meter(state), phase(state), has(state, "A", "bars")) == (7 + 2 - 1, "place", 1)

    def test_before_the_meter_falls(self) -> None:
        """One bar is left: without the window the game would be over."""
        state = ending("D2: bars 1", meter=1)
        assert (asked(state), meter(state)) == ("D2", 1)
        do(state, "add 1")
        assert (meter(state), reason(state)) == (1, "")

    def test_nobody_has_to_save_the_game(self) -> None:
        state = ending("D2: bars 1", meter=1)
        do(state, "done")
        assert reason(state) == "meter"

    def test_without_bars_nobody_is_asked(self) -> None:
        assert phase(ending("")) == "place"

    def test_while_the_meter_is_full_it_is_left_out(self) -> None:
        state = board(WORLD + "D1: bars 2", "A", "move")
        state.common[METER_NOW] = state.common[METER_MOST]
        do(state, "done")
        assert (phase(state), meter(state), has(state, "D1", "bars")) == ("place", 11, 2)

    def test_when_one_army_fills_it_those_after_it_are_not_asked(self) -> None:
        state = board(WORLD + "D1: bars 2\nD2: bars 1\nA: bars 1", "A", "move")
        state.common[METER_NOW] = state.common[METER_MOST] - 2
        play(state, "done", "add 2")
        assert (phase(state), asked(state), has(state, "D2", "bars")) == ("place", "D1", 1)

    def test_an_army_without_units_decides_as_well(self) -> None:
        state = board("alaska: D1 1\negypt: A 1\nD2: bars 1", "A", "move", players=3)
        do(state, "done")
        assert (asked(state), phase(state)) == ("D2", "window")


@pytest.mark.rule("RT-E3")
class TestFiveBars:
    def test_the_number_of_collected_bars_is_open_to_all(self) -> None:
        state = board(WORLD + "D1: bars 2\nA: bars 3")
        for viewer in (-1, 0, 1, 2, 3):
            assert [army.bars for army in look(state, viewer).armies] == [3, 2, 0, 0]

    def test_once_used_there_are_no_more(self) -> None:
        state = board(WORLD + "D1: bars 5")
        do(state, "add 5")
        assert (has(state, "D1", "bars"), choices(state, "add")) == (0, [])

    def test_a_card_may_add_one_from_outside_the_five(self) -> None:
        state = board(WORLD + "D1: power 1, bars 5", phase="begin")
        do(state, "reveal", power="energon find")
        assert (meter(state), has(state, "D1", "bars"), look(state).added_bars) == (8, 5, 1)

    def test_but_not_into_a_full_meter(self) -> None:
        state = board(WORLD + "D1: power 1", phase="begin")
        state.common[METER_NOW] = state.common[METER_MOST]
        do(state, "reveal", power="energon find")
        assert (meter(state), look(state).added_bars) == (12, 0)


@pytest.mark.rule("RT-E4")
class TestEmptyMeter:
    def test_at_zero_the_game_ends(self) -> None:
        state = ending("", meter=1)
        assert (meter(state), reason(state), list(state.actors())) == (0, "meter", [])

    def test_at_one_it_goes_on(self) -> None:
        assert reason(ending("", meter=2)) == ""

    def test_it_ends_at_no_other_moment_of_a_round(self) -> None:
        """A leak leaves one bar, and the round is played to its end."""
        state = board(WORLD + "D1: power 1", phase="begin", meter=1)
        do(state, "reveal", power="energon leak")
        assert (meter(state), reason(state), phase(state)) == (1, "", "place")
