"""The board and the cards of one edition as native numbers, on the Basic and on the Advanced level.

A card is known by its kind: 0 is the die card, n the card with number n; after the highest number come the Special
Attacks. A character is 0 for Optimus Prime, 1 for Megatron.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.lists import filled
from rollout.games.robot_heroes.board import Board

DIE: Final[i64] = 0
"""The kind of the die card."""

CHARACTERS = ("optimus", "megatron")

BASIC: Final[i64] = 0
ADVANCED: Final[i64] = 1
LEVELS = ("basic", "advanced")
"""Names of the levels by number [RH-S4]."""

ORDINARY: Final[i64] = 0
WIN: Final[i64] = 1
NUMBER: Final[i64] = 2
ADD: Final[i64] = 3
AGAINST: Final[i64] = 4
ROLL_FOR: Final[i64] = 5
DRAWN: Final[i64] = 6
EFFECTS = ("", "win", "number", "add", "against", "roll", "draw")
"""What a card does in a battle, by number; 0 for one that is no Special Attack [RH-B9]."""


class Cards:
    """The kinds of card of a level; lists by kind unless said."""

    def __init__(self, names: list[str], decks: vec[i64]) -> None:
        """The ordinary cards: die and numbers. `decks`: copies by character and kind."""
        self.names = names
        self.decks = decks
        self.ordinary: i64 = len(names)
        """Kinds of ordinary card; the Special Attacks follow."""
        self.titles = [""] * (2 * len(names))
        """By kind and character: what a Special Attack is called, empty for ordinary cards."""
        self.effects = filled(len(names), ORDINARY)
        self.numbers = filled(len(names), 0)
        """What a Special Attack counts as; an ordinary card says that by its kind."""
        self.adds = filled(len(names), 0)
        self.leasts = filled(len(names), 0)
        """The least number that it wins against."""
        self.damages = filled(len(names), 1)
        """Pieces that the opponent turns if it wins."""
        self.losses = filled(len(names), 1)
        """Pieces that its player turns if it loses."""

    def add_special(self, name: str, titles: list[str], values: vec[i64]) -> None:
        """One more kind, a Special Attack. `values`: effect, number, add, least, damage, loss."""
        self.names = [*self.names, name]
        self.titles = [*self.titles, *titles]
        self.effects = append(self.effects, values[0])
        self.numbers = append(self.numbers, values[1])
        self.adds = append(self.adds, values[2])
        self.leasts = append(self.leasts, values[3])
        self.damages = append(self.damages, values[4])
        self.losses = append(self.losses, values[5])


class Tables:
    """What a game is played with on one level: shared by all its states and never changed."""

    def __init__(self, level: i64, board: Board, starts: vec[i64], cards: Cards, sizes: vec[i64]) -> None:
        """`starts`: by character; `sizes`: pieces of a hero, cards in a hand, hand limit."""
        self.level = level
        self.board = board
        self.spaces = board.spaces
        self.starts = starts
        self.faces = board.faces
        self.pieces: i64 = sizes[0]
        self.hand: i64 = sizes[1]
        self.limit: i64 = sizes[2]
        self.cards = cards
        self.names = cards.names
        """Names of the kinds of card."""
        self.kinds: i64 = len(cards.names)
        self.ordinary = cards.ordinary
        """Kinds of ordinary card; the Special Attacks follow."""
        self.decks = cards.decks
        """Copies of a full deck by character and kind."""
        self.effects = cards.effects
        self.firsts = board.firsts
        self.landings = board.landings
        self.levels: list[Tables] = [self]
        """The tables of the same edition by level."""

    def on(self, level: i64) -> Tables:
        """The tables of the same edition on a level [RH-S4]."""
        return self.levels[level]

    def copies(self, character: i64, kind: i64) -> i64:
        """How many cards of a kind a full deck holds."""
        return self.decks[character * self.kinds + kind]

    def is_special(self, kind: i64) -> bool:
        """Whether a card is a Special Attack [RH-B9]."""
        return kind >= self.ordinary

    def kind(self, name: str) -> i64:
        """The kind of a card by its name."""
        return self.names.index(name)

    def sort(self, kind: i64) -> str:
        """What sort of card it is: "die", "number" or "special"."""
        return "die" if kind == DIE else "number" if kind < self.ordinary else "special"

    def title(self, kind: i64, character: i64) -> str:
        """What a hero calls a Special Attack; empty for an ordinary card."""
        return self.cards.titles[2 * kind + character]

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
        board = self.board
        begin = board.routes[landing]
        return [int(board.steps[at]) for at in range(begin, begin + board.lengths[landing] + 1)]


def both_levels(basic: Tables, advanced: Tables) -> Tables:
    """Let the tables of two levels know each other; those of the Basic level."""
    levels = [basic, advanced]
    basic.levels = levels
    advanced.levels = levels
    return basic
