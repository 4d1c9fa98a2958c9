"""The matches that measure computer players, as a program: they go on where they stopped."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def matches(*arguments: object) -> str:
    command = [sys.executable, str(ROOT / "bench/heroes.py"), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=300).stdout


@pytest.mark.slow
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_pairs_are_kept_and_not_played_again(tmp_path: Path, level: str) -> None:
    file = tmp_path / "results.jsonl"
    first = matches("easy", "highest", "--games", 4, "--level", level, "--file", file)
    kept = file.read_text(encoding="utf-8")

    again = matches("easy", "highest", "--games", 8, "--level", level, "--file", file)

    assert "4 games" in first
    assert "8 games" in again
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    assert file.read_text(encoding="utf-8").startswith(kept)
    assert [row["seed"] for row in rows] == [1, 2, 3, 4]
    assert all(score in (0, 1) for row in rows for score in row["scores"])


@pytest.mark.slow
def test_without_time_nothing_is_played(tmp_path: Path) -> None:
    assert matches("easy", "highest", "--minutes", 0, "--file", tmp_path / "none.jsonl") == ""
