"""What is wrong with an edition or with options, as browsers receive it."""

from __future__ import annotations

from rollout.core.edition import EditionError
from rollout.core.errors import DataError
from rollout.core.game import AnyGame
from rollout.core.problems import Problem
from rollout.server.messages import Mistake
from rollout.words import LANGUAGES, problem_text


def mistakes_of(error: DataError) -> tuple[Mistake, ...]:
    """Every mistake, with its line if it is one of an edition."""
    if isinstance(error, EditionError):
        return tuple(_mistake(mistake.problem, mistake.line, error.game) for mistake in error.mistakes)
    return tuple(_mistake(problem) for problem in error.problems)


def _mistake(problem: Problem, line: int = 0, game: AnyGame | None = None) -> Mistake:
    return Mistake(
        line=line,
        path=problem.path,
        value=problem.value,
        message=problem.message,
        text=problem_text(problem, LANGUAGES[0], game),
    )
