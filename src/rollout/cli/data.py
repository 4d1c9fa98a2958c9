"""`rollout data`: which values a game is played with, and where each comes from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer

from rollout.cli.files import load_edition
from rollout.cli.terminal import complain, out, print_json
from rollout.core.data import Datum
from rollout.core.edition import template
from rollout.games import AnyGame, find, shelf
from rollout.testing.conformance import check_game

EPILOG = """Examples:

rollout data

rollout data --all --game robot-heroes

rollout data --json

rollout data --game robot-heroes --template > my-box.toml

rollout data --edition my-box.toml --check 20

Exit codes: 0 shown, 1 a game on the edition does not keep what a game promises, 2 there is no such game, the edition
has mistakes, or options do not go together."""

GAMES = 4
"""That are played on an edition if nothing else is said."""


def run(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    every: Annotated[bool, typer.Option("--all", help="Also what the rulebook prints.")] = False,
    edition: Annotated[Path | None, typer.Option(help="Of the edition in this file, which is checked as well.")] = None,
    check: Annotated[
        int | None,
        typer.Option(help=f"Games to check the edition by; {GAMES} if not said.", min=0, max=1000),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    blank: Annotated[bool, typer.Option("--template", help="Print a file to begin an edition of --game with.")] = False,
) -> None:
    """Print every value that is not from a rulebook, with its source; check an owner's edition, or begin one."""
    _refuse("--edition", edition, {"--game": game})
    _refuse("--template", blank, {"--edition": edition, "--all": every, "--json": json})
    if check is not None and not edition:
        raise typer.BadParameter("there is no --edition to be checked", param_hint="--check")
    if blank:
        out().print(_template(game), end="")
        return
    games = [load_edition(edition)] if edition else _games(game)
    found = [
        (entry, datum) for entry in games for datum in entry.sheet.data if every or datum.source.kind != "rulebook"
    ]
    if json:
        print_json([_figures(entry, datum) for entry, datum in found])
    else:
        for line in _lines(found):
            out().print(line)
    if edition:
        _check(games[0], GAMES if check is None else check, quiet=json)


def _refuse(option: str, said: object, others: dict[str, object]) -> None:
    """Refuse what would have no effect beside an option."""
    for other, value in others.items():
        if said and value:
            raise typer.BadParameter(f"it does not go together with {option}", param_hint=other)


def _template(name: str) -> str:
    if not name:
        raise typer.BadParameter("say of which game, with --game", param_hint="--template")
    game = find(name)
    if not game.sheet.data:
        raise typer.BadParameter(f"{name} has no values that an edition could change", param_hint="--template")
    return template(game)


def _games(name: str) -> list[AnyGame]:
    return [find(name)] if name else [entry for _, entry in sorted(shelf().items())]


def _check(game: AnyGame, games: int, *, quiet: bool) -> None:
    """Play whole games on the edition and hold them to what every game promises."""
    try:
        check_game(game, games, pairs=10 * games)
    except AssertionError as error:
        complain(str(error))
        raise typer.Exit(1) from None
    if not quiet:
        out().print(f"{game.sheet.title}: no mistakes; {games} games of {game.title} were played on it and checked.")


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
