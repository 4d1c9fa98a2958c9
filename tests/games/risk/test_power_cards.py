"""Power cards: revealed, played at once, kept for a battle, passed on."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.core.branches import branches
from rollout.games.risk import GAME
from rollout.games.risk.facts import MeterMoved, PowerGiven, PowerRevealed, UnitLost, UnitsChanged
from rollout.games.risk.position import METER_MOST, METER_NOW
from rollout.games.risk.state import RiskState
from tests.games.risk.kit import (
    asked,
    board,
    choices,
    do,
    expect,
    has,
    keeps,
    kind,
    look,
    meter,
    only,
    phase,
    play,
    refused,
    seat_of,
)

WORLD = "alaska: D1 4\nargentina: D2 4\nyakutsk: D3 4\negypt: A 2 + 2 humans\n"


def revealed(card: str, more: str = "", turn: str = "D1", **options: Any) -> RiskState:
    """An army begins its turn and reveals this card."""
    state = board(f"{WORLD}{turn}: power 2\n{more}", turn, "begin", **options)
    do(state, "reveal", power=card)
    return state


@pytest.mark.rule("RT-P1")
class TestRevealing:
    def test_at_most_one_in_a_turn(self) -> None:
        state = revealed("reinforcements")
        assert (phase(state), has(state, "D1", "power")) == ("place", 1)
        assert choices(state, "reveal") == []

    def test_another_one_in_the_next_turn(self) -> None:
        state = revealed("reinforcements", players=2)
        play(state, "place alaska", "done", "done", "done", "done", "done")
        assert (asked(state), phase(state)) == ("D1", "reveal")

    def test_without_a_face_down_card_nobody_is_asked(self) -> None:
        assert phase(board(WORLD, phase="begin")) == "place"

    def test_everybody_sees_it(self) -> None:
        state = board(f"{WORLD}D1: power 1", phase="begin")
        facts = do(state, "reveal", power="space bridge")
        assert only(facts, PowerRevealed) == [PowerRevealed(1, "Space Bridge", "now", "anywhere", 0)]
        card = look(state, 0).power[kind("space bridge")]
        assert (card.copies, card.unseen) == (1, 0)

    def test_any_card_that_nobody_has_seen_is_as_likely(self) -> None:
        """With both Ambushes seen, thirteen are left."""
        state = board(f"{WORLD}D1: power 1, keeps force-field", phase="begin")
        ways = list(branches(state, 1, GAME.read(look(state), "reveal")[0]))
        assert len(ways) == 14
        assert {after.unseen[kind("force-field")] for _, after in ways} == {0, 1}

    def test_units_more_at_once(self) -> None:
        assert look(revealed("reinforcements")).supply == 6

    def test_units_fewer_at_once(self) -> None:
        assert look(revealed("broken supply")).supply == 1

    def test_one_new_unit_is_left_at_least(self) -> None:
        state = board(f"{WORLD}D1: power 1", phase="begin")
        state.turn[0] = 2
        assert only(do(state, "reveal", power="broken supply"), UnitsChanged) == [UnitsChanged(1, -1, 1)]

    def test_a_bar_for_the_meter(self) -> None:
        assert meter(revealed("energon find")) == 8

    def test_not_beyond_what_the_meter_holds(self) -> None:
        state = board(f"{WORLD}D1: power 1", phase="begin")
        state.common[METER_NOW] = state.common[METER_MOST]
        assert only(do(state, "reveal", power="energon find"), MeterMoved) == [MeterMoved(1, 0, 12)]

    @pytest.mark.parametrize(("before", "after"), [(7, 6), (2, 1), (1, 1)])
    def test_a_leak_leaves_one_bar_on_the_meter(self, before: int, after: int) -> None:
        assert meter(revealed("energon leak", meter=before)) == after


@pytest.mark.rule("RT-P2")
class TestCosts:
    def test_the_owner_chooses_which_units_at_once(self) -> None:
        state = revealed("ambush", "peru: D1 1")
        assert (phase(state), choices(state)) == ("lose", ["lose alaska", "lose peru"])
        assert only(play(state, "lose alaska", "lose peru"), UnitLost) == [
            UnitLost(1, "Alaska", "unit"),
            UnitLost(1, "Peru", "unit"),
        ]
        expect(state, "alaska: D1 3\nperu: nobody")
        assert (phase(state), asked(state)) == ("place", "D1")

    def test_it_cannot_be_left_out(self) -> None:
        assert refused(revealed("ambush"), "done") == "RT-P2"

    def test_the_last_unit_stays(self) -> None:
        state = revealed("ambush", "alaska: D1 2")
        do(state, "lose alaska")
        expect(state, "alaska: D1 1")
        assert phase(state) == "place"

    @pytest.mark.parametrize("there", ["D1 1", "nobody"])
    def test_who_has_no_more_loses_nothing(self, there: str) -> None:
        state = revealed("ambush", f"alaska: {there}")
        assert phase(state) == "place"

    def test_the_autobot_side_may_take_humans(self) -> None:
        state = revealed("ambush", turn="A")
        assert choices(state) == ["lose egypt", "lose human egypt"]
        play(state, "lose human egypt", "lose egypt")
        expect(state, "egypt: A 1 + human")

    def test_humans_so_removed_are_no_slaves(self) -> None:
        state = revealed("ambush", turn="A")
        before = look(state).lost_humans
        play(state, "lose human egypt", "lose human egypt")
        assert look(state).lost_humans == before + 2
        assert [has(state, army, "slaves") for army in ("D1", "D2", "D3")] == [0, 0, 0]

    def test_the_last_unit_of_the_autobot_side_may_be_a_human(self) -> None:
        state = revealed("ambush", "egypt: A 1 + human", turn="A")
        do(state, "lose egypt")
        assert phase(state) == "place"
        expect(state, "egypt: human")

    def test_a_territory_may_be_left_empty(self) -> None:
        state = revealed("ambush", "egypt: human\nperu: human\nindia: human", turn="A")
        play(state, "lose human egypt", "lose human india")
        expect(state, "egypt: nobody\nindia: nobody")

    def test_a_continent_that_breaks_counts_in_the_next_turn(self) -> None:
        """New units were counted at the start of the turn."""
        state = revealed("ambush", "australia: D1 1")
        play(state, "lose indonesia", "lose alaska")
        assert (look(state).supply, look(state).armies[1].next_units) == (5, 3)


@pytest.mark.rule("RT-P3")
class TestKept:
    @pytest.mark.parametrize("card", ["targeting-computer", "force-field", "hold-the-line"])
    def test_it_lies_face_up(self, card: str) -> None:
        state = revealed(card)
        assert (keeps(state, "D1"), phase(state)) == ([card], "place")
        for viewer in (-1, 0, 3):
            assert len(look(state, viewer).armies[1].kept) == 1

    def test_it_may_be_used_later(self) -> None:
        state = revealed("targeting computer", "alberta: 2 humans", players=2)
        play(state, "place alaska", *["done"] * 5)
        play(state, "done", "done", "attack alaska alberta 2")
        assert choices(state) == ["done", "use targeting-computer"]

    def test_also_in_the_turns_of_others(self) -> None:
        state = board(WORLD + "alberta: D2 1\nD2: keeps force-field")
        do(state, "attack alaska alberta 2")
        assert (asked(state), phase(state)) == ("D2", "defence-card")
        do(state, "use force-field")
        assert (asked(state), phase(state)) == ("D1", "battle")

    def test_the_autobot_player_uses_one_for_humans(self) -> None:
        state = board(WORLD + "alberta: 2 humans\nA: keeps force-field")
        do(state, "attack alaska alberta 2")
        assert (seat_of(state), choices(state)) == (0, ["done", "use force-field"])

    def test_one_commander_defends_against_the_own_other_army(self) -> None:
        state = board(WORLD + "alberta: D2 1\nD2: keeps force-field", players=2, armies=3)
        do(state, "attack alaska alberta 2")
        assert (seat_of(state), asked(state)) == (1, "D2")

    def test_an_attack_card_does_not_defend_and_the_other_way_round(self) -> None:
        state = board(WORLD + "alberta: human\nD1: keeps force-field\nA: keeps targeting-computer")
        do(state, "attack alaska alberta 2")
        assert phase(state) == "battle"


@pytest.mark.rule("RT-P4")
class TestPassedOn:
    def test_the_owner_chooses_any_other_army_in_the_game(self) -> None:
        state = revealed("sabotage")
        assert (phase(state), choices(state)) == ("give", ["give 0", "give 2", "give 3"])
        assert refused(state, "give 1") == "RT-P4"
        assert refused(state, "done") == "RT-P4"

    def test_also_one_of_the_same_commander(self) -> None:
        assert choices(revealed("sabotage", players=2, armies=3)) == ["give 0", "give 2", "give 3"]

    def test_not_an_eliminated_one(self) -> None:
        state = board(f"{WORLD}D1: power 1", phase="begin")
        state.put_out(2, -1, None)
        do(state, "reveal", power="sabotage")
        assert choices(state) == ["give 0", "give 3"]
        assert refused(state, "give 2") == "RT-P4"

    def test_what_it_costs_the_receiver_pays_at_once(self) -> None:
        state = revealed("sabotage")
        assert only(do(state, "give 2"), PowerGiven) == [PowerGiven(1, 2, "Sabotage")]
        assert (asked(state), phase(state)) == ("D2", "lose")
        play(state, "lose argentina", "lose argentina")
        expect(state, "argentina: D2 2\nalaska: D1 4")
        assert (asked(state), phase(state)) == ("D1", "place")

    def test_the_receiver_keeps_the_last_unit(self) -> None:
        state = revealed("sabotage", "argentina: D2 1")
        do(state, "give 2")
        assert (asked(state), phase(state)) == ("D1", "place")

    def test_the_autobot_side_may_pay_with_humans(self) -> None:
        state = revealed("sabotage")
        play(state, "give 0", "lose human egypt", "lose human egypt")
        expect(state, "egypt: A 2")

    def test_what_it_gives_lies_open_until_the_receivers_next_turn(self) -> None:
        state = revealed("leaked plans")
        do(state, "give 2")
        assert [army.gift for army in look(state, 0).armies] == [0, 0, 2, 0]
        play(state, "place alaska", "done", "done")
        assert (asked(state), look(state).supply, has(state, "D2", "gift")) == ("D2", 5, 0)

    def test_it_counts_once(self) -> None:
        state = revealed("leaked plans", players=3)
        play(state, "give 2", *["done"] * 9)
        assert (look(state).armies[2].next_units, asked(state)) == (3, "D1")

    def test_it_is_lost_with_the_receiver(self) -> None:
        state = revealed("leaked plans", "argentina: nobody\nalberta: D2 1\nD2: turns 3")
        play(state, "give 2", "place alaska", "attack alaska alberta 3")
        do(state, "roll", "6 5 4 : 1")
        assert (look(state).armies[2].out, has(state, "D2", "gift"), has(state, "D1", "gift")) == (True, 0, 0)

    def test_the_card_itself_is_gone(self) -> None:
        state = revealed("leaked plans")
        do(state, "give 2")
        assert (keeps(state, "D1"), keeps(state, "D2")) == ([], [])


@pytest.mark.rule("RT-P5")
class TestFaceDown:
    def test_nobody_has_to_reveal(self) -> None:
        state = board(f"{WORLD}D1: power 3", phase="begin")
        do(state, "done")
        assert (phase(state), has(state, "D1", "power")) == ("place", 3)

    def test_its_owner_does_not_know_it_either(self) -> None:
        """All that is known is how many of each kind nobody has seen."""
        state = board(f"{WORLD}D1: power 3", phase="begin")
        views = [look(state, viewer) for viewer in (-1, 0, 1)]
        assert len({repr(view).replace(f"viewer={view.viewer}", "") for view in views}) == 1
        assert [card.unseen for card in views[2].power] == [card.copies for card in views[2].power]


@pytest.mark.rule("RT-P7")
class TestAnywhere:
    def test_any_one_territory_with_units_of_the_own_side(self) -> None:
        state = revealed("space bridge", "india: D1 1")
        assert "place india" in choices(state)
        assert refused(state, "place egypt") == refused(state, "place brazil") == "RT-N7"
        do(state, "place india")
        expect(state, "india: D1 4")

    def test_or_at_a_starting_point_as_ever(self) -> None:
        state = revealed("space bridge")
        assert "place kamchatka" in choices(state)

    def test_for_autobots_also_with_humans_alone_where_a_bar_is_collected(self) -> None:
        state = revealed("space bridge", "india: 2 humans, bar", turn="A")
        do(state, "place india")
        expect(state, "india: A 3 + 2 humans")
        assert has(state, "A", "bars") == 1

    def test_not_into_an_empty_territory_away_from_the_centre(self) -> None:
        assert "place india" not in choices(revealed("space bridge", turn="A"))

    def test_they_do_not_attack_from_there(self) -> None:
        state = revealed("space bridge", "india: D1 1\nchina: human")
        do(state, "place india")
        do(state, "attack india china")
        assert choices(state) == ["take 1"]

    def test_in_this_turn_alone(self) -> None:
        state = revealed("space bridge", "india: D1 1", players=2)
        play(state, *["done"] * 6)
        assert phase(state) == "reveal"
        do(state, "done")
        assert "place india" not in choices(state)
