"""Tables of values in TOML, each value with its source.

A file opens with `[sources]`: a name for each source with its kind and title. Every table (a TOML table
or an element of an array of tables) that holds values carries `source`: the name of the source of all of
its values, or a table that names one for each key, with `"*"` for the rest. Tables inside inherit it.

A value without a source, or with one that is not declared, is refused; all mistakes are reported at once. Each
names the path of its value, such as `deck[2].copies`, so that whoever has the text can find the line.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollout.core.errors import DataError
from rollout.core.problems import Problem, shown
from rollout.core.texts import is_seen

KINDS = ("rulebook", "public", "inferred", "choice", "owner")
"""What a source can be: the printed rules; something published; following from facts; decided by us; read by an
owner from the own box."""


@dataclass(frozen=True)
class Source:
    """Where values come from."""

    name: str
    kind: str
    title: str


_OF_A_SOURCE = {"kind", "title"}


@dataclass(frozen=True)
class Datum:
    """One value with its place in the file and its source."""

    path: str
    value: Any
    source: Source


@dataclass(frozen=True)
class Sheet:
    """A table file that has been read and whose every value has a source."""

    where: str
    values: dict[str, Any]
    """The file as TOML gives it, without `sources`; `source` keys remain."""
    data: tuple[Datum, ...]
    digest: str
    """SHA-256 of the values, independent of layout and comments; of an edition the SHA-256 of its text."""
    title: str = ""
    """What its owner calls an edition; empty for a game's own values."""
    edition: str = ""
    """The whole text of an owner's edition, for records; empty for a game's own values."""


def read_sheet(text: str, where: str) -> Sheet:
    """Read a table file.

    Raises:
        DataError: with every mistake and its place.
    """
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(where, [Problem.said(str(error))]) from None
    problems: list[Problem] = []
    data = data_of(values, problems)
    if problems:
        raise DataError(where, problems)
    digest = hashlib.sha256(repr([(d.path, d.value) for d in data]).encode()).hexdigest()
    return Sheet(where, values, data, digest)


def data_of(values: dict[str, Any], problems: list[Problem]) -> tuple[Datum, ...]:
    """Every value with its source; takes `sources` out of the values and adds what is wrong to `problems`."""
    sources = _sources(values.pop("sources", {}), problems)
    return tuple(_walk(values, "", None, sources, problems))


def load_sheet(path: Path) -> Sheet:
    """Read a table file from disk.

    Raises:
        DataError: with every mistake and its place.
    """
    try:
        return read_sheet(path.read_text(encoding="utf-8"), path.name)
    except OSError as error:
        raise DataError(str(path), [Problem.said(error.strerror or str(error))]) from None


def _sources(table: Any, problems: list[Problem]) -> dict[str, Source]:
    found: dict[str, Source] = {}
    for name, entry in table.items() if isinstance(table, dict) else ():
        more = entry.keys() - _OF_A_SOURCE if isinstance(entry, dict) else ()
        problems += [Problem.of(f"sources.{name}.{key}", "problem-source-key") for key in sorted(more)]
        if not _is_source(entry):
            problems.append(Problem.of(f"sources.{name}", "problem-source", kinds=", ".join(KINDS)))
            found[name] = Source(name, "", "")  # the values that name it are not to blame
        else:
            found[name] = Source(name, entry["kind"], entry["title"])
    if not found:
        problems.append(Problem.of("sources", "problem-no-sources"))
    return found


def _is_source(entry: Any) -> bool:
    if not isinstance(entry, dict) or entry.get("kind") not in KINDS:
        return False
    return isinstance(entry.get("title"), str) and is_seen(entry["title"])


def _walk(
    table: dict[str, Any], path: str, inherited: Any, sources: dict[str, Source], problems: list[Problem]
) -> Iterator[Datum]:
    named = table.get("source", inherited)
    for key, value in table.items():
        if key == "source":
            continue
        at = f"{path}.{key}" if path else key
        own = named.get(key, named.get("*")) if isinstance(named, dict) else named
        children = [value] if isinstance(value, dict) else value
        if isinstance(children, list) and children and all(isinstance(child, dict) for child in children):
            for number, child in enumerate(children):
                where = at if isinstance(value, dict) else f"{at}[{number}]"
                yield from _walk(child, where, own, sources, problems)
        elif isinstance(own, str) and own in sources:
            yield Datum(at, value, sources[own])
        else:
            problems.append(_without_source(at, value, own))


def _without_source(path: str, value: Any, named: Any) -> Problem:
    if named:
        return Problem.of(path, "problem-undeclared", value, source=shown(named))
    return Problem.of(path, "problem-no-source", value)
