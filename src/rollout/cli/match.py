"""Games between computer players, each with its record: what the arena plays."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from math import sqrt
from typing import Any

import msgspec

from rollout.bots import kinds, make_bot
from rollout.core.chance import Fast
from rollout.core.errors import RolloutError
from rollout.core.game import Level
from rollout.games import AnyGame, find
from rollout.record import Record, Sitter, write_record
from rollout.table import Table

Z = 1.959964
"""Quantile of the normal distribution for 95 %."""
MOST_BUDGET = 1_000_000
"""Of a kind of player: more is a slip of the pen, and takes hours a move."""


class Pairing(msgspec.Struct, frozen=True):
    """One game to be played."""

    game: str
    options: dict[str, Any]
    players: tuple[str, ...]
    """By seat."""
    seed: int
    """Decides dice and players' choices; games of one seed differ in nothing but who sits where."""


class Played(msgspec.Struct, frozen=True):
    """How it ended."""

    scores: tuple[float, ...]
    actions: int
    record: str


def level_of(game: AnyGame, text: str) -> Level:
    """A level of the game, or a kind of player with an optional budget, such as `random` or `flat:500`.

    Raises:
        RolloutError: it is neither.
    """
    if text in game.levels:
        return game.levels[text]
    kind, colon, budget = text.partition(":")
    if kind not in kinds():
        raise RolloutError(
            f"{text!r} is neither a level of {game.name} ({', '.join(game.levels)}) "
            f"nor a kind of player ({', '.join(kinds())}, with a budget as in flat:500)"
        )
    return Level(name=text, bot=kind, budget=_budget_of(text, budget) if colon else 0)


def _budget_of(text: str, budget: str) -> int:
    """The budget of a kind of player.

    Raises:
        RolloutError: it is no number that somebody would wait for.
    """
    if re.fullmatch(r"[0-9]{1,7}", budget) and 1 <= int(budget) <= MOST_BUDGET:
        return int(budget)
    raise RolloutError(f"{text!r}: its budget has to be a whole number from 1 to {MOST_BUDGET}")


def play(pairing: Pairing) -> Played:
    """Play one game; the players see what their seats may see."""
    game = find(pairing.game)
    table = _seated(game, pairing)
    bots = [make_bot(game, table.tables, level_of(game, player)) for player in pairing.players]
    sources = [Fast(_number(f"player {pairing.seed} {seat}")) for seat in range(len(bots))]
    table.accept(table.begin())
    while table.actors:
        seat = table.actors[0]
        asked = table.question(seat)
        action = int(bots[seat].choose(seat, asked.view, asked.told, asked.legal, sources[seat]))
        if action not in asked.legal:
            raise RolloutError(f"{pairing.players[seat]} answered {action}, which is not legal")
        table.accept(table.propose(seat, table.decision(seat), game.write(asked.view, action)))
    outcome = table.outcome
    assert outcome is not None, "a game without actors has ended"
    return Played(outcome.scores, table.length - 1, write_record(_told_apart(table.record(), pairing)))


def _told_apart(record: Record, pairing: Pairing) -> Record:
    """With every seat a computer's, also those whose player is no level of the game: nobody added a nonce."""
    return replace(record, seats=tuple(Sitter(player, player) for player in pairing.players))


def _seated(game: AnyGame, pairing: Pairing) -> Table:
    """A table whose dice follow from the seed alone, so that whoever sits where meets the same ones."""
    secret = hashlib.sha256(f"arena {pairing.seed}".encode()).digest()
    sitters = [Sitter(player, player if player in game.levels else "") for player in pairing.players]
    table = Table(game, pairing.options, sitters, secret)
    for seat in range(len(sitters)):
        table.sit(seat, "")
    return table


def _number(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def pairings(game: AnyGame, options: dict[str, Any], players: Sequence[str], games: int, seed: int) -> list[Pairing]:
    """At least so many games: for each seed one game for every rotation of the players around the table.

    Fewer players than seats take turns until all seats are filled.
    """
    seats = game.seats(game.understood(options))
    around = [players[seat % len(players)] for seat in range(seats)]
    return [
        Pairing(game.name, options, (*around[turn:], *around[:turn]), seed + number)
        for number in range(-(-games // seats))
        for turn in range(seats)
    ]


def wilson(score: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: `score` out of `count`, 0 to 1."""
    if not count:
        return 0.0, 1.0
    share, spread = score / count, Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)
