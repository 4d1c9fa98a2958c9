"""A whole position in one line, to be pasted and shared; `docs/stratego.md` describes it.

    game-2 DTDFD2.../.../AXc3'!... D quiet:4 turns:31

First the game, then the board from the highest rank down, then the army whose turn it is, then words for all that is
not as usual. A piece is its army (`A` Autobots, `D` Decepticons; `R` red, `B` blue) and its letter (`?` for a hidden
one), then the home square where it began if it has moved or been captured, `'` if it has moved, and `!` if it has been
shown or `=` if it lies in Robot Mode. `.` is an open square and `~` one of the Forbidden Zone.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from rollout.core.chance import Scripted
from rollout.core.errors import RecordError
from rollout.core.reading import native
from rollout.games.stratego.position import (
    CAPTURED,
    KNOWN,
    MOVED,
    OVER,
    PHASES,
    PIECE,
    PLAY,
    REASONS,
    ROBOT,
    RUMBLE,
    SETUP,
    SNEAK,
    TWO_SQUARES,
    Rules,
    army_of,
    is_of,
    number_of,
    piece,
    who_of,
)
from rollout.games.stratego.reach import square_number, stand_in
from rollout.games.stratego.state import StrategoState, set_up
from rollout.games.stratego.tables import GAMES, POWERS, ZONE, Tables
from rollout.games.stratego.view import StrategoView

HIDDEN = "?"
USUAL_QUIET = 200
USUAL_TURNS = 2000
_PIECE = re.compile(r"([ADRB])([A-Za-z0-9?])([a-z][0-9]{1,2})?('?)([!=]?)")
"""Army, letter, home square, whether it has moved, how it is shown."""
_SQUARE = re.compile(rf"{_PIECE.pattern}|[.~]")
_RUN = re.compile(r"([a-z][0-9]{1,2})-([a-z][0-9]{1,2})(?:\*([0-9]{1,4}))?")
"""A move, and how often it and its reverse were made in a row, or by which power."""
_END = re.compile(rf"({'|'.join(REASONS)})([ADRB]|)")
_NUMBERS = ("quiet", "turns", "quiet-turns", "max-turns")
_PHASES = ("setup", "rumble", "sneak")
"""Words of which there is one at most."""
_WORDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("seats", "mode", "runA", "runD", "runR", "runB", "last", "taken"), ()),
    **dict.fromkeys(("over", *_PHASES, *_NUMBERS), ()),
    "captured": CAPTURED,
    "two-squares": TWO_SQUARES,
    "last-movers": ("loses", "draw"),
    "memory": ("",),
}
"""What may follow the army to move, and the only values that a word may have, if they are few."""


# -- writing ---------------------------------------------------------------------------------------------------


def code_of_view(view: StrategoView) -> str:
    """A position as a viewer knows it; what is hidden is `?`."""
    state = stand_in(view)
    state.phase = SETUP if view.turn < 0 else state.phase  # also where it was given up
    hidden = {square_number(view, piece.square) for piece in view.pieces if not piece.name}
    unseen = [view.lost[seat] - sum(1 for one in view.captured if one.seat == seat) for seat in (0, 1)]
    more = "".join((_army_sign(state.tables, state.seat(seat)) + HIDDEN) * unseen[seat] for seat in (0, 1))
    return _code(state, hidden, more)


def code_of(state: StrategoState) -> str:
    """A position with all its secrets; for tests and tools."""
    return _code(state, (), "")


def _code(state: StrategoState, hidden: Collection[int], unseen: str) -> str:
    """The line. `hidden`: squares whose pieces are not told; `unseen`: captured pieces that are not."""
    parts = [GAMES[state.tables.game], _board(state, hidden), _army_sign(state.tables, state.turn)]
    for word, value in (*_situation(state, unseen), *_agreed(state.rules)):
        parts.append(f"{word}:{value}" if value else word)
    return " ".join(parts)


def _board(state: StrategoState, hidden: Collection[int]) -> str:
    """The board from the highest rank down."""
    tables = state.tables
    ranks: list[str] = []
    for rank in range(int(tables.height), 0, -1):
        squares = [int(tables.square(file, rank)) for file in range(1, int(tables.files) + 1)]
        ranks.append("".join(_square(state, square, square in hidden) for square in squares))
    return "/".join(ranks)


def _square(state: StrategoState, square: int, is_hidden: bool) -> str:
    """What stands on a square."""
    cell = state.board[square]
    if cell & PIECE:
        return _sign(state.tables, int(cell), square, is_hidden)
    return "~" if cell == ZONE else "."


def _sign(tables: Tables, cell: int, square: int, is_hidden: bool = False) -> str:
    """A piece on a square, 0 for a captured one."""
    army, home = int(army_of(cell)), tables.home(army_of(cell), number_of(cell))
    letter = HIDDEN if is_hidden else tables.letters[who_of(cell)]
    moved = "'" if cell & MOVED else ""
    began = "" if home == square and not moved else tables.name(home)
    return f"{_army_sign(tables, army)}{letter}{began}{moved}{'=' if cell & ROBOT else '!' if cell & KNOWN else ''}"


def _situation(state: StrategoState, unseen: str) -> Iterator[tuple[str, str]]:
    """Words for how the game stands."""
    name = state.tables.name
    if state.flip:
        yield "seats", _signs(state.tables)[::-1]
    yield from _phase(state)
    for army, sign in enumerate(_signs(state.tables)):
        start, end, length = (state.starts[3 * army + at] for at in range(3))
        if start:
            yield f"run{sign}", f"{name(start)}-{name(end)}*{length}"
    if state.last:
        yield "last", f"{name(state.last >> 8 & 255)}-{name(state.last & 255)}*{state.last >> 16}".removesuffix("*0")
    if len(state.captured) or unseen:
        yield "taken", "".join(_sign(state.tables, int(cell), 0) for cell in state.captured) + unseen
    for word, number in (("quiet", state.quiet), ("turns", state.turns)):
        if number:
            yield word, str(number)


def _phase(state: StrategoState) -> Iterator[tuple[str, str]]:
    """Words for what is asked, if it is not any action of the army to move."""
    name = state.tables.name
    if state.changed:
        yield "mode", name(state.acting)
    if state.bare:
        yield "over", f"{REASONS[state.reason]}{'' if state.winner < 0 else _army_sign(state.tables, state.winner)}"
    if state.phase == SETUP:
        yield "setup", ""
    elif state.phase == RUMBLE:
        yield "rumble", ",".join(name(square) for square in (state.acting, *state.aims))
    elif state.phase == SNEAK:
        yield "sneak", name(state.acting)


def _agreed(rules: Rules) -> Iterator[tuple[str, str]]:
    """Words for options that are not the usual ones."""
    if rules.captured:
        yield "captured", CAPTURED[rules.captured]
    if rules.two_squares:
        yield "two-squares", TWO_SQUARES[rules.two_squares]
    if rules.draws_last:
        yield "last-movers", "draw"
    if rules.memory:
        yield "memory", ""
    if rules.quiet != USUAL_QUIET:
        yield "quiet-turns", str(rules.quiet)
    if rules.turns != USUAL_TURNS:
        yield "max-turns", str(rules.turns)


# -- reading ---------------------------------------------------------------------------------------------------


def parse(tables: Tables, code: str) -> StrategoState:
    """The position that a code describes; `tables` of any of the games.

    Pieces of which the code says nothing were captured before those that it names. Where a piece began, if the code
    does not tell, is any home square that is left. Beyond its home rows a piece has moved, even if the code does not
    say so.

    Raises:
        RecordError: saying which part of the code cannot be read, or that something is hidden.
    """
    parts = code.split()
    if len(parts) < 3 or parts[0] not in GAMES:
        raise _wrong(code, f"first the game ({', '.join(GAMES)}), the board and the army whose turn it is are needed")
    words, on = _by_name(parts[3:]), tables.on(GAMES.index(parts[0]))
    flip = _army(on, words["seats"][:1]) if "seats" in words else 0
    state = set_up(on, _rules(words), flip, Scripted([]))
    state.turn = _army(on, parts[2])
    _place(state, _signs_on_board(on, parts[1]), _signs_taken(on, words.get("taken", "")), "setup" in words)
    _set_phase(state, words)
    _set_moves(state, words)
    state.quiet, state.turns = int(words.get("quiet", 0)), int(words.get("turns", 0))
    return state


def _signs(tables: Tables) -> str:
    """The letters of both armies."""
    return _army_sign(tables, 0) + _army_sign(tables, 1)


def _army_sign(tables: Tables, army: int) -> str:
    """The letter of an army."""
    return tables.armies[army][0].upper()


def _army(tables: Tables, sign: str) -> int:
    """The army of a letter."""
    if len(sign) != 1 or sign not in _signs(tables):
        raise _wrong(sign, f"the letter of an army is needed: {' or '.join(_signs(tables))}")
    return _signs(tables).index(sign)


def _wrong(part: str, why: str) -> RecordError:
    """The error about a part of a code."""
    return RecordError(f"position: {part!r}: {why}")


def _by_name(parts: list[str]) -> dict[str, str]:
    """The words by their name; each has to be known and stands once."""
    words: dict[str, str] = {}
    for part in parts:
        name, _, value = part.partition(":")
        if name not in _WORDS or name in words:
            raise _wrong(part, f"there are, each at most once: {', '.join(_WORDS)}")
        if _WORDS[name] and value not in _WORDS[name]:
            raise _wrong(part, f"allowed: {', '.join(_WORDS[name])}")
        if name in _NUMBERS and not re.fullmatch(r"[0-9]{1,6}", value):
            raise _wrong(part, "a number is needed")
        words[name] = value
    if len(words.keys() & set(_PHASES)) > 1:
        raise _wrong(" ".join(parts), f"at most one: {', '.join(_PHASES)}")
    return words


def _rules(words: dict[str, str]) -> Rules:
    """What the words say of the options."""
    return Rules(
        CAPTURED.index(words.get("captured", CAPTURED[0])),
        TWO_SQUARES.index(words.get("two-squares", TWO_SQUARES[0])),
        int(words.get("last-movers") == "draw"),
        int("memory" in words),
        int(words.get("quiet-turns", USUAL_QUIET)),
        int(words.get("max-turns", USUAL_TURNS)),
    )


@dataclass
class _Piece:
    """A piece as it was read."""

    text: str
    who: int
    square: int = 0
    """0 for a captured one."""
    home: int = 0
    """The square where it began, 0 for any that is left."""
    flags: int = 0


def _signs_on_board(tables: Tables, board: str) -> list[_Piece]:
    """The pieces on the board, rank by rank from above."""
    ranks = board.split("/")
    if len(ranks) != tables.height:
        raise _wrong(board, f"the board has {tables.height} ranks, here are {len(ranks)}")
    found: list[_Piece] = []
    for number, text in zip(range(int(tables.height), 0, -1), ranks, strict=True):
        for file, each in enumerate(_squares_of(tables, text), start=1):
            square = tables.square(file, number)
            if (each == "~") != (tables.ground[square] == ZONE):
                raise _wrong(text, f"~ stands for the Forbidden Zone, and there alone; see {tables.name(square)}")
            if each not in ".~":
                found.append(_read_sign(tables, each, int(square)))
    return found


def _squares_of(tables: Tables, text: str) -> list[str]:
    """The squares of one rank."""
    squares = [found[0] for found in _SQUARE.finditer(text)]
    if "".join(squares) != text or len(squares) != tables.files:
        raise _wrong(text, f"{tables.files} squares are needed, such as . or ~ or {_signs(tables)[0]}X")
    return squares


def _signs_taken(tables: Tables, text: str) -> list[_Piece]:
    """The captured pieces."""
    signs = [found[0] for found in _PIECE.finditer(text)]
    if "".join(signs) != text:
        raise _wrong(text, "pieces are needed, such as AXa1'!")
    return [_read_sign(tables, sign, 0) for sign in signs]


def _read_sign(tables: Tables, text: str, square: int) -> _Piece:
    """One piece on a square, 0 for a captured one."""
    read = _PIECE.fullmatch(text)
    assert read
    army, letter, home, moved, shown = _army(tables, read[1]), read[2], read[3], read[4], read[5]
    letters = [tables.letters[2 * kind + army] for kind in range(int(tables.kinds[army]))]
    if letter not in letters:
        raise _wrong(text, "it is hidden" if letter == HIDDEN else f"the letters of its army are {' '.join(letters)}")
    homes = _homes(tables, army)
    if home and home not in homes:
        raise _wrong(text, f"{home} is no home square of its army")
    has_moved = bool(moved) or square not in {0, *homes.values()} or bool(home and square)
    began = homes[home] if home else 0 if has_moved else square
    flags = MOVED * has_moved | KNOWN * bool(shown) | ROBOT * (shown == "=")
    return _Piece(text, 2 * letters.index(letter) + army, square, began, int(flags))


def _homes(tables: Tables, army: int) -> dict[str, int]:
    """The home squares of an army by name, in the order of its set-up."""
    homes = [tables.home(army, place) for place in range(tables.size)]
    return {tables.name(home): int(home) for home in homes}


def _place(state: StrategoState, standing: list[_Piece], taken: list[_Piece], is_setup: bool) -> None:
    """Put the pieces where they are; none stays in its box unless armies are being placed."""
    tables = state.tables
    left = Counter({who: int(copies) for who, copies in enumerate(tables.copies)})
    for one in (*standing, *taken):
        left[one.who] -= 1
        if left[one.who] < 0:
            raise _wrong(one.text, f"there are only {tables.copies[one.who]} of {tables.names[one.who]}")
    missing = [] if is_setup else [_Piece("", who) for who in sorted(left) for _ in range(left[who])]
    state.left = native(left[who] if is_setup else 0 for who in range(len(tables.copies)))
    for army in (0, 1):
        _number(tables, army, [one for one in (*standing, *taken, *missing) if one.who % 2 == army])
    for one in standing:
        state.board[one.square] = _cell(tables, one)
    state.captured = native(_cell(tables, one) for one in (*missing, *taken))


def _number(tables: Tables, army: int, pieces: list[_Piece]) -> None:
    """Give each piece of an army the home square where it began."""
    free = list(_homes(tables, army).values())
    for one in sorted(pieces, key=lambda one: not one.home):
        if one.home and one.home not in free:
            raise _wrong(one.text, f"two pieces began on {tables.name(one.home)}")
        one.home = one.home or free[0]
        free.remove(one.home)


def _cell(tables: Tables, one: _Piece) -> int:
    """A piece as rules hold it."""
    place = [*_homes(tables, one.who % 2).values()].index(one.home)
    return int(piece(one.who, place)) | one.flags


def _set_phase(state: StrategoState, words: dict[str, str]) -> None:
    """What is asked."""
    state.phase = SETUP if "setup" in words else PLAY
    for word in ("mode", "rumble", "sneak"):
        if word in words:
            state.acting, *aims = [_square_called(state.tables, name) for name in words[word].split(",")]
            if not is_of(state.board[state.acting], state.turn) or (aims and word != "rumble"):
                raise _wrong(f"{word}:{words[word]}", "there is no piece of the army whose turn it is")
            if word == "mode":
                state.changed = 1
            else:
                state.phase, state.aims = PHASES.index(word), native(aims)
    if "over" in words:
        _set_end(state, words["over"])


def _set_end(state: StrategoState, value: str) -> None:
    """How the game ended; without a reason by talk, for example because somebody resigned."""
    read = _END.fullmatch(value)
    if not read or (read[1] and state.phase != PLAY):
        raise _wrong(f"over:{value}", f"a reason ({', '.join(REASONS[1:])}) and the winner, if any, are needed")
    state.bare, state.reason = 1, REASONS.index(read[1])
    state.winner = _army(state.tables, read[2]) if read[2] else -1
    state.phase = OVER if state.reason else state.phase


def _set_moves(state: StrategoState, words: dict[str, str]) -> None:
    """The last move, and the runs between two squares [ST-M5]."""
    for word in ("last", *(f"run{sign}" for sign in _signs(state.tables))):
        if word not in words:
            continue
        read = _RUN.fullmatch(words[word])
        if not read or (word == "last" and int(read[3] or 0) >= len(POWERS)):
            raise _wrong(f"{word}:{words[word]}", "a move is needed, b3-b4; after * a length or the number of a power")
        start, end = _square_called(state.tables, read[1]), _square_called(state.tables, read[2])
        if word == "last":
            state.last = int(read[3] or 0) << 16 | start << 8 | end
            continue
        at = 3 * _army(state.tables, word[-1])
        state.starts[at], state.starts[at + 1], state.starts[at + 2] = start, end, int(read[3] or 1)


def _square_called(tables: Tables, name: str) -> int:
    """The number of a square."""
    for rank in range(1, int(tables.height) + 1):
        for file in range(1, int(tables.files) + 1):
            if tables.name(tables.square(file, rank)) == name:
                return int(tables.square(file, rank))
    raise _wrong(name, "there is no such square")
