"""Reads and checks what Stratego Transformers is played with; every mistake is reported at once, with the path of its
value.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from rollout.core.data import Sheet
from rollout.core.reading import Reader, native
from rollout.core.texts import is_tidy, letters
from rollout.games.stratego.tables import (
    CALL_BUMBLEBEE,
    CLASSIC,
    FLAG,
    GAME_1,
    GAME_2,
    MOST_FILES,
    MOST_KINDS,
    POWERS,
    RANKS,
    TRAP,
    Characters,
    Tables,
    all_games,
)

ARMIES = ("autobots", "decepticons")
COLORS = ("red", "blue")
"""The armies of the classic game."""
FEWEST_FILES = 4
"""Files and ranks of a board at least."""
MOST_ROWS = 5
MOST_COPIES = 60
MOST_CHARACTERS = int(MOST_KINDS) - 1
"""Of one army."""
LONGEST_NAME = 40
OPTIONAL = frozenset({"classic.character.army"})
"""Values that our own sheet does without."""
_SQUARE = re.compile(r"([a-z])([1-9][0-9]?)")
_LETTER = re.compile(r"[A-Za-z0-9]")
_STILL = (FLAG, TRAP)
_LABELS = (".name", ".letter")
"""Values that do not matter when an army is counted."""


def load_tables(sheet: Sheet) -> Tables:
    """The native tables of a sheet, those of Game 1, which know the others.

    Raises:
        DataError: with every value that does not fit the game.
    """
    return _Reader(sheet).tables()


@dataclass(frozen=True)
class _Board:
    """A board as it was read."""

    files: int
    ranks: int
    rows: int
    zone: list[int]
    """Numbers of squares."""
    first: int
    is_known: bool
    """Whether its sizes fit, so that it can be said how many pieces it takes."""


@dataclass(frozen=True)
class _Character:
    """A character as it was read."""

    path: str
    name: str
    letter: str
    armies: list[int]
    """In which it fights, by number."""
    rank: int
    copies: int
    powers: list[int]
    """Those of Vehicle Mode and of Robot Mode; 0 for none."""
    is_called: bool


class _Reader(Reader):
    """Reads a sheet and collects what is wrong with it."""

    def tables(self) -> Tables:
        self.number("powers.version", 1, 1_000_000)
        board, classic = self.board("board", ARMIES), self.board("classic.board", COLORS)
        characters = self.characters("character", ARMIES, board)
        soldiers = self.characters("classic.character", COLORS, classic)
        self.refuse_mistakes()
        return all_games(
            [
                _tables(GAME_1, board, ARMIES, characters),
                _tables(GAME_2, board, ARMIES, characters),
                _tables(CLASSIC, classic, COLORS, soldiers),
            ]
        )

    # -- board -----------------------------------------------------------------------------------------------

    def board(self, path: str, armies: tuple[str, str]) -> _Board:
        """A board; while its sizes are wrong, the greatest one, so that they alone are to blame."""
        before = len(self.problems)
        files = self.number(f"{path}.files", FEWEST_FILES, MOST_FILES)
        ranks = self.number(f"{path}.ranks", FEWEST_FILES, MOST_FILES)
        rows = self.number(f"{path}.rows", 1, MOST_ROWS)
        if len(self.problems) == before and 2 * rows >= ranks:
            self.note(f"{path}.rows", "problem-number", rows, low=1, high=(ranks - 1) // 2)
        is_known = len(self.problems) == before
        if not is_known:
            files, ranks, rows = MOST_FILES, MOST_FILES, 0
        zone = self.zone(f"{path}.zone", files, range(rows + 1, ranks - rows + 1))
        first = self.chosen(self.value(f"{path}.first"), f"{path}.first", armies)
        return _Board(files, ranks, rows, zone, first, is_known)

    def zone(self, path: str, files: int, ranks: range) -> list[int]:
        """The squares of the Forbidden Zone, which lies between the home rows; there may be none."""
        squares = self.value(path)
        if not isinstance(squares, list):
            self.note(path, "problem-list", squares)
            return []
        numbers = [_square(square, files, ranks) for square in squares]
        for at, number in enumerate(numbers):
            if not number or number in numbers[:at]:
                last = f"{chr(96 + files)}{ranks[-1]}"
                self.note(f"{path}[{at}]", "problem-zone", squares[at], first=f"a{ranks[0]}", last=last)
        return numbers

    # -- armies ----------------------------------------------------------------------------------------------

    def characters(self, path: str, armies: tuple[str, str], board: _Board) -> list[_Character]:
        """All characters of both armies, in the order of the sheet."""
        before = len(self.problems)
        found = [self.character(entry, f"{path}[{at}]", armies) for at, entry in enumerate(self.items(path))]
        for army in (0, 1):
            self.refuse_twins([one for one in found if army in one.armies])
        if all(problem.path.endswith(_LABELS) for problem in self.problems[before:]):
            for army, name in enumerate(armies):
                members = [one for one in found if army in one.armies]
                self.refuse_numbers(path, name, members, board)
                self.refuse_calls(members)
        return found

    def character(self, entry: Any, path: str, armies: tuple[str, str]) -> _Character:
        """One character; without an army it fights in both."""
        entry = entry if isinstance(entry, dict) else {}
        name, letter, army = entry.get("name"), entry.get("letter"), entry.get("army")
        if not isinstance(name, str) or not is_tidy(name, LONGEST_NAME):
            self.note(f"{path}.name", "problem-piece-name", name, most=LONGEST_NAME)
            name = ""
        if not isinstance(letter, str) or not _LETTER.fullmatch(letter):
            self.note(f"{path}.letter", "problem-letter", letter)
            letter = ""
        sides = [0, 1] if army is None else [self.chosen(army, f"{path}.army", armies)]
        rank = self.chosen(entry.get("rank"), f"{path}.rank", RANKS)
        copies = self.checked(entry.get("copies"), f"{path}.copies", 1, MOST_COPIES)
        powers, is_called = self.powers(entry, path, rank), self.is_called(entry, path, rank)
        return _Character(path, name, letter, sides, rank, copies, powers, is_called)

    def powers(self, entry: dict[str, Any], path: str, rank: int) -> list[int]:
        """The powers of Vehicle Mode and of Robot Mode, 0 for none."""
        powers = entry.get("powers", [])
        known = [POWERS.index(power) for power in powers if power in POWERS[1:]] if isinstance(powers, list) else []
        if not isinstance(powers, list) or len(known) < len(powers) or len(powers) > 2 or len({*known}) < len(known):
            self.note(f"{path}.powers", "problem-powers", powers, allowed=", ".join(POWERS[1:]))
        elif known and rank in _STILL:
            self.note(f"{path}.powers", "problem-still-power", powers)
        return [*known, 0, 0][:2]

    def is_called(self, entry: dict[str, Any], path: str, rank: int) -> bool:
        """Whether Call BUMBLEBEE calls it, which has to be able to come."""
        called = entry.get("called", False)
        if not isinstance(called, bool):
            self.note(f"{path}.called", "problem-sort", called, sort="truth")
        elif called and rank in _STILL:
            self.note(f"{path}.called", "problem-still-called", called)
        return called is True

    def refuse_twins(self, members: list[_Character]) -> None:
        """Note names and letters that another character of the army has, and characters beyond the most.

        Whoever types means a name or a letter, in small letters too; so no name may be a letter of another.
        """
        names, signs = set[str](), set[str]()
        for one in members:
            others = {other.letter.casefold() for other in members if other is not one}
            if one.name and letters(one.name) in names | others:
                self.note(f"{one.path}.name", "problem-name-taken", one.name)
            if one.letter and one.letter in signs:
                self.note(f"{one.path}.letter", "problem-letter-taken", one.letter)
            names.add(letters(one.name))
            signs.add(one.letter)
        if len(members) > MOST_CHARACTERS:
            self.note(members[MOST_CHARACTERS].path, "problem-kinds", count=len(members), most=MOST_CHARACTERS)

    def refuse_numbers(self, path: str, army: str, members: list[_Character], board: _Board) -> None:
        """Note an army that does not fill its home rows, has not one Flag, or nobody who moves."""
        where, count = members[0].path if members else path, sum(one.copies for one in members)
        if board.is_known and count != board.files * board.rows:
            self.note(where, "problem-pieces", army=army, count=count, needed=board.files * board.rows)
        flags = [one for one in members if one.rank == FLAG]
        if sum(one.copies for one in flags) != 1:
            self.note(f"{flags[-1].path}.copies" if flags else path, "problem-flags", army=army)
        if all(one.rank in _STILL for one in members):
            self.note(f"{where}.rank", "problem-nobody-moves", army=army)

    def refuse_calls(self, members: list[_Character]) -> None:
        """Note a Call BUMBLEBEE that leaves open who calls or who comes [ST-P10]."""
        callers = [one for one in members if CALL_BUMBLEBEE in one.powers]
        called = [one for one in members if one.is_called]
        if not callers:
            return
        if not called:
            self.note(f"{callers[0].path}.powers", "problem-nobody-called")
        self.refuse_more(callers, "powers", "problem-one-caller")
        self.refuse_more(called, "called", "problem-one-called")
        for one in callers:
            if one.is_called:
                self.note(f"{one.path}.called", "problem-calls-itself")

    def refuse_more(self, members: list[_Character], key: str, problem: str) -> None:
        """Note whatever makes them more than one piece."""
        if members and members[0].copies > 1:
            self.note(f"{members[0].path}.copies", problem, members[0].copies)
        for one in members[1:]:
            self.note(f"{one.path}.{key}", problem)


def _square(name: Any, files: int, ranks: range) -> int:
    """The number of a square such as "c4" on these files and ranks, 0 if it is none."""
    written = _SQUARE.fullmatch(name) if isinstance(name, str) else None
    file, rank = (ord(written[1]) - 96, int(written[2])) if written else (0, 0)
    return rank * (files + 2) + file if 1 <= file <= files and rank in ranks else 0


def _tables(game: int, board: _Board, armies: tuple[str, str], characters: list[_Character]) -> Tables:
    """The tables of one game; only Game 2 has powers."""
    who = Characters()
    for one in characters:
        powers = one.powers if game == GAME_2 else [0, 0]
        for army in one.armies:
            who.add(army, one.name, one.letter, native([one.rank, one.copies, *powers, int(one.is_called)]))
    return Tables(game, board.files, board.ranks, board.rows, native(board.zone), board.first, [*armies], who)
