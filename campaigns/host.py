"""Starts and kills servers in processes of their own; also runs as such a process, with what only a harness needs."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from sqlalchemy import Column, MetaData, Table, Text, insert
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from rollout.record import Event
from rollout.server import app, serving
from rollout.server.config import Config
from rollout.server.logs import set_up
from rollout.server.serving import listen, serve
from rollout.server.store import Answered, Store

ROOT = Path(__file__).resolve().parent.parent
READY = "rollout serves http://"


class Host:
    """A server process on a free port."""

    def __init__(self, data: Path, store: str = "", prefix: tuple[str, ...] = (), **config: Any) -> None:
        """`rollout serve` as anybody starts it, or this file if something is to be different.

        `store` is a key of STORES; `prefix` a command that the server runs under.
        """
        self.data = data
        data.mkdir(parents=True, exist_ok=True)
        self.log = data.with_suffix(".log")  # beside it: the folder may be on a disk that is to be full
        plain = ["-m", "rollout.cli", "serve", "--port", "0", "--data", str(data)]
        own = ["-m", "campaigns.host", json.dumps({"data": str(data), "store": store, **config})]
        paths = [str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*prefix, sys.executable, *(own if store or config else plain)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith(READY):
            self.stop()
            raise RuntimeError(f"the server does not start: {line}{self.log.read_text()[-500:]}")
        self.url = line.split()[-1].rstrip("/")
        self.name = self.url.removeprefix("http://").replace("localhost", "127.0.0.1")

    @property
    def database(self) -> Path:
        """Where the games are."""
        return self.data / "rollout.db"

    def kill(self) -> None:
        """End it at once, as a crash would."""
        self.process.kill()
        self._wait(10)

    def stop(self) -> None:
        """End it in order, or at once if it does not."""
        self.process.send_signal(signal.SIGTERM)
        try:
            self._wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def _wait(self, seconds: float) -> None:
        self.process.wait(seconds)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def complaints(self) -> list[str]:
        """What it logged as an error, save what a harness provokes."""
        return [line[:300] for line in self.log.read_text().splitlines() if '"level": "error"' in line]


# -- stores of the harness -----------------------------------------------------------------------------------


class EarlyStore(Store):
    """The mutant: it says that an event is stored a moment before it is, however quick the disk."""

    moment = 0.01
    _promised: set[asyncio.Task[None]]

    async def append(
        self, table: str, number: int, events: tuple[Event, ...], answered: Answered | None, result: str = ""
    ) -> None:
        self._promised = getattr(self, "_promised", set())
        task = asyncio.create_task(self._keep(table, number, events, answered, result))
        self._promised.add(task)
        task.add_done_callback(self._promised.discard)

    async def _keep(
        self, table: str, number: int, events: tuple[Event, ...], answered: Answered | None, result: str
    ) -> None:
        await asyncio.sleep(self.moment)
        await super().append(table, number, events, answered, result)


class DyingStore(Store):
    """Dies at the 20th action of a person, before its commit."""

    before = True
    left = 20

    async def append(
        self, table: str, number: int, events: tuple[Event, ...], answered: Answered | None, result: str = ""
    ) -> None:
        self.left -= answered is not None
        if not self.left and self.before:
            os.kill(os.getpid(), signal.SIGKILL)
        await super().append(table, number, events, answered, result)
        if not self.left:
            os.kill(os.getpid(), signal.SIGKILL)


class DyingLaterStore(DyingStore):
    """Dies at the 20th action of a person, after its commit and before anybody hears of it."""

    before = False


STORES: dict[str, type[Store]] = {
    "": Store,
    "early": EarlyStore,
    "dies-before-commit": DyingStore,
    "dies-after-commit": DyingLaterStore,
}


# -- an endpoint of the harness --------------------------------------------------------------------------------

ECHO = Table("echo", MetaData(), Column("text", Text, nullable=False))


async def durable_echo(websocket: WebSocket) -> None:
    """Answers each message with the same after it has been stored, in the commits of the server: the yardstick."""
    store: Store = websocket.app.state.store
    await store._do(lambda connection: ECHO.create(connection, checkfirst=True))
    await websocket.accept()
    async for text in websocket.iter_text():
        row = insert(ECHO).values(text=text)
        await store._do(lambda connection, row=row: connection.execute(row).rowcount)  # type: ignore[misc]
        await websocket.send_text(text)


def with_echo(config: Config) -> Starlette:
    """The application with that endpoint."""
    made = app.make_app(config)
    made.router.routes.insert(0, WebSocketRoute("/echo", durable_echo))
    return made


def main() -> None:
    """Serve until stopped, as `rollout serve` does."""
    chosen = json.loads(sys.argv[1])
    set_up()
    store = STORES[chosen.pop("store")]
    listening = listen("127.0.0.1", 0)
    folders = {name: Path(chosen[name]) for name in ("data", "static") if name in chosen}
    config = Config(**{**chosen, **folders})
    url = f"{READY}127.0.0.1:{listening.getsockname()[1]}/"
    with patch.object(app, "Store", store), patch.object(serving, "make_app", with_echo):
        serve(config, listening, lambda: print(url, flush=True))


if __name__ == "__main__":
    main()
