"""A copy of all games, made while the server runs."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from rollout.core.errors import RolloutError
from rollout.server.database import FILE


def backup(folder: Path, file: Path) -> int:
    """Copy the games of a folder into one file that is not there yet; how many tables it holds.

    The copy is of one moment, however much is being played, and has been checked. It holds what the server holds:
    the secrets of running games as well, so only its owner can read it.

    Raises:
        RolloutError: there is nothing to copy, the file exists or cannot be written, or the copy is damaged.
    """
    source = folder / FILE
    if not source.is_file():
        raise RolloutError(f"there are no games in {folder}; name another folder with --data")
    if file.exists():
        raise RolloutError(f"{file} exists already; a backup never overwrites anything")
    part = file.with_name(f"{file.name}.part")
    try:
        part.touch(mode=0o600, exist_ok=False)
        tables = _copy(source, part)
        with part.open("rb") as copied:
            os.fsync(copied.fileno())
        part.rename(file)
    except FileExistsError:
        raise RolloutError(f"{part} exists: another backup is being made, or one was cut off; remove it then") from None
    except (OSError, sqlite3.Error, RolloutError) as error:
        part.unlink(missing_ok=True)
        raise RolloutError(f"{file} could not be written: {error}") from None
    return tables


def _copy(source: Path, part: Path) -> int:
    address = f"{source.resolve().as_uri()}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=30)) as reading, closing(sqlite3.connect(part)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        (verdict,) = writing.execute("PRAGMA integrity_check").fetchone()
        if verdict != "ok":
            raise RolloutError(f"the copy is damaged, and so the games are: {verdict}")
        (tables,) = writing.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)
