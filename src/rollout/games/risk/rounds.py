"""Turns, rounds and the Energon meter [RT-T, RT-E]."""
# compiled

from __future__ import annotations

from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.core.wire import Fact
from rollout.games.risk import facts as happened
from rollout.games.risk.elimination import BY_METER
from rollout.games.risk.moving import Moving
from rollout.games.risk.position import (
    AT,
    FRESH_AT,
    IN_LAND,
    IN_TURN,
    METER_NOW,
    MOVING,
    NOBODY,
    OVER,
    ROUND,
    SHIELD,
    TURNS,
    WINDOW,
)


class Rounds(Moving):
    """A position in which armies take their turns."""

    def begin_turn(self, army: i64, facts: list[Fact] | None) -> None:
        """An army's turn begins with its new units [RT-T2]."""
        self.army = army
        self.asked = army
        self.turn = filled(IN_TURN, 0)
        self.turn[FRESH_AT] = NOBODY
        self.turn[AT] = NOBODY
        self.route = filled(0, 0)
        self.begin_supply(facts)

    def end_attacking(self, facts: list[Fact] | None) -> None:
        """Cards are drawn after the attacks, then units move, those that came in this turn as well [RT-T2, RT-N10]."""
        self.phase = MOVING
        self.stand_fresh(NOBODY, 0)

    def end_turn(self, facts: list[Fact] | None) -> None:
        """The army has had its turn; one without units on the board is out from its second turn on [RT-V1]."""
        army = self.army
        self.change(army, TURNS, 1)
        self.settle_in()
        for territory in range(self.tables.count):
            self.land[territory * IN_LAND + SHIELD] = 0
        self.look_whether_it_came_back(army, facts)
        if self.phase != OVER:
            self.next_army(facts)

    def next_army(self, facts: list[Fact] | None) -> None:
        """Decepticons in their order, the Autobots last; eliminated armies are skipped [RT-T1]."""
        if self.army == 0:
            self.open_window(0, facts)
            return
        following = self.after(self.army)
        self.begin_turn(following, facts)

    def after(self, army: i64) -> i64:
        """The army that comes after one in a round; 0, the Autobots, when no Decepticons are left to come."""
        for following in range(army + 1, self.rules.armies):
            if self.is_active(following):
                return following
        return 0

    # -- Energon -----------------------------------------------------------------------------------------

    def open_window(self, army: i64, facts: list[Fact] | None) -> None:
        """Before the meter falls each army that has bars decides once, the Autobots last [RT-E2].

        `army` is the one that decided last, 0 at the beginning.
        """
        self.phase = WINDOW
        asked = self.after(army)
        while asked > 0 and self.most_to_add(asked) == 0:
            asked = self.after(asked)
        if asked == 0 and self.most_to_add(0) == 0:
            self.end_round(facts)
        else:
            self.asked = asked

    def decide_window(self, bars: i64, facts: list[Fact] | None) -> None:
        """Add bars before the meter falls, or none."""
        asked = self.asked
        if bars > 0:
            self.add_bars(asked, bars, facts)
        if asked == 0:
            self.end_round(facts)
        else:
            self.open_window(asked, facts)

    def end_round(self, facts: list[Fact] | None) -> None:
        """The meter falls by one bar; at zero the game ends [RT-E1, RT-E4]."""
        self.common[METER_NOW] -= 1
        if facts is not None:
            facts.append(happened.MeterMoved(NOBODY, -1, self.common[METER_NOW]))
        if self.common[METER_NOW] <= 0:
            self.end(BY_METER, facts)
            return
        self.common[ROUND] += 1
        self.begin_turn(self.after(0), facts)
