"""Battles of Robot Heroes: choose, reveal, compare, clear up [RH-B1 to RH-B8, RH-B11].

One method a paragraph of the rulebook. In the battle's last step the turn ends.
"""
# compiled

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.wire import Fact
from rollout.games.robot_heroes import facts as happened
from rollout.games.robot_heroes.position import DISCARDS, DUEL, HAND, OVER, Position, card_name, sort_name
from rollout.games.robot_heroes.tables import DIE


class Battle(Position):
    """The chapter on battles."""

    def end_turn(self, facts: list[Fact] | None) -> None:
        """What follows a battle."""
        raise NotImplementedError

    def begin_battle(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Both have to choose a card; where a hand is empty the battle is a draw at once [RH-T4, RH-T5, RH-B11]."""
        self.phase = DUEL
        self.shown = vec[i64]()
        if facts is not None:
            facts.append(happened.BattleBegan(self.turn))
        if self.has_empty_hand():
            self.end_in_a_draw("none-held", chance, facts)

    def has_empty_hand(self) -> bool:
        """Whether a seat has no card left to choose [RH-B5]."""
        return self.count(HAND, 0) == 0 or self.count(HAND, 1) == 0

    def choose(self, seat: i64, kind: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Choose a card in secret; the second choice reveals both. A choice is final [RH-B1]."""
        self.cards[self.at(HAND, seat, kind)] -= 1
        self.sealed[seat] = kind
        if facts is not None:
            facts.append(happened.Chosen(seat, card_name(kind), sort_name(kind)))
        if self.sealed[1 - seat] >= 0:
            self.reveal(chance, facts)

    def reveal(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Turn both cards over and roll for die cards; the seat whose turn it is rolls first [RH-B1, RH-B3]."""
        first, second = self.sealed[0], self.sealed[1]
        if facts is not None:
            cards = card_name(first), card_name(second)
            facts.append(
                happened.CardsRevealed(cards, 0, cards[0], 1, cards[1], sort_name(first), "", sort_name(second), "")
            )
        mine = self.number(self.turn, chance, facts)
        other = self.number(1 - self.turn, chance, facts)
        self.played = append(append(self.played, first), self.tables.kinds + second)
        self.numbers = append(
            append(self.numbers, mine if self.turn == 0 else other), other if self.turn == 0 else mine
        )
        self.sealed[0] = -1
        self.sealed[1] = -1
        self.compare(chance, facts)

    def number(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> i64:
        """The number of a revealed card; a die card rolls for it [RH-B3]."""
        kind = self.sealed[seat]
        if kind != DIE:
            return kind
        roll = 1 + chance.below(self.tables.faces, "die card 0" if seat == 0 else "die card 1")
        if facts is not None:
            facts.append(happened.Rolled(seat, roll, "card"))
        return roll

    def compare(self, chance: Chance, facts: list[Fact] | None) -> None:
        """The higher number wins; on a tie both choose another card, if they can [RH-B2, RH-B4, RH-B5]."""
        first, second = self.numbers[len(self.numbers) - 2], self.numbers[len(self.numbers) - 1]
        if facts is not None:
            facts.append(happened.NumbersCompared((first, second), first, second))
        if first != second:
            self.win(0 if first > second else 1, chance, facts)
            return
        if facts is not None:
            facts.append(happened.BattleTied())
        if self.has_empty_hand():
            self.end_in_a_draw("no-cards", chance, facts)

    def win(self, winner: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """The loser turns a piece; with the sixth the game ends and nothing follows [RH-B2, RH-E1]."""
        loser = 1 - winner
        self.damage[loser] += 1
        if facts is not None:
            facts.append(happened.BattleWon(winner))
            facts.append(happened.PieceDamaged(loser, self.damage[loser]))
        if not self.is_beaten(loser):
            self.clear_up(chance, facts)
            return
        self.phase = OVER
        if facts is not None:
            facts.append(happened.GameEnded("pieces"))

    def end_in_a_draw(self, reason: str, chance: Chance, facts: list[Fact] | None) -> None:
        """Nobody turns a piece [RH-B5, RH-B11]."""
        if facts is not None:
            facts.append(happened.BattleDrawn(reason))
        self.clear_up(chance, facts)

    def clear_up(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Played cards go to the discard piles, then both draw up, the seat whose turn it is first [RH-B6, RH-B7]."""
        kinds = self.tables.kinds
        for card in self.played:
            self.cards[self.at(DISCARDS, card // kinds, card % kinds)] += 1
        self.shown = self.played
        self.played = vec[i64]()
        self.numbers = vec[i64]()
        self.draw_up(self.turn, chance, facts)
        self.draw_up(1 - self.turn, chance, facts)
        self.end_turn(facts)

    def draw_up(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Draw until the hand is full again; a larger hand stays as it is [RH-B7]."""
        held = self.count(HAND, seat)
        while held < self.tables.hand and self.draw_one(seat, chance, facts):
            held += 1
