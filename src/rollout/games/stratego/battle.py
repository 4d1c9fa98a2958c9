"""Attacking: who captures whom [ST-A]."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.wire import Fact
from rollout.games.stratego import facts as happened
from rollout.games.stratego.moving import STRIKE, Moving, code
from rollout.games.stratego.position import (
    BY_FLAG,
    KNOWN,
    OVER,
    army_of,
    is_of,
    number_of,
)
from rollout.games.stratego.tables import FLAG, HIGHEST, MINER, SPY, TRAP

WINS: Final[i64] = 1
LOSES: Final[i64] = -1
BOTH: Final[i64] = 0
RESULTS = ("loses", "both", "wins")
"""Names of the results for the attacker, from LOSES on."""


def result(attacker: i64, defender: i64) -> i64:
    """What an attack of one rank on another leads to [ST-A2, ST-A6, ST-A7, ST-A8]."""
    if defender == FLAG:
        return WINS
    if defender == TRAP:
        return WINS if attacker == MINER else LOSES
    if attacker == defender:
        return BOTH
    if attacker == SPY:
        return WINS if defender == HIGHEST else LOSES
    return WINS if attacker > defender else LOSES


class Battle(Moving):
    """A position in which pieces attack one another."""

    def strike(self, start: i64, end: i64, facts: list[Fact] | None) -> i64:
        """Attack: both are shown, the loser leaves the board, an attacker that wins moves in [ST-A2, ST-A3]."""
        mine, other = self.board[start], self.board[end]
        self.board[start] = mine | KNOWN
        self.board[end] = other | KNOWN
        outcome = result(self.rank(mine), self.rank(other))
        self.tell_fight(start, end, outcome, facts)
        if outcome != LOSES:
            self.capture(end, facts)
        if outcome != WINS:
            self.capture(start, facts)
            self.forget_move()
            return outcome
        self.shift(start, end)
        if self.rank(other) == FLAG:
            self.win(army_of(mine), BY_FLAG)
        return outcome

    def neighbours_to_strike(self, actions: vec[i64], square: i64, army: i64) -> vec[i64]:
        """Append the attacks on orthogonal neighbours."""
        stride = self.tables.stride
        for step in (-stride, i64(-1), i64(1), stride):
            if is_of(self.board[square + step], 1 - army):
                actions = append(actions, code(STRIKE, square, square + step))
        return actions

    def tell_fight(self, start: i64, end: i64, outcome: i64, facts: list[Fact] | None) -> None:
        """Say who met whom."""
        if facts is None:
            return
        mine, other, tables = self.board[start], self.board[end], self.tables
        name, rank = self.named(mine)
        other_name, other_rank = self.named(other)
        facts.append(
            happened.Fought(
                self.seat(army_of(mine)),
                number_of(mine),
                tables.name(start),
                name,
                rank,
                tables.name(end),
                number_of(other),
                other_name,
                other_rank,
                RESULTS[outcome + 1],
            )
        )

    def standard_strike(self, start: i64, end: i64, facts: list[Fact] | None) -> None:
        """Attack in the standard way; it ends a run between two squares, or belongs to it if attacks count [ST-M5]."""
        outcome = self.strike(start, end, facts)
        if self.rules.counts_attacks and outcome == WINS:
            self.note_move(start, end)
        else:
            self.forget_move()

    def win(self, army: i64, reason: i64) -> None:
        """The game is over; an army of -1 is a draw."""
        self.phase = OVER
        self.reason = reason
        self.winner = army
