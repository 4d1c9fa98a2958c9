"""Everything that reaches one viewer of a table, channel by channel, as bytes.

This is the one place that lists the ways in which a secret could get out. A new way to look at a table
gets its channel here, and is from then on compared in every pair.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile

import msgspec

from rollout.bots import Bot, make_bot
from rollout.core.chance import Fast
from rollout.core.errors import RefusedError, RolloutError
from rollout.core.game import Level
from rollout.core.wire import encode
from rollout.record import Draw
from rollout.table import Step, Table

THOUGHT = 4
"""Budget of a computer player in a pair: enough to think, few enough to compare thousands of pairs."""

_plain = msgspec.json.Encoder(order="deterministic")


def channels(table: Table, viewer: int) -> dict[str, bytes]:
    """What a viewer has without doing anything: by channel, the bytes that it would receive."""
    update = table.update(viewer)
    message = encode(update)
    return {
        **_forgotten(table, viewer),
        "view": bytes(update.view),
        "drawing": table.game.drawing(table.game.view(table.state, viewer)).encode(),
        "choices": b"\n".join(encode(choice) for choice in update.choices),
        "actors": _plain.encode(update.actors),
        "decision": _plain.encode(table.decision(viewer)),
        "version": _plain.encode(table.version(viewer)),
        "told": b"\n".join(bytes(told) for told in update.told),
        "players": _plain.encode(update.players),
        "offer": _plain.encode(update.offer),
        "talk": _plain.encode([update.talk, table.may_say(viewer, frozenset(range(len(table.seats))))]),
        "outcome": encode(update.outcome) if update.outcome else b"",
        "message": message,
        "size": _plain.encode(len(message)),
        "transcript": table.transcript(viewer).encode(),
    }


def _forgotten(table: Table, viewer: int) -> dict[str, bytes]:
    """What is told to whoever looks on, apart from what is shown this once, and what whoever comes back is told.

    Of what is shown once two worlds may differ although they look the same afterwards.
    """
    live = table.update(viewer, live=True)
    once = {line.number for line in live.changed}
    return {
        "live": b"\n".join(bytes(told) for number, told in enumerate(live.told, 1) if number not in once),
        "changed": b"\n".join(encode(line) for line in live.changed),
        "rejoined": encode(table.update(viewer, table.version(viewer) // 2)),
    }


def answers(table: Table, viewer: int, lines: Sequence[str]) -> dict[str, bytes]:
    """What the table answers to lines of a seat: its refusals with their texts, or that a line is allowed."""
    return {"refusals": b"\n".join(_answer(table, viewer, line) for line in lines)} if viewer >= 0 else {}


def _answer(table: Table, viewer: int, line: str) -> bytes:
    try:
        table.propose(viewer, table.decision(viewer), line)
    except RefusedError as error:
        return encode(error.refusal) + str(error).encode()
    except RolloutError as error:
        return f"{type(error).__name__}: {error}".encode()
    return b"allowed"


def moves(table: Table, viewer: int, bots: Sequence[Bot], seed: int) -> dict[str, bytes]:
    """What computer players do on a seat, given all that a table hands them, with the same chance."""
    if viewer not in table.actors:
        return {}
    question = table.question(viewer)
    chosen = [bot.choose(viewer, question.view, question.told, question.legal, Fast(seed)) for bot in bots]
    agrees = table.game.agrees(table.tables, question.view, question.told)
    return {"computer": _plain.encode([*chosen, agrees])}


def thinkers(table: Table) -> list[Bot]:
    """A computer player of each kind that the game's levels name, with a small budget."""
    kinds = {level.bot for level in table.game.levels.values()} | {"policy"}
    return [make_bot(table.game, table.tables, Level(name=kind, bot=kind, budget=THOUGHT)) for kind in sorted(kinds)]


def draws(step: Step, other: Step) -> tuple[dict[str, bytes], dict[str, bytes]]:
    """The draws of two worlds at the same event, by reason, as far as both asked the same.

    Hidden things may change what is drawn, but must not shift any other draw: the same question of the same
    reason has the same answer, whatever was drawn for other reasons in between.
    """
    here, there = _by_reason(step), _by_reason(other)
    both = [pair for why in sorted(here.keys() & there.keys()) for pair in _common(here[why], there[why])]
    return {"draws": _plain.encode([a.value for a, _ in both])}, {"draws": _plain.encode([b.value for _, b in both])}


def _by_reason(step: Step) -> dict[str, list[Draw]]:
    """The draws of a step's first event by reason."""
    found: dict[str, list[Draw]] = {}
    for draw in step.events[0].draws:
        found.setdefault(draw.why, []).append(draw)
    return found


def _common(here: list[Draw], there: list[Draw]) -> Iterator[tuple[Draw, Draw]]:
    """Pairs of draws for one reason, until the numbers of answers differ."""
    return takewhile(lambda both: both[0].n == both[1].n, zip(here, there, strict=False))
