"""Tables for tests: seated, begun, and played at random through the text of their choices."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from rollout.core.chance import Chance
from rollout.core.game import AnyGame, Options
from rollout.record import Sitter
from rollout.record.talk import DECLINE, OFFER_DRAW, TAKE_BACK
from rollout.table import Step, Table


def open_table(game: AnyGame, options: Options, seed: int, kind: type[Table] = Table) -> Table:
    """A table whose game has begun; `seed` stands for its secret and its nonces."""
    names = [Sitter(f"Player {seat}") for seat in range(game.seats(options))]
    plain: dict[str, Any] = msgspec.to_builtins(options)
    table = kind(game, plain, names, hashlib.sha256(f"secret {seed}".encode()).digest())
    for seat in range(len(names)):
        table.sit(seat, f"nonce {seed} of seat {seat}")
    table.accept(table.begin())
    return table


def random_step(table: Table, picks: Chance) -> Step:
    """A random choice of a random seat, proposed as text; now and then something is said instead, but no game ended."""
    for seat in range(len(table.seats)):
        for text in (TAKE_BACK, OFFER_DRAW, DECLINE):
            if text in table.may_say(seat) and picks.below(8, text) == 0:
                return table.propose(seat, table.decision(seat), text)
    seat = table.actors[picks.below(len(table.actors), "seat")]
    choices = table.choices(seat)
    text = choices[picks.below(len(choices), "choice")].text
    return table.propose(seat, table.decision(seat), text)
