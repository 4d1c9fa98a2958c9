"""Entering and attacking: force, cards, dice, conquest [RT-N7 to RT-N10, RT-A]."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.lists import filled
from rollout.core.wire import Fact
from rollout.games.risk import facts as happened
from rollout.games.risk.elimination import Elimination
from rollout.games.risk.position import (
    ATTACK,
    ATTACK_CARD,
    BATTLE,
    BLACK_BONUS,
    CONQUESTS,
    DEFENCE_CARD,
    FORCE_MEN,
    FORCE_UNITS,
    FRESH,
    FRESH_AT,
    IN_FIGHT,
    IN_LAND,
    NOBODY,
    OVER,
    PLACE,
    RED_BONUS,
    ROLLS,
    SHIELD,
    SLAVES,
    START,
    SUPPLY,
    TARGET,
)
from rollout.games.risk.tables import ATTACK_DIE, CANCEL, DEFENCE_DIE, EFFECTS

MOST_BLACK: Final[i64] = 3
MOST_RED: Final[i64] = 2
FACES: Final[i64] = 6


class Battle(Elimination):
    """A position in which armies fight."""

    # -- bringing in new units ---------------------------------------------------------------------------

    def place(self, territory: i64, facts: list[Fact] | None) -> None:
        """All new units go into one territory; an enemy there is fought at once [RT-N7 to RT-N9]."""
        army, units = self.army, self.turn[SUPPLY]
        owner = self.owner(territory)
        if owner == army or (army == 0 and owner == NOBODY):
            self.turn[SUPPLY] = 0
            self.settle(territory, army, self.units(territory) + units, self.humans(territory))
            self.stand_fresh(territory, units)
            if facts is not None:
                facts.append(happened.UnitsPlaced(army, self.tables.names[territory], units))
            self.collect(army, territory, facts)
            self.phase = ATTACK
        else:
            self.begin_fight(NOBODY, territory, units, 0, facts)

    def place_none(self, facts: list[Fact] | None) -> None:
        """Bringing in is optional, all or none; what is not placed is lost [RT-N7, RT-N10]."""
        if facts is not None:
            facts.append(happened.UnitsNotPlaced(self.army, self.turn[SUPPLY]))
        self.turn[SUPPLY] = 0
        self.phase = ATTACK

    def stand_fresh(self, territory: i64, units: i64) -> None:
        """New units do not attack in the turn in which they came in [RT-N10]."""
        self.turn[FRESH_AT] = territory
        self.turn[FRESH] = units

    # -- declaring ---------------------------------------------------------------------------------------

    def begin_fight(self, start: i64, target: i64, units: i64, humans: i64, facts: list[Fact] | None) -> None:
        """The force leaves its territory; an empty target is taken without dice [RT-A3, RT-A13]."""
        self.fight = filled(IN_FIGHT, 0)
        self.fight[START] = start
        self.fight[TARGET] = target
        self.fight[FORCE_UNITS] = units
        self.fight[FORCE_MEN] = humans
        if start >= 0:
            self.settle(start, self.army, self.units(start) - units, self.humans(start) - humans)
        if facts is not None:
            names = self.tables.names
            origin = names[start] if start >= 0 else ""
            facts.append(happened.Attacked(self.army, origin, names[target], units, humans, self.owner(target)))
        if self.owner(target) == NOBODY:
            self.conquer(facts)
        else:
            self.ask_attacker()

    def ask_attacker(self) -> None:
        """The attacker declares a kept card first, if there is one to declare [RT-P6]."""
        self.phase = ATTACK_CARD
        if not self.has_card(self.army, ATTACK_DIE, ATTACK_DIE):
            self.ask_defender()

    def ask_defender(self) -> None:
        """Then the defender, before the first roll [RT-P6]."""
        defender = self.owner(self.fight[TARGET])
        self.phase = DEFENCE_CARD
        self.asked = defender
        if not self.has_card(defender, DEFENCE_DIE, CANCEL):
            self.begin_rolling()

    def begin_rolling(self) -> None:
        """The battle is the attacker's to roll."""
        self.phase = BATTLE
        self.asked = self.army

    def has_card(self, army: i64, first: i64, last: i64) -> bool:
        """Whether a kept card of an army has an effect in this range."""
        for kind in range(self.tables.kinds):
            effect = self.tables.power.effects[kind]
            if first <= effect <= last and self.kept[army * self.tables.kinds + kind] > 0:
                return True
        return False

    def use_card(self, kind: i64, facts: list[Fact] | None) -> None:
        """Use a kept card in this battle; it leaves the game [RT-P3, RT-P6]."""
        army, power = self.asked, self.tables.power
        self.kept[army * self.tables.kinds + kind] -= 1
        effect, amount = power.effects[kind], power.amounts[kind]
        if facts is not None:
            facts.append(happened.PowerUsed(army, power.names[kind], EFFECTS[effect], amount))
        if effect == ATTACK_DIE:
            self.fight[BLACK_BONUS] = amount
            self.ask_defender()
        elif effect == DEFENCE_DIE:
            self.fight[RED_BONUS] = amount
            self.begin_rolling()
        else:
            self.cancel(facts)

    def cancel(self, facts: list[Fact] | None) -> None:
        """The attack does not happen, and may not be tried again this turn; new units are placed elsewhere [RT-P6]."""
        target = self.fight[TARGET]
        self.land[target * IN_LAND + SHIELD] = 1
        self.asked = self.army
        if facts is not None:
            facts.append(happened.AttackCancelled(self.army, self.tables.names[target]))
        self.phase = PLACE if self.fight[START] == NOBODY else ATTACK
        if self.fight[START] >= 0:
            self.return_force()
        self.end_fight()

    # -- rolling -----------------------------------------------------------------------------------------

    def force(self) -> i64:
        """How many of the attacking force stand."""
        return self.fight[FORCE_UNITS] + self.fight[FORCE_MEN]

    def roll_on(self, least: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Roll until the battle is over or the force is down to `least`; at least once [RT-A9]."""
        self.roll(chance, facts)
        while self.phase == BATTLE and self.force() > least:
            self.roll(chance, facts)

    def roll(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Roll all dice together, compare, take all losses together [RT-A5, RT-A6]."""
        target = self.fight[TARGET]
        black = dice(min(self.force(), MOST_BLACK), "black", self.fight[BLACK_BONUS], chance)
        red = dice(min(self.garrison(target), MOST_RED), "red", self.fight[RED_BONUS], chance)
        attackers = falling(black, red)
        defenders = min(len(black), len(red)) - attackers
        self.fight[ROLLS] += 1
        attacking_men = self.fell_attackers(attackers)
        defending_men = self.fell_defenders(target, defenders)
        self.tell_dice(black, red, attackers, defenders, facts)
        self.enslave(attacking_men, self.owner(target), facts)
        self.enslave(defending_men, self.army, facts)
        if self.garrison(target) == 0:
            self.conquer(facts)
        elif self.force() == 0:
            self.lose_force(facts)

    def fell_attackers(self, count: i64) -> i64:
        """Take losses from the force, Autobots first; how many humans fell [RT-A7]."""
        units = min(count, self.fight[FORCE_UNITS])
        self.fight[FORCE_UNITS] -= units
        self.fight[FORCE_MEN] -= count - units
        return count - units

    def fell_defenders(self, territory: i64, count: i64) -> i64:
        """Take losses from the garrison, Autobots first; how many humans fell [RT-A7]."""
        units = min(count, self.units(territory))
        at = territory * IN_LAND
        self.land[at + 1] -= units
        self.land[at + 2] -= count - units
        return count - units

    def enslave(self, count: i64, army: i64, facts: list[Fact] | None) -> None:
        """A human who falls in a battle against a Decepticon army becomes its slave [RT-A12]."""
        if count == 0:
            return
        self.change(army, SLAVES, count)
        if facts is not None:
            facts.append(happened.SlavesTaken(army, count))

    def tell_dice(
        self, black: vec[i64], red: vec[i64], attackers: i64, defenders: i64, facts: list[Fact] | None
    ) -> None:
        """Say what was rolled and what it cost."""
        if facts is None:
            return
        target = self.fight[TARGET]
        facts.append(
            happened.DiceRolled(
                self.army,
                self.tables.names[target],
                tuple([int(die) for die in black]),
                tuple([int(die) for die in red]),
                attackers,
                defenders,
                self.fight[FORCE_UNITS],
                self.fight[FORCE_MEN],
                self.units(target),
                self.humans(target),
            )
        )

    # -- how it ends -------------------------------------------------------------------------------------

    def lose_force(self, facts: list[Fact] | None) -> None:
        """A force wholly lost ends the attacking of this turn; a lost entry battle does not [RT-A11]."""
        if facts is not None:
            facts.append(happened.ForceLost(self.army, self.tables.names[self.fight[TARGET]]))
        is_entry = self.fight[START] == NOBODY
        self.end_fight()
        if is_entry:
            self.turn[SUPPLY] = 0
            self.phase = ATTACK
        else:
            self.end_attacking(facts)

    def withdraw(self, facts: list[Fact] | None) -> None:
        """Survivors return to where they came from; new units go back to the supply and are lost [RT-A9, RT-N9]."""
        units, humans = self.fight[FORCE_UNITS], self.fight[FORCE_MEN]
        if facts is not None:
            facts.append(happened.Withdrew(self.army, self.tables.names[self.fight[TARGET]], units, humans))
        self.phase = ATTACK
        if self.fight[START] == NOBODY:
            self.turn[SUPPLY] = 0
        else:
            self.return_force()
        self.end_fight()

    def end_fight(self) -> None:
        """The battle is over, and nothing of it is left."""
        self.fight = filled(IN_FIGHT, 0)

    def return_force(self) -> None:
        """The force goes back to its territory."""
        start = self.fight[START]
        units, humans = self.fight[FORCE_UNITS], self.fight[FORCE_MEN]
        self.settle(start, self.army, self.units(start) + units, self.humans(start) + humans)

    def conquer(self, facts: list[Fact] | None) -> None:
        """The surviving force occupies the territory [RT-A10, RT-A13, RT-A15, RT-D1, RT-D2]."""
        army, target = self.army, self.fight[TARGET]
        loser = self.owner(target)
        units, humans = self.fight[FORCE_UNITS], self.fight[FORCE_MEN]
        self.settle(target, army, units, humans)
        self.turn[CONQUESTS] += 1
        self.phase = ATTACK
        self.asked = army
        if facts is not None:
            facts.append(happened.Conquered(army, self.tables.names[target], units, humans, loser))
        if self.fight[START] == NOBODY:
            self.turn[SUPPLY] = 0
            self.stand_fresh(target, units)
        self.end_fight()
        self.collect(army, target, facts)
        if loser > 0:
            self.drive_off(loser, army, facts)
        if self.phase != OVER:
            self.look_at_whole_map(facts)

    def end_attacking(self, facts: list[Fact] | None) -> None:
        """What comes after the attacks; the chapter of moving says it."""
        raise NotImplementedError


def dice(count: i64, why: str, bonus: i64, chance: Chance) -> vec[i64]:
    """So many dice, highest first; a card raises the highest [RT-A5, RT-P6]."""
    rolled = filled(count, 0)
    for at in range(count):
        value = 1 + chance.below(FACES, why)
        to: i64 = at
        while to > 0 and rolled[to - 1] < value:
            rolled[to] = rolled[to - 1]
            to -= 1
        rolled[to] = value
    rolled[0] += bonus
    return rolled


def falling(black: vec[i64], red: vec[i64]) -> i64:
    """How many attackers fall: one for each pair in which the red die is not lower; else a defender [RT-A6]."""
    attackers: i64 = 0
    for at in range(min(len(black), len(red))):
        if black[at] <= red[at]:
            attackers += 1
    return attackers
