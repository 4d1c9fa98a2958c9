"""Games to step through: each event as one viewer perceived it, and nothing that this viewer could not see.

Built from `Game.view` and from what was told alone, like the live table, so a replay can show no more than it did; and
while the game goes on no more than the table still shows, where that forgets something.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from rollout.core.errors import RecordError, RolloutError
from rollout.core.wire import SPECTATOR, View, raw
from rollout.games import AnyGame, find
from rollout.record import Event, Moment, Record, as_played, read_record, replay, verify
from rollout.record.log import Log, Perceived, as_kept
from rollout.record.talk import is_talk
from rollout.server.messages import Frame, Replay, SeatCard
from rollout.server.opening import card_of, clean_name

MAX_EVENTS = 20_000
MAX_BYTES = 32_000_000
"""Of all frames together: enough for two thousand boards with eighty pieces."""
MAX_SECONDS = 10.0
MOST_FINDINGS = 100
"""That are sent: a file can hold very many wrong draws."""
_NOTHING = Perceived("", ())


class TooLongError(RolloutError):
    """A game needs more than one replay may cost."""


@dataclass
class Allowance:
    """What is left of what a replay may cost."""

    ends: float
    bytes: int = MAX_BYTES

    @classmethod
    def full(cls) -> Allowance:
        """All of it, from now on."""
        return cls(time.monotonic() + MAX_SECONDS)

    def spend(self, size: int = 0) -> None:
        """Use some.

        Raises:
            TooLongError: it is used up.
        """
        self.bytes -= size
        if self.bytes < 0:
            raise TooLongError(f"its frames are larger than {MAX_BYTES} bytes")
        if time.monotonic() > self.ends:
            raise TooLongError(f"it takes longer than {MAX_SECONDS:g} s to replay")


def replay_of(record: Record, viewer: int, *, over: bool, game: AnyGame | None = None) -> Replay:
    """The replay of a record, for whoever may see it through that viewer's eyes; `game` if it is none of the shelf.

    Raises:
        RecordError: it does not replay, with its line.
        TooLongError: it is too long.
        ShelfError: there is no such game.
    """
    if len(record.events) > MAX_EVENTS:
        raise TooLongError(f"it has {len(record.events)} events; at most {MAX_EVENTS} can be shown")
    game = as_played(record, game or find(record.game))
    seats = range(SPECTATOR, len(record.seats))
    return Replay(
        game=record.game,
        seats=tuple(SeatCard(clean_name(s.name, n), s.level) for n, s in enumerate(record.seats)),
        options=msgspec.Raw(msgspec.json.encode(game.understood(record.options))),
        viewer=viewer,
        viewers=tuple(seats) if over else tuple(sorted({SPECTATOR, viewer})),
        frames=tuple(_frames(record, game, viewer, over)),
        edition=card_of(game),
    )


@dataclass(frozen=True)
class _Scene:
    """One event as it was perceived when it happened."""

    frame: Frame
    view: View
    perceived: Perceived
    first: int
    """How many lines the log had before."""


def _frames(record: Record, game: AnyGame, viewer: int, over: bool) -> Iterator[Frame]:
    """The frames; while the game goes on they show no more than log and board still do."""
    log = Log(game, game.understood(record.options), viewer)
    scenes = list(_scenes(record, log, over))
    lines = log.kept
    for scene in scenes:
        if log.forgot:
            told = lines[scene.first : scene.first + len(scene.perceived.told)]
            yield _as_kept(scene.frame, as_kept(scene.perceived, told), game.kept_view(scene.view, scenes[-1].view))
        else:
            yield scene.frame


def _as_kept(frame: Frame, kept: Perceived, view: View) -> Frame:
    told = tuple(raw(line) for line in kept.told)
    return msgspec.structs.replace(frame, text=kept.own, told=told, view=raw(view))


def _scenes(record: Record, log: Log, over: bool) -> Iterator[_Scene]:
    """What its viewer perceived, event by event, which fills the log."""
    allowance = Allowance.full()
    asked: tuple[int, ...] = ()
    for number, moment in enumerate(replay(record, log.game)):
        first = len(log.told)
        heard = log.hear(moment.event, moment.facts)
        log.keep(moment.course, moment.facts)
        if heard or over or not number:  # what somebody did unseen leaves no frame while the game goes on
            view = log.game.view(moment.state, log.viewer)
            perceived = heard or _NOTHING
            frame = _frame(moment, view, perceived, known=over or _alone(moment.event, asked))
            allowance.spend(len(bytes(frame.view)) + sum(len(bytes(told)) for told in frame.told) + 200)
            yield _Scene(frame, view, perceived, first)
        else:
            allowance.spend()
        asked = moment.course.actors


def _alone(event: Event, asked: tuple[int, ...]) -> bool:
    """Whether nobody else can have been it: only that seat was asked, or everybody heard it."""
    return asked == (event.seat,) or is_talk(event.text)


def _frame(moment: Moment, view: View, perceived: Perceived, *, known: bool) -> Frame:
    """`known` says whether the viewer can know who acted: only one could, or the game is over."""
    return Frame(
        seat=moment.event.seat if known or perceived.own else -1,
        text=perceived.own,
        told=tuple(raw(told) for told in perceived.told),
        view=raw(view),
        actors=moment.course.actors,
        players=tuple(moment.course.players),
        outcome=moment.course.outcome,
    )


def replay_of_file(text: str, viewer: int) -> Replay:
    """The replay of a record that somebody brought.

    Raises:
        RecordError: it cannot be read or does not replay, with its line.
        TooLongError: it is too long.
        ShelfError: there is no such game.
    """
    if text.count("\n") > 3 * MAX_EVENTS:
        raise TooLongError(f"it has {text.count(chr(10))} lines; a game that can be shown has at most {3 * MAX_EVENTS}")
    record = read_record(text)
    if not SPECTATOR <= viewer < len(record.seats):
        raise RecordError(f"there is no seat {viewer}; it names {len(record.seats)} seats")
    if not record.events:
        raise RecordError("it holds no event, not even the set-up")
    allowance = Allowance.full()
    shown = replay_of(record, viewer, over=True)
    verdict = verify(record, find(record.game), lambda _, __: allowance.spend())
    found = [str(finding) for finding in verdict.findings[:MOST_FINDINGS]]
    if more := len(verdict.findings) - len(found):
        found.append(f"and {more} more; `rollout verify` lists them all")
    return msgspec.structs.replace(shown, findings=tuple(found))
