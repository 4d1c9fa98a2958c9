"""Crowds that come back, people who do not read, people who click twice: nobody loses anything or waits for others."""

from __future__ import annotations

import pytest

from campaigns.clicks import clicks
from campaigns.load import Plan, load
from campaigns.storm import slow_readers, storm

pytestmark = pytest.mark.slow


def test_everybody_comes_back_after_a_crash() -> None:
    found = storm(seed=1, count=200)
    assert found["problems"] == []
    print(found)


def test_nobody_waits_for_slow_readers() -> None:
    found = slow_readers(seed=1, rounds=1)
    assert found["problems"] == []
    print(found)


def test_two_tabs_double_clicks_and_retries_after_a_crash() -> None:
    found = clicks(seed=1, crashes=3)
    assert found["problems"] == []
    assert found["clicks"] > 20


def test_many_games_at_once() -> None:
    found = load(1, Plan(tables=40, rate=40, rounds=2, seconds=3))
    assert found["problems"] == []
    assert found["sockets"] == 80
    assert min(found["rate"]) > 5
