"""The beginning of a turn: stars, Power cards, new units [RT-N, RT-P]."""
# compiled

from __future__ import annotations

from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.lists import filled
from rollout.core.wire import Fact
from rollout.games.risk import facts as happened
from rollout.games.risk.position import (
    ADDED_BARS,
    BARS,
    EXCHANGE,
    FACE_DOWN,
    FOUND,
    GIFT,
    GIVE,
    IS_ANYWHERE,
    LOSER,
    LOSING,
    LOST_HUMANS,
    METER_MOST,
    METER_NOW,
    ONES,
    OWED,
    PLACE,
    REVEAL,
    ROUND,
    SLAVES,
    SUPPLY,
    TURNS,
    TWOS,
    USED_ONES,
    USED_TWOS,
    Position,
)
from rollout.games.risk.tables import ANYWHERE, EFFECTS, KEEP, METER, MOST_STARS, NOW, PASS_ON, TIMES, UNITS


class Supply(Position):
    """A position in which an army gathers its new units."""

    # -- how many ----------------------------------------------------------------------------------------

    def new_units(self, army: i64) -> i64:
        """What an army is owed before it exchanges stars [RT-N1]."""
        base = self.tables.first_units if self.of(army, TURNS) == 0 else self.tables.later_units
        slaves = self.of(army, SLAVES) // self.tables.slaves_for_unit
        return base + self.continents(army) + slaves + self.of(army, GIFT)

    def continents(self, army: i64) -> i64:
        """The bonus of each continent whose every territory an army holds [RT-N2, RT-N3]."""
        tables = self.tables
        held = filled(len(tables.bonus), 1)
        autobots = filled(len(tables.bonus), 0)
        for territory in range(tables.count):
            continent = tables.map.continents[territory]
            if self.owner(territory) != army:
                held[continent] = 0
            elif self.units(territory) > 0:
                autobots[continent] = 1
        total: i64 = 0
        for continent in range(len(tables.bonus)):
            counts = army > 0 or not self.rules.needs_autobot or autobots[continent] == 1
            if held[continent] == 1 and counts:
                total += tables.bonus[continent]
        return total

    # -- stars -------------------------------------------------------------------------------------------

    def must_exchange(self) -> bool:
        """With ten stars or more an army must exchange exactly ten at a time [RT-N5]."""
        return self.stars(self.army) >= MOST_STARS

    def may_exchange(self, ones: i64, twos: i64) -> bool:
        """Whether cards of these numbers may be exchanged now [RT-N5]."""
        if ones > self.of(self.army, ONES) or twos > self.of(self.army, TWOS):
            return False
        stars = ones + 2 * twos
        return stars == MOST_STARS if self.must_exchange() else 2 <= stars < MOST_STARS

    def exchange(self, ones: i64, twos: i64, facts: list[Fact] | None) -> None:
        """Exchange Territory cards for units; they go to the discard pile [RT-N5]."""
        units = self.tables.exchange[ones + 2 * twos]
        self.change(self.army, ONES, -ones)
        self.change(self.army, TWOS, -twos)
        self.common[USED_ONES] += ones
        self.common[USED_TWOS] += twos
        self.turn[SUPPLY] += units
        if facts is not None:
            facts.append(happened.StarsExchanged(self.army, ones, twos, units))
        if not self.must_exchange():
            self.to_power_cards()

    def begin_exchange(self) -> None:
        """Ask for an exchange of stars where one is possible."""
        self.phase = EXCHANGE
        if self.stars(self.army) < 2:
            self.to_power_cards()

    # -- Power cards -------------------------------------------------------------------------------------

    def to_power_cards(self) -> None:
        """One face-down card may be revealed now, if the army has one [RT-N6]."""
        self.phase = REVEAL if self.of(self.army, FACE_DOWN) > 0 else PLACE

    def reveal(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Reveal a face-down card: any that nobody has seen is equally likely [RT-P1, RT-P5]."""
        left: i64 = 0
        for count in self.unseen:
            left += count
        top = chance.below(left, "power")
        kind: i64 = 0
        while top >= self.unseen[kind]:
            top -= self.unseen[kind]
            kind += 1
        self.unseen[kind] -= 1
        self.change(self.army, FACE_DOWN, -1)
        self.phase = PLACE
        self.tell_revealed(kind, facts)
        self.take_effect(kind, facts)

    def tell_revealed(self, kind: i64, facts: list[Fact] | None) -> None:
        """Say which card it is."""
        if facts is None:
            return
        power = self.tables.power
        time, effect = TIMES[power.times[kind]], EFFECTS[power.effects[kind]]
        facts.append(happened.PowerRevealed(self.army, power.names[kind], time, effect, power.amounts[kind]))

    def take_effect(self, kind: i64, facts: list[Fact] | None) -> None:
        """A card takes effect at once unless it is kept or passed on [RT-P1]."""
        time = self.tables.power.times[kind]
        if time == KEEP:
            self.kept[self.army * self.tables.kinds + kind] += 1
        elif time == PASS_ON:
            self.turn[FOUND] = kind
            self.phase = GIVE
        elif time == NOW:
            self.play_at_once(kind, facts)

    def play_at_once(self, kind: i64, facts: list[Fact] | None) -> None:
        """Gain or lose new units, place anywhere, move the meter, or lose units on the map."""
        effect, amount = self.tables.power.effects[kind], self.tables.power.amounts[kind]
        if effect == UNITS:
            self.change_supply(amount, facts)
        elif effect == ANYWHERE:
            self.turn[IS_ANYWHERE] = 1
        elif effect == METER:
            self.move_meter(amount, facts)
        else:
            self.owe(self.army, amount)

    def change_supply(self, amount: i64, facts: list[Fact] | None) -> None:
        """More or fewer new units this turn, but at least one."""
        before = self.turn[SUPPLY]
        self.turn[SUPPLY] = max(before + amount, 1)
        if facts is not None:
            facts.append(happened.UnitsChanged(self.army, self.turn[SUPPLY] - before, self.turn[SUPPLY]))

    def move_meter(self, amount: i64, facts: list[Fact] | None) -> None:
        """A card moves the meter: a bar from outside the five, never beyond what it holds, never below one."""
        before = self.common[METER_NOW]
        after = min(max(before + amount, 1), self.common[METER_MOST])
        self.common[METER_NOW] = after
        if amount > 0:
            self.common[ADDED_BARS] += after - before
        if facts is not None:
            facts.append(happened.MeterMoved(self.army, after - before, after))

    def give(self, army: i64, facts: list[Fact] | None) -> None:
        """Pass a card on: what it costs is carried out at once, what it gives waits for the next turn [RT-P4]."""
        kind = self.turn[FOUND]
        self.turn[FOUND] = 0
        effect, amount = self.tables.power.effects[kind], self.tables.power.amounts[kind]
        self.phase = PLACE
        if facts is not None:
            facts.append(happened.PowerGiven(self.army, army, self.tables.power.names[kind]))
        if effect == UNITS:
            self.change(army, GIFT, amount)
        else:
            self.owe(army, amount)

    # -- losing units to a card --------------------------------------------------------------------------

    def owe(self, army: i64, units: i64) -> None:
        """An army has to take units off the map, as many as it can; it chooses which [RT-P2]."""
        self.turn[OWED] = min(units, self.losable(army))
        if self.turn[OWED] > 0:
            self.turn[LOSER] = army
            self.phase = LOSING
            self.asked = army

    def losable(self, army: i64) -> i64:
        """How many units an army could lose: all but its last; of the Autobot side humans count as well."""
        count: i64 = 0
        for territory in range(self.tables.count):
            if self.owner(territory) == army:
                count += self.garrison(territory)
        return max(count - 1, 0)

    def lose(self, territory: i64, is_human: i64, facts: list[Fact] | None) -> None:
        """Take one unit off the map; a human so removed is no slave [RT-P2]."""
        army = self.turn[LOSER]
        units, humans = self.units(territory) - (1 - is_human), self.humans(territory) - is_human
        self.settle(territory, army, units, humans)
        self.common[LOST_HUMANS] += is_human
        self.turn[OWED] -= 1
        if facts is not None:
            facts.append(happened.UnitLost(army, self.tables.names[territory], "human" if is_human else "unit"))
        if self.turn[OWED] == 0:
            self.turn[LOSER] = 0
            self.phase = PLACE
            self.asked = self.army

    # -- Energon -----------------------------------------------------------------------------------------

    def most_to_add(self, army: i64) -> i64:
        """How many collected bars an army can add to the meter now [RT-E2, RT-S6]."""
        return min(self.of(army, BARS), self.common[METER_MOST] - self.common[METER_NOW])

    def add_bars(self, army: i64, count: i64, facts: list[Fact] | None) -> None:
        """Add collected bars to the meter [RT-E2]."""
        self.change(army, BARS, -count)
        self.common[METER_NOW] += count
        if facts is not None:
            facts.append(happened.MeterMoved(army, count, self.common[METER_NOW]))

    def begin_supply(self, facts: list[Fact] | None) -> None:
        """Count the new units once, at the start of the turn [RT-N1]."""
        self.turn[SUPPLY] = self.new_units(self.army)
        self.change(self.army, GIFT, -self.of(self.army, GIFT))
        if facts is not None:
            facts.append(happened.TurnBegan(self.army, self.common[ROUND], self.turn[SUPPLY]))
        self.begin_exchange()
