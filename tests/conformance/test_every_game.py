"""The conformance suite on every game on the shelf; no game is named here."""

from __future__ import annotations

from functools import cache

import pytest

from rollout.core.variants import mixed_options
from rollout.games import AnyGame, shelf
from rollout.testing import CHECKS, Play, plays
from rollout.testing.conformance import run_check

GAMES = [
    pytest.param(game, id=name, marks=[pytest.mark.slow] if game.brief else [])
    for name, game in sorted(shelf().items())
]
"""Games that are long are played compiled only."""
QUICK = [pytest.param(game, id=name) for name, game in sorted(shelf().items()) if not game.brief]


@cache
def played(game: AnyGame) -> list[Play]:
    if game.brief:
        return plays(game, games=1, chosen=mixed_options(game))  # `make campaign` varies each option alone, too
    return plays(game, games=6)


@pytest.mark.parametrize("sentence", CHECKS)
@pytest.mark.parametrize("game", GAMES)
def test(game: AnyGame, sentence: str) -> None:
    for play in played(game):
        run_check(sentence, CHECKS[sentence], play)


@pytest.mark.slow
@pytest.mark.parametrize("game", QUICK)
def test_more_seeds(game: AnyGame) -> None:
    from rollout.testing import check_game

    check_game(game, games=15, seed=1000)
