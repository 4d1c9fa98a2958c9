"""What search knows about Robot Heroes: plausible choices, and the chance to win from here."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.state import Heuristic, State
from rollout.games.robot_heroes.position import BOOST, DISCARD, DUEL, HAND, MOVE, OVER
from rollout.games.robot_heroes.state import TO_BATTLE, TO_DRAW, VERBS, HeroesState
from rollout.games.robot_heroes.tables import ADD, AGAINST, DIE, NUMBER, ROLL_FOR, WIN, Tables


def strength(tables: Tables, kind: i64) -> i64:
    """Twice the number that a card is worth in a battle, a die its mean."""
    if kind == DIE:
        return tables.faces + 1
    return special_strength(tables, kind) if tables.is_special(kind) else 2 * kind


def special_strength(tables: Tables, kind: i64) -> i64:
    """The same for a Special Attack, against a number of which nothing is known, with what it gains or risks."""
    cards, faces, effect = tables.cards, tables.faces, tables.effects[kind]
    worth: i64 = faces + 1
    if effect == WIN:
        worth = 2 * faces + 2
    elif effect == NUMBER:
        worth = 2 * cards.numbers[kind]
    elif effect == ADD:
        worth = 2 * cards.adds[kind] + faces + 1
    elif effect == AGAINST:
        worth = 1 + 2 * min(max(faces + 1 - cards.leasts[kind], 0), faces)
    elif effect == ROLL_FOR:
        worth = faces + 1
    return max(worth + 2 * (cards.damages[kind] - cards.losses[kind]), 1)


def deck_strength(tables: Tables, character: i64) -> float:
    """The mean strength of the cards of a full deck."""
    total: i64 = 0
    count: i64 = 0
    for kind in range(tables.kinds):
        count += tables.copies(character, kind)
        total += tables.copies(character, kind) * strength(tables, kind)
    return float(total) / float(max(count, 1))


def best_card(state: HeroesState, seat: i64) -> i64:
    """The strength of the best card in a hand, 0 for an empty hand."""
    top: i64 = 0
    for kind in range(state.tables.kinds):
        if state.cards[state.at(HAND, seat, kind)] > 0:
            top = max(top, strength(state.tables, kind))
    return top


def added(state: HeroesState, seat: i64, kind: i64) -> i64:
    """How much a card deserves to be added: the lowest that wins for certain first, then what may win or tie."""
    tables = state.tables
    special = state.special_of(seat)
    more, other = tables.cards.adds[special], state.other_number(seat)
    if kind == DIE:
        wins = min(max(tables.faces + more - other, 0), tables.faces)
        return 1 + 40 * wins // tables.faces
    if kind + more > other:
        return 40 + 40 * (tables.ordinary - kind)
    return 10 if kind + more == other else 1 + (tables.ordinary - kind)


class HeroesHeuristic(Heuristic):
    """Plays high cards, collects cards while the hand has room, and looks for battles with a good hand."""

    def weights(self, state: State, seat: i64, actions: vec[i64]) -> vec[i64]:
        assert isinstance(state, HeroesState), state
        weights = vec[i64](capacity=len(actions))
        for action in actions:
            weights = append(weights, self.weight(state, seat, action))
        return weights

    def weight(self, state: HeroesState, seat: i64, action: i64) -> i64:
        """How much one action deserves a try."""
        argument = action // VERBS
        tables = state.tables
        if state.phase == DUEL:
            return strength(tables, argument) * strength(tables, argument) * strength(tables, argument)
        if state.phase == BOOST:
            return added(state, seat, argument)
        if state.phase == DISCARD:
            shortfall = 2 * tables.ordinary - strength(tables, argument)
            return 1 + max(shortfall, 0) * max(shortfall, 0)
        return self.weight_of_landing(state, seat, argument) if state.phase == MOVE else 1

    def weight_of_landing(self, state: HeroesState, seat: i64, space: i64) -> i64:
        """A card is welcome while the hand has room, a battle with a card that beats most others."""
        effect = state.effect(space)
        if effect == TO_DRAW:
            return 12 if state.count(HAND, seat) < state.tables.limit else 4
        if effect >= TO_BATTLE:
            return 8 if best_card(state, seat) >= 2 * state.tables.faces - 2 else 3
        return 4

    def value(self, state: State, seat: i64) -> float:
        """The chance to win the rest of the game if every battle were even, moved a little by the hands."""
        assert isinstance(state, HeroesState), state
        mine = state.tables.pieces - state.damage[seat]
        theirs = state.tables.pieces - state.damage[1 - seat]
        if state.phase == OVER or mine <= 0 or theirs <= 0:
            return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5
        edge = float(held(state, seat) - held(state, 1 - seat)) / float(100 * (state.tables.faces + 1))
        return min(max(race(mine, theirs) + edge, 0.01), 0.99)


def held(state: HeroesState, seat: i64) -> i64:
    """The strength of all cards of a hand together."""
    total: i64 = 0
    for kind in range(state.tables.kinds):
        total += state.cards[state.at(HAND, seat, kind)] * strength(state.tables, kind)
    return total


def race(mine: i64, theirs: i64) -> float:
    """The chance to turn all of `theirs` before all of `mine` are turned, when every battle is even."""
    total = 0.0
    term = 1.0
    for _ in range(theirs):
        term *= 0.5
    for lost in range(mine):
        total += term
        term *= 0.5 * float(theirs + lost) / float(lost + 1)
    return total
