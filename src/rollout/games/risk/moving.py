"""Territory cards and moving: the end of a turn [RT-D, RT-M]."""
# compiled

from __future__ import annotations

from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.lists import longer
from rollout.core.wire import Fact
from rollout.games.risk import facts as happened
from rollout.games.risk.battle import Battle
from rollout.games.risk.position import (
    AT,
    CAME,
    CAME_HUMANS,
    CARRIED,
    CONQUESTS,
    DECK_ONES,
    DECK_TWOS,
    HAS_MARCHED,
    IN_LAND,
    MOVING,
    NOBODY,
    ONES,
    ONWARD,
    TO,
    TWOS,
    USED_ONES,
    USED_TWOS,
)


class Moving(Battle):
    """A position in which units move without fighting."""

    # -- Territory cards ---------------------------------------------------------------------------------

    def draw_cards(self, chance: Chance, facts: list[Fact] | None) -> None:
        """One card for each territory conquered this turn, at random [RT-D1 to RT-D3]."""
        for _ in range(self.turn[CONQUESTS]):
            self.draw_card(chance, facts)
        self.turn[CONQUESTS] = 0

    def draw_card(self, chance: Chance, facts: list[Fact] | None) -> None:
        """The discard pile becomes the stack when that is empty; if both are, no card is drawn [RT-N5]."""
        if self.common[DECK_ONES] + self.common[DECK_TWOS] == 0:
            self.common[DECK_ONES], self.common[USED_ONES] = self.common[USED_ONES], 0
            self.common[DECK_TWOS], self.common[USED_TWOS] = self.common[USED_TWOS], 0
        left = self.common[DECK_ONES] + self.common[DECK_TWOS]
        if left == 0:
            return
        is_one = chance.below(left, "card") < self.common[DECK_ONES]
        self.common[DECK_ONES if is_one else DECK_TWOS] -= 1
        self.change(self.army, ONES if is_one else TWOS, 1)
        if facts is not None:
            facts.append(happened.CardDrawn(self.army, 1 if is_one else 2))

    # -- who may go where --------------------------------------------------------------------------------

    def ready(self, territory: i64) -> i64:
        """Transformers that have not crossed a border in this turn's moving [RT-M1]."""
        return self.units(territory) - self.land[territory * IN_LAND + CAME]

    def ready_humans(self, territory: i64) -> i64:
        """Humans that have not crossed a border in this turn's moving [RT-M1]."""
        return self.humans(territory) - self.land[territory * IN_LAND + CAME_HUMANS]

    def may_march(self, start: i64, end: i64) -> bool:
        """Whether units of the army whose turn it is could move from one territory to another next to it."""
        owner = self.owner(end)
        if self.army == 0:
            is_open = owner == 0 or owner == NOBODY  # noqa: PLR1714 - numbers, compiled
            return is_open and (self.most_units(start) > 0 or self.ready_humans(start) > 0)
        return owner == self.army and self.units(start) > 1

    def most_units(self, start: i64) -> i64:
        """How many Autobots can leave: one unit of either kind stays behind [RT-M2]."""
        ready = self.ready(start)
        return min(ready, self.garrison(start) - 1)

    def most_humans(self, start: i64, units: i64) -> i64:
        """How many humans can go beside so many Autobots [RT-M2]."""
        ready = self.ready_humans(start)
        return min(ready, self.garrison(start) - units - 1) if units > 0 else ready

    # -- carrying it out ---------------------------------------------------------------------------------

    def march(self, start: i64, end: i64, units: i64, humans: i64, facts: list[Fact] | None) -> None:
        """Move units over one border; a bar there is collected [RT-M1, RT-M3, RT-A15]."""
        self.settle(start, self.army, self.units(start) - units, self.humans(start) - humans)
        self.settle(end, self.army, self.units(end) + units, self.humans(end) + humans)
        if facts is not None:
            names = self.tables.names
            facts.append(happened.Marched(self.army, names[start], names[end], units, humans))
        self.collect(self.army, end, facts)

    def march_autobots(self, start: i64, end: i64, units: i64, humans: i64, facts: list[Fact] | None) -> None:
        """Each unit crosses only one border a turn [RT-M1]."""
        self.march(start, end, units, humans, facts)
        self.land[end * IN_LAND + CAME] += units
        self.land[end * IN_LAND + CAME_HUMANS] += humans
        self.phase = MOVING

    def march_decepticons(self, start: i64, end: i64, units: i64, facts: list[Fact] | None) -> None:
        """One group goes along one route and may leave units on the way [RT-M3]."""
        if not self.turn[HAS_MARCHED]:
            self.route = longer(self.route, start)
        self.turn[HAS_MARCHED] = 1
        self.march(start, end, units, 0, facts)
        self.route = longer(self.route, end)
        self.turn[AT], self.turn[TO] = end, end
        self.turn[CARRIED] = units
        self.phase = ONWARD

    def has_passed(self, territory: i64) -> bool:
        """Whether the moving group has been there: its route passes no territory twice [RT-M3]."""
        for passed in self.route:  # noqa: SIM110 - a plain loop compiles well
            if passed == territory:
                return True
        return False

    def settle_in(self) -> None:
        """Forget who crossed a border: the turn is over."""
        for territory in range(self.tables.count):
            at = territory * IN_LAND
            self.land[at + CAME] = 0
            self.land[at + CAME_HUMANS] = 0
