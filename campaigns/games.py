"""Every game through its checks, and through pairs of worlds that a viewer must not be able to tell apart."""

from __future__ import annotations

from functools import partial

from campaigns.book import Campaign, Figures, Summary, problems, total
from rollout.games import AnyGame, shelf
from rollout.testing import check_game, compare_worlds

OPEN = {"pig"}
"""Games without a secret: there are no two worlds to compare."""


def campaigns_of_games() -> list[Campaign]:
    """Two for each game on the shelf."""
    games = shelf().values()
    checks = [Campaign(f"{g.name}: conformance", "games", 2_000, 20, partial(_check, g), _sum_up) for g in games]
    closed = [game for game in games if game.name not in OPEN]
    pairs = [
        Campaign(f"{g.name}: pairs", "pairs of worlds", 50_000, 1_000, partial(_pairs, g), _sum_up) for g in closed
    ]
    return [*checks, *pairs]


def _check(game: AnyGame, count: int, seed: int) -> Figures:
    try:
        check_game(game, count, seed)
    except AssertionError as error:
        return {"done": count, "problems": [f"seed {seed}: {error}"]}
    return {"done": count}


def _pairs(game: AnyGame, count: int, seed: int) -> Figures:
    found = compare_worlds(game, count, seed)
    return {"done": found.pairs, "bytes": found.size, "problems": [str(finding) for finding in found.findings[:3]]}


def _sum_up(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    size = total(steps, "bytes")
    compared = f"{size:,} bytes compared, " if size else ""
    return Summary(f"{compared}{len(wrong)} findings" + "".join(f"; {problem}" for problem in wrong[:3]), not wrong)
