"""One table with those who look at it: the only place where it is changed.

    propose -> store -> accept -> publish

runs under one lock. What was not stored was shown to nobody, so a crash at any moment loses nothing that
anybody saw.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
import structlog

from rollout.core.errors import RefusedError, RolloutError, StaleDecision
from rollout.core.game import Game
from rollout.core.wire import Refusal, encode
from rollout.games import find
from rollout.record import Record, Sitter, write_record
from rollout.server.messages import Act, Done, Failed, Joined, Refused, SeatCard
from rollout.server.store import Answered, Saved, Store, StoreError
from rollout.server.thinking import Assignment
from rollout.server.viewer import Viewer
from rollout.server.workers import Workers
from rollout.table import Step, Table

log = structlog.get_logger()


class Unavailable(Exception):  # noqa: N818 - the fact that a browser is told
    """A table cannot be used; `reason` goes into `Failed`."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail


class Room:
    """A table, its viewers and its computer players."""

    def __init__(self, name: str, store: Store, workers: Workers) -> None:
        self.name = name
        self.guests = 0
        """How many are inside; the room may be forgotten when nobody is."""
        self._store = store
        self._workers = workers
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._saved: Saved | None = None
        self._aside = ""
        self._answered: dict[tuple[int, str], tuple[int, str]] = {}
        self._viewers: set[Viewer] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._players: asyncio.Task[None] | None = None
        self._closing = False

    # -- from the store and back -------------------------------------------------------------------------

    @property
    def opened(self) -> bool:
        """Whether the table is in memory."""
        return self._table is not None or bool(self._aside)

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.guests and not self._tasks

    async def open(self) -> None:
        """Read the table from the store, if it is not in memory.

        Raises:
            Unavailable: there is no such table, it no longer replays, or the store fails.
        """
        async with self._lock:
            await self._ready()
        self._wake()

    async def _ready(self) -> Table:
        """The table; the lock must be held."""
        if self._table is None and not self._aside:
            try:
                await self._load()
            except StoreError as error:
                raise Unavailable("not-saved", str(error)) from None
        if self._table is None:
            raise Unavailable("set-aside")  # the reason may name hidden draws: it stays in the store
        return self._table

    async def _load(self) -> None:
        saved = await self._store.load(self.name)
        if saved is None:
            raise Unavailable("unknown-table")
        self._saved = saved
        self._answered = {(a.seat, a.request): (a.decision, a.text) for a in saved.answered}
        try:
            if saved.damage:
                raise RolloutError(saved.damage)  # noqa: TRY301 - one way out for all that is wrong with it
            self._table = await asyncio.to_thread(fold, saved)
        except Exception as error:  # noqa: BLE001 - whatever is wrong with one table, the others live
            self._aside = f"{type(error).__name__}: {error}"
            log.error("table-set-aside", table=self.name, error=type(error).__name__)  # noqa: TRY400 - draws are secret
        if saved.aside != self._aside:
            await self._store.set_aside(self.name, self._aside)

    async def _commit(self, table: Table, step: Step, saving: Coroutine[Any, Any, None]) -> None:
        """Store a step, then make it."""
        try:
            await saving
        except (StoreError, asyncio.CancelledError):
            self._table = None  # read again what the store holds: it alone knows
            raise
        table.accept(step)

    # -- looking -----------------------------------------------------------------------------------------

    def seat_of(self, token: str) -> int | None:
        """The seat that a token takes."""
        digest = hashlib.sha256(token.encode()).digest()
        for number, seat in enumerate(self._saved.seats if self._saved else ()):
            if seat.token is not None and hmac.compare_digest(seat.token, digest):
                return number
        return None

    async def join(self, viewer: Viewer, nonce: str) -> None:
        """Let a viewer in; the game begins when the last nonce arrives.

        Raises:
            Unavailable: the table cannot be used, or the game has not begun and the nonce is missing.
        """
        await self._whole(self._join(viewer, nonce))

    async def _join(self, viewer: Viewer, nonce: str) -> None:
        async with self._lock:
            table = await self._ready()
            if viewer.seat >= 0 and not table.begun:
                await self._sit(table, viewer.seat, nonce)
            if viewer.version > (table.version(viewer.seat) if table.begun else 0):
                viewer.version = 0  # it knows of things that never were: tell it all
            viewer.send(self._joined(table, viewer))
            self._viewers.add(viewer)
            self._publish(table)
        self._wake()

    async def _sit(self, table: Table, seat: int, nonce: str) -> None:
        if not nonce:
            raise Unavailable("nonce-missing")
        table.sit(seat, nonce)
        if not table.ready:
            return
        step = table.begin()
        try:
            saving = self._store.begin(self.name, table.nonces, step.events[0])
            await self._commit(table, step, saving)
        except StoreError as error:
            raise Unavailable("not-saved", str(error)) from None
        log.info("game-begun", table=self.name, game=table.game.name)

    def _joined(self, table: Table, viewer: Viewer) -> Joined:
        return Joined(
            table=self.name,
            game=table.game.name,
            viewer=viewer.seat,
            seats=tuple(SeatCard(seat.name, seat.level) for seat in table.seats),
            options=msgspec.Raw(msgspec.json.encode(table.options)),
            commitment=table.commitment,
        )

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        self._viewers.discard(viewer)

    async def record(self, seat: int) -> str:
        """The whole record when the game has ended, before that what a seat may know of it.

        Raises:
            Unavailable: the game has not begun.
        """
        async with self._lock:
            table = await self._ready()
            if not table.begun:
                raise Unavailable("not-begun")
            return write_record(table.record()) if table.outcome else table.transcript(seat)

    # -- acting ------------------------------------------------------------------------------------------

    async def act(self, viewer: Viewer, act: Act) -> None:
        """Carry out an action of a viewer and answer it; never raises."""
        await self._whole(self._act(viewer, act))

    async def _act(self, viewer: Viewer, act: Act) -> None:
        async with self._lock:
            try:
                table = await self._ready()
                if not self._answer(table, viewer, act):
                    await self._carry_out(table, viewer, act)
            except Unavailable as error:
                viewer.send(Failed(error.reason, act.request, error.detail))
            except StoreError as error:
                viewer.send(Failed("not-saved", act.request, str(error)))
            except Exception:
                self._table = None  # whatever happened to it: the store has the truth
                log.exception("act-failed", table=self.name, seat=viewer.seat)
                viewer.send(Failed("internal", act.request))
        self._wake()

    def _answer(self, table: Table, viewer: Viewer, act: Act) -> bool:
        """Answer what needs no action: a retry, a spectator, a game that has not begun."""
        known = self._answered.get((viewer.seat, act.request))
        if viewer.seat < 0:
            viewer.send(Failed("spectator", act.request))
        elif not table.begun:
            viewer.send(Failed("not-begun", act.request))
        elif known == (act.decision, act.text):
            viewer.send(Done(act.request))
            self._update(table, viewer)
        elif known:
            viewer.send(Failed("request-reused", act.request))
        else:
            return False
        return True

    async def _carry_out(self, table: Table, viewer: Viewer, act: Act) -> None:
        try:
            step = table.propose(viewer.seat, act.decision, act.text)
        except StaleDecision:
            viewer.send(Refused(act.request, Refusal(act.text, "refused-stale")))
            self._update(table, viewer)
            return
        except RefusedError as error:
            viewer.send(Refused(act.request, error.refusal))
            return
        answered = Answered(viewer.seat, act.request, act.decision, act.text)
        await self._commit(table, step, self._store.append(self.name, table.length, step.events, answered))
        self._answered[viewer.seat, act.request] = (act.decision, act.text)
        viewer.send(Done(act.request))
        self._publish(table, viewer.seat)

    # -- telling -----------------------------------------------------------------------------------------

    def _publish(self, table: Table, actor: int | None = None) -> None:
        """News to each viewer whose version rose, to those who have seen nothing yet, and to the actor's seat."""
        if not table.begun:
            return
        encoded: dict[tuple[int, int], bytes] = {}
        for viewer in self._viewers:
            if viewer.seat == actor or not viewer.shown or table.version(viewer.seat) > viewer.version:
                key = (viewer.seat, viewer.version)
                if key not in encoded:
                    encoded[key] = encode(table.update(*key))
                self._show(table, viewer, encoded[key])

    def _update(self, table: Table, viewer: Viewer) -> None:
        self._show(table, viewer, encode(table.update(viewer.seat, viewer.version)))

    def _show(self, table: Table, viewer: Viewer, update: bytes) -> None:
        viewer.send_encoded(update)
        viewer.version, viewer.shown = table.version(viewer.seat), True

    # -- computer players --------------------------------------------------------------------------------

    def _wake(self) -> None:
        """Let computer players act, if it is their turn and they do not already."""
        idle = not self._closing and (self._players is None or self._players.done())
        if idle and self._table and self._table.computers():
            self._players = self._spawn(self._play())

    async def _play(self) -> None:
        """Computer players act until a person has to, or the game is over."""
        pause = 0.0
        going = True
        while going:
            try:
                going = await self._play_one()
                pause = 0.0
            except (StoreError, Unavailable) as error:
                log.warning("computer-waits", table=self.name, reason=str(error))
                going = not self._aside
                pause = min(2 * pause + 1, 30)
                await asyncio.sleep(pause)
            except Exception:
                log.exception("computer-stopped", table=self.name)
                return

    async def _play_one(self) -> bool:
        """One action of one computer player; False when none may act."""
        async with self._lock:
            table = await self._ready()
            if not table.computers():
                return False
            seat = table.computers()[0]
            question, decision = table.question(seat), table.decision(seat)
        level = table.course.players[seat]
        seed = secrets.randbits(62)  # from nothing that the table knows
        action = await self._workers.choose(Assignment(table.game.name, level, question, seed))
        text = table.game.write(question.view, action)
        async with self._lock:
            table = await self._ready()
            if table.decision(seat) == decision:
                step = table.propose(seat, decision, text)
                await self._commit(table, step, self._store.append(self.name, table.length, step.events, None))
                self._publish(table, seat)
        return True

    # -- tasks -------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _whole(self, work: Coroutine[Any, Any, None]) -> None:
        """Carry out in full, even if whoever asked for it goes away in the middle."""
        await asyncio.shield(self._spawn(work))

    async def close(self) -> None:
        """Finish what people asked for; computer players are stopped in their thoughts and not woken again."""
        self._closing = True
        if self._players:
            self._players.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def fold(saved: Saved) -> Table:
    """The table that the store's events lead to.

    Raises:
        RolloutError: they no longer replay, for example because the rules have changed.
    """
    game: Game[Any, Any, Any] = find(saved.game)
    seats = tuple(Sitter(seat.name, seat.level) for seat in saved.seats)
    if saved.events:
        nonces = tuple(seat.nonce for seat in saved.seats)
        record = Record(
            saved.game, saved.options, saved.rules, saved.sheet, seats, "fair", nonces=nonces, events=saved.events
        )
        return Table.fold(record, game, saved.secret)
    if (saved.rules, saved.sheet) != (game.rules_version, game.sheet.digest):
        raise RolloutError("it was opened under other rules or tables than this program has")
    table = Table(game, saved.options, seats, saved.secret)
    for number, seat in enumerate(seats):
        if seat.level:
            table.sit(number, "")  # we run it: a nonce of ours, made after a person's, could choose the dice
    return table
