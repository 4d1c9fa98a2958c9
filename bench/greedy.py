"""The yardstick for RISK: attacks wherever it is stronger, the weakest first, and never thinks of the clock.

It brings new units in where they take a territory, else where most enemies stand around; exchanges stars as soon as
they bring anything; fights on while it is more; and brings units that see no enemy to where there are some.
"""

from __future__ import annotations

from collections.abc import Sequence

from rollout.core.chance import Chance
from rollout.core.wire import Told
from rollout.games.risk.choices import (
    ADD,
    EXCHANGE_STARS,
    GIVE_TO,
    GO,
    LOSE,
    ONCE,
    PLACE_AT,
    REVEAL_CARD,
    ROLL,
    SKIP,
    TAKE,
    USE,
    WITHDRAW,
    verb_of,
    x_of,
    y_of,
)
from rollout.games.risk.view import RiskView


class Greedy:
    """A beginner who likes to attack."""

    def choose(self, seat: int, view: RiskView, told: Sequence[Told], legal: Sequence[int], chance: Chance) -> int:
        board = Board(view)
        values = [board.value(action) for action in legal]
        best = [action for action, value in zip(legal, values, strict=True) if value == max(values)]
        return best[chance.below(len(best), "bot")]


class Board:
    """What it sees."""

    def __init__(self, view: RiskView) -> None:
        self.view = view
        self.land = view.territories
        places = {place.name: at for at, place in enumerate(view.board)}
        self.near = [[places[name] for name in place.neighbours] for place in view.board]

    def value(self, action: int) -> float:
        """How much it likes an action; nothing is 0."""
        verb, x, y = verb_of(action), x_of(action), y_of(action)
        if verb == GO:
            return self.of_attack(x, y) if self.view.phase == "attack" else self.of_march(x, y)
        if verb == TAKE:
            return -float(x) if self.view.phase in ("force-humans", "march-humans") else float(x)
        if verb == PLACE_AT:
            return self.of_place(x)
        if verb in (ROLL, WITHDRAW):
            return self.of_fight(verb, x)
        if verb == LOSE:
            return float(self.land[x].units)
        if verb == GIVE_TO:
            return -float(sum(land.units for land in self.land if land.army == x))
        if verb == EXCHANGE_STARS:
            return float(self.view.exchange[x + 2 * y])
        return {REVEAL_CARD: 1.0, USE: 1.0, ADD: -1.0, SKIP: 0.0}[verb]

    def garrison(self, at: int) -> int:
        """Who defends a territory."""
        return self.land[at].units + self.land[at].humans

    def is_enemy(self, at: int) -> bool:
        """Whether whoever stands there is an enemy of the army whose turn it is."""
        return self.land[at].army not in (-1, self.view.army)

    def threat(self, at: int) -> int:
        """Enemies around a territory."""
        return sum(self.garrison(near) for near in self.near[at] if self.is_enemy(near))

    def of_attack(self, start: int, end: int) -> float:
        """The weakest first, where it is more."""
        land = self.land[start]
        force = min(land.units - land.fresh, self.garrison(start) - 1)
        return 100.0 + force - 2 * self.garrison(end) if force > self.garrison(end) else -1.0

    def of_fight(self, verb: int, left: int) -> float:
        """On while it is more, roll after roll; never stop an entry battle."""
        fight = self.view.fight
        assert fight is not None
        at = next(at for at, land in enumerate(self.land) if land.name == fight.target)
        is_more = fight.units + fight.humans > self.garrison(at)
        if verb == WITHDRAW:
            return -1.0 if is_more or not fight.start else 2.0
        return 1.0 if left == ONCE else 0.0

    def of_place(self, at: int) -> float:
        """An enemy that is weaker, else where most enemies are near."""
        if not self.is_enemy(at):
            return 10.0 + self.threat(at)
        return (100.0 if self.view.supply > self.garrison(at) else 1.0) - self.garrison(at)

    def of_march(self, start: int, end: int) -> float:
        """From where no enemy is near to where most are; the humans stay at home."""
        land = self.land[start]
        ready = min(land.units - land.came, self.garrison(start) - 1)
        if self.view.phase == "onward":
            ready = self.view.units
        if ready < 1 or self.threat(start) > 0 or not self.is_ahead(start, end):
            return -1.0
        return float(ready)

    def is_ahead(self, start: int, end: int) -> bool:
        """Whether the next enemy is nearer there."""
        return self.distance(end) < self.distance(start)

    def distance(self, start: int) -> int:
        """Borders to the next enemy."""
        seen, count = {start}, 0
        ring = seen
        while ring and not any(self.is_enemy(at) for at in ring):
            ring = {near for at in ring for near in self.near[at]} - seen
            seen |= ring
            count += 1
        return count
