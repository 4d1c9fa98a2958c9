"""The log of one viewer: what it was told as it happened, and the lines as they are kept.

Both are the same until a game lets something be forgotten (`Game.forgets`): then it was shown once, to whoever
looked, and whoever comes back, or opens the log later, finds lines without it. When the game has ended all comes back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from rollout.core.game import Game, Options
from rollout.core.wire import SPECTATOR, Fact, Told
from rollout.record.course import Course
from rollout.record.form import Event
from rollout.record.talk import TalkFact


@dataclass(frozen=True)
class Perceived:
    """One event as one viewer perceived it."""

    own: str
    """The action in notation if the viewer took it, else empty."""
    told: tuple[Told, ...]


def perceive(game: Game[Any, Any, Any], event: Event, facts: Iterable[Fact], viewer: int) -> Perceived | None:
    """What a viewer perceives of an event; None when it perceives nothing at all."""
    own = event.text if event.seat == viewer != SPECTATOR else ""
    told = tuple(t for fact in facts if (t := _tell(game, fact, viewer)) is not None)
    return Perceived(own, told) if own or told else None


def _tell(game: Game[Any, Any, Any], fact: Fact, viewer: int) -> Told | None:
    return fact if isinstance(fact, TalkFact) else game.tell(fact, viewer)


def as_kept(entry: Perceived, lines: tuple[Told, ...]) -> Perceived:
    """An event with its lines as they are kept; if one has lost something, without the action, which may name it."""
    return entry if lines == entry.told else Perceived("", lines)


class Log:
    """What one viewer perceived of a game. Lines are numbered from 1."""

    def __init__(self, game: Game[Any, Any, Any], options: Options, viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.told: tuple[Told, ...] = ()
        """All lines in full, as they were told."""
        self.forgot = False
        """Whether something has been forgotten that has not come back."""
        self._options = options
        self._entries: list[Perceived] = []
        self._otherwise: dict[int, Told] = {}
        """Lines that are kept otherwise than they were told."""
        self._since: dict[int, int] = {}
        """Lines that were once kept otherwise than before, and how many there were by then."""

    def copy(self) -> Log:
        """A log that goes its own way from here."""
        twin = Log.__new__(Log)
        lists = {"_entries": list(self._entries), "_otherwise": dict(self._otherwise), "_since": dict(self._since)}
        twin.__dict__.update(self.__dict__, **lists)
        return twin

    def hear(self, event: Event, facts: Iterable[Fact]) -> Perceived | None:
        """Add an event; what the viewer perceived of it."""
        perceived = perceive(self.game, event, facts, self.viewer)
        if perceived:
            self._entries.append(perceived)
            self.told += perceived.told
        return perceived

    def keep(self, course: Course, facts: Iterable[Fact]) -> None:
        """Forget what is to be forgotten after these facts, or remember all, if the game ended by them."""
        if course.outcome:
            self.forgot = False
            self._keep(self.told)
        elif self.game.forgets(self._options, tuple(facts)):
            self.forgot = True
            view = self.game.view(course.state, self.viewer)
            self._keep(self.game.kept(self.told, view))

    def _keep(self, lines: Iterable[Told]) -> None:
        for number, (told, line) in enumerate(zip(self.told, lines, strict=True), 1):
            if line is told and number not in self._otherwise:  # as nearly all are
                continue
            if line != self._otherwise.pop(number, told):
                self._since[number] = len(self.told)
            if line != told:
                self._otherwise[number] = line

    @property
    def kept(self) -> tuple[Told, ...]:
        """All lines as they are kept."""
        return tuple(self._otherwise.get(number, told) for number, told in enumerate(self.told, 1))

    def changed(self, have: int) -> tuple[tuple[int, Told], ...]:
        """The lines that are kept otherwise than when there were `have` of them, with their numbers."""
        kept = self.kept
        return tuple((number, kept[number - 1]) for number, since in sorted(self._since.items()) if since > have)

    @property
    def entries(self) -> Iterator[Perceived]:
        """What the viewer perceived of each event, as it is kept."""
        lines = iter(self.kept)
        return (as_kept(entry, tuple(next(lines) for _ in entry.told)) for entry in self._entries)
