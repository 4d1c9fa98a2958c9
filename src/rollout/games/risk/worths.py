"""What a position of RISK Transformers promises a seat: its chance to win, judged without looking ahead.

Two things decide when the meter is empty: who holds the land now, and what each army can still do about it. The less
Energon is left, the more the first counts. A territory counts for whoever is likely to hold it after the next blows.
"""
# compiled

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from rollout.core.lists import filled, zeros
from rollout.games.risk.odds import MOST, Battles, battles
from rollout.games.risk.position import (
    ATTACK,
    BARS,
    COMMANDER,
    CONQUESTS,
    GIFT,
    HUMANS,
    IN_LAND,
    METER_NOW,
    NOBODY,
    ONES,
    OVER,
    SLAVES,
    SUPPLY,
    TURNS,
    TWOS,
    UNITS,
    WINDOW,
)
from rollout.games.risk.state import RiskState
from rollout.games.risk.tables import MOST_ARMIES, MOST_STARS

FAR: Final[i64] = 99
BROKEN: Final[i64] = -2
"""A continent that no army holds whole."""
UNSEEN: Final[i64] = -3
OUT: Final = -1.0
"""Turns left of an army that is eliminated."""

BLOWS: Final[i64] = 5
"""How many territories one stack is thought to take in its next turn."""
LIKELY: Final = 0.3
"""A blow that succeeds less often is not struck."""
STRUCK: Final = 0.7
"""How often a blow that could be struck is struck, while there is time to answer it."""
NOW: Final = 0.8
"""The same for what the army whose turn it is can still attack now."""
OWN_BLOWS: Final = 0.4
"""What the next blows of the army count that has just moved: the others come before."""

OF_GUARD: Final = 0.6
"""What the first unit in a territory counts: it stays as a guard."""
OF_HUMAN: Final = 0.5
BEHIND: Final = 0.07
"""What a unit loses for each border between it and the enemy, after the first."""
OF_STARS: Final = 0.8
"""What units that stars promise count."""
OF_BAR: Final = 0.8
"""Rounds that a collected bar is thought to add where its owner is behind."""
OF_LAST_TURN: Final = 0.3
"""What units count that come in an army's last turn."""
SAVED: Final = 0.75
"""What stars count that are saved until there are enough for the most units, if there is time for that."""

# How land and means together make a chance. These weights were chosen by hand, like those above; `bench/risk.py`
# measures what all of them together are worth, none of them alone.

AT_END: Final = 0.4
"""What a territory more than the others weighs when the game is about to end ..."""
LESS_A_TURN: Final = 0.3
"""... how much less it is for a part of a turn to come ..."""
OF_LAND: Final = 0.2
"""... and what it weighs while there are turns, shared among them."""
OF_MEANS: Final = 0.055
"""What the means of one side alone weigh in a turn to come, for each territory of the map."""
LATER_TURN: Final = 0.3
"""What each turn after the first adds to that ..."""
MOST_TURNS: Final = 1.6
"""... which together are no more than so many."""
FEW: Final = 5.0
"""Means of no more than about so many units say little about who has more of them."""
LONG: Final = 5.0
"""With so many turns to come, means count as much as they ever do when Decepticons are compared ..."""
LONGER: Final = 6.0
"""... which is this part of everything: LONG of LONGER. With LONGER, who is ahead is as unsure as it ever is."""
LESS_LAND: Final = 0.6
"""How much less land counts where means count fully."""
UNSURE: Final = 0.6
"""How much less each turn to come lets say who is ahead."""
ALL_MEANS: Final = 25.0
"""Territories that all means together promise."""


class Worths:
    """The judge; what it notes about one position is overwritten by the next."""

    def __init__(self, state: RiskState) -> None:
        self.tables = state.tables
        self.armies = state.rules.armies
        self.fights: Battles = battles(0, 0, MOST)
        self.owners = filled(self.tables.count, 0)
        self.garrisons = filled(self.tables.count, 0)
        self.holdings = filled(MOST_ARMIES + 1, 0)
        """By army; that of nobody is the last."""
        self.lost = zeros(self.tables.count)
        """By territory: how likely its owner loses it to the next blows."""
        self.front = filled(self.tables.count, 0)
        """By territory: how many borders lie between it and land of others; 0 beside such land."""
        self.queue = filled(self.tables.count, 0)
        self.holders = filled(len(self.tables.bonus), 0)
        self.hold = zeros(len(self.tables.bonus))
        self.left = zeros(MOST_ARMIES)
        """By army: turns that it still has."""
        self.lands = zeros(MOST_ARMIES)
        """By army: territories that it is likely to hold after the next blows."""
        self.units = zeros(MOST_ARMIES)
        """By army: what stands on the map, by where it stands."""
        self.income = zeros(MOST_ARMIES)
        """By army: new units in a turn."""
        self.means = zeros(MOST_ARMIES)
        """By army: all that it can still do, in units."""
        self.commanders = filled(MOST_ARMIES, 0)
        for army in range(self.armies):
            self.commanders[army] = state.of(army, COMMANDER)

    def value(self, state: RiskState, seat: i64) -> float:
        """The chance of a seat to win; attacks that the army whose turn it is can still make count as well."""
        if state.phase == OVER:
            return self.scored(state, seat)
        self.read(state)
        self.count_turns(state)
        self.find_front()
        self.count_units(state)
        return self.judged(state, seat, state.phase == ATTACK)

    def value_at_rest(self, state: RiskState, seat: i64) -> float:
        """The same for the position that was judged last, without the attacks that can still be made."""
        return self.judged(state, seat, can_attack=False)

    def judged(self, state: RiskState, seat: i64, can_attack: bool) -> float:
        """The chance of a seat to win, once the units are counted."""
        self.count_land(state, can_attack)
        self.count_means(state)
        invaded = self.invaded()
        if self.commanders[0] == seat:
            return 1.0 - invaded
        return invaded * self.share(seat)

    def read(self, state: RiskState) -> None:
        """Note who stands where."""
        land = state.land
        for army in range(MOST_ARMIES + 1):
            self.holdings[army] = 0
        for territory in range(self.tables.count):
            at = territory * IN_LAND
            owner = land[at]
            self.owners[territory] = owner
            self.garrisons[territory] = land[at + UNITS] + land[at + HUMANS]
            self.holdings[owner if owner >= 0 else MOST_ARMIES] += 1

    def scored(self, state: RiskState, seat: i64) -> float:
        """The score of a game that is over."""
        score, count = 0.0, 0.0
        for army in state.winners():
            count += 1.0
            if self.commanders[army] == seat:
                score += 1.0
        return score / max(count, 1.0)

    # -- the clock ---------------------------------------------------------------------------------------

    def count_turns(self, state: RiskState) -> None:
        """Turns that each army still has: one a bar, and bars that whoever is behind will add."""
        rounds = float(state.common[METER_NOW] - 1) + self.bars_to_come(state)
        for army in range(self.armies):
            comes = state.phase != WINDOW and state.army > 0 and (army == 0 or army > state.army)
            self.left[army] = rounds + (1.0 if comes else 0.0) if state.is_active(army) else OUT

    def bars_to_come(self, state: RiskState) -> float:
        """Rounds that the side which is behind will add."""
        autobots, others, bars = self.holdings[0], i64(0), i64(0)
        for army in range(1, self.armies):
            others += self.holdings[army]
            bars += state.of(army, BARS)
        return OF_BAR * float(bars if autobots >= others else state.of(0, BARS))

    # -- land --------------------------------------------------------------------------------------------

    def are_rivals(self, one: i64, other: i64) -> bool:
        """Whether two that hold territories want each other's."""
        return one != other and one >= 0 and other >= 0 and self.commanders[one] != self.commanders[other]

    def find_front(self) -> None:
        """How far each territory is from land of others, through land of its owner."""
        firsts, neighbours, owners, front = self.tables.firsts, self.tables.neighbours, self.owners, self.front
        count, ended = self.begin_front(), i64(0)
        while ended < count:
            territory = self.queue[ended]
            ended += 1
            for at in range(firsts[territory], firsts[territory + 1]):
                near = neighbours[at]
                if front[near] == FAR and owners[near] == owners[territory]:
                    front[near] = front[territory] + 1
                    self.queue[count] = near
                    count += 1

    def begin_front(self) -> i64:
        """Put the territories beside land of others into the queue; how many they are."""
        firsts, neighbours, owners = self.tables.firsts, self.tables.neighbours, self.owners
        count: i64 = 0
        for territory in range(self.tables.count):
            self.front[territory] = FAR
            owner = owners[territory]
            for at in range(firsts[territory], firsts[territory + 1]):
                if owner >= 0 and (owners[neighbours[at]] < 0 or self.are_rivals(owner, owners[neighbours[at]])):
                    self.front[territory] = 0
                    self.queue[count] = territory
                    count += 1
                    break
        return count

    def count_land(self, state: RiskState, can_attack: bool) -> None:
        """Who is likely to hold what after the next blows: those that the army can still strike now come first."""
        mover = state.army if state.phase != WINDOW else NOBODY
        for army in range(self.armies):
            self.lands[army] = float(self.holdings[army])
        for territory in range(self.tables.count):
            self.lost[territory] = 0.0
        if can_attack:
            self.strike_all(state, mover, NOW)
        for army in range(self.armies):
            if army != mover and self.left[army] > 0.0:
                self.strike_all(state, army, 1.0 if self.left[army] <= 1.0 else STRUCK)
        if mover >= 0 and self.left[mover] > 0.0:
            self.strike_all(state, mover, OWN_BLOWS)

    def strike_all(self, state: RiskState, army: i64, weight: float) -> None:
        """The blows of all stacks of an army, each struck as often as `weight` says."""
        for start in range(self.tables.count):
            if self.owners[start] != army or self.front[start] > 0 or self.garrisons[start] < 2:
                continue
            force = min(state.units(start), self.garrisons[start] - 1)
            if weight == NOW:
                force = state.most_attackers(start)
            if force > 0:
                self.strike(start, army, force, weight)

    def strike(self, start: i64, army: i64, force: i64, weight: float) -> None:
        """The blows of one stack: each time at what it takes most surely, and on from there with what is left."""
        for _ in range(BLOWS):
            target = self.easiest(start, army, force)
            if target < 0:
                return
            garrison = self.garrisons[target]
            wins = self.fights.win(force, garrison)
            taken = weight * wins * (1.0 - self.lost[target])
            self.lost[target] += taken
            self.lands[army] += taken
            self.lands[self.owners[target]] -= taken
            force = i64(self.fights.attackers_left(force, garrison) / wins) - 1
            if force <= 0:
                return
            start, weight = target, weight * wins

    def easiest(self, start: i64, owner: i64, force: i64) -> i64:
        """The neighbour that falls most surely and is not lost already; NOBODY where none is likely to fall."""
        tables, best, most = self.tables, NOBODY, LIKELY
        for at in range(tables.firsts[start], tables.firsts[start + 1]):
            near = tables.neighbours[at]
            if not self.are_rivals(owner, self.owners[near]):
                continue
            gain = self.fights.win(force, self.garrisons[near]) * (1.0 - self.lost[near])
            if gain > most:
                best, most = near, gain
        return best

    # -- means -------------------------------------------------------------------------------------------

    def count_means(self, state: RiskState) -> None:
        """What stands on the map, and what is to come."""
        for army in range(self.armies):
            base = self.tables.later_units if state.of(army, TURNS) > 0 else self.tables.first_units
            slaves = float(state.of(army, SLAVES)) / float(self.tables.slaves_for_unit)
            self.income[army] = float(base) + slaves
        self.count_continents(state)
        for army in range(self.armies):
            self.means[army] = self.units[army] + self.to_come(state, army)

    def count_units(self, state: RiskState) -> None:
        """Units by where they stand: guards count less, and so do those who are far from the enemy."""
        for army in range(self.armies):
            self.units[army] = 0.0
        for territory in range(self.tables.count):
            owner, units = self.owners[territory], state.units(territory)
            if owner < 0:
                continue
            humans = self.garrisons[territory] - units
            worth = OF_HUMAN * float(humans)
            if units > 0:
                behind = float(min(self.front[territory], 8))
                stays = 0 if humans > 0 else 1
                worth += OF_GUARD * float(stays) + float(units - stays) * (1.0 - BEHIND * behind)
            self.units[owner] += worth

    def count_continents(self, state: RiskState) -> None:
        """The bonus of each continent that is held whole, as likely as it is held on."""
        autobots = self.find_holders(state)
        for continent in range(len(self.tables.bonus)):
            holder = self.holders[continent]
            if holder == 0 and state.rules.needs_autobot and not autobots >> continent & 1:
                continue
            if holder >= 0:
                self.income[holder] += self.hold[continent] * float(self.tables.bonus[continent])

    def find_holders(self, state: RiskState) -> i64:
        """Who holds each continent whole, and how likely he keeps it; a bit for each on which Autobots stand."""
        continents, autobots = self.tables.map.continents, i64(0)
        for continent in range(len(self.tables.bonus)):
            self.holders[continent] = UNSEEN
            self.hold[continent] = 1.0
        for territory in range(self.tables.count):
            continent, owner = continents[territory], self.owners[territory]
            if self.holders[continent] == UNSEEN:
                self.holders[continent] = owner
            elif self.holders[continent] != owner:
                self.holders[continent] = BROKEN
            self.hold[continent] *= 1.0 - self.lost[territory]
            if owner == 0 and state.units(territory) > 0:
                autobots |= 1 << continent
        return autobots

    def to_come(self, state: RiskState, army: i64) -> float:
        """Units that an army will still get in time to use them: those of its last turn hardly count."""
        turns = self.left[army]
        if turns <= 0.0:
            return 0.0
        promised = self.of_stars(state, army, turns) + float(state.of(army, GIFT))
        if state.army == army:
            promised += float(state.turn[SUPPLY])
        useful = max(turns - 1.0, 0.0) + OF_LAST_TURN
        return self.income[army] * useful + OF_STARS * promised * min(useful, 1.0)

    def of_stars(self, state: RiskState, army: i64, turns: float) -> float:
        """Units that the stars of an army are worth, those of this turn's conquests among them."""
        stars = state.of(army, ONES) + 2 * state.of(army, TWOS)
        if state.army == army:
            stars += state.turn[CONQUESTS] + state.turn[CONQUESTS] * 3 // 10
        table = self.tables.exchange
        now = float(stars // MOST_STARS * table[MOST_STARS] + table[stars % MOST_STARS])
        later = SAVED * float(table[MOST_STARS]) * float(stars) / float(MOST_STARS)
        return max(now, later) if turns > 2.0 else now

    # -- who wins ----------------------------------------------------------------------------------------

    def invaded(self) -> float:
        """The chance that the Decepticons together hold more than the Autobot side at the end."""
        lands, means, most = 0.0, 0.0, 0.0
        for army in range(1, self.armies):
            lands += self.lands[army]
            means += self.means[army]
            most = max(most, self.left[army])
        turns = max(most, self.left[0])
        ahead = lands - self.lands[0]
        share = (means - self.means[0]) / (means + self.means[0] + FEW)
        of_land = OF_LAND / (1.0 + turns) if turns >= 1.0 else AT_END - LESS_A_TURN * turns
        reach = min(turns, 1.0 - LATER_TURN + LATER_TURN * turns, MOST_TURNS)
        of_means = float(self.tables.count) * reach * OF_MEANS
        return logistic(of_land * ahead + of_means * share)

    def share(self, seat: i64) -> float:
        """The chance that the best of the Decepticons is one of a seat's."""
        total, mine, turns, means = 0.0, 0.0, 0.0, FEW
        for army in range(1, self.armies):
            turns = max(turns, self.left[army])
            means += self.means[army]
        weight, width = min(turns, LONG) / LONGER, 1.0 + UNSURE * min(turns, LONGER)
        for army in range(1, self.armies):
            if self.left[army] == OUT:
                continue
            promise = (1.0 - LESS_LAND * weight) * self.lands[army] + ALL_MEANS * weight * self.means[army] / means
            part = exp(promise / width)
            total += part
            if self.commanders[army] == seat:
                mine += part
        return mine / total


def logistic(x: float) -> float:
    """A chance from 0 to 1."""
    return 1.0 / (1.0 + exp(min(-x, 50.0)))
