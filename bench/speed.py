"""Compiled and uncompiled rules side by side: random playouts a second, and how many times as fast.

Run it with the Python into which rollout is installed (`make bench`). Both kinds run in turn, a process
each, so that what else the machine does meets both; ratios are medians over the rounds. Then follows what a ply of
Stratego costs a caller in Python, beside a peer (`plies.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

import plies

ROOT = Path(__file__).resolve().parent.parent
GAMES = [ROOT / "tests" / "toys", ROOT / "examples"]
"""Games outside the package: plain Python under compiled search."""

Row = dict[str, Any]


def main() -> int:
    """Measure, print, and compare with the floor; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often both kinds are measured (default 5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="seconds a game, kind and round (default 1)")
    parser.add_argument("--quick", action="store_true", help="3 rounds of 0.5 seconds")
    parser.add_argument("--floor", type=float, default=0.0, help="fail when a compiled game's ratio is below this")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    chosen = parser.parse_args()
    rounds, seconds = (3, 0.5) if chosen.quick else (chosen.rounds, chosen.seconds)
    pairs = [(speeds(seconds), speeds(seconds, PYTHONPATH=str(ROOT / "src"))) for _ in range(rounds)]
    rows = [summary(name, pairs) for name in pairs[0][0]]
    report = {"machine": machine(), "rounds": rounds, "seconds": seconds, "games": rows}
    if not chosen.floor:
        report["plies"] = plies.figures(rounds, seconds)
    print(json.dumps(report, indent=2) if chosen.json else as_text(report), flush=True)
    return verdict(rows, chosen.floor)


def speeds(seconds: float, **environment: str) -> dict[str, Row]:
    """What one process measures, by game."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    folders = os.pathsep.join(str(folder) for folder in GAMES if folder.exists())
    command = [sys.executable, "-m", "rollout.testing.speed", "--seconds", str(seconds)]
    done = subprocess.run(
        command, env={**kept, "ROLLOUT_GAMES": folders, **environment}, stdout=subprocess.PIPE, text=True, check=True
    )
    return {row["game"]: row for row in map(json.loads, done.stdout.splitlines())}


def summary(name: str, pairs: list[tuple[dict[str, Row], dict[str, Row]]]) -> Row:
    """Medians of one game over the rounds."""
    fast, slow = [pair[0][name] for pair in pairs], [pair[1][name] for pair in pairs]
    ratios = [f["playouts"] / s["playouts"] for f, s in zip(fast, slow, strict=True)]
    return {
        "game": name,
        "compiled": fast[0]["compiled"],
        "playouts": median(row["playouts"] for row in fast),
        "actions": median(row["actions"] for row in fast),
        "length": median(row["length"] for row in fast),
        "clone": median(row["clone"] for row in fast),
        "uncompiled_playouts": median(row["playouts"] for row in slow),
        "ratio": median(ratios),
    }


def machine() -> str:
    """One line that says where the figures come from."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
        model = next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        pass  # not Linux, or a processor without a name: what Python knows has to do
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def as_text(report: Row) -> str:
    """A table for people."""
    head = f"{'game':<14} {'rules':<10} {'playouts/s':>11} {'actions/s':>11} {'length':>7} {'clone ns':>9}"
    lines = [
        report["machine"],
        "one process; medians of interleaved rounds",
        "",
        f"{head} {'uncompiled':>11} {'ratio':>6}",
    ]
    for row in report["games"]:
        kind = "compiled" if row["compiled"] else "Python"
        lines.append(
            f"{row['game']:<14} {kind:<10} {row['playouts']:>11,.0f} {row['actions']:>11,.0f} {row['length']:>7.1f} "
            f"{row['clone']:>9,.0f} {row['uncompiled_playouts']:>11,.0f} {row['ratio']:>6.1f}"
        )
    if "plies" in report:
        lines += ["", plies.as_text(report["plies"])]
    return "\n".join(lines)


def verdict(rows: list[Row], floor: float) -> int:
    """Whether each compiled game is fast enough; says so when a floor is given."""
    if not floor:
        return 0
    compiled = [row for row in rows if row["compiled"]]
    slow = [f"{row['game']} ({row['ratio']:.1f})" for row in compiled if row["ratio"] < floor]
    if not compiled or slow:
        print(f"below the floor of {floor:g}: {', '.join(slow) or 'no game is compiled at all'}")
        return 1
    print(f"{len(compiled)} compiled game(s), each at least {floor:g} times as fast as uncompiled")
    return 0


if __name__ == "__main__":
    sys.exit(main())
