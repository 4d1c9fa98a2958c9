"""The board as a viewer sees it, drawn with letters, its own side below; for terminals and reports.

    a    b    c    d
 5  D?   D?'  ~    DX!
 4  .    .    ~    A9'=

A piece is its army (`A` Autobots, `D` Decepticons; `R` red, `B` blue) and its letter, `?` for a hidden one. `'` marks
one that has moved, `!` one that has been shown, `=` one in Robot Mode. `.` is an open square, `~` the Forbidden Zone.
"""

from __future__ import annotations

from rollout.games.stratego.reach import army_of_seat, square_name
from rollout.games.stratego.view import Piece, StrategoView

WIDTH = 5


def draw(view: StrategoView) -> str:
    """The board, a line for each rank; that of a spectator has the Autobots (red) below."""
    is_turned = view.viewer >= 0 and army_of_seat(view, view.viewer) == 1
    files = range(1, view.files + 1)
    ranks = range(view.ranks, 0, -1)
    if is_turned:
        files, ranks = files[::-1], ranks[::-1]
    squares = _squares(view)
    lines = [_line("", [chr(96 + file) for file in files])]
    for rank in ranks:
        names = [square_name(view.files, rank * (view.files + 2) + file) for file in files]
        lines.append(_line(str(rank), [squares.get(name, ".") for name in names]))
    return "\n".join(lines)


def _line(head: str, columns: list[str]) -> str:
    """A line with columns of equal width."""
    return f"{head:>2}  {''.join(f'{column:{WIDTH}}' for column in columns)}".rstrip()


def _squares(view: StrategoView) -> dict[str, str]:
    """What is drawn on a square that is not open."""
    zone = dict.fromkeys(view.zone, "~")
    return {**zone, **{piece.square: _sign(view, piece) for piece in view.pieces}}


def _sign(view: StrategoView, piece: Piece) -> str:
    """A piece."""
    army = view.armies[piece.seat]
    letter = next((one.letter for one in army.characters if one.name == piece.name), "?")
    shown = "=" if piece.robot else "!" if piece.known else ""
    return f"{army.army[0].upper()}{letter}{chr(39) * piece.moved}{shown}"
