"""Everything that can happen in Robot Heroes, and who perceives what of it.

Cards are named "1", "2" ... and "die", Special Attacks as the edition names them; characters are "optimus" and
"megatron". A card comes with its sort ("number", "die" or "special") and, if it is a Special Attack, with the title
that its hero gives it, so that a log can name it. Only a card that is drawn or chosen face down is told differently
to its owner and to the others [RH-S7].
"""

from __future__ import annotations

from rollout.core.wire import Fact, PublicFact, Told

# -- open to all -------------------------------------------------------------------------------------------


class Rolled(PublicFact, frozen=True):
    """A die was rolled."""

    seat: int
    value: int
    purpose: str
    """"hero" [RH-S2], "first" [RH-S6], "move" [RH-T1], "card" [RH-B3] or "special" [RH-X4]."""


class HeroTaken(PublicFact, frozen=True):
    """A seat has its character; its pawn stands on that character's starting space [RH-S1]."""

    seat: int
    character: str


class TurnBegan(PublicFact, frozen=True):
    """A turn began [RH-T9]."""

    seat: int


class PawnMoved(PublicFact, frozen=True):
    """A pawn moved [RH-T1]."""

    seat: int
    path: tuple[int, ...]
    """From the space where it stood to the one where it landed."""
    space: int
    """Where it landed."""


class PawnStuck(PublicFact, frozen=True):
    """A pawn could enter no space, so the turn ends [RH-T2]."""

    seat: int


class Landed(PublicFact, frozen=True):
    """What the landing space does: "opponent" [RH-T5], "battle" [RH-T4], "draw" [RH-T6] or "nothing" [RH-T8]."""

    seat: int
    space: int
    effect: str


class PileShuffled(PublicFact, frozen=True):
    """The discard pile was shuffled and became the draw pile [RH-B8]; all of its cards had been open."""

    seat: int
    cards: tuple[str, ...]


class DrawSkipped(PublicFact, frozen=True):
    """A card was due, but draw pile and discard pile are empty [RH-B8]."""

    seat: int


class CardDiscarded(PublicFact, frozen=True):
    """At the hand limit a card was discarded before drawing [RH-T7]."""

    seat: int
    card: str
    sort: str = "number"
    title: str = ""


class BattleBegan(PublicFact, frozen=True):
    """A battle began in this seat's turn [RH-T4, RH-T5]."""

    seat: int


class CardsRevealed(PublicFact, frozen=True):
    """Both cards were turned over at the same time [RH-B1]."""

    cards: tuple[str, str]
    """By seat; the other fields say the same for the log."""
    first_seat: int
    first: str
    second_seat: int
    second: str
    first_sort: str = "number"
    first_title: str = ""
    second_sort: str = "number"
    second_title: str = ""


class SpecialRevealed(PublicFact, frozen=True):
    """One of the cards that were turned over is a Special Attack; the other fields say what it does [RH-B9]."""

    seat: int
    card: str
    title: str
    effect: str
    """"win", "number", "add", "against", "roll" or "draw"; see `Special` in the view."""
    number: int
    add: int
    least: int
    damage: int
    loss: int


class SpecialsCancelled(PublicFact, frozen=True):
    """Both cards are Special Attacks: neither does anything, and both choose again, if they can [RH-B10]."""


class CardAdded(PublicFact, frozen=True):
    """A seat laid its second card openly beside a Special Attack of the effect "add" [RH-X2]."""

    seat: int
    card: str
    sort: str = "number"


class Boosted(PublicFact, frozen=True):
    """The number of a Special Attack and its second card together, after a die was rolled for it [RH-X2]."""

    seat: int
    card: str
    number: int
    """Of the second card."""
    add: int
    total: int


class BoostedAlone(PublicFact, frozen=True):
    """There was no card to add, so the Special Attack counts alone [RH-X2]."""

    seat: int
    number: int
    hand: int
    """Cards that are left in the hand: all of them are Special Attacks."""


class NumberMet(PublicFact, frozen=True):
    """A Special Attack of the effect "against" met a number: "win" from `least` on, else "loss" [RH-X3]."""

    seat: int
    number: int
    least: int
    result: str


class NumbersCompared(PublicFact, frozen=True):
    """The numbers of both sides, after dice were rolled and cards added [RH-B2]."""

    numbers: tuple[int, int]
    """By seat; the other fields say the same for the log."""
    first: int
    second: int


class BattleTied(PublicFact, frozen=True):
    """Equal numbers: both choose another card, if they can [RH-B4]."""


class BattleWon(PublicFact, frozen=True):
    """A seat won the battle [RH-B2]."""

    seat: int


class BattleDrawn(PublicFact, frozen=True):
    """Nobody won: "no-cards" left after a tie [RH-B5], "none-held" at all [RH-B11], or a "special" [RH-B9]."""

    reason: str


class PieceDamaged(PublicFact, frozen=True):
    """A piece was turned to its broken side; `damage` counts all of them [RH-B2]."""

    seat: int
    damage: int


class PieceSpared(PublicFact, frozen=True):
    """A seat lost the battle with a Special Attack that costs its player nothing [RH-B9]."""

    seat: int


class GameEnded(PublicFact, frozen=True):
    """The game is over: "pieces" [RH-E1] or "turns" [RH-E3]."""

    reason: str


# -- told by who looks --------------------------------------------------------------------------------------


class Dealt(Fact, frozen=True):
    """A seat took its opening hand [RH-S5]."""

    seat: int
    cards: tuple[str, ...]


class HandDealt(Told, frozen=True):
    """The own opening hand."""

    seat: int
    cards: tuple[str, ...]
    count: int


class HandDealtUnseen(Told, frozen=True):
    """Another seat's opening hand."""

    seat: int
    count: int


class Drawn(Fact, frozen=True):
    """A seat drew a card [RH-T6, RH-B7]."""

    seat: int
    card: str
    sort: str = "number"
    title: str = ""


class CardDrawn(Told, frozen=True):
    """The own drawn card."""

    seat: int
    card: str
    sort: str = "number"
    title: str = ""


class CardDrawnUnseen(Told, frozen=True):
    """Another seat drew a card."""

    seat: int


class Chosen(Fact, frozen=True):
    """A seat chose a card for the battle, face down [RH-B1]."""

    seat: int
    card: str
    sort: str = "number"
    title: str = ""


class CardChosen(Told, frozen=True):
    """The own chosen card."""

    seat: int
    card: str
    sort: str = "number"
    title: str = ""


class CardChosenUnseen(Told, frozen=True):
    """Another seat has chosen."""

    seat: int


def tell(fact: Fact, viewer: int) -> Told | None:
    """What a viewer perceives of a fact: everybody perceives everything, but only owners see hidden cards."""
    match fact:
        case PublicFact():
            return fact
        case Dealt(seat, cards):
            count = len(cards)
            return HandDealt(seat, cards, count) if seat == viewer else HandDealtUnseen(seat, count)
        case Drawn(seat, card, sort, title):
            return CardDrawn(seat, card, sort, title) if seat == viewer else CardDrawnUnseen(seat)
        case Chosen(seat, card, sort, title):
            return CardChosen(seat, card, sort, title) if seat == viewer else CardChosenUnseen(seat)
    raise NotImplementedError(f"{type(fact).__name__}: who perceives this fact?")
