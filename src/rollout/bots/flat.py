"""Tries every action in sampled worlds and plays the one that did best on average."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollout.bots import Bot, numbers
from rollout.core.chance import Chance
from rollout.core.game import AnyGame, Level
from rollout.core.wire import Told, View
from rollout.search.flat import Flat, best
from rollout.search.playout import Weighted

PLAYOUTS = 200
"""The budget of a level that names none."""


class FlatBot:
    """Flat Monte Carlo with playouts guided by the game's heuristic."""

    def __init__(self, game: AnyGame, tables: Any, playouts: int) -> None:
        self._game = game
        self._tables = tables
        heuristic = game.heuristic()
        self._search = Flat(Weighted(heuristic), heuristic, playouts)

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        if len(legal) == 1:
            return legal[0]
        belief = self._game.belief(self._tables, view, told)
        actions = numbers(legal)
        return best(actions, self._search.means(belief, seat, actions, chance))


def make(game: AnyGame, tables: Any, level: Level) -> Bot:
    """As `rollout.bots.make_bot` asks."""
    return FlatBot(game, tables, level.budget or PLAYOUTS)
