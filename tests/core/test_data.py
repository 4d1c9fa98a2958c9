"""Tables of values: every value has a source, and all mistakes are told at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.core.data import load_sheet, read_sheet
from rollout.core.errors import DataError
from rollout.words import problem_text

SOURCES = """
[sources]
book = { kind = "rulebook", title = "The rulebook" }
ours = { kind = "choice", title = "Made up" }
"""


def problems(text: str) -> tuple[str, ...]:
    with pytest.raises(DataError) as caught:
        read_sheet(text, "some.toml")
    assert str(caught.value).startswith(f"some.toml: {len(caught.value.problems)} problem(s)")
    return tuple(problem_text(problem, "en") for problem in caught.value.problems)


def test_a_source_covers_the_values_of_its_table_and_those_inside() -> None:
    sheet = read_sheet(SOURCES + '[board]\nsource = "book"\nsize = 4\n[board.corner]\nkind = "start"', "some.toml")
    assert [(d.path, d.value, d.source.name) for d in sheet.data] == [
        ("board.size", 4, "book"),
        ("board.corner.kind", "start", "book"),
    ]
    assert sheet.values["board"]["size"] == 4 and "sources" not in sheet.values


def test_a_table_may_name_a_source_for_each_key() -> None:
    text = SOURCES + '[board]\nsource = { size = "ours", "*" = "book" }\nsize = 4\ncolour = "red"'
    assert {d.path: d.source.kind for d in read_sheet(text, "").data} == {
        "board.size": "choice",
        "board.colour": "rulebook",
    }


def test_elements_of_an_array_are_named_by_number() -> None:
    text = SOURCES + '[[card]]\nsource = "book"\nname = "one"\n[[card]]\nsource = "ours"\nname = "two"'
    assert [(d.path, d.source.name) for d in read_sheet(text, "").data] == [
        ("card[0].name", "book"),
        ("card[1].name", "ours"),
    ]


def test_a_value_without_a_source_is_refused() -> None:
    assert problems(SOURCES + "[board]\nsize = 4") == ("board.size = 4: it has no source",)


def test_an_undeclared_source_is_refused() -> None:
    assert problems(SOURCES + '[board]\nsource = "hearsay"\nsize = 4') == (
        'board.size = 4: the source "hearsay" is not declared',
    )


def test_all_mistakes_are_told_at_once() -> None:
    text = '[sources]\nbad = { kind = "rumour", title = "x" }\n[a]\nx = 1\n[b]\nsource = "gone"\ny = 2'
    found = problems(text)
    assert len(found) == 3
    assert [problem.split(":")[0].split(" ")[0] for problem in found] == ["sources.bad", "a.x", "b.y"]


def test_broken_toml_is_told_with_its_place() -> None:
    (problem,) = problems("[board\nsize = 4")
    assert "line 1" in problem


def test_a_missing_file_is_a_data_error(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="No such file"):
        load_sheet(tmp_path / "tables.toml")


def test_the_digest_follows_the_values_only() -> None:
    plain = read_sheet(SOURCES + '[a]\nsource = "book"\nx = 1\ny = 2', "")
    spaced = read_sheet(SOURCES + '# a comment\n[a]\nsource   = "ours"\nx = 1\n\ny=2', "other")
    changed = read_sheet(SOURCES + '[a]\nsource = "book"\nx = 1\ny = 3', "")
    assert plain.digest == spaced.digest != changed.digest
