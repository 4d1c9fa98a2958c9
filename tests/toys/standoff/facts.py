"""What can happen in Standoff, and who perceives it."""

from __future__ import annotations

from abc import abstractmethod

from rollout.core.wire import Fact, PublicFact, Told


class TurnBegan(PublicFact, frozen=True):
    """It is a seat's turn to strike."""

    seat: int


class StrikeAnnounced(PublicFact, frozen=True):
    """A seat strikes at another; the rest may answer."""

    seat: int
    target_seat: int


class ShieldPlayed(PublicFact, frozen=True):
    """An answer, turned up: a shield."""

    seat: int


class NobodyBlocked(PublicFact, frozen=True):
    """All answers, turned up: no shield among them."""


class DieRolled(PublicFact, frozen=True):
    """The die of a strike."""

    seat: int
    value: int
    needed: int


class HeartLost(PublicFact, frozen=True):
    """The strike hits."""

    seat: int
    hearts: int


class StrikeMissed(PublicFact, frozen=True):
    """The strike hits nobody."""

    seat: int


class SeatFell(PublicFact, frozen=True):
    """A seat has lost its last heart and lays its tokens open."""

    seat: int
    shields: int


class GameEnded(PublicFact, frozen=True):
    """Only one seat stands, or the turns are used up."""

    reason: str


class TokenDrawn(Told, frozen=True):
    """A seat drew a token, and you may see which."""

    seat: int
    token: str


class TokenDrawnUnseen(Told, frozen=True):
    """A seat drew a token."""

    seat: int


class AnswerSealed(Told, frozen=True):
    """Your answer to a strike."""

    seat: int
    answer: str


class AnswerSealedUnseen(Told, frozen=True):
    """Somebody has answered a strike."""

    seat: int


class StandoffFact(Fact, frozen=True):
    """A fact that not everybody perceives alike."""

    seat: int

    @abstractmethod
    def told(self, viewer: int) -> Told:
        """What a viewer perceives."""


class Drew(StandoffFact, frozen=True):
    """A seat drew a token."""

    token: str
    open: bool

    def told(self, viewer: int) -> Told:
        return TokenDrawn(self.seat, self.token) if self.open or viewer == self.seat else TokenDrawnUnseen(self.seat)


class Answered(StandoffFact, frozen=True):
    """A seat answered a strike; nobody else knows how."""

    answer: str

    def told(self, viewer: int) -> Told:
        return AnswerSealed(self.seat, self.answer) if viewer == self.seat else AnswerSealedUnseen(self.seat)
