"""What an army is asked, and what it may answer: small choices, one after the other."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.games.risk.position import (
    AT,
    ATTACK_CARD,
    BATTLE,
    CARRIED,
    EXCHANGE,
    FORCE,
    FORCE_HUMANS,
    GIVE,
    HAS_MARCHED,
    IN_LAND,
    IS_ANYWHERE,
    LOSER,
    LOSING,
    MARCH,
    MARCH_HUMANS,
    ONES,
    ONWARD,
    ROLLS,
    SHIELD,
    TWOS,
    WINDOW,
)
from rollout.games.risk.rounds import Rounds
from rollout.games.risk.tables import ATTACK_DIE, CANCEL, DEFENCE_DIE

SKIP: Final[i64] = 0
"""Nothing more of what the phase asks."""
EXCHANGE_STARS: Final[i64] = 1
REVEAL_CARD: Final[i64] = 2
GIVE_TO: Final[i64] = 3
LOSE: Final[i64] = 4
PLACE_AT: Final[i64] = 5
GO: Final[i64] = 6
"""From a territory to the one next to it: an attack or a march."""
TAKE: Final[i64] = 7
"""A number of units, or of humans, for what was begun."""
USE: Final[i64] = 8
ROLL: Final[i64] = 9
"""Once, or on until so many of the force are left."""
WITHDRAW: Final[i64] = 10
ADD: Final[i64] = 11
VERBS = ("skip", "exchange", "reveal", "give", "lose", "place", "go", "take", "use", "roll", "withdraw", "add")
"""Names of the verbs by number."""
ONCE: Final[i64] = 4095
"""The number of a single roll."""


def code(verb: i64, x: i64, y: i64) -> i64:
    """The action of a verb with its two numbers."""
    return (((x << 12) | y) << 4) | verb


def verb_of(action: i64) -> i64:
    """The verb of an action."""
    return action & 15


def x_of(action: i64) -> i64:
    """The first number of an action."""
    return action >> 16


def y_of(action: i64) -> i64:
    """The second number of an action."""
    return (action >> 4) & 4095


class Choices(Rounds):
    """A position that knows what may be chosen now."""

    def add_rest(self, actions: vec[i64]) -> vec[i64]:
        """What is asked in the middle of something."""
        if self.phase == FORCE or self.phase == MARCH:  # noqa: PLR1714 - numbers, compiled
            return self.add_numbers(actions, self.least_units(), self.most_to_take())
        if self.phase == FORCE_HUMANS or self.phase == MARCH_HUMANS:  # noqa: PLR1714 - as above
            return self.add_numbers(actions, 0 if self.turn[CARRIED] > 0 else 1, self.most_humans_to_take())
        if self.phase == ONWARD:
            return self.add_onward(actions)
        if self.phase == WINDOW:
            return actions
        if self.phase == GIVE:
            return self.add_receivers(actions)
        if self.phase == LOSING:
            return self.add_losses(actions)
        return self.add_cards(actions)

    def may_skip(self) -> bool:
        """Whether nothing, or nothing more, is an answer."""
        phase = self.phase
        if phase == EXCHANGE:
            return not self.must_exchange()
        if phase == GIVE or phase == LOSING or phase == BATTLE:  # noqa: PLR1714, SIM109 - numbers, compiled
            return False
        return not self.asks_how_many()

    def asks_how_many(self) -> bool:
        """Whether a declaration has begun and lacks its number."""
        phase = self.phase
        return phase == FORCE or phase == FORCE_HUMANS or phase == MARCH or phase == MARCH_HUMANS  # noqa: PLR1714

    def may_add_bars(self) -> bool:
        """Whether collected bars may be added now: in the owner's turn and in the window, in no declaration [RT-E2]."""
        return (self.asked == self.army and not self.asks_how_many()) or self.phase == WINDOW

    # -- what is asked -----------------------------------------------------------------------------------

    def add_exchanges(self, actions: vec[i64]) -> vec[i64]:
        """Cards of one and of two stars that may be exchanged together [RT-N5]."""
        for ones in range(self.of(self.army, ONES) + 1):
            for twos in range(self.of(self.army, TWOS) + 1):
                if self.may_exchange(ones, twos):
                    actions = append(actions, code(EXCHANGE_STARS, ones, twos))
        return actions

    def add_receivers(self, actions: vec[i64]) -> vec[i64]:
        """Any other army in the game, also of the same commander [RT-P4]."""
        for army in range(self.rules.armies):
            if army != self.army and self.is_active(army):
                actions = append(actions, code(GIVE_TO, army, 0))
        return actions

    def add_losses(self, actions: vec[i64]) -> vec[i64]:
        """Any unit of the army that must lose one; of the Autobot side also a human [RT-P2]."""
        for territory in range(self.tables.count):
            if self.owner(territory) != self.turn[LOSER]:
                continue
            if self.units(territory) > 0:
                actions = append(actions, code(LOSE, territory, 0))
            if self.humans(territory) > 0:
                actions = append(actions, code(LOSE, territory, 1))
        return actions

    def add_places(self, actions: vec[i64]) -> vec[i64]:
        """Territories that touch a starting point of the army, or any of its own [RT-N7, RT-P7]."""
        tables, army = self.tables, self.army
        for territory in range(tables.count):
            if self.land[territory * IN_LAND + SHIELD]:
                continue
            if tables.enters(army, territory) or (self.turn[IS_ANYWHERE] and self.owner(territory) == army):
                actions = append(actions, code(PLACE_AT, territory, 0))
        return actions

    def add_attacks(self, actions: vec[i64]) -> vec[i64]:
        """From each territory that can send somebody to each enemy next to it [RT-A1, RT-A2]."""
        tables = self.tables
        for start in range(tables.count):
            if self.owner(start) != self.army or not self.can_attack_from(start):
                continue
            for at in range(tables.firsts[start], tables.firsts[start + 1]):
                end = tables.neighbours[at]
                if self.may_attack(self.army, end) and not self.land[end * IN_LAND + SHIELD]:
                    actions = append(actions, code(GO, start, end))
        return actions

    def can_attack_from(self, start: i64) -> bool:
        """Whether anybody may leave a territory to attack: a guard stays, but humans need none [RT-A3]."""
        return self.most_attackers(start) > 0 or self.humans(start) > 0

    def most_attackers(self, start: i64) -> i64:
        """How many Transformers may leave to attack: none that came in this turn, and one unit stays [RT-A3]."""
        return min(self.seasoned(start), self.garrison(start) - 1)

    def add_marches(self, actions: vec[i64]) -> vec[i64]:
        """Steps over one border; of a Decepticon army only the first of its one move [RT-M1, RT-M3]."""
        tables = self.tables
        if self.turn[HAS_MARCHED]:
            return actions
        for start in range(tables.count):
            if self.owner(start) != self.army:
                continue
            for at in range(tables.firsts[start], tables.firsts[start + 1]):
                if self.may_march(start, tables.neighbours[at]):
                    actions = append(actions, code(GO, start, tables.neighbours[at]))
        return actions

    def add_onward(self, actions: vec[i64]) -> vec[i64]:
        """The next steps of a group on its way through own territories [RT-M3]."""
        tables, start = self.tables, self.turn[AT]
        for at in range(tables.firsts[start], tables.firsts[start + 1]):
            end = tables.neighbours[at]
            if self.owner(end) == self.army and not self.has_passed(end):
                actions = append(actions, code(GO, start, end))
        return actions

    def add_numbers(self, actions: vec[i64], least: i64, most: i64) -> vec[i64]:
        """Each number from the least to the most."""
        for number in range(least, most + 1):
            actions = append(actions, code(TAKE, number, 0))
        return actions

    def least_units(self) -> i64:
        """No Autobot needs to go where humans can go alone."""
        if self.army > 0:
            return 1
        start = self.turn[AT]
        humans = self.humans(start) if self.phase == FORCE else self.ready_humans(start)
        return 0 if humans > 0 else 1

    def most_to_take(self) -> i64:
        """How many Transformers can go [RT-A3, RT-M2, RT-M3]."""
        start = self.turn[AT]
        if self.phase == FORCE:
            return self.most_attackers(start)
        if self.army == 0:
            return self.most_units(start)
        return self.turn[CARRIED] if self.turn[HAS_MARCHED] else self.units(start) - 1

    def most_humans_to_take(self) -> i64:
        """How many humans can go beside the Autobots that were chosen [RT-A3, RT-M2]."""
        start, units = self.turn[AT], self.turn[CARRIED]
        if self.phase == MARCH_HUMANS:
            return self.most_humans(start, units)
        humans = self.humans(start)
        return min(humans, self.garrison(start) - units - 1) if units > 0 else humans

    def add_cards(self, actions: vec[i64]) -> vec[i64]:
        """Kept cards that count in this battle [RT-A14, RT-P6]."""
        first, last = (ATTACK_DIE, ATTACK_DIE) if self.phase == ATTACK_CARD else (DEFENCE_DIE, CANCEL)
        for kind in range(self.tables.kinds):
            is_right = first <= self.tables.power.effects[kind] <= last
            if is_right and self.kept[self.asked * self.tables.kinds + kind] > 0:
                actions = append(actions, code(USE, kind, 0))
        return actions

    def add_rolls(self, actions: vec[i64]) -> vec[i64]:
        """Roll once, or on until so many are left; withdraw after the first roll [RT-A9]."""
        for left in range(self.force()):
            actions = append(actions, code(ROLL, left, 0))
        actions = append(actions, code(ROLL, ONCE, 0))
        return append(actions, code(WITHDRAW, 0, 0)) if self.fight[ROLLS] > 0 else actions

    def add_bars_to(self, actions: vec[i64]) -> vec[i64]:
        """Any number of collected bars at once [RT-E2]."""
        for count in range(1, self.most_to_add(self.asked) + 1):
            actions = append(actions, code(ADD, count, 0))
        return actions
