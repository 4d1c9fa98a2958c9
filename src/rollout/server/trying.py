"""Tries an edition that somebody brought: games on it have to end, or they would keep computer players busy.

And whatever can be done in them has to have a text of its own: computer players write down what they do, too.
"""

from __future__ import annotations

import time

import msgspec

from rollout.core.chance import Chance, Fast
from rollout.core.game import MAX_ACTIONS, AnyGame, Options
from rollout.core.problems import Problem
from rollout.core.state import State
from rollout.core.variants import all_options
from rollout.search.playout import Weighted, play_on

READ_ACTIONS = 200
"""From the beginning of a game on, before which every choice is written down and read."""
_AT_ONCE = 500


def first_problem(game: AnyGame) -> Problem | None:
    """Why nobody should play on an edition; None if a game on it goes well under all of the options that have few."""
    tries = (_problem(game, options, Fast(number)) for number, options in enumerate(all_options(game)))
    return next(filter(None, tries), None)


def _problem(game: AnyGame, options: Options, chance: Chance) -> Problem | None:
    state, policy = game.setup(options, game.native, chance), Weighted(game.heuristic())
    played = 0
    while state.outcome() is None:
        if played >= MAX_ACTIONS:
            return Problem.of("", "problem-endless", options=_said(options), actions=MAX_ACTIONS)
        if played < READ_ACTIONS and (text := _unreadable(game, state)):
            return Problem.of("", "problem-notation", text=text)
        played += play_on(state, policy, chance, 1 if played < READ_ACTIONS else _AT_ONCE)
        time.sleep(0)  # let others have their turn: compiled rules hold the interpreter
    return None


def _unreadable(game: AnyGame, state: State) -> str | None:
    """The text of something that can be done now, but is read as something else; None if there is none."""
    for seat in state.actors():
        view = game.view(state, seat)
        for action in state.legal(seat):
            text = game.write(view, int(action))
            if not game.is_read_as(view, text, int(action)):
                return text
    return None


def _said(options: Options) -> str:
    return ", ".join(f"{name}: {value}" for name, value in msgspec.to_builtins(options).items())
