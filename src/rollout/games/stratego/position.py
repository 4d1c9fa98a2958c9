"""What stands on the board of Stratego Transformers, and what is asked now.

A cell of the board is 0 for an open square, ZONE, RIM, or a piece packed into one number (see the constants). Armies
are 0 and 1 as in `tables`; which seat commands which army is `flip`.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.codec import Writer
from rollout.core.lists import longer
from rollout.core.state import State
from rollout.core.wire import Fact
from rollout.games.stratego import facts as happened
from rollout.games.stratego.tables import RANKS, Tables

SETUP: Final[i64] = 0
PLAY: Final[i64] = 1
RUMBLE: Final[i64] = 2
SNEAK: Final[i64] = 3
OVER: Final[i64] = 4
PHASES = ("setup", "play", "rumble", "sneak", "over")
"""Names of the phases by number. RUMBLE: targets are chosen. SNEAK: a piece that has landed may still attack."""

PIECE: Final[i64] = 1
"""A cell that holds a piece is odd. Bit 1: its army. Bits 2 to 6: its character. So bits 1 to 6 are its `who`."""
MOVED: Final[i64] = 1 << 7
KNOWN: Final[i64] = 1 << 8
"""It has been shown to the other side [ST-A9]."""
ROBOT: Final[i64] = 1 << 9
"""It lies face up in Robot Mode [ST-P3]."""
NUMBER: Final[i64] = 10
"""From this bit on: its place in the set-up of its army, which everybody may know."""

OPEN: Final[i64] = 0
PRISONER: Final[i64] = 1
SECRET: Final[i64] = 2
STEALTH: Final[i64] = 3
CAPTURED = ("open", "prisoner", "secret", "stealth")
"""Who sees captured pieces, by number [ST-C]."""

TWO_SQUARES = ("third", "fourth", "sixth")
BARRED_AFTER = (2, 3, 5)
"""By option: after how many moves between the same two squares the next is refused [ST-M5]."""

NOT_OVER: Final[i64] = 0
BY_FLAG: Final[i64] = 1
BY_STUCK: Final[i64] = 2
BY_LAST_MOVERS: Final[i64] = 3
BY_QUIET: Final[i64] = 4
BY_TURNS: Final[i64] = 5
REASONS = ("", "flag", "stuck", "last-movers", "quiet", "turns")
"""Why a game ended, by number [ST-E4]."""


class Rules:
    """What a table has agreed on: shared by all states of a game and never changed."""

    def __init__(self, captured: i64, two_squares: i64, draws_last: i64, memory: i64, quiet: i64, turns: i64) -> None:
        self.captured = captured
        self.two_squares = two_squares
        """Index in TWO_SQUARES."""
        self.barred_after: i64 = BARRED_AFTER[two_squares]
        self.counts_attacks: i64 = 1 if TWO_SQUARES[two_squares] == "fourth" else 0
        """Whether an attack that takes a square is a move between squares [ST-M5]."""
        self.draws_last = draws_last
        """Whether both losing their last movable piece in one turn is a draw [ST-E2]."""
        self.memory = memory
        self.quiet = quiet
        """Turns without a capture after which the game is drawn, 0 for never [ST-E3]."""
        self.turns = turns
        """Turns after which the game is drawn [ST-E3]."""

    def numbers(self) -> vec[i64]:
        """The options as numbers, in the order of the constructor."""
        return vec[i64]([self.captured, self.two_squares, self.draws_last, self.memory, self.quiet, self.turns])


class Position(State):
    """Everything that a game consists of."""

    def __init__(  # noqa: PLR0913, PLR0917 - the quick way to clone is to name every field
        self,
        tables: Tables,
        rules: Rules,
        flip: i64,
        phase: i64,
        turn: i64,
        board: vec[i64],
        left: vec[i64],
        captured: vec[i64],
        aims: vec[i64],
        acting: i64,
        changed: i64,
        starts: vec[i64],
        last: i64,
        quiet: i64,
        turns: i64,
        reason: i64,
        winner: i64,
        bare: i64,
    ) -> None:
        self.tables = tables
        self.rules = rules
        self.flip = flip
        """The army of seat 0."""
        self.phase = phase
        self.turn = turn
        """The army whose turn it is."""
        self.board = board
        self.left = left
        """By `who`: pieces that are not placed yet. Replaced, never changed, so that clones may share it; so are the
        next two."""
        self.captured = captured
        """Captured pieces as cells, in the order of capture; how they moved and lay is forgotten."""
        self.aims = aims
        """Squares of the targets of a Robot Rumble chosen so far."""
        self.acting = acting
        """The square of the piece that must act, 0 for any."""
        self.changed = changed
        """1 if a mode was changed in this turn [ST-P3]."""
        self.starts = starts
        """For the two-squares rule: by army the start, the end and the length of the last run of moves [ST-M5]."""
        self.last = last
        """The last move, attack or power as `power << 16 | start << 8 | end`, 0 for none."""
        self.quiet = quiet
        """Turns since the last capture; below 0 within a turn: minus the pieces that it has captured."""
        self.turns = turns
        self.reason = reason
        self.winner = winner
        """The army that has won, -1 for a draw or while the game goes on."""
        self.bare = bare
        """1 when all lies open: the game has ended."""

    def encode(self) -> bytes:
        writer = Writer()
        writer.put(self.tables.game)
        writer.put_all(self.rules.numbers())
        for number in (self.flip, self.phase, self.turn, self.acting, self.changed, self.last):
            writer.put(number)
        for number in (self.quiet, self.turns, self.reason, self.winner, self.bare):
            writer.put(number)
        for numbers in (self.board, self.left, self.captured, self.aims, self.starts):
            writer.put_all(numbers)
        return writer.done()

    # -- pieces ------------------------------------------------------------------------------------------

    def seat(self, army: i64) -> i64:
        """The seat that commands an army, and the army of a seat."""
        return army ^ self.flip

    def rank(self, cell: i64) -> i64:
        """The rank of a piece."""
        return self.tables.ranks[who_of(cell)]

    def power(self, cell: i64) -> i64:
        """The Special Power that a piece has in the mode in which it is [ST-P2]."""
        tables = self.tables
        return tables.robot[who_of(cell)] if cell & ROBOT else tables.vehicle[who_of(cell)]

    def is_displayed(self, cell: i64) -> bool:
        """Whether a piece lies open to all: once it was shown, or in a game of memory in Robot Mode alone [ST-A9]."""
        return cell & ROBOT > 0 if self.rules.memory else cell & KNOWN > 0

    def movable(self, army: i64) -> i64:
        """How many pieces of an army ever move [ST-E2]."""
        count: i64 = 0
        for cell in self.board:
            if is_of(cell, army) and self.tables.is_mobile(who_of(cell)):
                count += 1
        return count

    def find(self, army: i64, number: i64) -> i64:
        """The square of a piece by its number, 0 if it is not on the board."""
        for square in range(self.tables.cells):
            cell = self.board[square]
            if is_of(cell, army) and number_of(cell) == number:
                return square
        return 0

    # -- what happens to pieces --------------------------------------------------------------------------

    def show(self, square: i64, why: str, facts: list[Fact] | None) -> None:
        """Show a piece to the other side; it stays known [ST-A9, ST-P1]."""
        cell = self.board[square]
        self.board[square] = cell | KNOWN
        if facts is not None:
            facts.append(
                happened.PieceShown(
                    self.seat(army_of(cell)), number_of(cell), self.tables.name(square), *self.named(cell), why
                )
            )

    def capture(self, square: i64, facts: list[Fact] | None) -> None:
        """Take a piece off the board."""
        cell = self.board[square]
        self.board[square] = 0
        self.captured = longer(self.captured, piece(who_of(cell), number_of(cell)) | KNOWN)
        self.quiet = min(self.quiet, 0) - 1
        if facts is not None:
            facts.append(
                happened.PieceCaptured(
                    self.seat(army_of(cell)), number_of(cell), self.tables.name(square), *self.named(cell)
                )
            )

    def shift(self, start: i64, end: i64) -> None:
        """Move a piece to an open square."""
        self.board[end] = self.board[start] | MOVED
        self.board[start] = 0

    def named(self, cell: i64) -> tuple[str, str]:
        """Name and rank of a piece, for facts."""
        who = who_of(cell)
        return self.tables.names[who], RANKS[self.tables.ranks[who]]

    def tell_placed(self, square: i64, facts: list[Fact] | None) -> None:
        """Say which piece was placed, which its owner alone is told [ST-S3]."""
        if facts is None:
            return
        cell = self.board[square]
        seat, number, at = self.seat(army_of(cell)), number_of(cell), self.tables.name(square)
        facts.append(happened.Placed(seat, number, at, *self.named(cell)))


def is_of(cell: i64, army: i64) -> bool:
    """Whether a cell holds a piece of an army."""
    return cell & 3 == (army << 1) | PIECE


def army_of(cell: i64) -> i64:
    """The army of a piece."""
    return (cell >> 1) & 1


def who_of(cell: i64) -> i64:
    """Who a piece is: its character and army."""
    return (cell >> 1) & 63


def number_of(cell: i64) -> i64:
    """The number of a piece in its army."""
    return cell >> NUMBER


def piece(who: i64, number: i64) -> i64:
    """A piece that has not moved, upright and unknown."""
    return (number << NUMBER) | (who << 1) | PIECE
