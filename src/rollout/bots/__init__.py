"""Computer players. They are handed what a seat may know, views and told events, and never a state."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from typing import Any, Protocol, cast

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.errors import DataError
from rollout.core.game import AnyGame, Level
from rollout.core.problems import Problem
from rollout.core.wire import Told, View


class Bot(Protocol):
    """A computer player; it keeps nothing between moves, so a move can be repeated."""

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        """One of `legal`. `told` is all that the seat was told since the game began; `legal` is not empty.

        Equal arguments, with equal chance, give the same answer.
        """


def kinds() -> list[str]:
    """The kinds of player that there are: the modules of this package."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__))


def make_bot(game: AnyGame, tables: Any, level: Level) -> Bot:
    """The computer player that a level of a game describes.

    Raises:
        DataError: the level names a kind of player that there is not.
    """
    if level.bot not in kinds():
        problem = f"{level.name}.bot: {level.bot!r} is none of {', '.join(kinds())}"
        raise DataError(f"levels of {game.name}", [Problem.said(problem)])
    module = importlib.import_module(f"{__name__}.{level.bot}")
    return cast("Bot", module.make(game, tables, level))


def numbers(values: Sequence[int]) -> vec[i64]:
    """Plain numbers as the list that rules and search use."""
    return vec[i64](values)
