"""The authority of one game in progress: seats, chance, log, and what each viewer has been told.

Synchronous and without a network. An action is first proposed, which changes nothing, and accepted when
the caller has stored it; so what was shown to anybody is never lost, and what was lost was shown to nobody.
"""

# ruff: noqa: SLF001 - class methods fill in an object of their own class

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from rollout.core.chance import Recording
from rollout.core.errors import IllegalAction, RolloutError, StaleDecision
from rollout.core.fair import Fair, commitment
from rollout.core.game import Game
from rollout.core.state import State
from rollout.core.wire import SPECTATOR, Fact, Outcome, Refusal, Told, View, raw
from rollout.record.course import Course
from rollout.record.form import Draw, Event, Record, Sitter
from rollout.record.log import Log
from rollout.record.replay import as_played, replay, result_text
from rollout.record.talk import AGREE, DECLINE, END, is_talk, seat_for_computer
from rollout.record.transcript import write_transcript
from rollout.table.update import Changed, Choice, Update


@dataclass(frozen=True)
class Happening:
    """An event and all that happened by it."""

    event: Event
    facts: tuple[Fact, ...]
    asked: tuple[tuple[int, ...], ...]
    """By seat: what it may do afterwards."""


@dataclass(frozen=True)
class Step:
    """A change that has been worked out but not yet made."""

    happenings: tuple[Happening, ...]
    """One for each small decision, in order."""
    course: Course
    """How the game stands afterwards."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What has to be stored before the step is accepted."""
        return tuple(happening.event for happening in self.happenings)


@dataclass(frozen=True)
class Question:
    """All that a computer player receives: what its seat sees, was told and may do."""

    seat: int
    view: View
    told: tuple[Told, ...]
    legal: tuple[int, ...]


class Table:
    """One game, from open seats to its outcome."""

    def __init__(
        self, game: Game[Any, Any, Any], options: dict[str, Any], seats: Iterable[Sitter], secret: bytes
    ) -> None:
        """A table whose seats wait for their nonces.

        Raises:
            DataError: an option does not fit.
            RolloutError: the number of seats does not fit, or a level does not exist.
        """
        self.game = game
        self.options = game.understood(options)
        self.tables = game.native
        self.seats = tuple(seats)
        self._check_seats()
        self.secret = secret
        """What every draw follows from; for the store and nobody else, until the game has ended."""
        self.commitment = commitment(secret)
        self._nonces: dict[int, str] = {}
        self._events: list[Event] = []
        self._course: Course | None = None
        self._logs = {viewer: Log(game, self.options, viewer) for viewer in self.viewers}
        self._decisions = [0] * len(self.seats)
        self._asked: list[tuple[int, ...]] = [()] * len(self.seats)

    def _check_seats(self) -> None:
        wanted = self.game.seats(self.options)
        if len(self.seats) != wanted:
            raise RolloutError(f"{self.game.name} has {wanted} seats, not {len(self.seats)}")
        for seat in self.seats:
            if seat.level and seat.level not in self.game.levels:
                raise RolloutError(
                    f"{self.game.name} has no computer level {seat.level!r}; there are: {', '.join(self.game.levels)}"
                )

    # -- before the game ---------------------------------------------------------------------------------

    @property
    def viewers(self) -> range:
        """Everybody who can look: SPECTATOR and each seat."""
        return range(SPECTATOR, len(self.seats))

    def sit(self, seat: int, nonce: str) -> None:
        """Add a seat's nonce; the first one counts, later ones are ignored."""
        if self._course is None:
            self._nonces.setdefault(seat, nonce)

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats that have not added their nonce."""
        return tuple(seat for seat in range(len(self.seats)) if seat not in self._nonces)

    @property
    def ready(self) -> bool:
        """Whether every seat has added its nonce, so that the game may begin."""
        return not self.missing

    @property
    def begun(self) -> bool:
        """Whether the set-up has been accepted."""
        return self._course is not None

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces of the seats that have added theirs, in the order of seats."""
        return tuple(self._nonces[seat] for seat in sorted(self._nonces))

    def begin(self) -> Step:
        """Work out the set-up."""
        if not self.ready or self.begun:
            raise RolloutError("the game begins once, when every seat has added its nonce")
        chance = self._source()
        chance.begin(0)
        facts: list[Fact] = []
        state = self.game.setup(self.options, self.tables, chance, facts)
        course = Course(self.game, self.seats, state)
        return Step((self._happening(Event(-1, "", _draws(chance)), facts, course),), course)

    def _source(self) -> Recording:
        return Recording(Fair(self.secret, self.nonces))

    # -- the game ----------------------------------------------------------------------------------------

    @property
    def course(self) -> Course:
        """How the game stands: the whole truth, and who plays which seat; for the table and nobody else."""
        if self._course is None:
            raise RolloutError("the game has not begun")
        return self._course

    @property
    def state(self) -> State:
        """The whole truth of the rules; for the table, tests and nobody else."""
        return self.course.state

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self._course.actors if self._course else ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self._course.outcome if self._course else None

    def may_say(self, seat: int, absent: frozenset[int] = frozenset()) -> tuple[str, ...]:
        """The table talk that a seat may say now, if the players of the seats `absent` have left."""
        return self.course.may_say(seat, absent) if seat >= 0 else ()

    def propose(self, seat: int, decision: int, text: str, absent: frozenset[int] = frozenset()) -> Step:
        """Work out what a line of text does; all of its small decisions or none.

        A line may not go on after a decision that drew chance: a refusal would tell how it turned out.
        Table talk answers no decision; `absent` are the seats whose players have left.

        Raises:
            StaleDecision: the line answers a decision that is no longer asked.
            NotUnderstood: it is no action of this game.
            IllegalAction: it is not allowed now; the refusal names the rule.
        """
        if is_talk(text):
            return self._propose_talk(seat, text, absent)
        if decision != self.decision(seat):
            raise StaleDecision(seat, decision, self.decision(seat))
        return self._propose_actions(seat, text)

    def _propose_actions(self, seat: int, text: str) -> Step:
        view = self.game.view(self.state, seat)
        course, chance = self.course.copy(), self._source()
        happenings: list[Happening] = []
        for action in self.game.read(view, text):
            if happenings and happenings[-1].event.draws:
                raise IllegalAction(Refusal(text, "refused-one-at-a-time"))
            if action not in course.legal(seat):
                raise IllegalAction(self._explain(view, seat, text))
            written = self.game.write(self.game.view(course.state, seat), action)
            chance.begin(len(self._events) + len(happenings))
            facts = course.act(seat, action, chance)
            happenings.append(self._happening(Event(seat, written, _draws(chance)), facts, course))
        return Step(tuple(happenings), course)

    def _explain(self, view: View, seat: int, text: str) -> Refusal:
        if self.course.early:
            return Refusal(text, "refused-talk-over")
        return self.game.explain(view, seat, text, [choice.text for choice in self.choices(seat)])

    def _propose_talk(self, seat: int, text: str, absent: frozenset[int]) -> Step:
        course = self.course.copy()
        needs_absence = text == END or seat_for_computer(text) is not None
        if needs_absence and not self.outcome and text not in self.may_say(seat, absent):
            raise IllegalAction(Refusal(text, "refused-nobody-left"))
        facts = course.say(seat, text)
        return Step((self._happening(Event(seat, text), facts, course),), course)

    @property
    def has_to_answer(self) -> bool:
        """Whether a draw is offered to a computer player."""
        return self._course is not None and self._course.offered_computer >= 0

    def answer_to_offer(self) -> Step | None:
        """What a computer player answers to whom a draw is offered; None if there is none."""
        seat = self.course.offered_computer
        if seat < 0:
            return None
        agrees = self.game.agrees(self.tables, self.game.view(self.state, seat), self.told(seat))
        return self._propose_talk(seat, AGREE if agrees else DECLINE, frozenset())

    def accept(self, step: Step) -> None:
        """Make a proposed change, after it has been stored."""
        self._course = step.course
        for happening in step.happenings:
            self._events.append(happening.event)
            for log in self._logs.values():
                log.hear(happening.event, happening.facts)
            self._renew_decisions(happening)
        facts = [fact for happening in step.happenings for fact in happening.facts]
        for log in self._logs.values():
            log.keep(step.course, facts)

    def _happening(self, event: Event, facts: Iterable[Fact], after: Course) -> Happening:
        return Happening(event, tuple(facts), tuple(after.legal(seat) for seat in range(len(self.seats))))

    def _renew_decisions(self, happening: Happening) -> None:
        """A seat's decision changes when it acted, or when what it is asked changed; not when others acted.

        Event by event, so that a table folded from its log counts as the table did that wrote it.
        """
        for seat, asked in enumerate(happening.asked):
            if seat == happening.event.seat or asked != self._asked[seat]:
                self._decisions[seat] += 1
            self._asked[seat] = asked

    # -- windows -----------------------------------------------------------------------------------------

    def decision(self, viewer: int) -> int:
        """The number of the decision that a seat is asked now; 0 for a spectator."""
        return self._decisions[viewer] if viewer >= 0 else 0

    def version(self, viewer: int) -> int:
        """How many things a viewer has been told."""
        return len(self._logs[viewer].told)

    def told(self, viewer: int) -> tuple[Told, ...]:
        """All that a viewer has been told, in full: what somebody who was there can remember."""
        return self._logs[viewer].told

    def kept(self, viewer: int) -> tuple[Told, ...]:
        """The lines of a viewer's log as they are kept, which is how they can be read again."""
        return self._logs[viewer].kept

    def choices(self, viewer: int) -> tuple[Choice, ...]:
        """What a viewer may do now."""
        if viewer not in self.actors:
            return ()
        view = self.game.view(self.state, viewer)
        return tuple(
            Choice(self.game.write(view, action), self.game.label(view, action)) for action in self.course.legal(viewer)
        )

    def update(self, viewer: int, have: int = 0, *, live: bool = False) -> Update:
        """The news for a viewer that has the log up to version `have`, and how things stand.

        Args:
            viewer: a seat, or SPECTATOR.
            have: what it has of the log, as it was kept then.
            live: whether it looks on right now: then the news come in full, for this once.

        """
        log = self._logs[viewer]
        news = (log.told if live else log.kept)[have:]
        changed = (pair for pair in log.changed(have) if live or pair[0] <= have)
        return Update(
            version=len(log.told),
            told=tuple(raw(thing) for thing in news),
            view=raw(self.game.view(self.state, viewer)),
            actors=self.actors,
            decision=self.decision(viewer),
            choices=self.choices(viewer),
            outcome=self.outcome,
            players=tuple(self.course.players),
            talk=self.may_say(viewer),
            offer=self.course.offers.by,
            changed=tuple(Changed(number, raw(line)) for number, line in changed),
        )

    def question(self, seat: int) -> Question:
        """What a computer player on a seat is asked; it remembers what it was shown."""
        view = self.game.view(self.state, seat)
        return Question(seat, view, self.told(seat), tuple(self.state.legal(seat)))

    def computers(self) -> tuple[int, ...]:
        """The computer players that may act now."""
        return tuple(seat for seat in self.actors if self.course.players[seat])

    # -- the log -----------------------------------------------------------------------------------------

    @property
    def length(self) -> int:
        """How many events there are, the set-up included."""
        return len(self._events)

    def record(self) -> Record:
        """The log so far. It holds every secret until the end; hand out `transcript` instead while the game goes on."""
        outcome = self.outcome
        return Record(
            game=self.game.name,
            options=msgspec.to_builtins(self.options),
            rules=self.game.rules_version,
            tables=self.game.sheet.digest,
            seats=self.seats,
            chance="fair",
            commitment=self.commitment,
            nonces=self.nonces,
            secret=self.secret.hex() if outcome else "",
            result=result_text(outcome),
            edition=self.game.sheet.edition,
            events=tuple(self._events),
        )

    def transcript(self, viewer: int) -> str:
        """The game as one viewer perceived it, as its log keeps it, as text."""
        return write_transcript(self.record(), viewer, self._logs[viewer].entries)

    @classmethod
    def fold(cls, record: Record, game: Game[Any, Any, Any], secret: bytes) -> Table:
        """The table that a record leads to: how a server resumes its games.

        Raises:
            RecordError: the record does not replay.
        """
        table = cls(as_played(record, game), record.options, record.seats, secret)
        for seat, nonce in enumerate(record.nonces):
            table.sit(seat, nonce)
        for moment in replay(record, table.game):
            happening = table._happening(replace(moment.event, line=0), moment.facts, moment.course)
            table.accept(Step((happening,), moment.course.copy()))
        return table

    def with_truth(self, state: State) -> Table:
        """A copy of this table in which the truth is another: what non-interference tests compare."""
        twin = copy.copy(self)
        twin._course = self.course.copy()
        twin._course.state = state
        twin._events = list(self._events)
        twin._logs = {viewer: log.copy() for viewer, log in self._logs.items()}
        twin._decisions = list(self._decisions)
        twin._asked = [twin._course.legal(seat) for seat in range(len(self.seats))]
        return twin


def _draws(chance: Recording) -> tuple[Draw, ...]:
    return tuple(Draw(why, n, value) for why, n, value in chance.draws)
