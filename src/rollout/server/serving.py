"""Runs the application on a port, until it is told to stop."""

from __future__ import annotations

import signal
import socket
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn

from rollout.core.errors import RolloutError
from rollout.server.app import make_app
from rollout.server.config import Config

MAX_MESSAGE = 8192
"""Bytes of a message from a browser."""
SEND_BUFFER = 1 << 17
"""Bytes that the system keeps for a browser that reads slowly; each connection inherits it."""


class Server(uvicorn.Server):
    """A server that says when it can be reached."""

    def __init__(self, config: Config, on_start: Callable[[], None]) -> None:
        self.application = make_app(config)
        super().__init__(
            uvicorn.Config(
                self.application,
                ws="websockets-sansio",
                ws_max_size=MAX_MESSAGE,
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=True,
                forwarded_allow_ips=list(config.proxies),
                timeout_graceful_shutdown=5,
            )
        )
        self._on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._on_start()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; port 0 takes any free one.

    Raises:
        RolloutError: the port is taken, or the host is not ours.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.create_server((host, port), family=family)
    except OSError as error:
        raise RolloutError(f"cannot serve on {host} port {port}: {error.strerror or error}") from None
    listening.set_inheritable(False)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    return listening


def _stopped(_: int, __: FrameType | None) -> None:
    raise KeyboardInterrupt


def serve(config: Config, listening: socket.socket, on_start: Callable[[], None] = lambda: None) -> None:
    """Serve until SIGINT or SIGTERM; then finish what is being stored and return.

    Raises:
        RolloutError: the server cannot start, for example because another one uses the same folder.
    """
    try:
        server = Server(config, on_start)
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGTERM, _stopped)  # the web server hands the signal on when it has stopped in order
        server.run([listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
