"""The Special Powers of Game 2: what each can reach, and what it does [ST-P]."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import longer
from rollout.core.wire import Fact
from rollout.games.stratego import facts as happened
from rollout.games.stratego.battle import Battle
from rollout.games.stratego.moving import CALL, DETECT, FIGHT, PULL, RUMBLE_TO, SHOOT, SNEAK_TO, SPEED_ON, code
from rollout.games.stratego.position import KNOWN, PIECE, ROBOT, army_of, is_of, number_of, who_of
from rollout.games.stratego.position import RUMBLE as RUMBLE_PHASE
from rollout.games.stratego.tables import (
    CALL_BUMBLEBEE,
    DETECT_ENEMY,
    DISTANCE_STRIKE,
    FLAG,
    MAGNET,
    NO_POWER,
    POWERS,
    RIM,
    ROBOT_RUMBLE,
    SNEAK_ATTACK,
    SPEED,
    TRAP,
)

LOWER: Final[i64] = 0
EQUAL: Final[i64] = 1
HIGHER: Final[i64] = 2
IMMUNE: Final[i64] = 3
MEETINGS = ("lower", "equal", "higher", "immune")
"""What a power finds its target to be, by number."""

MOST_AIMS: Final[i64] = 3
"""Targets of one Robot Rumble [ST-P6]."""


def meeting(user: i64, target: i64) -> i64:
    """What a target of one rank is to a power of another: a Trap counts as higher, a Spy as lower [ST-P6 to ST-P8]."""
    if target == FLAG:
        return IMMUNE
    if target == TRAP or target > user:
        return HIGHER
    return EQUAL if target == user else LOWER


def power_of(verb: i64) -> i64:
    """The power with which a piece does something, 0 for none."""
    if verb == FIGHT:
        return ROBOT_RUMBLE
    return verb - DETECT + DETECT_ENEMY if DETECT <= verb <= CALL else NO_POWER


class Powers(Battle):
    """A position in which pieces have Special Powers."""

    # -- what a power can reach --------------------------------------------------------------------------

    def add_power(self, actions: vec[i64], square: i64, army: i64, power: i64, barred: i64) -> vec[i64]:
        """Append what a piece could do with a power."""
        if power == DETECT_ENEMY:
            return self.add_detect(actions, square, army)
        if power == SPEED:
            return self.add_speed(actions, square, army, barred)
        if power == ROBOT_RUMBLE:
            return self.add_rumble(actions, square, army, barred)
        if power == DISTANCE_STRIKE:
            return self.add_distance_strike(actions, square, army)
        if power == MAGNET:
            return self.add_magnet(actions, square, army)
        if power == SNEAK_ATTACK:
            return self.add_sneak(actions, square, army, barred)
        if power == CALL_BUMBLEBEE:
            return self.add_call(actions, square, army, barred)
        return actions

    def add_detect(self, actions: vec[i64], square: i64, army: i64) -> vec[i64]:
        """Enemies within two king's steps; nothing blocks it [ST-P4]."""
        tables, stride = self.tables, self.tables.stride
        rank, file = square // stride, square % stride
        for to_rank in range(max(rank - 2, 1), min(rank + 2, tables.height) + 1):
            for to_file in range(max(file - 2, 1), min(file + 2, tables.files) + 1):
                target = to_rank * stride + to_file
                if is_of(self.board[target], 1 - army):
                    actions = append(actions, code(DETECT, square, target))
        return actions

    def add_speed(self, actions: vec[i64], square: i64, army: i64, barred: i64) -> vec[i64]:
        """Two steps, the second possibly round a corner; any open corner serves as the way [ST-P5]."""
        up = self.tables.stride
        actions = self.add_two_steps(actions, square, -up, -up, army, barred)
        actions = self.add_two_steps(actions, square, -up, -1, army, barred)
        actions = self.add_two_steps(actions, square, -up, 1, army, barred)
        actions = self.add_two_steps(actions, square, -1, -1, army, barred)
        actions = self.add_two_steps(actions, square, 1, 1, army, barred)
        actions = self.add_two_steps(actions, square, up, -1, army, barred)
        actions = self.add_two_steps(actions, square, up, 1, army, barred)
        return self.add_two_steps(actions, square, up, up, army, barred)

    def add_two_steps(self, actions: vec[i64], square: i64, one: i64, two: i64, army: i64, barred: i64) -> vec[i64]:
        """Append one destination of Speed, if a way there is open."""
        if self.board[square + one] != 0 and self.board[square + two] != 0:
            return actions
        end = square + one + two
        cell = self.board[end]
        if (cell == 0 or is_of(cell, 1 - army)) and (square << 8) | end != barred:
            return append(actions, code(SPEED_ON, square, end))
        return actions

    def add_rumble(self, actions: vec[i64], square: i64, army: i64, barred: i64) -> vec[i64]:
        """Steps to an open square that has an enemy among its eight neighbours [ST-P6]."""
        stride = self.tables.stride
        for step in (-stride, i64(-1), i64(1), stride):
            end = square + step
            if self.board[end] == 0 and (square << 8) | end != barred and self.next_enemy(end, 0, army) > 0:
                actions = append(actions, code(RUMBLE_TO, square, end))
        return actions

    def next_enemy(self, square: i64, after: i64, army: i64) -> i64:
        """The first square beyond `after` among the eight neighbours that holds an enemy, 0 if there is none."""
        stride = self.tables.stride
        for row in (-stride, i64(0), stride):
            for column in range(i64(-1), i64(2)):
                target = square + row + column
                if target > after and is_of(self.board[target], 1 - army):
                    return target
        return 0

    def add_distance_strike(self, actions: vec[i64], square: i64, army: i64) -> vec[i64]:
        """Enemies one or two squares away in any of eight lines, with nothing in between [ST-P7]."""
        stride = self.tables.stride
        for row in (-stride, i64(0), stride):
            for column in range(i64(-1), i64(2)):
                target = self.in_sight(square, row + column, army)
                if target > 0:
                    actions = append(actions, code(SHOOT, square, target))
        return actions

    def add_magnet(self, actions: vec[i64], square: i64, army: i64) -> vec[i64]:
        """Enemies one or two squares away in a straight line, with nothing in between [ST-P8]."""
        stride = self.tables.stride
        for step in (-stride, i64(-1), i64(1), stride):
            target = self.in_sight(square, step, army)
            if target > 0:
                actions = append(actions, code(PULL, square, target))
        return actions

    def in_sight(self, square: i64, step: i64, army: i64) -> i64:
        """The enemy one or two squares away in a direction, 0 if there is none or something is in between."""
        if step == 0:
            return 0
        target = square + step
        if self.board[target] == 0:
            target += step
        return target if is_of(self.board[target], 1 - army) else 0

    def add_sneak(self, actions: vec[i64], square: i64, army: i64, barred: i64) -> vec[i64]:
        """The first open square behind one or more squares that are occupied or Forbidden Zone [ST-P9]."""
        stride = self.tables.stride
        for step in (-stride, i64(-1), i64(1), stride):
            end = square + step
            while self.board[end] != 0 and self.board[end] != RIM:
                end += step
            if self.board[end] == 0 and end != square + step and (square << 8) | end != barred:
                actions = append(actions, code(SNEAK_TO, square, end))
        return actions

    def add_call(self, actions: vec[i64], square: i64, army: i64, barred: i64) -> vec[i64]:
        """Open squares among the eight neighbours of the caller, to which BUMBLEBEE comes from anywhere [ST-P10]."""
        bumblebee = self.called(army)
        if bumblebee == 0:
            return actions
        stride = self.tables.stride
        for row in (-stride, i64(0), stride):
            for column in range(i64(-1), i64(2)):
                end = square + row + column
                if self.board[end] == 0 and (bumblebee << 8) | end != barred:
                    actions = append(actions, code(CALL, bumblebee, end))
        return actions

    def called(self, army: i64) -> i64:
        """Where the character stands that can be called, 0 if it is not on the board."""
        return self.find_who(army, self.tables.caller)

    def find_who(self, army: i64, marks: vec[i64]) -> i64:
        """The square of the first piece of an army whose character is marked by 1, 0 if there is none."""
        for square in range(self.tables.cells):
            cell = self.board[square]
            if is_of(cell, army) and marks[who_of(cell)] == 1:
                return square
        return 0

    def has_modes(self, cell: i64) -> bool:
        """Whether a cell holds a piece with two powers [ST-P2]."""
        return cell & PIECE == PIECE and self.tables.robot[who_of(cell)] != NO_POWER

    def can_change(self, square: i64, army: i64, barred: i64) -> bool:
        """Whether the piece could act after a change of its mode: a change alone is not a turn [ST-P3]."""
        if self.can_step(square, army, barred):
            return True
        other = self.power(self.board[square] ^ ROBOT)
        return len(self.add_power(vec[i64](), square, army, other, barred)) > 0

    # -- carrying it out ---------------------------------------------------------------------------------

    def use(self, square: i64, target: str, facts: list[Fact] | None) -> None:
        """A piece is shown before its power is used, and stays known [ST-P1]."""
        cell = self.board[square]
        if not self.is_displayed(cell):
            self.show(square, "power", facts)
        self.tell_use(square, self.power(cell), target, facts)

    def tell_use(self, square: i64, power: i64, target: str, facts: list[Fact] | None) -> None:
        """Say who uses which power on what."""
        if facts is None:
            return
        cell = self.board[square]
        name, rank = self.named(cell)
        seat, number, at = self.seat(army_of(cell)), number_of(cell), self.tables.name(square)
        facts.append(happened.PowerUsed(seat, number, at, name, rank, POWERS[power], target))

    def detect(self, square: i64, target: i64, facts: list[Fact] | None) -> None:
        """Detect Enemy: an opposing piece is shown [ST-P4]."""
        self.use(square, self.tables.name(target), facts)
        self.show(target, "detected", facts)
        self.forget_move()

    def speed(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Speed: two steps; a step onto an opposing piece is an attack [ST-P5]. It counts as a move [ST-M5]."""
        self.use(start, self.tables.name(end), facts)
        self.note_move(start, end)
        if self.board[end] & PIECE:
            self.strike(start, end, facts)
        else:
            self.travel(start, end, "speed", facts)

    def rumble_to(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Robot Rumble, its step: the piece is shown, goes one square and then chooses its targets [ST-P6]."""
        if not self.is_displayed(self.board[start]):
            self.show(start, "power", facts)
        self.note_move(start, end)
        self.travel(start, end, "rumble", facts)
        self.phase = RUMBLE_PHASE
        self.acting = end
        self.aims = vec[i64]()

    def aim(self, target: i64, facts: list[Fact] | None) -> None:
        """Choose one more target of a Robot Rumble."""
        self.aims = longer(self.aims, target)
        if facts is not None:
            facts.append(happened.TargetNamed(self.seat(self.turn), self.tables.name(target)))

    def rumble(self, facts: list[Fact] | None) -> None:
        """Robot Rumble: all targets are shown and all results apply together [ST-P6]."""
        square = self.acting
        mine = self.board[square]
        self.tell_use(square, ROBOT_RUMBLE, " ".join([self.tables.name(target) for target in self.aims]), facts)
        falls = False
        for target in self.aims:
            found = self.meet(square, target, ROBOT_RUMBLE, "rumbled", facts)
            falls = falls or EQUAL <= found <= HIGHER
        for target in self.aims:
            if meeting(self.rank(mine), self.rank(self.board[target])) <= EQUAL:
                self.capture(target, facts)
        if falls:
            self.capture(square, facts)

    def meet(self, square: i64, target: i64, power: i64, why: str, facts: list[Fact] | None) -> i64:
        """Show a target and say what it is to the piece whose power found it."""
        other = self.board[target]
        if not self.is_displayed(other):
            self.show(target, why, facts)
        found = meeting(self.rank(self.board[square]), self.rank(other))
        if facts is not None:
            seat, name, rank = self.seat(army_of(self.board[square])), *self.named(other)
            number, at = number_of(other), self.tables.name(target)
            facts.append(happened.PowerMet(seat, number, at, name, rank, POWERS[power], MEETINGS[found]))
        return found

    def distance_strike(self, square: i64, target: i64, facts: list[Fact] | None) -> None:
        """Distance Strike: the target is shown, and removed if it is lower; the striker stays [ST-P7]."""
        self.use(square, self.tables.name(target), facts)
        if self.meet(square, target, DISTANCE_STRIKE, "struck", facts) == LOWER:
            self.capture(target, facts)
        self.forget_move()

    def pull(self, square: i64, target: i64, facts: list[Fact] | None) -> None:
        """Magnet: the target is pulled and so attacked; one that is higher takes the puller's square [ST-P8]."""
        self.use(square, self.tables.name(target), facts)
        found = self.meet(square, target, MAGNET, "pulled", facts)
        if found <= EQUAL:
            self.capture(target, facts)
        if EQUAL <= found <= HIGHER:
            self.capture(square, facts)
        if found == HIGHER:
            self.shift(target, square)
            self.tell_drawn(target, square, facts)
        self.forget_move()

    def tell_drawn(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Say that the pulled piece stands where the puller stood."""
        if facts is None:
            return
        cell, tables = self.board[end], self.tables
        name, rank = self.named(cell)
        seat, number = self.seat(army_of(cell)), number_of(cell)
        facts.append(happened.PieceDrawn(seat, number, tables.name(start), tables.name(end), name, rank))

    def sneak(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Sneak Attack, its flight; it counts as a move [ST-P9, ST-M5]."""
        self.use(start, self.tables.name(end), facts)
        self.note_move(start, end)
        self.travel(start, end, "sneak", facts)

    def stay(self, square: i64, facts: list[Fact] | None) -> None:
        """Sneak Attack without the attack [ST-P9]."""
        if facts is not None:
            cell = self.board[square]
            seat, at = self.seat(army_of(cell)), self.tables.name(square)
            facts.append(happened.PieceStayed(seat, number_of(cell), at, *self.named(cell)))

    def call(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Call BUMBLEBEE: both are shown, and BUMBLEBEE comes [ST-P10]."""
        self.use(self.caller_at(army_of(self.board[start])), self.tables.name(end), facts)
        if not self.is_displayed(self.board[start]):
            self.show(start, "called", facts)
        self.note_move(start, end)
        self.travel(start, end, "call", facts)

    def caller_at(self, army: i64) -> i64:
        """Where the piece stands that can call; an army has one at most."""
        for square in range(self.tables.cells):
            cell = self.board[square]
            if is_of(cell, army) and self.power(cell) == CALL_BUMBLEBEE:
                return square
        return 0

    def change_mode(self, square: i64, facts: list[Fact] | None) -> None:
        """Change a piece's mode; in Robot Mode it lies face up, known to all, and it must act now [ST-P3]."""
        cell = self.board[square] ^ ROBOT
        if cell & ROBOT:
            cell |= KNOWN
        self.board[square] = cell
        self.changed = 1
        self.acting = square
        if facts is not None:
            mode = "robot" if cell & ROBOT else "vehicle"
            seat, at = self.seat(army_of(cell)), self.tables.name(square)
            facts.append(happened.ModeChanged(seat, number_of(cell), at, *self.named(cell), mode))
