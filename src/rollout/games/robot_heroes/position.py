"""What lies on the table of Robot Heroes: pawns, pieces, cards, and what is asked now.

Seats are 0 and 1. A seat's cards lie in its hand, its draw pile or its discard pile, each a count of cards by
kind: a draw pile has no order, its cards are drawn by chance [RH-S7]. In a battle they lie sealed or played.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Writer
from rollout.core.state import State
from rollout.core.wire import Fact
from rollout.games.robot_heroes import facts as happened
from rollout.games.robot_heroes.tables import Tables

TAKE: Final[i64] = 0
ROLL: Final[i64] = 1
MOVE: Final[i64] = 2
DISCARD: Final[i64] = 3
DUEL: Final[i64] = 4
BOOST: Final[i64] = 5
OVER: Final[i64] = 6
PHASES = ("take", "roll", "move", "discard", "duel", "boost", "over")
"""Names of the phases by number."""

HAND: Final[i64] = 0
PILE: Final[i64] = 1
DISCARDS: Final[i64] = 2


class Position(State):
    """Everything that a game consists of. Lists by seat hold -1 where there is nothing yet."""

    def __init__(  # noqa: PLR0913, PLR0917 - the quick way to clone is to name every field
        self,
        tables: Tables,
        phase: i64,
        turn: i64,
        die: i64,
        turns: i64,
        max_turns: i64,
        characters: vec[i64],
        pawns: vec[i64],
        damage: vec[i64],
        cards: vec[i64],
        sealed: vec[i64],
        played: vec[i64],
        numbers: vec[i64],
        shown: vec[i64],
    ) -> None:
        self.tables = tables
        self.phase = phase
        self.turn = turn
        """The seat whose turn it is; the seat that chooses in the phase `TAKE`."""
        self.die = die
        """The roll to move by, 0 for none."""
        self.turns = turns
        """Turns that have ended, of both seats together."""
        self.max_turns = max_turns
        """Turns after which the game ends, 0 for never [RH-E3]."""
        self.characters = characters
        self.pawns = pawns
        self.damage = damage
        self.cards = cards
        """Counts by place, seat and kind; see `at`."""
        self.sealed = sealed
        """By seat: the kind of the card chosen but not revealed."""
        self.played = played
        """Cards of this battle as `seat * kinds + kind`; in each round seat 0 before seat 1, and then a card added to
        one of them."""
        self.numbers = numbers
        """The numbers of the cards in `played`: of a Special Attack what it adds, counts as or rolls, or 0."""
        self.shown = shown
        """Cards that were laid open last, like `played`: those of the last battle, or one discarded since."""

    def encode(self) -> bytes:
        writer = Writer()
        for number in (self.tables.level, self.phase, self.turn, self.die, self.turns, self.max_turns):
            writer.put(number)
        writer.put_all(self.characters)
        writer.put_all(self.pawns)
        writer.put_all(self.damage)
        writer.put_all(self.cards)
        writer.put_all(self.sealed)
        writer.put_all(self.played)
        writer.put_all(self.numbers)
        writer.put_all(self.shown)
        return writer.done()

    def at(self, place: i64, seat: i64, kind: i64) -> i64:
        """Index in `cards`; `place` is HAND, PILE or DISCARDS."""
        return (place * 2 + seat) * self.tables.kinds + kind

    def count(self, place: i64, seat: i64) -> i64:
        """How many cards lie there."""
        total: i64 = 0
        start = self.at(place, seat, 0)
        for index in range(start, start + self.tables.kinds):
            total += self.cards[index]
        return total

    def is_beaten(self, seat: i64) -> bool:
        """Whether all pieces of a seat are broken [RH-E1]."""
        return self.damage[seat] >= self.tables.pieces

    def holds_ordinary(self, seat: i64) -> bool:
        """Whether there is a card in a hand that is no Special Attack [RH-X2]."""
        start = self.at(HAND, seat, 0)
        for index in range(start, start + self.tables.ordinary):  # noqa: SIM110 - a plain loop compiles well
            if self.cards[index] > 0:
                return True
        return False

    def special_of(self, seat: i64) -> i64:
        """The kind of a Special Attack that a seat played in this round, or -1; before a card is added to it."""
        kind = self.played[len(self.played) - 2 + seat] % self.tables.kinds
        return kind if self.tables.is_special(kind) else -1

    def booster(self) -> i64:
        """The seat that chooses a second card, -1 for none [RH-X2]."""
        if self.phase != BOOST:
            return -1
        return 0 if self.special_of(0) >= 0 else 1

    def names(self, place: i64, seat: i64) -> tuple[str, ...]:
        """The cards of a place by name, lowest number first, then dice, then Special Attacks."""
        names: list[str] = []
        ordinary = self.tables.ordinary
        for at in range(1, self.tables.kinds + 1):
            kind = at % ordinary if at <= ordinary else at - 1
            names += [self.tables.names[kind]] * self.cards[self.at(place, seat, kind)]
        return tuple(names)

    def named(self, seat: i64, kind: i64) -> tuple[str, str, str]:
        """A card for facts: name, sort, and what the hero of a seat calls it if it is a Special Attack."""
        return self.tables.names[kind], self.tables.sort(kind), self.tables.title(kind, self.characters[seat])

    def draw(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> i64:
        """Move the top card of the draw pile to the hand; its kind, or -1 if no card is left [RH-T6, RH-B8]."""
        left = self.count(PILE, seat)
        if left == 0:
            left = self.shuffle(seat, facts)
        if left == 0:
            return -1
        top = chance.below(left, "draw 0" if seat == 0 else "draw 1")
        kind: i64 = 0
        while top >= self.cards[self.at(PILE, seat, kind)]:
            top -= self.cards[self.at(PILE, seat, kind)]
            kind += 1
        self.cards[self.at(PILE, seat, kind)] -= 1
        self.cards[self.at(HAND, seat, kind)] += 1
        return kind

    def shuffle(self, seat: i64, facts: list[Fact] | None) -> i64:
        """Make the discard pile the draw pile when a card is due; how many cards that is [RH-B8]."""
        left = self.count(DISCARDS, seat)
        if left > 0 and facts is not None:
            facts.append(happened.PileShuffled(seat, self.names(DISCARDS, seat)))
        for kind in range(self.tables.kinds):
            self.cards[self.at(PILE, seat, kind)] += self.cards[self.at(DISCARDS, seat, kind)]
            self.cards[self.at(DISCARDS, seat, kind)] = 0
        return left

    def draw_one(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> bool:
        """Draw a card that is due, or skip the draw [RH-B8]; whether a card was drawn."""
        kind = self.draw(seat, chance, facts)
        if facts is not None:
            facts.append(happened.DrawSkipped(seat) if kind < 0 else happened.Drawn(seat, *self.named(seat, kind)))
        return kind >= 0
