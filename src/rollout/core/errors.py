"""Everything that can be refused, as one tree.

    RolloutError
    ├── RefusedError      carries a Refusal, which the edge turns into text
    │   ├── IllegalAction     a seat tried what the rules do not allow
    │   └── NotUnderstood     a line of text is no action of this game
    ├── StaleDecision     the action answers a question that is no longer asked
    ├── DataError         a TOML table is wrong; carries every problem, not the first one
    ├── RecordError       a record cannot be read or replayed; carries the line number
    │   └── OutdatedError     it was played with rules or values that this program does not have
    ├── ChanceError       chance was asked for something that it cannot give
    └── ShelfError        a game folder cannot be put on the shelf

Each message says what was tried, where, and what would be allowed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from rollout.core.problems import Problem
    from rollout.core.wire import Refusal


class RolloutError(Exception):
    """The root of every error that a user may see; its text is fit to be shown."""


class RefusedError(RolloutError):
    """Base of the two errors that carry a refusal which the edge turns into text."""

    def __init__(self, refusal: Refusal) -> None:
        allowed = f"; allowed: {', '.join(refusal.allowed)}" if refusal.allowed else ""
        rule = f" [{refusal.rule}]" if refusal.rule else ""
        super().__init__(f"{refusal.tried!r}: {refusal.key}{rule}{allowed}")
        self.refusal = refusal
        """Rule id, message key and arguments; built from the seat's own view, so it tells no secret."""


class IllegalAction(RefusedError):  # noqa: N818 - reads as a statement of the rules, as in python-chess
    """The seat may not do this now."""


class NotUnderstood(RefusedError):  # noqa: N818 - reads as an answer to a person
    """The text is no action of this game."""


class StaleDecision(RolloutError):  # noqa: N818 - names the fact
    """The action names a decision that this seat is no longer asked."""

    def __init__(self, seat: int, answered: int, asked: int) -> None:
        super().__init__(f"seat {seat} answered decision {answered}, but decision {asked} is asked now")
        self.answered = answered
        self.asked = asked


class DataError(RolloutError):
    """A table file is wrong; `problems` lists all of its mistakes, which the edge turns into text."""

    def __init__(self, where: str, problems: Sequence[Problem]) -> None:
        super().__init__(where, problems)
        self.where = where
        self.problems = tuple(problems)

    def __str__(self) -> str:
        return self.text(str)

    def text(self, said: Callable[[Problem], str]) -> str:
        """How many problems there are and where, then each on its line as `said` puts it into words."""
        lines = self._lines(said)
        return "\n".join([f"{self.where}: {len(lines)} problem(s)", *(f"  {line}" for line in lines)])

    def _lines(self, said: Callable[[Problem], str]) -> list[str]:
        return [said(problem) for problem in self.problems]


class RecordError(RolloutError):
    """A record cannot be read, replayed or verified; `line` is 1-based, 0 when no line is to blame."""

    def __init__(self, message: str, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class OutdatedError(RecordError):
    """A record was played with rules or values (board, decks) that this program does not have: it may be right."""

    def __init__(self, message: str, what: str) -> None:
        super().__init__(message)
        self.what = what
        """`rules` or `values`."""


class ChanceError(RolloutError):
    """Chance was asked for something that it cannot give, such as an unscripted draw."""


class ShelfError(RolloutError):
    """A game folder cannot be put on the shelf."""
