"""Broken input to every parser and to a live server: documented errors, no 500, and games that go on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from campaigns.book import Figures
from campaigns.fuzz import editions, lines, messages, records
from campaigns.fuzz_server import sockets, urls

RUNS = [
    (messages, 5_000),
    (records, 150),
    (lines, 2_000),
    (editions, 150),
    pytest.param(messages, 50_000, marks=pytest.mark.slow),
    pytest.param(records, 1_500, marks=pytest.mark.slow),
    pytest.param(editions, 1_500, marks=pytest.mark.slow),
    pytest.param(lines, 20_000, marks=pytest.mark.slow),
    pytest.param(urls, 2_000, marks=pytest.mark.slow),
    pytest.param(sockets, 2_000, marks=pytest.mark.slow),
]


@pytest.mark.parametrize(("fuzz", "inputs"), RUNS)
def test_broken_input(fuzz: Callable[[int, int], Figures], inputs: int) -> None:
    found = fuzz(inputs, 1)
    assert found["problems"] == []
    assert 0 < found["accepted"] < found["inputs"] >= inputs, "some of it is good, and that is understood"
