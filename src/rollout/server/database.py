"""The database: how it is opened, brought to the present shape, and asked what went wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import alembic.command
import alembic.config
from alembic.util.exc import CommandError
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from rollout.core.errors import RolloutError

FILE = "rollout.db"
"""Its name in the folder that keeps the games."""


def reason_of(error: Exception) -> str:
    """What went wrong first, without the values of the statement: they may be secret.

    SQLite undoes the whole transaction when the disk is full, so that going back to a savepoint fails as well.
    """
    first = step = error
    while isinstance(step.__context__, Exception):
        step = step.__context__
        first = step if isinstance(step, SQLAlchemyError) else first
    return str(getattr(first, "orig", None) or type(first).__name__)


def make_engine(path: Path) -> Engine:
    """Connections to a database, each of which waits for the disk at every commit."""
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
        raise RolloutError(f"{engine.url.database} cannot be opened: {reason_of(error)}") from None
