"""From what one viewer of Robot Heroes saw back to states that it cannot tell from the truth.

Open cards are counted: what is neither open nor the viewer's own lies in a hand or a draw pile. When a discard
pile is shuffled, every other card of its owner is in the hand, so the hand is known at that moment [RH-S7, RH-B8].
How an opponent chooses is not read into its hand: a card that it lays open is taken to be one known before.
"""

from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.state import Belief
from rollout.core.wire import Told
from rollout.games.robot_heroes.facts import CardDiscarded, CardsRevealed, PileShuffled
from rollout.games.robot_heroes.position import DISCARDS, HAND, PHASES, PILE
from rollout.games.robot_heroes.state import HeroesState
from rollout.games.robot_heroes.tables import CHARACTERS, DIE, Tables, filled
from rollout.games.robot_heroes.view import Hero, RobotHeroesView


def kind_of(card: str) -> i64:
    """The kind of a card by its name."""
    return DIE if card == "die" else int(card)


class HeroesBelief(Belief):
    """Deals the cards that the viewer does not know; all else is as the view says."""

    def __init__(self, tables: Tables, view: RobotHeroesView, told: Sequence[Told]) -> None:
        """`told`: all that the viewer was told since the game began."""
        self.known = _open_state(tables, view)
        """The state with every unknown card in its owner's draw pile."""
        self.missing = vec[i64]([0, 0])
        """By seat: cards to be drawn so that the hand has its size again; one that is sealed counts."""
        self.sealed = vec[i64]([0, 0])
        """By seat: 1 where a sealed card is not known."""
        for seat in range(i64(2)):
            hero = view.heroes[seat]
            if seat == view.viewer:
                self.place(seat, _counted(tables, view.hand))
                self.seal_own(seat, view.sealed)
            else:
                self.place(seat, _known_hand(tables, seat, told))
                self.sealed[seat] = 1 if hero.chosen else 0
                self.missing[seat] = hero.hand + self.sealed[seat] - self.known.count(HAND, seat)

    def place(self, seat: i64, cards: vec[i64]) -> None:
        """Move known cards from the pile to the hand."""
        state = self.known
        for kind in range(i64(len(cards))):
            state.cards[state.at(HAND, seat, kind)] += cards[kind]
            state.cards[state.at(PILE, seat, kind)] -= cards[kind]

    def seal_own(self, seat: i64, card: str) -> None:
        """Place the viewer's own chosen card, if there is one."""
        if card:
            self.known.sealed[seat] = kind_of(card)
            self.known.cards[self.known.at(PILE, seat, kind_of(card))] -= 1

    def sample(self, chance: Chance) -> HeroesState:
        state = self.known.clone()
        for seat in range(i64(2)):
            for _ in range(self.missing[seat]):
                state.draw(seat, chance, None)
            if self.sealed[seat] == 1:
                _seal(state, seat, chance.below(state.count(HAND, seat), "sealed"))
        return state


def _seal(state: HeroesState, seat: i64, nth: i64) -> None:
    """Take the nth card of the hand to be the one chosen."""
    kind: i64 = 0
    while nth >= state.cards[state.at(HAND, seat, kind)]:
        nth -= state.cards[state.at(HAND, seat, kind)]
        kind += 1
    state.cards[state.at(HAND, seat, kind)] -= 1
    state.sealed[seat] = kind


def _known_hand(tables: Tables, seat: i64, told: Sequence[Told]) -> vec[i64]:
    """Cards that a seat must hold (sealed included), by kind, because its discard pile was shuffled without them."""
    known = filled(tables.kinds, 0)
    for event in told:
        if isinstance(event, PileShuffled) and event.seat == seat:
            shuffled = _counted(tables, event.cards)
            for kind in range(tables.kinds):
                known[kind] = tables.deck[kind] - shuffled[kind]
        elif isinstance(event, CardDiscarded) and event.seat == seat:
            _lay_open(known, event.card)
        elif isinstance(event, CardsRevealed):
            _lay_open(known, event.cards[seat])
    return known


def _lay_open(known: vec[i64], card: str) -> None:
    kind = kind_of(card)
    if known[kind] > 0:
        known[kind] -= 1


def _counted(tables: Tables, cards: Sequence[str]) -> vec[i64]:
    """Cards by kind."""
    counts = filled(tables.kinds, 0)
    for card in cards:
        counts[kind_of(card)] += 1
    return counts


def _open_state(tables: Tables, view: RobotHeroesView) -> HeroesState:
    """What is open to all, with every other card in its owner's draw pile."""
    heroes = view.heroes
    state = HeroesState(
        tables,
        PHASES.index(view.phase),
        view.turn,
        view.die,
        view.turns,
        view.max_turns,
        vec[i64]([_character(hero) for hero in heroes]),
        vec[i64]([hero.pawn for hero in heroes]),
        vec[i64]([hero.damage for hero in heroes]),
        filled(6 * tables.kinds, 0),
        vec[i64]([-1, -1]),
        _laid(tables, heroes[0].played, heroes[1].played),
        _numbers(heroes[0].numbers, heroes[1].numbers),
        _laid(tables, heroes[0].shown, heroes[1].shown),
    )
    for seat in range(i64(2)):
        hero = heroes[seat]
        discards, played = _counted(tables, hero.discard), _counted(tables, hero.played)
        for kind in range(tables.kinds):
            state.cards[state.at(DISCARDS, seat, kind)] = discards[kind]
            state.cards[state.at(PILE, seat, kind)] = tables.deck[kind] - discards[kind] - played[kind]
    return state


def _character(hero: Hero) -> i64:
    return CHARACTERS.index(hero.character) if hero.character else -1


def _laid(tables: Tables, first: Sequence[str], second: Sequence[str]) -> vec[i64]:
    """Cards laid open by both seats as a state holds them: round by round, seat 0 first."""
    cards = vec[i64]()
    for at in range(max(len(first), len(second))):
        if at < len(first):
            cards = append(cards, kind_of(first[at]))
        if at < len(second):
            cards = append(cards, tables.kinds + kind_of(second[at]))
    return cards


def _numbers(first: Sequence[int], second: Sequence[int]) -> vec[i64]:
    numbers = vec[i64]()
    for at in range(len(first)):
        numbers = append(append(numbers, first[at]), second[at])
    return numbers
