"""Lists of numbers as rules hold them."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.lists import ascending, filled, longer


@pytest.mark.parametrize("count", [0, 1, 3])
def test_a_list_is_filled_with_equal_numbers(count: int) -> None:
    assert list(filled(count, -7)) == [-7] * count


def test_a_longer_list_leaves_the_one_before_it_as_it_was() -> None:
    before = vec[i64]([3, 1])
    after = longer(before, 2)
    after[0] = 9

    assert (list(before), list(after)) == ([3, 1], [9, 1, 2])


@pytest.mark.parametrize("numbers", [[], [5], [1, 2, 3], [3, 2, 1], [2, 1, 2, -1, 1 << 40]])
def test_a_list_is_sorted_where_it_is(numbers: list[int]) -> None:
    found = vec[i64](numbers)

    assert list(ascending(found)) == sorted(numbers)
    assert list(found) == sorted(numbers)
