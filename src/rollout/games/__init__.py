"""The shelf: every game that can be found, without a list to edit.

Three places are searched: the folders beside this file, installed packages that declare an entry point in
the group `rollout.games`, and the folders named in the environment variable ROLLOUT_GAMES (joined like
PATH; each is a game itself or holds games). A game is a folder whose `__init__.py` exposes `GAME`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from rollout.core.edition import on_edition
from rollout.core.errors import ShelfError
from rollout.core.game import AnyGame, Game

__all__ = ["AnyGame", "find", "shelf"]


@cache
def shelf() -> dict[str, AnyGame]:
    """All games by name.

    Raises:
        ShelfError: a folder named in ROLLOUT_GAMES holds no game, a game fails to load, or two share a name.
    """
    games: dict[str, AnyGame] = {}
    for module in (*_beside(), *_installed(), *_named()):
        game = getattr(module, "GAME", None)
        if not isinstance(game, Game):
            raise ShelfError(f"{module.__name__}: exposes no GAME that is a rollout.core.game.Game")
        if game.name in games:
            raise ShelfError(f"two games are called {game.name!r}; the second is in {game.folder}")
        games[game.name] = game
    return games


def find(name: str, edition: str = "") -> AnyGame:
    """The game of that name, on the owner's edition of that text if there is one.

    Raises:
        ShelfError: naming the games that there are.
        EditionError: the edition cannot be played.
    """
    games = shelf()
    if name not in games:
        raise ShelfError(f"no game is called {name!r}; there are: {', '.join(sorted(games))}")
    return on_edition(games[name], edition) if edition else games[name]


def _beside() -> list[ModuleType]:
    here = Path(__file__).parent
    names = sorted(p.parent.name for p in here.glob("*/__init__.py"))
    return [importlib.import_module(f"{__name__}.{name}") for name in names]


def _installed() -> list[ModuleType]:
    return [importlib.import_module(point.module) for point in entry_points(group="rollout.games")]


def _named() -> list[ModuleType]:
    folders = [Path(f) for f in os.environ.get("ROLLOUT_GAMES", "").split(os.pathsep) if f]
    return [_load(game) for folder in folders for game in _games_in(folder)]


def _games_in(folder: Path) -> list[Path]:
    if (folder / "__init__.py").exists():
        return [folder]
    games = sorted(p.parent for p in folder.glob("*/__init__.py"))
    if not games:
        raise ShelfError(f"ROLLOUT_GAMES names {folder}, but no folder with an __init__.py is there")
    return games


def _load(folder: Path) -> ModuleType:
    """Import a folder as a package of its own, so that relative imports inside it work."""
    name = f"rollout_games_{folder.name}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(
        name, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec and spec.loader, folder
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise ShelfError(f"the game in {folder} does not load: {type(error).__name__}: {error}") from error
    return module
