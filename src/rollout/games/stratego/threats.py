"""What a side could capture next, judged without playing it: attacks, and in Game 2 what powers reach.

A gain is what is captured, less what is lost in the exchange. An attack on a piece that the attacker's side has not
seen counts only in part: it may not dare.
"""
# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rollout.games.stratego.battle import BOTH, LOSES, result
from rollout.games.stratego.position import KNOWN, MOVED, is_of, who_of
from rollout.games.stratego.powers import EQUAL, LOWER, meeting
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import (
    DISTANCE_STRIKE,
    HIGHEST,
    MAGNET,
    NO_POWER,
    RIM,
    ROBOT_RUMBLE,
    SCOUT,
    SNEAK_ATTACK,
    SPEED,
    SPY,
)
from rollout.games.stratego.worths import Worths

RETAKEN: Final = 0.9
"""How surely an exposed attacker is captured in turn."""


class Threats:
    """The best captures of one side in one state, as `best` and, of another piece, `second`."""

    def __init__(self, worths: Worths, dares_moved: float, dares_unmoved: float) -> None:
        """How much attacks on hidden pieces count that have moved, or not."""
        self.worths = worths
        self.dares_moved = dares_moved
        self.dares_unmoved = dares_unmoved
        self.best = 0.0
        self.second = 0.0
        self.target: i64 = 0
        """The square of the best capture, 0 for none."""

    def look(self, state: StrategoState, army: i64) -> None:
        """Find the best captures of an army, as if it were its turn."""
        self.best = 0.0
        self.second = 0.0
        self.target = 0
        board, tables = state.board, state.tables
        for square in range(tables.stride, tables.cells - tables.stride):
            cell = board[square]
            if not is_of(cell, army) or not tables.is_mobile(who_of(cell)):
                continue
            self.look_around(state, square, army)
            if tables.powers:
                self.look_by_power(state, square, army, tables.vehicle[who_of(cell)])
                self.look_by_power(state, square, army, tables.robot[who_of(cell)])

    def look_around(self, state: StrategoState, square: i64, army: i64) -> None:
        """Attacks in the standard way, a Scout's from afar."""
        stride, board = state.tables.stride, state.board
        is_scout = state.rank(board[square]) == SCOUT
        for step in (-stride, i64(-1), i64(1), stride):
            end = square + step
            if is_scout:
                while board[end] == 0:
                    end += step
            if is_of(board[end], 1 - army):
                self.weigh(state, square, end, army)

    def look_by_power(self, state: StrategoState, square: i64, army: i64, power: i64) -> None:
        """What a power reaches, in whichever mode the piece is."""
        if power == NO_POWER:
            return
        if power == SPEED:
            self.look_two_steps(state, square, army)
        elif power == ROBOT_RUMBLE:
            self.look_rumble(state, square, army)
        elif power == DISTANCE_STRIKE:
            self.look_in_sight(state, square, army, True)
        elif power == MAGNET:
            self.look_in_sight(state, square, army, False)
        elif power == SNEAK_ATTACK:
            self.look_sneak(state, square, army)

    def look_two_steps(self, state: StrategoState, square: i64, army: i64) -> None:
        """Attacks by Speed."""
        stride, board = state.tables.stride, state.board
        for one in (-stride, i64(-1), i64(1), stride):
            if board[square + one] == 0:
                for two in (-stride, i64(-1), i64(1), stride):
                    if is_of(board[square + one + two], 1 - army):
                        self.weigh(state, square, square + one + two, army)

    def look_in_sight(self, state: StrategoState, square: i64, army: i64, shoots: bool) -> None:
        """Distance Strikes, in eight lines, or Magnets, in four."""
        stride = state.tables.stride
        for row in (-stride, i64(0), stride):
            for column in range(i64(-1), i64(2)):
                if not shoots and row != 0 and column != 0:
                    continue
                target = state.in_sight(square, row + column, army)
                if target > 0:
                    self.weigh_meeting(state, square, target, shoots)

    def look_rumble(self, state: StrategoState, square: i64, army: i64) -> None:
        """Robot Rumbles: up to three lower pieces around a square next to the piece."""
        stride, board, rank = state.tables.stride, state.board, state.rank(state.board[square])
        for step in (-stride, i64(-1), i64(1), stride):
            if board[square + step] != 0:
                continue
            total, count = 0.0, 0
            at: i64 = 0
            for row in (-stride, i64(0), stride):
                for column in range(i64(-1), i64(2)):
                    target = square + step + row + column
                    cell = board[target]
                    if count < 3 and is_of(cell, 1 - army) and meeting(rank, state.rank(cell)) == LOWER:
                        total += self.dared(cell, self.worths.worth[who_of(cell)])
                        count += 1
                        at = target
            if count > 0:
                self.note(at, total)

    def look_sneak(self, state: StrategoState, square: i64, army: i64) -> None:
        """Attacks after a Sneak Attack."""
        stride, board = state.tables.stride, state.board
        for step in (-stride, i64(-1), i64(1), stride):
            end = square + step
            while board[end] != 0 and board[end] != RIM:
                end += step
            if board[end] != 0 or end == square + step:
                continue
            for two in (-stride, i64(-1), i64(1), stride):
                if is_of(board[end + two], 1 - army):
                    self.weigh(state, square, end + two, army)

    # -- gains -------------------------------------------------------------------------------------------

    def weigh(self, state: StrategoState, start: i64, end: i64, army: i64) -> None:
        """The gain of an attack."""
        mine, other = state.board[start], state.board[end]
        rank = state.rank(mine)
        outcome = result(rank, state.rank(other))
        if outcome == LOSES:
            return
        gain = self.worths.worth[who_of(other)]
        if outcome == BOTH:
            gain -= self.worths.worth[who_of(mine)]
        elif self.is_retaken(state, start, end, army, rank):
            gain -= RETAKEN * self.worths.worth[who_of(mine)]
        if gain > 0.0:
            self.note(end, self.dared(other, gain))

    def weigh_meeting(self, state: StrategoState, start: i64, target: i64, shoots: bool) -> None:
        """The gain of a Distance Strike or a Magnet: the piece stays where it is."""
        mine, other = state.board[start], state.board[target]
        found = meeting(state.rank(mine), state.rank(other))
        gain = self.worths.worth[who_of(other)]
        if found == EQUAL and not shoots:
            gain -= self.worths.worth[who_of(mine)]
        elif found != LOWER:
            return
        if gain > 0.0:
            self.note(target, self.dared(other, gain))

    def dared(self, other: i64, gain: float) -> float:
        """How much a gain counts, by whether the captured piece was known."""
        if other & KNOWN:
            return gain
        return gain * (self.dares_moved if other & MOVED else self.dares_unmoved)

    def is_retaken(self, state: StrategoState, start: i64, end: i64, army: i64, rank: i64) -> bool:
        """Whether an attacker that has moved in could be captured there in turn."""
        stride, board = state.tables.stride, state.board
        for step in (-stride, i64(-1), i64(1), stride):
            cell = board[end + step]
            if is_of(cell, 1 - army) and state.tables.is_mobile(who_of(cell)) and end + step != start:
                other = state.rank(cell)
                if other > rank or (other == SPY and rank == HIGHEST):
                    return True
        return False

    def note(self, target: i64, gain: float) -> None:
        """Keep the two best captures of different pieces."""
        if gain > self.best:
            if target != self.target:
                self.second = self.best
            self.best = gain
            self.target = target
        elif target != self.target and gain > self.second:
            self.second = gain
