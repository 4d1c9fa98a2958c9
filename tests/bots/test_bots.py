"""The computer players: they follow the rules, a move can be repeated, and what they cannot know does not move them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from rollout.bots import kinds, make_bot
from rollout.bots.strategy import most_thought
from rollout.core.chance import Fast
from rollout.core.errors import DataError
from rollout.core.game import AnyGame, Level
from rollout.core.wire import Fact, Told
from rollout.games import find, shelf
from tests.toys.hideout import GAME as HIDEOUT
from tests.toys.standoff import GAME as STANDOFF

GAMES: list[AnyGame] = [HIDEOUT, STANDOFF, *shelf().values()]
every_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.name, marks=[pytest.mark.slow] if game.brief else []) for game in GAMES]
)
"""Long games are played compiled only."""
OPEN = ("pig", "risk")
"""Games without secrets, if they are there."""
MOST_ACTIONS = 1000
"""Of a game."""
every_kind = pytest.mark.parametrize("kind", kinds())


def level(kind: str) -> Level:
    return Level(name="tested", bot=kind, budget=12)


def any_of(numbers: Sequence[int], chance: Fast) -> int:
    return numbers[chance.below(len(numbers), "any")]


def midway(game: AnyGame, tables: Any, actions: int) -> tuple[Any, dict[int, list[Told]]]:
    """A random game after some actions, and what each seat was told."""
    chance = Fast(actions)
    facts: list[Fact] = []
    state = game.setup(game.options(), tables, chance, facts)
    for _ in range(actions):
        after = state.clone()
        seat = any_of(after.actors(), chance)
        action = any_of(after.legal(seat), chance)
        after.apply(seat, action, chance, facts)
        if not after.actors():
            break
        state = after
    seats = range(game.seats(game.options()))
    return state, {seat: [t for fact in facts if (t := game.tell(fact, seat)) is not None] for seat in seats}


@every_game
@every_kind
def test_a_whole_game_is_played_by_the_rules(game: AnyGame, kind: str) -> None:
    tables, chance = game.tables(game.sheet), Fast(5)
    facts: list[Fact] = []
    bot = make_bot(game, tables, level(kind))
    state = game.setup(game.understood(dict(game.brief)), tables, chance, facts)
    for _ in range(MOST_ACTIONS):
        if not (actors := list(state.actors())):
            break
        seat = actors[0]
        told = [t for fact in facts if (t := game.tell(fact, seat)) is not None]
        action = bot.choose(seat, game.view(state, seat), told, list(state.legal(seat)), chance)

        assert action in list(state.legal(seat))
        state.apply(seat, action, chance, facts)
    assert state.outcome() is not None, "games between these players end"


@every_game
@every_kind
@pytest.mark.parametrize("actions", [0, 3, 9])
def test_the_same_view_and_another_truth_give_the_same_move(game: AnyGame, kind: str, actions: int) -> None:
    tables = game.tables(game.sheet)
    truth, told = midway(game, tables, actions)
    seat = truth.actors()[0]
    bot = make_bot(game, tables, level(kind))
    belief = game.belief(tables, game.view(truth, seat), told[seat])

    moves, worlds = set(), set()
    for seed in range(8):
        other = belief.sample(Fast(seed))
        worlds.add(other.key())
        view, legal = game.view(other, seat), list(other.legal(seat))
        assert view == game.view(truth, seat)
        moves.add(bot.choose(seat, view, told[seat], legal, Fast(11)))

    assert len(moves) == 1
    assert len(worlds) > 1 or actions == 0 or game.name in OPEN, "there is something that the seat does not know"


def test_a_strategy_without_a_budget_thinks_as_the_best_level_of_its_game_does() -> None:
    heroes = find("robot-heroes")
    assert most_thought(heroes) == heroes.levels["hard"].budget
    assert most_thought(HIDEOUT) == 1


def test_an_unknown_kind_is_named_with_those_that_there_are() -> None:
    with pytest.raises(DataError, match=r"tested\.bot: 'genius' is none of flat, policy, random, strategy"):
        make_bot(HIDEOUT, None, level("genius"))
