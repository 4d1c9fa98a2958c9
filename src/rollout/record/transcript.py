"""What one viewer perceived of a game, as text: safe to hand out while the game goes on.

It is built from `Game.tell` alone, so it can contain nothing that the viewer was not told; an event of which
the viewer perceived nothing leaves no trace, not even in the numbering.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from rollout.core.game import Game
from rollout.core.wire import SPECTATOR, Fact, Told, encode
from rollout.record.form import Event, Record, write_record
from rollout.record.replay import replay
from rollout.record.talk import TalkFact

FORMAT = "rollout-transcript 1"


@dataclass(frozen=True)
class Perceived:
    """One event as one viewer perceived it."""

    own: str
    """The action in notation if the viewer took it, else empty."""
    told: tuple[Told, ...]


def perceive(game: Game[Any, Any, Any], event: Event, facts: Iterable[Fact], viewer: int) -> Perceived | None:
    """What a viewer perceives of an event; None when it perceives nothing at all."""
    own = event.text if event.seat == viewer != SPECTATOR else ""
    told = tuple(t for fact in facts if (t := _tell(game, fact, viewer)) is not None)
    return Perceived(own, told) if own or told else None


def _tell(game: Game[Any, Any, Any], fact: Fact, viewer: int) -> Told | None:
    return fact if isinstance(fact, TalkFact) else game.tell(fact, viewer)


def transcript(record: Record, game: Game[Any, Any, Any], viewer: int) -> str:
    """A record as one viewer perceived it: own actions in notation, and what was told.

    Raises:
        RecordError: the record does not replay.
    """
    moments = replay(record, game)
    entries = (perceive(game, moment.event, moment.facts, viewer) for moment in moments)
    return write_transcript(record, viewer, (entry for entry in entries if entry))


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
