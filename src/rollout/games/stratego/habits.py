"""Where people put their pieces: what a hidden piece may be, and what a set-up looks like that nobody laughs at.

The numbers are shares of 5,000 set-ups that people played in the classic game (published with stratego_env, under the
MIT licence), by rank: how much more often than evenly it stands in a row, front row first, and in a column, from the
edge to the middle; both in percent. Other boards stretch or squeeze rows and columns.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.games.stratego.tables import Tables

ROWS: Final[i64] = 4
COLUMNS: Final[i64] = 5

IN_ROWS = (
    (10, 10, 34, 346),
    (53, 164, 162, 21),
    (130, 113, 82, 75),
    (37, 61, 115, 186),
    (119, 77, 88, 116),
    (157, 96, 84, 64),
    (135, 114, 92, 58),
    (106, 117, 121, 56),
    (82, 159, 134, 24),
    (135, 203, 54, 8),
    (146, 188, 57, 9),
    (50, 68, 130, 153),
)
"""By rank, from the Flag to the Trap."""

IN_COLUMNS = (
    (119, 31, 103, 167, 79),
    (21, 34, 143, 237, 65),
    (117, 116, 76, 75, 116),
    (94, 90, 118, 113, 84),
    (142, 109, 78, 74, 96),
    (107, 122, 81, 77, 114),
    (96, 110, 90, 86, 118),
    (76, 89, 118, 110, 107),
    (60, 88, 148, 122, 82),
    (50, 65, 134, 167, 85),
    (45, 59, 144, 176, 76),
    (105, 105, 105, 94, 91),
)
"""By rank, from the Flag to the Trap."""


def habits(tables: Tables) -> vec[i64]:
    """By rank and place in a set-up: how readily people put a piece there, always more than 0, on average about 100."""
    found = vec[i64](capacity=12 * tables.size)
    for rank in range(12):
        for place in range(tables.size):
            row = in_row(rank, place // tables.files, tables.rows)
            found = append(found, max(row * in_column(rank, place % tables.files, tables.files) // 100, 1))
    return found


def in_row(rank: i64, row: i64, rows: i64) -> i64:
    """The share of a row of a home side that has so many, read off between the rows of the classic board."""
    shares = IN_ROWS[rank]
    at, span = row * (ROWS - 1), max(rows - 1, 1)
    whole, rest = at // span, at % span
    here: i64 = shares[whole]
    if rest == 0:
        return here
    there: i64 = shares[whole + 1]
    return (here * (span - rest) + there * rest) // span


def in_column(rank: i64, column: i64, files: i64) -> i64:
    """The share of a column; set-ups are taken to be as likely as their mirror images."""
    from_edge = min(column, files - 1 - column)
    share: i64 = IN_COLUMNS[rank][from_edge * COLUMNS // ((files + 1) // 2)]
    return share
