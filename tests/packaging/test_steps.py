"""The closing line of a check counts what happened, and a step that cannot run has failed."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest
from steps import Steps

PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
ALONE = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
TESTS = """
import pytest
def test_good(): pass
def test_bad(): assert False
@pytest.mark.skip(reason="shown")
def test_skipped(): pass
"""


@pytest.fixture
def steps() -> Steps:
    return Steps()


def run(steps: Steps, code: str) -> bool:
    return steps.run("step", [sys.executable, "-c", code], dict(os.environ), Path.cwd())


def closing(steps: Steps, capsys: pytest.CaptureFixture[str]) -> str:
    steps.end()
    return capsys.readouterr().out.splitlines()[-1]


def test_a_step_passes_when_it_exits_with_zero(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(steps, "pass")
    assert not run(steps, "raise SystemExit(3)")
    assert closing(steps, capsys) == "1 passed, 1 failed"
    assert steps.end() == 1


def test_a_program_that_is_not_there_has_failed(steps: Steps) -> None:
    assert not steps.run("step", ["no-such-program"], dict(os.environ), Path.cwd())
    assert steps.failures == ["step"]


def test_what_cannot_run_has_failed(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    steps.cannot("browser tests", "no Chromium")

    assert closing(steps, capsys) == "0 passed, 1 failed"


def test_a_preparation_counts_only_when_it_fails(steps: Steps, capsys: pytest.CaptureFixture[str]) -> None:
    def fail() -> None:
        raise OSError("no room")

    assert steps.do("good", lambda: None, OSError)
    assert not steps.do("bad", fail, OSError)
    assert closing(steps, capsys) == "0 passed, 1 failed"


def test_each_test_counts(steps: Steps, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTS, encoding="utf-8")
    assert not steps.tests("tests", [*PYTEST, str(tmp_path)], ALONE, tmp_path)
    assert steps.failures == ["tests: 1 of 3 tests"]
    assert closing(steps, capsys) == "1 passed, 1 failed, 1 skipped"


def test_no_tests_at_all_is_a_failure(steps: Steps, tmp_path: Path) -> None:
    assert not steps.tests("tests", [*PYTEST, str(tmp_path)], ALONE, tmp_path)
    assert steps.passed == 0
