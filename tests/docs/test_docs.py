"""Documents that cannot lie: examples run, links lead somewhere, what exists is described, rules are known."""

from __future__ import annotations

import doctest
import re
from itertools import chain
from pathlib import Path

import pytest

from rollout.cli.program import app
from rollout.games import find, shelf

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SOURCES = sorted(
    path
    for pattern in ("src/**/*.py", "tools/*.py", "build_backend/*.py", "bench/*.py", "tests/**/*.py", "web/src/**/*")
    for path in ROOT.glob(pattern)
    if path.suffix in {".py", ".ts", ".svelte", ".css"} and "node_modules" not in path.parts
)


def test_the_example_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)

    assert tried > 5
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)[^)]*\)", page.read_text(encoding="utf-8"))

    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_names_exist(page: Path) -> None:
    named = re.findall(r"`((?:src|docs|tests|tools|examples|bench|build_backend|web)/[\w./-]+)`", page.read_text())

    assert [name for name in named if not (ROOT / name).exists() and name != "web/src/games/"] == []


def test_every_command_is_in_the_readme() -> None:
    commands = [str(command.name) for command in app.registered_commands]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")

    assert commands
    assert [name for name in commands if name not in readme] == []


def test_every_decision_has_the_four_parts_of_a_page() -> None:
    for page in ROOT.glob("docs/adr/*.md"):
        text = page.read_text(encoding="utf-8")
        for part in ("**Context.**", "**Choice.**", "**Consequences.**", "**What would change our mind.**"):
            assert part in text, f"{page.name} lacks {part}"


def test_no_file_is_longer_than_a_reader_likes() -> None:
    long = {str(p.relative_to(ROOT)): n for p in SOURCES if (n := len(p.read_text().splitlines())) > 400}

    assert long == {}


def test_rules_that_code_and_tests_name_are_known() -> None:
    known = {rule for game in shelf().values() for rule in game.rules}
    cited = {
        (path.name, rule)
        for path in chain((ROOT / "src").rglob("*.py"), (ROOT / "tests/games").rglob("*.py"))
        for rule in re.findall(r"\bRH-[A-Z]\d+\b", path.read_text(encoding="utf-8"))
    }

    assert cited
    assert {(name, rule) for name, rule in cited if rule not in known} == set()


def test_every_rule_of_a_game_is_shown_by_a_test() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games/robot_heroes").rglob("*.py"))
    named = {rule for call in re.findall(r"\brule\(([^)]*)\)", tests) for rule in re.findall(r"RH-[A-Z]\d+", call)}

    assert set(find("robot-heroes").rules) - named == set()
