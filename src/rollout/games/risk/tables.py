"""The map, the cards and the numbers of one edition as native numbers.

A territory is known by its number. Army 0 is the Autobot side (Autobots and humans), armies 1 to 3 are Decepticons.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled

MOST_ARMIES: Final[i64] = 4
HUMANS_EACH: Final[i64] = 1
"""Humans in each territory at the start [RT-S2]."""

NOW: Final[i64] = 0
KEEP: Final[i64] = 1
PASS_ON: Final[i64] = 2
TIMES = ("now", "keep", "pass")
"""When a Power card takes effect, by number [RT-P1, RT-P3, RT-P4]."""

UNITS: Final[i64] = 0
ANYWHERE: Final[i64] = 1
METER: Final[i64] = 2
LOSE: Final[i64] = 3
ATTACK_DIE: Final[i64] = 4
DEFENCE_DIE: Final[i64] = 5
CANCEL: Final[i64] = 6
EFFECTS = ("units", "anywhere", "meter", "lose", "attack-die", "defence-die", "cancel")
"""What a Power card does, by number."""

MOST_STARS: Final[i64] = 10
"""Stars from which cards must be exchanged, and the top of the table [RT-N5]."""


class Map:
    """The territories and what they touch."""

    def __init__(
        self, names: list[str], continents: vec[i64], stars: vec[i64], links: vec[i64], also: list[list[str]]
    ) -> None:
        """By territory its continent and the stars of its card; `links`: pairs, walked both ways; `also`: other names
        of each territory.
        """
        self.names = names
        self.also = also
        self.count: i64 = len(names)
        self.continents = continents
        self.stars = stars
        self.near = filled(self.count * self.count, 0)
        """1 where two territories touch, by border or sea route."""
        for at in range(0, len(links), 2):
            self.near[links[at] * self.count + links[at + 1]] = 1
            self.near[links[at + 1] * self.count + links[at]] = 1
        self.firsts = filled(self.count + 1, 0)
        """Where the neighbours of a territory begin in `neighbours`."""
        self.neighbours = vec[i64]()
        for one in range(self.count):
            for other in range(self.count):
                if self.near[one * self.count + other]:
                    self.neighbours = append(self.neighbours, other)
            self.firsts[one + 1] = len(self.neighbours)


class PowerCards:
    """The kinds of Power card; lists by kind."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.also: list[list[str]] = []
        """Other names of each kind."""
        self.copies = vec[i64]()
        self.times = vec[i64]()
        self.effects = vec[i64]()
        self.amounts = vec[i64]()

    def add(self, name: str, also: list[str], values: vec[i64]) -> None:
        """One more kind; `values`: copies, time, effect, amount."""
        copies, time, effect, amount = values[0], values[1], values[2], values[3]
        self.names = [*self.names, name]
        self.also = [*self.also, also]
        self.copies = append(self.copies, copies)
        self.times = append(self.times, time)
        self.effects = append(self.effects, effect)
        self.amounts = append(self.amounts, amount)


class Tables:
    """What a game is played with: shared by all its states and never changed."""

    def __init__(  # noqa: PLR0913, PLR0917 - it is filled in one place
        self,
        land: Map,
        continents: list[str],
        bonus: vec[i64],
        corners: vec[i64],
        centre: vec[i64],
        exchange: vec[i64],
        power: PowerCards,
        numbers: vec[i64],
    ) -> None:
        """`bonus`: by continent; `corners`, `centre`: by territory, 1 where it touches such a starting point;
        `exchange`: units by stars, 0 to 10; `numbers`: bars on the meter at the start, and there where one player
        commands several armies and no other Decepticon plays, how many more it can hold, bars on the map, Power cards
        of an army, units of a first turn, of a later turn, slaves for one unit.
        """
        self.map = land
        self.count = land.count
        self.names = land.names
        self.neighbours = land.neighbours
        self.firsts = land.firsts
        self.continent_names = continents
        self.bonus = bonus
        self.corners = corners
        self.centre = centre
        self.exchange = exchange
        self.power = power
        self.kinds: i64 = len(power.names)
        self.meter: i64 = numbers[0]
        self.united_meter: i64 = numbers[1]
        self.spare: i64 = numbers[2]
        self.bars: i64 = numbers[3]
        self.hand: i64 = numbers[4]
        self.first_units: i64 = numbers[5]
        self.later_units: i64 = numbers[6]
        self.slaves_for_unit: i64 = numbers[7]

    def touch(self, one: i64, other: i64) -> bool:
        """Whether two territories share a border or sea route."""
        return self.map.near[one * self.count + other] == 1

    def enters(self, army: i64, territory: i64) -> bool:
        """Whether a territory touches a starting point of an army [RT-N7]."""
        return (self.centre[territory] if army == 0 else self.corners[territory]) == 1
