"""Writes a game down as each viewer perceives it, for reviewers: `python -m rollout.testing.playthrough FOLDER`.

A playthrough is a text kept beside the tests. In its diff a reviewer sees what a change of rules or views does,
and a leak stands there in plain words: what happened (`fact`), what each viewer was told, sees and is asked. A file is
named after its game, with options that are not the default, and how many events it has if not as many as usual:
`robot-heroes,level=advanced.txt`, `stratego,100.txt`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec

from rollout.core.game import Options
from rollout.core.state import State
from rollout.core.wire import SPECTATOR, Fact, Told
from rollout.games import AnyGame, shelf
from rollout.testing.play import Step, walk

EVENTS = 40
"""Events of a playthrough; enough to see everything that a small game has."""
_IDENTITY = ("seat", "piece")
"""Names of fields that tell the things in a list apart: then a thing is called by them, wherever it is in the list."""


def playthrough(game: AnyGame, options: Options, seed: int, events: int = EVENTS) -> str:
    """The first events of a seeded random game as text."""
    lines = [f"# {game.name}, {options}, seed {seed}: the first {events} events"]
    seen: dict[int, dict[str, Any]] = {viewer: {} for viewer in range(SPECTATOR, game.seats(options))}
    before: State | None = None
    for number, step in enumerate(islice(walk(game, options, seed), events)):
        lines += ["", f"{number}. {_written(game, before, step)}"]
        lines += [f"  draw  {why} {n}={value}" for why, n, value in step.draws]
        lines += [line for fact in step.facts for line in (f"  fact  {fact}", *_told(game, fact, seen))]
        lines += _grouped("sees", {viewer: _seen(game, step.state, viewer, seen) for viewer in seen})
        lines += _grouped("may", {viewer: _choices(game, step.state, viewer) for viewer in seen})
        before = step.state.clone()
    return "\n".join([*lines, ""])


def named(name: str) -> str:
    """The playthrough that a file of this name holds, without its ending.

    Raises:
        DataError: an option does not fit.
    """
    kind, *settings = name.split(",")
    game = shelf()[kind]
    options = game.understood(dict(setting.split("=", 1) for setting in settings if not setting.isdecimal()))
    return playthrough(game, options, 0, next((int(number) for number in settings if number.isdecimal()), EVENTS))


def _written(game: AnyGame, before: State | None, step: Step) -> str:
    """The action as text."""
    if before is None:
        return "set-up"
    return f"seat {step.seat}: {game.write(game.view(before, step.seat), step.action)}"


def _told(game: AnyGame, fact: Fact, viewers: Iterable[int]) -> list[str]:
    """What viewers were told of a fact."""
    return _grouped("told", {viewer: _plain(game.tell(fact, viewer)) for viewer in viewers})


def _seen(game: AnyGame, state: State, viewer: int, seen: dict[int, dict[str, Any]]) -> str:
    """What has changed in a view."""
    view = _flat(msgspec.to_builtins(game.view(state, viewer)))
    now = {path: value for path, value in view if path != "viewer" and path.rpartition(".")[2] != "type"}
    before, seen[viewer] = seen[viewer], now
    changed = [f"{path} = {value}" for path, value in now.items() if path not in before or before[path] != value]
    gone = dict.fromkeys(_thing(path) for path in before if path not in now)
    return ", ".join([*changed, *(f"{path} gone" for path in gone)])


def _choices(game: AnyGame, state: State, viewer: int) -> str:
    """What a viewer is asked."""
    if viewer not in list(state.actors()):
        return ""
    view = game.view(state, viewer)
    return " | ".join(game.write(view, action) for action in state.legal(viewer))


def _grouped(verb: str, texts: dict[int, str]) -> list[str]:
    """One line for all viewers of whom the same can be said, none for those of whom there is nothing."""
    groups: dict[str, list[int]] = {}
    for viewer, text in texts.items():
        groups.setdefault(text, []).append(viewer)
    return [f"  {verb:4}  {_names(viewers, texts)}: {text}" for text, viewers in groups.items() if text]


def _names(viewers: list[int], everybody: Collection[int]) -> str:
    """A group of viewers."""
    if len(viewers) == len(everybody):
        return "all"
    return ", ".join(f"seat {viewer}" if viewer >= 0 else "watcher" for viewer in viewers)


def _plain(told: Told | None) -> str:
    """A told event as tag and values."""
    if told is None:
        return "nothing"
    fields: dict[str, Any] = msgspec.to_builtins(told)
    return f"{fields.pop('type')} {' '.join(f'{name}={value}' for name, value in fields.items())}".rstrip()


def _flat(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value inside a view with its path; lists of plain values stay whole."""
    inside = value.items() if isinstance(value, dict) else _called(value) if _holds_more(value) else None
    if inside is None:
        yield path, value
        return
    for key, part in inside:
        yield from _flat(part, f"{path}.{key}" if path else str(key))


def _called(things: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
    """The things of a list, each with its name or its place; what is in its name is left out."""
    for place, thing in enumerate(things):
        if isinstance(thing, dict) and thing.keys() >= {*_IDENTITY}:
            name = ":".join(str(thing[key]) for key in _IDENTITY)
            yield name, {key: value for key, value in thing.items() if key not in _IDENTITY}
        else:
            yield place, thing


def _thing(path: str) -> str:
    """A path; of a value inside a thing with a name that of the thing."""
    thing = path.rpartition(".")[0]
    return thing if ":" in thing.rpartition(".")[2] else path


def _holds_more(value: Any) -> bool:
    return isinstance(value, list | tuple) and any(isinstance(part, dict | list | tuple) for part in value)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the playthroughs of all games on the shelf that have one in a folder, or of those named."""
    parser = argparse.ArgumentParser(prog="python -m rollout.testing.playthrough", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", help="names; by default those that have a file in the folder")
    chosen = parser.parse_args(arguments)
    names = chosen.games or sorted(path.stem for path in chosen.folder.glob("*.txt"))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        (chosen.folder / f"{name}.txt").write_text(named(name), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
