"""Long runs of what draws games at random: conformance and pairs of worlds, on every game, from fresh seeds."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rollout.cli.terminal import progress
from rollout.games import AnyGame, shelf
from rollout.testing import check_game, compare_worlds

ROOT = Path(__file__).resolve().parent.parent
OPEN = {"pig"}
"""Games without a secret: there are no two worlds to compare."""
CHUNK = 20
"""Games that are checked between two movements of the progress bar."""


def main() -> int:
    """Run everything; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000, help="games a game that go through every check")
    parser.add_argument("--pairs", type=int, default=50_000, help="pairs of worlds a game")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="to repeat a run; by default the clock")
    chosen = parser.parse_args()
    os.environ["ROLLOUT_GAMES"] = os.pathsep.join(str(ROOT / folder) for folder in ("tests/toys", "examples"))
    print(f"seed {chosen.seed}", flush=True)
    passed = 0
    runs = [(game, run) for game in shelf().values() for run in (conformance, pairs)]
    runs = [(game, run) for game, run in runs if run is conformance or game.name not in OPEN]
    for game, run in runs:
        passed += attempt(game, run, chosen)
    print(f"{passed} passed, {len(runs) - passed} failed")
    return 0 if passed == len(runs) else 1


def attempt(game: AnyGame, run: Callable[[AnyGame, argparse.Namespace], str], chosen: argparse.Namespace) -> bool:
    """One run on one game; says how it went."""
    began = time.monotonic()
    try:
        result, good = run(game, chosen), True
    except AssertionError as error:
        result, good = f"FAILED: {error}", False
    print(f"{game.name}, {run.__name__}: {result} ({time.monotonic() - began:.0f} s)", flush=True)
    return good


def conformance(game: AnyGame, chosen: argparse.Namespace) -> str:
    """Every check of the conformance suite."""
    with progress(f"{game.name}, conformance") as report:
        for done in range(0, chosen.games, CHUNK):
            check_game(game, CHUNK, chosen.seed + done)
            report(min(done + CHUNK, chosen.games), chosen.games)
    return f"{chosen.games} games"


def pairs(game: AnyGame, chosen: argparse.Namespace) -> str:
    """The pair test of hidden information."""
    with progress(f"{game.name}, pairs") as report:
        found = compare_worlds(game, chosen.pairs, chosen.seed, progress=lambda done: report(done, chosen.pairs))
    assert not found.findings, "\n".join(str(finding) for finding in found.findings[:3])
    return f"{found.pairs} pairs, {found.size} bytes, none differs"


if __name__ == "__main__":
    sys.exit(main())
