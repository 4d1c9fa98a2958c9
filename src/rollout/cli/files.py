"""Reads record files for commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from rollout.core.edition import MAX_SIZE as MAX_EDITION
from rollout.core.edition import game_named, on_edition
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
    text = _text(file, 4 * MAX_SIZE, "a record")
    try:
        record = read_record(text)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    return record, find(record.game)


def load_edition(file: Path) -> AnyGame:
    """The game of an edition from a file, on its values.

    Raises:
        RolloutError: the file cannot be read, or the edition cannot be played; with every mistake and its line.
    """
    text = _text(file, 4 * MAX_EDITION, "an edition")
    return on_edition(find(game_named(text, file.name)), text, file.name)


def _text(file: Path, most: int, what: str) -> str:
    try:
        if file.stat().st_size > most:
            raise RecordError(f"{file} is too large for {what}")
        return file.read_bytes().decode("utf-8-sig")  # some editors put a mark before the text
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise RecordError(f"{file} is no text: byte {error.start} is not UTF-8") from None
