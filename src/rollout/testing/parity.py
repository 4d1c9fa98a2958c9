"""Compares seeded games state by state: compiled, uncompiled and as recorded: `python -m rollout.testing.parity`.

A game's corpus is a text file with one line a game: its number, its events, and a digest of the state's key
after every event. Equal lines mean equal games. A change of rules changes the corpus, and has to raise the
game's `rules_version`.
"""

# ruff: noqa: T201 - it talks to a terminal

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path

from rich.console import Console
from rich.progress import track

from rollout.core.build import is_compiled
from rollout.core.errors import RolloutError
from rollout.core.variants import options_in_turn
from rollout.games import AnyGame, shelf
from rollout.testing import uncompiled
from rollout.testing.play import walk

GAMES = 1_000
CORPUS = Path("tests/corpus")
"""Where the project keeps its corpus, seen from its root."""


def shipped() -> list[AnyGame]:
    """The games that are part of this package."""
    return [game for game in shelf().values() if type(game).__module__.startswith("rollout.games.")]


def digests(game: AnyGame, first: int = 0, stride: int = 1) -> Iterator[str]:
    """One line a game, without an end: seeds from `first`, options in turn, all or only each `stride`-th.

    Raises:
        RolloutError: a game does not end.
    """
    for seed, options in islice(enumerate(options_in_turn(game)), first, None, stride):
        digest, events = blake2b(digest_size=16), 0
        for step in walk(game, options, seed):
            digest.update(step.state.key().encode())
            events += 1
        if step.state.outcome() is None:
            raise RolloutError(f"{game.name}, {options}, seed {seed}: no end after {events} events")
        yield f"{seed} {events} {digest.hexdigest()}"


def corpus_file(folder: Path, game: AnyGame) -> Path:
    """Where the corpus of a game lies in a folder."""
    return folder / f"{game.name}.txt"


def read_corpus(folder: Path, game: AnyGame) -> list[str]:
    """The recorded lines of a game; none if it has no corpus there."""
    path = corpus_file(folder, game)
    return [line for line in path.read_text().splitlines() if line[:1] != "#"] if path.is_file() else []


def write_corpus(folder: Path, game: AnyGame, lines: Iterable[str]) -> Path:
    """Record the lines of a game."""
    folder.mkdir(parents=True, exist_ok=True)
    head = f"# {game.name}, rules {game.rules_version}: number, events and digest of each game"
    path = corpus_file(folder, game)
    path.write_text("\n".join([head, *lines, ""]))
    return path


def first_difference(lines: Sequence[str], others: Sequence[str]) -> str:
    """Where two runs part, as far as both go; empty when they agree."""
    for line, other in zip(lines, others, strict=False):
        if line != other:
            return f"game {line.split()[0]} is {line!r} here and {other!r} there"
    return ""


def start_source(games: int) -> list[subprocess.Popen[str]]:
    """Let the uncompiled rules play all shipped games, shared out among as many processes as there are cores."""
    command = [sys.executable, uncompiled.__file__, __spec__.name, "--print", "--games", str(games)]
    cores = os.cpu_count() or 1
    shares = [[*command, "--share", str(first), str(cores)] for first in range(cores)]
    return [subprocess.Popen(share, stdout=subprocess.PIPE, text=True) for share in shares]  # noqa: S603 - itself


def from_source(processes: Iterable[subprocess.Popen[str]]) -> dict[str, list[str]]:
    """The lines of each game from processes that were started, in the order of their numbers.

    Raises:
        RolloutError: one of the processes failed.
    """
    found: dict[str, list[str]] = {}
    for process in processes:
        output, _ = process.communicate()
        if process.returncode:
            raise RolloutError(f"the uncompiled rules ended with {process.returncode}; what they said is above")
        for line in output.splitlines():
            name, rest = line.split(" ", 1)
            found.setdefault(name, []).append(rest)
    return {name: sorted(lines, key=lambda line: int(line.split()[0])) for name, lines in found.items()}


def compare(game: AnyGame, lines: list[str], pure: list[str] | None, folder: Path | None) -> bool:
    """Say whether a game's lines agree with the uncompiled rules and with the corpus."""
    recorded = read_corpus(folder, game) if folder else None
    good = True
    for name, others in (("uncompiled rules", pure), ("corpus", recorded)):
        if others is None:
            continue
        shared = min(len(lines), len(others))
        problem = first_difference(lines, others) if shared else "there is none"
        print(f"{game.name}, {name}: {problem or f'{shared} games agree'}")
        good = good and not problem
    return good


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the comparison; the exit code is 1 when something differs."""
    parser = argparse.ArgumentParser(prog="python -m rollout.testing.parity", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="seeded games of each shipped game")
    parser.add_argument("--uncompiled", type=int, metavar="N", help="play only the first N of them uncompiled as well")
    parser.add_argument(
        "--share", type=int, nargs=2, default=(0, 1), metavar=("A", "N"), help="each N-th game from A on"
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--write", type=Path, metavar="FOLDER", help="record the corpus")
    what.add_argument("--check", type=Path, metavar="FOLDER", help="compare with this corpus and nothing else")
    what.add_argument("--print", action="store_true", help="print the lines, each after its game's name")
    chosen = parser.parse_args(arguments)
    if not chosen.print and not chosen.write:
        return _compare_all(
            chosen.games, chosen.games if chosen.uncompiled is None else chosen.uncompiled, chosen.check
        )
    lines = all_lines(chosen.games, *chosen.share)
    if chosen.print:
        print("\n".join(f"{name} {line}" for name, found in lines.items() for line in found))
        return 0
    for game in shipped():
        print(write_corpus(chosen.write, game, lines[game.name]))
    return 0


def all_lines(games: int, first: int = 0, stride: int = 1) -> dict[str, list[str]]:
    """The lines of each shipped game as these rules play it: `games` of them, or a share of those."""
    return {game.name: list(_progress(game, range(first, games, stride))) for game in shipped()}


def _compare_all(games: int, from_them: int, check: Path | None) -> int:
    processes = start_source(min(games, from_them)) if is_compiled() and not check else []
    lines = all_lines(games)
    print(f"these rules run {'compiled' if is_compiled() else 'uncompiled'}; signature of {games} games: ", end="")
    print(blake2b(repr(sorted(lines.items())).encode(), digest_size=8).hexdigest())
    pure = from_source(processes)
    folder = check or (CORPUS if CORPUS.is_dir() else None)
    agree = [compare(game, lines[game.name], pure.get(game.name) if pure else None, folder) for game in shipped()]
    if not pure and not folder:
        print(f"there is nothing to compare them with: no compiled rules, and no {CORPUS} below this folder")
    return 0 if all(agree) and (pure or folder) else 1


def _progress(game: AnyGame, seeds: range) -> Iterator[str]:
    console, count = Console(stderr=True), len(seeds)
    lines = islice(digests(game, seeds.start, seeds.step), count)
    yield from track(lines, f"{game.name}:", count, console=console, transient=True, disable=not console.is_terminal)


if __name__ == "__main__":
    sys.exit(main())
