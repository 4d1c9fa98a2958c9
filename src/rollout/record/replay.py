"""Plays a record again: the state and the facts after each event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from rollout.core.chance import Scripted
from rollout.core.edition import digest_of, on_edition
from rollout.core.errors import ChanceError, DataError, IllegalAction, OutdatedError, RecordError, RefusedError
from rollout.core.game import Game
from rollout.core.state import State
from rollout.core.wire import Fact, Outcome
from rollout.record.course import Course
from rollout.record.form import Event, Record
from rollout.record.talk import is_talk


@dataclass(frozen=True)
class Moment:
    """How things stand after one event."""

    event: Event
    course: Course
    """The replay's own; copy it before changing it."""
    facts: tuple[Fact, ...]

    @property
    def state(self) -> State:
        """What the rules know."""
        return self.course.state


def result_text(outcome: Outcome | None) -> str:
    """The `Result` header of an outcome; empty while the game goes on."""
    return f"{' '.join(f'{score:g}' for score in outcome.scores)} {outcome.reason}" if outcome else ""


def as_played(record: Record, game: Game[Any, Any, Any]) -> Game[Any, Any, Any]:
    """The game on the tables of the record: its own, or those of the edition that the record brings along.

    Raises:
        RecordError: the edition is damaged.
    """
    if record.edition in ("", game.sheet.edition):
        return game
    if digest_of(record.edition) != record.tables:
        raise RecordError("its edition has been changed: the digest in [Tables ...] is another one")
    try:
        return on_edition(game, record.edition)
    except DataError as error:
        raise RecordError(f"its edition cannot be played: {error}") from None


def replay(record: Record, game: Game[Any, Any, Any]) -> Iterator[Moment]:
    """Every event of a record in turn, the set-up first.

    Raises:
        OutdatedError: it was played with rules or values that this program does not have.
        RecordError: the record belongs to another game, or its edition is damaged; or an action is not allowed, or a
            draw does not fit, with its line.
    """
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game!r}, not of {game.name!r}")
    check_rules(record.rules, game)  # before its edition, which was made for them
    game = as_played(record, game)
    _check_headers(record, game)
    course: Course | None = None
    for event in record.events:
        chance = Scripted([(d.why, d.n, d.value) for d in event.draws])
        try:
            if course is None:
                course, facts = _begin(record, game, chance)
            else:
                facts = _go_on(course, event, chance)
        except (ChanceError, DataError, RefusedError) as error:
            raise RecordError(str(error), event.line) from None
        if not chance.done():
            raise RecordError("there are more draws here than the rules ask for", event.line)
        yield Moment(event, course, facts)


def check_rules(version: str, game: Game[Any, Any, Any]) -> None:
    """Raises OutdatedError if a game was not played under the rules that this program has."""
    if version != game.rules_version:
        words = f"it was played under rules version {version}; these rules are {game.rules_version}"
        raise OutdatedError(words, "rules")


def check_values(digest: str, game: Game[Any, Any, Any]) -> None:
    """Raises OutdatedError if a game was not played with these values."""
    if digest != game.sheet.digest:
        words = "it was played with values (board, decks) that are neither this program's own nor an edition's"
        raise OutdatedError(words, "values")


def _check_headers(record: Record, game: Game[Any, Any, Any]) -> None:
    check_values(record.tables, game)
    try:
        seats = game.seats(game.understood(record.options))
    except DataError as error:
        raise RecordError(str(error)) from None
    if len(record.seats) != seats:
        raise RecordError(f"it names {len(record.seats)} seats; {game.name} has {seats}")


def _begin(record: Record, game: Game[Any, Any, Any], chance: Scripted) -> tuple[Course, tuple[Fact, ...]]:
    facts: list[Fact] = []
    state = game.setup(game.understood(record.options), game.native, chance, facts)
    return Course(game, record.seats, state), tuple(facts)


def _go_on(course: Course, event: Event, chance: Scripted) -> tuple[Fact, ...]:
    if is_talk(event.text):
        return course.say(event.seat, event.text)
    if event.seat not in course.actors:
        raise RecordError(f"seat {event.seat} cannot act here", event.line)
    view = course.game.view(course.state, event.seat)
    actions = course.game.read(view, event.text)
    if len(actions) != 1:
        raise RecordError(f"{event.text!r} is more than one action", event.line)
    if actions[0] not in course.legal(event.seat):
        raise IllegalAction(course.game.explain(view, event.seat, event.text, []))
    return course.act(event.seat, actions[0], chance)
