"""Tries an edition that somebody brought: games on it have to end, or they would keep computer players busy."""

from __future__ import annotations

import time
from collections.abc import Iterator

import msgspec

from rollout.core.chance import Fast
from rollout.core.errors import DataError
from rollout.core.game import AnyGame, Options
from rollout.search.playout import Weighted, play_on

MOST_ACTIONS = 20_000
"""Of a game that is played by simple players; one that goes on for longer counts as endless."""
_AT_ONCE = 500


def endless(game: AnyGame) -> str:
    """Why nobody should play on an edition; empty if games on it end, under each value of each option that has few."""
    for number, options in enumerate(_variants(game)):
        chance = Fast(number)
        state, policy = game.setup(options, game.native, chance), Weighted(game.heuristic())
        played = 0
        while state.outcome() is None and played < MOST_ACTIONS:
            played += play_on(state, policy, chance, _AT_ONCE)
            time.sleep(0)  # let others have their turn: compiled rules hold the interpreter
        if state.outcome() is None:
            return f"a game on it ({_said(options)}) had not ended after {MOST_ACTIONS:,} actions"
    return ""


def _variants(game: AnyGame) -> Iterator[Options]:
    default = game.options()
    yield default
    for field in msgspec.inspect.type_info(game.options).fields:  # type: ignore[attr-defined]  # options are a struct
        values = field.type.values if isinstance(field.type, msgspec.inspect.LiteralType) else ()
        for value in values:
            try:
                options: Options = game.understood({field.encode_name: value})
            except DataError:  # it does not go alone
                continue
            if options != default:
                yield options


def _said(options: Options) -> str:
    return ", ".join(f"{name}: {value}" for name, value in msgspec.to_builtins(options).items())
