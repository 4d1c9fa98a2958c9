"""The HTTP side: what is on the shelf, its texts, and where everything else is."""

from __future__ import annotations

import json

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollout.core.wire import encode
from rollout.games import AnyGame, find, shelf
from rollout.server import replays, tables
from rollout.server.answers import failed, message, rooms_of
from rollout.server.here import here
from rollout.server.messages import GameCard, LevelCard, Shelf
from rollout.words import app_words, game_words, help_text


async def games(_: Request) -> Response:
    """GET /api/games"""
    return message(Shelf(tuple(card(game) for _, game in sorted(shelf().items()))))


def card(game: AnyGame) -> GameCard:
    """A game as the shelf shows it."""
    levels = tuple(LevelCard(name, {"en": level.en, "de": level.de}) for name, level in game.levels.items())
    options = msgspec.Raw(json.dumps(msgspec.json.schema(game.options)).encode())
    return GameCard(game.name, game.title, game.seats(game.options()), options, levels)


async def words(request: Request) -> Response:
    """GET /api/words/{lang}"""
    return _text(app_words(request.path_params["lang"]))


async def words_of_game(request: Request) -> Response:
    """GET /api/games/{game}/words/{lang}"""
    return _text(game_words(_game(request), request.path_params["lang"]))


async def help_of_game(request: Request) -> Response:
    """GET /api/games/{game}/help/{lang}"""
    return _text(help_text(_game(request), request.path_params["lang"]), "text/markdown")


async def rules_of_game(request: Request) -> Response:
    """GET /api/games/{game}/rules"""
    rules = b",".join(encode(rule) for rule in _game(request).rules.values())
    return Response(b"[" + rules + b"]", media_type="application/json")


def _game(request: Request) -> AnyGame:
    return find(request.path_params["game"])


def _text(text: str, kind: str = "text/plain") -> Response:
    return Response(text, media_type=kind) if text else failed("not-found")


async def health(request: Request) -> Response:
    """GET /healthz"""
    broken = rooms_of(request).store.broken
    return failed("not-saved", broken) if broken else Response("ok")


async def nothing(_: Request) -> Response:
    """Any other path of the API."""
    return failed("not-found")


_ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
ROUTES = [
    Route("/healthz", health),
    Route("/api/games", games),
    Route("/api/words/{lang}", words),
    Route("/api/games/{game}/words/{lang}", words_of_game),
    Route("/api/games/{game}/rules", rules_of_game),
    Route("/api/games/{game}/help/{lang}", help_of_game),
    Route("/api/here", here),
    *tables.ROUTES,
    *replays.ROUTES,
    Route("/api/{rest:path}", nothing, methods=_ANY),
]
