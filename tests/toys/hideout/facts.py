"""What can happen in Hideout, and who perceives it. Cells are names, `a1` to `d4`."""

from __future__ import annotations

from rollout.core.wire import Fact, PublicFact, Told


class SeatReady(PublicFact, frozen=True):
    """A seat has placed its last piece."""

    seat: int


class TurnBegan(PublicFact, frozen=True):
    """It is a seat's turn to move."""

    seat: int


class PieceChosen(PublicFact, frozen=True):
    """A seat will move the piece on a cell."""

    seat: int
    cell: str


class PieceMoved(PublicFact, frozen=True):
    """A piece went from one cell to the next."""

    seat: int
    path: tuple[str, str]


class PieceStayed(PublicFact, frozen=True):
    """After a fight a piece of this seat holds the cell."""

    seat: int
    cell: str


class BothTaken(PublicFact, frozen=True):
    """After a fight the cell is empty."""

    cell: str


class RunnerShown(PublicFact, frozen=True):
    """A second step: the piece is a runner."""

    seat: int
    cell: str


class MoveEnded(PublicFact, frozen=True):
    """A seat takes no second step."""

    seat: int


class GameEnded(PublicFact, frozen=True):
    """A core is taken, a seat cannot move, or the moves are used up."""

    reason: str


class PiecePlaced(Told, frozen=True):
    """You placed a piece."""

    seat: int
    piece: str
    cell: str


class PiecesFought(Told, frozen=True):
    """Two pieces met on a cell, and you see both."""

    cell: str
    pieces: tuple[int, int]
    """Their numbers."""
    attacker: str
    defender: str


class PiecesFoughtUnseen(Told, frozen=True):
    """Two pieces met on a cell."""

    cell: str


class HideoutFact(Fact, frozen=True):
    """A fact that not everybody perceives alike."""

    def told(self, viewer: int) -> Told | None:
        """What a viewer perceives."""
        raise NotImplementedError


class Placed(HideoutFact, frozen=True):
    """A seat placed a piece; nobody else perceives anything, not even that it happened."""

    seat: int
    piece: str
    cell: str

    def told(self, viewer: int) -> Told | None:
        return PiecePlaced(self.seat, self.piece, self.cell) if viewer == self.seat else None


class Fought(HideoutFact, frozen=True):
    """Two pieces met."""

    cell: str
    pieces: tuple[int, int]
    attacker: str
    defender: str
    secret: bool
    """Only the two seats see the pieces."""

    def told(self, viewer: int) -> Told | None:
        if self.secret and viewer < 0:
            return PiecesFoughtUnseen(self.cell)
        return PiecesFought(self.cell, self.pieces, self.attacker, self.defender)
