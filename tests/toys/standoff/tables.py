"""The numbers of Standoff, from `tables.toml`."""

from __future__ import annotations

from rollout.core.data import Sheet
from rollout.core.errors import DataError
from rollout.core.problems import Problem


class Tables:
    """Checked values."""

    def __init__(self, sheet: Sheet) -> None:
        values = sheet.values["standoff"]
        self.hearts: int = values["hearts"]
        self.hand: int = values["hand"]
        self.tokens: int = values["tokens"]
        """All tokens, shields and duds, in hands and in the bag."""
        self.shields: int = values["shields"]
        self.hit: int = values["hit"]
        """The number that a strike needs on the die."""
        self.block: int = values["block"]
        """How much each shield adds to it."""
        if self.tokens <= 3 * self.hand:
            raise DataError(sheet.where, [Problem.of("standoff.tokens", "problem-tokens", self.tokens)])
