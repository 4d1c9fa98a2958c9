"""Broken input to every parser: only the documented errors come out, and nothing is changed by it."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any

import msgspec

from campaigns.book import Campaign, Figures, Summary, problems, total
from campaigns.mutate import Mutator
from rollout.core.edition import EditionError, game_named, on_edition, template
from rollout.core.errors import RecordError, RefusedError, ShelfError, StaleDecision
from rollout.core.wire import decode
from rollout.games import AnyGame, find, shelf
from rollout.record import Sitter, read_record, verify, write_record
from rollout.server.messages import Again, BringEdition, Claim, FromBrowser, Import, NewTable
from rollout.table import Table

TALK = (
    *(b"(resign)", b"(take back)", b"(computer 1)", b"(end)", b"(back)"),
    *(b"(offer draw)", b"(agree)", b"(decline)"),
)
MESSAGES = (
    b'{"type":"join","token":"abcdefghijklmnopqrstuv","nonce":"n-1","have":12}',
    b'{"type":"act","request":"r1","decision":7,"text":"move 7"}',
    '{"type":"act","request":"é","decision":0,"text":"(take back)"}'.encode(),
    b'{"game":"robot-heroes","options":{"level":"basic","max_turns":40},"seats":[{"name":"Ada"},{"level":"easy","here":true}]}',
    b'{"game":"pig","seats":[{"name":"A","here":false},{}],"absence":"computer"}',
    b'{"name":"Bob","token":"abcdefghijklmnopqrstuv"}',
    b'{"token":"abcdefghijklmnopqrstuvwxyz0123456789"}',
    b'{"text":"[edition]\\ntitle = \\"x\\"\\n"}',
    b'{"text":"[Format \\"rollout-record 1\\"]\\n","viewer":-1}',
)
KINDS: tuple[Any, ...] = (FromBrowser, NewTable, Claim, Again, BringEdition, Import)


def messages(count: int, seed: int) -> Figures:
    """Messages of browsers, over the socket and over HTTP."""
    mutator = Mutator(seed, MESSAGES)
    return _try(count, mutator.next, _message, (msgspec.DecodeError, RecursionError, UnicodeError))


def _message(text: bytes) -> None:
    """Raises the error of the last kind if it is a message of no kind."""
    trouble: Exception = msgspec.DecodeError()
    for kind in KINDS:
        try:
            decode(text, kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            trouble = error
        else:
            return
    raise trouble


def records(count: int, seed: int) -> Figures:
    """Records of every game, read and verified; what was read is written so that it can be read again."""
    mutator = Mutator(seed, [write_record(table.record()).encode() for table in _played_out()])
    return _try(count, mutator.line, _record, (RecordError,))


def _record(text: str) -> None:
    record = read_record(text)
    if read_record(write_record(record)) != record:
        raise AssertionError("it reads otherwise what it has written itself")
    if record.game in shelf():
        verify(record, find(record.game))


def editions(count: int, seed: int) -> Figures:
    """Owners' editions of every game that has values; what is accepted can be played on."""
    games = [game for game in shelf().values() if game.sheet.data]
    mutator = Mutator(seed, [template(game).encode() for game in games])
    return _try(count, mutator.line, _edition, (EditionError, ShelfError))


def _edition(text: str) -> None:
    """Also without what a mutation shall rarely break, so that the values behind it are read."""
    try:
        name = game_named(text)
    except EditionError:
        name = "robot-heroes"
    on_edition(find(name), text)


def lines(count: int, seed: int) -> Figures:
    """Lines of every game's notation, proposed at tables in the middle of a game."""
    tables = [table for game in shelf().values() for table in _tables(game, seed)]
    good = [choice.text.encode() for table in tables for seat in table.actors for choice in table.choices(seat)]
    mutator = Mutator(seed, [*good, *TALK])
    return _try(count, mutator.line, partial(_line, tables, mutator.picks), (RefusedError, StaleDecision))


def _line(tables: list[Table], picks: random.Random, text: str) -> None:
    table = picks.choice(tables)
    seat = picks.randrange(len(table.seats))
    before = table.state.key(), table.length, table.outcome
    try:
        table.propose(seat, table.decision(seat), text)
    finally:
        if (table.state.key(), table.length, table.outcome) != before:
            raise AssertionError("a proposal has changed the table")


# -- good input ----------------------------------------------------------------------------------------------


def _tables(game: AnyGame, seed: int) -> list[Table]:
    return [play(game, seed + number, actions) for number, actions in enumerate((0, 1, 3, 8, 20, 40))]


@cache
def _played_out() -> tuple[Table, ...]:
    """Games on their own values, and on editions, which their records bring along."""
    games = [*shelf().values(), *(on_edition(game, template(game)) for game in shelf().values() if game.sheet.data)]
    return tuple(play(game, seed, 10_000) for game in games for seed in range(3))


def play(game: AnyGame, seed: int, actions: int) -> Table:
    """A table after so many random actions, or at the end of its game."""
    picks = random.Random(seed)
    people = tuple(Sitter(f"Ada {number}") for number in range(game.seats(game.options())))
    table = Table(game, {}, people, picks.randbytes(32))
    for seat in range(len(people)):
        table.sit(seat, f"n{seat}")
    table.accept(table.begin())
    for _ in range(actions):
        if not table.actors:
            break
        seat = picks.choice(table.actors)
        table.accept(table.propose(seat, table.decision(seat), picks.choice(table.choices(seat)).text))
    return table


# -- the run -------------------------------------------------------------------------------------------------


def _try(
    count: int, make: Callable[[], Any], use: Callable[[Any], None], allowed: tuple[type[Exception], ...]
) -> Figures:
    found: Figures = {"inputs": count, "accepted": 0, "problems": []}
    for _ in range(count):
        text = make()
        try:
            use(text)
            found["accepted"] += 1
        except allowed:
            pass
        except Exception as error:  # noqa: BLE001 - that is what is looked for
            found["problems"].append(f"{type(error).__name__}: {str(error)[:100]} from {text!r:.300}")
    found["problems"] = found["problems"][:10]
    return found


def sum_up(steps: list[Figures]) -> Summary:
    """How many there were, and what escaped."""
    wrong = problems(steps)
    inputs, accepted = total(steps, "inputs"), total(steps, "accepted")
    result = f"{inputs:,} inputs, {accepted / inputs:.0%} of them understood, {len(wrong)} undocumented errors"
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), not wrong)


FUZZ = [
    Campaign("fuzz: messages", "inputs", 400_000, 20_000, messages, sum_up),
    Campaign("fuzz: records", "inputs", 60_000, 2_000, records, sum_up),
    Campaign("fuzz: editions", "inputs", 60_000, 2_000, editions, sum_up),
    Campaign("fuzz: notation", "inputs", 200_000, 10_000, lines, sum_up),
]
