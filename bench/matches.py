"""Matches that go on where they were interrupted: each seed is a line of a file, and is not played again."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rollout.bots import Bot
from rollout.core.chance import Fast
from rollout.core.wire import Told

Row = dict[str, Any]


class Clocked:
    """A player, and the processor time that it has taken."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves, self.seconds, self.longest = 0, 0.0, 0.0

    def choose(self, seat: int, view: Any, told: Sequence[Told], legal: Sequence[int], chance: Fast) -> int:
        start = time.process_time()
        action = self.bot.choose(seat, view, told, legal, chance)
        self.note(view, time.process_time() - start)
        return action

    def note(self, view: Any, seconds: float) -> None:
        """So long it thought about one decision."""
        self.moves, self.seconds, self.longest = self.moves + 1, self.seconds + seconds, max(self.longest, seconds)

    @property
    def ms(self) -> float:
        """Of a decision, on average."""
        return round(1000 * self.seconds / max(self.moves, 1), 2)


def known(file: Path, what: Row) -> dict[int, Row]:
    """By seed what was played before of a match; `what` are the fields that make it the same match."""
    if not file.exists():
        return {}
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("}")]
    return {row["seed"]: row for row in rows if row.items() >= what.items()}


def complete(
    file: Path, what: Row, seeds: int, deadline: float, play: Callable[[int], Row], share: str = "1/1"
) -> list[Row]:
    """Play what is missing of seeds 1 to `seeds`, as far as time allows; all rows of them that there are then.

    Args:
        file: Where rows are appended, also by other processes.
        what: The fields that make it the same match.
        seeds: How many seeds are wanted.
        deadline: By `time.monotonic`.
        play: Plays a seed.
        share: Which seeds this process plays, such as "1/2".
    """
    before = known(file, what)
    first, step = (int(number) for number in share.split("/"))
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        for seed in range(first, seeds + 1, step):
            if seed in before:
                continue
            if time.monotonic() > deadline:
                break
            print(json.dumps({**what, "seed": seed, **play(seed)}), file=out, flush=True)
    return [row for seed, row in sorted(known(file, what).items()) if seed <= seeds]
