"""What one viewer perceived of a game, as text: safe to hand out while the game goes on.

It is built from what `Game.tell` told alone, as the log keeps it, so it can contain nothing that the viewer was not
told; an event of which the viewer perceived nothing leaves no trace, not even in the numbering.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from rollout.core.game import Game
from rollout.core.wire import SPECTATOR, encode
from rollout.record.form import Record, write_record
from rollout.record.log import Log, Perceived
from rollout.record.replay import as_played, replay

FORMAT = "rollout-transcript 1"


def transcript(record: Record, game: Game[Any, Any, Any], viewer: int) -> str:
    """A record as one viewer perceived it: own actions in notation, and what was told, as the log keeps it.

    Raises:
        RecordError: the record does not replay.
    """
    game = as_played(record, game)
    log = Log(game, game.understood(record.options), viewer)
    for moment in replay(record, game):
        log.hear(moment.event, moment.facts)
        log.keep(moment.course, moment.facts)
    return write_transcript(record, viewer, log.entries)


def write_transcript(record: Record, viewer: int, entries: Iterable[Perceived]) -> str:
    """The text of a transcript; of the record itself only the open headers are used."""
    who = "spectator" if viewer == SPECTATOR else f"seat {viewer}"
    lines = [f'[Format "{FORMAT}"]', f'[Viewer "{who}"]', *_open_headers(record), ""]
    for number, entry in enumerate(entries):
        lines.append(f"{number}. {entry.own}".rstrip())
        lines.extend(f"  < {encode(told).decode()}" for told in entry.told)
    return "\n".join(lines) + "\n"


def _open_headers(record: Record) -> list[str]:
    """The headers that are open to all: without format, secret, and the seed that every draw follows from."""
    without = replace(record, secret="", chance=record.chance.partition(" ")[0], events=())
    return [line for line in write_record(without).splitlines() if line and not line.startswith("[Format ")]
