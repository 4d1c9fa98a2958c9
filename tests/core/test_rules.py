"""The rules in our own words, and the levels."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.core.errors import DataError
from rollout.core.game import load_levels
from rollout.core.rules import load_rules


def write(folder: Path, text: str) -> Path:
    path = folder / "rules.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_rule_has_heading_status_and_wording_in_both_languages(tmp_path: Path) -> None:
    text = '[headings]\nTurn = "Zug"\n[X-1]\nheading = "Turn"\nstatus = "ruling"\nen = "Go."\nde = "Los."'
    (rule,) = load_rules(write(tmp_path, text)).values()
    assert (rule.id, rule.status) == ("X-1", "ruling")
    assert rule.heading == {"en": "Turn", "de": "Zug"} and rule.text == {"en": "Go.", "de": "Los."}


def test_every_incomplete_rule_is_told(tmp_path: Path) -> None:
    text = """
    [X-1]
    heading = "Turn"
    status = "guessed"
    en = "Go."
    de = "Los."
    [X-2]
    heading = "Turn"
    status = "stated"
    en = "Go."
    [X-3]
    heading = "Turn"
    status = "stated"
    en = "Go."
    de = "Los."
    fr = "Va."
    """
    with pytest.raises(DataError) as caught:
        load_rules(write(tmp_path, text))
    assert [problem.path for problem in caught.value.problems] == ["X-1", "X-2", "X-3"]
    assert "stated, ruling, option" in str(caught.value.problems[0]) and "de" in str(caught.value.problems[1])


@pytest.mark.parametrize("text", ["[X-1", None])
def test_a_file_that_cannot_be_read_is_a_data_error(tmp_path: Path, text: str | None) -> None:
    path = write(tmp_path, text) if text else tmp_path / "none.toml"
    with pytest.raises(DataError, match=path.name):
        load_rules(path)


def test_levels_keep_their_order_and_refuse_what_they_do_not_know(tmp_path: Path) -> None:
    good = write(tmp_path, '[easy]\nbot = "random"\n[hard]\nbot = "flat"\nbudget = 9')
    assert [(level.name, level.bot, level.budget) for level in load_levels(good).values()] == [
        ("easy", "random", 0),
        ("hard", "flat", 9),
    ]
    with pytest.raises(DataError, match="seconds"):
        load_levels(write(tmp_path, '[easy]\nbot = "random"\nseconds = 3'))
