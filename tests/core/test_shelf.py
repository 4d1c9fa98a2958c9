"""The shelf: games are found, never listed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from rollout.core.errors import DataError, ShelfError
from rollout.games import find, shelf

GAME = """
    from rollout.core.game import Game, Options

    class Tiny(Game):
        name = "{name}"
        title = "Tiny"
        options = Options
        def seats(self, options): return 1
        def setup(self, options, tables, chance, facts=None): raise NotImplementedError
        def decode(self, tables, data): raise NotImplementedError
        def view(self, state, viewer): raise NotImplementedError
        def belief(self, tables, view, told): raise NotImplementedError
        def write(self, view, action): raise NotImplementedError
        def read(self, view, text): raise NotImplementedError

    GAME = Tiny()
"""


@pytest.fixture(autouse=True)
def fresh_shelf() -> Iterator[None]:
    shelf.cache_clear()
    yield
    shelf.cache_clear()


def put(folder: Path, text: str) -> Path:
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text(dedent(text), encoding="utf-8")
    return folder


def search_in(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> None:
    monkeypatch.setenv("ROLLOUT_GAMES", os.pathsep.join(map(str, folders)))


def test_toys_and_shipped_games_stand_side_by_side() -> None:
    games = shelf()
    assert {"standoff", "hideout", "robot-heroes"} <= set(games)
    assert all(game.name == name and game.title and game.rules for name, game in games.items())


def test_a_folder_is_a_game_or_holds_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = put(tmp_path / "shelf_one", GAME.format(name="tiny-one"))
    put(tmp_path / "many" / "shelf_two", GAME.format(name="tiny-two"))
    search_in(monkeypatch, one, tmp_path / "many")
    assert {"tiny-one", "tiny-two"} <= set(shelf())
    assert find("tiny-one").folder == one


def test_a_game_without_files_has_no_tables_no_rules_and_an_easy_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    search_in(monkeypatch, put(tmp_path / "shelf_bare", GAME.format(name="tiny-bare")))
    game = find("tiny-bare")
    assert game.sheet.data == () and game.rules == {} and [*game.levels] == ["easy"]


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ShelfError, match=r"'chess'; there are: .*robot-heroes"):
        find("chess")


def test_a_broken_game_is_named_with_its_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search_in(monkeypatch, put(tmp_path / "shelf_broken", "1 / 0"))
    with pytest.raises(ShelfError, match="shelf_broken does not load: ZeroDivisionError"):
        shelf()


def test_a_folder_without_games_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search_in(monkeypatch, tmp_path)
    with pytest.raises(ShelfError, match="no folder with an __init__"):
        shelf()


def test_a_module_without_a_game_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    search_in(monkeypatch, put(tmp_path / "shelf_empty", "GAME = None"))
    with pytest.raises(ShelfError, match="exposes no GAME"):
        shelf()


def test_two_games_of_one_name_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(tmp_path / "shelf_first", GAME.format(name="tiny-twin"))
    put(tmp_path / "shelf_second", GAME.format(name="tiny-twin"))
    search_in(monkeypatch, tmp_path)
    with pytest.raises(ShelfError, match="two games are called 'tiny-twin'"):
        shelf()


def test_options_that_do_not_fit_are_named() -> None:
    game = find("standoff")
    assert game.understood({"open_tokens": True}).open_tokens
    for wrong in ({"open_tokens": "yes"}, {"opentokens": True}):
        with pytest.raises(DataError, match="options of standoff"):
            game.understood(wrong)
