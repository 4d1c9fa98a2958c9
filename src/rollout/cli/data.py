"""`rollout data`: which values a game is played with, and where each comes from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

import typer

from rollout.cli.terminal import out, print_json
from rollout.core.data import Datum
from rollout.games import AnyGame, find, shelf

EPILOG = """Examples:

rollout data

rollout data --all --game robot-heroes

rollout data --json

Exit codes: 0 shown, 2 there is no such game."""


def run(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    every: Annotated[bool, typer.Option("--all", help="Also what the rulebook prints.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Print every value that is not from a rulebook, with its source."""
    games = [find(game)] if game else [entry for _, entry in sorted(shelf().items())]
    found = [
        (entry, datum) for entry in games for datum in entry.sheet.data if every or datum.source.kind != "rulebook"
    ]
    if json:
        print_json([_figures(entry, datum) for entry, datum in found])
        return
    for line in _lines(found):
        out().print(line)


def _lines(found: list[tuple[AnyGame, Datum]]) -> Iterator[str]:
    """By game and source, because one source gives many values."""
    if not found:
        yield "Every value is from a rulebook."
    headings = groupby(found, lambda pair: (pair[0].name, pair[1].source))
    for (game, source), pairs in headings:
        yield f"{game}, {source.kind}: {source.title}"
        yield from (f"  {datum.path} = {datum.value}" for _, datum in pairs)


def _figures(game: AnyGame, datum: Datum) -> dict[str, object]:
    source = datum.source
    return {
        "game": game.name,
        "path": datum.path,
        "value": datum.value,
        "kind": source.kind,
        "source": source.name,
        "title": source.title,
    }
