"""The whole truth of a game of Robot Heroes and its rules: setup, turns, end. Never leaves the table.

What lies on the table is in `position`, battles are in `battle` and `specials`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.codec import Reader
from rollout.core.errors import RecordError
from rollout.core.lists import filled
from rollout.core.wire import Fact, Outcome
from rollout.games.robot_heroes import facts as happened
from rollout.games.robot_heroes.board import BATTLE, DRAW
from rollout.games.robot_heroes.position import (
    BOOST,
    DISCARD,
    DISCARDS,
    DUEL,
    HAND,
    MOVE,
    OVER,
    PILE,
    ROLL,
    TAKE,
)
from rollout.games.robot_heroes.specials import Specials
from rollout.games.robot_heroes.tables import CHARACTERS, Tables

VERBS: Final[i64] = 6
"""An action is `argument * VERBS + phase`, by the phase that asks for it. The argument is a character, nothing (0),
a space, and in the last three a kind of card."""

TO_NOTHING: Final[i64] = 0
TO_DRAW: Final[i64] = 1
TO_BATTLE: Final[i64] = 2
TO_OPPONENT: Final[i64] = 3
ON_LANDING = ("nothing", "draw", "battle", "opponent")
"""What a landing does, by number."""


class HeroesState(Specials):
    """One game in progress."""

    def actors(self) -> vec[i64]:
        seats = vec[i64](capacity=2)
        if self.phase == OVER:
            return seats
        for seat in range(i64(2)):
            if self.may_act(seat):
                seats = append(seats, seat)
        return seats

    def may_act(self, seat: i64) -> bool:
        """Whether a seat is asked: in a battle both until they choose, or who adds a card; else whose turn it is."""
        if self.phase == DUEL:
            return self.sealed[seat] < 0
        if self.phase == BOOST:
            return seat == self.booster()
        return self.phase != OVER and seat == self.turn

    def legal(self, seat: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        if not self.may_act(seat):
            return actions
        if self.phase == TAKE:
            return append(append(actions, TAKE), VERBS + TAKE)
        if self.phase == ROLL:
            return append(actions, ROLL)
        if self.phase == MOVE:
            tables = self.tables
            for at in range(tables.first(self.pawns[seat], self.die), tables.last(self.pawns[seat], self.die)):
                actions = append(actions, tables.landings[at] * VERBS + MOVE)
            return actions
        for kind in range(self.tables.ordinary if self.phase == BOOST else self.tables.kinds):
            if self.cards[self.at(HAND, seat, kind)] > 0:
                actions = append(actions, kind * VERBS + self.phase)
        return actions

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        argument = action // VERBS
        if self.phase == TAKE:
            self.take(argument, chance, facts)
        elif self.phase == ROLL:
            self.roll(chance, facts)
        elif self.phase == MOVE:
            self.move(argument, chance, facts)
        elif self.phase == DISCARD:
            self.discard(argument, chance, facts)
        elif self.phase == DUEL:
            self.choose(seat, argument, chance, facts)
        else:
            self.boost(seat, argument, chance, facts)

    def clone(self) -> HeroesState:
        return HeroesState(
            self.tables,
            self.phase,
            self.turn,
            self.die,
            self.turns,
            self.max_turns,
            vec[i64](self.characters),
            vec[i64](self.pawns),
            vec[i64](self.damage),
            vec[i64](self.cards),
            vec[i64](self.sealed),
            vec[i64](self.played),
            vec[i64](self.numbers),
            vec[i64](self.shown),
        )

    # -- setup ------------------------------------------------------------------------------------------

    def roll_off(self, chance: Chance, facts: list[Fact] | None, purpose: str) -> i64:
        """Each seat rolls, seat 0 first, again while they tie; the seat with the higher roll [RH-S2, RH-S6]."""
        why = "die " + purpose
        while True:
            first = 1 + chance.below(self.tables.faces, why)
            second = 1 + chance.below(self.tables.faces, why)
            if facts is not None:
                facts.append(happened.Rolled(0, first, purpose))
                facts.append(happened.Rolled(1, second, purpose))
            if first != second:
                return 0 if first > second else 1

    def take(self, character: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """The winner of the first roll chooses a character; hands are dealt, a second roll decides who begins."""
        self.characters[self.turn] = character
        self.characters[1 - self.turn] = 1 - character
        for seat in range(i64(2)):
            self.equip(seat, self.characters[seat])
            if facts is not None:
                facts.append(happened.HeroTaken(seat, CHARACTERS[self.characters[seat]]))
        for seat in range(i64(2)):
            self.deal(seat, chance, facts)
        self.begin_turn(self.roll_off(chance, facts, "first"), facts)

    def equip(self, seat: i64, character: i64) -> None:
        """Stand a hero's pawn on its start and lay its full deck down as the draw pile [RH-S1, RH-S3, RH-S4]."""
        self.pawns[seat] = self.tables.starts[character]
        for kind in range(self.tables.kinds):
            self.cards[self.at(PILE, seat, kind)] = self.tables.copies(character, kind)

    def deal(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Deal the opening hand; a deck too small for it is dealt out [RH-S5]."""
        for _ in range(self.tables.hand):
            self.draw(seat, chance, facts)
        if facts is not None:
            facts.append(happened.Dealt(seat, self.names(HAND, seat)))

    # -- turn ------------------------------------------------------------------------------------------------

    def begin_turn(self, seat: i64, facts: list[Fact] | None) -> None:
        """Players alternate turns [RH-T9]."""
        self.turn = seat
        self.phase = ROLL
        if facts is not None:
            facts.append(happened.TurnBegan(seat))

    def end_turn(self, facts: list[Fact] | None) -> None:
        """The other seat's turn begins, unless that was the last turn [RH-T9, RH-E3]."""
        self.turns += 1
        self.die = 0
        if self.turns == self.max_turns:
            self.phase = OVER
            if facts is not None:
                facts.append(happened.GameEnded("turns"))
        else:
            self.begin_turn(1 - self.turn, facts)

    def roll(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Roll one die to move by; a pawn that can enter no space ends its turn [RH-T1, RH-T2]."""
        self.die = 1 + chance.below(self.tables.faces, "die move")
        if facts is not None:
            facts.append(happened.Rolled(self.turn, self.die, "move"))
        pawn = self.pawns[self.turn]
        self.phase = MOVE
        if self.tables.first(pawn, self.die) == self.tables.last(pawn, self.die):
            if facts is not None:
                facts.append(happened.PawnStuck(self.turn))
            self.end_turn(facts)

    def effect(self, space: i64) -> i64:
        """What landing on a space does to the seat whose turn it is [RH-T4 to RH-T8]."""
        if space == self.pawns[1 - self.turn]:
            return TO_OPPONENT
        kind = self.tables.spaces[space]
        return TO_BATTLE if kind == BATTLE else TO_DRAW if kind == DRAW else TO_NOTHING

    def move(self, space: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Move the pawn by the full roll and do what the landing space says [RH-T1 to RH-T8]."""
        effect = self.effect(space)
        if facts is not None:
            route = self.tables.landing(self.pawns[self.turn], self.die, space)
            facts.append(happened.PawnMoved(self.turn, tuple(self.tables.path(route)), space))
            facts.append(happened.Landed(self.turn, space, ON_LANDING[effect]))
        self.pawns[self.turn] = space
        if effect >= TO_BATTLE:
            self.begin_battle(chance, facts)
        elif effect == TO_DRAW:
            self.land_on_draw_card(chance, facts)
        else:
            self.end_turn(facts)

    def land_on_draw_card(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Draw a card; at the hand limit, discard first [RH-T6, RH-T7]."""
        if self.count(HAND, self.turn) >= self.tables.limit:
            self.phase = DISCARD
            return
        self.draw_one(self.turn, chance, facts)
        self.end_turn(facts)

    def discard(self, kind: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Place a card of one's choice in the discard pile, face up, then draw [RH-T7]."""
        seat = self.turn
        self.cards[self.at(HAND, seat, kind)] -= 1
        self.cards[self.at(DISCARDS, seat, kind)] += 1
        self.shown = vec[i64]([seat * self.tables.kinds + kind])
        if facts is not None:
            facts.append(happened.CardDiscarded(seat, *self.named(seat, kind)))
        self.draw_one(seat, chance, facts)
        self.end_turn(facts)

    # -- end --------------------------------------------------------------------------------------------

    def outcome(self) -> Outcome | None:
        """A hero without a whole piece has lost; after the last turn most whole pieces win [RH-E1, RH-E3]."""
        if self.phase != OVER:
            return None
        reason = "pieces" if self.is_beaten(0) or self.is_beaten(1) else "turns"
        if self.damage[0] == self.damage[1]:
            return Outcome((0.5, 0.5), "turns-equal")
        return Outcome((1.0, 0.0) if self.damage[0] < self.damage[1] else (0.0, 1.0), reason)


def set_up(tables: Tables, max_turns: i64, chance: Chance, facts: list[Fact] | None = None) -> HeroesState:
    """A new game: the first roll decides who chooses a character; cards come with the heroes [RH-S1 to RH-S4]."""
    nobody, cards = filled(2, -1), filled(6 * tables.kinds, 0)
    state = HeroesState(
        tables,
        phase=TAKE,
        turn=0,
        die=0,
        turns=0,
        max_turns=max_turns,
        characters=nobody,
        pawns=vec[i64](nobody),
        damage=filled(2, 0),
        cards=cards,
        sealed=vec[i64](nobody),
        played=vec[i64](),
        numbers=vec[i64](),
        shown=vec[i64](),
    )
    state.turn = state.roll_off(chance, facts, "hero")
    return state


def decode(tables: Tables, data: bytes) -> HeroesState:
    """The state that `HeroesState.encode` wrote.

    Raises:
        RecordError: there is no such level, or the bytes end too early.
    """
    reader = Reader(data)
    level = reader.get()
    if not 0 <= level < len(tables.levels):
        raise RecordError(f"the encoded state is of level {level}, which there is not")
    return HeroesState(
        tables.on(level),
        reader.get(),
        reader.get(),
        reader.get(),
        reader.get(),
        reader.get(),
        reader.get_all(),
        reader.get_all(),
        reader.get_all(),
        reader.get_all(),
        reader.get_all(),
        reader.get_all(),
        reader.get_all(),
        reader.get_all(),
    )
