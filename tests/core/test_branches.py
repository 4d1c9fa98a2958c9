"""The enumerator."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.branches import branches
from rollout.core.chance import Chance
from rollout.core.errors import ChanceError
from rollout.core.state import State
from rollout.core.wire import Fact


class Dice(State):
    """Remembers its rolls. Action 0 rolls two dice, 1 rolls one and another after a six, 2 none, 3 until a six."""

    def __init__(self, rolled: tuple[int, ...] = ()) -> None:
        self.rolled = rolled

    def legal(self, seat: i64) -> vec[i64]:
        return vec[i64]([0, 1, 2, 3])

    def apply(self, seat: i64, action: i64, chance: Chance, facts: list[Fact] | None = None) -> None:
        if action < 2:
            self.roll(chance)
        if action == 0 or (action == 1 and self.rolled[-1] == 6):
            self.roll(chance)
        while action == 3 and (not self.rolled or self.rolled[-1] != 6):
            self.roll(chance)

    def roll(self, chance: Chance) -> None:
        self.rolled = (*self.rolled, 1 + int(chance.below(6, "die")))

    def clone(self) -> Dice:
        return Dice(self.rolled)

    def encode(self) -> bytes:
        return bytes(self.rolled)


def odds(action: int) -> dict[tuple[int, ...], Fraction]:
    start = Dice()
    found = [(state.rolled, probability) for probability, state in branches(start, 0, action)]
    assert not start.rolled and len(dict(found)) == len(found), "the state stays, and each way comes once"
    assert sum(dict(found).values()) == 1
    return dict(found)


def test_two_dice_have_thirty_six_ways() -> None:
    ways = odds(0)
    sums = Counter(sum(rolled) for rolled in ways)
    assert set(ways.values()) == {Fraction(1, 36)} and sums[7] == 6 and sums[2] == sums[12] == 1


def test_ways_may_differ_in_their_number_of_draws() -> None:
    ways = odds(1)
    assert len(ways) == 5 + 6 and ways[1,] == Fraction(1, 6) and ways[6, 6] == Fraction(1, 36)


def test_no_draw_is_one_way() -> None:
    assert odds(2) == {(): Fraction(1)}


def test_rolling_until_a_six_is_refused() -> None:
    with pytest.raises(ChanceError, match="cannot be enumerated"):
        list(branches(Dice(), 0, 3))
