"""What one viewer of a Hideout may know now."""

from __future__ import annotations

from msgspec.structs import replace

from rollout.core.wire import Told, View, Visible

from .facts import PiecesFought
from .state import ALL, CAPTIVES, FORGOTTEN, NONE, OWNER, PHASES, REASONS, SETUP, TAKEN, Hideout
from .tables import CELL_NAMES, CELLS, PIECES, SIDE

KNOWN = ("owner", "seats", "all")


class Piece(Visible, frozen=True):
    """A piece that the viewer can see."""

    id: int
    """Its number in this game; 0 during the set-up."""
    seat: int
    cell: str
    """Empty when it has been taken."""
    kind: str
    """Empty when the viewer may not know."""
    known: str
    """Who knows its kind: owner, seats (both, but not those who watch), or all."""
    moved: bool


class HideoutView(View, frozen=True):
    """The board and its pieces, in order of their numbers (own pieces in order of placing during the set-up)."""

    turn: int
    ready: tuple[bool, bool]
    chosen: str
    """The cell of the piece that is moving."""
    moves: int
    max_moves: int
    captives: str
    open: bool
    """The game is over, and nothing is hidden any more."""
    pieces: tuple[Piece, ...]
    cells: tuple[tuple[str, ...], ...]
    """The board by rows, the row of seat 1 first: `^` are pieces of seat 0, `v` those of seat 1."""
    winner: int
    reason: str


def show(state: Hideout, viewer: int) -> HideoutView:
    """The window of one viewer."""
    pieces = tuple(sorted(visible(state, viewer), key=lambda piece: piece.id))
    return HideoutView(
        viewer=viewer,
        phase=PHASES[state.phase],
        turn=state.turn,
        ready=(state.ready(0), state.ready(1)),
        chosen="" if state.chosen == NONE else CELL_NAMES[state.chosen],
        moves=state.moves,
        max_moves=state.max_moves,
        captives=CAPTIVES[state.captives],
        open=state.open,
        pieces=pieces,
        cells=draw(pieces),
        winner=state.winner,
        reason=REASONS[state.reason],
    )


def visible(state: Hideout, viewer: int) -> list[Piece]:
    """During the set-up a viewer sees its own pieces only; then all, but not every kind. [HO-S2, HO-F2]"""
    own = range(PIECES * viewer, PIECES * (viewer + 1)) if viewer >= 0 else range(0)
    shown = own if state.phase == SETUP and not state.open else range(2 * PIECES)
    return [
        Piece(
            id=state.ids[piece],
            seat=piece // PIECES,
            cell=CELL_NAMES[state.at[piece]] if state.at[piece] >= 0 else "",
            kind=state.tables.names[piece % PIECES] if may_see(state, viewer, piece) else "",
            known=KNOWN[state.seen[piece]],
            moved=bool(state.moved[piece]),
        )
        for piece in shown
        if state.phase != SETUP or state.at[piece] >= 0
    ]


def may_see(state: Hideout, viewer: int, piece: int) -> bool:
    """The own pieces, and what a fight or a second step has shown; in the end all. [HO-F2, HO-E4]

    A secret fight shows nothing to those who only watch [HO-O1]; a taken piece is forgotten by its owner too [HO-O2].
    """
    if state.open:
        return True
    if state.captives == FORGOTTEN and state.at[piece] == TAKEN:
        return False
    return piece // PIECES == viewer or state.seen[piece] == ALL or (state.seen[piece] != OWNER and viewer >= 0)


def draw(pieces: tuple[Piece, ...]) -> tuple[tuple[str, ...], ...]:
    """The board as text."""
    marks = {piece.cell: "^v"[piece.seat] + (piece.kind or "?") for piece in pieces if piece.cell}
    rows = [CELL_NAMES[row : row + SIDE] for row in range(0, CELLS, SIDE)]
    return tuple(tuple(marks.get(cell, "") for cell in row) for row in reversed(rows))


def forget(told: Told, view: HideoutView) -> Told:
    """A line without the kinds of pieces that the view does not show any more. [HO-O2]"""
    if not isinstance(told, PiecesFought):
        return told
    kinds = {piece.id: piece.kind for piece in view.pieces}
    attacker, defender = (kinds[piece] or "?" for piece in told.pieces)
    return replace(told, attacker=attacker, defender=defender)


def forget_view(past: HideoutView, view: HideoutView) -> HideoutView:
    """An earlier board without the kinds of pieces that have been taken since. [HO-O2]"""
    kinds = {piece.id: piece.kind for piece in view.pieces if piece.id}
    pieces = tuple(replace(piece, kind=piece.kind and kinds.get(piece.id, piece.kind)) for piece in past.pieces)
    return replace(past, pieces=pieces, cells=draw(pieces))
