"""How many ways there are to go on from fixed positions; other rules would count differently."""

from __future__ import annotations

import re
from copy import copy
from pathlib import Path

import pytest

from rollout.core.chance import Fast
from rollout.core.errors import ChanceError
from rollout.games import shelf
from rollout.games.stratego.ground import parse
from rollout.testing.counts import sequences
from tests.games.stratego.kit import EDITION, retold
from tests.games.stratego.reference import Reference

_TEXT = (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8")
COUNTS = {
    name: (code, [int(count) for count in counts.split()])
    for name, code, counts in re.findall(r"^# (.+)\n([^#\n].*)\n([0-9 ]+)$", _TEXT, re.MULTILINE)
}

MOST_RETOLD = 400
"""The rules told once more are slow: they count on from as many sequences at most."""


@pytest.mark.parametrize("name", COUNTS)
def test_there_are_as_many_ways_to_go_on_as_recorded(name: str) -> None:
    code, counts = COUNTS[name]
    state = parse(EDITION, code)
    assert [sequences(state, decisions) for decisions in range(1, len(counts) + 1)] == counts


def test_every_game_and_every_power_is_counted() -> None:
    games = [code.split()[0] for code, _ in COUNTS.values()]
    assert (games.count("game-1"), games.count("game-2"), games.count("classic")) == (2, 8, 3)


@pytest.mark.parametrize("name", COUNTS)
def test_the_rules_told_once_more_count_the_same(name: str) -> None:
    code, counts = COUNTS[name]
    game = retold(parse(EDITION, code))
    few = [count for before, count in zip([1, *counts], counts, strict=False) if before <= MOST_RETOLD]
    assert [ways(game, decisions) for decisions in range(1, len(few) + 1)] == few


def ways(game: Reference, decisions: int) -> int:
    """In how many ways a game goes on for so many decisions."""
    orders = game.orders()
    return len(orders) if decisions == 1 else sum(ways(after(game, order), decisions - 1) for order in orders)


def after(game: Reference, order: str) -> Reference:
    """The game after an order; the one before it stays as it is."""
    twin = copy(game)
    twin.men = {at: copy(man) for at, man in game.men.items()}
    twin.history = {army: [*moves] for army, moves in game.history.items()}
    twin.aims, twin.taken = [*game.aims], [*game.taken]
    twin.play(order)
    return twin


def test_what_is_drawn_cannot_be_counted() -> None:
    dice = shelf()["robot-heroes"]
    state = dice.setup(dice.understood({}), dice.native, Fast(0))
    with pytest.raises(ChanceError):
        sequences(state, 4)
