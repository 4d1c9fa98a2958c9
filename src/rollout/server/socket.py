"""One browser's websocket: what it sends is checked and passed to the room, what the room says is sent back."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from rollout.core.wire import SPECTATOR, decode, encode
from rollout.server.guard import origin_allowed
from rollout.server.messages import Act, Failed, FromBrowser, Join
from rollout.server.opening import Unavailable
from rollout.server.room import Room
from rollout.server.rooms import Rooms
from rollout.server.viewer import Bucket, Viewer

log = structlog.get_logger()
PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")
"""What nonces and tokens are made of."""


class Hangup(Exception):  # noqa: N818 - an order, not an error
    """The socket has to be closed; `reason` is told first."""

    def __init__(self, reason: str, code: int = 1008, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.code = code
        self.detail = detail


async def table_socket(websocket: WebSocket) -> None:
    """The endpoint `/api/tables/{id}`."""
    rooms: Rooms = websocket.app.state.rooms
    if not origin_allowed(websocket, rooms.config):
        await websocket.close()
        return
    await websocket.accept()
    try:
        async with rooms.enter(websocket.path_params["table"]) as room:
            await Conversation(websocket, room, rooms).run()
    except (Hangup, Unavailable) as error:
        await _hang_up(websocket, error)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("socket-failed", table=websocket.path_params["table"][:32])
        await _hang_up(websocket, Hangup("internal", 1011))


async def _hang_up(websocket: WebSocket, error: Hangup | Unavailable) -> None:
    """Say why, then close; a browser that does not even read that is left alone."""
    code = error.code if isinstance(error, Hangup) else 1008
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        async with asyncio.timeout(1):
            await websocket.send_text(encode(Failed(error.reason, detail=error.detail)).decode())
            await websocket.close(code)


class Conversation:
    """What is said over one socket, after it has been accepted."""

    def __init__(self, websocket: WebSocket, room: Room, rooms: Rooms) -> None:
        self._websocket = websocket
        self._room = room
        self._config = rooms.config
        self._limit = Bucket(self._config.burst, self._config.rate)

    async def run(self) -> None:
        """Talk until one side goes away.

        Raises:
            Hangup: the browser said what cannot be answered.
            Unavailable: it cannot join.
            WebSocketDisconnect: it is gone.
        """
        try:
            async with asyncio.timeout(self._config.join_seconds):
                join = await self._receive()
        except TimeoutError:
            raise Hangup("silent") from None
        if not isinstance(join, Join) or not PLAIN.issuperset(join.nonce):
            raise Hangup("malformed", detail="the first message is Join; a nonce has letters, digits, - and _")
        viewer = Viewer(self._seat(join), join.have, self._config.queue)
        try:
            await self._room.join(viewer, join.nonce)
            await self._talk(viewer)
        finally:
            self._room.leave(viewer)

    def _seat(self, join: Join) -> int:
        if not join.token:
            return SPECTATOR
        seat = self._room.seat_of(join.token)
        if seat is None:
            raise Hangup("unknown-token")
        return seat

    async def _talk(self, viewer: Viewer) -> None:
        """Read and write at the same time; whichever ends first ends the other."""
        tasks = [asyncio.create_task(work) for work in (self._read(viewer), self._write(viewer), self._watch(viewer))]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await self._flush(viewer)
            for task in done:
                task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _flush(self, viewer: Viewer) -> None:
        """Give the writer a moment for what has already been answered."""
        for _ in range(10):
            if viewer.messages.empty() or viewer.dropped.is_set():
                return
            await asyncio.sleep(0.01)

    async def _read(self, viewer: Viewer) -> None:
        while True:
            message = await self._receive()
            if not isinstance(message, Act):
                raise Hangup("malformed", detail="Join comes once, then only Act")
            await self._room.act(viewer, message)

    async def _write(self, viewer: Viewer) -> None:
        while True:
            message = await viewer.messages.get()
            try:
                async with asyncio.timeout(self._config.send_seconds):
                    await self._websocket.send_text(message.decode())
            except TimeoutError:
                viewer.dropped.set()
                return

    async def _watch(self, viewer: Viewer) -> None:
        await viewer.dropped.wait()
        self._websocket.app.state.metrics.dropped.inc()
        log.info("viewer-dropped", table=self._room.name, seat=viewer.seat)
        raise Hangup("too-slow", 1013)

    async def _receive(self) -> FromBrowser:
        """The next message, checked."""
        message = await self._websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        if not self._limit.take():
            raise Hangup("too-fast")
        text = message.get("text")
        if text is None:
            raise Hangup("malformed", 1003, "messages are text")
        try:
            return decode(text.encode(), FromBrowser)  # type: ignore[arg-type]  # a union is a type to msgspec
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            raise Hangup("malformed", detail=str(error)[:200]) from None
