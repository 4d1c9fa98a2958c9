"""Armies that are driven off the board, and the ends that do not wait for the meter [RT-V1 to RT-V4]."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.wire import Fact
from rollout.games.risk import facts as happened
from rollout.games.risk.position import (
    BARS,
    BEATEN_BY,
    FACE_DOWN,
    GIFT,
    IS_OUT,
    LOST_HUMANS,
    NOBODY,
    ONES,
    OVER,
    SLAVES,
    TURNS,
    TWOS,
    USED_ONES,
    USED_TWOS,
)
from rollout.games.risk.supply import Supply

BY_METER: Final[i64] = 0
BY_ALL_OUT: Final[i64] = 1
BY_WHOLE_MAP: Final[i64] = 2
REASONS = ("meter", "all-out", "whole-map")
"""Why a game ended, by number."""

GRACE: Final[i64] = 2
"""Own turns after which an army that has no unit on the board is out [RT-V1]."""


class Elimination(Supply):
    """A position in which armies can be eliminated."""

    def drive_off(self, army: i64, by: i64, facts: list[Fact] | None) -> None:
        """An army that lost its last unit is out, unless it is so early that it comes back [RT-V1]."""
        if self.strength(army) > 0:
            return
        self.change(army, BEATEN_BY, by - self.of(army, BEATEN_BY))
        if self.of(army, TURNS) >= (1 if self.rules.is_strict else GRACE):
            self.put_out(army, by, facts)

    def look_whether_it_came_back(self, army: i64, facts: list[Fact] | None) -> None:
        """An army without a unit at the end of its second turn is out; who beat it before takes what it has [RT-V1]."""
        if army == 0 or self.strength(army) > 0 or self.of(army, TURNS) < GRACE:
            return
        by = self.of(army, BEATEN_BY)
        self.put_out(army, by if by >= 0 and self.is_active(by) else NOBODY, facts)

    def put_out(self, army: i64, by: i64, facts: list[Fact] | None) -> None:
        """Its cards and bars go to whoever removed its last unit; slaves and Power cards leave the game [RT-V1]."""
        ones, twos, bars = self.of(army, ONES), self.of(army, TWOS), self.of(army, BARS)
        if by >= 0:
            self.change(by, ONES, ones)
            self.change(by, TWOS, twos)
            self.change(by, BARS, bars)
        else:
            self.common[USED_ONES] += ones
            self.common[USED_TWOS] += twos
        self.common[LOST_HUMANS] += self.of(army, SLAVES)
        for what in (ONES, TWOS, BARS, SLAVES, FACE_DOWN, GIFT):
            self.change(army, what, -self.of(army, what))
        for kind in range(self.tables.kinds):
            self.kept[army * self.tables.kinds + kind] = 0
        self.change(army, IS_OUT, 1)
        if facts is not None:
            facts.append(happened.ArmyOut(army, by, ones, twos, bars))
        self.look_at_all_out(facts)

    def look_at_all_out(self, facts: list[Fact] | None) -> None:
        """With all Decepticon armies eliminated the Autobots win at once [RT-V2]."""
        for army in range(1, self.rules.armies):
            if self.is_active(army):
                return
        self.end(BY_ALL_OUT, facts)

    def look_at_whole_map(self, facts: list[Fact] | None) -> None:
        """One Decepticon army that holds every territory wins at once [RT-V3]."""
        if self.army > 0 and self.holdings(self.army) == self.tables.count:
            self.end(BY_WHOLE_MAP, facts)

    def end(self, reason: i64, facts: list[Fact] | None) -> None:
        """The game is over."""
        self.phase = OVER
        self.asked = reason
        if facts is not None:
            autobots = self.holdings(0)
            others = self.tables.count - autobots - self.holdings(NOBODY)
            facts.append(happened.GameEnded(REASONS[reason], autobots, others))

    def winners(self) -> vec[i64]:
        """The armies that have won; several share the win [RT-V2 to RT-V4]."""
        if self.asked == BY_ALL_OUT:
            return append(vec[i64](), 0)
        if self.asked == BY_WHOLE_MAP:
            return append(vec[i64](), self.owner(0))
        autobots = self.holdings(0)
        if 2 * autobots >= self.tables.count - self.holdings(NOBODY):
            return append(vec[i64](), 0)
        return self.best_decepticons()

    def best_decepticons(self) -> vec[i64]:
        """Most territories, then more units on the board, then more slaves, else a shared win [RT-V4]."""
        best = vec[i64]()
        most: i64 = -1
        for army in range(1, self.rules.armies):
            worth = (self.holdings(army) * 1_000_000 + self.strength(army)) * 1_000 + self.of(army, SLAVES)
            if not self.is_active(army) or worth < most:
                continue
            best = append(best, army) if worth == most else append(vec[i64](), army)
            most = worth
        return best
