"""Those who look at a table: what each is told of the game, and who is there.

Who is there is no part of the game: it is told apart, tells of sockets only, and is in no log.
"""

from __future__ import annotations

import asyncio

import structlog

from rollout.core.wire import encode
from rollout.record.talk import computer
from rollout.server.config import Config
from rollout.server.kept import Kept
from rollout.server.messages import Chair, Presence
from rollout.server.metrics import Metrics
from rollout.server.opening import Unavailable
from rollout.server.presence import Attendance
from rollout.server.store import Store, StoreError
from rollout.server.viewer import Viewer
from rollout.table import Table

log = structlog.get_logger()
_RETRY_SECONDS = 5.0


class Gathering(Kept):
    """A table with its viewers."""

    def __init__(self, name: str, store: Store, config: Config, metrics: Metrics | None = None) -> None:
        super().__init__(name, store, metrics)
        self._config = config
        self._viewers: set[Viewer] = set()
        self._attendance = Attendance(config.grace_seconds)
        self._bell: asyncio.TimerHandle | None = None
        """Rings when it is time to tell who is there."""
        self._closing = False

    @property
    def sockets(self) -> int:
        """How many look at it."""
        return len(self._viewers)

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        if viewer in self._viewers:
            self._viewers.discard(viewer)
            self._attendance.went(viewer.seat)
            if self._table:
                self._expect(self._table)
            self._stir()

    # -- telling -----------------------------------------------------------------------------------------

    def _publish(self, table: Table, actor: int | None = None) -> None:
        """News to each viewer whose version rose, to those who have seen nothing yet, and to the actor's seat."""
        if not table.begun:
            return
        encoded: dict[tuple[int, int, bool], bytes] = {}
        for viewer in self._viewers:
            if viewer.seat == actor or not viewer.shown or table.version(viewer.seat) > viewer.version:
                key = (viewer.seat, viewer.version, viewer.shown)
                if key not in encoded:
                    encoded[key] = self._news(table, viewer)
                self._show(table, viewer, encoded[key])

    def _update(self, table: Table, viewer: Viewer) -> None:
        self._show(table, viewer, self._news(table, viewer))

    def _news(self, table: Table, viewer: Viewer) -> bytes:
        """In full for who looks on; who comes, or comes back, gets what the log keeps."""
        return encode(table.update(viewer.seat, viewer.version, live=viewer.shown))

    def _show(self, table: Table, viewer: Viewer, update: bytes) -> None:
        viewer.send_encoded(update)
        viewer.version, viewer.shown = table.version(viewer.seat), True

    # -- who is there ------------------------------------------------------------------------------------

    def _expect(self, table: Table) -> None:
        if table.begun and not table.outcome:
            self._attendance.expect(table.course.people)

    @property
    def _absent(self) -> frozenset[int]:
        """Seats of those who have left, as far as the others may do something about it."""
        return frozenset() if self.saved.absence == "wait" else self._attendance.left

    def _stir(self, seconds: float | None = None) -> None:
        """Tell soon who is there: at once would be a storm when many come at the same time."""
        pause = self._config.presence_seconds if seconds is None else seconds
        loop = asyncio.get_running_loop()
        if self._bell is not None and self._bell.when() <= loop.time() + pause:
            return
        self.hush()
        if not self._closing:
            self._bell = loop.call_later(pause, self._ring)

    def hush(self) -> None:
        """Tell nobody any more who is there: nobody is, or the server stops."""
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None

    def _ring(self) -> None:
        self._bell = None
        self._spawn(self._attend())

    async def _attend(self) -> None:
        """Follow the table's policy about those who have left, and tell everybody how things stand."""
        try:
            async with self._lock:
                table = await self._ready()
                self._expect(table)
                if self.saved.absence == "computer" and table.begun:
                    await self._stand_in(table)
                self._tell_all(table)
            soon = self._attendance.soon
        except (StoreError, Unavailable) as error:
            log.warning("presence-waits", table=self.name, reason=str(error))
            soon = None if self._aside else _RETRY_SECONDS
        except Exception:
            self._table = None  # as after an action that went wrong
            log.exception("presence-failed", table=self.name)
            soon = _RETRY_SECONDS
        if soon is not None and self._viewers:
            self._stir(soon + 0.001)

    async def _stand_in(self, table: Table) -> None:
        """The computer plays for those who have left, as long as one of the others is there."""
        left = self._attendance.left
        for seat in sorted(left):
            there = filter(self._attendance.online, sorted(table.course.people))
            saying = next((other for other in there if not table.course.players[other]), None)
            if saying is not None and computer(seat) in table.may_say(saying, left):
                step = table.propose(saying, 0, computer(seat), left)
                await self._append(table, step)
                self._publish(table)

    def _tell_all(self, table: Table) -> None:
        """Everybody who has not been told the same already; what several are told is written once."""
        messages = {seat: encode(self._presence(table, seat)) for seat in {viewer.seat for viewer in self._viewers}}
        for viewer in self._viewers:
            self._tell_presence(viewer, messages[viewer.seat])

    def _tell_presence(self, viewer: Viewer, message: bytes) -> None:
        if message != viewer.presence:
            viewer.presence = message
            viewer.send_encoded(message)

    def _presence(self, table: Table, seat: int) -> Presence:
        going = table.begun and not table.outcome
        left = self._attendance.left if going else frozenset()
        more = set(table.may_say(seat)) if table.begun else set()
        talk = table.may_say(seat, self._absent) if table.begun else ()
        chairs = (
            Chair(sitter.name, bool(sitter.level) or self._attendance.online(number), number in left)
            for number, sitter in enumerate(table.seats)
        )
        return Presence(
            tuple(chairs), self._attendance.spectators, tuple(t for t in talk if t not in more), self.saved.again
        )
