"""How the HTTP side reads what it is asked and says what it cannot do."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rollout.core.wire import Visible, decode, encode
from rollout.server.guard import Limits, origin_allowed
from rollout.server.messages import Failed, Mistake
from rollout.server.opening import Unavailable
from rollout.server.rooms import Rooms

_T = TypeVar("_T")
MAX_BODY = 8192
_STATUS = {
    "malformed": 400,
    "unknown-token": 401,
    "foreign-origin": 403,
    "not-seen": 403,
    "invitation-used": 409,
    "not-begun": 409,
    "not-over": 409,
    "not-reachable": 409,
    "outdated-rules": 409,
    "outdated-values": 409,
    "seat-taken": 409,
    "set-aside": 409,
    "too-long": 413,
    "no-person": 422,
    "unfit-options": 422,
    "outdated-record": 422,
    "unfit-edition": 422,
    "unfit-record": 422,
    "unfit-seats": 422,
    "too-fast": 429,
    "busy": 503,
    "editions-full": 503,
    "not-saved": 503,
}
"""HTTP status of the reasons that are not 404."""


def message(answer: Visible, status: int = 200) -> Response:
    """A message as the body of an answer."""
    return Response(encode(answer), status, media_type="application/json")


def failed(reason: str, detail: str = "", mistakes: tuple[Mistake, ...] = ()) -> Response:
    """The answer to what cannot be done."""
    return message(Failed(reason, detail=detail, mistakes=mistakes), _STATUS.get(reason, 404))


async def unavailable(_: Request, error: Exception) -> Response:
    """The answer to `Unavailable`, wherever it was raised."""
    assert isinstance(error, Unavailable)
    return failed(error.reason, error.detail, error.mistakes)


async def not_saved(_: Request, error: Exception) -> Response:
    """The answer to `StoreError`, wherever it was raised."""
    return failed("not-saved", str(error))


def rooms_of(request: Request) -> Rooms:
    """The tables of the server that is asked."""
    rooms: Rooms = request.app.state.rooms
    return rooms


def address_of(request: Request) -> str:
    """From where somebody asks; empty where nobody can say."""
    return request.client.host if request.client else ""


def admit(request: Request, limits: Limits) -> None:
    """Let nobody through who comes too often, or who would change something from another site.

    What is only looked at no other site can read, and a browser need not say where such a request comes from.

    Raises:
        Unavailable: foreign-origin, too-fast.
    """
    if request.method not in ("GET", "HEAD") and not origin_allowed(request, rooms_of(request).config):
        raise Unavailable("foreign-origin")
    if not limits.take(address_of(request)):
        raise Unavailable("too-fast")


async def read(request: Request, kind: type[_T], most: int = MAX_BODY) -> _T:
    """The message in a request's body.

    Raises:
        Unavailable: malformed, with the offending field; too-long.
    """
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Unavailable("malformed", f"the message is longer than {most} bytes")
    try:
        return decode(bytes(body), kind)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise Unavailable("malformed", str(error)[:300]) from None


def bearer(request: Request) -> str:
    """The token that the request carries; empty when it carries none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""
