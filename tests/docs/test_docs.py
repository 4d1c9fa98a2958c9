"""Documents that cannot lie: examples run, links lead somewhere, what exists is described, rules are known."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from rollout.cli.program import app
from rollout.games import shelf

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
SOURCES = sorted(
    path
    for pattern in ("src/**/*.py", "tools/*.py", "build_backend/*.py", "bench/*.py", "tests/**/*.py", "web/src/**/*")
    for path in ROOT.glob(pattern)
    if path.suffix in {".py", ".ts", ".svelte", ".css"} and not path.name.endswith(".gen.ts")
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


FOLDERS = {name: name.replace("-", "_") for name in shelf()}
RULES = {
    name: set(shelf()[name].rules) for name, folder in FOLDERS.items() if (ROOT / "src/rollout/games" / folder).exists()
}
"""By game of the house: the ids of its rules, such as RH-T5."""


def rules_in(text: str) -> set[str]:
    """The ids in a text that look like rules of a game on the shelf."""
    books = "|".join(sorted({rule.partition("-")[0] for rules in RULES.values() for rule in rules}))
    return set(re.findall(rf"\b(?:{books})-[A-Z]\d+\b", text))


def test_rules_that_code_and_tests_name_are_known() -> None:
    files = [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests/games").rglob("*.py"), *(ROOT / "web/src").rglob("*.ts")]
    cited = {(path.name, rule) for path in files for rule in rules_in(path.read_text(encoding="utf-8"))}

    assert cited
    assert {(name, rule) for name, rule in cited if rule not in set().union(*RULES.values())} == set()


DRAWN = [name for name in RULES if (ROOT / "web/src/games" / name / "index.ts").exists()]
"""Games that are complete; one without a drawing is only announced."""


@pytest.mark.parametrize("game", DRAWN)
def test_every_rule_of_a_game_is_shown_by_a_test(game: str) -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests/games" / FOLDERS[game]).rglob("*.py"))
    named = rules_in(" ".join(re.findall(r"\brule\(([^)]*)\)", tests)))

    assert RULES[game] - named == set()
