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

import alembic.command
import alembic.config
import structlog
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, select, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from rollout.core.errors import RolloutError
from rollout.record import Draw, Event
from rollout.server import schema
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
    """SHA-256 of the token; None for a computer's seat."""
    nonce: str = ""


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
            self._lock = FolderLock(folder)
        except OSError as error:
            raise RolloutError(f"cannot keep games in {folder}: {error.strerror}") from None
        self.broken = ""
        """Why nothing can be stored any more; empty while all is well."""
        self._engine = _engine(folder / "rollout.db")
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

    async def append(self, table: str, number: int, events: tuple[Event, ...], answered: Answered | None) -> None:
        """Keep events, the first of which has that number, and the request that they answer."""
        await self._do(lambda connection: _append(connection, table, number, events, answered))

    async def set_aside(self, table: str, reason: str) -> None:
        """Mark a table that cannot be played on."""
        change = update(schema.tables).where(schema.tables.c.id == table).values(aside=reason)
        await self._do(lambda connection: connection.execute(change).rowcount)

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
        reason = _reason(error)
        log.error("store-failed", reason=reason)
        if "I/O" in reason:  # after a failed flush the disk may have dropped what it once accepted: never go on
            self.broken = f"the disk failed ({reason}); start the server again"
        for job in jobs:
            job.answer.set_exception(StoreError(f"cannot save: {reason}"))


def _attempt(connection: Connection, job: _Job) -> Any:
    """The result of a job, or its error: one that fails takes none of the others with it."""
    try:
        with connection.begin_nested():
            return job.work(connection)
    except OperationalError:
        raise  # the database as a whole is in trouble
    except Exception as error:  # noqa: BLE001 - as in `_commit`
        return StoreError(f"cannot save: {_reason(error)}")


def _reason(error: Exception) -> str:
    """What went wrong first, without the values of the statement: they may be secret.

    SQLite undoes the whole transaction when the disk is full, so that going back to a savepoint fails as well.
    """
    first = step = error
    while isinstance(step.__context__, Exception):
        step = step.__context__
        first = step if isinstance(step, SQLAlchemyError) else first
    return str(getattr(first, "orig", None) or type(first).__name__)


def _engine(path: Path) -> Engine:
    engine = create_engine(f"sqlite:///{path}", hide_parameters=True)
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None  # transactions are begun by us, or savepoints would not work
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}").fetchall()


def migrate(engine: Engine) -> None:
    """Bring a database to the present shape.

    Raises:
        RolloutError: it cannot be read, or a newer program made it.
    """
    config = alembic.config.Config()
    config.set_main_option("script_location", "rollout.server:migrations")
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, "head")
    except CommandError:
        raise RolloutError(f"{engine.url.database} was made by a newer rollout; update this one") from None
    except SQLAlchemyError as error:
        raise RolloutError(f"{engine.url.database} cannot be opened: {_reason(error)}") from None


# -- jobs ------------------------------------------------------------------------------------------------


def _create(connection: Connection, saved: Saved) -> None:
    connection.execute(
        insert(schema.tables).values(
            id=saved.id,
            game=saved.game,
            options=json.dumps(saved.options),
            rules=saved.rules,
            sheet=saved.sheet,
            secret=saved.secret,
            made=int(time.time()),
        )
    )
    rows = [
        {"table": saved.id, "seat": number, "name": seat.name, "level": seat.level, "token": seat.token}
        for number, seat in enumerate(saved.seats)
    ]
    connection.execute(insert(schema.seats), rows)


def _begin(connection: Connection, table: str, nonces: tuple[str, ...], event: Event) -> None:
    for number, nonce in enumerate(nonces):
        here = (schema.seats.c.table == table) & (schema.seats.c.seat == number)
        connection.execute(update(schema.seats).where(here).values(nonce=nonce))
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
        seats=tuple(SavedSeat(seat.name, seat.level, seat.token, seat.nonce) for seat in seats),
        aside=row.aside,
        answered=_answered(connection, table),
    )
    try:
        return replace(saved, options=json.loads(row.options), events=_events(connection, table))
    except (ValueError, TypeError) as error:
        return replace(saved, damage=f"its rows are damaged: {error}")


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
