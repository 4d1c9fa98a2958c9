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
    view = table.game.view(table.state, seat)
    own = [piece.cell for piece in view.pieces if piece.seat == seat and piece.cell]
    others = [piece.cell for piece in view.pieces if piece.seat != seat and piece.cell]
    fights = [
        f"move {a} {b} {a}" for a in own for b in others if abs(ord(a[0]) - ord(b[0])) + abs(int(a[1]) - int(b[1])) == 1
    ]
    cells = [f"{column}{row}" for column in "abcd" for row in "1234"]
    return [*fights, f"move {' '.join(cells[picks.below(16, 'cell')] for _ in range(3))}"]


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
