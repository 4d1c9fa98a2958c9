"""What cards are worth: how one does against another, how it stands in a deck, and what it is worth to hold it.

How two cards meet is not told here: the rules themselves are asked, with every draw that may follow. Cards that do
the same are asked about once, and each pair from one side.
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.branches import branches
from rollout.core.lists import filled
from rollout.games.robot_heroes.heuristics import race, strength
from rollout.games.robot_heroes.position import BOOST, DUEL, HAND
from rollout.games.robot_heroes.state import VERBS, HeroesState
from rollout.games.robot_heroes.tables import ADD, DIE, Cards, Tables

HELD: Final = -0.25
SQUARE: Final = 3.5
"""What it is worth to hold a card, in battles won: (HELD + SQUARE * standing squared) / cards in a full hand. By least
squares over how games of self-play ended (`bench/heroes_fit.py`): on the Basic level, hands of 3, -0.083 and 1.18
(standard errors 0.03 and 0.08, 8,000 games), on the Advanced level, hands of 5, 0.02 and 0.73 (0.07 and 0.10, 808)."""
TIED: Final[i64] = 100
"""Instead of a change: nothing is decided, both choose again."""


class Meetings:
    """What follows when two kinds of card meet; lists of chances and changes, one part for each pair of kinds."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.kinds = tables.kinds
        self.alike = firsts_alike(tables)
        self.shares = shares_added(tables)
        self.starts = vec[i64]([0])
        """By own kind and other kind: where its part begins; it ends where the next one does."""
        self.chances = vec[float]()
        self.changes = vec[i64]()
        """Pieces that the other side turns, or minus those that the own side turns; 0 for a battle drawn; `TIED`."""
        for mine in range(self.kinds):
            for other in range(self.kinds):
                self.meet(mine, other)
                self.starts = append(self.starts, len(self.chances))

    def meet(self, mine: i64, other: i64) -> None:
        """Note one pair: as an earlier one of cards that do the same, or from the other side; else the rules say."""
        one, two = self.alike[mine], self.alike[other]
        if two < one:
            self.repeat(two * self.kinds + one, -1)
        elif one != mine or two != other:
            self.repeat(one * self.kinds + two, 1)
        else:
            self.play(mine, other)

    def repeat(self, pair: i64, sign: i64) -> None:
        """Note again what an earlier pair says, with gains times `sign`."""
        for at in range(self.starts[pair], self.starts[pair + 1]):
            change = self.changes[at]
            self.note(self.chances[at], change if change == TIED else sign * change)

    def play(self, mine: i64, other: i64) -> None:
        """Let the rules play one pair. A card that is added to one of them is the better of two of the deck."""
        tables = self.tables
        both = tables.is_special(mine) and tables.is_special(other)
        if both or (tables.effects[mine] != ADD and tables.effects[other] != ADD):
            self.play_with(mine, other, DIE, 1.0)
            return
        for added in range(tables.ordinary):
            if self.shares[added] > 0.0:
                self.play_with(mine, other, added, self.shares[added])

    def play_with(self, mine: i64, other: i64, added: i64, share: float) -> None:
        """Note every way in which two cards and one to add may end; they count `share` in all."""
        for chance, state in branches(chosen(self.tables, mine, other, added), 1, other * VERBS + DUEL):
            if state.phase != BOOST:
                self.note(share * float(chance), change_of(state))
                continue
            for more, after in branches(state, state.booster(), added * VERBS + BOOST):
                self.note(share * float(chance * more), change_of(after))

    def note(self, likely: float, change: i64) -> None:
        """Add a way in which the pair that is noted may end."""
        for at in range(self.starts[len(self.starts) - 1], i64(len(self.changes))):
            if self.changes[at] == change:
                self.chances[at] += likely
                return
        self.chances = append(self.chances, likely)
        self.changes = append(self.changes, change)


def firsts_alike(tables: Tables) -> vec[i64]:
    """By kind: the first kind that does the same in a battle, often itself."""
    alike = vec[i64]()
    for kind in range(tables.kinds):
        first = kind
        for earlier in range(tables.ordinary, kind):
            if first == kind and does_the_same(tables.cards, earlier, kind):
                first = earlier
        alike = append(alike, first)
    return alike


def does_the_same(cards: Cards, kind: i64, other: i64) -> bool:
    """Whether two Special Attacks differ in nothing but their names."""
    numbers = cards.numbers[kind] == cards.numbers[other] and cards.adds[kind] == cards.adds[other]
    stakes = cards.damages[kind] == cards.damages[other] and cards.losses[kind] == cards.losses[other]
    return (
        cards.effects[kind] == cards.effects[other] and numbers and stakes and cards.leasts[kind] == cards.leasts[other]
    )


def shares_added(tables: Tables) -> vec[float]:
    """By ordinary kind: how likely it is the stronger of two ordinary cards of both decks."""
    shares = vec[float](capacity=tables.ordinary)
    for kind in range(tables.ordinary):
        better, equal = weaker(tables, kind, 1), weaker(tables, kind, 0)
        shares = append(shares, better * better - equal * equal)
    return shares


def weaker(tables: Tables, kind: i64, or_equal: i64) -> float:
    """The share of ordinary cards in both decks that are weaker than a kind (or as strong, if that is 1)."""
    limit = strength(tables, kind) + or_equal
    count: i64 = 0
    total: i64 = 0
    for other in range(tables.ordinary):
        total += copies(tables, other)
        if strength(tables, other) < limit:
            count += copies(tables, other)
    return float(count) / float(total) if total > 0 else float(or_equal)


def chosen(tables: Tables, mine: i64, other: i64, added: i64) -> HeroesState:
    """A battle in which seat 0 has chosen its card. Both hold enough others, all alike, so that none is drawn."""
    state = HeroesState(
        tables,
        phase=DUEL,
        turn=0,
        die=0,
        turns=0,
        max_turns=0,
        characters=vec[i64]([0, 1]),
        pawns=vec[i64]([0, 0]),
        damage=filled(2, 0),
        cards=filled(6 * tables.kinds, 0),
        sealed=vec[i64]([mine, -1]),
        played=vec[i64](),
        numbers=vec[i64](),
        shown=vec[i64](),
    )
    for seat in range(i64(2)):
        state.cards[state.at(HAND, seat, added)] += tables.hand + 1
    state.cards[state.at(HAND, 1, other)] += 1
    return state


def change_of(state: HeroesState) -> i64:
    """How a battle changed the pieces, as `Meetings.changes` says it."""
    return TIED if state.phase == DUEL else state.damage[1] - state.damage[0]


def copies(tables: Tables, kind: i64) -> i64:
    """How many cards of a kind both full decks hold together."""
    return tables.copies(0, kind) + tables.copies(1, kind)


class CardWorths:
    """What the cards of one edition are worth on one level, by kind."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.kinds = tables.kinds
        self.meetings = Meetings(tables)
        self.standings = vec[float]()
        """How a card does against one of a full deck: 0.5, and half of the pieces won less those lost."""
        self.held = vec[float]()
        """What it is worth to hold a card, in battles won."""
        self.mean = 0.0
        """What a card of a full deck is worth."""
        for kind in range(self.kinds):
            self.standings = append(self.standings, self.standing(kind))
            square = self.standings[kind] * self.standings[kind]
            self.held = append(self.held, (HELD + SQUARE * square) / float(tables.hand))
        total: i64 = 0
        for kind in range(self.kinds):
            total += copies(tables, kind)
            self.mean += float(copies(tables, kind)) * self.held[kind]
        self.mean = self.mean / float(max(total, 1))

    def standing(self, mine: i64) -> float:
        """How a card does against one of a full deck, as `standings` holds it."""
        won = 0.0
        total: i64 = 0
        for other in range(self.kinds):
            pair, count = mine * self.kinds + other, copies(self.tables, other)
            total += count
            for at in range(self.meetings.starts[pair], self.meetings.starts[pair + 1]):
                if self.meetings.changes[at] != TIED:
                    won += float(count) * self.meetings.chances[at] * float(self.meetings.changes[at])
        return 0.5 + 0.5 * won / float(max(total, 1))


def swing(mine: i64, theirs: i64) -> float:
    """What half a battle is worth, in chance to win the game, with so many pieces left; 0 when it is over."""
    if mine <= 0 or theirs <= 0:
        return 0.0
    return (race(mine, theirs - 1) - race(mine - 1, theirs)) / 2.0
