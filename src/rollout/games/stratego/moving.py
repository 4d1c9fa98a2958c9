"""Moving and standing next to an enemy: where a piece may go, and what it may attack [ST-M, ST-A1, ST-A5].

An action is `((start << 8 | end) << 4) | verb`, with squares as on the rimmed board.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.wire import Fact
from rollout.games.stratego import facts as happened
from rollout.games.stratego.position import Position, army_of, is_of, number_of, who_of
from rollout.games.stratego.tables import FLAG, SCOUT, TRAP

MOVE: Final[i64] = 0
STRIKE: Final[i64] = 1
DETECT: Final[i64] = 2
SPEED_ON: Final[i64] = 3
RUMBLE_TO: Final[i64] = 4
SHOOT: Final[i64] = 5
PULL: Final[i64] = 6
SNEAK_TO: Final[i64] = 7
CALL: Final[i64] = 8
MODE: Final[i64] = 9
AIM: Final[i64] = 10
FIGHT: Final[i64] = 11
STAY: Final[i64] = 12
SET: Final[i64] = 13
VERBS = (
    "move",
    "strike",
    "detect",
    "speed",
    "rumble",
    "shoot",
    "pull",
    "sneak",
    "call",
    "mode",
    "at",
    "fight",
    "stay",
    "set",
)
"""What an action is called, by number."""


def code(verb: i64, start: i64, end: i64) -> i64:
    """The action of a verb from square to square."""
    return (((start << 8) | end) << 4) | verb


def verb_of(action: i64) -> i64:
    """The verb of an action."""
    return action & 15


def start_of(action: i64) -> i64:
    """The square from which an action goes."""
    return action >> 12


def end_of(action: i64) -> i64:
    """The square to which an action goes."""
    return (action >> 4) & 255


class Moving(Position):
    """A position that knows steps, lines and the two-squares rule."""

    def barred(self, army: i64) -> i64:
        """The move that the two-squares rule refuses an army, as `start << 8 | end`; 0 for none [ST-M5]."""
        at = army * 3
        if self.starts[at + 2] < self.rules.barred_after:
            return 0
        return (self.starts[at + 1] << 8) | self.starts[at]

    def add_steps(self, actions: vec[i64], square: i64, army: i64, barred: i64) -> vec[i64]:
        """Append the moves and attacks of one piece in ascending order [ST-M2, ST-A1]."""
        stride = self.tables.stride
        cell = self.board[square]
        rank = self.tables.ranks[who_of(cell)]
        if rank == SCOUT:
            actions = self.add_line(actions, square, -stride, army, barred)
            actions = self.add_line(actions, square, -1, army, barred)
            actions = self.add_line(actions, square, 1, army, barred)
            return self.add_line(actions, square, stride, army, barred)
        if rank == FLAG or rank == TRAP:  # noqa: PLR1714, SIM109 - two comparisons are quicker when compiled
            return actions
        actions = self.add_step(actions, square, square - stride, army, barred)
        actions = self.add_step(actions, square, square - 1, army, barred)
        actions = self.add_step(actions, square, square + 1, army, barred)
        return self.add_step(actions, square, square + stride, army, barred)

    def add_step(self, actions: vec[i64], start: i64, end: i64, army: i64, barred: i64) -> vec[i64]:
        """Append what a piece may do to a neighbouring square, if anything [ST-M2 to ST-M5, ST-A1]."""
        cell = self.board[end]
        if cell == 0:
            if (start << 8) | end == barred:
                return actions
            return append(actions, code(MOVE, start, end))
        if is_of(cell, 1 - army) and self.may_strike(start, end, barred):
            return append(actions, code(STRIKE, start, end))
        return actions

    def add_line(self, actions: vec[i64], start: i64, step: i64, army: i64, barred: i64) -> vec[i64]:
        """Append a Scout's moves in one direction, and the attack at the end of them [ST-M6, ST-A5]."""
        end = start + step
        while self.board[end] == 0:
            end += step
        strikes = is_of(self.board[end], 1 - army) and self.may_strike(start, end, barred)
        if step > 0:
            at = start + step
            while at != end:
                if (start << 8) | at != barred:
                    actions = append(actions, code(MOVE, start, at))
                at += step
            return append(actions, code(STRIKE, start, end)) if strikes else actions
        if strikes:
            actions = append(actions, code(STRIKE, start, end))
        at = end - step
        while at != start:
            if (start << 8) | at != barred:
                actions = append(actions, code(MOVE, start, at))
            at -= step
        return actions

    def may_strike(self, start: i64, end: i64, barred: i64) -> bool:
        """Whether the two-squares rule lets an attack pass: it bars one only where attacks count [ST-M5]."""
        return not self.rules.counts_attacks or (start << 8) | end != barred

    def can_step(self, square: i64, army: i64, barred: i64) -> bool:
        """Whether one piece can move or attack in the standard way [ST-T2]."""
        if not self.tables.is_mobile(who_of(self.board[square])):
            return False
        stride = self.tables.stride
        if self.can_go(square, square + stride, army, barred) or self.can_go(square, square - stride, army, barred):
            return True
        if self.can_go(square, square + 1, army, barred) or self.can_go(square, square - 1, army, barred):
            return True
        if not barred or self.rank(self.board[square]) != SCOUT:
            return False
        return len(self.add_steps(vec[i64](), square, army, barred)) > 0

    def can_go(self, start: i64, end: i64, army: i64, barred: i64) -> bool:
        """Whether a piece can move to, or attack, a neighbouring square."""
        cell = self.board[end]
        if cell == 0:
            return (start << 8) | end != barred
        return is_of(cell, 1 - army) and self.may_strike(start, end, barred)

    # -- carrying it out ---------------------------------------------------------------------------------

    def walk(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Move a piece in the standard way; a Scout that goes far is shown first [ST-M2, ST-M6, ST-M7]."""
        distance = end - start if end > start else start - end
        is_far = distance != 1 and distance != self.tables.stride  # noqa: PLR1714 - quicker when compiled
        if is_far and not self.is_displayed(self.board[start]):
            self.show(start, "scout", facts)
        self.travel(start, end, "scout" if is_far else "step", facts)
        self.note_move(start, end)

    def travel(self, start: i64, end: i64, by: str, facts: list[Fact] | None) -> None:
        """Move a piece and say so."""
        self.shift(start, end)
        if facts is not None:
            cell, tables = self.board[end], self.tables
            name, rank = self.named(cell)
            seat, known = self.seat(army_of(cell)), self.is_displayed(cell)
            facts.append(
                happened.Moved(seat, number_of(cell), tables.name(start), tables.name(end), by, name, rank, known)
            )

    def note_move(self, start: i64, end: i64) -> None:
        """Remember a move for the two-squares rule: one that goes back makes the run longer [ST-M5]."""
        at = self.turn * 3
        goes_back = self.starts[at] == end and self.starts[at + 1] == start
        self.starts[at + 2] = self.starts[at + 2] + 1 if goes_back else 1
        self.starts[at] = start
        self.starts[at + 1] = end

    def forget_move(self) -> None:
        """Any other turn of its owner ends a run between two squares, and so does the end of the piece [ST-M5]."""
        self.starts[self.turn * 3 + 2] = 0
