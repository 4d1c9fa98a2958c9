"""How a strong player plays Robot Heroes: the equilibrium of a duel, and a look ahead at where the pawns may land.

All values are chances to win. A game is a race to turn the other's pieces; a battle moves it by a step, and cards
held move it by what they are worth in battles (`worths`). In a duel both sides may hold any hand that fits what
is open; the choice is an equilibrium between them (`search.equilibrium`), where what remains of a hand counts.
"""
# compiled

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec
from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.branches import branches
from rollout.core.chance import Chance
from rollout.core.state import Belief
from rollout.core.wire import SPECTATOR, Told
from rollout.games.robot_heroes.belief import HeroesBelief
from rollout.games.robot_heroes.heuristics import deck_strength, race
from rollout.games.robot_heroes.position import BOOST, DISCARD, DUEL, HAND, MOVE, PHASES, PILE, TAKE
from rollout.games.robot_heroes.state import TO_BATTLE, TO_DRAW, TO_NOTHING, VERBS, HeroesState
from rollout.games.robot_heroes.tables import ADD, DIE, LEVELS, Tables
from rollout.games.robot_heroes.view import RobotHeroesView
from rollout.games.robot_heroes.worths import TIED, CardWorths, swing
from rollout.search.equilibrium import Side, settle, transposed

ROUNDS: Final[i64] = 100
"""How long both sides of a duel learn."""
SELDOM: Final = 0.02
"""A card that is chosen less often than this is an error of the approximation, and is not chosen."""
TERMS: Final[i64] = 2
"""What follows a card, see `Holding.terms`: the hand that is left, and the next card if there is a tie."""


class Holding:
    """Cards that a seat may hold, and what is left after each."""

    def __init__(self, worths: CardWorths, state: HeroesState, seat: i64) -> None:
        self.worths = worths
        self.size: i64 = 0
        self.counts = vec[i64]()
        self.worth = 0.0
        """In battles won."""
        self.ordinary: i64 = 0
        """Cards that can be added to another."""
        self.added = 0.0
        """What such a card is worth."""
        for kind in range(worths.kinds):
            count = state.cards[state.at(HAND, seat, kind)] + (1 if state.sealed[seat] == kind else 0)
            self.counts = append(self.counts, count)
            self.size += count
            self.worth += float(count) * worths.held[kind]
            if kind < worths.tables.ordinary:
                self.ordinary += count
                self.added += float(count) * worths.held[kind]
        self.added = self.added / float(max(self.ordinary, 1))
        self.drawn = average(worths, state, seat)
        """What a card that is drawn is worth."""

    def allowed(self) -> vec[i64]:
        """By kind: 1 where it is held."""
        held = vec[i64](capacity=len(self.counts))
        for count in self.counts:
            held = append(held, 1 if count > 0 else 0)
        return held

    def after(self, kind: i64) -> float:
        """What the hand is worth once a card is played (with another one added) and the hand is drawn up."""
        adds = self.ordinary > 0 and self.worths.tables.effects[kind] == ADD
        due = self.worths.tables.hand - (self.size - (2 if adds else 1))
        left = self.worth - self.worths.held[kind] - (self.added if adds else 0.0)
        return left + float(max(due, 0)) * self.drawn

    def next(self, kind: i64) -> float:
        """How likely the best of the other cards beats one of a full deck; even when there is none."""
        top = 0.0
        for other in range(self.worths.kinds):
            if self.counts[other] > (1 if other == kind else 0):
                top = max(top, self.worths.standings[other])
        return top if self.size > 1 else 0.5

    def terms(self) -> vec[float]:
        """By term and kind, as a duel asks for it."""
        own = vec[float](capacity=TERMS * self.worths.kinds)
        for kind in range(self.worths.kinds):
            own = append(own, self.after(kind))
        for kind in range(self.worths.kinds):
            own = append(own, self.next(kind))
        return own


def average(worths: CardWorths, state: HeroesState, seat: i64) -> float:
    """What the next card of a draw pile is worth; that of a full deck if the pile is empty."""
    total = 0.0
    count = state.count(PILE, seat)
    for kind in range(worths.kinds):
        total += float(state.cards[state.at(PILE, seat, kind)]) * worths.held[kind]
    return total / float(count) if count > 0 else worths.mean


class Duel:
    """A battle about to be fought, from the side of one seat: its hand, and the hands that either may hold."""

    def __init__(self, worths: CardWorths, world: HeroesState, seat: i64) -> None:
        self.worths = worths
        self.seat = seat
        self.mine = worths.tables.pieces - world.damage[seat]
        self.theirs = worths.tables.pieces - world.damage[1 - seat]
        self.hand = Holding(worths, world, seat)
        base, weights = self.base(), self.weights()
        kinds = worths.kinds
        self.own = Side(kinds, TERMS, base, weights)
        self.other = Side(kinds, TERMS, transposed(kinds, kinds, base, -1.0), transposed(kinds, kinds, weights, 1.0))
        self.own.add(0.0, self.hand.allowed(), self.hand.terms())
        self.known = 0.0
        """What the other's hand is worth on average, in battles won."""

    def base(self) -> vec[float]:
        """By own and other kind: how the race changes."""
        meetings, now = self.worths.meetings, race(self.mine, self.theirs)
        base = vec[float]()
        for pair in range(self.worths.kinds * self.worths.kinds):
            value = 0.0
            for at in range(meetings.starts[pair], meetings.starts[pair + 1]):
                change = meetings.changes[at]
                if change != TIED:
                    mine, theirs = self.mine - max(-change, 0), self.theirs - max(change, 0)
                    value += meetings.chances[at] * (race(max(mine, 0), max(theirs, 0)) - now)
            base = append(base, value)
        return base

    def weights(self) -> vec[float]:
        """By term, own and other kind: what a battle's worth of kept cards counts after it; a tie's next card."""
        meetings = self.worths.meetings
        kept, next_ = vec[float](), vec[float]()
        for pair in range(self.worths.kinds * self.worths.kinds):
            all_, tied = 0.0, 0.0
            for at in range(meetings.starts[pair], meetings.starts[pair + 1]):
                change = meetings.changes[at] if meetings.changes[at] != TIED else 0
                step = meetings.chances[at] * swing(self.mine - max(-change, 0), self.theirs - max(change, 0))
                all_ += step
                tied += step if meetings.changes[at] == TIED else 0.0
            kept = append(kept, all_)
            next_ = append(next_, tied)
        for value in next_:
            kept = append(kept, value)
        return kept

    def imagine(self, public: Belief, hands: i64, chance: Chance) -> None:
        """Deal both sides hands that fit what is open to all."""
        for _ in range(hands):
            world = public.sample(chance)
            assert isinstance(world, HeroesState), world
            self.deal(world, 1.0 / float(hands))

    def deal(self, world: HeroesState, likely: float) -> None:
        """Add the hands of both sides in one world; how likely they are, over all worlds, must sum to 1."""
        one, two = Holding(self.worths, world, self.seat), Holding(self.worths, world, 1 - self.seat)
        self.own.add(likely, one.allowed(), one.terms())
        self.other.add(likely, two.allowed(), two.terms())
        self.known += two.worth * likely

    def settle(self, rounds: i64) -> vec[float]:
        """By kind: how likely it is chosen from the own hand."""
        settle(self.own, self.other, rounds)
        return self.own.average()

    def edge(self) -> float:
        """By how much a battle now changes the chance to win, with the own hand."""
        choices = self.settle(ROUNDS // 2)
        total = 0.0
        for kind in range(self.worths.kinds):
            if choices[kind] > 0.0:
                total += choices[kind] * self.own.gain(0, kind)
        return total - swing(self.mine, self.theirs) * (self.hand.worth - self.known)


class Outlook:
    """Where pawns may land: gains of the seat to move, then the other's roll, then its own next one."""

    def __init__(self, world: HeroesState, seat: i64, gains: vec[float], losses: vec[float]) -> None:
        """What a landing changes in the chance of `seat` to win, by effect: its own, and the other's."""
        self.state = world.clone()
        self.seat = seat
        self.gains = gains
        self.losses = losses

    def effect(self, seat: i64, space: i64) -> i64:
        """What landing on a space would do in a turn of a seat."""
        self.state.turn = seat
        return self.state.effect(space)

    def after(self, space: i64) -> float:
        """The value of a landing of the own pawn."""
        value = self.gains[self.effect(self.seat, space)]
        before = self.state.pawns[self.seat]
        self.state.pawns[self.seat] = space
        value += self.reply()
        self.state.pawns[self.seat] = before
        return value

    def reply(self) -> float:
        """The mean over the other's rolls, if it lands where that is worst for the own seat."""
        tables, other = self.state.tables, 1 - self.seat
        start = self.state.pawns[other]
        total = 0.0
        for roll in range(1, tables.faces + 1):
            worst = 0.0
            found = False
            for at in range(tables.first(start, roll), tables.last(start, roll)):
                self.state.pawns[other] = start
                space = tables.landings[at]
                value = self.losses[self.effect(other, space)]
                self.state.pawns[other] = space
                value += self.next()
                worst = value if not found else min(worst, value)
                found = True
            total += worst
        self.state.pawns[other] = start
        return total / float(tables.faces)

    def next(self) -> float:
        """The mean over the own next rolls of the best landing."""
        tables, start = self.state.tables, self.state.pawns[self.seat]
        total = 0.0
        for roll in range(1, tables.faces + 1):
            best = 0.0
            found = False
            for at in range(tables.first(start, roll), tables.last(start, roll)):
                value = self.gains[self.effect(self.seat, tables.landings[at])]
                best = value if not found else max(best, value)
                found = True
            total += best
        return total / float(tables.faces)


class Strategy:
    """Plays one seat from what it saw."""

    def __init__(self, worths: CardWorths, own: Belief, public: Belief, seat: i64) -> None:
        """`own`: what the seat can believe; `public`: what somebody can who sees no hand."""
        self.worths = worths
        self.own = own
        self.public = public
        self.seat = seat

    def odds(self, actions: vec[i64], hands: i64, chance: Chance) -> vec[float]:
        """How likely each of `actions` should be taken, imagining so many hands of either side."""
        world = self.own.sample(chance)
        assert isinstance(world, HeroesState), world
        if world.phase == DUEL:
            return self.choose(world, actions, hands, chance)
        values = vec[float](capacity=len(actions))
        outlook = self.look(world, hands, chance) if world.phase == MOVE else None
        for action in actions:
            value = 0.0
            if outlook is not None:
                value = outlook.after(action // VERBS)
            elif world.phase == DISCARD:
                value = -self.worths.held[action // VERBS]
            elif world.phase == BOOST:
                value = self.boosted(world, action)
            values = append(values, value)
        return highest(values)

    def boosted(self, world: HeroesState, action: i64) -> float:
        """The value of a card added to another, over every roll; a tie is taken to be even."""
        pieces, seat = self.worths.tables.pieces, self.seat
        world = world.clone()
        for either in range(i64(2)):  # enough cards that none is drawn afterwards
            world.cards[world.at(HAND, either, DIE)] += self.worths.tables.hand
        kept = swing(pieces - world.damage[seat], pieces - world.damage[1 - seat]) * self.worths.held[action // VERBS]
        value = 0.0
        for chance, after in branches(world, seat, action):
            value += float(chance) * race(pieces - after.damage[seat], pieces - after.damage[1 - seat])
        return value - kept

    def duel(self, world: HeroesState, hands: i64, chance: Chance) -> Duel:
        """The battle that would be fought now."""
        duel = Duel(self.worths, world, self.seat)
        duel.imagine(self.public, hands, chance)
        return duel

    def choose(self, world: HeroesState, actions: vec[i64], hands: i64, chance: Chance) -> vec[float]:
        """Odds of the cards of the hand."""
        choices = self.duel(world, hands, chance).settle(ROUNDS)
        odds = vec[float](capacity=len(actions))
        total, most = 0.0, 0.0
        for action in actions:
            most = max(most, choices[action // VERBS])
        for action in actions:
            odd = choices[action // VERBS]
            odd = odd if odd >= min(SELDOM, most) else 0.0
            odds = append(odds, odd)
            total += odd
        for at in range(i64(len(odds))):
            odds[at] = odds[at] / total
        return odds

    def look(self, world: HeroesState, hands: i64, chance: Chance) -> Outlook:
        """What landings are worth now."""
        battle = 0.0
        if world.count(HAND, 0) > 0 and world.count(HAND, 1) > 0:
            battle = self.duel(world, hands, chance).edge()
        pieces = self.worths.tables.pieces
        step = swing(pieces - world.damage[self.seat], pieces - world.damage[1 - self.seat])
        gains = by_effect(battle, step * self.worth_of_draw(world, self.seat))
        losses = by_effect(battle, -step * self.worth_of_draw(world, 1 - self.seat))
        return Outlook(world, self.seat, gains, losses)

    def worth_of_draw(self, world: HeroesState, seat: i64) -> float:
        """What a draw is worth, in battles won: at the hand limit the worst card goes first."""
        drawn = average(self.worths, world, seat)
        if world.count(HAND, seat) < self.worths.tables.limit:
            return drawn
        least = drawn
        for kind in range(self.worths.kinds):
            if world.cards[world.at(HAND, seat, kind)] > 0:
                least = min(least, self.worths.held[kind])
        return drawn - least


def by_effect(battle: float, card: float) -> vec[float]:
    """By effect of a landing: what it changes."""
    values = vec[float]()
    for effect in range(TO_BATTLE + 2):
        value = 0.0 if effect == TO_NOTHING else card if effect == TO_DRAW else battle
        values = append(values, value)
    return values


def highest(values: vec[float]) -> vec[float]:
    """1 for the first of the highest values, 0 for all others."""
    at: i64 = 0
    for other in range(i64(len(values))):
        if values[other] > values[at]:
            at = other
    odds = vec[float](capacity=len(values))
    for other in range(i64(len(values))):
        odds = append(odds, 1.0 if other == at else 0.0)
    return odds


def hero_odds(tables: Tables, actions: vec[i64]) -> vec[float]:
    """Odds of the heroes that may be taken: the one with the stronger deck; nothing dearer than that is worked out."""
    strengths = vec[float](capacity=len(actions))
    for action in actions:
        strengths = append(strengths, deck_strength(tables, action // VERBS))
    odds = highest(strengths)
    if strengths[0] == strengths[len(strengths) - 1]:
        for at in range(i64(len(odds))):
            odds[at] = 1.0 / float(len(odds))
    return odds


def odds(
    tables: Tables,
    view: RobotHeroesView,
    told: Sequence[Told],
    actions: Sequence[int],
    hands: i64,
    chance: Chance,
) -> list[float]:
    """As `Game.odds` asks; `hands` is how many hands of either side are imagined."""
    tables = tables.on(LEVELS.index(view.level))
    if PHASES.index(view.phase) == TAKE:
        return list(hero_odds(tables, vec[i64](actions)))
    own = HeroesBelief(tables, view, told)
    public = HeroesBelief(tables, msgspec.structs.replace(view, viewer=SPECTATOR, hand=(), sealed=""), told)
    strategy = Strategy(worths_of(tables), own, public, view.viewer)
    return list(strategy.odds(vec[i64](actions), hands, chance))


@lru_cache(maxsize=8)
def worths_of(tables: Tables) -> CardWorths:
    """The worths of an edition's cards on one level, worked out once."""
    return CardWorths(tables)
