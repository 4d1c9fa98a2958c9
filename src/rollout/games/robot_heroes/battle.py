"""Battles of Robot Heroes: choose, reveal, compare, clear up [RH-B1 to RH-B8, RH-B11].

One method a paragraph of the rulebook; Special Attacks are in `specials`. In the battle's last step the turn ends.
"""
# compiled

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.wire import Fact
from rollout.games.robot_heroes import facts as happened
from rollout.games.robot_heroes.position import DISCARDS, DUEL, HAND, OVER, Position
from rollout.games.robot_heroes.tables import DIE


class Battle(Position):
    """The chapter on battles."""

    def end_turn(self, facts: list[Fact] | None) -> None:
        """What follows a battle."""
        raise NotImplementedError

    def attack(self, chance: Chance, facts: list[Fact] | None) -> None:
        """What follows when a Special Attack is among the revealed cards."""
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
            facts.append(happened.Chosen(seat, *self.named(seat, kind)))
        if self.sealed[1 - seat] >= 0:
            self.reveal(chance, facts)

    def reveal(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Turn both cards over at the same time; they decide, or a Special Attack does [RH-B1, RH-B9]."""
        first, second = self.sealed[0], self.sealed[1]
        if facts is not None:
            one, two = self.named(0, first), self.named(1, second)
            facts.append(
                happened.CardsRevealed(
                    cards=(one[0], two[0]),
                    first_seat=0,
                    first=one[0],
                    first_sort=one[1],
                    first_title=one[2],
                    second_seat=1,
                    second=two[0],
                    second_sort=two[1],
                    second_title=two[2],
                )
            )
        self.played = append(append(self.played, first), self.tables.kinds + second)
        self.sealed[0] = -1
        self.sealed[1] = -1
        if self.tables.is_special(first) or self.tables.is_special(second):
            self.attack(chance, facts)
        else:
            self.roll_for_cards(chance, facts)
            last: i64 = len(self.numbers) - 1
            self.compare(self.numbers[last - 1], self.numbers[last], chance, facts)

    def roll_for_cards(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Give both cards of this round their numbers; the seat whose turn it is rolls first [RH-B3]."""
        mine = self.number(self.turn, chance, facts)
        other = self.number(1 - self.turn, chance, facts)
        self.numbers = append(
            append(self.numbers, mine if self.turn == 0 else other), other if self.turn == 0 else mine
        )

    def number(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> i64:
        """The number of a revealed card: a die card rolls for it, a Special Attack has none yet [RH-B3]."""
        kind = self.played[len(self.played) - 2 + seat] % self.tables.kinds
        if self.tables.is_special(kind):
            return 0
        return self.roll_die_card(seat, chance, facts) if kind == DIE else kind

    def roll_die_card(self, seat: i64, chance: Chance, facts: list[Fact] | None) -> i64:
        """Roll for a die card [RH-B3]."""
        roll = 1 + chance.below(self.tables.faces, "die card 0" if seat == 0 else "die card 1")
        if facts is not None:
            facts.append(happened.Rolled(seat, roll, "card"))
        return roll

    def compare(self, first: i64, second: i64, chance: Chance, facts: list[Fact] | None, special: i64 = -1) -> None:
        """The higher number wins; on a tie both choose another card, if they can [RH-B2, RH-B4, RH-B5].

        `special`: the Special Attack of this round as `seat * kinds + kind`, -1 for none.
        """
        if facts is not None:
            facts.append(happened.NumbersCompared((first, second), first, second))
        if first != second:
            self.win(0 if first > second else 1, chance, facts, special)
            return
        if facts is not None:
            facts.append(happened.BattleTied())
        self.choose_again(chance, facts)

    def choose_again(self, chance: Chance, facts: list[Fact] | None) -> None:
        """Nothing is decided: both choose another card, if they can [RH-B4, RH-B5, RH-B10]."""
        self.phase = DUEL
        if self.has_empty_hand():
            self.end_in_a_draw("no-cards", chance, facts)

    def win(self, winner: i64, chance: Chance, facts: list[Fact] | None, special: i64 = -1) -> None:
        """The loser turns its pieces; with the sixth the game ends and nothing follows [RH-B2, RH-E1].

        `special`: as for `compare`.
        """
        if facts is not None:
            facts.append(happened.BattleWon(winner))
        self.turn_pieces(1 - winner, self.pieces_at_stake(winner, special), facts)
        if not self.is_beaten(1 - winner):
            self.clear_up(chance, facts)
            return
        self.phase = OVER
        if facts is not None:
            facts.append(happened.GameEnded("pieces"))

    def pieces_at_stake(self, winner: i64, special: i64) -> i64:
        """How many pieces the loser turns: one, unless a Special Attack of this round says otherwise [RH-B2, RH-B9]."""
        if special < 0:
            return 1
        cards, kind = self.tables.cards, special % self.tables.kinds
        return cards.damages[kind] if special // self.tables.kinds == winner else cards.losses[kind]

    def turn_pieces(self, loser: i64, count: i64, facts: list[Fact] | None) -> None:
        """Turn pieces one by one; damage beyond the last one has no effect [RH-E2]."""
        for _ in range(min(count, self.tables.pieces - self.damage[loser])):
            self.damage[loser] += 1
            if facts is not None:
                facts.append(happened.PieceDamaged(loser, self.damage[loser]))
        if count == 0 and facts is not None:
            facts.append(happened.PieceSpared(loser))

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
