"""The yardstick for Robot Heroes: always the highest card, any landing. Strong players are measured against it."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.chance import Chance
from rollout.core.wire import Told
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.heuristics import strength
from rollout.games.robot_heroes.state import VERBS
from rollout.games.robot_heroes.tables import LEVELS
from rollout.games.robot_heroes.view import RobotHeroesView


class Highest:
    """Plays (and adds) its highest card, throws its lowest away, and lands anywhere.

    A die card counts as its mean number, a Special Attack as much as the game's heuristic says.
    """

    def choose(
        self, seat: int, view: RobotHeroesView, told: Sequence[Told], legal: Sequence[int], chance: Chance
    ) -> int:
        if view.phase not in ("discard", "duel", "boost"):
            return legal[chance.below(len(legal), "bot")]
        tables = GAME.native.on(LEVELS.index(view.level))
        ranked = sorted(legal, key=lambda action: int(strength(tables, action // VERBS)))
        return ranked[0] if view.phase == "discard" else ranked[-1]
