"""Balances of secret choices, where the answer is known."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.lists import zeros
from rollout.search.equilibrium import Side, exploitability, meet, settle, transposed

Type = tuple[float, Sequence[int], Sequence[float]]
"""How likely, which actions are open to it, and what each action leaves (one term)."""


def floats(values: Sequence[float]) -> vec[float]:
    return vec[float](values)


def sides(base: list[list[float]], weight: float, first: Sequence[Type], second: Sequence[Type]) -> tuple[Side, Side]:
    """A game between these types, whose one term weighs the same whatever actions meet."""
    actions = len(base)
    flat = floats([value for row in base for value in row])
    weights = floats([weight] * (actions * actions))
    one = Side(actions, 1, flat, weights)
    two = Side(actions, 1, transposed(actions, actions, flat, -1.0), transposed(actions, actions, weights, 1.0))
    for side, types in ((one, first), (two, second)):
        for chance, allowed, own in types:
            side.add(chance, vec[i64](allowed), floats(own))
    return one, two


def all_of(actions: int) -> Type:
    return 1.0, [1] * actions, [0.0] * actions


def test_rock_paper_scissors_is_played_evenly() -> None:
    one, two = sides([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [all_of(3)], [(1.0, [1, 1, 1], [0.0] * 3)])

    settle(one, two, 400)

    assert list(one.average()) == pytest.approx([1 / 3] * 3, abs=0.02)
    assert 0 <= exploitability(one, two) < 0.01


def test_a_mixture_of_unequal_parts() -> None:
    one, two = sides([[2, -1], [-1, 1]], 0, [all_of(2)], [all_of(2)])

    settle(one, two, 2000)

    assert list(one.average()) == pytest.approx([0.4, 0.6], abs=0.02)
    assert list(two.average()) == pytest.approx([0.4, 0.6], abs=0.02)
    assert one.best_of_all() == pytest.approx(0.2, abs=0.01)
    assert two.best_of_all() == pytest.approx(-0.2, abs=0.01)


def test_an_action_that_is_worse_whatever_it_meets_is_not_chosen() -> None:
    one, two = sides([[1, 0], [0, -1]], 0, [all_of(2)], [all_of(2)])

    settle(one, two, 50)

    assert one.average()[0] > 0.99


def test_what_an_action_leaves_decides_between_equals() -> None:
    one, two = sides([[0, 0], [0, 0]], 0.5, [(1.0, [1, 1], [0.1, 0.9])], [(1.0, [1, 1], [0.7, 0.2])])

    settle(one, two, 50)

    assert one.average()[1] > 0.99
    assert two.average()[0] > 0.99
    assert one.best_of_all() == pytest.approx(0.5 * (0.9 - 0.7), abs=0.01)


def test_a_type_takes_only_what_is_open_to_it() -> None:
    one, two = sides([[1, 1], [0, 0]], 0, [(0.5, [1, 1], [0, 0]), (0.5, [0, 1], [0, 0])], [all_of(2)])

    settle(one, two, 50)

    choices = list(one.average())
    assert choices[0] > 0.99
    assert choices[2:] == [0, 1]


def test_a_type_that_is_never_met_learns_and_teaches_nothing() -> None:
    base = [[2.0, -1.0], [-1.0, 1.0]]
    alone, other = sides(base, 0, [all_of(2)], [all_of(2)])
    beside, same = sides(base, 0, [(0.0, [1, 0], [0, 0]), all_of(2)], [all_of(2)])

    settle(alone, other, 100)
    settle(beside, same, 100)

    assert list(beside.average())[2:] == list(alone.average())
    assert list(same.average()) == list(other.average())


def test_always_the_same_action_can_be_exploited() -> None:
    one, two = sides([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [all_of(3)], [all_of(3)])

    meet(one, floats([1, 0, 0]), two, floats([1 / 3] * 3))

    assert exploitability(one, two) == pytest.approx(1)


def test_zeros() -> None:
    assert list(zeros(3)) == [0, 0, 0]
