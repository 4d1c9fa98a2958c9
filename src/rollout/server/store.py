"""The store: SQLite, one writer thread, many answers for one disk flush.

A call returns after its transaction has been committed and flushed, or raises `StoreError` and nothing
of it is kept. Calls that arrive while the disk is busy share the next commit.
"""

from __future__ import annotations

import asyncio
import json
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

import structlog
from sqlalchemy import Connection, Row, insert, select, update
from sqlalchemy.exc import OperationalError

from rollout.core.errors import RolloutError
from rollout.record import Draw, Event
from rollout.server import keeping, schema, seating
from rollout.server.database import FILE, make_engine, migrate, reason_of
from rollout.server.lock import FolderLock

_T = TypeVar("_T")
_BATCH = 64
log = structlog.get_logger()


class StoreError(RolloutError):
    """The store could not do it; nothing has changed."""


@dataclass(frozen=True)
class SavedSeat:
    """A seat as it is kept."""

    name: str
    level: str
    token: bytes | None
    """SHA-256 of the token; None for a computer's seat, and as long as nobody has taken it."""
    nonce: str = ""
    invitation: bytes | None = None
    """SHA-256 of the code of whoever may take it, or has taken it by it."""


@dataclass(frozen=True)
class Answered:
    """A request of a seat that was carried out."""

    seat: int
    request: str
    decision: int
    text: str


@dataclass(frozen=True)
class Saved:
    """A table as it is kept."""

    id: str
    game: str
    options: dict[str, Any]
    rules: str
    sheet: str
    secret: bytes
    seats: tuple[SavedSeat, ...]
    aside: str = ""
    """Why it was set aside when it was last tried."""
    damage: str = ""
    """Why its rows cannot be read."""
    events: tuple[Event, ...] = ()
    answered: tuple[Answered, ...] = ()
    absence: str = "ask"
    """What follows when somebody leaves."""
    again: str = ""
    """The table of the same game once more."""
    result: str = ""
    """How the game ended, as its record says it; empty while it goes on."""
    edition: str = ""
    """The text of the owner's edition that it is played on; empty for the game's own tables."""


@dataclass(frozen=True)
class _Job:
    work: Callable[[Connection], Any]
    answer: Future[Any]


class Store:
    """All tables on disk; the only writer of its folder."""

    def __init__(self, folder: Path) -> None:
        """Open the folder, make or migrate its database.

        Raises:
            RolloutError: another server uses it, or it cannot be read or was made by a newer program.
        """
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / FILE).touch(mode=0o600)  # what lies beside it later is made like it: all of it holds secrets
            self._lock = FolderLock(folder)
        except OSError as error:
            raise RolloutError(f"cannot keep games in {folder}: {error.strerror}") from None
        self.broken = ""
        """Why nothing can be stored any more; empty while all is well."""
        self._engine = make_engine(folder / FILE)
        try:
            migrate(self._engine)
        except RolloutError:
            self._engine.dispose()
            self._lock.release()
            raise
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Finish what was asked for, then close."""
        self._jobs.put(None)
        self._thread.join()
        self._engine.dispose()
        self._lock.release()

    # -- what can be asked -------------------------------------------------------------------------------

    async def create(self, saved: Saved) -> None:
        """Keep a new table, before its first event."""
        await self._do(lambda connection: _create(connection, saved))

    async def load(self, table: str) -> Saved | None:
        """A table with its events; None where there is none of that id."""
        return await self._do(lambda connection: _load(connection, table))

    async def begin(self, table: str, nonces: tuple[str, ...], event: Event) -> None:
        """Keep the nonces of all seats, by seat, and the set-up that follows from them."""
        await self._do(lambda connection: _begin(connection, table, nonces, event))

    async def sit(self, table: str, seat: int, nonce: str) -> None:
        """Keep the nonce of a seat, while others are missing."""
        await self._do(lambda connection: seating.sit(connection, table, seat, nonce))

    async def invited(self, code: bytes) -> str | None:
        """The table of an invitation, by the SHA-256 of its code; None where there is none."""
        return await self._do(lambda connection: seating.invited(connection, code))

    async def claim(self, code: bytes, token: bytes, name: str) -> bool:
        """Let the holder of a token have the seat that an invitation is for; False when another one has it.

        Once it is theirs it stays so, and asking again with the same token changes nothing.
        """
        return await self._do(lambda connection: seating.claim(connection, code, token, name))

    async def keep_edition(self, edition: keeping.KeptEdition, shares: keeping.Shares) -> keeping.Keeping:
        """Keep an owner's edition, unless there is no room that could be made."""
        return await self._do(lambda connection: keeping.keep(connection, edition, shares))

    async def edition(self, digest: str) -> keeping.KeptEdition | None:
        """An owner's edition by its digest; None where there is none."""
        return await self._do(lambda connection: keeping.find(connection, digest))

    async def again(self, table: str, saved: Saved, seat: int, token: bytes) -> tuple[str, bool]:
        """The table of the same game once more, `saved` if there is none yet; and whether the seat there is theirs."""

        def work(connection: Connection) -> tuple[str, bool]:
            there = seating.again(connection, table)
            if not there:
                there = saved.id
                _create(connection, saved)
                seating.remember_again(connection, table, there)
            return there, seating.take(connection, there, seat, token)

        return await self._do(work)

    async def append(
        self, table: str, number: int, events: tuple[Event, ...], answered: Answered | None, result: str = ""
    ) -> None:
        """Keep events, the first of which has that number, the request that they answer, and the result if they end
        the game.
        """

        def work(connection: Connection) -> None:
            _append(connection, table, number, events, answered)
            if result:
                _set(connection, table, result=result)

        await self._do(work)

    async def set_aside(self, table: str, reason: str) -> None:
        """Mark a table that cannot be played on."""
        await self._do(lambda connection: _set(connection, table, aside=reason))

    async def _do(self, work: Callable[[Connection], _T]) -> _T:
        if self.broken:
            raise StoreError(self.broken)
        job = _Job(work, Future())
        self._jobs.put(job)
        answer: _T = await asyncio.wrap_future(job.answer)
        return answer

    # -- the writer thread -------------------------------------------------------------------------------

    def _write(self) -> None:
        going = True
        while going:
            batch = [self._jobs.get()]
            while len(batch) < _BATCH and not self._jobs.empty():
                batch.append(self._jobs.get())
            going = None not in batch
            jobs = [job for job in batch if job and job.answer.set_running_or_notify_cancel()]
            if jobs:
                self._commit(jobs)

    def _commit(self, jobs: list[_Job]) -> None:
        if self.broken:  # they were waiting when the disk failed
            _refuse(jobs, self.broken)
            return
        try:
            with self._engine.begin() as connection:
                results = [(job, _attempt(connection, job)) for job in jobs]
        except Exception as error:  # noqa: BLE001 - whatever it was, the askers must hear of it
            self._fail(jobs, error)
            return
        for job, result in results:
            if isinstance(result, Exception):
                job.answer.set_exception(result)
            else:
                job.answer.set_result(result)

    def _fail(self, jobs: list[_Job], error: Exception) -> None:
        reason = reason_of(error)
        log.error("store-failed", reason=reason)
        if "I/O" in reason:  # after a failed flush the disk may have dropped what it once accepted: never go on
            self.broken = f"the disk failed ({reason}); start the server again"
        _refuse(jobs, f"cannot save: {reason}")


def _refuse(jobs: list[_Job], reason: str) -> None:
    for job in jobs:
        job.answer.set_exception(StoreError(reason))


def _attempt(connection: Connection, job: _Job) -> Any:
    """The result of a job, or its error: one that fails takes none of the others with it."""
    try:
        with connection.begin_nested():
            return job.work(connection)
    except OperationalError:
        raise  # the database as a whole is in trouble
    except Exception as error:  # noqa: BLE001 - as in `_commit`
        return StoreError(f"cannot save: {reason_of(error)}")


# -- jobs ------------------------------------------------------------------------------------------------


def _set(connection: Connection, table: str, **values: str) -> None:
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


def _create(connection: Connection, saved: Saved) -> None:
    if saved.edition and keeping.find(connection, saved.sheet) is None:  # it was dropped after it had been read
        raise LookupError("the edition is not kept any more; bring it again")
    connection.execute(
        insert(schema.tables).values(
            id=saved.id,
            game=saved.game,
            options=json.dumps(saved.options),
            rules=saved.rules,
            sheet=saved.sheet,
            secret=saved.secret,
            made=int(time.time()),
            absence=saved.absence,
        )
    )
    rows = [
        {"table": saved.id, "seat": number, "name": seat.name, "level": seat.level, "token": seat.token}
        | {"invitation": seat.invitation}
        for number, seat in enumerate(saved.seats)
    ]
    connection.execute(insert(schema.seats), rows)


def _begin(connection: Connection, table: str, nonces: tuple[str, ...], event: Event) -> None:
    for number, nonce in enumerate(nonces):
        seating.sit(connection, table, number, nonce)
    _append(connection, table, 0, (event,), None)


def _append(
    connection: Connection, table: str, number: int, events: tuple[Event, ...], answered: Answered | None
) -> None:
    rows = [
        {"table": table, "number": at, "seat": event.seat, "text": event.text, "draws": _draws_text(event)}
        for at, event in enumerate(events, number)
    ]
    connection.execute(insert(schema.events), rows)
    if answered:
        connection.execute(
            insert(schema.requests).values(
                table=table,
                seat=answered.seat,
                request=answered.request,
                decision=answered.decision,
                text=answered.text,
            )
        )


def _draws_text(event: Event) -> str:
    return json.dumps([[draw.why, draw.n, draw.value] for draw in event.draws])


def _load(connection: Connection, table: str) -> Saved | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(
        select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    ).all()
    saved = Saved(
        id=row.id,
        game=row.game,
        options={},
        rules=row.rules,
        sheet=row.sheet,
        secret=row.secret,
        seats=tuple(SavedSeat(seat.name, seat.level, seat.token, seat.nonce, seat.invitation) for seat in seats),
        aside=row.aside,
        absence=row.absence,
        again=row.again,
        result=row.result,
        answered=_answered(connection, table),
    )
    try:
        _check_texts(row)
        _check_seats(saved.seats)
        edition = _edition(connection, saved.sheet)
        return replace(saved, options=json.loads(row.options), events=_events(connection, table), edition=edition)
    except (ValueError, TypeError) as error:
        return replace(saved, damage=f"its rows are damaged: {error}")


def _edition(connection: Connection, digest: str) -> str:
    """The text of the edition of that digest; empty if none is kept."""
    kept = keeping.find(connection, digest)
    if kept and not kept.text:
        raise ValueError("its edition is empty")
    return kept.text if kept else ""


def _check_texts(row: Row[Any]) -> None:
    for text in (row.game, row.rules, row.sheet, row.absence, row.again, row.result):
        if not isinstance(text, str):
            raise TypeError("a table holds what is no text")


def _check_seats(seats: tuple[SavedSeat, ...]) -> None:
    """The database keeps what it is given, whatever a column is meant for."""
    for seat in seats:
        if not all(isinstance(text, str) for text in (seat.name, seat.level, seat.nonce)):
            raise TypeError("a seat holds what is no text")
        if not isinstance(seat.token, bytes | None):
            raise TypeError("a token is no digest")


def _events(connection: Connection, table: str) -> tuple[Event, ...]:
    rows = connection.execute(
        select(schema.events).where(schema.events.c.table == table).order_by(schema.events.c.number)
    ).all()
    if [row.number for row in rows] != list(range(len(rows))):
        raise ValueError("an event is missing")
    return tuple(Event(row.seat, row.text, tuple(Draw(*draw) for draw in json.loads(row.draws))) for row in rows)


def _answered(connection: Connection, table: str) -> tuple[Answered, ...]:
    rows = connection.execute(select(schema.requests).where(schema.requests.c.table == table)).all()
    return tuple(Answered(row.seat, row.request, row.decision, row.text) for row in rows)
