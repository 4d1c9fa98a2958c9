"""The tree of errors."""

from __future__ import annotations

import inspect
import re

from rollout.core import errors
from rollout.core.problems import Problem


def test_everything_hangs_on_one_root() -> None:
    kinds = [kind for _, kind in inspect.getmembers(errors, inspect.isclass) if kind.__module__ == errors.__name__]
    assert kinds and all(issubclass(kind, errors.RolloutError) for kind in kinds)


def test_the_drawn_tree_is_the_real_one() -> None:
    drawn = set(re.findall(r"── (\w+)", errors.__doc__ or ""))
    kinds = {name for name, kind in inspect.getmembers(errors, inspect.isclass) if kind.__module__ == errors.__name__}
    assert drawn == kinds - {"RolloutError"}


def test_a_stale_decision_names_both_numbers() -> None:
    error = errors.StaleDecision(1, 4, 5)
    assert "decision 4" in str(error) and "decision 5" in str(error) and (error.answered, error.asked) == (4, 5)


def test_a_record_error_names_its_line_if_it_has_one() -> None:
    assert str(errors.RecordError("no such seat", 12)) == "line 12: no such seat"
    assert str(errors.RecordError("no such seat")) == "no such seat"


def test_a_data_error_lists_all_problems() -> None:
    assert (
        str(errors.DataError("x.toml", [Problem.said("one"), Problem.of("a.b", "problem-two", 2, most=1)]))
        == "x.toml: 2 problem(s)\n  one\n  a.b = 2: two: most 1"
    )
