"""How many ways there are to go on from fixed positions; other rules would count differently."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollout.core.chance import Fast
from rollout.core.errors import ChanceError
from rollout.games import shelf
from rollout.games.stratego.ground import parse
from rollout.testing.counts import sequences
from tests.games.stratego.kit import EDITION
from tests.games.stratego.second_rules import read, ways

_TEXT = (Path(__file__).parent / "counts.txt").read_text(encoding="utf-8")
COUNTS = {
    name: (code, [int(count) for count in counts.split()])
    for name, code, counts in re.findall(r"^# (.+)\n([^#\n].*)\n([0-9 ]+)$", _TEXT, re.MULTILINE)
}


@pytest.mark.parametrize("name", COUNTS)
def test_there_are_as_many_ways_to_go_on_as_recorded(name: str) -> None:
    code, counts = COUNTS[name]
    state = parse(EDITION, code)
    assert [sequences(state, decisions) for decisions in range(1, len(counts) + 1)] == counts


def test_every_game_and_every_power_is_counted() -> None:
    games = [code.split()[0] for code, _ in COUNTS.values()]
    assert (games.count("game-1"), games.count("game-2"), games.count("classic")) == (2, 8, 3)


@pytest.mark.parametrize("name", [name for name, (code, _) in COUNTS.items() if "game-2" not in code])
def test_other_rules_that_know_nothing_of_these_count_the_same(name: str) -> None:
    code, counts = COUNTS[name]
    assert [ways(read(code), moves) for moves in range(1, len(counts) + 1)] == counts


def test_what_is_drawn_cannot_be_counted() -> None:
    dice = shelf()["robot-heroes"]
    state = dice.setup(dice.understood({}), dice.native, Fast(0))
    with pytest.raises(ChanceError):
        sequences(state, 4)
