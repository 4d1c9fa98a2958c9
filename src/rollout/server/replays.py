"""Replays over HTTP: of a table that there is, and of a record that somebody brings as a file."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rollout.core.errors import DataError, OutdatedError, RecordError, ShelfError
from rollout.core.wire import SPECTATOR, encode
from rollout.record.form import MAX_SIZE
from rollout.server.answers import admit, bearer, read, rooms_of
from rollout.server.messages import Import, Replay
from rollout.server.opening import Unavailable
from rollout.server.replaying import TooLongError, replay_of, replay_of_file

_MOST_WAITING = 16
"""Replays that may be asked for at the same time; one after the other is worked out."""
_MAX_BODY = 2 * MAX_SIZE


class Turns:
    """Lets one after the other do what takes long."""

    def __init__(self) -> None:
        self._one = asyncio.Semaphore(1)
        self._asked = 0

    @asynccontextmanager
    async def mine(self) -> AsyncIterator[None]:
        """Wait for one's turn.

        Raises:
            Unavailable: too many wait already.
        """
        if self._asked >= _MOST_WAITING:
            raise Unavailable("busy")
        self._asked += 1
        try:
            async with self._one:
                yield
        finally:
            self._asked -= 1


async def of_table(request: Request) -> Response:
    """GET /api/tables/{id}/replay?viewer=N"""
    admit(request, request.app.state.limits.replays)
    viewer = _viewer(request.query_params.get("viewer", str(SPECTATOR)))
    async with rooms_of(request).enter(request.path_params["table"]) as room:
        record = await room.record()
        seat = room.seat_of(bearer(request))
        over = bool(record.secret)
    if not SPECTATOR <= viewer < len(record.seats):
        raise Unavailable("not-found", f"there is no seat {viewer}")
    if not over and viewer not in (SPECTATOR, seat):
        raise Unavailable("not-seen")
    return await _answer(request, lambda: replay_of(record, viewer, over=over))


async def of_file(request: Request) -> Response:
    """POST /api/replays"""
    admit(request, request.app.state.limits.replays)
    brought = await read(request, Import, _MAX_BODY)
    return await _answer(request, lambda: replay_of_file(brought.text, brought.viewer))


def _viewer(text: str) -> int:
    try:
        return int(text) if len(text) < 4 else 999
    except ValueError:
        raise Unavailable("malformed", "a viewer is the number of a seat, or -1 for a watcher") from None


async def _answer(request: Request, work: Callable[[], Replay]) -> Response:
    """Work it out and write it in a thread, when it is its turn."""
    turns: Turns = request.app.state.turns
    async with turns.mine():
        try:
            body = await run_in_threadpool(lambda: encode(work()))
        except TooLongError as error:
            raise Unavailable("too-long", str(error)) from None
        except ShelfError as error:
            raise Unavailable("unknown-game", str(error)) from None
        except OutdatedError as error:
            raise Unavailable("outdated-record", str(error)) from None
        except (RecordError, DataError) as error:
            raise Unavailable("unfit-record", str(error)) from None
    request.app.state.metrics.replays.inc()
    return Response(body, media_type="application/json")


ROUTES = [
    Route("/api/tables/{table}/replay", of_table),
    Route("/api/replays", of_file, methods=["POST"]),
]
