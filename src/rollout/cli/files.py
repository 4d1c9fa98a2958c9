"""Reads record files for commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rollout.core.errors import RecordError
from rollout.games import AnyGame, find
from rollout.record import Record, read_record
from rollout.record.form import MAX_SIZE

FileArgument = Annotated[Path, typer.Argument(help="A record, as the app saves it.")]


def load(file: Path) -> tuple[Record, AnyGame]:
    """A record from a file, and its game.

    Raises:
        RolloutError: the file cannot be read, is no record, or is of a game that is not on the shelf.
    """
    try:
        if file.stat().st_size > 4 * MAX_SIZE:
            raise RecordError(f"{file} is too large for a record")
        text = file.read_bytes().decode("utf-8-sig")  # some editors put a mark before the text
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is no text: byte {error.start} is not UTF-8") from None
    try:
        record = read_record(text)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    return record, find(record.game)
