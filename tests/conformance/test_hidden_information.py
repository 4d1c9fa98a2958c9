"""The pair test on every game that has something to hide."""

from __future__ import annotations

import time

import pytest
from rollout.core.chance import Chance
from rollout.games import AnyGame, shelf
from rollout.table import Table
from rollout.testing import Report, Setting, compare_worlds

OPEN = {"pig"}
"""Games without a secret: there are no two worlds to compare."""
GAMES = [pytest.param(game, id=name) for name, game in sorted(shelf().items()) if name not in OPEN]
SHORT = 300
LONG = 5_000


def bundles(table: Table, seat: int, picks: Chance) -> list[str]:
    """Whole turns of the hidden-piece toy: a line must not tell in advance what its first steps would meet."""
    if table.game.name != "hideout":
        return []
    cells = [f"{column}{row}" for column in "abcd" for row in "1234"]
    paths = [[cells[picks.below(16, "cell")] for _ in range(2 + picks.below(2, "steps"))] for _ in range(4)]
    return [f"move {' '.join(path)}" for path in paths]


def check(game: AnyGame, pairs: int, seed: int) -> Report:
    """No channel of any viewer differs, and every channel was looked at."""
    begin = time.perf_counter()
    report = compare_worlds(game, pairs, seed, Setting(lines=bundles))
    rate = report.pairs / (time.perf_counter() - begin)
    print(f"{game.name}: {report.pairs} pairs, {rate:.0f} a second, {report.size} bytes, {dict(report.compared)}")
    assert not report.findings, "\n".join(str(finding) for finding in report.findings[:3])
    assert {"view", "told", "message", "refusals", "computer", "draws", "transcript"} <= set(report.compared)
    return report


@pytest.mark.parametrize("game", GAMES)
def test_no_viewer_can_tell_worlds_apart(game: AnyGame) -> None:
    check(game, SHORT, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_no_viewer_can_tell_worlds_apart_in_five_thousand_pairs(game: AnyGame) -> None:
    assert check(game, LONG, seed=100_000).pairs >= LONG
