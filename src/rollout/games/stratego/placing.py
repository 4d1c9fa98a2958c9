"""How a computer player places its army: as people do, drawn anew for every game.

An army is filled at random and pieces change places many times, a change for the worse the more seldom the worse it is
(the Metropolis rule). So set-ups come as often as they look likely: by where people put each rank, with the Flag in the
back row and Traps beside it, a Spy near its best protectors, and a front row that can move.
"""
# compiled

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.games.stratego.habits import habits
from rollout.games.stratego.position import is_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import FLAG, HIGHEST, SPY, TRAP, Tables

CHANGES: Final[i64] = 20
"""Changes of places that are tried for each piece."""
GRAIN: Final[i64] = 1 << 20
SHARP: Final = 1.3
"""More than 1 makes unusual places rarer than they are among people."""
BESIDE: Final = 2.6
"""For each Trap next to the Flag."""
IN_BACK: Final = 2.0
"""For a Flag in the back row."""
COVERED: Final = 0.8
"""For a Spy within two squares of one of the two highest ranks."""
OPEN_FRONT: Final[i64] = 4
"""Pieces of the front row that can move forward; fewer are too few."""


class Placing:
    """An army that is being placed; lists by place."""

    def __init__(self, tables: Tables, army: i64, ways: vec[float]) -> None:
        self.tables = tables
        self.army = army
        self.ways = ways
        self.who = vec[i64](capacity=tables.size)
        self.fixed: i64 = 0
        """So many places are filled for good."""
        self.flag: i64 = 0
        self.spy: i64 = 0

    def fill(self, state: StrategoState, chance: Chance) -> None:
        """Take what is placed, and put the rest anywhere."""
        tables, army = self.tables, self.army
        left = vec[i64]()
        for kind in range(tables.kinds[army]):
            for _ in range(state.left[2 * kind + army]):
                left = append(left, 2 * kind + army)
        for place in range(tables.size):
            cell = state.board[tables.home(army, place)]
            if is_of(cell, army):
                self.who = append(self.who, who_of(cell))
                self.fixed += 1
        rest: i64 = len(left)
        while rest > 0:
            pick = chance.below(rest, "placing")
            self.who = append(self.who, left[pick])
            rest -= 1
            left[pick] = left[rest]

    def settle(self, chance: Chance) -> None:
        """Let pieces change places."""
        free = self.tables.size - self.fixed
        likely = self.likelihood()
        for _ in range(CHANGES * free):
            one = self.fixed + chance.below(free, "placing")
            two = self.fixed + chance.below(free, "placing")
            if self.who[one] == self.who[two]:
                continue
            self.exchange(one, two)
            other = self.likelihood()
            if other < likely and float(chance.below(GRAIN, "placing")) >= exp(other - likely) * float(GRAIN):
                self.exchange(one, two)
            else:
                likely = other

    def exchange(self, one: i64, two: i64) -> None:
        """Two pieces change places."""
        who = self.who[one]
        self.who[one] = self.who[two]
        self.who[two] = who

    def likelihood(self) -> float:
        """The logarithm of how likely a good player would place an army like this."""
        tables, total = self.tables, 0.0
        for place in range(tables.size):
            rank = tables.ranks[self.who[place]]
            total += self.ways[rank * tables.size + place]
            if rank == FLAG:
                self.flag = place
            elif rank == SPY:
                self.spy = place
        return total + self.likelihood_of_flag() + self.likelihood_of_spy() + self.likelihood_of_front()

    def likelihood_of_flag(self) -> float:
        """A Flag in the back row, with Traps beside it."""
        files, place = self.tables.files, self.flag
        total = IN_BACK if place // files == self.tables.rows - 1 else 0.0
        column = place % files
        for beside, is_there in (
            (place - 1, column > 0),
            (place + 1, column < files - 1),
            (place - files, place >= files),
            (place + files, place + files < self.tables.size),
        ):
            if is_there and self.tables.ranks[self.who[beside]] == TRAP:
                total += BESIDE
        return total

    def likelihood_of_spy(self) -> float:
        """A Spy near one of the two highest ranks."""
        files = self.tables.files
        for place in range(self.tables.size):
            if self.tables.ranks[self.who[place]] >= HIGHEST - 1 and self.tables.ranks[self.who[place]] <= HIGHEST:
                rows, columns = place // files - self.spy // files, place % files - self.spy % files
                if rows * rows + columns * columns <= 4:
                    return COVERED
        return 0.0

    def likelihood_of_front(self) -> float:
        """Pieces that cannot move out block an army."""
        tables = self.tables
        ahead = tables.stride if self.army == 0 else -tables.stride
        count: i64 = 0
        for place in range(tables.files):
            if tables.is_mobile(self.who[place]) and tables.ground[tables.home(self.army, place) + ahead] == 0:
                count += 1
        return -3.0 * float(max(OPEN_FRONT - count, 0))


def next_kind(state: StrategoState, army: i64, chance: Chance) -> i64:
    """Which character comes next in a set-up that fits what is placed."""
    placing = Placing(state.tables, army, ways_of(state.tables))
    placing.fill(state, chance)
    placing.settle(chance)
    return placing.who[placing.fixed] >> 1


@lru_cache(maxsize=16)
def ways_of(tables: Tables) -> vec[float]:
    """By rank and place: the logarithm of how likely it is."""
    found = vec[float]()
    for share in habits(tables):
        found = append(found, SHARP * log(float(share) / 100.0))
    return found
