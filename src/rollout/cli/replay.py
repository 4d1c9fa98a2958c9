"""`rollout replay`: a recorded game as text, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import typer

from rollout.cli.files import FileArgument, load
from rollout.cli.terminal import out
from rollout.core.wire import SPECTATOR, Fact, Message, Outcome, Told
from rollout.games import AnyGame
from rollout.record import Moment, Record
from rollout.record import replay as moments_of
from rollout.words import LANGUAGES, phrase, told_message

EPILOG = """Examples:

rollout replay game.txt

rollout replay game.txt --language de --seat 0

rollout replay game.txt --draw

Exit codes: 0 shown, 2 the file cannot be read or does not replay."""


def run(
    file: FileArgument,
    language: Annotated[str, typer.Option(help=f"One of {', '.join(LANGUAGES)}.")] = LANGUAGES[0],
    seat: Annotated[int | None, typer.Option(help="Show what this seat perceived; without it, everything.")] = None,
    draw: Annotated[
        bool, typer.Option("--draw", help="Draw the board whenever it has changed, of games that can be drawn as text.")
    ] = False,
) -> None:
    """Show a recorded game as text: each action, and what happened by it."""
    if language not in LANGUAGES:
        raise typer.BadParameter(f"{language!r} is none of {', '.join(LANGUAGES)}", param_hint="--language")
    record, game = load(file)
    if seat is not None and not 0 <= seat < len(record.seats):
        raise typer.BadParameter(f"the game has seats 0 to {len(record.seats) - 1}", param_hint="--seat")
    for line in lines(record, game, language, seat, draw=draw):
        out().print(line)


def lines(record: Record, game: AnyGame, language: str, seat: int | None, *, draw: bool = False) -> Iterator[str]:
    """The text of a game, line by line, with its board wherever that has changed if it is to be drawn.

    Raises:
        RecordError: an event does not replay.
    """
    names = [sitter.name for sitter in record.seats]
    outcome: Outcome | None = None
    board = ""
    for number, moment in enumerate(moments_of(record, game)):
        told = [t for fact in moment.facts if (t := perceived(game, fact, seat, len(names))) is not None]
        yield from _entry(number, moment, told, seat, names, game, language)
        outcome = moment.course.outcome
        if draw and board != (board := board_of(moment, seat)):
            yield board
    if outcome:
        yield phrase(Message(f"outcome-{outcome.reason}", _sides(outcome, names)), language, game)


def _sides(outcome: Outcome, names: list[str]) -> dict[str, str | int]:
    """Who won and who lost, as arguments of a message."""
    won = outcome.winners
    return {
        "winner": ", ".join(names[seat] for seat in won),
        "loser": ", ".join(name for seat, name in enumerate(names) if seat not in won),
    }


def _entry(
    number: int, moment: Moment, told: list[Told], seat: int | None, names: list[str], game: AnyGame, language: str
) -> Iterator[str]:
    event = moment.event
    if event.text and seat in (None, event.seat):
        yield f"{number}. {names[event.seat]}: {event.text}"
    yield from (f"   {phrase(told_message(thing, names), language, game)}" for thing in told)


def board_of(moment: Moment, seat: int | None) -> str:
    """The board as a seat sees it; without a seat, as it lies when nothing is hidden, if the game can show that."""
    game, state = moment.course.game, moment.state
    if seat is None:
        state = state.clone()
        state.lay_open()
    return game.drawing(game.view(state, SPECTATOR if seat is None else seat))


def perceived(game: AnyGame, fact: Fact, seat: int | None, seats: int) -> Told | None:
    """What a seat perceived of a fact; without a seat, what was told to the fewest: they know the most of it."""
    if seat is not None:
        return game.tell(fact, seat)
    versions = [t for viewer in range(SPECTATOR, seats) if (t := game.tell(fact, viewer)) is not None]
    return min(versions, key=versions.count, default=None)
