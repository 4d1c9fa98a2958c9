"""The page about editions: its example is an edition, and games on it are games."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from rollout.core.data import KINDS
from rollout.core.edition import MAX_NUMBER, MAX_SIZE, MAX_TEXT, MAX_TITLE, on_edition
from rollout.games import find
from rollout.games.robot_heroes.tables import EFFECTS
from rollout.testing.conformance import check_game

PAGE = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
PARTS = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)


def test_every_part_is_toml() -> None:
    assert len(PARTS) == 3
    assert all(tomllib.loads(part) for part in PARTS)


def test_the_complete_example_is_played_on_both_levels() -> None:
    game = on_edition(find("robot-heroes"), PARTS[-1])
    assert (game.sheet.title, game.native.board.size) == ("The small arena", 8)
    assert {datum.source.kind for datum in game.sheet.data} == {"owner", "rulebook"}
    check_game(game, games=4, pairs=20)


def test_the_limits_that_it_names_are_so() -> None:
    for limit in (MAX_SIZE, MAX_TEXT, MAX_TITLE, MAX_NUMBER):
        assert f"{limit:,}" in PAGE


def test_it_names_every_value_of_robot_heroes() -> None:
    game = find("robot-heroes")
    paths = {re.sub(r"\[\d+\]", "", datum.path) for datum in game.sheet.data} | game.optional_values
    for path in paths:
        last = path.rsplit(".", 1)[-1]
        assert f"`{path}`" in PAGE or f"`{last}`" in PAGE, path


def test_it_names_every_effect_and_every_kind_of_source() -> None:
    assert [kind for kind in KINDS if f"`{kind}`" not in PAGE] == []
    assert [effect for effect in EFFECTS[1:] if f'`"{effect}"`' not in PAGE] == []
