"""`rollout arena`: computer players against each other."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from rollout.cli.match import Pairing, Played, level_of, pairings, play, wilson
from rollout.cli.terminal import out, print_json, progress
from rollout.core.errors import RolloutError
from rollout.games import find

EPILOG = """Examples:

rollout arena robot-heroes easy random --games 200 --seed 1

rollout arena robot-heroes flat:500 easy --jobs 4 --json

rollout arena robot-heroes easy random --record game.txt

Exit codes: 0 played, 2 there is no such game, level or option."""


def run(  # noqa: PLR0913, PLR0917 - each argument is an option of the command
    game: Annotated[str, typer.Argument(help="Name of a game.")],
    players: Annotated[list[str], typer.Argument(help="Levels of that game, or kinds of player such as flat:500.")],
    games: Annotated[int, typer.Option(help="Games, rounded up so that each player takes each seat.", min=1)] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.", min=0)] = 1,
    options: Annotated[str, typer.Option(help='Options of the game as JSON, such as {"max_turns": 40}.')] = "{}",
    jobs: Annotated[int, typer.Option(help="Games played at the same time.", min=1, max=256)] = 1,
    record: Annotated[Path | None, typer.Option(help="Write the first game's record to this file.")] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Let computer players play each other; the same dice are played once for every seating."""
    shelved = find(game)
    for player in players:
        level_of(shelved, player)
    plan = pairings(shelved, _options(options), players, games, seed)
    with progress("arena") as report:
        played = []
        for done, result in enumerate(_results(plan, jobs), 1):
            played.append(result)
            report(done, len(plan))
    if record:
        _save(record, played[0].record)
    figures = summary(plan, played)
    print_json({"game": game, "seed": seed, **figures}) if json else _say(figures)


def _options(text: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(text.encode(errors="surrogateescape"), type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise RolloutError(f"--options {text!r} is no JSON object: {error}") from None


def _results(plan: list[Pairing], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, plan)
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as pool:
        yield from pool.map(play, plan, chunksize=max(1, len(plan) // (8 * jobs)))


def _save(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8", newline="\n")
    except OSError as error:
        raise RolloutError(f"{file} cannot be written: {error.strerror}") from None


def summary(plan: list[Pairing], played: list[Played]) -> dict[str, Any]:
    """Figures of all games: by player its mean score, with the 95 % interval, and by seat the mean score."""
    seats = range(len(plan[0].players))
    rows = []
    for player in dict.fromkeys(plan[0].players):
        pairs = zip(plan, played, strict=True)
        scores = [p.scores[seat] for pairing, p in pairs for seat in seats if pairing.players[seat] == player]
        low, high = wilson(sum(scores), len(scores))
        rows.append(
            {"player": player, "seatings": len(scores), "score": sum(scores) / len(scores), "low": low, "high": high}
        )
    return {
        "games": len(played),
        "actions": sum(p.actions for p in played) / len(played),
        "players": rows,
        "seats": [sum(p.scores[seat] for p in played) / len(played) for seat in seats],
    }


def _say(figures: dict[str, Any]) -> None:
    table = Table("player", "seatings", "score", "95 % interval", box=None, pad_edge=False)
    for row in figures["players"]:
        interval = f"{100 * row['low']:.1f} to {100 * row['high']:.1f} %"
        table.add_row(row["player"], str(row["seatings"]), f"{100 * row['score']:.1f} %", interval)
    out().print(table)
    by_seat = ", ".join(f"{100 * score:.1f} %" for score in figures["seats"])
    out().print(f"{figures['games']} games of {figures['actions']:.1f} actions on average; score by seat: {by_seat}")
