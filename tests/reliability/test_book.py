"""Campaigns go on where they were interrupted, and their figures carry what they are worth."""

from __future__ import annotations

from pathlib import Path

import pytest

from campaigns.book import Book, Campaign, Figures, Summary, carry_out, total, upper_bound


def counting(done: list[int]) -> Campaign:
    def run(units: int, seed: int) -> Figures:
        done.append(units)
        return {"count": units, "seed": seed}

    return Campaign("counting", "things", 10, 4, run, lambda steps: Summary(f"{total(steps, 'count')}", good=True))


def test_an_interrupted_campaign_goes_on(tmp_path: Path) -> None:
    path, done = tmp_path / "out" / "book.jsonl", list[int]()
    carry_out(counting(done), Book(path, "a"), seed=1, scale=0.4)
    with path.open("a") as file:
        file.write('\n{"source": "a", "campaign": "counting", "uni')
    assert carry_out(counting(done), Book(path, "a"), seed=1).summary.result == "10"
    assert done == [4, 4, 2]


def test_another_program_begins_anew(tmp_path: Path) -> None:
    path, done = tmp_path / "book.jsonl", list[int]()
    for source in ("a", "b", "b"):
        carry_out(counting(done), Book(path, source), seed=1)
    assert done == [4, 4, 2] * 2


@pytest.mark.parametrize(
    ("events", "trials", "bound"), [(0, 1000, 0.002991), (0, 300, 0.009936), (2, 50, 0.12061), (5, 5, 1)]
)
def test_bounds_are_exact(events: int, trials: int, bound: float) -> None:
    assert upper_bound(events, trials) == pytest.approx(bound, rel=1e-3)
