"""Plays as the game's own strategy says: a draw among the choices, each as likely as the strategy wants it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollout.bots import Bot
from rollout.core.chance import Chance
from rollout.core.game import AnyGame, Level
from rollout.core.wire import Told, View

GRAIN = 1 << 20
"""Odds are told apart to one part in so many."""


class StrategyBot:
    """Asks the game, which is handed no more than the seat saw."""

    def __init__(self, game: AnyGame, tables: Any, budget: int) -> None:
        self._game = game
        self._tables = tables
        self._budget = budget

    def choose(self, seat: int, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        if len(legal) == 1:
            return legal[0]
        return drawn(legal, self.odds(view, told, legal, chance), chance)

    def odds(self, view: View, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> Sequence[float]:
        """How likely each of `legal` is chosen."""
        return self._game.odds(self._tables, view, told, legal, self._budget, chance)


def drawn(actions: Sequence[int], odds: Sequence[float], chance: Chance) -> int:
    """One of `actions`, drawn with these odds; an action without odds is never drawn."""
    wanted = [(action, max(1, round(odd * GRAIN))) for action, odd in zip(actions, odds, strict=True) if odd > 0]
    rest = chance.below(sum(weight for _, weight in wanted), "strategy")
    for action, weight in wanted[:-1]:
        if rest < weight:
            return action
        rest -= weight
    return wanted[-1][0]


def make(game: AnyGame, tables: Any, level: Level) -> Bot:
    """As `rollout.bots.make_bot` asks."""
    return StrategyBot(game, tables, level.budget or most_thought(game))


def most_thought(game: AnyGame) -> int:
    """The budget of a level that names none: what it counts is the game's, so it is that of the game's best level."""
    return max((level.budget for level in game.levels.values() if level.bot == "strategy"), default=1)
