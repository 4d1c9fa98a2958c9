"""The HTTP side: what is on the shelf, its texts, and where everything else is."""

from __future__ import annotations

import json
from functools import lru_cache

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from rollout.core.odds import Battle
from rollout.core.options import schema
from rollout.core.wire import encode
from rollout.games import AnyGame, find, shelf
from rollout.server import editions, replays, tables
from rollout.server.answers import admit, failed, message, rooms_of
from rollout.server.editions import Offered
from rollout.server.here import here
from rollout.server.messages import EditionCard, Failed, GameCard, LevelCard, Shelf
from rollout.server.openapi import openapi
from rollout.server.opening import Unavailable
from rollout.words import app_words, game_words, help_text

_MOST_BATTLES = 1000
"""Battles whose odds are remembered."""


async def games(request: Request) -> Response:
    """GET /api/games"""
    offered: Offered = request.app.state.offered
    return message(Shelf(tuple(card(game, offered.of(name)) for name, game in sorted(shelf().items()))))


def card(game: AnyGame, offered: tuple[EditionCard, ...]) -> GameCard:
    """A game as the shelf shows it."""
    levels = tuple(LevelCard(name, {"en": level.en, "de": level.de}) for name, level in game.levels.items())
    options = msgspec.Raw(json.dumps(schema(game.options)).encode())
    seats = game.seats(game.options())
    return GameCard(
        name=game.name,
        title=game.title,
        seats=seats,
        options=options,
        levels=levels,
        has_values=bool(game.sheet.data),
        editions=offered,
    )


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


async def odds_of_game(request: Request) -> Response:
    """GET /api/games/{game}/odds?attackers=5&defenders=3"""
    admit(request, request.app.state.limits.odds)
    game = _game(request)
    try:
        battle = msgspec.convert(dict(request.query_params), Battle, strict=False)
    except msgspec.ValidationError as error:
        raise Unavailable("malformed", str(error)[:300]) from None
    if not (body := await run_in_threadpool(_odds, game.name, battle)):
        raise Unavailable("not-found", f"{game.name} has no battles of so many against so many")
    return Response(body, media_type="application/json")


@lru_cache(_MOST_BATTLES)
def _odds(game: str, battle: Battle) -> bytes:
    """The answer as it is sent; a slider asks for the same again and again. Empty for a game without such battles.

    Large battles take long: not in the event loop.
    """
    odds = find(game).battle_odds(battle)
    return encode(odds) if odds else b""


def _game(request: Request) -> AnyGame:
    return find(request.path_params["game"])


def _text(text: str, kind: str = "text/plain") -> Response:
    return Response(text, media_type=kind) if text else failed("not-found")


async def health(request: Request) -> Response:
    """GET /healthz"""
    broken = rooms_of(request).store.broken
    return failed("not-saved", broken) if broken else Response("ok", media_type="text/plain")


async def metrics(request: Request) -> Response:
    """GET /metrics: for the machines that may see it; for others there is no such page."""
    if (request.client.host if request.client else "") not in rooms_of(request).config.metrics_from:
        return failed("not-found")
    return Response(request.app.state.metrics.text(), media_type=CONTENT_TYPE_LATEST)


async def nothing(request: Request) -> Response:
    """Any other path of the API, or a method that a path does not have."""
    others = [route for route in ROUTES[:-1] if route.matches(request.scope)[0] is Match.PARTIAL]
    if not others:
        return failed("not-found")
    answer = message(Failed("not-allowed"), 405)
    answer.headers["Allow"] = ", ".join(sorted({method for route in others for method in route.methods or ()}))
    return answer


_ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
ROUTES = [
    Route("/healthz", health),
    Route("/metrics", metrics),
    Route("/api/games", games),
    Route("/api/words/{lang}", words),
    Route("/api/games/{game}/words/{lang}", words_of_game),
    Route("/api/games/{game}/rules", rules_of_game),
    Route("/api/games/{game}/help/{lang}", help_of_game),
    Route("/api/games/{game}/odds", odds_of_game),
    Route("/api/here", here),
    Route("/api/openapi.json", openapi),
    *editions.ROUTES,
    *tables.ROUTES,
    *replays.ROUTES,
    Route("/api/{rest:path}", nothing, methods=_ANY),
]
