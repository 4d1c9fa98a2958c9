"""The page about editions: its example is an edition, and games on it are games."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from rollout.core.data import KINDS
from rollout.core.edition import (
    MAX_LONG_TEXT,
    MAX_NUMBER,
    MAX_SIZE,
    MAX_TEXT,
    MAX_TITLE,
    EditionError,
    common_path,
    on_edition,
)
from rollout.core.game import MAX_ACTIONS
from rollout.games import find
from rollout.games.risk.tables import EFFECTS as RISK_EFFECTS
from rollout.games.risk.tables import TIMES
from rollout.games.robot_heroes.board import MOST_WALKED
from rollout.games.robot_heroes.reading import LONGEST_TITLE, MOST_SPACES, MOST_SPECIALS
from rollout.games.robot_heroes.tables import EFFECTS
from rollout.games.stratego.reading import LONGEST_NAME, MOST_CHARACTERS
from rollout.games.stratego.tables import POWERS, RANKS
from rollout.testing.conformance import check_game
from rollout.words import app_words

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
PARTS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
HEROES, STRATEGO, RISK = PARTS[-3:]
"""The complete examples."""
EXAMPLES = {"robot-heroes": HEROES, "stratego": STRATEGO, "risk": RISK}
GAMES = tuple(EXAMPLES)


def test_every_part_is_toml() -> None:
    assert len(PARTS) == 5
    assert all(tomllib.loads(part) for part in PARTS)


def test_the_complete_example_is_played_on_both_levels() -> None:
    game = on_edition(find("robot-heroes"), HEROES)
    assert (game.sheet.title, game.native.board.size) == ("The small arena", 8)
    assert {datum.source.kind for datum in game.sheet.data} == {"owner", "rulebook"}
    check_game(game, games=4, pairs=20)


@pytest.mark.slow
def test_the_example_of_stratego_is_played_in_all_its_games() -> None:
    game = on_edition(find("stratego"), STRATEGO)
    assert game.sheet.title == "The small skirmish"
    assert [(each.files, each.height, each.size) for each in game.native.games] == [(6, 6, 12), (6, 6, 12), (6, 5, 6)]
    check_game(game, games=1, pairs=10)


@pytest.mark.slow
def test_the_example_of_risk_is_played() -> None:
    game = on_edition(find("risk"), RISK)
    assert (game.sheet.title, game.native.count, game.native.meter) == ("Two islands", 6, 3)
    check_game(game, games=1, pairs=0)


def test_the_limits_that_it_names_are_so() -> None:
    for limit in (MAX_SIZE, MAX_TEXT, MAX_LONG_TEXT, MAX_TITLE, MAX_NUMBER, MAX_ACTIONS):
        assert f"{limit:,}" in PAGE


def test_the_labels_that_it_names_are_on_the_page() -> None:
    labels = re.findall(r"(?<!\*)\*([A-Z][^*]+)\*(?!\*)", PAGE)
    assert len(labels) >= 5
    lines = {line.partition(" = ")[2] for line in app_words("en").splitlines()}
    assert [label for label in labels if label not in lines] == []


def refused(old: str, new: str, example: str = HEROES) -> bool:
    assert example.count(old) == 1, old
    try:
        on_edition(find(next(name for name, text in EXAMPLES.items() if text == example)), example.replace(old, new))
    except EditionError:
        return True
    return False


@pytest.mark.parametrize(
    ("said", "old", "new", "low", "high"),
    [
        ("`die.faces` | sides of the die, 2 to 20", "faces = 6", "faces = {}", 2, 20),
        ("`hero.pieces` | puzzle pieces of a hero, 1 to 20", "pieces = 6", "pieces = {}", 1, 20),
        ("cards in a hand after a battle, 1 to 99", "hand = 3\nlimit = 5", "hand = {}\nlimit = 99", 1, 99),
        ("from that to 99", "hand = 3\nlimit = 5", "hand = 3\nlimit = {}", 3, 99),
        ("cards go from 1 to 20", 'card = "6"', 'card = "{}"', 1, 20),
        ("a deck holds 1 to 99 copies", 'card = "6"\ncopies = 2', 'card = "6"\ncopies = {}', 1, 99),
        ("if it wins, 1 to 20", "damage = 2", "damage = {}", 1, 20),
        ("if it loses, 0 to 20", "loss = 0", "loss = {}", 0, 20),
        ("`least` go from 0 to 20", 'effect = "draw"', 'effect = "number"\nnumber = {}', 0, 20),
        ("from 0 to 1000", "[150, 150]", "[{}, 150]", 0, 1000),
    ],
)
def test_the_numbers_of_robot_heroes_are_so(said: str, old: str, new: str, low: int, high: int) -> None:
    assert said in PAGE
    assert [refused(old, new.format(number)) for number in (low - 1, low, high, high + 1)] == [True, False, False, True]


def test_the_other_limits_of_robot_heroes_are_so() -> None:
    limits = (f"{MOST_SPACES} spaces", f"{MOST_WALKED:,} ways", f"{MOST_SPECIALS} kinds", f"{LONGEST_TITLE} characters")
    assert [limit for limit in limits if limit not in PAGE] == []
    assert f"{LONGEST_TITLE} small letters" in PAGE


@pytest.mark.parametrize(
    ("said", "old", "new", "low", "high"),
    [
        ("files and ranks of the board, 4 to 12", "ranks = 5", "ranks = {}", 4, 12),
        ("from 1 to 1,000,000", "version = 1", "version = {}", 1, 1_000_000),
    ],
)
def test_the_numbers_of_stratego_are_so(said: str, old: str, new: str, low: int, high: int) -> None:
    assert said in PAGE
    wrong = [refused(old, new.format(number), STRATEGO) for number in (low - 1, low, high, high + 1)]
    assert wrong == [True, False, False, True]


def test_the_other_limits_of_stratego_are_so() -> None:
    assert f"at most {LONGEST_NAME} characters" in PAGE and f"at most {MOST_CHARACTERS} characters" in PAGE


@pytest.mark.parametrize(
    ("said", "old", "new", "low", "high"),
    [
        ("meter at the start, 1 to 15", "start = 3", "start = {}", 1, 15),
        ("can hold, 0 to 15", "spare = 2", "spare = {}", 0, 15),
        ("never more than there are territories", "bars = 2", "bars = {}", 0, 6),
        ("of each later one, 1 to 30 each", "later = 3", "later = {}", 1, 30),
        ("one unit more, 1 to 60", "slaves = 2", "slaves = {}", 1, 60),
        ("to 10 stars, 0 to 30 each", "16, 20]", "16, {}]", 0, 30),
        ("continent brings, 0 to 30", "bonus = 3", "bonus = {}", 0, 30),
        ("how many of it there are, 1 to 30", 'name = "Help"\ncopies = 2', 'name = "Help"\ncopies = {}', 2, 30),
        ("`amount` goes from 1 to 30, for dice to 6", "amount = 1", "amount = {}", 1, 6),
        ("fewer as well, down to\n-30", "amount = 2", "amount = {}", -30, 30),
    ],
)
def test_the_numbers_of_risk_are_so(said: str, old: str, new: str, low: int, high: int) -> None:
    assert said in PAGE
    wrong = [refused(old, new.format(number), RISK) for number in (low - 1, low, high, high + 1)]
    assert wrong == [True, False, False, True]


@pytest.mark.parametrize("name", GAMES)
def test_it_names_every_value(name: str) -> None:
    game = find(name)
    paths = {common_path(datum.path, game) for datum in game.sheet.data} | game.optional_values
    for path in paths:
        last = path.rsplit(".", 1)[-1]
        assert f"`{path}`" in PAGE or f"`{last}`" in PAGE or f"`{path.removeprefix('classic.')}`" in PAGE, path


def test_it_names_every_power_and_rank() -> None:
    assert [power for power in POWERS[1:] if f'`"{power}"`' not in PAGE] == []
    assert [rank for rank in RANKS if rank not in "3456789" and f'`"{rank}"`' not in PAGE] == []


def test_it_names_everything_that_a_power_card_can_do() -> None:
    assert [word for word in (*RISK_EFFECTS, *TIMES) if f'`"{word}"`' not in PAGE] == []


def test_it_names_every_effect_and_every_kind_of_source() -> None:
    assert [kind for kind in KINDS if f"`{kind}`" not in PAGE] == []
    assert [effect for effect in EFFECTS[1:] if f'`"{effect}"`' not in PAGE] == []
