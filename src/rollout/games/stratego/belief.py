"""From what one viewer of Stratego Transformers saw back to states that it cannot tell from the truth.

Pieces are counted: who was never seen stands somewhere among the hidden pieces. A piece that has moved is neither a
Flag nor a Trap (unless it was seen to be drawn by a Magnet); for the rest, hidden pieces stand where people usually put
them (`habits`). Who is to move can move [ST-T2]. How an opponent plays is not read into its pieces.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.lists import filled
from rollout.core.state import Belief
from rollout.core.wire import Told
from rollout.games.stratego.dealing import Deal, Hidden
from rollout.games.stratego.habits import habits
from rollout.games.stratego.memory import Memory, square_of, who_of_name
from rollout.games.stratego.position import (
    KNOWN,
    MOVED,
    NOT_OVER,
    OVER,
    PHASES,
    PLAY,
    REASONS,
    ROBOT,
    SETUP,
    is_of,
    number_of,
    piece,
    who_of,
)
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import GAMES, POWERS, Tables
from rollout.games.stratego.view import StrategoView, rules_of

NOBODY: Final[i64] = 63
"""Who a hidden piece is in the open state."""
TRIES: Final[i64] = 40
"""Deals that are tried to find one in which who is to move can move."""


class StrategoBelief(Belief):
    """Deals the pieces that the viewer does not know; all else is as the view says."""

    def __init__(self, tables: Tables, view: StrategoView, told: Sequence[Told]) -> None:
        """`told`: all that the viewer was told since the game began."""
        tables = tables.on(GAMES.index(view.game))
        self.tables = tables
        self.habits = habits_of(tables)
        self.known = _open_state(tables, view)
        """The state without the armies that are still being placed, with nobody as every hidden piece."""
        self.hidden = [Hidden(tables, 0), Hidden(tables, 1)]
        """By army."""
        self.memory = Memory(tables, self.known.flip)
        self.memory.follow(told, self.known.rules.counts_attacks == 1)
        self.placing = vec[i64]([0, 0])
        """By army: 1 where it is still being placed and nobody else knows how far [ST-S3]."""
        self._stand(view)
        self._take_captured(view)
        self._follow_set_up(view)
        self._follow_runs(view)
        self._end(view)

    # -- what is known -----------------------------------------------------------------------------------

    def _stand(self, view: StrategoView) -> None:
        """Place what stands on the board."""
        for each in view.pieces:
            army = self.known.seat(each.seat)
            square, number = square_of(self.tables, each.square), i64(each.piece)
            who = who_of_name(self.tables, army, each.name) if each.name else self.remembered(each.seat, number)
            flags = (MOVED if each.moved else 0) | (KNOWN if each.known else 0) | (ROBOT if each.robot else 0)
            if who >= 0:
                self.hidden[army].take(who)
                self.known.board[square] = piece(who, number) | flags
            else:
                self.hidden[army].add(square, number, each.moved)
                self.known.board[square] = piece((NOBODY & 62) | army, number) | flags

    def remembered(self, seat: i64, number: i64) -> i64:
        """Who a piece was shown to be, -1 if it never was."""
        return self.memory.who[seat * self.tables.size + number]

    def _take_captured(self, view: StrategoView) -> None:
        """List the captured pieces in their order, as far as it is known."""
        order = list(self.memory.captured)
        if self.memory.lost(0) != view.lost[0] or self.memory.lost(1) != view.lost[1]:
            order = self._guess_captured(view)
        named = {each.seat * self.tables.size + each.piece: each.name for each in view.captured}
        cells = vec[i64](capacity=len(order))
        for number in order:
            seat = number // self.tables.size
            army, name = self.known.seat(seat), named.get(int(number), "")
            who = who_of_name(self.tables, army, name) if name else self.memory.who[number]
            if who >= 0:
                self.hidden[army].take(who)
            else:
                self.hidden[army].add(0, number % self.tables.size, False)
                who = (NOBODY & 62) | army
            cells = append(cells, piece(who, number % self.tables.size) | KNOWN)
        self.known.captured = cells

    def _guess_captured(self, view: StrategoView) -> list[i64]:
        """For a viewer that was not told all: those that it sees, then any numbers that have left the board."""
        order: list[i64] = [each.seat * self.tables.size + each.piece for each in view.captured]
        gone = set(range(2 * int(self.tables.size))) - {int(number) for number in order}
        gone -= {each.seat * int(self.tables.size) + each.piece for each in view.pieces}
        for seat in range(2):
            own = [number for number in sorted(gone) if number // int(self.tables.size) == seat]
            missing = view.lost[seat] - sum(1 for each in view.captured if each.seat == seat)
            order.extend(own[:missing])
        return order

    def _follow_set_up(self, view: StrategoView) -> None:
        """While armies are placed: what is still in the boxes, and whose placing is hidden."""
        if view.turn >= 0:
            return
        self.known.left = filled(len(self.tables.copies), 0)
        for army in range(i64(2)):
            seat = self.known.seat(army)
            if seat == view.viewer or view.phase == "over":
                for kind in range(self.tables.kinds[army]):
                    self.known.left[2 * kind + army] = self.hidden[army].left[2 * kind + army]
            else:
                self._hide_army(army, view.armies[seat].ready)

    def _hide_army(self, army: i64, ready: bool) -> None:
        """Nobody sees an army before both stand [ST-S3]."""
        self.placing[army] = 0 if ready else 1
        for place in range(self.tables.size):
            square = self.tables.home(army, place)
            self.hidden[army].add(square, place, False)
            self.known.board[square] = piece((NOBODY & 62) | army, place)

    def _follow_runs(self, view: StrategoView) -> None:
        """What the two-squares rule looks at; what the view says of it stands [ST-M5]."""
        state = self.known
        state.starts = self.memory.run()
        if state.phase != PLAY:
            return
        barred: i64 = 0
        for step in view.barred:
            barred = (square_of(self.tables, step.start) << 8) | square_of(self.tables, step.end)
        if state.barred(state.turn) != barred:
            at = state.turn * 3
            state.starts[at] = barred & 255
            state.starts[at + 1] = barred >> 8
            state.starts[at + 2] = state.rules.barred_after if barred else 0

    def _end(self, view: StrategoView) -> None:
        """After the end all lies open; a game that the players ended has no winner by the rules."""
        if view.phase != "over":
            return
        self.known.bare = 1
        self.known.phase = PLAY if view.turn >= 0 else SETUP
        if self.memory.reason:
            self.known.phase = OVER
            self.known.reason = REASONS.index(self.memory.reason)
            self.known.winner = -1 if self.memory.winner < 0 else self.known.seat(self.memory.winner)

    # -- sampling ----------------------------------------------------------------------------------------

    def sample(self, chance: Chance) -> StrategoState:
        state = self.deal(chance)
        if state.phase != PLAY or state.bare == 1 or len(self.hidden[state.turn].squares) == 0:
            return state
        for _ in range(TRIES):
            if state.can_act(state.turn) or self.swap_to_act(state):
                return state
            state = self.deal(chance)
        return state

    def deal(self, chance: Chance) -> StrategoState:
        """Any state that fits, whether or not who is to move can move."""
        state = self.known.clone()
        for army in range(i64(2)):
            if len(self.hidden[army].squares) > 0:
                self.fill(state, army, Deal(self.hidden[army], self.habits, chance).run())
            if self.placing[army] == 1:
                self.take_back(state, army, chance.below(self.tables.size, "believed"))
        return state

    def fill(self, state: StrategoState, army: i64, found: vec[i64]) -> None:
        """Put the pieces that were dealt where the hidden ones are."""
        hidden = self.hidden[army]
        if hidden.squares[len(found) - 1] == 0:
            state.captured = vec[i64](state.captured)
        for at in range(i64(len(found))):
            square, place = hidden.squares[at], hidden.places[at]
            if square > 0:
                state.board[square] = (state.board[square] & ~i64(126)) | (found[at] << 1)
                continue
            for index in range(i64(len(state.captured))):
                cell = state.captured[index]
                if is_of(cell, army) and number_of(cell) == place:
                    state.captured[index] = piece(found[at], place) | KNOWN

    def take_back(self, state: StrategoState, army: i64, placed: i64) -> None:
        """Leave so many pieces of an army; the others are still in their box."""
        state.left = vec[i64](state.left)
        for place in range(placed, self.tables.size):
            square = self.tables.home(army, place)
            state.left[who_of(state.board[square])] += 1
            state.board[square] = 0

    def swap_to_act(self, state: StrategoState) -> bool:
        """Exchange two hidden pieces so that who is to move can move; whether that was found."""
        hidden = self.hidden[state.turn]
        for one in range(len(hidden.squares)):
            for two in range(one + 1, len(hidden.squares)):
                if self.swap(state, hidden, one, two):
                    if state.can_act(state.turn):
                        return True
                    self.swap(state, hidden, two, one)
        return False

    def swap(self, state: StrategoState, hidden: Hidden, one: i64, two: i64) -> bool:
        """Exchange two hidden pieces that stand on the board, if what is known of them allows it."""
        here, there = hidden.squares[one], hidden.squares[two]
        if here == 0 or there == 0:
            return False
        mine, other = state.board[here] & 126, state.board[there] & 126
        for moved, who in ((hidden.moved[one], other >> 1), (hidden.moved[two], mine >> 1)):
            if moved == 1 and not self.tables.is_mobile(who):
                return False
        state.board[here] = (state.board[here] & ~i64(126)) | other
        state.board[there] = (state.board[there] & ~i64(126)) | mine
        return True


@lru_cache(maxsize=16)
def habits_of(tables: Tables) -> vec[i64]:
    """The habits on a board, worked out once."""
    return habits(tables)


def _last(tables: Tables, view: StrategoView) -> int:
    """The last move, attack or power, as a state has it."""
    if not view.last:
        return 0
    way = square_of(tables, view.last.start) << 8 | square_of(tables, view.last.end)
    return POWERS.index(view.last_power) << 16 | int(way)


def _open_state(tables: Tables, view: StrategoView) -> StrategoState:
    """What is open to all, without pieces."""
    flip: i64 = tables.armies.index(view.armies[0].army)
    return StrategoState(
        tables,
        rules_of(view),
        flip=flip,
        phase=PHASES.index(view.phase),
        turn=tables.first if view.turn < 0 else view.turn ^ flip,
        board=vec[i64](tables.ground),
        left=filled(len(tables.copies), 0),
        captured=vec[i64](),
        aims=vec[i64]([square_of(tables, target) for target in view.targets]),
        acting=square_of(tables, view.acting) if view.acting else 0,
        changed=1 if view.changed else 0,
        starts=filled(6, 0),
        last=_last(tables, view),
        quiet=view.quiet,
        turns=view.turns,
        reason=NOT_OVER,
        winner=-1,
        bare=0,
    )
