"""Special Attacks of Robot Heroes, on the Advanced level [RH-B9, RH-B10, RH-X1 to RH-X4].

What a card does is data of the edition: one method an effect. Ours are Direct Hit ("win"), Power Boost ("add"),
Ambush ("against") and Double Strike ("roll"); "number" and "draw" are there for the cards of other boxes.
"""
# compiled

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.wire import Fact
from rollout.games.robot_heroes import facts as happened
from rollout.games.robot_heroes.battle import Battle
from rollout.games.robot_heroes.position import BOOST, DUEL, HAND
from rollout.games.robot_heroes.tables import ADD, AGAINST, DIE, DRAWN, EFFECTS, ROLL_FOR, WIN


class Specials(Battle):
    """The chapter on Special Attacks."""

    def attack(self, chance: Chance, facts: list[Fact] | None) -> None:
        """One Special Attack does what it says, two cancel each other [RH-B9, RH-B10]."""
        first, second = self.special_of(0), self.special_of(1)
        self.report_special(0, first, facts)
        self.report_special(1, second, facts)
        if first >= 0 and second >= 0:
            self.cancel(chance, facts)
            return
        self.roll_for_cards(chance, facts)
        if first >= 0:
            self.carry_out(0, first, chance, facts)
        else:
            self.carry_out(1, second, chance, facts)

    def report_special(self, seat: i64, kind: i64, facts: list[Fact] | None) -> None:
        """Say what a revealed Special Attack does."""
        if kind < 0 or facts is None:
            return
        cards = self.tables.cards
        facts.append(
            happened.SpecialRevealed(
                seat=seat,
                card=self.tables.names[kind],
                title=self.tables.title(kind, self.characters[seat]),
                effect=EFFECTS[cards.effects[kind]],
                number=cards.numbers[kind],
                add=cards.adds[kind],
                least=cards.leasts[kind],
                damage=cards.damages[kind],
                loss=cards.losses[kind],
            )
        )

    def cancel(self, chance: Chance, facts: list[Fact] | None) -> None:
        """The powers cancel: nothing is rolled or added, and the battle starts over with new choices [RH-B10]."""
        self.numbers = append(append(self.numbers, 0), 0)
        if facts is not None:
            facts.append(happened.SpecialsCancelled())
        self.choose_again(chance, facts)

    def carry_out(self, seat: i64, kind: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Do what a Special Attack says against an ordinary card, whose die has been rolled [RH-B3, RH-B9]."""
        effect = self.tables.effects[kind]
        if effect == WIN:
            self.win(seat, chance, facts, self.special_card(seat, kind))
        elif effect == DRAWN:
            self.end_in_a_draw("special", chance, facts)
        elif effect == AGAINST:
            self.meet_number(seat, kind, chance, facts)
        elif effect == ADD and self.holds_ordinary(seat):
            self.phase = BOOST
        elif effect == ROLL_FOR:
            self.strike(seat, kind, chance, facts)
        else:
            self.count_alone(seat, kind, chance, facts)

    def special_card(self, seat: i64, kind: i64) -> i64:
        """A Special Attack together with the seat that played it."""
        return seat * self.tables.kinds + kind

    def other_number(self, seat: i64) -> i64:
        """The number of the ordinary card that a seat's Special Attack meets; before a card is added."""
        return self.numbers[len(self.numbers) - 1 - seat]

    def meet_number(self, seat: i64, kind: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Ambush: wins against its number or more, loses against less, never ties [RH-X3]."""
        number, least = self.other_number(seat), self.tables.cards.leasts[kind]
        succeeds = number >= least
        if facts is not None:
            result = "win" if succeeds else "loss"
            facts.append(happened.NumberMet(seat, number=number, least=least, result=result))
        self.win(seat if succeeds else 1 - seat, chance, facts, self.special_card(seat, kind))

    def count_alone(self, seat: i64, kind: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """It counts as its number: that is its effect, or there is no card to add [RH-B9, RH-X2]."""
        number = self.tables.cards.numbers[kind]
        if facts is not None and self.tables.effects[kind] == ADD:
            facts.append(happened.BoostedAlone(seat, number=number, hand=self.count(HAND, seat)))
        self.fight_with(seat, kind, number, chance, facts)

    def strike(self, seat: i64, kind: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Double Strike: a die is rolled for its number, after the opponent's die card [RH-X4]."""
        roll = 1 + chance.below(self.tables.faces, "die special 0" if seat == 0 else "die special 1")
        if facts is not None:
            facts.append(happened.Rolled(seat, roll, "special"))
        self.fight_with(seat, kind, roll, chance, facts)

    def fight_with(self, seat: i64, kind: i64, number: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Compare the number of a Special Attack with that of the other card."""
        other = self.other_number(seat)
        self.numbers[len(self.numbers) - 2 + seat] = number
        self.settle(seat, kind, number, other, chance, facts)

    def settle(self, seat: i64, kind: i64, number: i64, other: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Compare the `number` of a seat's Special Attack with `other`, the number of the opponent's card."""
        first, second = (number, other) if seat == 0 else (other, number)
        self.compare(first, second, chance, facts, self.special_card(seat, kind))

    def boost(self, seat: i64, card: i64, chance: Chance, facts: list[Fact] | None) -> None:
        """Power Boost: add to the number of a second card, chosen openly; a die card is rolled first [RH-X2]."""
        kind, other = self.special_of(seat), self.other_number(seat)
        self.cards[self.at(HAND, seat, card)] -= 1
        self.phase = DUEL
        if facts is not None:
            facts.append(happened.CardAdded(seat, self.tables.names[card], self.tables.sort(card)))
        number = self.roll_die_card(seat, chance, facts) if card == DIE else card
        more = self.tables.cards.adds[kind]
        self.numbers[len(self.numbers) - 2 + seat] = more
        self.played = append(self.played, seat * self.tables.kinds + card)
        self.numbers = append(self.numbers, number)
        if facts is not None:
            facts.append(happened.Boosted(seat, self.tables.names[card], number=number, add=more, total=number + more))
        self.settle(seat, kind, number + more, other, chance, facts)
