"""Whole games: nothing gets lost, games end, and one game is known by heart."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.core.branches import branches
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.position import DISCARDS, HAND, PILE
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import EFFECTS, TABLES, Level, act, battle, box, look, playthrough, random_games, ring


def cards_of(state: HeroesState, seat: int) -> int:
    kinds = state.tables.kinds
    played = sum(1 for card in state.played if card // kinds == seat)
    return sum(state.count(place, seat) for place in (HAND, PILE, DISCARDS)) + played + (state.sealed[seat] >= 0)


@pytest.mark.rule("RH-S3", "RH-B6", "RH-B8")
@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**40))
def test_each_player_always_has_sixteen_cards(seed: int) -> None:
    for state in random_games([seed]):
        assert [cards_of(state, 0), cards_of(state, 1)] == ([16, 16] if state.phase else [0, 0])
        assert min(state.cards) >= 0


@pytest.mark.rule("RH-S4", "RH-B6", "RH-B8")
@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**40))
def test_each_player_always_has_twenty_cards_on_the_advanced_level(seed: int) -> None:
    for state in random_games([seed], level="advanced"):
        assert [cards_of(state, 0), cards_of(state, 1)] == ([20, 20] if state.phase else [0, 0])
        assert min(state.cards) >= 0
        assert len(state.played) == len(state.numbers)


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 2**40), st.sampled_from([0, 2, 20]), st.sampled_from(["basic", "advanced"]))
def test_games_end_and_remember_everything(seed: int, max_turns: int, level: Level) -> None:
    last = None
    for state in random_games([seed], max_turns=max_turns, level=level):
        assert GAME.decode(TABLES, state.encode()).key() == state.clone().key() == state.key()
        last = state
    assert last is not None and last.outcome() is not None
    assert max_turns == 0 or last.turns <= max_turns


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 2**40), st.sampled_from(["1 6", "die", "3 3 3 3"]))
def test_small_decks_play_as_well(seed: int, deck: str) -> None:
    tables = ring("S B D B S B D B", starts=(0, 4), deck=deck)
    for state in random_games([seed], tables, max_turns=40):
        assert cards_of(state, 0) == cards_of(state, 1) == (len(deck.split()) if state.phase else 0)


@settings(deadline=None, max_examples=30)
@given(st.integers(0, 2**40))
def test_boxes_full_of_special_attacks_play_as_well(seed: int) -> None:
    """Every effect at once, and hardly an ordinary card."""
    tables = box(*EFFECTS, deck="1 6 die")
    for state in random_games([seed], tables, max_turns=30, level="advanced"):
        assert cards_of(state, 0) == cards_of(state, 1) == (3 + 2 * len(EFFECTS) if state.phase else 0)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_a_whole_game_known_by_heart(level: Level) -> None:
    """Drawn by hand of chance and kept: whoever changes it changes the rules."""
    known = (Path(__file__).parent / f"whole_game_{level}.txt").read_text()
    events = [line for line in known.splitlines() if not line.startswith((" ", "="))]
    assert playthrough(events, level) == known


@pytest.mark.rule("RH-B3")
def test_the_odds_of_a_die_card_are_exact() -> None:
    state = battle(("die 1 1 1", "4 1 1 1"))
    act(state, 1, "play 4")
    (action,) = GAME.read(look(state, 0), "play die")
    won = sum((share for share, after in branches(state, 0, action) if after.damage[1] == 1), Fraction(0))
    tied = sum((share for share, after in branches(state, 0, action) if after.phase == 4), Fraction(0))
    assert (won, tied) == (Fraction(1, 3), Fraction(1, 6))
