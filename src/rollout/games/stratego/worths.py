"""What pieces of Stratego Transformers are worth, by what is left on both sides.

The highest piece that is left is worth TOP; each rank of the enemy above a piece takes a share of that. A Spy is worth
something while there is somebody to catch, a Miner more while there are Traps and few Miners. A piece that the other
side has not seen is worth more: that is its secret.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.stratego.position import KNOWN, MOVED, PIECE, army_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import FLAG, HIGHEST, MINER, SCOUT, SPY, TRAP

RANKS: Final[i64] = 12
TOP: Final = 14.0
STEP: Final = 0.76
"""What is left of a worth for each rank of the enemy above."""
UNMATCHED: Final = 1.15
"""For a piece that no piece of the enemy equals."""
OF_FLAG: Final = 50.0
OF_SPY: Final = 3.5
OF_IDLE_SPY: Final = 0.7
OF_TRAP: Final = 2.0
OF_MINER: Final = 0.8
"""More for a Miner while there are Traps, and more still where Miners are few."""
SECRET: Final = 0.12
"""The share of a piece's worth that depends on its not being known."""
UNMOVED: Final = 0.06
"""A piece that has not moved may be a Trap."""


class Worths:
    """What the pieces of one position are worth; lists by `who`."""

    def __init__(self, state: StrategoState) -> None:
        self.tables = state.tables
        self.counts = filled(2 * RANKS, 0)
        """By army and rank: pieces on the board."""
        for cell in state.board:
            if cell & PIECE:
                self.counts[army_of(cell) * RANKS + state.rank(cell)] += 1
        self.worth = vec[float](capacity=len(state.tables.copies))
        self.secret = vec[float](capacity=len(state.tables.copies))
        for who in range(len(state.tables.copies)):
            rank = state.tables.ranks[who]
            worth = self.of_rank(rank, who & 1) if rank >= 0 else 0.0
            self.worth = append(self.worth, worth)
            self.secret = append(self.secret, self.of_secret(rank, worth))

    def of_rank(self, rank: i64, army: i64) -> float:
        """What a piece of a rank is worth to its army."""
        others = (1 - army) * RANKS
        if rank == FLAG:
            return OF_FLAG
        if rank == TRAP:
            return OF_TRAP if self.counts[others + MINER] > 0 else OF_TRAP + 1.0
        if rank == SPY:
            return OF_SPY if self.counts[others + HIGHEST] > 0 else OF_IDLE_SPY
        worth = TOP if self.counts[others + rank] > 0 else TOP * UNMATCHED
        for above in range(rank + 1, HIGHEST + 1):
            if self.counts[others + above] > 0:
                worth *= STEP
        if rank == MINER and self.counts[others + TRAP] > 0:
            worth += OF_MINER + 0.4 * float(max(4 - self.counts[army * RANKS + MINER], 0))
        return worth

    def of_secret(self, rank: i64, worth: float) -> float:
        """What it is worth that the other side has not seen a piece."""
        if rank == FLAG:
            return 3.0
        if rank == TRAP:
            return 0.4
        if rank == SPY:
            return 0.5 * worth
        return 0.15 if rank == SCOUT else SECRET * worth

    def of_cell(self, cell: i64) -> float:
        """What a piece on the board is worth to its owner."""
        worth = self.worth[who_of(cell)]
        if not cell & KNOWN:
            worth += self.secret[who_of(cell)]
        if not cell & MOVED:
            worth += UNMOVED
        return worth

    def balance(self, state: StrategoState, army: i64) -> float:
        """What the pieces of an army on the board are worth, less those of the other."""
        total = 0.0
        mine = (army << 1) | PIECE
        for cell in state.board:
            if cell & PIECE:
                total += self.of_cell(cell) if cell & 3 == mine else -self.of_cell(cell)
        return total
