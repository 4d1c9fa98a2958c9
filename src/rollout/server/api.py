"""The HTTP side: what is on the shelf, texts, new tables, records."""

from __future__ import annotations

import hashlib
import json
import secrets
import unicodedata

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollout.core.errors import DataError, RolloutError, ShelfError
from rollout.core.fair import commitment, new_secret
from rollout.core.wire import Visible, decode, encode
from rollout.games import AnyGame, find, shelf
from rollout.record import Sitter
from rollout.server.guard import Limits, origin_allowed
from rollout.server.messages import Failed, GameCard, LevelCard, NewTable, Opened, SeatPlan, Shelf
from rollout.server.room import Unavailable
from rollout.server.rooms import Rooms
from rollout.server.store import Saved, SavedSeat, StoreError
from rollout.table import Table
from rollout.words import app_words, game_words, help_text

log = structlog.get_logger()
MAX_BODY = 8192
_STATUS = {"not-saved": 503, "set-aside": 409, "not-begun": 409}


def message(answer: Visible, status: int = 200) -> Response:
    """A message as the body of an answer."""
    return Response(encode(answer), status, media_type="application/json")


def failed(reason: str, status: int, detail: str = "") -> Response:
    """The answer to what cannot be done."""
    return message(Failed(reason, detail=detail), status)


# -- the shelf and its texts -----------------------------------------------------------------------------


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
    return Response(text, media_type=kind) if text else failed("not-found", 404)


# -- tables ----------------------------------------------------------------------------------------------


async def open_table(request: Request) -> Response:
    """POST /api/tables"""
    rooms: Rooms = request.app.state.rooms
    limits: Limits = request.app.state.new_tables
    if not origin_allowed(request, rooms.config):
        return failed("foreign-origin", 403)
    if not limits.take(request.client.host if request.client else ""):
        return failed("too-fast", 429)
    try:
        plan = decode(await _body(request), NewTable)
        saved, tokens = prepare(plan)
        await rooms.store.create(saved)
    except (msgspec.DecodeError, RecursionError, UnicodeError, ValueError) as error:
        return failed("malformed", 400, str(error)[:300])
    except StoreError as error:
        return failed("not-saved", 503, str(error))
    except ShelfError as error:
        return failed("unknown-game", 404, str(error))
    except Unavailable as error:
        return failed(error.reason, 422, error.detail)
    except RolloutError as error:
        return failed("unfit-options" if isinstance(error, DataError) else "unfit-seats", 422, str(error))
    log.info("table-opened", table=saved.id, game=saved.game)
    return message(Opened(saved.id, commitment(saved.secret), tokens), 201)


async def _body(request: Request) -> bytes:
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > MAX_BODY:
            raise ValueError(f"the message is longer than {MAX_BODY} bytes")
    return body


def prepare(plan: NewTable) -> tuple[Saved, tuple[str, ...]]:
    """A new table and the tokens of its seats, empty for a computer's.

    Raises:
        ShelfError, DataError, RolloutError: game, options or seats do not fit.
        Unavailable: this server cannot host such a table yet.
    """
    game = find(plan.game)
    seats = tuple(Sitter(_name(seat, number), seat.level) for number, seat in enumerate(plan.seats))
    table = Table(game, plan.options, seats, new_secret())
    people = sum(not seat.level for seat in seats)
    if people != 1:
        raise Unavailable(
            "one-person", f"exactly one seat is a person's for now, not {people}; give the others a level"
        )
    tokens = tuple("" if seat.level else secrets.token_urlsafe(24) for seat in seats)
    saved = Saved(
        id=secrets.token_hex(16),
        game=game.name,
        options=msgspec.to_builtins(table.options),
        rules=game.rules_version,
        sheet=game.sheet.digest,
        secret=table.secret,
        seats=tuple(
            SavedSeat(seat.name, seat.level, hashlib.sha256(token.encode()).digest() if token else None)
            for seat, token in zip(seats, tokens, strict=True)
        ),
    )
    return saved, tokens


def _name(seat: SeatPlan, number: int) -> str:
    """The name that a person gave, without what cannot be seen or would disturb a line of text."""
    text = unicodedata.normalize("NFC", seat.name)
    kept = "".join(c if unicodedata.category(c)[0] not in "CZ" else " " for c in text)
    return " ".join(kept.split())[:40] or f"{number + 1}"


async def record(request: Request) -> Response:
    """GET /api/tables/{id}/record"""
    rooms: Rooms = request.app.state.rooms
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    try:
        async with rooms.enter(request.path_params["table"]) as room:
            seat = room.seat_of(token) if kind.lower() == "bearer" else None
            if seat is None:
                return failed("unknown-token", 401)
            text = await room.record(seat)
    except Unavailable as error:
        return failed(error.reason, _STATUS.get(error.reason, 404))
    name = f"rollout-{room.name[:8]}.txt"
    return Response(text, media_type="text/plain", headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def health(request: Request) -> Response:
    """GET /healthz"""
    rooms: Rooms = request.app.state.rooms
    return failed("not-saved", 503, rooms.store.broken) if rooms.store.broken else Response("ok")


async def nothing(_: Request) -> Response:
    """Any other path of the API."""
    return failed("not-found", 404)


_ANY = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
ROUTES = [
    Route("/healthz", health),
    Route("/api/games", games),
    Route("/api/words/{lang}", words),
    Route("/api/games/{game}/words/{lang}", words_of_game),
    Route("/api/games/{game}/rules", rules_of_game),
    Route("/api/games/{game}/help/{lang}", help_of_game),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}/record", record),
    Route("/api/{rest:path}", nothing, methods=_ANY),
]
