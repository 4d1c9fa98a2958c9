"""What one ply of Stratego costs a caller in Python, beside its uncompiled rules and a peer in C++.

A ply of random play is: who acts, its choices, one of them is applied, is the game over. Compiled rules, the same
rules uncompiled, and breakthrough of OpenSpiel (`pip install "rollout[bench]"`; left out where it is missing) play in
turn, a process each, and the processor's time counts, so that what else the machine does meets all alike.

    python bench/plies.py            # part of `make bench`
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from rollout.core.chance import Fast

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("classic", "game-1", "game-2")
PEER = "breakthrough"
GOALS = {"uncompiled": 20.0, "peer": 1.5, "clone": 300.0, "powers": 3.0}
"""The least and the most that is wanted; see `figures`."""
Row = dict[str, float]


def stratego(game: str, seconds: float, chance: Fast) -> Row:
    """Microseconds a ply, and nanoseconds a copy of a position in the middle of a game."""
    from rollout.games.stratego import GAME  # noqa: PLC0415 - the peer's process does without

    options = GAME.understood({"game": game, "sides": "autobots"})
    plies, spent, copy = 0, 0.0, 0.0
    while spent < seconds:
        state = GAME.setup(options, GAME.native, chance)
        while state.phase == 0:
            seat = state.actors()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal), "action")], chance)
        middle = state.clone()
        start = time.process_time()
        while len(actors := state.actors()) > 0:
            seat = actors[0]
            legal = state.legal(seat)
            state.apply(seat, legal[chance.below(len(legal), "action")], chance)
            plies += 1
        spent += time.process_time() - start
        copy = copying(middle)
    return {game: 1e6 * spent / plies, f"{game} clone": copy}


def copying(state: Any) -> float:
    """Nanoseconds to copy a state."""
    start = time.process_time()
    for _ in range(5000):
        state.clone()
    return 1e9 * (time.process_time() - start) / 5000


def peer(seconds: float, chance: Fast) -> Row:
    """Microseconds a ply of the peer; nothing where it is not installed."""
    try:
        game = importlib.import_module("pyspiel").load_game(PEER)
    except ImportError:
        return {}
    plies, spent = 0, 0.0
    while spent < seconds:
        state = game.new_initial_state()
        start = time.process_time()
        while not state.is_terminal():
            state.current_player()
            legal = state.legal_actions()
            state.apply_action(legal[chance.below(len(legal), "action")])
            plies += 1
        spent += time.process_time() - start
    return {PEER: 1e6 * spent / plies}


def measured(what: str, seconds: float, **environment: str) -> Row:
    """What one process measures."""
    command = [sys.executable, __file__, "--measure", what, "--seconds", str(seconds)]
    done = subprocess.run(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True)
    found: Row = json.loads(done.stdout)
    return found


def figures(rounds: int, seconds: float) -> Row:
    """Medians over the rounds, and the ratios that are wanted."""
    rows: list[Row] = []
    for _ in range(rounds):
        slow = measured("stratego", seconds, PYTHONPATH=f"{ROOT / 'src'}")
        uncompiled = {f"{key} uncompiled": value for key, value in slow.items()}
        rows.append({**measured("stratego", seconds), **uncompiled, **measured("peer", seconds)})
    found = {key: median(row[key] for row in rows) for key in rows[0]}
    found["uncompiled"] = median(row["classic uncompiled"] / row["classic"] for row in rows)
    found["powers"] = median(row["game-2"] / row["game-1"] for row in rows)
    found["clone"] = found["classic clone"]
    if PEER in found:
        found["peer"] = median(row[PEER] / row["classic"] for row in rows)
    return found


def as_text(found: Row) -> str:
    """For people."""
    lines = [
        f"Stratego, {game:<8} {found[game]:7.2f} us a ply, a copy {found[f'{game} clone']:5.0f} ns" for game in GAMES
    ]
    lines.append(f"compiled is {found['uncompiled']:.1f} times as fast as uncompiled (wanted {GOALS['uncompiled']:g})")
    beside = f"{found['peer']:.2f} times as fast as" if "peer" in found else "OpenSpiel is not installed, so not beside"
    lines.append(f"{beside} {PEER} of OpenSpiel ({found.get(PEER, 0):.2f} us a ply; wanted {GOALS['peer']:g} times)")
    lines.append(
        f"a ply of Game 2 costs {found['powers']:.2f} times one of Game 1 (wanted at most {GOALS['powers']:g})"
    )
    lines.append(f"a copy costs {found['clone']:.0f} ns (wanted at most {GOALS['clone']:g})")
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="of play, a game and round (default 1)")
    parser.add_argument("--measure", choices=["stratego", "peer"], help="in this process alone, as JSON")
    chosen = parser.parse_args()
    if chosen.measure == "peer":
        print(json.dumps(peer(chosen.seconds, Fast(7))))
    elif chosen.measure:
        rows = [stratego(game, chosen.seconds, Fast(7)) for game in GAMES]
        print(json.dumps({key: value for row in rows for key, value in row.items()}))
    else:
        print(as_text(figures(chosen.rounds, chosen.seconds)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
