"""Plays by the game's heuristic: good habits without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollout.bots import Bot, numbers
from rollout.core.chance import Chance
from rollout.core.game import AnyGame, Level
from rollout.core.wire import Told, View
from rollout.search.playout import Weighted


class PolicyBot:
    """Imagines one world that fits what it saw, and picks an action in proportion to its weight there."""

    def __init__(self, game: AnyGame, tables: Any) -> None:
        self._game = game
        self._tables = tables
        self._policy = Weighted(game.heuristic())

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        world = self._game.belief(self._tables, view, told).sample(chance)
        return self._policy.choose(world, seat, numbers(legal), chance)


def make(game: AnyGame, tables: Any, level: Level) -> Bot:
    """As `rollout.bots.make_bot` asks."""
    return PolicyBot(game, tables)
