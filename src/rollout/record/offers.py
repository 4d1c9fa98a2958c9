"""Offers of a draw between two: one at a time, and none again before whoever made it has acted."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rollout.record.talk import AGREE, DECLINE, OFFER_DRAW


@dataclass(frozen=True)
class Offers:
    """How it stands with offers; each event leads to another one."""

    by: int = -1
    """The seat that offers a draw and waits for the answer; -1 for none."""
    spent: frozenset[int] = frozenset()
    """Seats that have made an offer and not acted since."""

    @property
    def asked(self) -> int:
        """The seat that has to answer; -1 for none."""
        return 1 - self.by if self.by >= 0 else -1

    def may_say(self, seat: int) -> tuple[str, ...]:
        """What a seat may say about a draw."""
        if self.by >= 0:
            return (AGREE, DECLINE) if seat == self.asked else ()
        return () if seat in self.spent else (OFFER_DRAW,)

    def why_not(self, seat: int, text: str) -> str:
        """Why a seat may not say that: the key of the refusal."""
        if text != OFFER_DRAW:
            return "refused-draw-not-offered"
        return "refused-draw-offered" if self.by >= 0 else "refused-draw-again"

    def offered(self, seat: int) -> Offers:
        """After an offer."""
        return Offers(seat, self.spent | {seat})

    def answered(self) -> Offers:
        """After an answer."""
        return replace(self, by=-1)

    def acted(self, seat: int, actors: tuple[int, ...]) -> Offers:
        """After an action: an offer has lapsed when whoever was asked has played on, to the end of the turn.

        Only by an action of that seat itself: how often it acts unseen must not show in what can be said.
        """
        lapsed = seat == self.asked and seat not in actors
        return Offers(-1 if lapsed else self.by, self.spent - {seat})
