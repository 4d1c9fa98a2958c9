"""Why a line that was understood is not allowed now: which rule forbids it, and what would be allowed instead.

All that is said comes from the view of whoever tried it, through a position that stands for it. One that is refused
has one reason, the first that an arbiter would name: whose turn it is, which piece, where to, what is in the way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rollout.core.chance import Scripted
from rollout.core.wire import Refusal
from rollout.games.stratego.cases import NONE, Args, Case
from rollout.games.stratego.moving import (
    AIM,
    CALL,
    DETECT,
    FIGHT,
    MODE,
    MOVE,
    PULL,
    RUMBLE_TO,
    SET,
    SHOOT,
    SNEAK_TO,
    SPEED_ON,
    STAY,
    STRIKE,
    VERBS,
    code,
    end_of,
    start_of,
)
from rollout.games.stratego.position import OVER, PIECE, PLAY, ROBOT, RUMBLE, SETUP, TWO_SQUARES, is_of, who_of
from rollout.games.stratego.powers import MOST_AIMS
from rollout.games.stratego.reach import square_name, stand_in
from rollout.games.stratego.tables import (
    CALL_BUMBLEBEE,
    CLASSIC,
    DETECT_ENEMY,
    DISTANCE_STRIKE,
    MAGNET,
    POWERS,
    RIM,
    ROBOT_RUMBLE,
    SCOUT,
    SNEAK_ATTACK,
    SPEED,
    ZONE,
)
from rollout.games.stratego.view import StrategoView

_Reason = tuple[str, str, Args]
"""Message key without `refused-`, rule id, arguments."""
_POWER_OF = {
    DETECT: DETECT_ENEMY,
    SPEED_ON: SPEED,
    RUMBLE_TO: ROBOT_RUMBLE,
    SHOOT: DISTANCE_STRIKE,
    PULL: MAGNET,
    SNEAK_TO: SNEAK_ATTACK,
    CALL: CALL_BUMBLEBEE,
}
_TARGET_RULE = {STRIKE: "ST-A1", DETECT: "ST-P4", SHOOT: "ST-P7", PULL: "ST-P8", AIM: "ST-P6"}
"""By verb: the rule that wants an opposing piece at the end."""


def refuse(view: StrategoView, seat: int, text: str, actions: Sequence[int], allowed: Sequence[str]) -> Refusal:
    """Why a seat may not do this now; `allowed` is what it may do, of which lines about the same piece come first."""
    key, rule, args = _why_not(view, seat, actions)
    start = square_name(view.files, int(start_of(actions[0])))
    nearest = sorted(allowed, key=lambda line: start not in line.split())
    return Refusal(text, f"refused-{key}", rule, args, tuple(nearest))


def _why_not(view: StrategoView, seat: int, actions: Sequence[int]) -> _Reason:
    """The reason against the first action of a line that is not allowed."""
    state = stand_in(view)
    for at, action in enumerate(actions):
        if at and state.turn != state.seat(seat):
            end = state.tables.name(end_of(actions[at - 1]))
            return "sneak-nobody", "ST-P9", {"end": end}
        if action not in state.legal(seat):
            return _Refused(state, seat, action).reason()
        state.apply(seat, action, Scripted([]))
    return "not-now", "ST-T1", {}


class _Refused(Case):
    """An action that is not allowed."""

    def reason(self) -> _Reason:
        """Why not."""
        phase = self.state.phase
        if phase == OVER:
            return "game-over", "ST-E4", {}
        if phase == SETUP:
            return self.setup()
        if self.army != self.state.turn:
            return "not-your-turn", "ST-T1", {}
        if self.verb == SET:
            return "setup-over", "ST-S3", {}
        if phase == PLAY:
            return self.play()
        return self.rumble() if phase == RUMBLE else self.sneak()

    # -- set-up ------------------------------------------------------------------------------------------

    def setup(self) -> _Reason:
        """While armies are placed [ST-S3]."""
        state, tables = self.state, self.tables
        if state.unplaced(self.army) == 0:
            return "setup-final", "ST-S3", {}
        if self.verb != SET:
            return "setup-first", "ST-S3", {}
        who = 2 * self.end + self.army
        if state.left[who] == 0:
            return "none-left", "ST-S2", {"name": tables.names[who], "copies": int(tables.copies[who])}
        return (
            "next-square",
            "ST-S3",
            {"start": tables.name(self.start), "next": tables.name(state.next_place(self.army))},
        )

    # -- a turn that has begun ---------------------------------------------------------------------------

    def rumble(self) -> _Reason:
        """While targets of a Robot Rumble are chosen [ST-P6]."""
        state, chosen = self.state, list(self.state.aims)
        if self.verb == FIGHT:
            return "no-target", "ST-P6", self.args()
        if self.verb != AIM:
            return "rumble-on", "ST-P6", {"start": self.tables.name(state.acting)}
        self.start = int(state.acting)
        if self.end in chosen:
            return "target-again", "ST-P6", self.args()
        if len(chosen) >= MOST_AIMS:
            return "three-targets", "ST-P6", self.args()
        if max(self.distances()) != 1:
            return "not-beside", "ST-P6", self.args()
        return self.no_target() or ("target-order", "ST-P6", {**self.args(), "last": self.tables.name(chosen[-1])})

    def sneak(self) -> _Reason:
        """While a piece that has sneaked may attack [ST-P9]."""
        if self.verb != STRIKE or self.start != self.state.acting:
            return "sneak-on", "ST-P9", {"start": self.tables.name(self.state.acting)}
        return self.too_far() or self.no_target() or self.two_squares()

    # -- a turn that begins ------------------------------------------------------------------------------

    def play(self) -> _Reason:
        """When anything may be done [ST-T1]."""
        if self.verb not in (MOVE, STRIKE) and not self.tables.powers:
            return "no-powers", "ST-P1", {}
        if self.verb in (AIM, FIGHT):
            return "no-rumble", "ST-P6", {}
        if self.verb == STAY:
            return "no-sneak", "ST-P9", {}
        if self.verb == CALL:
            return self.call()
        return self.not_this_piece() or self.not_there()

    def not_this_piece(self) -> _Reason | None:
        """The reason if the piece may not do such a thing at all."""
        state, cell = self.state, self.state.board[self.start]
        if not cell & PIECE:
            return "no-piece", "ST-T1", self.args()
        if not is_of(cell, self.army):
            return "not-yours", "ST-T1", self.args()
        if state.changed and self.start != state.acting:
            return "must-act", "ST-P3", {**self.args(), "acting": self.tables.name(state.acting)}
        if self.verb == MODE:
            return self.mode()
        if not self.tables.is_mobile(who_of(cell)):
            return "never-moves", "ST-A1" if self.verb == STRIKE else "ST-M1", self.args()
        if self.verb in _POWER_OF and state.power(cell) != _POWER_OF[self.verb]:
            return self.no_power()
        return ("same-square", "ST-M2", self.args()) if self.start == self.end else None

    def mode(self) -> _Reason:
        """Why a mode cannot be changed [ST-P2, ST-P3]."""
        if self.state.changed:
            return "one-change", "ST-P3", self.args()
        if not self.state.has_modes(self.state.board[self.start]):
            return "no-modes", "ST-P2", self.args()
        return "mode-alone", "ST-P3", {**self.args(), "mode": self.other_mode()}

    def other_mode(self) -> str:
        """The mode in which the piece is not."""
        return "vehicle" if self.state.board[self.start] & ROBOT else "robot"

    def no_power(self) -> _Reason:
        """Why a piece cannot use a power: it is another's, or belongs to its other mode [ST-P1, ST-P2]."""
        state, power = self.state, _POWER_OF[self.verb]
        args: Args = {**self.args(), "power": POWERS[power]}
        cell = state.board[self.start]
        if not state.has_modes(cell) or state.power(cell ^ ROBOT) != power:
            return "no-power", "ST-P1", args
        return "other-mode", "ST-P2", {**args, "mode": self.other_mode(), "instead": self.after_change()}

    def after_change(self) -> str:
        """The same with a change of mode before it, if that is allowed."""
        change = code(MODE, self.start, 0)
        if change not in self.state.legal(self.seat):
            return NONE
        changed = self.state.clone()
        changed.apply(self.seat, change, Scripted([]))
        if self.action not in changed.legal(self.seat):
            return NONE
        return f"{VERBS[MODE]} {self.tables.name(self.start)} {self.line(self.action)}"

    # -- where to ----------------------------------------------------------------------------------------

    def not_there(self) -> _Reason:
        """The reason if the piece could do such a thing, but not there."""
        checks: dict[int, Callable[[], _Reason | None]] = {
            MOVE: lambda: self.zone() or self.too_far() or self.occupied(),
            STRIKE: lambda: self.no_target() or self.too_far(),
            DETECT: lambda: self.no_target() or self.out_of_reach("detect-far"),
            SPEED_ON: lambda: self.zone() or self.not_two_steps() or self.occupied(),
            RUMBLE_TO: lambda: self.zone() or self.too_far() or self.occupied() or self.rumble_alone(),
            SHOOT: lambda: self.no_target() or self.not_in_sight("shoot-far", has_diagonals=True),
            PULL: lambda: self.no_target() or self.not_in_sight("pull-far", has_diagonals=False),
            SNEAK_TO: self.not_behind,
        }
        return checks[self.verb]() or self.two_squares()

    def zone(self) -> _Reason | None:
        """The Forbidden Zone may not be entered [ST-M4]."""
        if self.state.board[self.end] != ZONE:
            return None
        return "zone", "ST-M4", {**self.args(), "ground": self.ground()}

    def ground(self) -> str:
        """What lies in the middle of the board [ST-S6]."""
        return "lakes" if self.tables.game == CLASSIC else "zone"

    def occupied(self) -> _Reason | None:
        """No piece moves onto another; onto an opposing one, that is an attack [ST-M3]."""
        cell = self.state.board[self.end]
        if is_of(cell, self.army):
            return "own-there", "ST-M3", self.args()
        if cell & PIECE and self.verb != SPEED_ON:
            return "enemy-there", "ST-M3", self.with_instead()
        return None

    def no_target(self) -> _Reason | None:
        """Attacks and powers choose an opposing piece."""
        cell, rule = self.state.board[self.end], _TARGET_RULE[self.verb]
        if is_of(cell, self.army):
            return "own-target", rule, self.args()
        return None if cell & PIECE else ("nobody-there", rule, self.with_instead())

    def too_far(self) -> _Reason | None:
        """One square straight on, or for a Scout any number of open ones [ST-M2, ST-M6, ST-A1, ST-A5]."""
        is_attack = self.verb == STRIKE
        across, along = self.distances()
        if across and along:
            return "not-straight", "ST-A1" if is_attack else "ST-M2", self.with_instead()
        if across + along == 1:
            return None
        is_runner = self.rank() == SCOUT and self.verb != RUMBLE_TO and self.state.phase == PLAY
        if not is_runner:
            return "one-square", "ST-A1" if is_attack else "ST-M2", self.with_instead()
        return self.blocked("ST-A5" if is_attack else "ST-M6")

    def blocked(self, rule: str) -> _Reason | None:
        """What is in the way on a straight line."""
        step = self.step()
        at = self.start + step
        while at != self.end and self.state.board[at] == 0:
            at += step
        if at == self.end:
            return None
        cell = self.state.board[at]
        what = self.ground() if cell == ZONE else "own" if is_of(cell, self.army) else "enemy"
        return (
            "blocked",
            "ST-M4" if cell == ZONE else rule,
            {**self.args(), "square": self.tables.name(at), "what": what},
        )

    def out_of_reach(self, key: str) -> _Reason | None:
        """At most two squares in any direction [ST-P4, ST-P7, ST-P8]."""
        return (key, _TARGET_RULE[self.verb], self.args()) if max(self.distances()) > 2 else None

    def not_in_sight(self, key: str, *, has_diagonals: bool) -> _Reason | None:
        """One or two squares in a straight line, and nothing in between [ST-P7, ST-P8]."""
        across, along = self.distances()
        is_line = has_diagonals and across == along
        if not (is_line or not across or not along) or max(across, along) > 2:
            return key, _TARGET_RULE[self.verb], self.args()
        return self.blocked(_TARGET_RULE[self.verb])

    def not_two_steps(self) -> _Reason | None:
        """Speed is two steps, over an open square [ST-P5]."""
        across, along = self.difference()
        if abs(across) + abs(along) != 2:
            return "speed-two", "ST-P5", self.with_instead()
        corners = [self.start + across, self.start + along * int(self.tables.stride)]
        ways = corners if across and along else [(self.start + self.end) // 2]
        if any(self.state.board[way] == 0 for way in ways):
            return None
        return "speed-blocked", "ST-P5", {**self.args(), "squares": ", ".join(self.tables.name(way) for way in ways)}

    def rumble_alone(self) -> _Reason | None:
        """A Robot Rumble needs somebody to attack [ST-P6]."""
        if self.state.next_enemy(self.end, 0, self.army):
            return None
        return "rumble-alone", "ST-P6", self.args()

    def not_behind(self) -> _Reason | None:
        """A Sneak Attack goes to the first open square behind what it passes over [ST-P9]."""
        if all(self.difference()):
            return "sneak-straight", "ST-P9", self.args()
        board, step = self.state.board, self.step()
        at = self.start + step
        if board[at] == 0:
            return "sneak-nothing", "ST-P9", {**self.args(), "square": self.tables.name(at)}
        while board[at] not in (0, RIM):
            at += step
        if board[at] == RIM:
            return "sneak-edge", "ST-P9", self.args()
        return ("sneak-first", "ST-P9", {**self.args(), "square": self.tables.name(at)}) if at != self.end else None

    def call(self) -> _Reason:
        """Why BUMBLEBEE cannot be called there [ST-P10]."""
        state, tables = self.state, self.tables
        callers = [who for who in self.members() if CALL_BUMBLEBEE in (tables.vehicle[who], tables.robot[who])]
        if not callers:
            return "no-caller", "ST-P10", {"power": POWERS[CALL_BUMBLEBEE]}
        sam = next((at for at, cell in enumerate(state.board) if self.is_one_of(cell, callers)), 0)
        if not sam or not self.start:
            (called, *_) = [who for who in self.members() if tables.caller[who]]
            return "gone", "ST-P10", {"name": tables.names[called if sam else callers[0]]}
        if state.changed and state.acting != sam:
            return "must-act", "ST-P3", {**self.args(), "acting": tables.name(state.acting)}
        caller: Args = {**self.args(), "caller": tables.names[who_of(state.board[sam])], "square": tables.name(sam)}
        if state.power(state.board[sam]) != CALL_BUMBLEBEE:
            return "caller-mode", "ST-P2", caller
        if self.start == self.end:
            return "same-square", "ST-P10", self.args()
        if reason := self.zone() or self.occupied():
            return reason
        across, along = self.difference(sam)
        return ("call-beside", "ST-P10", caller) if max(abs(across), abs(along)) != 1 else self.two_squares()

    def members(self) -> list[int]:
        """The characters of the army, as rules number them."""
        return [2 * kind + int(self.army) for kind in range(int(self.tables.kinds[self.army]))]

    def is_one_of(self, cell: int, characters: Sequence[int]) -> bool:
        """Whether a cell holds one of these characters of the army."""
        return bool(is_of(cell, self.army)) and who_of(cell) in characters

    def two_squares(self) -> _Reason:
        """What is left: the move goes back and forth once too often [ST-M5]."""
        return "two-squares", "ST-M5", {**self.args(), "which": TWO_SQUARES[self.state.rules.two_squares]}
