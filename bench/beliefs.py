"""How many worlds a second fit what a seat saw in the middle of a game of Stratego: `belief.sample`, on one process.

Positions come from random games that were played half through; the processor's time counts.

    python bench/beliefs.py            # of the rollout that is installed, compiled or not
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import islice
from statistics import median

from rollout.core.build import is_compiled
from rollout.core.chance import Fast
from rollout.core.state import Belief
from rollout.core.wire import Told
from rollout.games import AnyGame, find
from rollout.testing import walk

GAME: AnyGame = find("stratego")
GAMES = ("game-1", "game-2")
GOAL = 10_000
"""Worlds a second that are wanted."""
POSITIONS = 9
AT_ONCE = 200
"""Worlds between two looks at the clock."""


def belief_of(game: str, seed: int) -> Belief:
    """What the seat to move believes in the middle of a random game."""
    options = GAME.understood({"game": game, "sides": "autobots"})
    half = sum(1 for _ in walk(GAME, options, seed)) // 2
    told: tuple[list[Told], list[Told]] = ([], [])
    for step in islice(walk(GAME, options, seed), half):
        for seat in (0, 1):
            told[seat].extend(heard for fact in step.facts if (heard := GAME.tell(fact, seat)) is not None)
    seat = int(step.state.actors()[0])
    return GAME.belief(GAME.native, GAME.view(step.state, seat), told[seat])


def rate(belief: Belief, seconds: float) -> float:
    """Worlds a second."""
    chance, count, start = Fast(7), 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(AT_ONCE):
            belief.sample(chance)
        count += AT_ONCE
    return count / spent


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each position (default 0.5)")
    chosen = parser.parse_args()
    print(f"these rules run {'compiled' if is_compiled() else 'uncompiled'}")
    for game in GAMES:
        rates = [rate(belief_of(game, seed), chosen.seconds) for seed in range(1, POSITIONS + 1)]
        print(f"{game}: {median(rates):,.0f} worlds a second, {min(rates):,.0f} at least (wanted {GOAL:,})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
