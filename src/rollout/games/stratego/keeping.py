"""What the log of a game in progress keeps: names only of pieces that the view shows [ST-C, ST-A9].

A piece is shown once, when it attacks or is attacked; what stays afterwards depends on the table's options.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rollout.core.wire import Fact, Told
from rollout.games.stratego import facts
from rollout.games.stratego.view import Captured, Piece, StrategoView

_NAMING = (
    facts.PiecePlaced,
    facts.PieceMoved,
    facts.PieceShown,
    facts.ModeChanged,
    facts.PowerUsed,
    facts.PieceCaptured,
    facts.PieceDrawn,
    facts.PieceStayed,
)
"""Lines that name one piece of the seat that they are about."""

_SHOWING = (
    facts.PieceShown,
    facts.ModeChanged,
    facts.PowerUsed,
    facts.Fought,
    facts.PowerMet,
    facts.PieceCaptured,
    facts.PieceDrawn,
    facts.PieceStayed,
)
"""What names a piece to somebody else, or lets it no longer be displayed; other moves tell no more than views show."""

_Key = tuple[int, int]
"""Seat and number of a piece."""


def forgets(captured: str, memory: bool, happened: Sequence[Fact]) -> bool:
    """Whether lines lose a name by what happened: after a capture that not all may see; of memory, after a showing."""
    if memory:
        return any(isinstance(fact, _SHOWING) for fact in happened)
    return captured != "open" and any(isinstance(fact, facts.PieceCaptured) for fact in happened)


def kept(lines: Sequence[Told], view: StrategoView) -> list[Told]:
    """Lines as the log keeps them for a viewer: without the names of pieces that its view does not show."""
    named = _named(view)
    return [_kept(line, named) for line in lines]


def _kept(told: Told, named: set[_Key]) -> Told:
    """A line without the names of other pieces than these."""
    if isinstance(told, facts.Fought):
        told = told if (told.seat, told.piece) in named else replace(told, name="", rank="")
        is_shown = (1 - told.seat, told.other_piece) in named
        return told if is_shown else replace(told, other_name="", other_rank="")
    if isinstance(told, facts.PowerMet):
        # what it is to a piece of known rank, such as immune, would tell who it is
        return told if (1 - told.seat, told.piece) in named else replace(told, name="", rank="", result="")
    if isinstance(told, _NAMING) and (told.seat, told.piece) not in named:
        return replace(told, name="", rank="")
    return told


def kept_view(past: StrategoView, view: StrategoView) -> StrategoView:
    """An earlier view as a replay shows it: without the names of pieces that the view of today does not show."""
    named = _named(view)
    return replace(
        past,
        pieces=tuple(_blank(piece, named) for piece in past.pieces),
        captured=tuple(piece for piece in past.captured if (piece.seat, piece.piece) in named),
    )


def _named(view: StrategoView) -> set[_Key]:
    """The pieces whose names a view shows."""
    pieces: tuple[Piece | Captured, ...] = (*view.pieces, *view.captured)
    return {(piece.seat, piece.piece) for piece in pieces if piece.name}


def _blank(piece: Piece, named: set[_Key]) -> Piece:
    return piece if (piece.seat, piece.piece) in named else replace(piece, name="", rank="")
