"""What a battle may come to: the dice of the rules enumerated once, then roll after roll [RT-A5 to RT-A9, RT-P6].

Autobots fall before humans, so that numbers are all that counts; `humans_lost` says who fell. Forces of more than MOST
on a side are looked up in proportion.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Prefixed
from rollout.core.lists import zeros
from rollout.games.risk.battle import FACES, MOST_BLACK, MOST_RED, dice, falling

MOST: Final[i64] = 200
"""The largest force on a side that is worked out."""
_AT_FIRST: Final[i64] = 32
"""The largest force of the first table; few battles are larger."""


# -- a single roll ---------------------------------------------------------------------------------------


def roll_chances(black_bonus: i64, red_bonus: i64) -> vec[float]:
    """By black dice, red dice and attackers who fall, how likely that is; see `roll_at`."""
    chances = zeros((MOST_BLACK + 1) * (MOST_RED + 1) * (MOST_RED + 1))
    for black_dice in range(1, MOST_BLACK + 1):
        for red_dice in range(1, MOST_RED + 1):
            at = roll_at(black_dice, red_dice)
            blacks, reds = throws(black_dice, black_bonus), throws(red_dice, red_bonus)
            share = 1.0 / float(len(blacks) * len(reds))
            for black in blacks:
                for red in reds:
                    chances[at + falling(black, red)] += 1.0
            for fallen in range(MOST_RED + 1):
                chances[at + fallen] *= share
    return chances


def throws(count: i64, bonus: i64) -> list[vec[i64]]:
    """Every way in which so many dice can lie, all equally likely, as the rules read them."""
    ways: i64 = 1
    for _ in range(count):
        ways *= FACES
    thrown: list[vec[i64]] = []
    for way in range(ways):
        prefix = [way % FACES, way // FACES % FACES, way // (FACES * FACES)]
        thrown.append(dice(count, "odds", bonus, Prefixed(prefix)))
    return thrown


def roll_at(attackers: i64, defenders: i64) -> i64:
    """Where the chances of a roll between such forces begin: no attacker falls, one, two [RT-A5, RT-A8]."""
    return (min(attackers, MOST_BLACK) * (MOST_RED + 1) + min(defenders, MOST_RED)) * (MOST_RED + 1)


def falling_together(attackers: i64, defenders: i64) -> i64:
    """How many of both sides together fall in a roll between such forces [RT-A6]."""
    black, red = min(attackers, MOST_BLACK), min(defenders, MOST_RED)
    return min(black, red)


# -- battles to the end ----------------------------------------------------------------------------------


class Battles:
    """How battles of up to `most` on a side go that are fought to the end, under these bonuses; never changed."""

    def __init__(self, black_bonus: i64, red_bonus: i64, most: i64, rolls: vec[float]) -> None:
        self.black_bonus = black_bonus
        self.red_bonus = red_bonus
        self.most = most
        self.rolls = rolls
        """What `roll_chances` says."""
        self.side = most + 1
        self.wins = zeros(self.side * self.side)
        """By attackers and defenders: how likely the territory falls."""
        self.attackers = zeros(self.side * self.side)
        """By both: how many attackers are left, on average."""
        self.defenders = zeros(self.side * self.side)
        for number in range(1, self.side):
            self.wins[number * self.side] = 1.0
            self.attackers[number * self.side] = float(number)
            self.defenders[number] = float(number)
        for attackers in range(1, self.side):
            for defenders in range(1, self.side):
                self.fill(attackers, defenders)

    def fill(self, attackers: i64, defenders: i64) -> None:
        """One battle, from those that a roll of it leads to."""
        at, rolls = attackers * self.side + defenders, roll_at(attackers, defenders)
        together = falling_together(attackers, defenders)
        for fallen in range(together + 1):
            chance = self.rolls[rolls + fallen]
            after = (attackers - fallen) * self.side + defenders - together + fallen
            self.wins[at] += chance * self.wins[after]
            self.attackers[at] += chance * self.attackers[after]
            self.defenders[at] += chance * self.defenders[after]

    def at(self, attackers: i64, defenders: i64) -> i64:
        """Where a battle stands in the lists; too large a one stands for its proportion."""
        larger = max(attackers, defenders)
        if larger > self.most:
            attackers = max(min(attackers, 1), attackers * self.most // larger)
            defenders = max(min(defenders, 1), defenders * self.most // larger)
        return attackers * self.side + defenders

    def scale(self, attackers: i64, defenders: i64) -> float:
        """How many times as large a battle is as the one that stands for it."""
        larger = max(attackers, defenders)
        return 1.0 if larger <= self.most else float(larger) / float(self.most)

    def win(self, attackers: i64, defenders: i64) -> float:
        """How likely attackers who fight on to the end take the territory."""
        return self.wins[self.at(attackers, defenders)]

    def attackers_left(self, attackers: i64, defenders: i64) -> float:
        """How many attackers are left on average, if they fight on to the end; none where they lose."""
        return self.attackers[self.at(attackers, defenders)] * self.scale(attackers, defenders)

    def defenders_left(self, attackers: i64, defenders: i64) -> float:
        """How many defenders are left on average, if the attackers fight on to the end."""
        return self.defenders[self.at(attackers, defenders)] * self.scale(attackers, defenders)


_KNOWN: Final[list[Battles]] = []
"""What has been worked out, one for each pair of bonuses; few, so that none is looked for by name."""


def battles(black_bonus: i64, red_bonus: i64, largest: i64) -> Battles:
    """The battles under these bonuses, up to `largest` on a side at least, or MOST."""
    for place, known in enumerate(_KNOWN):
        if known.black_bonus == black_bonus and known.red_bonus == red_bonus:
            if largest > known.most and known.most < MOST:
                _KNOWN[place] = Battles(black_bonus, red_bonus, MOST, known.rolls)
            return _KNOWN[place]
    most = _AT_FIRST if largest <= _AT_FIRST else MOST
    _KNOWN.append(Battles(black_bonus, red_bonus, most, roll_chances(black_bonus, red_bonus)))
    return _KNOWN[len(_KNOWN) - 1]


# -- how one battle may end ------------------------------------------------------------------------------


class Ends:
    """Every way in which one battle can end, the best for the attackers first; lists of the same length."""

    def __init__(self) -> None:
        self.attackers = vec[i64]()
        """How many are left."""
        self.defenders = vec[i64]()
        self.chances = vec[float]()

    def add(self, attackers: i64, defenders: i64, chance: float) -> None:
        """Another end."""
        self.attackers = append(self.attackers, attackers)
        self.defenders = append(self.defenders, defenders)
        self.chances = append(self.chances, chance)

    def humans_lost(self, humans: i64, is_attacker: bool) -> float:
        """How many of so many humans in a force fall on average: the Autobots fall before them [RT-A7]."""
        left = self.attackers if is_attacker else self.defenders
        lost = 0.0
        for at in range(len(self.chances)):
            lost += self.chances[at] * float(max(0, humans - left[at]))
        return lost


def ends(attackers: i64, defenders: i64, black_bonus: i64 = 0, red_bonus: i64 = 0, least: i64 = 0) -> Ends:
    """How a battle ends that the attackers break off when `least` of them are left; one roll is made in any case
    [RT-A9]. For forces up to MOST.
    """
    rolls, side = battles(black_bonus, red_bonus, 1).rolls, defenders + 1
    met = zeros((attackers + 1) * side)
    met[attackers * side + defenders] = 1.0
    for force in range(attackers, 0, -1):
        for garrison in range(defenders, 0, -1):
            if force > least or (force == attackers and garrison == defenders):
                roll_on_from(met, force, garrison, side, rolls)
    return ends_among(met, attackers, defenders)


def ends_among(met: vec[float], attackers: i64, defenders: i64) -> Ends:
    """What is left in a list by attackers and defenders once all rolls have been made."""
    found = Ends()
    for force in range(attackers, -1, -1):
        for garrison in range(defenders + 1):
            chance = met[force * (defenders + 1) + garrison]
            if chance > 0.0:
                found.add(force, garrison, chance)
    return found


def roll_on_from(met: vec[float], force: i64, garrison: i64, side: i64, rolls: vec[float]) -> None:
    """Pass on how likely such forces meet to those that are left after a roll."""
    together, at, here = falling_together(force, garrison), roll_at(force, garrison), force * side + garrison
    for fallen in range(together + 1):
        met[(force - fallen) * side + garrison - together + fallen] += met[here] * rolls[at + fallen]
    met[here] = 0.0
