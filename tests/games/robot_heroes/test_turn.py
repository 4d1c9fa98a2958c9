"""A turn: roll, move, and what the landing space does [RH-T]."""

from __future__ import annotations

import pytest

from rollout.games.robot_heroes.facts import (
    BattleBegan,
    CardDiscarded,
    Drawn,
    DrawSkipped,
    Landed,
    PileShuffled,
    Rolled,
    TurnBegan,
)
from tests.games.robot_heroes.kit import ADVANCED, act, actors, fight, happened, lines, look, position, ring


@pytest.mark.rule("RH-T1")
def test_a_turn_begins_with_one_roll_of_the_die() -> None:
    state = position()
    assert lines(state, 0) == ["roll"]
    assert act(state, 0, "roll", "die move 4") == [Rolled(0, 4, "move")]
    assert look(state).die == 4
    assert look(state).phase == "move"


@pytest.mark.rule("RH-T1")
def test_what_each_landing_would_do_is_shown() -> None:
    state = position(pawns=(10, 12))
    act(state, 0, "roll", "die move 2")
    assert [(landing.space, landing.effect) for landing in look(state).landings] == [(8, "battle"), (12, "opponent")]


@pytest.mark.rule("RH-T4")
def test_landing_on_a_battle_space_is_a_battle() -> None:
    state = position(pawns=(0, 12))
    act(state, 0, "roll", "die move 2")
    facts = act(state, 0, "move 2")
    assert facts[1:] == [Landed(0, 2, "battle"), BattleBegan(0)]
    assert actors(state) == [0, 1]


@pytest.mark.rule("RH-T5")
def test_landing_on_the_opponent_is_a_battle_on_any_kind_of_space() -> None:
    """Space 12 is a start space, where nothing happens otherwise."""
    state = position(pawns=(10, 12))
    act(state, 0, "roll", "die move 2")
    assert act(state, 0, "move 12")[1:] == [Landed(0, 12, "opponent"), BattleBegan(0)]


@pytest.mark.rule("RH-T5")
def test_no_card_is_drawn_when_the_opponent_stands_on_a_draw_card_space() -> None:
    state = position(pawns=(2, 3))
    act(state, 0, "roll", "die move 1")
    facts = act(state, 0, "move 3")
    assert "Drawn" not in happened(facts)
    assert look(state).phase == "duel"
    assert look(state).heroes[0].hand == 3


@pytest.mark.rule("RH-T5")
def test_the_opponent_on_a_battle_space_is_exactly_one_battle() -> None:
    state = position(pawns=(0, 2), hands=("6 1 1 1", "1 1 2 2"))
    act(state, 0, "roll", "die move 2")
    act(state, 0, "move 2")
    facts = fight(state, "6", "1")
    assert happened(facts).count("BattleBegan") == 0
    assert look(state).phase == "roll"
    assert actors(state) == [1]


@pytest.mark.rule("RH-T5")
def test_pawns_stay_where_they_are_after_a_battle() -> None:
    state = position(pawns=(0, 2), hands=("6 1 1 1", "1 1 2 2"))
    act(state, 0, "roll", "die move 2")
    act(state, 0, "move 2")
    fight(state, "6", "1")
    assert [hero.pawn for hero in look(state).heroes] == [2, 2]


@pytest.mark.rule("RH-T5")
def test_leaving_a_shared_space_is_no_landing() -> None:
    state = position(pawns=(2, 2), turn=1)
    act(state, 1, "roll", "die move 1")
    assert happened(act(state, 1, "move 1", "draw 1 1/13")) == ["PawnMoved", "Landed", "Drawn", "TurnBegan"]


@pytest.mark.rule("RH-T6")
def test_landing_on_a_draw_card_space_draws_the_top_card() -> None:
    state = position(hands=("1 2 3", "1 2 3"), piles=("5 6", "4"))
    act(state, 0, "roll", "die move 1")
    facts = act(state, 0, "move 1", "draw 0 2/2")
    assert facts[1:] == [Landed(0, 1, "draw"), Drawn(0, "6"), TurnBegan(1)]
    assert look(state, 0).hand == ("1", "2", "3", "6")


@pytest.mark.rule("RH-T6")
def test_the_draw_is_compulsory() -> None:
    state = position()
    act(state, 0, "roll", "die move 1")
    act(state, 0, "move 1", "draw 0 1/13")
    assert actors(state) == [1]


@pytest.mark.rule("RH-T7")
def test_with_five_cards_one_is_discarded_first() -> None:
    state = position(hands=("1 1 2 3 die", "1 2 3"), piles=("6", "4"))
    act(state, 0, "roll", "die move 1")
    act(state, 0, "move 1")
    assert look(state).phase == "discard"
    assert lines(state, 0) == ["discard die", "discard 1", "discard 2", "discard 3"]
    assert lines(state, 1) == []
    facts = act(state, 0, "discard 1", "draw 0 1/1")
    assert facts == [CardDiscarded(0, "1"), Drawn(0, "6"), TurnBegan(1)]
    assert look(state, 0).hand == ("1", "2", "3", "6", "die")
    assert look(state, 1).heroes[0].discard == ("1",)


@pytest.mark.rule("RH-T7")
def test_with_four_cards_nothing_is_discarded() -> None:
    state = position(hands=("1 1 2 3", "1 2 3"))
    act(state, 0, "roll", "die move 1")
    act(state, 0, "move 1", "draw 0 1/12")
    assert look(state).heroes[0].hand == 5


@pytest.mark.rule("RH-T7")
def test_on_the_advanced_level_the_limit_is_seven() -> None:
    six = position(tables=ADVANCED, hands=("1 1 2 3 hit die", "1"), piles=("6", "4"))
    act(six, 0, "roll", "die move 1")
    act(six, 0, "move 1", "draw 0 1/1")
    assert look(six).heroes[0].hand == 7
    seven = position(tables=ADVANCED, hands=("1 1 2 3 4 hit die", "1"), piles=("6", "4"))
    act(seven, 0, "roll", "die move 1")
    act(seven, 0, "move 1")
    assert "discard direct-hit" in lines(seven, 0)


@pytest.mark.rule("RH-T7")
def test_a_special_attack_may_be_discarded() -> None:
    state = position(tables=ADVANCED, hands=("1 1 2 3 4 hit die", "1"), piles=("6", "4"))
    act(state, 0, "roll", "die move 1")
    act(state, 0, "move 1")
    facts = act(state, 0, "discard direct-hit", "draw 0 1/1")
    assert facts[0] == CardDiscarded(0, "direct-hit", "special", "Ion Blaster")
    assert look(state, 1).heroes[0].discard == ("direct-hit",)


@pytest.mark.rule("RH-T7", "RH-B8")
def test_the_card_discarded_at_the_limit_may_be_the_one_drawn() -> None:
    """The pile is empty and the discard pile too: the discarded card is shuffled and drawn again."""
    state = position(hands=("1 2 3 4 5", "1"), piles=("", "4"))
    act(state, 0, "roll", "die move 1")
    act(state, 0, "move 1")
    facts = act(state, 0, "discard 5", "draw 0 1/1")
    assert facts == [CardDiscarded(0, "5"), PileShuffled(0, ("5",)), Drawn(0, "5"), TurnBegan(1)]
    assert look(state, 1).heroes[0].shown == ("5",)


@pytest.mark.rule("RH-T6", "RH-B8")
def test_without_any_card_to_draw_the_draw_is_skipped() -> None:
    state = position(hands=("1 2 3 4", "1"), piles=("", "4"))
    act(state, 0, "roll", "die move 1")
    assert act(state, 0, "move 1")[2:] == [DrawSkipped(0), TurnBegan(1)]


@pytest.mark.rule("RH-T8")
def test_a_start_space_does_nothing() -> None:
    state = position(pawns=(2, 14))
    act(state, 0, "roll", "die move 2")
    assert act(state, 0, "move 0")[1:] == [Landed(0, 0, "nothing"), TurnBegan(1)]


@pytest.mark.rule("RH-T8")
def test_a_starting_space_that_is_a_battle_space_starts_battles() -> None:
    state = position(tables=ring("B D S D", starts=(0, 2)), pawns=(1, 2))
    act(state, 0, "roll", "die move 1")
    assert act(state, 0, "move 0")[1:] == [Landed(0, 0, "battle"), BattleBegan(0)]


@pytest.mark.rule("RH-T9")
def test_players_alternate_turns() -> None:
    state = position(tables=ring("S S S S S S", starts=(0, 3)), pawns=(0, 3))
    order = []
    for space in (1, 4, 0, 3):
        order.append(state.turn)
        act(state, state.turn, "roll", "die move 1")
        act(state, state.turn, f"move {space}")
    assert order == [0, 1, 0, 1]
    assert look(state).turns == 4
