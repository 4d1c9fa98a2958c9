"""Everything that can happen in Robot Heroes, and who perceives what of it.

Cards are named "1", "2" ... and "die", characters "optimus" and "megatron". Only a card that is drawn or chosen
face down is told differently to its owner and to the others [RH-S7].
"""

from __future__ import annotations

from rollout.core.wire import Fact, PublicFact, Told

# -- open to all -------------------------------------------------------------------------------------------


class Rolled(PublicFact, frozen=True):
    """A die was rolled."""

    seat: int
    value: int
    purpose: str
    """"hero" [RH-S2], "first" [RH-S6], "move" [RH-T1] or "card" [RH-B3]."""


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


class NumbersCompared(PublicFact, frozen=True):
    """The numbers of both cards, after dice were rolled [RH-B2]."""

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
    """Nobody won: "no-cards" left to choose after a tie [RH-B5], or "none-held" at the beginning [RH-B11]."""

    reason: str


class PieceDamaged(PublicFact, frozen=True):
    """A piece was turned to its damaged side; `damage` counts all of them [RH-B2]."""

    seat: int
    damage: int


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


class CardDrawn(Told, frozen=True):
    """The own drawn card."""

    seat: int
    card: str


class CardDrawnUnseen(Told, frozen=True):
    """Another seat drew a card."""

    seat: int


class Chosen(Fact, frozen=True):
    """A seat chose a card for the battle, face down [RH-B1]."""

    seat: int
    card: str


class CardChosen(Told, frozen=True):
    """The own chosen card."""

    seat: int
    card: str


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
        case Drawn(seat, card):
            return CardDrawn(seat, card) if seat == viewer else CardDrawnUnseen(seat)
        case Chosen(seat, card):
            return CardChosen(seat, card) if seat == viewer else CardChosenUnseen(seat)
    raise NotImplementedError(f"{type(fact).__name__}: who perceives this fact?")
