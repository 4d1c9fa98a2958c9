"""What search knows about Stratego Transformers: habits that are good on average, and what an army is worth."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.state import Heuristic, State
from rollout.games.stratego.battle import BOTH, WINS, result
from rollout.games.stratego.habits import habits
from rollout.games.stratego.moving import (
    AIM,
    CALL,
    DETECT,
    FIGHT,
    MODE,
    PULL,
    RUMBLE_TO,
    SET,
    SHOOT,
    SNEAK_TO,
    SPEED_ON,
    STAY,
    STRIKE,
    end_of,
    start_of,
    verb_of,
)
from rollout.games.stratego.position import KNOWN, OVER, PIECE, army_of
from rollout.games.stratego.powers import EQUAL, LOWER, meeting
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import MINER, SCOUT, SPY, Tables

WORTH = (0, 30, 15, 25, 18, 25, 36, 52, 75, 105, 140, 22)
"""What a piece is worth by rank, from the Flag (which is not counted) to the Trap."""
SCALE: Final = 250.0
"""So much more worth makes it about three to one."""


class StrategoHeuristic(Heuristic):
    """Takes what it can see that it beats, tries hidden pieces with middling ones, and goes forward."""

    def __init__(self) -> None:
        self.tables: Tables | None = None
        self.habits = vec[i64]()

    def weights(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        assert isinstance(state, StrategoState), state
        weights = vec[i64](capacity=len(actions))
        for action in actions:
            weights = append(weights, self.weight(state, seat, action))
        return weights

    def weight(self, state: StrategoState, seat: i64, action: i64) -> i64:
        """How much one action deserves a try, from what its seat knows."""
        verb, start, end = verb_of(action), start_of(action), end_of(action)
        if verb == SET:
            return self.weight_of_place(state, seat, start, end)
        if verb == STRIKE or (verb == SPEED_ON and state.board[end] & PIECE):
            return weight_of_attack(state, start, end)
        if verb in {SHOOT, PULL, AIM}:
            return weight_of_meeting(state, start, end)
        if verb == DETECT:
            return 1 if state.board[end] & KNOWN else 6
        if verb in {FIGHT, RUMBLE_TO}:
            return 12
        if verb in {MODE, STAY, CALL}:
            return 2
        if verb == SNEAK_TO:
            return 5
        return weight_of_move(state, start, end)

    def weight_of_place(self, state: StrategoState, seat: i64, square: i64, kind: i64) -> i64:
        """As people place their pieces, and by how many are left."""
        tables, army = state.tables, state.seat(seat)
        if self.tables is not tables:
            self.tables = tables
            self.habits = habits(tables)
        who = 2 * kind + army
        place = tables.size - state.unplaced(army)
        return state.left[who] * self.habits[tables.ranks[who] * tables.size + place]

    def value(self, state: State, seat: i64) -> float:
        """The share of a win that the armies that are left promise."""
        assert isinstance(state, StrategoState), state
        army = state.seat(seat)
        if state.phase == OVER:
            return 0.5 if state.winner < 0 else 1.0 if state.winner == army else 0.0
        edge = float(worth_of_army(state, army) - worth_of_army(state, 1 - army)) / SCALE
        return min(max(0.5 + edge / (2.0 + 2.0 * abs(edge)), 0.01), 0.99)


def worth_of_army(state: StrategoState, army: i64) -> i64:
    """What all pieces of an army on the board are worth."""
    total: i64 = 0
    for cell in state.board:
        if cell & PIECE and army_of(cell) == army:
            worth: i64 = WORTH[state.rank(cell)]
            total += worth
    return total


def weight_of_attack(state: StrategoState, start: i64, end: i64) -> i64:
    """An attack on a piece that is known is clear; others are tried rather with pieces of little worth."""
    mine, other = state.board[start], state.board[end]
    if other & KNOWN:
        found = result(state.rank(mine), state.rank(other))
        return 200 if found == WINS else 20 if found == BOTH else 1
    rank = state.rank(mine)
    if rank == SPY:
        return 1
    if rank in {SCOUT, MINER}:
        return 10
    return 2 + 2 * rank


def weight_of_meeting(state: StrategoState, start: i64, end: i64) -> i64:
    """Where a power meets a piece: as in an attack."""
    other = state.board[end]
    if not other & KNOWN:
        return 10
    found = meeting(state.rank(state.board[start]), state.rank(other))
    return 200 if found == LOWER else 10 if found == EQUAL else 1


def weight_of_move(state: StrategoState, start: i64, end: i64) -> i64:
    """Forward rather than sideways or back."""
    stride, army = state.tables.stride, army_of(state.board[start])
    ahead = end // stride - start // stride
    if army == 1:
        ahead = -ahead
    return 8 if ahead > 0 else 4 if ahead == 0 else 2
