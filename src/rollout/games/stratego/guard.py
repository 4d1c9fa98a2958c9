"""How near the enemy is to the own Flag, and whether somebody stands by who could stop it."""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.stratego.battle import LOSES, result
from rollout.games.stratego.position import PIECE, is_of, who_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.tables import FLAG, SCOUT

FAR: Final[i64] = 7
"""Enemies that need so many turns are no danger yet."""
ALARM: Final = 14.0
NEARER: Final = 0.62
"""What is left of a danger that is one turn farther away."""
OPEN: Final = 0.2
"""For an open square in line with the Flag, for each Scout of the enemy."""
REST: Final = 0.25
"""What further dangers count."""


def danger(state: StrategoState, army: i64) -> float:
    """The danger to the Flag of an army, in the worth of pieces, when the enemy is to move."""
    board, tables = state.board, state.tables
    flag = flag_of(state, army)
    if flag == 0:
        return 0.0
    ways = filled(tables.cells, FAR)
    near = around(state, flag, army, ways)
    most, total = 0.0, 0.0
    for square in near:
        if not is_of(board[square], 1 - army) or not tables.is_mobile(who_of(board[square])):
            continue
        if not is_guarded(state, square, near, ways, army):
            alarm = alarm_at(ways[square])
            most = max(most, alarm)
            total += alarm
    return most + REST * (total - most) + exposure(state, flag, army)


def exposure(state: StrategoState, flag: i64, army: i64) -> float:
    """The danger of the enemy's Scouts: open lines to the Flag."""
    board, tables = state.board, state.tables
    squares: i64 = 0
    for step in (-tables.stride, i64(-1), i64(1), tables.stride):
        at = flag + step
        while board[at] == 0:
            squares += 1
            at += step
    if squares == 0:
        return 0.0
    scouts: i64 = 0
    for cell in board:
        if is_of(cell, 1 - army) and state.rank(cell) == SCOUT:
            scouts += 1
    return OPEN * float(min(squares, 8) * min(scouts, 3))


def alarm_at(turns: i64) -> float:
    """How dangerous an enemy is that needs so many turns to take the Flag."""
    alarm = ALARM
    for _ in range(1, min(turns, 12)):
        alarm *= NEARER
    return alarm


def flag_of(state: StrategoState, army: i64) -> i64:
    """Where the Flag of an army stands, 0 if it is gone."""
    tables = state.tables
    for place in range(tables.size):
        square = tables.homes[army * tables.size + tables.size - 1 - place]
        cell = state.board[square]
        if is_of(cell, army) and tables.ranks[who_of(cell)] == FLAG:
            return square
    return 0


def around(state: StrategoState, flag: i64, army: i64, ways: vec[i64]) -> vec[i64]:
    """The squares near a Flag; `ways` is filled with the turns from there. Pieces in between cost a turn more."""
    board, stride = state.board, state.tables.stride
    ways[flag] = 0
    queue = append(vec[i64](capacity=64), flag)
    at: i64 = 0
    while at < len(queue):
        square = queue[at]
        at += 1
        cost: i64 = 1 if square == flag or board[square] == 0 else 2
        to = ways[square] + cost
        if to >= FAR:
            continue
        for step in (-stride, i64(-1), i64(1), stride):
            beside = square + step
            cell = board[beside]
            if to < ways[beside] and (cell == 0 or cell & PIECE):
                ways[beside] = to
                queue = append(queue, beside)
    return queue


def is_guarded(state: StrategoState, square: i64, near: vec[i64], ways: vec[i64], army: i64) -> bool:
    """Whether a piece that could stop an enemy is at least as near as that."""
    board, tables = state.board, state.tables
    enemy = state.rank(board[square])
    for other in near:
        cell = board[other]
        if ways[other] > ways[square] or not is_of(cell, army) or not tables.is_mobile(who_of(cell)):
            continue
        if result(state.rank(cell), enemy) != LOSES:
            return True
    return False
