"""Where the pieces of a side should go in the long run: towards those whose capture promises most.

Who a hidden piece may be is counted over many worlds that fit. The promise of a capture fades with the way to it, so
that every step nearer is worth something.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.stratego.battle import LOSES, WINS, result
from rollout.games.stratego.guard import alarm_at
from rollout.games.stratego.position import KNOWN, PIECE, is_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import FLAG, TRAP
from rollout.games.stratego.worths import RANKS, Worths

FADES: Final = 0.9
"""What is left of a promise one step farther away."""
FAR: Final[i64] = 60
THROUGH_OWN: Final[i64] = 2
THROUGH_ENEMY: Final[i64] = 4
"""Steps that a way through other pieces counts."""
FLEES: Final = 0.5
"""For a piece that is known and can go away."""
EVADES: Final = 0.8
"""For one that is not known, but moves."""


class Hunt:
    """The promises of one position for one army; lists by target."""

    def __init__(self, state: StrategoState, worths: Worths, army: i64, urgency: float, flag: float) -> None:
        """`urgency`: 0 for none, 1 when any loss is better than a draw; `flag`: what the enemy's Flag is worth now."""
        self.flag = flag
        self.state = state
        self.worths = worths
        self.army = army
        self.urgency = urgency
        self.squares = vec[i64]()
        for square in range(state.tables.cells):
            if is_of(state.board[square], 1 - army):
                self.squares = append(self.squares, square)
        self.counts = filled(len(self.squares) * RANKS, 0)
        """By target and rank: worlds."""
        self.worlds: i64 = 0
        self.promises = vec[float]()
        """By own rank (known or not) and target; see `appeal`."""
        self.ways = vec[i64]()
        """By target and square: steps."""
        self.fading = vec[float]()

    def add(self, world: StrategoState) -> None:
        """One more world that fits."""
        self.worlds += 1
        for at in range(len(self.squares)):
            self.counts[at * RANKS + world.rank(world.board[self.squares[at]])] += 1

    def prepare(self) -> None:
        """Once all worlds are counted."""
        fade = 1.0
        for _ in range(FAR + 1):
            self.fading = append(self.fading, fade)
            fade *= FADES
        near = self.ways_from(self.own_flag())
        for at in range(len(self.squares)):
            ways = self.ways_from(self.squares[at])
            for steps in ways:
                self.ways = append(self.ways, steps)
        for rank in range(RANKS):
            for at in range(len(self.squares)):
                self.promises = append(self.promises, self.appeal(rank, at, alarm_at(near[self.squares[at]])))

    def own_flag(self) -> i64:
        """Where the own Flag stands."""
        state = self.state
        for square in range(state.tables.cells):
            if is_of(state.board[square], self.army) and state.rank(state.board[square]) == FLAG:
                return square
        return state.tables.home(self.army, 0)

    def appeal(self, rank: i64, at: i64, alarm: float) -> float:
        """What a piece of a rank may hope to gain from a target, from 0; `alarm`: how the target threatens the Flag."""
        if not goes(rank):
            return 0.0
        total, mobile = 0.0, 0.0
        for other in range(RANKS):
            count = float(self.counts[at * RANKS + other])
            if count > 0.0:
                total += count * self.hope(rank, other, at, alarm)
                mobile += count if goes(other) else 0.0
        worlds = float(max(self.worlds, 1))
        stays = 1.0 - mobile / worlds * (1.0 - (FLEES if self.is_known(at) else EVADES))
        return max(total / worlds, 0.0) * stays

    def hope(self, rank: i64, other: i64, at: i64, alarm: float) -> float:
        """What a piece of a rank gains by an attack on a target if that is of another rank."""
        worth = self.flag if other == FLAG else self.worths.of_rank(other, 1 - self.army)
        outcome = result(rank, other)
        gain = self.exchange(outcome, worth, self.worths.of_rank(rank, self.army))
        if outcome != LOSES and goes(other):
            gain += alarm
        return gain if self.is_known(at) else gain + 0.5 * self.worths.of_secret(other, worth)

    def exchange(self, outcome: i64, worth: float, own: float) -> float:
        """What a battle brings with that outcome; own losses hurt less while a draw threatens."""
        if outcome == WINS:
            return worth
        if outcome == LOSES:
            return -own * (1.0 - self.urgency)
        return worth - own * (1.0 - 0.5 * self.urgency)

    def is_known(self, at: i64) -> bool:
        """Whether a target has been seen."""
        return self.state.board[self.squares[at]] & KNOWN > 0

    def ways_from(self, start: i64) -> vec[i64]:
        """By square: steps to a square; those through pieces count more."""
        board, stride = self.state.board, self.state.tables.stride
        ways = filled(self.state.tables.cells, FAR)
        ways[start] = 0
        queue = vec[i64]([start])
        at: i64 = 0
        while at < len(queue):
            square = queue[at]
            at += 1
            for step in (-stride, i64(-1), i64(1), stride):
                beside = square + step
                cell = board[beside]
                if cell != 0 and not cell & PIECE:
                    continue
                cost: i64 = 1
                if square != start and board[square] & PIECE:
                    cost = THROUGH_OWN if is_of(board[square], self.army) else THROUGH_ENEMY
                if ways[square] + cost < ways[beside]:
                    ways[beside] = ways[square] + cost
                    queue = append(queue, beside)
        return ways

    def pull(self, cell: i64, square: i64) -> float:
        """The best promise for a piece on a square."""
        rank, cells, count = self.state.rank(cell), self.state.tables.cells, i64(len(self.squares))
        cost = 0.0 if cell & KNOWN else self.worths.secret[who_of(cell)]
        best = 0.0
        for at in range(count):
            promise = self.promises[rank * count + at] - cost
            if promise > 0.0:
                promise *= self.fading[min(self.ways[at * cells + square], FAR)]
                best = max(best, promise)
        return best


def goes(rank: i64) -> bool:
    """Whether pieces of a rank ever move."""
    return rank != FLAG and rank != TRAP  # noqa: PLR1714 - two comparisons are quicker when compiled
