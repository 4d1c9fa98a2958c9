"""Where units are moved at the end of a turn: each possible move is judged by the position it leaves [RT-M]."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.risk.choices import GO, SKIP, TAKE, code, verb_of, x_of, y_of
from rollout.games.risk.position import AT, CARRIED, MARCH, MARCH_HUMANS, NOBODY, TO
from rollout.games.risk.state import RiskState
from rollout.games.risk.worths import Worths

GAIN: Final = 1e-6
"""A move that promises no more than this is left out."""
MOST_NUMBERS: Final[i64] = 6
"""How many numbers of units are tried."""


class Marches:
    """The moves of an army at the end of its turn."""

    def __init__(self, worths: Worths, seat: i64, state: RiskState) -> None:
        self.worths = worths
        self.seat = seat
        self.state = state
        self.before = filled(state.tables.count, NOBODY)
        """By territory that a group can reach: the one from which it comes there, NOBODY for others."""
        self.queue = filled(state.tables.count, 0)
        self.end = NOBODY
        """The best place for a group to go."""

    def best(self, actions: vec[i64]) -> i64:
        """One of the actions."""
        phase = self.state.phase
        if phase == MARCH or phase == MARCH_HUMANS:  # noqa: PLR1714, SIM109 - numbers, compiled
            return self.best_number(actions)
        return self.best_step(actions)

    # -- how many ----------------------------------------------------------------------------------------

    def best_number(self, actions: vec[i64]) -> i64:
        """How many go where it was said."""
        state, best, most = self.state, actions[0], -1.0
        start, end = state.turn[AT], state.turn[TO]
        for action in spread(actions):
            if verb_of(action) != TAKE:
                continue
            units, humans = x_of(action), i64(0)
            if state.phase == MARCH_HUMANS:
                units, humans = state.turn[CARRIED], x_of(action)
            elif units == 0:
                humans = 1
            value = self.of_group(start, units) if state.army > 0 else self.of_move(start, end, units, humans)
            if value >= most:
                best, most = action, value
        return best

    def of_move(self, start: i64, end: i64, units: i64, humans: i64) -> float:
        """What it promises to move so many over one border."""
        after = self.state.clone()
        after.march(start, end, units, humans, None)
        return self.worths.value(after, self.seat)

    # -- which way ---------------------------------------------------------------------------------------

    def best_step(self, actions: vec[i64]) -> i64:
        """The first step of the best move, or none."""
        state, best, seen = self.state, code(SKIP, 0, 0), NOBODY
        most = self.worths.value(state, self.seat) + GAIN
        for action in actions:
            if verb_of(action) != GO:
                continue
            start, end, value = x_of(action), y_of(action), 0.0
            if state.army == 0:
                value = self.of_autobots(start, end)
            elif start == seen:
                continue
            else:
                seen = start
                value = self.of_group(start, self.movable(start))
                action = code(GO, start, self.first_step(start))  # noqa: PLW2901 - the same move, the right way
            if value > most:
                best, most = action, value
        return best

    def of_autobots(self, start: i64, end: i64) -> float:
        """What a move over one border promises: one or all, or a human where no Autobot can go."""
        state, best = self.state, 0.0
        units = state.most_units(start)
        if units > 0:
            best = self.of_move(start, end, units, 0)
            if units > 1:
                best = max(best, self.of_move(start, end, 1, 0))
        elif state.owner(end) == NOBODY and state.garrison(start) > 1:
            best = self.of_move(start, end, 0, 1)
        return best

    def movable(self, start: i64) -> i64:
        """How many of a Decepticon group can go on, or begin to go."""
        state = self.state
        return state.turn[CARRIED] if len(state.route) > 0 else state.units(start) - 1

    def of_group(self, start: i64, units: i64) -> float:
        """What the best place promises that so many Decepticons can reach from a territory; it becomes `end`."""
        state, best = self.state, 0.0
        self.end = NOBODY
        if units < 1:
            return best
        for at in range(self.reach(start)):
            end = self.queue[at]
            if end == start:
                continue
            value = self.of_move(start, end, units, 0)
            if value > best:
                best, self.end = value, end
        return best if state.army > 0 else 0.0

    def reach(self, start: i64) -> i64:
        """Find the territories that a group can reach through land of its army; how many, listed in `queue`."""
        state, tables, count, ended = self.state, self.state.tables, i64(1), i64(0)
        for territory in range(tables.count):
            self.before[territory] = NOBODY
        self.queue[0] = start
        self.before[start] = start
        while ended < count:
            here = self.queue[ended]
            ended += 1
            for at in range(tables.firsts[here], tables.firsts[here + 1]):
                near = tables.neighbours[at]
                if self.before[near] == NOBODY and state.owner(near) == state.army and not state.has_passed(near):
                    self.before[near] = here
                    self.queue[count] = near
                    count += 1
        return count

    def first_step(self, start: i64) -> i64:
        """The first territory on the way to `end`."""
        here = self.end
        while here >= 0 and self.before[here] != start:
            here = self.before[here]
        return here


def spread(actions: vec[i64]) -> vec[i64]:
    """Some of many actions, evenly, the first and the last among them."""
    count = i64(len(actions))
    if count <= MOST_NUMBERS:
        return actions
    chosen = vec[i64](capacity=MOST_NUMBERS)
    for number in range(MOST_NUMBERS):
        chosen = append(chosen, actions[number * (count - 1) // (MOST_NUMBERS - 1)])
    return chosen
