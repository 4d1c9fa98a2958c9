"""The board and the armies of one edition as native numbers, for one of the three games.

A square is known by its number on the rimmed board: `stride` is two more than the files, so that a step off the
board lands on the rim. A character is known by `who`, which is twice its number in its army, plus the army: 0 for
the Autobots (red), 1 for the Decepticons (gray; blue in the classic game).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled

GAME_1: Final[i64] = 0
GAME_2: Final[i64] = 1
CLASSIC: Final[i64] = 2
GAMES = ("game-1", "game-2", "classic")
"""Names of the games by number."""

FLAG: Final[i64] = 0
SPY: Final[i64] = 1
SCOUT: Final[i64] = 2
MINER: Final[i64] = 3
HIGHEST: Final[i64] = 10
TRAP: Final[i64] = 11
RANKS = ("F", "S", "2", "3", "4", "5", "6", "7", "8", "9", "10", "T")
"""Names of the ranks by number: Flag, Spy, the numbered ranks, Trap [ST-S2]."""

NO_POWER: Final[i64] = 0
DETECT_ENEMY: Final[i64] = 1
SPEED: Final[i64] = 2
ROBOT_RUMBLE: Final[i64] = 3
DISTANCE_STRIKE: Final[i64] = 4
MAGNET: Final[i64] = 5
SNEAK_ATTACK: Final[i64] = 6
CALL_BUMBLEBEE: Final[i64] = 7
POWERS = (
    "",
    "detect-enemy",
    "speed",
    "robot-rumble",
    "distance-strike",
    "magnet",
    "sneak-attack",
    "call-bumblebee",
)
"""Names of the Special Powers by number; empty for none [ST-P4 to ST-P10]."""

MOST_KINDS: Final[i64] = 32
"""Characters of one army at most: a cell of the board keeps five bits for them."""
MOST_FILES: Final[i64] = 12
"""Files and ranks of a board at most: an action keeps eight bits for a square."""

EMPTY: Final[i64] = 0
ZONE: Final[i64] = 2
"""A square of the Forbidden Zone."""
RIM: Final[i64] = 4
"""Beyond the edge of the board."""


class Characters:
    """Who fights; lists by `who`, of `2 * MOST_KINDS` entries."""

    def __init__(self) -> None:
        self.names = [""] * int(2 * MOST_KINDS)
        self.letters = [""] * int(2 * MOST_KINDS)
        """One sign for each character of an army, for set-ups and positions in one line."""
        self.ranks = filled(2 * MOST_KINDS, -1)
        self.copies = filled(2 * MOST_KINDS, 0)
        self.vehicle = filled(2 * MOST_KINDS, NO_POWER)
        """The power in Vehicle Mode, or the only one [ST-P2]."""
        self.robot = filled(2 * MOST_KINDS, NO_POWER)
        """The power in Robot Mode; a piece that has one has two modes [ST-P2]."""
        self.caller = filled(2 * MOST_KINDS, 0)
        """1 for the character that others with Call BUMBLEBEE call."""
        self.kinds = filled(2, 0)
        """By army: how many characters there are."""

    def add(self, army: i64, name: str, letter: str, values: vec[i64]) -> None:
        """One more character. `values`: rank, copies, power in Vehicle Mode, power in Robot Mode, 1 if it is called."""
        who = 2 * self.kinds[army] + army
        self.kinds[army] += 1
        self.names[who] = name
        self.letters[who] = letter
        self.ranks[who] = values[0]
        self.copies[who] = values[1]
        self.vehicle[who] = values[2]
        self.robot[who] = values[3]
        self.caller[who] = values[4]


class Tables:
    """What a game is played with: shared by all its states and never changed."""

    def __init__(  # noqa: PLR0913, PLR0917 - it is filled in one place
        self,
        game: i64,
        files: i64,
        ranks: i64,
        rows: i64,
        zone: vec[i64],
        first: i64,
        armies: list[str],
        characters: Characters,
    ) -> None:
        """`rows`: rows of a home side; `zone`: squares of the Forbidden Zone; `first`: the army that begins."""
        self.game = game
        self.files = files
        self.height = ranks
        self.rows = rows
        self.stride: i64 = files + 2
        self.cells: i64 = self.stride * (ranks + 2)
        self.zone = zone
        self.first = first
        self.armies = armies
        """Names of the armies: "autobots" and "decepticons", or "red" and "blue"."""
        self.who = characters
        self.names = characters.names
        self.letters = characters.letters
        self.ranks = characters.ranks
        self.copies = characters.copies
        self.vehicle = characters.vehicle
        self.robot = characters.robot
        self.caller = characters.caller
        self.kinds = characters.kinds
        self.size: i64 = files * rows
        """Pieces of an army: one for every square of its home rows [ST-S3]."""
        self.homes = self._homes()
        """By army: its home squares as its owner sees them, front row first, from left to right."""
        self.ground = self._ground()
        """The board without pieces."""
        self.powers: i64 = 1 if game == GAME_2 else 0
        self.games: list[Tables] = [self]
        """The tables of the same edition by game."""

    def on(self, game: i64) -> Tables:
        """The tables of the same edition for one of its games."""
        return self.games[game]

    def square(self, file: i64, rank: i64) -> i64:
        """The number of a square; file and rank count from 1."""
        return rank * self.stride + file

    def name(self, square: i64) -> str:
        """A square as people write it, such as "b3"."""
        return f"{chr(96 + int(square % self.stride))}{square // self.stride}"

    def is_mobile(self, who: i64) -> bool:
        """Whether a character ever moves [ST-M1]."""
        return self.ranks[who] != FLAG and self.ranks[who] != TRAP

    def home(self, army: i64, place: i64) -> i64:
        """A home square of an army by its place in a set-up."""
        return self.homes[army * self.size + place]

    def _homes(self) -> vec[i64]:
        homes = vec[i64](capacity=2 * self.size)
        for row in range(self.rows):
            for file in range(self.files):
                homes = append(homes, self.square(file + 1, self.rows - row))
        for row in range(self.rows):
            for file in range(self.files):
                homes = append(homes, self.square(self.files - file, self.height - self.rows + row + 1))
        return homes

    def _ground(self) -> vec[i64]:
        ground = filled(self.cells, RIM)
        for rank in range(self.height):
            for file in range(self.files):
                ground[self.square(file + 1, rank + 1)] = EMPTY
        for square in self.zone:
            ground[square] = ZONE
        return ground


def all_games(tables: list[Tables]) -> Tables:
    """Let the tables of the three games know each other; those of Game 1."""
    for each in tables:
        each.games = tables
    return tables[GAME_1]
