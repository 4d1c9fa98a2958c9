"""Plays any legal action, all equally likely: the weakest opponent that follows the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollout.bots import Bot
from rollout.core.chance import Chance
from rollout.core.game import AnyGame, Level
from rollout.core.wire import Told, View


class RandomBot:
    """Needs to know nothing of the game."""

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        return legal[chance.below(len(legal), "bot")]


def make(game: AnyGame, tables: Any, level: Level) -> Bot:
    """As `rollout.bots.make_bot` asks."""
    return RandomBot()
