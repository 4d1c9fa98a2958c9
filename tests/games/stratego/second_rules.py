"""The rules of Game 1 and of the classic game once more, written in another way: to count against.

A position maps squares (file, rank) to pieces: army, and rank as a letter, F S 2 ... 9 X T. The game is not used.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

Square = tuple[int, int]
Move = tuple[Square, Square, bool]
"""From where to where, and whether it attacks."""
STRENGTH = "S23456789X"
SAME_AS = str.maketrans("bfnmeowk", "87654877")
"""Letters of the characters by their rank."""


@dataclass
class Field:
    """A position."""

    pieces: dict[Square, tuple[int, str]]
    army: int
    width: int
    height: int
    lakes: set[Square]
    past: tuple[list[Move], list[Move]] = field(default_factory=lambda: ([], []))
    """By army: all of its moves."""
    is_over: bool = False


def read(code: str) -> Field:
    """The position of a code."""
    _, board, army, *_ = code.split()
    rows = [re.findall(r"[ADRB]\w(?:[a-j][0-9]+)?'?!?|[.~]", row) for row in board.split("/")]
    cells = {(file, len(rows) - at): cell for at, row in enumerate(rows) for file, cell in enumerate(row)}
    return Field(
        pieces={at: (cell[0] in "DB", cell[1].translate(SAME_AS)) for at, cell in cells.items() if cell not in ".~"},
        army=army in "DB",
        width=len(rows[0]),
        height=len(rows),
        lakes={at for at, cell in cells.items() if cell == "~"},
    )


def ways(position: Field, left: int) -> int:
    """Sequences of so many moves."""
    if left == 0:
        return 1
    return sum(ways(after(position, move), left - 1) for move in moves(position))


def moves(position: Field) -> list[Move]:
    """All that may be done."""
    found: list[Move] = []
    for (file, rank), (army, kind) in position.pieces.items():
        if position.is_over or army != position.army or kind in "FT":
            continue
        for across, along in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            for distance in range(1, 10 if kind == "2" else 2):
                to = (file + distance * across, rank + distance * along)
                on_board = 0 <= to[0] < position.width and 1 <= to[1] <= position.height
                if not on_board or to in position.lakes or position.pieces.get(to, (-1, ""))[0] == army:
                    break
                move = ((file, rank), to, to in position.pieces)
                if not is_third(position.past[army], move):
                    found.append(move)
                if to in position.pieces:
                    break
    return found


def is_third(past: list[Move], move: Move) -> bool:
    """Whether a move goes between the same two squares for the third time in a row; attacks are no such moves."""
    start, end, _ = move
    return not move[2] and past[-2:] == [(start, end, False), (end, start, False)]


def after(position: Field, move: Move) -> Field:
    """The position after a move."""
    start, end, attacks = move
    pieces = dict(position.pieces)
    army, kind = pieces.pop(start)
    other = pieces.pop(end)[1] if attacks else ""
    if other and not beats(kind, other):
        if kind != other:
            pieces[end] = (1 - army, other)
    else:
        pieces[end] = (army, kind)
    past = (list(position.past[0]), list(position.past[1]))
    past[army].append(move)
    return Field(pieces, 1 - army, position.width, position.height, position.lakes, past, other == "F")


def beats(kind: str, other: str) -> bool:
    """Whether an attacker stays alone on the square."""
    special = {("S", "X"): True, ("3", "T"): True}
    if other in "FT" or (kind, other) in special:
        return special.get((kind, other), other == "F")
    return STRENGTH.index(kind) > STRENGTH.index(other)
