"""Measures how fast this installation plays each game: `python -m rollout.testing.speed`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rollout.core.build import is_compiled
from rollout.core.chance import Fast
from rollout.core.game import Game
from rollout.core.state import Policy
from rollout.games import find, shelf
from rollout.search.playout import play_many

SEED = 2009


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured on one game under its default options, with one process."""

    game: str
    compiled: bool
    """Whether the game's own rules are machine code; search may be even where they are not."""
    playouts: float
    """Whole random games from the first decision to the end, a second."""
    actions: float
    """Actions of those games a second."""
    length: float
    """Actions of a game on average."""
    clone: float
    """Nanoseconds to copy a state, called from Python."""


def measure(game: Game[Any, Any, Any], seconds: float = 1.0) -> Speed:
    """Play random games for about so many seconds."""
    chance, policy = Fast(SEED), Policy()
    state = game.setup(game.options(), game.tables(game.sheet), chance)
    actions = 0

    def play(games: int) -> None:
        nonlocal actions
        actions += play_many(state, policy, chance, games)

    games, spent = _repeat(play, seconds)
    copies, copying = _repeat(lambda count: [state.clone() for _ in range(count)], seconds / 10)
    return Speed(
        game=game.name,
        compiled=is_compiled(type(state).__module__),
        playouts=games / spent,
        actions=actions / spent,
        length=actions / games,
        clone=1e9 * copying / copies,
    )


def _repeat(action: Callable[[int], object], seconds: float) -> tuple[int, float]:
    """Do something for about so long, in growing batches; how often it was done, and the processor's time for it."""
    done, batch = 0, 1
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        action(batch)
        done += batch
        batch = max(1, min(2 * batch, done // 4))
    return done, spent


def main(arguments: Sequence[str] | None = None) -> int:
    """Print one line of JSON a game."""
    parser = argparse.ArgumentParser(prog="python -m rollout.testing.speed", description=__doc__)
    parser.add_argument("games", nargs="*", help="names of games; none means every game on the shelf")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to play each game (default 1)")
    chosen = parser.parse_args(arguments)
    for game in map(find, chosen.games or sorted(shelf())):
        sys.stdout.write(msgspec.json.encode(measure(game, chosen.seconds)).decode() + "\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
