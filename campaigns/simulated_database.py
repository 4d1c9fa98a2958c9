"""The server's own store on a simulated disk: SQLAlchemy speaks to APSW as if it were Python's sqlite3."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any
from unittest.mock import patch

import apsw
from sqlalchemy import create_engine

from campaigns.simulated_disk import Disk, SimulatedVFS

NAME = "simulated"
PRAGMAS = {"journal_mode=WAL": "locking_mode=EXCLUSIVE"}
"""What has to be said before: a simulated disk has no memory that processes share, which WAL needs otherwise."""


class Cursor:
    """A cursor of the DB-API; errors are those of sqlite3, as SQLAlchemy expects them."""

    arraysize = 1
    lastrowid: int | None = None

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: tuple[tuple[Any, ...], ...] | None = None
        self.rowcount = -1

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        statement = self._connection.understood(statement)
        try:
            cursor = self._connection.real.cursor()
            cursor.exec_trace = self._describe
            self._rows = list(cursor.execute(statement, tuple(parameters)))
        except apsw.ConstraintError as error:
            raise sqlite3.IntegrityError(str(error)) from error
        except (apsw.CorruptError, apsw.NotADBError) as error:
            raise sqlite3.DatabaseError(str(error)) from error
        except apsw.Error as error:
            raise sqlite3.OperationalError(_said(error)) from error
        self.rowcount = self._connection.real.changes()
        return self

    def _describe(self, cursor: apsw.Cursor, *_: object) -> bool:
        """Called before a statement is carried out: afterwards one without rows has no columns any more."""
        self.description = tuple((name, *[None] * 6) for name, *_ in cursor.getdescription()) or None
        return True

    def executemany(self, statement: str, parameters: Sequence[Sequence[Any]]) -> Cursor:
        changed = 0
        for values in parameters:
            changed += self.execute(statement, values).rowcount
        self.rowcount = changed
        return self

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int = 1) -> list[Any]:
        found, self._rows = self._rows[:size], self._rows[size:]
        return found

    def fetchall(self) -> list[Any]:
        found, self._rows = self._rows, []
        return found

    def close(self) -> None:
        self._rows = []


def _said(error: apsw.Error) -> str:
    """As Python's sqlite3 words it."""
    return "disk I/O error" if isinstance(error, apsw.IOError) else str(error)


class Connection:
    """A connection of the DB-API."""

    isolation_level: str | None = None

    def __init__(self, real: apsw.Connection, replaced: dict[str, str]) -> None:
        self.real = real
        self._replaced = replaced

    def understood(self, statement: str) -> str:
        """A statement as it shall be executed."""
        pragma = statement.removeprefix("PRAGMA ")
        if pragma in PRAGMAS:
            statement = f"PRAGMA {PRAGMAS[pragma]}; {statement}"
        return self._replaced.get(statement, statement)

    def cursor(self, factory: object = None) -> Cursor:
        return Cursor(self)

    def execute(self, statement: str, parameters: Sequence[Any] = ()) -> Cursor:
        return self.cursor().execute(statement, parameters)

    def commit(self) -> None:
        if not self.real.getautocommit():
            self.execute("COMMIT")

    def rollback(self) -> None:
        if not self.real.getautocommit():
            self.execute("ROLLBACK")

    def create_function(self, *_: object, **__: object) -> None:
        """SQLAlchemy adds a function for regular expressions, which nothing uses."""

    def close(self) -> None:
        with suppress(apsw.Error):  # as sqlite3 does; a machine without power cannot close anything in order
            self.real.close()


class Driver:
    """Stands where SQLAlchemy expects the module `sqlite3`."""

    paramstyle = "qmark"
    sqlite_version_info = tuple(map(int, apsw.sqlite_lib_version().split(".")))

    def __init__(self, replaced: dict[str, str]) -> None:
        self._replaced = replaced

    def __getattr__(self, name: str) -> Any:
        return getattr(sqlite3, name)

    def connect(self, path: str, **_: object) -> Connection:
        return Connection(apsw.Connection(path, vfs=NAME), self._replaced)


_VFS: list[SimulatedVFS] = []


@contextmanager
def on(disk: Disk, replaced: dict[str, str] | None = None) -> Iterator[None]:
    """While inside, a new `Store` keeps its database on that disk; some statements may be replaced."""
    if not _VFS:
        _VFS.append(SimulatedVFS(NAME))
    _VFS[0].disk = disk
    with patch("rollout.server.database.create_engine", partial(create_engine, module=Driver(replaced or {}))):
        yield
