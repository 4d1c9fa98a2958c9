"""One table as it is kept: read from the store when it is needed, changed only after the store has the change."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Coroutine
from typing import Any, TypeVar

import structlog

from rollout.core.errors import RolloutError
from rollout.record import Record, Sitter
from rollout.server.metrics import Metrics
from rollout.server.opening import Unavailable, digest, game_of
from rollout.server.store import Saved, Store, StoreError
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
        kept = digest(token)
        for number, seat in enumerate(self._saved.seats if self._saved else ()):
            if seat.token is not None and hmac.compare_digest(seat.token, kept):
                return number
        return None

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
        RolloutError: they no longer replay, for example because the rules have changed.
    """
    game = game_of(saved)
    seats = tuple(Sitter(seat.name, seat.level) for seat in saved.seats)
    if saved.events:
        nonces = tuple(seat.nonce for seat in saved.seats)
        record = Record(
            saved.game, saved.options, saved.rules, saved.sheet, seats, "fair", nonces=nonces, events=saved.events
        )  # without the text of an edition: the game has its values already
        return Table.fold(record, game, saved.secret)
    if (saved.rules, saved.sheet) != (game.rules_version, game.sheet.digest):
        raise RolloutError("it was opened under other rules or tables than this program has")
    table = Table(game, saved.options, seats, saved.secret)
    for number, seat in enumerate(saved.seats):
        if seat.level or seat.nonce:  # a computer's is empty: one of ours, made last, could choose the dice
            table.sit(number, seat.nonce)
    return table
