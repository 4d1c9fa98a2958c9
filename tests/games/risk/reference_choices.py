"""The rules once more, first half: what there is, and what may be done. The other half is `reference`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

Draws = list[tuple[str, int, int]]
COUNTING = ("force", "force-humans", "march", "march-humans")
"""Phases in the middle of a declaration."""


@dataclass
class Place:
    """A territory: who holds it (None: nobody), and what was there this turn."""

    holder: int | None = 0
    units: int = 0
    humans: int = 1
    bar: bool = False
    came: int = 0
    came_humans: int = 0
    shielded: bool = False

    @property
    def garrison(self) -> int:
        return self.units + self.humans


@dataclass
class Army:
    """What lies before an army."""

    seat: int
    face_down: int
    slaves: int = 0
    bars: int = 0
    ones: int = 0
    twos: int = 0
    gift: int = 0
    turns: int = 0
    out: bool = False
    beaten_by: int | None = None
    kept: list[str] = field(default_factory=list)

    @property
    def stars(self) -> int:
        return self.ones + 2 * self.twos


@dataclass
class Battle:
    """A force on its way: from where (None: new units), against what."""

    start: str | None
    target: str
    units: int
    humans: int
    black: int = 0
    red: int = 0
    rolled: bool = False

    @property
    def force(self) -> int:
        return self.units + self.humans


@dataclass
class World:
    """The edition: what is printed on board and cards."""

    borders: dict[str, list[str]]
    continents: list[tuple[int, list[str]]]
    """The bonus of each, and its territories."""
    corners: set[str]
    centre: set[str]
    two_stars: set[str]
    exchange: list[int]
    power: dict[str, tuple[int, str, str, int]]
    """By word of a card: how many, when, what, how much."""


class Asked:
    """A position that knows what may be chosen."""

    def __init__(self, world: World, seats: list[int], meter: int, options: Any, draws: Draws) -> None:
        """`seats`: by army who commands it; `draws`: of the set-up."""
        self.world, self.options, self.draws = world, options, draws
        self.land = {name: Place() for name in world.borders}
        self.armies = [Army(seat, face_down=3) for seat in seats]
        self.unseen = {card: printed[0] for card, printed in world.power.items()}
        twos = len(world.two_stars)
        self.stack, self.discards = [len(self.land) - twos, twos], [0, 0]
        self.meter, self.most, self.round = meter, meter + 5, 1
        self.reason, self.phase, self.turn, self.asked = "", "place", 1, 1
        self.supply = self.conquests = self.new_units = self.chosen = self.carried = self.owed = 0
        self.start = self.end = self.new_at = self.found = ""
        self.anywhere = False
        self.route: list[str] = []
        self.waiting: list[int] = []
        self.battle = Battle(None, "", 0, 0)

    # -- what is known -----------------------------------------------------------------------------------

    @property
    def mine(self) -> Army:
        return self.armies[self.turn]

    def held(self, army: int) -> list[str]:
        return [name for name, place in self.land.items() if place.holder == army]

    def units(self, army: int) -> int:
        return sum(self.land[name].units for name in self.held(army))

    def income(self, army: int) -> int:
        own = self.armies[army]
        return (3 if own.turns else 5) + self.bonus(army) + own.slaves // 5 + own.gift

    def bonus(self, army: int) -> int:
        held = set(self.held(army))
        whole = [(bonus, names) for bonus, names in self.world.continents if held.issuperset(names)]
        if army == 0 and self.options.continents == "needs-autobot":
            whole = [one for one in whole if any(self.land[name].units for name in one[1])]
        return sum(bonus for bonus, _ in whole)

    def is_enemy(self, name: str) -> bool:
        holder = self.land[name].holder
        return holder not in {0, None} if self.turn == 0 else holder != self.turn

    # -- what may be done --------------------------------------------------------------------------------

    def orders(self) -> set[str]:
        return set(self._orders())

    def _orders(self) -> Iterator[str]:
        if self.phase == "over":
            return
        if self.phase == "window" or (self.asked == self.turn and self.phase not in COUNTING):
            own = self.armies[self.asked]
            yield from (f"add {n + 1}" for n in range(min(own.bars, self.most - self.meter)))
        if self.phase not in {*COUNTING, "exchange", "give", "lose", "battle"}:
            yield "done"
        yield from getattr(self, "_ask_" + self.phase.replace("-", "_"))()

    def _ask_exchange(self) -> Iterator[str]:
        if self.mine.stars < 10:
            yield "done"
        for ones in range(self.mine.ones + 1):
            for twos in range(self.mine.twos + 1):
                stars = ones + 2 * twos
                if stars == 10 if self.mine.stars >= 10 else 2 <= stars <= 9:
                    yield f"exchange {ones} {twos}"

    def _ask_reveal(self) -> Iterator[str]:
        yield "reveal"

    def _ask_give(self) -> Iterator[str]:
        yield from (f"give {n}" for n, army in enumerate(self.armies) if n != self.turn and not army.out)

    def _ask_lose(self) -> Iterator[str]:
        for name in self.held(self.asked):
            if self.land[name].units:
                yield f"lose {name}"
            if self.land[name].humans:
                yield f"lose human {name}"

    def _ask_place(self) -> Iterator[str]:
        near = self.world.corners if self.turn else self.world.centre
        for name, place in self.land.items():
            if not place.shielded and (name in near or (self.anywhere and place.holder == self.turn)):
                yield f"place {name}"

    def _ask_attack(self) -> Iterator[str]:
        for start in self.held(self.turn):
            if self.attackers(start) > 0 or self.land[start].humans:
                for end in self.world.borders[start]:
                    if self.is_enemy(end) and not self.land[end].shielded:
                        yield f"attack {start} {end}"

    def attackers(self, start: str) -> int:
        """Transformers who may go: not those that came in this turn, and not the guard."""
        place = self.land[start]
        new = self.new_units if self.new_at == start else 0
        return min(place.units - new, place.garrison - 1)

    def movers(self, start: str) -> tuple[int, int]:
        """Transformers and humans who have not crossed a border and need not stay."""
        place = self.land[start]
        return min(place.units - place.came, place.garrison - 1), place.humans - place.came_humans

    def _ask_move(self) -> Iterator[str]:
        for start in self.held(self.turn):
            units, humans = self.movers(start)
            for end in self.world.borders[start]:
                is_open = self.land[end].holder == self.turn or (self.turn == 0 and self.land[end].holder is None)
                if is_open and (units > 0 or humans > 0):
                    yield f"move {start} {end}"

    def _ask_onward(self) -> Iterator[str]:
        for end in self.world.borders[self.start]:
            if self.land[end].holder == self.turn and end not in self.route:
                yield f"move {self.start} {end}"

    def goers(self) -> tuple[int, int]:
        """Transformers and humans who could go where it was said."""
        if self.phase in {"force", "force-humans"}:
            return self.attackers(self.start), self.land[self.start].humans
        return (self.carried, 0) if self.route else self.movers(self.start)

    def _ask_force(self) -> Iterator[str]:
        units, humans = self.goers()
        yield from (f"take {n}" for n in range(0 if humans else 1, units + 1))

    def _ask_force_humans(self) -> Iterator[str]:
        yield from (f"humans {n}" for n in range(0 if self.chosen else 1, self.humans_beside(self.chosen) + 1))

    _ask_march, _ask_march_humans = _ask_force, _ask_force_humans

    def humans_beside(self, units: int) -> int:
        """How many humans may go with so many Autobots: then somebody stays; humans alone may all go."""
        humans = self.goers()[1]
        return min(humans, self.land[self.start].garrison - units - 1) if units else humans

    def _ask_attack_card(self) -> Iterator[str]:
        yield from (f"use {card}" for card in self.mine.kept if self.world.power[card][2] == "attack-die")

    def _ask_defence_card(self) -> Iterator[str]:
        kept = self.armies[self.asked].kept
        yield from (f"use {card}" for card in kept if self.world.power[card][2] in {"defence-die", "cancel"})

    def _ask_battle(self) -> Iterator[str]:
        yield from ("roll", "roll on", *(f"roll {n}" for n in range(1, self.battle.force)))
        if self.battle.rolled:
            yield "withdraw"

    def _ask_window(self) -> Iterable[str]:
        return ()
