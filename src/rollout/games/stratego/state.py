"""The whole truth of a game of Stratego Transformers and its rules: set-up, turns, end. Never leaves the table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Reader
from rollout.core.errors import RecordError
from rollout.core.lists import ascending, filled
from rollout.core.wire import Fact, Outcome
from rollout.games.stratego import facts as happened
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
    code,
    end_of,
    start_of,
    verb_of,
)
from rollout.games.stratego.position import (
    BY_LAST_MOVERS,
    BY_QUIET,
    BY_STUCK,
    BY_TURNS,
    OVER,
    PLAY,
    REASONS,
    RUMBLE,
    SETUP,
    SNEAK,
    Rules,
    army_of,
    is_of,
    piece,
    who_of,
)
from rollout.games.stratego.powers import MOST_AIMS, Powers, power_of
from rollout.games.stratego.tables import NO_POWER, SNEAK_ATTACK, Tables

BY_LOT: Final[i64] = -1
"""Sides are drawn by lot [ST-S1]."""


class StrategoState(Powers):
    """One game in progress."""

    def actors(self) -> vec[i64]:
        seats = vec[i64](capacity=2)
        if self.phase == SETUP:
            for seat in range(i64(2)):
                if self.unplaced(self.seat(seat)) > 0:
                    seats = append(seats, seat)
        elif self.phase != OVER:
            seats = append(seats, self.seat(self.turn))
        return seats

    def legal(self, seat: i64) -> vec[i64]:
        army = self.seat(seat)
        if self.phase == SETUP:
            return self.legal_places(army)
        if self.phase == OVER or army != self.turn:
            return vec[i64]()
        if self.phase == RUMBLE:
            return self.legal_aims(army)
        if self.phase == SNEAK:
            return self.legal_after_sneak(army)
        actions = vec[i64](capacity=64)
        if self.tables.powers:
            return ascending(self.add_all(actions, army))
        barred = self.barred(army)
        for square in range(self.tables.stride, self.tables.cells - self.tables.stride):
            if is_of(self.board[square], army):
                actions = self.add_steps(actions, square, army, barred)
        return actions

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        verb, start, end = verb_of(action), start_of(action), end_of(action)
        if verb == SET:
            self.place(self.seat(seat), start, end, facts)
            return
        if verb == MODE:
            self.change_mode(start, facts)
            return
        if verb == AIM:
            self.aim(end, facts)
            return
        self.note_last(verb, start, end)
        if verb == MOVE:
            self.walk(start, end, facts)
        elif verb == STRIKE and self.phase == PLAY:
            self.standard_strike(start, end, facts)
        elif verb == STAY:
            self.stay(start, facts)
        elif not self.use_power(verb, start, end, facts):
            return
        self.end_turn(facts)

    def note_last(self, verb: i64, start: i64, end: i64) -> None:
        """Remember the way and the power, so that no two ways to act leave the same behind."""
        if verb == FIGHT:
            end = self.aims[0]
        elif verb == CALL:
            start = self.caller_at(self.turn)
        if verb != STAY:
            power = SNEAK_ATTACK if self.phase == SNEAK else power_of(verb)
            self.last = (power << 16) | (start << 8) | end

    def use_power(self, verb: i64, start: i64, end: i64, facts: list[Fact] | None) -> bool:
        """Carry out what only Game 2 knows; whether the turn ends with it."""
        if verb == STRIKE:
            self.strike(start, end, facts)
        elif verb == DETECT:
            self.detect(start, end, facts)
        elif verb == SPEED_ON:
            self.speed(start, end, facts)
        elif verb == RUMBLE_TO:
            self.rumble_to(start, end, facts)
            return False
        elif verb == FIGHT:
            self.rumble(facts)
        elif verb == SHOOT:
            self.distance_strike(start, end, facts)
        elif verb == PULL:
            self.pull(start, end, facts)
        elif verb == CALL:
            self.call(start, end, facts)
        elif verb == SNEAK_TO:
            self.sneak(start, end, facts)
            return not self.goes_on(end)
        return True

    def goes_on(self, square: i64) -> bool:
        """Whether a piece that has sneaked there may attack a neighbour [ST-P9]."""
        if len(self.neighbours_to_strike(vec[i64](), square, self.turn)) == 0:
            return False
        self.phase = SNEAK
        self.acting = square
        return True

    def clone(self) -> StrategoState:
        # A slice copies a list ten times as fast as `vec[i64](list)`.
        return StrategoState(
            self.tables,
            self.rules,
            self.flip,
            self.phase,
            self.turn,
            self.board[:],
            self.left,
            self.captured,
            self.aims,
            self.acting,
            self.changed,
            self.starts[:],
            self.last,
            self.quiet,
            self.turns,
            self.reason,
            self.winner,
            self.bare,
        )

    def lay_open(self) -> None:
        """After the end everything is open to everyone [ST-C]."""
        self.bare = 1

    # -- set-up ------------------------------------------------------------------------------------------

    def unplaced(self, army: i64) -> i64:
        """How many pieces of an army are still in the box."""
        count: i64 = 0
        for kind in range(self.tables.kinds[army]):
            count += self.left[2 * kind + army]
        return count

    def next_place(self, army: i64) -> i64:
        """The home square that an army fills next."""
        return self.tables.home(army, self.tables.size - self.unplaced(army))

    def legal_places(self, army: i64) -> vec[i64]:
        """Any piece that is left may stand on the next home square [ST-S3, ST-S5]."""
        actions = vec[i64](capacity=16)
        if self.unplaced(army) == 0:
            return actions
        square = self.next_place(army)
        for kind in range(self.tables.kinds[army]):
            if self.left[2 * kind + army] > 0:
                actions = append(actions, code(SET, square, kind))
        return actions

    def place(self, army: i64, square: i64, kind: i64, facts: list[Fact] | None) -> None:
        """Place a piece; the opponent only learns when the whole army stands [ST-S3]."""
        who = 2 * kind + army
        self.board[square] = piece(who, self.tables.size - self.unplaced(army))
        self.left = self.left[:]
        self.left[who] -= 1
        self.tell_placed(square, facts)
        if self.unplaced(army) > 0:
            return
        if facts is not None:
            facts.append(happened.ArmyReady(self.seat(army)))
        if self.unplaced(1 - army) == 0:
            self.begin(facts)

    def begin(self, facts: list[Fact] | None) -> None:
        """The Decepticons take the first turn; whoever cannot act loses at once [ST-S4, ST-S5]."""
        self.phase = PLAY
        self.turn = self.tables.first
        if facts is not None:
            facts.append(happened.GameBegan(self.seat(self.turn)))
        if not self.can_act(self.turn):
            self.end(1 - self.turn, BY_STUCK, facts)

    # -- turn --------------------------------------------------------------------------------------------

    def add_all(self, actions: vec[i64], army: i64) -> vec[i64]:
        """Append all that an army may do in Game 2: moves, attacks, powers, and a change of mode [ST-T1, ST-P3]."""
        barred = self.barred(army)
        if self.changed:
            return self.add_piece(actions, self.acting, army, barred)
        for square in range(self.tables.stride, self.tables.cells - self.tables.stride):
            cell = self.board[square]
            if is_of(cell, army):
                actions = self.add_piece(actions, square, army, barred)
                if self.has_modes(cell) and self.can_change(square, army, barred):
                    actions = append(actions, code(MODE, square, 0))
        return actions

    def add_piece(self, actions: vec[i64], square: i64, army: i64, barred: i64) -> vec[i64]:
        """Append what one piece may do in the mode in which it is."""
        actions = self.add_steps(actions, square, army, barred)
        power = self.power(self.board[square])
        return actions if power == NO_POWER else self.add_power(actions, square, army, power, barred)

    def legal_aims(self, army: i64) -> vec[i64]:
        """The next target of a Robot Rumble, in the order of the squares, or to fight [ST-P6]."""
        actions = vec[i64](capacity=8)
        count = len(self.aims)
        if count > 0:
            actions = append(actions, code(FIGHT, self.acting, 0))
        target = self.aims[count - 1] if count > 0 else 0
        while count < MOST_AIMS:
            target = self.next_enemy(self.acting, target, army)
            if target == 0:
                break
            actions = append(actions, code(AIM, self.acting, target))
        return actions

    def legal_after_sneak(self, army: i64) -> vec[i64]:
        """A piece that has sneaked may attack a neighbour, or stay [ST-P9]."""
        actions = append(vec[i64](capacity=8), code(STAY, self.acting, 0))
        return self.neighbours_to_strike(actions, self.acting, army)

    def can_act(self, army: i64) -> bool:
        """Whether an army can move or attack, or in Game 2 use a power [ST-T2]."""
        barred = self.barred(army)
        for square in range(self.tables.stride, self.tables.cells - self.tables.stride):
            if is_of(self.board[square], army) and self.can_step(square, army, barred):
                return True
        return self.tables.powers > 0 and len(self.add_all(vec[i64](), army)) > 0

    # -- end ---------------------------------------------------------------------------------------------

    def end_turn(self, facts: list[Fact] | None) -> None:
        """Look at the ends of the game in their order, then it is the other army's turn [ST-T1, ST-E4]."""
        self.acting = 0
        self.changed = 0
        self.aims = vec[i64]()
        self.turns += 1
        taken = -min(self.quiet, 0)
        self.quiet = 0 if taken > 0 else self.quiet + 1
        if self.phase == OVER:
            self.end(self.winner, self.reason, facts)
            return
        self.phase = PLAY
        self.turn = 1 - self.turn
        if taken > 1 and self.rules.draws_last and self.took_last_movers(taken):
            self.end(-1, BY_LAST_MOVERS, facts)
        elif not self.can_act(self.turn):
            self.end(1 - self.turn, BY_STUCK, facts)
        elif self.rules.quiet > 0 and self.quiet >= self.rules.quiet:
            self.end(-1, BY_QUIET, facts)
        elif self.turns >= self.rules.turns:
            self.end(-1, BY_TURNS, facts)

    def took_last_movers(self, taken: i64) -> bool:
        """Whether the turn that captured so many pieces removed the last movable one of both armies [ST-E2]."""
        movers = filled(2, 0)
        for at in range(len(self.captured) - taken, len(self.captured)):
            cell = self.captured[at]
            if self.tables.is_mobile(who_of(cell)):
                movers[army_of(cell)] += 1
        return movers[0] > 0 and movers[1] > 0 and self.movable(0) + self.movable(1) == 0

    def end(self, army: i64, reason: i64, facts: list[Fact] | None) -> None:
        """The game is over: an army has won, or -1 for a draw; everything lies open now [ST-E1 to ST-E3]."""
        self.win(army, reason)
        self.bare = 1
        if facts is not None:
            facts.append(happened.GameEnded(REASONS[reason], -1 if army < 0 else self.seat(army)))

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        if self.winner < 0:
            return Outcome((0.5, 0.5), REASONS[self.reason])
        return Outcome((1.0, 0.0) if self.seat(self.winner) == 0 else (0.0, 1.0), REASONS[self.reason])


def set_up(tables: Tables, rules: Rules, army: i64, chance: Chance, facts: list[Fact] | None = None) -> StrategoState:
    """A new game: seat 0 commands `army`, or what the lot gives it; all pieces are in their boxes [ST-S1]."""
    flip = chance.below(2, "side") if army == BY_LOT else army
    left = tables.copies[:]
    state = StrategoState(
        tables,
        rules,
        flip=flip,
        phase=SETUP,
        turn=tables.first,
        board=tables.ground[:],
        left=left,
        captured=vec[i64](),
        aims=vec[i64](),
        acting=0,
        changed=0,
        starts=filled(6, 0),
        last=0,
        quiet=0,
        turns=0,
        reason=0,
        winner=-1,
        bare=0,
    )
    if facts is not None:
        for seat in range(i64(2)):
            facts.append(happened.SideTaken(seat, tables.armies[state.seat(seat)]))
    return state


def decode(tables: Tables, data: bytes) -> StrategoState:
    """The state that `StrategoState.encode` wrote.

    Raises:
        RecordError: there is no such game, or the bytes end too early.
    """
    reader = Reader(data)
    game = reader.get()
    if not 0 <= game < len(tables.games):
        raise RecordError(f"the encoded state is of game {game}, which there is not")
    options = reader.get_all()
    rules = Rules(options[0], options[1], options[2], options[3], options[4], options[5])
    flip, phase, turn, acting, changed, last = [reader.get() for _ in range(6)]
    quiet, turns, reason, winner, bare = [reader.get() for _ in range(5)]
    board, left, captured, aims, starts = [reader.get_all() for _ in range(5)]
    return StrategoState(
        tables.on(game),
        rules,
        flip,
        phase,
        turn,
        board,
        left,
        captured,
        aims,
        acting,
        changed,
        starts,
        last,
        quiet,
        turns,
        reason,
        winner,
        bare,
    )
