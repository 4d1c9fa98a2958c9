"""What readers of table files have in common: they take values from a sheet and collect what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.data import Sheet
from rollout.core.errors import DataError
from rollout.core.problems import Problem


class Reader:
    """Reads a sheet; every mistake is noted with the path of its value, and all are reported at once."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.problems: list[Problem] = []

    def refuse_mistakes(self) -> None:
        """Go on only if nothing was wrong so far.

        Raises:
            DataError: with everything that was noted.
        """
        if self.problems:
            raise DataError(self.sheet.where, self.problems)

    def note(self, path: str, key: str, value: Any = None, **args: str | int) -> None:
        """Remember what is wrong with a value; the same is told once."""
        problem = Problem.of(path, key, value, **args)
        if problem not in self.problems:
            self.problems.append(problem)

    def value(self, path: str) -> Any:
        """The value at a path, None where there is none."""
        value: Any = self.sheet.values
        for key in path.split("."):
            value = value.get(key) if isinstance(value, dict) else None
        return value

    def number(self, path: str, low: int, high: int) -> int:
        """The whole number at a path; `low` where it is missing or out of range, which is noted."""
        return self.checked(self.value(path), path, low, high)

    def checked(self, value: Any, path: str, low: int, high: int) -> int:
        """A value if it is a whole number in this range; else `low`, and that is noted."""
        if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
            return value
        self.note(path, "problem-number", value, low=low, high=high)
        return low

    def items(self, path: str) -> list[Any]:
        """The list at a path; empty where it is missing, which is noted."""
        value = self.value(path)
        if isinstance(value, list) and value:
            return value
        self.note(path, "problem-list", value)
        return []

    def chosen(self, value: Any, path: str, allowed: tuple[str, ...]) -> int:
        """Which of a few words a value is, by number; else 0, and that is noted."""
        if value in allowed:
            return allowed.index(value)
        self.note(path, "problem-choice", value, allowed=", ".join(allowed))
        return 0


def native(values: Iterable[int]) -> vec[i64]:
    """Numbers as compiled rules hold them."""
    numbers = vec[i64]()
    for value in values:
        numbers = append(numbers, value)
    return numbers
