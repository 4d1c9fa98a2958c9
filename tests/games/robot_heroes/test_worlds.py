"""Worlds that no viewer can tell apart, on each level.

`ROLLOUT_PAIRS=10000 python -m pytest tests/games/robot_heroes/test_worlds.py -m slow -s` compares ten thousand pairs of
each level, which takes minutes, and prints how many bytes that were.
"""

from __future__ import annotations

import os
import time

import pytest

from rollout.games.robot_heroes import GAME
from rollout.testing import Setting, compare_worlds

CHANNELS = {"view", "told", "choices", "refusals", "message", "size", "version", "draws", "transcript", "computer"}

PAIRS = int(os.environ.get("ROLLOUT_PAIRS", "1000"))
"""Of each level."""


def check(level: str, pairs: int, seed: int) -> None:
    """No byte differs, whatever the number of turns."""
    options = [GAME.understood({"level": level, "max_turns": turns}) for turns in (0, 0, 10)]
    begin = time.perf_counter()
    report = compare_worlds(GAME, pairs, seed, Setting(options=options))
    rate = report.pairs / (time.perf_counter() - begin)
    differing = sum(a != b for f in report.findings for a, b in zip(f.truth, f.twin, strict=False))
    print(f"{level}: {differing} differing bytes of {report.size:,} in {report.pairs:,} pairs, {rate:.0f} a second")
    assert not report.findings, "\n".join(str(finding) for finding in report.findings[:3])
    assert report.pairs >= pairs
    assert set(report.compared) >= CHANNELS


@pytest.mark.rule("RH-S7")
def test_no_viewer_can_tell_worlds_with_special_attacks_apart() -> None:
    check("advanced", 80, seed=11)


@pytest.mark.rule("RH-S7")
@pytest.mark.slow
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_no_byte_differs(level: str) -> None:
    check(level, PAIRS, seed=200_000)
