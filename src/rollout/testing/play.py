"""Seeded random games, kept step by step: what the checks of a game look at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from rollout.core.chance import Chance, Fast, Recording
from rollout.core.game import MAX_ACTIONS, AnyGame, Options
from rollout.core.state import State
from rollout.core.variants import all_options
from rollout.core.wire import SPECTATOR, Fact

Draws = list[tuple[str, int, int]]


@dataclass(frozen=True)
class Step:
    """One event of a game and how things stand after it. Treat states as read-only: clone, then change."""

    seat: int
    """Who acted; SPECTATOR for the set-up."""
    action: int
    """The action, -1 for the set-up."""
    draws: Draws
    facts: tuple[Fact, ...]
    state: State


@dataclass(frozen=True)
class Play:
    """One game from its set-up to its end."""

    game: AnyGame
    options: Options
    tables: Any
    seed: int
    steps: tuple[Step, ...]

    @property
    def seats(self) -> range:
        """The seats of this game."""
        return range(self.game.seats(self.options))

    @property
    def viewers(self) -> range:
        """SPECTATOR and every seat."""
        return range(SPECTATOR, len(self.seats))

    def __str__(self) -> str:
        return f"{self.game.name}, {self.options}, seed {self.seed}"


def walk(game: AnyGame, options: Options, seed: int, max_actions: int = MAX_ACTIONS) -> Iterator[Step]:
    """Play a random game; the state of a step is the game's own and changes when the walk goes on.

    The seats' choices and the game's draws come from two streams, so a changed rule does not change all choices.
    """
    picks = Fast(seed ^ 0x5EA7)
    chance = Recording(Fast(seed))
    facts: list[Fact] = []
    chance.begin(0)
    state = game.setup(options, game.native, chance, facts)
    yield Step(SPECTATOR, -1, chance.draws, tuple(facts), state)
    for number in range(1, max_actions + 1):
        if not (actors := list(state.actors())):
            return
        seat, action = pick(state, actors, picks)
        facts = []
        chance.begin(number)
        state.apply(seat, action, chance, facts)
        yield Step(seat, action, chance.draws, tuple(facts), state)


def pick(state: State, actors: list[int], picks: Chance) -> tuple[int, int]:
    """A seat out of those that may act, and one of its actions.

    Raises:
        AssertionError: the seat may act but has no action.
    """
    seat = actors[picks.below(len(actors), "seat")]
    actions = state.legal(seat)
    assert len(actions), f"seat {seat} may act but has no legal action"
    return seat, actions[picks.below(len(actions), "action")]


def play(game: AnyGame, options: Options, seed: int, max_actions: int = MAX_ACTIONS) -> Play:
    """A random game with a copy of the state after each step."""
    steps = tuple(
        Step(step.seat, step.action, step.draws, step.facts, step.state.clone())
        for step in walk(game, options, seed, max_actions)
    )
    return Play(game, options, game.native, seed, steps)


def plays(game: AnyGame, games: int, seed: int = 0, chosen: Sequence[Options] = ()) -> list[Play]:
    """`games` games, over the chosen options or all, at least one for each. After the first they are brief ones."""
    default, *others = chosen or all_options(game)
    options = [default, *(replace(each, **game.brief) for each in others)]
    count = max(games, len(options))
    return [play(game, options[number % len(options)], seed + number) for number in range(count)]
