"""A record as text, in the manner of PGN: headers, then one action a line with its draws below.

    [Format "rollout-record 1"]
    [Game "robot-heroes"]
    [Options {"level":"basic"}]
    ...

    0.
      ~ die hero 6=3 ~ die hero 6=5
    1. seat 1: take optimus
    2. seat 1: roll
      ~ die move 6=4

Event 0 is the set-up. A state is never stored: it is the fold of the log.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field, replace
from typing import Any

from rollout.core.errors import RecordError

FORMAT = "rollout-record 1"
MAX_SIZE = 4_000_000
"""Characters; a longer text is refused before it is parsed."""

_HEADER = re.compile(r"\[([A-Z][A-Za-z]*) (.*)\]")
_EVENT = re.compile(r"(\d{1,9})\.(?: seat (\d{1,2}): (.+))?", re.ASCII)
_DRAW = re.compile(r"(.+) (\d{1,18})=(\d{1,18})", re.ASCII)
_MAY_LACK = ("Edition", "Commitment", "Secret", "Result")


@dataclass(frozen=True)
class Draw:
    """One answer of chance: `value` below `n`, asked for by the rules as `why`."""

    why: str
    n: int
    value: int

    def __str__(self) -> str:
        return f"{self.why} {self.n}={self.value}"


@dataclass(frozen=True)
class Event:
    """One action of a seat with the draws that it caused; the set-up has seat -1 and no text."""

    seat: int
    text: str
    draws: tuple[Draw, ...] = ()
    line: int = field(default=0, compare=False)
    """Where it stands in the file it was read from, 1-based."""


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat; `level` is empty for a person."""

    name: str
    level: str = ""


@dataclass(frozen=True)
class Record:
    """Everything that is needed to play a game again."""

    game: str
    options: dict[str, Any]
    rules: str
    """Version of the rules."""
    tables: str
    """Digest of the tables that it was played with; of an edition, the digest of its text."""
    seats: tuple[Sitter, ...]
    chance: str
    """`fair`, or `seed N` for games without an opponent who could doubt the dice."""
    commitment: str = ""
    nonces: tuple[str, ...] = ()
    secret: str = ""
    """Hexadecimal; empty while the game goes on."""
    result: str = ""
    """Scores by seat and the reason, for example `1 0 pieces`."""
    edition: str = ""
    """The whole text of the owner's edition that it was played on; empty where the game's own tables were used."""
    events: tuple[Event, ...] = ()


def write_record(record: Record) -> str:
    """The record as text; `read_record` gives it back unchanged."""
    headers: list[tuple[str, tuple[Any, ...]]] = [
        ("Format", (FORMAT,)),
        ("Game", (record.game,)),
        ("Options", (record.options,)),
        ("Rules", (record.rules,)),
        ("Tables", (record.tables,)),
        ("Edition", (record.edition,)),
        *(("Seat", (s.name, s.level) if s.level else (s.name,)) for s in record.seats),
        ("Chance", (record.chance,)),
        ("Commitment", (record.commitment,)),
        *(("Nonce", (nonce,)) for nonce in record.nonces),
        ("Secret", (record.secret,)),
        ("Result", (record.result,)),
    ]
    lines = [f"[{name} {_values(values)}]" for name, values in headers if any(values) or name not in _MAY_LACK]
    lines.append("")
    for number, event in enumerate(record.events):
        lines.append(f"{number}. seat {event.seat}: {event.text}" if number else "0.")
        if event.draws:
            lines.append("  ~ " + " ~ ".join(map(str, event.draws)))
    return "\n".join(lines) + "\n"


def _values(values: tuple[Any, ...]) -> str:
    return ", ".join(json.dumps(v, ensure_ascii=False, separators=(",", ":"), sort_keys=True) for v in values)


def read_record(text: str) -> Record:
    """Read a record.

    Raises:
        RecordError: with the line that cannot be read.
    """
    if len(text) > MAX_SIZE:
        raise RecordError(f"the text has {len(text)} characters; a record has at most {MAX_SIZE}")
    if not text.lstrip().startswith("[Format "):
        raise RecordError('this is no record: one begins with [Format "rollout-record 1"]', 1)
    headers: dict[str, list[list[Any]]] = {}
    events: list[Event] = []
    for number, line in enumerate(text.split("\n"), 1):  # a name may hold what else splits lines
        if not line.strip():
            continue
        _check_characters(line, number)
        if line.startswith("[") and not events:
            name, values = _read_header(line, number)
            headers.setdefault(name, []).append(values)
        elif line.lstrip().startswith("~ ") and events:
            if events[-1].draws:
                raise RecordError("an event has one line of draws", number)
            events[-1] = replace(events[-1], draws=_read_draws(line, number))
        else:
            events.append(_read_event(line, number, len(events)))
    return _assemble(headers, tuple(events))


def _check_characters(line: str, number: int) -> None:
    try:
        line.encode()
    except UnicodeEncodeError:  # it would be raised later, by whoever writes the line or reckons with it
        raise RecordError("the line has half a character, a lone surrogate", number) from None


def _read_header(line: str, number: int) -> tuple[str, list[Any]]:
    match = _HEADER.fullmatch(line.rstrip())
    problem = RecordError(f'a header looks like [Game "robot-heroes"], not like {_short(line)}', number)
    if not match:
        raise problem
    try:
        values = json.loads(f"[{match[2]}]")
        _values(tuple(values)).encode()  # a lone surrogate could be read, but never written again
        return match[1], values
    except (ValueError, RecursionError):
        raise problem from None


def _read_draws(line: str, number: int) -> tuple[Draw, ...]:
    draws = []
    for part in line.strip()[2:].split(" ~ "):
        match = _DRAW.fullmatch(part.strip())
        if not match:
            raise RecordError(f"a draw looks like `~ die 6=3`, not like {_short(part)}", number)
        draws.append(Draw(match[1], int(match[2]), int(match[3])))
    return tuple(draws)


def _read_event(line: str, number: int, expected: int) -> Event:
    match = _EVENT.fullmatch(line.strip())
    if not match or int(match[1]) != expected or bool(match[3]) != bool(expected):
        wanted = f"`{expected}. seat 0: ...`" if expected else "`0.`"
        raise RecordError(f"event {expected} should stand here as {wanted}, not {_short(line)}", number)
    return Event(int(match[2]) if expected else -1, match[3] or "", (), number)


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


def _assemble(headers: dict[str, list[list[Any]]], events: tuple[Event, ...]) -> Record:
    def one(name: str, kind: type = str, default: Any = None) -> Any:
        found = headers.get(name, [] if default is None else [[default]])
        if len(found) != 1 or len(found[0]) != 1 or not isinstance(found[0][0], kind):
            raise RecordError(f"the header [{name} ...] should stand exactly once, with one value")
        return found[0][0]

    if one("Format") != FORMAT:
        raise RecordError(f"the format is {one('Format')!r}; this program reads {FORMAT!r}")
    seats = [s for s in headers.get("Seat", ()) if 1 <= len(s) <= 2 and all(isinstance(v, str) for v in s)]
    nonces = tuple(str(values[0]) for values in headers.get("Nonce", ()) if values)
    if len(seats) != len(headers.get("Seat", ())) or not seats:
        raise RecordError('each seat needs a header such as [Seat "Ada"] or [Seat "Robot", "easy"]')
    return Record(
        game=one("Game"),
        options=one("Options", dict, {}),
        rules=one("Rules"),
        tables=one("Tables", str, ""),
        seats=tuple(Sitter(*s) for s in seats),
        chance=one("Chance"),
        commitment=one("Commitment", str, ""),
        nonces=nonces,
        secret=one("Secret", str, ""),
        result=one("Result", str, ""),
        edition=one("Edition", str, ""),
        events=events,
    )
