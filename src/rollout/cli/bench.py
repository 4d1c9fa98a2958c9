"""`rollout bench`: how fast this installation plays."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from rollout.cli.terminal import out, print_json, progress
from rollout.core.build import is_compiled
from rollout.games import find, shelf
from rollout.testing.speed import Speed, measure

EPILOG = """Examples:

rollout bench

rollout bench robot-heroes --seconds 5 --json

Exit codes: 0 measured, 2 there is no such game."""


def run(
    games: Annotated[list[str] | None, typer.Argument(help="Names of games; none means every one.")] = None,
    seconds: Annotated[float, typer.Option(help="How long to play each game.", min=0.01, max=3600)] = 1.0,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure random games a second, actions a second, and what copying a state costs; one process."""
    shelved = [find(name) for name in games or sorted(shelf())]
    measured = []
    with progress("bench") as report:
        for done, game in enumerate(shelved, 1):
            measured.append(measure(game, seconds))
            report(done, len(shelved))
    if json:
        print_json({"compiled": is_compiled(), "games": [msgspec.to_builtins(speed) for speed in measured]})
    else:
        _say(measured)


def _say(measured: list[Speed]) -> None:
    table = Table("game", "rules", "games/s", "actions/s", "length", "clone ns", box=None, pad_edge=False)
    for speed in measured:
        table.add_row(
            speed.game,
            "compiled" if speed.compiled else "uncompiled",
            f"{speed.playouts:,.0f}",
            f"{speed.actions:,.0f}",
            f"{speed.length:.1f}",
            f"{speed.clone:,.0f}",
        )
    out().print(table)
