"""Campaigns are run step by step; each step's figures are kept, so that a run which was interrupted goes on."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rollout.cli.terminal import progress

Figures = dict[str, Any]
"""What one step counted and measured; JSON."""


@dataclass(frozen=True)
class Summary:
    """What a campaign found, all steps together."""

    result: str
    good: bool
    control: str = ""
    """What the same harness finds where there is something to be found."""


@dataclass(frozen=True)
class Campaign:
    """So many units of work, some a step, and what they come to."""

    name: str
    unit: str
    size: int
    step: int
    run: Callable[[int, int], Figures]
    """Does so many units from a seed."""
    sum_up: Callable[[list[Figures]], Summary]


class Book:
    """The figures of all steps on disk, one JSON object a line; those of other sources do not count."""

    def __init__(self, path: Path, source: str) -> None:
        """`source` names what is tested: when it changes, everything begins anew."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._source = source
        rows = [_read(line) for line in path.read_text().splitlines()] if path.exists() else []
        self._rows = [row for row in rows if row and row["source"] == source]

    def rows(self, campaign: str) -> list[dict[str, Any]]:
        """The steps of a campaign that have been done."""
        return [row for row in self._rows if row["campaign"] == campaign]

    def add(self, campaign: str, units: int, seconds: float, figures: Figures) -> None:
        """Keep a step."""
        row = {
            "source": self._source,
            "campaign": campaign,
            "units": units,
            "seconds": round(seconds, 2),
            "figures": figures,
        }
        self._rows.append(row)
        with self._path.open("a") as file:
            file.write("\n" + json.dumps(row))  # so that a line that was cut short spoils no other


def _read(line: str) -> dict[str, Any] | None:
    """A step; None for a line that was cut short."""
    try:
        row: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return row


@dataclass(frozen=True)
class Line:
    """A line of the table at the end."""

    campaign: str
    budget: str
    summary: Summary


def carry_out(campaign: Campaign, book: Book, seed: int, scale: float = 1.0) -> Line:
    """Do the steps that are missing, then sum up all of them."""
    size = max(campaign.step, math.ceil(campaign.size * scale))
    done = sum(row["units"] for row in book.rows(campaign.name))
    with progress(campaign.name) as report:
        report(done, size)
        while done < size:
            units = min(campaign.step, size - done)
            began = time.monotonic()
            figures = campaign.run(units, seed + done)
            book.add(campaign.name, units, time.monotonic() - began, figures)
            done += units
            report(done, size)
    rows = book.rows(campaign.name)
    seconds = sum(row["seconds"] for row in rows)
    return Line(
        campaign.name, f"{done:,} {campaign.unit}, {seconds:.0f} s", campaign.sum_up([r["figures"] for r in rows])
    )


def total(steps: Iterable[Figures], name: str) -> int:
    """The sum of a count over all steps."""
    return sum(step.get(name, 0) for step in steps)


def problems(steps: Iterable[Figures]) -> list[str]:
    """All that steps complained about."""
    return [problem for step in steps for problem in step.get("problems", ())]


def upper_bound(events: int, trials: int, confidence: float = 0.95) -> float:
    """One-sided exact (Clopper-Pearson) bound on a rate of which `events` of `trials` were seen."""
    if events >= trials:
        return 1.0
    low, high = events / trials, 1.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if _at_most(events, trials, middle) > 1 - confidence else (low, middle)
    return high


def _at_most(events: int, trials: int, rate: float) -> float:
    """The probability of at most so many events."""
    logs = (
        math.lgamma(trials + 1) - math.lgamma(k + 1) - math.lgamma(trials - k + 1)
        + k * math.log(rate) + (trials - k) * math.log1p(-rate)
        for k in range(events + 1)
    )  # fmt: skip
    return math.fsum(math.exp(log) for log in logs)


def quantile(values: Iterable[float], share: float) -> float:
    """The value below which that share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.floor(share * len(ordered)))]


def spread(values: Iterable[float], form: str = ".2f") -> str:
    """The median of rounds, and the interval between the least and the greatest."""
    found = list(values)
    return f"{quantile(found, 0.5):{form}} [{min(found):{form}}, {max(found):{form}}]"
