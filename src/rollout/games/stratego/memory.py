"""What a viewer remembers of all that it was told: whom it saw, what was captured, how pieces went to and fro."""
# compiled

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.core.wire import Told
from rollout.games.stratego.facts import (
    Fought,
    GameEnded,
    ModeChanged,
    PieceCaptured,
    PieceDrawn,
    PieceMoved,
    PieceShown,
    PowerUsed,
)
from rollout.games.stratego.tables import Tables


class Memory:
    """By piece (seat times the size of an army plus its number) and in order; it knows no more than was told."""

    def __init__(self, tables: Tables, flip: i64) -> None:
        """`flip`: the army of seat 0."""
        self.tables = tables
        self.flip = flip
        self.who = filled(2 * tables.size, -1)
        """Who a piece was shown to be, -1 where nobody was named."""
        self.captured: list[i64] = []
        """Pieces in the order of capture."""
        self.starts = filled(6, 0)
        """As in a state [ST-M5]."""
        self.flying: i64 = -1
        """The seat whose attack, if it comes next, belongs to a Speed or Sneak Attack."""
        self.reason = ""
        """Why the game has ended; empty while it goes on."""
        self.winner: i64 = -1
        """A seat, or -1."""

    def follow(self, told: Sequence[Told], counts_attacks: bool) -> None:
        """Go through all that was told; `counts_attacks`: whether an attack that wins is a move [ST-M5]."""
        for event in told:
            if isinstance(event, PieceMoved):
                self.see(event.seat, event.piece, event.name)
                self.see_move(event)
            elif isinstance(event, PieceShown | ModeChanged | PieceDrawn):
                self.see(event.seat, event.piece, event.name)
            elif isinstance(event, PowerUsed):
                self.see(event.seat, event.piece, event.name)
                self.see_power(event)
            elif isinstance(event, Fought):
                self.see_fight(event, counts_attacks)
            elif isinstance(event, PieceCaptured):
                self.see(event.seat, event.piece, event.name)
                self.captured.append(event.seat * self.tables.size + event.piece)
            elif isinstance(event, GameEnded):
                self.reason, self.winner = event.reason, event.seat

    def see(self, seat: i64, number: i64, name: str) -> None:
        """A piece was named, or not."""
        if name:
            who = who_of_name(self.tables, seat ^ self.flip, name)
            self.who[seat * self.tables.size + number] = who

    def see_move(self, event: PieceMoved) -> None:
        """A move; that of Speed was noted when the power was used [ST-M5]."""
        if event.by != "speed":
            self.note_move(event.seat, event.start, event.end)
        self.flying = event.seat if event.by == "sneak" else -1

    def see_power(self, event: PowerUsed) -> None:
        """Powers that move their user belong to a run between two squares; others end it [ST-M5]."""
        seat: i64 = event.seat
        self.flying = -1
        if event.power == "speed":
            self.note_move(seat, event.square, event.target)
            self.flying = seat
        elif event.power in {"detect-enemy", "distance-strike", "magnet"}:
            self.forget_move(seat)

    def see_fight(self, event: Fought, counts_attacks: bool) -> None:
        """An attack: both are named; it ends a run unless it wins as part of a move by power [ST-A2, ST-M5]."""
        seat: i64 = event.seat
        self.see(seat, event.piece, event.name)
        self.see(1 - seat, event.other_piece, event.other_name)
        if event.result != "wins":
            self.forget_move(seat)
        elif self.flying != seat:
            if counts_attacks:
                self.note_move(seat, event.start, event.end)
            else:
                self.forget_move(seat)
        self.flying = -1

    def note_move(self, seat: i64, start: str, end: str) -> None:
        """As `Moving.note_move`."""
        at = (seat ^ self.flip) * 3
        from_, to = square_of(self.tables, start), square_of(self.tables, end)
        goes_back = self.starts[at] == to and self.starts[at + 1] == from_
        self.starts[at + 2] = self.starts[at + 2] + 1 if goes_back else 1
        self.starts[at] = from_
        self.starts[at + 1] = to

    def forget_move(self, seat: i64) -> None:
        """As `Moving.forget_move`."""
        self.starts[(seat ^ self.flip) * 3 + 2] = 0

    def lost(self, seat: i64) -> i64:
        """How many pieces of a seat it was told to be captured."""
        count: i64 = 0
        for piece in self.captured:
            if piece // self.tables.size == seat:
                count += 1
        return count

    def run(self) -> vec[i64]:
        """A copy of what a state knows of runs between two squares."""
        return vec[i64](self.starts)


def square_of(tables: Tables, name: str) -> i64:
    """The number of a square from its name, such as "b3"."""
    file: i64 = ord(name[0]) - 96
    return int(name[1:]) * tables.stride + file


def who_of_name(tables: Tables, army: i64, name: str) -> i64:
    """A character of an army by its name, -1 if there is none."""
    for kind in range(tables.kinds[army]):
        if tables.names[2 * kind + army] == name:
            return 2 * kind + army
    return -1
