"""Numbers to bytes and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.codec import Reader, Writer
from rollout.core.errors import RecordError

numbers = st.integers(-(2**61), 2**61)


@given(st.lists(numbers))
def test_what_is_written_is_read(values: list[int]) -> None:
    writer = Writer()
    for value in values:
        writer.put(value)
    writer.put_all(vec[i64](values))
    reader = Reader(writer.done())
    assert [reader.get() for _ in values] == values
    assert list(reader.get_all()) == values
    assert reader.at == len(writer.done())


@given(numbers, numbers)
def test_different_numbers_have_different_bytes(one: int, other: int) -> None:
    assert (written(one) == written(other)) == (one == other)


@pytest.mark.parametrize(
    ("value", "size"), [(0, 1), (-1, 1), (63, 1), (-64, 1), (64, 2), (-65, 2), (8191, 2), (8192, 3)]
)
def test_small_numbers_are_short(value: int, size: int) -> None:
    assert len(written(value)) == size


@pytest.mark.parametrize("data", [b"", b"\x80", b"\xff\xff\xff", b"\x80" * 20, b"\xff" * 20])
def test_bytes_that_end_too_early_are_refused(data: bytes) -> None:
    with pytest.raises(RecordError, match="ends at byte"):
        Reader(data).get()


def test_a_list_that_promises_too_much_is_refused() -> None:
    with pytest.raises(RecordError, match="ends at byte"):
        Reader(written(1000) + b"\x02").get_all()


def written(value: int) -> bytes:
    writer = Writer()
    writer.put(value)
    return writer.done()
