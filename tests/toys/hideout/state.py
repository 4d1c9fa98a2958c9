"""The whole truth of a Hideout, and its rules."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Reader, Writer
from rollout.core.state import State
from rollout.core.wire import Fact, Outcome

from . import facts as f
from .tables import CELLS, CORE, PIECES, RUNNER, Tables, cell_name, home, near

PLACE_AT = 0
CHOOSE_AT = CELLS
GO_TO = 2 * CELLS
STOP = 3 * CELLS
"""Actions: each of the first three plus a cell; STOP takes no second step."""
NONE = -1
UNPLACED = -1
TAKEN = -2
"""Where a piece is that is on no cell."""
OWNER, SEATS, ALL = range(3)
CAPTIVES = ("shown", "secret", "forgotten")
SHOWN, SECRET, FORGOTTEN = range(3)
SETUP, CHOOSE, GO, STEP, OVER = range(5)
PHASES = ("setup", "choose", "go", "step", "over")
REASONS = ("", "core", "stuck", "moves")


class Hideout(State):
    """Where the pieces are. Piece `PIECES * seat + kind` is the kind-th piece of a seat."""

    def __init__(self, tables: Tables, max_moves: int, captives: int) -> None:
        self.tables = tables
        self.max_moves = max_moves
        self.captives = captives
        """SHOWN; SECRET, if fights show the pieces to the two seats only; FORGOTTEN, if they do it only once."""
        self.open = False
        """The game is over: all pieces lie open."""
        self.at = [UNPLACED] * (2 * PIECES)
        self.ids = [0] * (2 * PIECES)
        """Fresh names of the pieces, given when both seats are ready: they tell nothing."""
        self.moved = [0] * (2 * PIECES)
        self.seen = [0] * (2 * PIECES)
        """Who knows its kind: OWNER, both SEATS, or ALL."""
        self.phase = SETUP
        self.turn = 0
        self.chosen = NONE
        """The cell of the piece that is moving."""
        self.moves = 0
        self.winner = NONE
        self.reason = 0

    # -- what the table asks ---------------------------------------------------------------------------

    def actors(self) -> vec[i64]:
        if self.phase == SETUP:
            return vec[i64]([seat for seat in (0, 1) if not self.ready(seat)])
        return vec[i64]() if self.phase == OVER else vec[i64]([self.turn])

    def legal(self, seat: i64) -> vec[i64]:
        if seat not in self.actors():
            return vec[i64]()
        if self.phase == SETUP:
            return vec[i64]([PLACE_AT + cell for cell in home(int(seat)) if self.on(cell) == NONE])
        if self.phase == CHOOSE:
            return vec[i64]([CHOOSE_AT + cell for cell in self.movable()])
        steps = [GO_TO + cell for cell in self.steps(self.chosen)]
        if self.phase == GO:
            return vec[i64](steps)
        return vec[i64]([*steps, STOP] if self.on(self.chosen) % PIECES == RUNNER else [STOP])

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        facts = [] if facts is None else facts
        if self.phase == SETUP:
            self.place(int(seat), int(action) - PLACE_AT, chance, facts)
        elif self.phase == CHOOSE:
            self.chosen, self.phase = int(action) - CHOOSE_AT, GO
            facts.append(f.PieceChosen(self.turn, cell_name(self.chosen)))
        elif action == STOP:
            facts.append(f.MoveEnded(self.turn))
            self.next_turn(facts)
        else:
            self.move(int(action) - GO_TO, facts)

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = (0.5, 0.5) if self.winner == NONE else (1.0 - self.winner, float(self.winner))
        return Outcome(scores, REASONS[self.reason])

    # -- the rules, in their order ---------------------------------------------------------------------

    def on(self, cell: int) -> int:
        """The piece on a cell, or NONE."""
        return self.at.index(cell) if cell in self.at else NONE

    def ready(self, seat: int) -> bool:
        """Whether a seat has placed its last piece."""
        return self.at[PIECES * seat + PIECES - 1] != UNPLACED

    def place(self, seat: int, cell: int, chance: Chance, facts: list[Fact]) -> None:
        """Place the next piece; when both seats are ready the board is opened. [HO-S1, HO-S2]"""
        piece = self.at.index(UNPLACED, PIECES * seat)
        self.at[piece] = cell
        facts.append(f.Placed(seat, self.tables.names[piece % PIECES], cell_name(cell)))
        if not self.ready(seat):
            return
        facts.append(f.SeatReady(seat))
        if self.ready(1 - seat):
            self.name_pieces(chance)
            self.phase = CHOOSE
            self.begin_turn(0, facts)

    def name_pieces(self, chance: Chance) -> None:
        """Give each piece a number from 1 to 8 that says nothing about its kind."""
        numbers = list(range(1, 2 * PIECES + 1))
        for piece in range(2 * PIECES):
            self.ids[piece] = numbers.pop(chance.below(len(numbers), "piece name"))

    def steps(self, cell: int) -> list[int]:
        """Where a piece may go from a cell: to a neighbour that its own side does not hold. [HO-M1]"""
        own = self.on(cell) // PIECES
        return [to for to in near(cell) if (other := self.on(to)) == NONE or other // PIECES != own]

    def movable(self) -> list[int]:
        """The cells of pieces that the seat may move. [HO-M1]"""
        own = [p for p in range(PIECES * self.turn, PIECES * (self.turn + 1)) if p % PIECES != CORE]
        return sorted(self.at[p] for p in own if self.at[p] >= 0 and self.steps(self.at[p]))

    def move(self, to: int, facts: list[Fact]) -> None:
        """One step, and a fight where an enemy stands; after a first step without a fight comes STEP. [HO-M2, HO-M3]"""
        piece, other = self.on(self.chosen), self.on(to)
        facts.append(f.PieceMoved(self.turn, (cell_name(self.chosen), cell_name(to))))
        second = self.phase == STEP
        if second:
            self.seen[piece] = ALL
            facts.append(f.RunnerShown(self.turn, cell_name(to)))
        self.moved[piece] = 1
        self.at[piece] = self.chosen = to
        if other != NONE:
            self.fight(piece, other, to, facts)
        if self.phase != OVER and (second or other != NONE):
            self.next_turn(facts)
        elif self.phase != OVER:
            self.phase = STEP

    def fight(self, piece: int, other: int, cell: int, facts: list[Fact]) -> None:
        """The stronger piece stays, equal ones both go; a core that is met is taken and loses. [HO-F1, HO-F2, HO-E1]"""
        strength = self.tables.strength
        mine, theirs = piece % PIECES, other % PIECES
        shown = SEATS if self.captives == SECRET else ALL
        self.seen[piece], self.seen[other] = max(shown, self.seen[piece]), max(shown, self.seen[other])
        if strength[mine] <= strength[theirs]:
            self.at[piece] = TAKEN
        if strength[theirs] <= strength[mine]:
            self.at[other] = TAKEN
        where, names, left = cell_name(cell), self.tables.names, self.on(cell)
        pieces = (self.ids[piece], self.ids[other])
        facts.append(f.Fought(where, pieces, names[mine], names[theirs], self.captives == SECRET))
        facts.append(f.BothTaken(where) if left == NONE else f.PieceStayed(left // PIECES, where))
        if theirs == CORE:
            self.end(self.turn, 1, facts)

    def next_turn(self, facts: list[Fact]) -> None:
        """The other seat moves, until the moves are used up. [HO-M1, HO-E3]"""
        self.moves += 1
        if self.moves >= self.max_moves:
            self.end(NONE, 3, facts)
        else:
            self.begin_turn(1 - self.turn, facts)

    def begin_turn(self, seat: int, facts: list[Fact]) -> None:
        """A seat that cannot move has lost. [HO-E2]"""
        self.turn, self.chosen, self.phase = seat, NONE, CHOOSE
        if self.movable():
            facts.append(f.TurnBegan(seat))
        else:
            self.end(1 - seat, 2, facts)

    def end(self, winner: int, reason: int, facts: list[Fact]) -> None:
        """The game is over, and all is laid open. [HO-E4]"""
        self.phase, self.winner, self.reason, self.chosen, self.open = OVER, winner, reason, NONE, True
        facts.append(f.GameEnded(REASONS[reason]))

    def lay_open(self) -> None:
        self.open = True

    # -- copies ----------------------------------------------------------------------------------------

    def clone(self) -> Hideout:
        twin = Hideout(self.tables, self.max_moves, self.captives)
        twin.at, twin.ids, twin.moved, twin.seen = [*self.at], [*self.ids], [*self.moved], [*self.seen]
        twin.phase, twin.turn, twin.chosen, twin.moves = self.phase, self.turn, self.chosen, self.moves
        twin.winner, twin.reason, twin.open = self.winner, self.reason, self.open
        return twin

    def encode(self) -> bytes:
        writer = Writer()
        numbers = (self.max_moves, self.captives, int(self.open), self.phase, self.turn, self.chosen, self.moves)
        for number in (*numbers, self.winner, self.reason, *self.at, *self.ids, *self.moved, *self.seen):
            writer.put(number)
        return writer.done()

    @classmethod
    def decode(cls, tables: Tables, data: bytes) -> Hideout:
        """The state that `encode` wrote."""
        reader = Reader(data)
        state = cls(tables, int(reader.get()), int(reader.get()))
        state.open = bool(reader.get())
        state.phase, state.turn, state.chosen, state.moves = (int(reader.get()) for _ in range(4))
        state.winner, state.reason = int(reader.get()), int(reader.get())
        lists = ([int(reader.get()) for _ in range(2 * PIECES)] for _ in range(4))
        state.at, state.ids, state.moved, state.seen = lists
        return state
