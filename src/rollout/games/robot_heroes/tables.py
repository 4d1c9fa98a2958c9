"""The board and the cards of one edition as native numbers, with every move on the board worked out beforehand.

A card is known by its kind: 0 is the die card, n the card with number n. A character is 0 for Optimus Prime,
1 for Megatron.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.data import Sheet
from rollout.core.errors import DataError

NOTHING: Final[i64] = 0
DRAW: Final[i64] = 1
BATTLE: Final[i64] = 2

DIE: Final[i64] = 0
"""The kind of the die card."""

SPACE_KINDS = ("start", "draw", "battle")
"""Names of the kinds of space, by number: a start space as such does nothing [RH-T8]."""
CHARACTERS = ("optimus", "megatron")
_HIGHEST = 20
"""Highest number that a card may carry."""


def filled(count: i64, value: i64) -> vec[i64]:
    """A list of equal numbers."""
    numbers = vec[i64](capacity=count)
    for _ in range(count):
        numbers = append(numbers, value)
    return numbers


class Routes:
    """What can be reached from one space without entering a space twice, by number of steps [RH-T2]."""

    def __init__(self, board: Board, start: i64, limit: i64) -> None:
        self.board = board
        self.limit = limit
        self.longest: i64 = 0
        self.found = filled((limit + 1) * board.size, -1)
        """By steps and space: where a route to it begins in `steps`, or -1."""
        self.steps = vec[i64]()
        self.trail = filled(limit + 1, start)
        self.walk(0)

    def walk(self, length: i64) -> None:
        """Note the route walked so far, then walk on to every neighbour that it has not entered."""
        here = self.trail[length]
        self.note(length, here)
        if length == self.limit:
            return
        for at in range(self.board.neighbours_from[here], self.board.neighbours_from[here + 1]):
            other = self.board.neighbours[at]
            if not self.entered(other, length):
                self.trail[length + 1] = other
                self.walk(length + 1)

    def note(self, length: i64, here: i64) -> None:
        """Keep the first route of each length to each space: only where the pawn lands matters [RH-T1]."""
        place = length * self.board.size + here
        if self.found[place] >= 0:
            return
        self.found[place] = len(self.steps)
        for step in range(length + 1):
            self.steps = append(self.steps, self.trail[step])
        self.longest = max(self.longest, length)

    def entered(self, space: i64, length: i64) -> bool:
        """Whether the route has entered a space; the space where it began counts [RH-T2]."""
        for step in range(length + 1):  # noqa: SIM110 - a plain loop compiles well
            if self.trail[step] == space:
                return True
        return False


class Board:
    """Any graph of spaces; links are walked both ways [RH-T1]."""

    def __init__(self, spaces: vec[i64], links: vec[i64]) -> None:
        """`spaces`: the kind of each space; `links`: pairs of spaces, one after the other."""
        self.spaces = spaces
        self.links = links
        self.size: i64 = len(spaces)
        self.neighbours = vec[i64]()
        self.neighbours_from = vec[i64]([0])
        for space in range(self.size):
            for other in range(self.size):
                if self.linked(space, other):
                    self.neighbours = append(self.neighbours, other)
            self.neighbours_from = append(self.neighbours_from, len(self.neighbours))

    def linked(self, space: i64, other: i64) -> bool:
        """Whether a link joins the two."""
        at: i64 = 0
        while at < len(self.links):
            one = self.links[at]
            two = self.links[at + 1]
            if (one == space and two == other) or (one == other and two == space):
                return True
            at += 2
        return False


class Tables:
    """What a game is played with: shared by all its states and never changed."""

    def __init__(self, board: Board, starts: vec[i64], deck: vec[i64], sizes: vec[i64]) -> None:
        """`starts`: by character; `deck`: copies by kind of card; `sizes`: faces of the die, pieces of a hero,
        cards in a hand, hand limit.
        """
        self.board = board
        self.spaces = board.spaces
        self.starts = starts
        self.deck = deck
        self.kinds: i64 = len(deck)
        self.faces: i64 = sizes[0]
        self.pieces: i64 = sizes[1]
        self.hand: i64 = sizes[2]
        self.limit: i64 = sizes[3]
        self.firsts = vec[i64]([0])
        self.landings = vec[i64]()
        self.routes = vec[i64]()
        """By landing: where its route begins in `steps`."""
        self.lengths = vec[i64]()
        """By landing: how many steps its route has."""
        self.steps = vec[i64]()
        for space in range(board.size):
            self._work_out(Routes(board, space, self.faces))

    def first(self, space: i64, roll: i64) -> i64:
        """Index in `landings` of the first space where this roll can take the pawn."""
        return self.firsts[space * self.faces + roll - 1]

    def last(self, space: i64, roll: i64) -> i64:
        """One past the index of the last landing; equal to `first` where the pawn cannot move."""
        return self.firsts[space * self.faces + roll]

    def landing(self, space: i64, roll: i64, target: i64) -> i64:
        """Index in `landings` of a target, or -1 where this roll cannot take the pawn there."""
        for at in range(self.first(space, roll), self.last(space, roll)):
            if self.landings[at] == target:
                return at
        return -1

    def path(self, landing: i64) -> list[int]:
        """The spaces of a route to a landing, from where the pawn stands to where it lands."""
        begin = self.routes[landing]
        return [int(self.steps[at]) for at in range(begin, begin + self.lengths[landing] + 1)]

    def _work_out(self, routes: Routes) -> None:
        """List the landings of every roll: by routes of its full length, else by the longest [RH-T2]."""
        size = self.board.size
        for roll in range(1, self.faces + 1):
            length = min(roll, routes.longest)
            for target in range(size):
                begin = routes.found[length * size + target]
                if length > 0 and begin >= 0:
                    self._add(routes, begin, length, target)
            self.firsts = append(self.firsts, len(self.landings))

    def _add(self, routes: Routes, begin: i64, length: i64, target: i64) -> None:
        self.landings = append(self.landings, target)
        self.routes = append(self.routes, len(self.steps))
        self.lengths = append(self.lengths, length)
        for at in range(begin, begin + length + 1):
            self.steps = append(self.steps, routes.steps[at])


# -- from the sheet ----------------------------------------------------------------------------------------


def load_tables(sheet: Sheet) -> Tables:
    """The native tables of a sheet.

    Raises:
        DataError: with every value that does not fit the game.
    """
    return _Reader(sheet).tables()


class _Reader:
    """Reads a sheet and collects what is wrong with it."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.problems: list[str] = []

    def tables(self) -> Tables:
        spaces = self.spaces()
        links = self.links(len(spaces))
        starts = self.starts(len(spaces))
        deck = self.deck()
        hand = self.number("basic.hand", 1, 99)
        limit = self.number("basic.limit", hand, 99)
        sizes = [self.number("die.faces", 2, 20), self.number("hero.pieces", 1, 20), hand, limit]
        if self.problems:
            raise DataError(self.sheet.where, self.problems)
        return Tables(Board(_numbers(spaces), _numbers(links)), _numbers(starts), _numbers(deck), _numbers(sizes))

    def value(self, path: str) -> Any:
        """The value at a path, None where there is none."""
        value: Any = self.sheet.values
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        return value

    def number(self, path: str, low: int, high: int) -> int:
        """The whole number at a path; `low` where it is missing or out of range, which is noted."""
        value = self.value(path)
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.problems.append(f"{path} = {value!r}: a whole number from {low} to {high} is needed")
        return low

    def items(self, path: str) -> list[Any]:
        """The list at a path; empty where it is missing, which is noted."""
        value = self.value(path)
        if isinstance(value, list) and value:
            return value
        self.problems.append(f"{path} = {value!r}: a list is needed")
        return []

    def spaces(self) -> list[int]:
        """The kind of each space, by number."""
        kinds: list[int] = []
        for at, name in enumerate(self.items("board.kinds")):
            if name not in SPACE_KINDS:
                self.problems.append(f"board.kinds[{at}] = {name!r}: is none of {', '.join(SPACE_KINDS)}")
            kinds.append(SPACE_KINDS.index(name) if name in SPACE_KINDS else 0)
        return kinds

    def links(self, size: int) -> list[int]:
        """Pairs of spaces, one after the other."""
        flat: list[int] = []
        seen: list[list[int]] = []
        for at, pair in enumerate(self.items("board.links")):
            if not _is_pair(pair, size):
                self.problems.append(
                    f"board.links[{at}] = {pair!r}: two different spaces from 0 to {size - 1} are needed"
                )
            elif sorted(pair) in seen:
                self.problems.append(f"board.links[{at}] = {pair!r}: these two spaces are linked already")
            else:
                seen.append(sorted(pair))
                flat += pair
        return flat

    def starts(self, size: int) -> list[int]:
        """Starting spaces, by character."""
        before = len(self.problems)
        starts = [self.number(f"board.starts.{name}", 0, max(size - 1, 0)) for name in CHARACTERS]
        if starts[0] == starts[1] and len(self.problems) == before:
            self.problems.append(f"board.starts: both heroes start on {starts[0]}; two different spaces are needed")
        return starts

    def deck(self) -> list[int]:
        """Copies by kind of card."""
        copies: dict[int, int] = {}
        for at, entry in enumerate(self.items("deck")):
            kind = _kind_of(entry.get("card") if isinstance(entry, dict) else None)
            count = entry.get("copies") if isinstance(entry, dict) else None
            if kind < 0 or kind in copies:
                self.problems.append(
                    f"deck[{at}] = {entry!r}: a card that is not listed yet, 'die' or '1' to '{_HIGHEST}', is needed"
                )
            elif not isinstance(count, int) or not 1 <= count <= 99:
                self.problems.append(f"deck[{at}].copies = {count!r}: a whole number from 1 to 99 is needed")
            else:
                copies[kind] = count
        return [copies.get(kind, 0) for kind in range(max(copies, default=0) + 1)]


def _is_pair(pair: Any, size: int) -> bool:
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(isinstance(space, int) and 0 <= space < size for space in pair)
        and pair[0] != pair[1]
    )


def _kind_of(name: Any) -> int:
    """The kind of a card's name, -1 if it is none."""
    if name == "die":
        return 0
    return int(name) if name in [str(number) for number in range(1, _HIGHEST + 1)] else -1


def _numbers(values: list[int]) -> vec[i64]:
    numbers = vec[i64](capacity=len(values))
    for value in values:
        numbers = append(numbers, value)
    return numbers
