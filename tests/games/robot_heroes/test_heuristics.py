"""What search knows about the game."""

from __future__ import annotations

import pytest

from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.heuristics import race
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import act, battle, lines, position, random_games

HEURISTIC = GAME.heuristic()


def weights(state: HeroesState, seat: int) -> dict[str, int]:
    return dict(zip(lines(state, seat), HEURISTIC.weights(state, seat, state.legal(seat)), strict=True))


def test_high_cards_are_played_and_low_ones_discarded() -> None:
    played = weights(battle(("1 3 6 die", "1")), 0)
    assert played["play 6"] > played["play die"] > played["play 3"] > played["play 1"]
    thrown = weights(position("discard", hands=("1 3 5 6 die", "1"), pawns=(1, 12), die=1), 0)
    assert thrown["discard 1"] > thrown["discard 3"] > thrown["discard die"] > thrown["discard 6"]


def test_a_good_hand_looks_for_battles_and_a_small_one_for_cards() -> None:
    few, good = position(hands=("1 1 2", "1")), position(hands=("6 5 5 4 4", "1"))
    for state in (few, good):
        act(state, 0, "roll", "die move 2")
    assert weights(few, 0)["move 22"] > weights(few, 0)["move 2"]
    assert weights(good, 0)["move 22"] < weights(good, 0)["move 2"]


def test_the_chance_of_an_even_race() -> None:
    assert race(1, 1) == 0.5
    assert race(2, 1) == 0.75
    assert race(6, 6) == pytest.approx(0.5)
    assert race(3, 5) + race(5, 3) == pytest.approx(1)


def test_a_value_is_a_chance_and_both_sum_to_one() -> None:
    for state in random_games(range(10)):
        values = [HEURISTIC.value(state, seat) for seat in (0, 1)]
        assert sum(values) == pytest.approx(1)
        outcome = state.outcome()
        if outcome is not None:
            assert values == list(outcome.scores)
