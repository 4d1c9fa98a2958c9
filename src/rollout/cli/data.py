"""`rollout data`: which values a game is played with, and where each comes from."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from rollout.cli.terminal import out, print_json
from rollout.core.data import Datum
from rollout.games import AnyGame, find, shelf

EPILOG = """Examples: `rollout data` · `rollout data --all --game robot-heroes` · `rollout data --json`

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
    table = Table("game", "value", "is", "kind", "source", box=None, pad_edge=False)
    for entry, datum in found:
        table.add_row(entry.name, datum.path, str(datum.value), datum.source.kind, datum.source.title)
    out().print(table if found else "Every value is from a rulebook.")


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
