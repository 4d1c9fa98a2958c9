"""The pair test on every game that has something to hide."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace

from rollout.core.chance import Chance
from rollout.core.wire import encode
from rollout.games import AnyGame, shelf
from rollout.table import Table
from rollout.testing import Play, Setting, compare_worlds, plays

GAMES = [
    pytest.param(game, id=name, marks=[pytest.mark.slow] if game.brief else [])
    for name, game in sorted(shelf().items())
]
"""Games that are long are played compiled only."""
QUICK = [pytest.param(game, id=name) for name, game in sorted(shelf().items()) if not game.brief]
SHORT = 100
LONG = 2_000


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


def check(game: AnyGame, pairs: int, seed: int) -> None:
    """No channel of any viewer differs, and every channel was looked at; or the game has no secrets at all."""
    begin = time.perf_counter()
    report = compare_worlds(game, pairs, seed, Setting(lines=bundles))
    rate = report.pairs / (time.perf_counter() - begin)
    print(f"{game.name}: {report.pairs} pairs, {rate:.0f} a second, {report.size} bytes, {dict(report.compared)}")
    assert not report.findings, "\n".join(str(finding) for finding in report.findings[:3])
    if report.pairs:
        assert report.pairs >= pairs
        assert {"view", "told", "message", "refusals", "computer", "draws", "transcript"} <= set(report.compared)
    else:
        assert all(is_open(play) for play in plays(game, 5)), "viewers see different things, but no worlds differ"


def is_open(play: Play) -> bool:
    """Whether everybody sees the same at all times."""
    return all(
        len({encode(replace(play.game.view(step.state, viewer), viewer=0)) for viewer in play.viewers}) == 1
        for step in play.steps
    )


@pytest.mark.parametrize("game", GAMES)
def test_no_viewer_can_tell_worlds_apart(game: AnyGame) -> None:
    check(game, SHORT, seed=1)


@pytest.mark.slow
@pytest.mark.parametrize("game", QUICK)
def test_no_viewer_can_tell_worlds_apart_in_thousands_of_pairs(game: AnyGame) -> None:
    check(game, LONG, seed=100_000)
