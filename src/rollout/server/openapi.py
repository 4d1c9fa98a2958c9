"""The description of the HTTP side that programs read, made from the message types."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rollout import __version__
from rollout.core.odds import Battle, BattleOdds
from rollout.core.rules import Rule
from rollout.games import shelf
from rollout.server import messages as m
from rollout.words import LANGUAGES

Schema = dict[str, Any]
_TEXT, _JSON = "text/plain", "application/json"


@dataclass(frozen=True)
class Operation:
    """One thing that can be asked for."""

    path: str
    text: str
    answers: Any
    """The type of the message, or the media type of what is no message."""
    refusals: tuple[int, ...] = ()
    method: str = "get"
    takes: Any = None
    done: int = 200
    bearer: bool = False
    query: tuple[Schema, ...] = ()


_VIEWER: Schema = {
    "name": "viewer",
    "in": "query",
    "schema": {"type": "integer", "minimum": -1, "maximum": 7, "default": -1},
}
_BATTLE: tuple[Schema, ...] = tuple(
    {"name": field, "in": "query", "required": "default" not in kind, "schema": kind}
    for field, kind in msgspec.json.schema(Battle)["$defs"]["Battle"]["properties"].items()
)
_POST = (400, 403, 429, 503)

OPERATIONS = (
    Operation("/api/games", "The shelf.", m.Shelf),
    Operation("/api/words/{lang}", "Texts of the app, Fluent.", _TEXT, (404,)),
    Operation("/api/games/{game}/words/{lang}", "Texts of a game, Fluent.", _TEXT, (404,)),
    Operation("/api/games/{game}/rules", "The rules, each with its id.", list[Rule], (404,)),
    Operation("/api/games/{game}/help/{lang}", "How to play.", "text/markdown", (404,)),
    Operation("/api/games/{game}/odds", "How a battle may end.", BattleOdds, (400, 404, 429), query=_BATTLE),
    Operation(
        "/api/games/{game}/editions", "Bring an edition.", m.CheckedEdition, (*_POST, 404), "post", m.BringEdition
    ),
    Operation("/api/games/{game}/editions/{digest}", "Its values.", m.Edition, (404, 403, 422, 429, 503)),
    Operation("/api/games/{game}/editions/{digest}/text", "Its text.", _TEXT, (404, 403, 422, 429, 503)),
    Operation("/api/here", "How others can reach this server.", m.Here),
    Operation("/api/tables", "Open a table.", m.Opened, (*_POST, 404, 422), "post", m.NewTable, 201),
    Operation("/api/tables/{table}/record", "The record, or a seat's.", _TEXT, (401, 404, 409, 503), bearer=True),
    Operation(
        "/api/tables/{table}/again", "Once more.", m.Seated, (*_POST, 401, 404, 409, 422), "post", m.Again, bearer=True
    ),
    Operation(
        "/api/tables/{table}/replay",
        "A game to step through.",
        m.Replay,
        (400, 403, 404, 409, 413, 422, 429, 503),
        bearer=True,
        query=(_VIEWER,),
    ),
    Operation("/api/replays", "A record to step through.", m.Replay, (*_POST, 404, 413, 422), "post", m.Import),
    Operation("/api/invitations/{code}", "Look at an invitation.", m.Invitation, (403, 404, 409, 422, 429, 503)),
    Operation("/api/invitations/{code}", "Take the seat.", m.Seated, (*_POST, 404, 409, 422), "post", m.Claim),
    Operation("/api/invitations/{code}/qr", "Its link as a picture.", "image/svg+xml", (403, 404, 409, 429, 503)),
    Operation("/api/openapi.json", "This description.", dict[str, Any]),
    Operation("/healthz", "Whether the server can store.", _TEXT, (503,)),
)


@cache
def description() -> bytes:
    """OpenAPI 3.1, as JSON."""
    kinds = [kind for op in OPERATIONS for kind in (op.answers, op.takes) if kind and not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components([*kinds, m.Failed], ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(map(str, [*kinds, m.Failed]), schemas, strict=True))
    paths: Schema = {}
    for op in OPERATIONS:
        paths.setdefault(op.path, {})[op.method] = _operation(op, schema_of)
    return json.dumps(
        {
            "openapi": "3.1.0",
            "info": {"title": "rollout", "version": __version__},
            "paths": paths,
            "components": {
                "schemas": components,
                "securitySchemes": {"seat": {"type": "http", "scheme": "bearer"}},
            },
        }
    ).encode()


def _operation(op: Operation, schema_of: dict[str, Schema]) -> Schema:
    names = [part[1:-1] for part in op.path.split("/") if part.startswith("{")]
    path = [{"name": name, "in": "path", "required": True, "schema": _part(name)} for name in names]
    failed = _content(_JSON, schema_of[str(m.Failed)])
    described: Schema = {
        "summary": op.text,
        "parameters": [*path, *op.query],
        "responses": {
            str(op.done): {"description": "Done.", **_answer(op.answers, schema_of)},
            **{str(status): {"description": "Why not.", **failed} for status in op.refusals},
        },
    }
    if op.takes:
        described["requestBody"] = {"required": True, **_content(_JSON, schema_of[str(op.takes)])}
    if op.bearer:
        described["security"] = [{"seat": []}, {}]
    return described


def _part(name: str) -> Schema:
    known = {"lang": LANGUAGES, "game": sorted(shelf())}
    return {"type": "string", "enum": list(known[name])} if name in known else {"type": "string"}


def _answer(answers: Any, schema_of: dict[str, Schema]) -> Schema:
    if isinstance(answers, str):
        return _content(answers, {"type": "string"})
    return _content(_JSON, schema_of[str(answers)])


def _content(media: str, schema: Schema) -> Schema:
    return {"content": {media: {"schema": schema}}}


async def openapi(_: Request) -> Response:
    """GET /api/openapi.json"""
    return Response(description(), media_type=_JSON)
