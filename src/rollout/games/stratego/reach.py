"""What the pieces of a viewer can do, asked of the rules themselves: a position in which they can do just that.

Everything comes from the view. What stands hidden is taken for anything, which decides no question of where a piece
may go and what it may attack.
"""

from __future__ import annotations

from functools import lru_cache

from rollout.core.chance import Scripted
from rollout.core.reading import native
from rollout.games.stratego.position import (
    BARRED_AFTER,
    KNOWN,
    MOVED,
    PHASES,
    ROBOT,
)
from rollout.games.stratego.position import piece as numbered
from rollout.games.stratego.state import StrategoState, set_up
from rollout.games.stratego.tables import GAMES, MOST_KINDS, POWERS, RANKS, Characters, Tables
from rollout.games.stratego.view import Character, Piece, Step, StrategoView, rules_of

UPPER = ("decepticons", "blue")
"""The armies whose home is at the top of the board."""


def army_of_seat(view: StrategoView, seat: int) -> int:
    """The army of a seat as rules count it; for a spectator that of seat 0."""
    return int(view.armies[max(seat, 0)].army in UPPER)


def square_name(files: int, square: int) -> str:
    """A square as people write it, such as "b3"."""
    return f"{chr(96 + square % (files + 2))}{square // (files + 2)}"


def square_number(view: StrategoView, name: str) -> int:
    """The number of a square as rules count it, 0 for one that the board does not have."""
    file, rank = ord(name[:1] or "`") - 96, name[1:]
    is_there = rank.isdecimal() and len(rank) <= 2 and 1 <= file <= view.files and 1 <= int(rank) <= view.ranks
    return int(rank) * (view.files + 2) + file if is_there else 0


def piece_at(view: StrategoView, square: int) -> Piece | None:
    """The piece on a square, as far as the viewer knows it."""
    name = square_name(view.files, square)
    return next((piece for piece in view.pieces if piece.square == name), None)


def stand_in(view: StrategoView) -> StrategoState:
    """A position in which a viewer may do what it may do in the true one.

    Of the other side only the squares hold. A spectator's shows geometry alone.
    """
    state = set_up(tables_of(view), rules_of(view), army_of_seat(view, 0), Scripted([]))
    state.phase = PHASES.index(view.phase)
    state.turn = army_of_seat(view, view.turn)
    state.acting = square_number(view, view.acting)
    state.changed = int(view.changed)
    state.aims = native(square_number(view, target) for target in view.targets)
    state.last = POWERS.index(view.last_power) << 16 | _step(view, view.last)
    state.quiet, state.turns = view.quiet, view.turns
    state.bare = int(view.phase == "over")
    who = (_by_name(view, 0), _by_name(view, 1))
    for piece in view.pieces:
        flags = MOVED * piece.moved | KNOWN * piece.known | ROBOT * piece.robot
        state.board[square_number(view, piece.square)] = numbered(who[piece.seat][piece.name], piece.piece) | flags
    state.captured = native(numbered(who[one.seat][one.name], one.piece) for one in view.captured)
    state.left = native(_left(view))
    _bar(state, view)
    return state


def _step(view: StrategoView, step: Step | None) -> int:
    """A step as one number, 0 for none."""
    return square_number(view, step.start) << 8 | square_number(view, step.end) if step else 0


def _by_name(view: StrategoView, seat: int) -> dict[str, int]:
    """Who the pieces of a seat are; one without a name is taken for the first of its army."""
    army, characters = army_of_seat(view, seat), view.armies[seat].characters
    return {"": army, **{one.name: 2 * kind + army for kind, one in enumerate(characters)}}


def _left(view: StrategoView) -> list[int]:
    """By `who`: how many pieces are still to be placed; of an army that is not ready, those that the viewer misses."""
    left = [0] * int(2 * MOST_KINDS)
    for seat, army in enumerate(view.armies):
        if army.ready:
            continue
        for kind, one in enumerate(army.characters):
            placed = sum(1 for piece in view.pieces if piece.seat == seat and piece.name == one.name)
            left[2 * kind + army_of_seat(view, seat)] = one.copies - placed
    return left


def _bar(state: StrategoState, view: StrategoView) -> None:
    """The run between two squares that leads to the move that is barred [ST-M5]."""
    for step in view.barred:
        at = 3 * int(state.turn)
        state.starts[at] = square_number(view, step.end)
        state.starts[at + 1] = square_number(view, step.start)
        state.starts[at + 2] = BARRED_AFTER[state.rules.two_squares]


def tables_of(view: StrategoView) -> Tables:
    """The board and the armies of a game as rules hold them, from what is open to everybody."""
    lower, upper = sorted(view.armies, key=lambda army: army.army in UPPER)
    armies = ((lower.army, lower.characters), (upper.army, upper.characters))
    return _tables(GAMES.index(view.game), (view.files, view.ranks, view.rows), view.zone, armies)


@lru_cache(maxsize=16)
def _tables(
    game: int, size: tuple[int, int, int], zone: tuple[str, ...], armies: tuple[tuple[str, tuple[Character, ...]], ...]
) -> Tables:
    """Tables without a sheet: files, ranks and home rows, the Forbidden Zone, names and lists of the armies.

    Who takes the first turn is left open; a game that has begun does not ask.
    """
    who = Characters()
    for army, (_, characters) in enumerate(armies):
        for one in characters:
            powers = [*(POWERS.index(power) for power in one.powers), 0, 0][:2]
            who.add(army, one.name, one.letter, native([RANKS.index(one.rank), one.copies, *powers, int(one.called)]))
    files, ranks, rows = size
    squares = native(int(name[1:]) * (files + 2) + ord(name[0]) - 96 for name in zone)
    return Tables(game, files, ranks, rows, squares, 0, [name for name, _ in armies], who)
