"""One table as it is kept: read from the store when it is needed, changed only after the store has the change."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from rollout.core.errors import RolloutError
from rollout.record.replay import result_text
from rollout.server.metrics import Metrics
from rollout.server.opening import Unavailable, game_of, seat_of
from rollout.server.outdated import check_current, logged, reason_of
from rollout.server.store import Answered, Saved, Store, StoreError
from rollout.table import Step, Table

log = structlog.get_logger()
_T = TypeVar("_T")


class Kept:
    """A table, its store and its lock: under the lock there is one writer."""

    def __init__(self, name: str, store: Store, metrics: Metrics | None = None) -> None:
        self.name = name
        self._metrics = metrics or Metrics()
        self._store = store
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._saved: Saved | None = None
        self._aside = ""
        """Why it cannot be played on; empty if it can ..."""
        self._reason = ""
        """... and what browsers are told."""
        self._answered: dict[tuple[int, str], tuple[int, str]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def opened(self) -> bool:
        """Whether the table is in memory."""
        return self._table is not None or bool(self._aside)

    @property
    def saved(self) -> Saved:
        """What the store holds beside the events; the table must have been opened."""
        assert self._saved is not None
        return self._saved

    async def _ready(self) -> Table:
        """The table; the lock must be held.

        Raises:
            Unavailable: there is no such table, it no longer replays, or the store fails.
        """
        if self._table is None and not self._aside:
            try:
                await self._load()
            except StoreError as error:
                raise Unavailable("not-saved", str(error)) from None
        if self._table is None:
            raise Unavailable(self._reason)  # what was wrong may name hidden draws: it stays in the store
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
            self._aside, self._reason = f"{type(error).__name__}: {error}", reason_of(error)
            say = log.error if self._reason == "set-aside" else log.warning
            say("table-set-aside", table=self.name, reason=self._reason, error=type(error).__name__)  # draws are secret
        if saved.aside != self._aside:
            await self._store.set_aside(self.name, self._aside)

    async def _append(self, table: Table, step: Step, answered: Answered | None = None) -> None:
        """Store a step of a game, with the request that it answers, then make it."""
        result = result_text(step.course.outcome)
        saving = self._store.append(self.name, table.length, step.events, answered, result)
        await self._commit(table, step, saving)

    async def _commit(self, table: Table, step: Step, saving: Coroutine[Any, Any, None]) -> None:
        """Store a step, then make it."""
        try:
            with self._metrics.saving.time():
                await saving
        except (StoreError, asyncio.CancelledError):
            self._table = None  # read again what the store holds: it alone knows
            raise
        table.accept(step)
        if table.outcome:
            self._metrics.over.inc()

    def seat_of(self, token: str) -> int | None:
        """The seat that a token takes."""
        return seat_of(self._saved, token) if self._saved else None

    # -- tasks -------------------------------------------------------------------------------------------

    def _spawn(self, work: Coroutine[Any, Any, _T]) -> asyncio.Task[_T]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _whole(self, work: Coroutine[Any, Any, _T]) -> _T:
        """Carry out in full, even if whoever asked for it goes away in the middle."""
        return await asyncio.shield(self._spawn(work))


def fold(saved: Saved) -> Table:
    """The table that the store's events lead to.

    Raises:
        OutdatedError: these are not the rules or the values that it was played with.
        RolloutError: they no longer replay.
    """
    check_current(saved)
    game, record = game_of(saved), logged(saved)
    if saved.events:
        table = Table.fold(record, game, saved.secret)
        if saved.result and result_text(table.outcome) != saved.result:
            raise RolloutError(f"it ended with {saved.result!r}, which its events do not lead to")
        return table
    table = Table(game, saved.options, record.seats, saved.secret)
    for number, seat in enumerate(saved.seats):
        if seat.level or seat.nonce:  # a computer's is empty: one of ours, made last, could choose the dice
            table.sit(number, seat.nonce)
    return table
