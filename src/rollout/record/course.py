"""The course of a game, event by event: the rules, and what the table allows beside them.

A table and a replay both go along a course, so what a record says and what happened cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollout.core.chance import Chance
from rollout.core.errors import IllegalAction
from rollout.core.game import Game
from rollout.core.state import State
from rollout.core.wire import Fact, Outcome, Refusal
from rollout.record.form import Sitter
from rollout.record.offers import Offers
from rollout.record.talk import (
    AGREE,
    BACK,
    DECLINE,
    END,
    OFFER_DRAW,
    RESIGN,
    TAKE_BACK,
    CameBack,
    ComputerTookOver,
    DrawAgreed,
    DrawDeclined,
    DrawOffered,
    EndedEarly,
    Resigned,
    TalkFact,
    TookBack,
    computer,
    seat_for_computer,
)

MOST_TAKEN_BACK = 16
"""Actions that can be taken back in a row; each keeps a state."""


class Course:
    """The truth of a game, who plays which seat, and what can be taken back."""

    def __init__(self, game: Game[Any, Any, Any], seats: Sequence[Sitter], state: State) -> None:
        self.game = game
        self.state = state
        """What the rules know."""
        self.players = [seat.level for seat in seats]
        """By seat: the level of the computer that plays it now, empty for a person."""
        self.people = frozenset(number for number, seat in enumerate(seats) if not seat.level)
        """Seats that belong to a person, whoever plays them now."""
        self.resigned: frozenset[int] = frozenset()
        self.early: Outcome | None = None
        """How the game ended before its rules ended it."""
        self.offers = Offers()
        """How it stands with offers of a draw."""
        self._trail: tuple[tuple[int, State], ...] = ()
        """What can be taken back: who acted, and the state before; the newest last."""

    def copy(self) -> Course:
        """A course that goes its own way from here."""
        twin = Course.__new__(Course)
        twin.__dict__.update(self.__dict__, state=self.state.clone(), players=list(self.players))
        return twin

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.early or self.state.outcome()

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return () if self.early else tuple(self.state.actors())

    def legal(self, seat: int) -> tuple[int, ...]:
        """The actions of a seat now."""
        return tuple(self.state.legal(seat)) if seat in self.actors else ()

    # -- going on ----------------------------------------------------------------------------------------

    def act(self, seat: int, action: int, chance: Chance) -> tuple[Fact, ...]:
        """Carry out a legal action; what happened."""
        alone = self.actors == (seat,)
        before = self.state.clone() if alone and seat in self.people else None
        facts: list[Fact] = []
        self.state.apply(seat, action, chance, facts)
        self._leave_trail(seat, before, facts)
        self.offers = self.offers.acted(seat, self.actors)
        return tuple(facts)

    def _leave_trail(self, seat: int, before: State | None, facts: list[Fact]) -> None:
        """Remember the state before an action that may be taken back; what others have answered may not be.

        An action of which the other player perceives nothing is no answer: it must not show in what can be said.
        """
        other = self._trail[-1][0] if self._trail and self._trail[-1][0] != seat else None
        if other is not None and all(self.game.tell(fact, other) is None for fact in facts):
            return
        if before is None or not self.game.takes_back(facts):
            self._trail = ()
        else:
            self._trail = (*(self._trail if other is None else ()), (seat, before))[-MOST_TAKEN_BACK:]

    def say(self, seat: int, text: str) -> tuple[TalkFact, ...]:
        """Carry out a table talk; what was said.

        Whether somebody has really left is for the caller to know.

        Raises:
            IllegalAction: it cannot be said now.
        """
        answers = (AGREE, DECLINE) if self.offered_computer == seat else ()
        if text not in (*answers, *self.may_say(seat, self.people - {seat})):
            raise IllegalAction(Refusal(text, self._why_not(seat, text)))
        if text == RESIGN:
            return self._resign(seat)
        if text == TAKE_BACK:
            self.state = self._trail[-1][1].clone()
            self._trail = self._trail[:-1]
            return (TookBack(seat),)
        if text == BACK:
            self.players[seat] = ""
            return (CameBack(seat),)
        if text == END:
            self._end((1 / len(self.players),) * len(self.players), "ended-early")
            return (EndedEarly(seat),)
        if text in (OFFER_DRAW, AGREE, DECLINE):
            return self._say_about_draw(seat, text)
        return self._hand_over(seat, text)

    def may_say(self, seat: int, absent: frozenset[int]) -> tuple[str, ...]:
        """What a seat may say now, if the players of the seats `absent` have left."""
        if self.outcome or seat not in self.people:
            return ()
        if self.players[seat]:
            return (BACK,) if seat not in self.resigned else ()
        left = sorted(other for other in absent - {seat} if other in self.people and not self.players[other])
        taken = (TAKE_BACK,) if self._trail and self._trail[-1][0] == seat else ()
        draw = self.offers.may_say(seat) if self._can_be_drawn else ()
        return (*taken, *draw, RESIGN, *map(computer, left), *((END,) if left else ()))

    def _why_not(self, seat: int, text: str) -> str:
        if self.outcome:
            return "refused-talk-over"
        if text in (OFFER_DRAW, AGREE, DECLINE):
            return self.offers.why_not(seat, text) if self._can_be_drawn else "refused-draw"
        return "refused-take-back" if text == TAKE_BACK else "refused-talk"

    # -- drawn by agreement ------------------------------------------------------------------------------

    @property
    def _can_be_drawn(self) -> bool:
        return self.game.can_be_drawn and len(self.players) == 2

    @property
    def offered_computer(self) -> int:
        """The seat that a computer plays and that has to answer an offer; -1 for none."""
        asked = self.offers.asked
        return asked if asked >= 0 and self.players[asked] and not self.outcome else -1

    def _say_about_draw(self, seat: int, text: str) -> tuple[TalkFact, ...]:
        if text == OFFER_DRAW:
            self.offers = self.offers.offered(seat)
            return (DrawOffered(seat),)
        self.offers = self.offers.answered()
        if text == DECLINE:
            return (DrawDeclined(seat),)
        self._end((0.5, 0.5), "agreed")
        return (DrawAgreed(seat),)

    # -- who plays, and the end --------------------------------------------------------------------------

    def _resign(self, seat: int) -> tuple[TalkFact, ...]:
        """Between two the other wins; among more the computer plays the seat to the end."""
        self.resigned |= {seat}
        if len(self.players) == 2:
            self._end((0.0, 1.0) if seat == 0 else (1.0, 0.0), "resigned")
            return (Resigned(seat),)
        return (Resigned(seat), *self._hand_over(seat, computer(seat)))

    def _end(self, scores: tuple[float, ...], reason: str) -> None:
        """The game is over by what was said, and nothing has to be hidden any more."""
        self.early = Outcome(scores, reason)
        self.state.lay_open()

    def _hand_over(self, seat: int, text: str) -> tuple[TalkFact, ...]:
        gone = seat_for_computer(text)
        assert gone is not None, text
        self.players[gone] = next(iter(self.game.levels))
        return (ComputerTookOver(gone, seat),)
