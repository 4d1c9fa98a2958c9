"""From what one viewer of Robot Heroes saw back to states that it cannot tell from the truth.

Open cards are counted: what is neither open nor the viewer's own lies in a hand or a draw pile. When a discard
pile is shuffled, every other card of its owner is in the hand, so the hand is known at that moment [RH-S7, RH-B8].
Who has no card to add to a Power Boost holds Special Attacks alone; who is asked to add one holds another [RH-X2].
How an opponent chooses is not read into its hand: a card that it lays open is taken to be one known before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.lists import filled
from rollout.core.state import Belief
from rollout.core.wire import Told
from rollout.games.robot_heroes.facts import BoostedAlone, CardAdded, CardDiscarded, CardsRevealed, PileShuffled
from rollout.games.robot_heroes.position import DISCARDS, HAND, PHASES, PILE
from rollout.games.robot_heroes.state import HeroesState
from rollout.games.robot_heroes.tables import ADD, CHARACTERS, LEVELS, Tables
from rollout.games.robot_heroes.view import Hero, RobotHeroesView

TRIES: Final[i64] = 30
"""Hands that are dealt to find one with a card to add; after that a hand is dealt that begins with such a card."""


class KnownHand:
    """What everybody knows of a hand, a card that is sealed included."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.known = filled(tables.kinds, 0)
        """Cards that are certainly in it, by kind."""
        self.specials: i64 = 0
        """Further cards that are certainly Special Attacks."""

    def read(self, seat: i64, deck: vec[i64], told: Sequence[Told]) -> None:
        """Follow the hand of a seat through all that was told; `deck`: copies by kind."""
        for event in told:
            if isinstance(event, PileShuffled) and event.seat == seat:
                self.know_all(deck, _counted(self.tables, event.cards))
            elif isinstance(event, BoostedAlone) and event.seat == seat:
                self.specials = event.hand - self.count()
            elif isinstance(event, CardDiscarded | CardAdded) and event.seat == seat:
                self.lay_open(event.card)
            elif isinstance(event, CardsRevealed):
                self.lay_open(event.cards[seat])

    def know_all(self, deck: vec[i64], shuffled: vec[i64]) -> None:
        """Its discard pile was shuffled: what is not in there is in the hand [RH-B8]."""
        self.specials = 0
        for kind in range(self.tables.kinds):
            self.known[kind] = deck[kind] - shuffled[kind]

    def lay_open(self, card: str) -> None:
        """One card less."""
        kind = self.tables.kind(card)
        if self.known[kind] > 0:
            self.known[kind] -= 1
        elif self.tables.is_special(kind) and self.specials > 0:
            self.specials -= 1

    def count(self) -> i64:
        """How many cards are known by kind."""
        total: i64 = 0
        for number in self.known:
            total += number
        return total


class HeroesBelief(Belief):
    """Deals the cards that the viewer does not know; all else is as the view says."""

    def __init__(self, tables: Tables, view: RobotHeroesView, told: Sequence[Told]) -> None:
        """`told`: all that the viewer was told since the game began."""
        tables = tables.on(LEVELS.index(view.level))
        self.known = _open_state(tables, view)
        """The state with every unknown card in its owner's draw pile."""
        self.missing = vec[i64]([0, 0])
        """By seat: cards to be drawn so that the hand has its size again; one that is sealed counts."""
        self.specials = vec[i64]([0, 0])
        """By seat: how many of them are certainly Special Attacks."""
        self.sealed = vec[i64]([0, 0])
        """By seat: 1 where a sealed card is not known."""
        for seat in range(i64(2)):
            if view.phase == "take":
                continue
            hero = view.heroes[seat]
            if seat == view.viewer:
                self.place(seat, _counted(tables, view.hand))
                self.seal_own(seat, view.sealed)
            else:
                self.place_known(seat, told)
                self.sealed[seat] = 1 if hero.chosen else 0
                self.missing[seat] = hero.hand + self.sealed[seat] - self.known.count(HAND, seat)

    def place(self, seat: i64, cards: vec[i64]) -> None:
        """Move known cards from the pile to the hand."""
        state = self.known
        for kind in range(i64(len(cards))):
            state.cards[state.at(HAND, seat, kind)] += cards[kind]
            state.cards[state.at(PILE, seat, kind)] -= cards[kind]

    def place_known(self, seat: i64, told: Sequence[Told]) -> None:
        """Place what everybody knows of a hand."""
        tables = self.known.tables
        hand = KnownHand(tables)
        hand.read(seat, _deck(tables, self.known.characters[seat]), told)
        self.place(seat, hand.known)
        self.specials[seat] = hand.specials

    def seal_own(self, seat: i64, card: str) -> None:
        """Place the viewer's own chosen card, if there is one."""
        if card:
            kind = self.known.tables.kind(card)
            self.known.sealed[seat] = kind
            self.known.cards[self.known.at(PILE, seat, kind)] -= 1

    def sample(self, chance: Chance) -> HeroesState:
        state = self.known.clone()
        for seat in range(i64(2)):
            self.deal(state, seat, chance)
            if self.sealed[seat] == 1:
                _seal(state, seat, chance.below(state.count(HAND, seat), "sealed"))
        return state

    def deal(self, state: HeroesState, seat: i64, chance: Chance) -> None:
        """Deal the missing cards of a hand; whoever is asked to add a card gets one that can be added [RH-X2]."""
        if seat != state.booster() or self.missing[seat] == 0:
            self.deal_rest(state, seat, 0, chance)
            return
        before = vec[i64](state.cards)
        for _ in range(TRIES):
            state.cards = vec[i64](before)
            self.deal_rest(state, seat, 0, chance)
            if state.holds_ordinary(seat):
                return
        state.cards = before
        _draw_of(state, seat, 0, state.tables.ordinary, chance)
        self.deal_rest(state, seat, 1, chance)

    def deal_rest(self, state: HeroesState, seat: i64, dealt: i64, chance: Chance) -> None:
        """Deal a hand of which some cards are dealt: first those that are certainly Special Attacks."""
        specials, kinds = self.specials[seat], state.tables.kinds
        for at in range(self.missing[seat] - dealt):
            _draw_of(state, seat, state.tables.ordinary if at < specials else 0, kinds, chance)


def _draw_of(state: HeroesState, seat: i64, low: i64, high: i64, chance: Chance) -> None:
    """Move a random card of certain kinds, from `low` to below `high`, from the pile to the hand."""
    start = state.at(PILE, seat, 0)
    left: i64 = 0
    for kind in range(low, high):
        left += state.cards[start + kind]
    nth = chance.below(left, "believed")
    kind = low
    while nth >= state.cards[start + kind]:
        nth -= state.cards[start + kind]
        kind += 1
    state.cards[start + kind] -= 1
    state.cards[state.at(HAND, seat, kind)] += 1


def _seal(state: HeroesState, seat: i64, nth: i64) -> None:
    """Take the nth card of the hand to be the one chosen."""
    kind: i64 = 0
    while nth >= state.cards[state.at(HAND, seat, kind)]:
        nth -= state.cards[state.at(HAND, seat, kind)]
        kind += 1
    state.cards[state.at(HAND, seat, kind)] -= 1
    state.sealed[seat] = kind


def _deck(tables: Tables, character: i64) -> vec[i64]:
    """The full deck of a hero by kind."""
    deck = vec[i64](capacity=tables.kinds)
    for kind in range(tables.kinds):
        deck = append(deck, tables.copies(character, kind))
    return deck


def _counted(tables: Tables, cards: Sequence[str]) -> vec[i64]:
    """Cards by kind."""
    counts = filled(tables.kinds, 0)
    for card in cards:
        counts[tables.kind(card)] += 1
    return counts


def _open_state(tables: Tables, view: RobotHeroesView) -> HeroesState:
    """What is open to all, with every other card in its owner's draw pile."""
    heroes = view.heroes
    state = HeroesState(
        tables,
        phase=PHASES.index(view.phase),
        turn=view.turn,
        die=view.die,
        turns=view.turns,
        max_turns=view.max_turns,
        characters=vec[i64]([_character(hero) for hero in heroes]),
        pawns=vec[i64]([hero.pawn for hero in heroes]),
        damage=vec[i64]([hero.damage for hero in heroes]),
        cards=filled(6 * tables.kinds, 0),
        sealed=vec[i64]([-1, -1]),
        played=vec[i64](),
        numbers=vec[i64](),
        shown=_laid(tables, heroes[0].shown, heroes[1].shown),
    )
    state.played = _laid(tables, heroes[0].played, heroes[1].played)
    state.numbers = _numbers(state.played, tables.kinds, heroes)
    for seat in range(i64(2)):
        if view.phase != "take":
            _fill_piles(state, seat, heroes[seat])
    return state


def _fill_piles(state: HeroesState, seat: i64, hero: Hero) -> None:
    """Open discards, and all that is neither there nor on the table in the draw pile."""
    tables, character = state.tables, state.characters[seat]
    discards, played = _counted(tables, hero.discard), _counted(tables, hero.played)
    for kind in range(tables.kinds):
        state.cards[state.at(DISCARDS, seat, kind)] = discards[kind]
        state.cards[state.at(PILE, seat, kind)] = tables.copies(character, kind) - discards[kind] - played[kind]


def _character(hero: Hero) -> i64:
    return CHARACTERS.index(hero.character) if hero.character else -1


def _laid(tables: Tables, first: Sequence[str], second: Sequence[str]) -> vec[i64]:
    """Cards laid open by both seats as a state holds them: round by round, seat 0 first, then an added card."""
    cards = vec[i64]()
    one: i64 = 0
    two: i64 = 0
    while one < len(first) or two < len(second):
        mine = tables.kind(first[one]) if one < len(first) else -1
        other = tables.kind(second[two]) if two < len(second) else -1
        one += 1
        two += 1
        if mine >= 0:
            cards = append(cards, mine)
        if other >= 0:
            cards = append(cards, tables.kinds + other)
        if _is_added(tables, mine, other, first, one):
            cards = append(cards, tables.kind(first[one]))
            one += 1
        elif _is_added(tables, other, mine, second, two):
            cards = append(cards, tables.kinds + tables.kind(second[two]))
            two += 1
    return cards


def _is_added(tables: Tables, card: i64, other: i64, laid: Sequence[str], at: i64) -> bool:
    """Whether the next card was added to this one: else the hand holds Special Attacks alone, so it is one [RH-X2]."""
    if card < 0 or other < 0 or tables.effects[card] != ADD or tables.is_special(other):
        return False
    return at < len(laid) and not tables.is_special(tables.kind(laid[at]))


def _numbers(played: vec[i64], kinds: i64, heroes: Sequence[Hero]) -> vec[i64]:
    """The numbers of all cards on the table, in the order of the cards."""
    numbers = vec[i64]()
    seen = vec[i64]([0, 0])
    for card in played:
        seat = card // kinds
        numbers = append(numbers, heroes[seat].numbers[seen[seat]])
        seen[seat] += 1
    return numbers
