"""The pieces of Hideout, from `tables.toml`, and its board."""

from __future__ import annotations

from rollout.core.data import Sheet
from rollout.core.errors import DataError
from rollout.core.problems import Problem

SIDE = 4
CELLS = SIDE * SIDE
PIECES = 4
"""Pieces of each seat."""
CORE = 0
RUNNER = 1
"""Kinds of piece that have rules of their own, by their place in the table."""


class Tables:
    """Checked values."""

    def __init__(self, sheet: Sheet) -> None:
        self.names: list[str] = sheet.values["hideout"]["pieces"]
        self.strength: list[int] = sheet.values["hideout"]["strength"]
        if not len(self.names) == len(self.strength) == PIECES:
            raise DataError(sheet.where, [Problem.of("hideout", "problem-pieces", count=PIECES)])


def home(seat: int) -> range:
    """The cells where a seat sets up: its two rows."""
    return range(CELLS // 2) if seat == 0 else range(CELLS // 2, CELLS)


def near(cell: int) -> list[int]:
    """The neighbours of a cell in ascending order."""
    row, column = divmod(cell, SIDE)
    steps = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
    return [r * SIDE + c for r, c in steps if 0 <= r < SIDE and 0 <= c < SIDE]


def cell_name(cell: int) -> str:
    """`a1` to `d4`; rows count from seat 0."""
    return "abcd"[cell % SIDE] + str(cell // SIDE + 1)


CELL_NAMES = tuple(cell_name(cell) for cell in range(CELLS))
