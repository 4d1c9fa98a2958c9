"""What search knows about the game."""

from __future__ import annotations

import pytest

from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.heuristics import race
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import ADVANCED, Level, act, battle, box, duel, fight, lines, position, random_games

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


def test_special_attacks_are_worth_playing_and_worth_keeping() -> None:
    played = weights(duel("6 1 hit boost ambush strike", "1"), 0)
    assert played["play direct-hit"] > played["play 6"] > played["play ambush"] > played["play 1"]
    assert played["play power-boost"] > played["play double-strike"] > played["play 1"]
    thrown = weights(position("discard", tables=ADVANCED, hands=("1 2 3 4 5 6 hit", "1"), pawns=(1, 12), die=1), 0)
    assert thrown["discard 1"] > thrown["discard direct-hit"] > 0


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize(("other", "best"), [("1", "1"), ("4", "2"), ("6", "4")])
def test_the_lowest_card_that_wins_is_added_to_a_boost(other: str, best: str) -> None:
    state = duel("boost 1 2 3 4 5 6", other + " 1 1 2 2 3")
    fight(state, "boost", other)
    chosen = weights(state, 0)
    assert max(chosen, key=lambda line: chosen[line]) == f"add {best}"


def test_a_card_that_ties_is_better_to_add_than_one_that_loses() -> None:
    state = duel("boost 1 3", "6 1 1 2 2 3")
    fight(state, "boost", "6")
    assert weights(state, 0)["add 3"] > weights(state, 0)["add 1"]


@pytest.mark.parametrize("seed", range(3))
def test_every_effect_has_a_weight(seed: int) -> None:
    tables = box(
        'card = "a"\neffect = "number"\nnumber = 0\nloss = 20',
        'card = "b"\neffect = "draw"',
        'card = "c"\neffect = "against"\nleast = 20',
        'card = "d"\neffect = "win"\ndamage = 20',
        'card = "e"\neffect = "add"\nadd = 20\nnumber = 0',
    )
    for state in random_games([seed], tables, max_turns=20, level="advanced"):
        for seat in state.actors():
            assert min(HEURISTIC.weights(state, seat, state.legal(seat))) > 0
        assert all(0 <= HEURISTIC.value(state, seat) <= 1 for seat in (0, 1))


def test_the_chance_of_an_even_race() -> None:
    assert race(1, 1) == 0.5
    assert race(2, 1) == 0.75
    assert race(6, 6) == pytest.approx(0.5)
    assert race(3, 5) + race(5, 3) == pytest.approx(1)


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_a_value_is_a_chance_and_both_sum_to_one(level: Level) -> None:
    for state in random_games(range(10), level=level):
        values = [HEURISTIC.value(state, seat) for seat in (0, 1)]
        assert sum(values) == pytest.approx(1)
        outcome = state.outcome()
        if outcome is not None:
            assert values == list(outcome.scores)
