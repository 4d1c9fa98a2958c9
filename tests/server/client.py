"""What tests of the server use: a server in this process, one in its own, and a browser's side of the socket."""

from __future__ import annotations

import itertools
import json
import os
import random
import secrets
import subprocess
import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from rollout.server.config import Config
from rollout.server.rooms import Rooms
from rollout.server.serving import Server, listen

RH = [{"name": "Ada"}, {"name": "Robot", "level": "easy"}]
Message = dict[str, Any]
# one for all, because making the first one is slow; what rests is left before the server does so after five seconds
http = httpx.Client(verify=False, trust_env=False, limits=httpx.Limits(keepalive_expiry=1))


class Served:
    """A server in a thread, so that a test can reach inside and break things."""

    def __init__(self, config: Config) -> None:
        self.listening = listen("127.0.0.1", 0)
        self.host = f"127.0.0.1:{self.listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        started = threading.Event()
        self._server = Server(config, started.set)
        self._thread = threading.Thread(target=self._server.run, args=([self.listening],))
        self._thread.start()
        assert started.wait(20)

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self._server.application.state.rooms
        return rooms

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        self.listening.close()
        assert not self._thread.is_alive()


class Process:
    """A server in a process of its own, so that a test can kill it."""

    def __init__(self, data: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "rollout.cli", "serve", "--port", "0", "--data", str(data), *arguments]
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line.startswith("rollout serves http://"):
            raise AssertionError(line + self.close())
        self.url = line.split()[-1].rstrip("/")
        self.host = self.url.removeprefix("http://")
        self.port = int(self.host.rsplit(":", 1)[1])

    def kill(self) -> None:
        self.process.kill()
        self.close()

    def close(self) -> str:
        """Wait for its end; what it wrote to standard error."""
        _, errors = self.process.communicate(timeout=20)
        return errors


def open_table(url: str, game: str = "robot-heroes", seats: list[Message] | None = None, **more: Any) -> Message:
    answer = http.post(f"{url}/api/tables", json={"game": game, "seats": seats or RH, **more})
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


def person(opened: Message) -> str:
    """The token of the only person."""
    (token,) = filter(None, opened["tokens"])
    return str(token)


class Browser:
    """One socket: joins, acts, and keeps every frame that it received."""

    def __init__(self, host: str, table: str, token: str = "", have: int = 0, nonce: str = "abc") -> None:
        self._open = ExitStack()
        # with a bounded queue, whoever has not read everything waits ten seconds for the goodbye
        line = connect(f"ws://{host}/api/tables/{table}", proxy=None, max_queue=None)
        self.socket: ClientConnection = self._open.enter_context(line)
        self.frames: list[str] = []
        self.told: list[Message] = []
        self.version = have
        self.last: Message = {}
        self.presence: Message = {}
        self._numbers = itertools.count(1)
        self.token = token
        self.prefix = f"{secrets.token_hex(4)}-"
        with suppress(ConnectionClosed):  # a table that there is not is refused unasked
            self.send({"type": "join", "token": token, "nonce": nonce, "have": have})

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = 30) -> Message:
        frame = self.socket.recv(timeout)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Message = json.loads(frame)
        if message["type"] == "update":
            assert message["version"] == self.version + len(message["told"]), "a gap or a repetition in the log"
            self.told += message["told"]
            self.version = message["version"]
            self.last = message
        elif message["type"] == "presence":
            self.presence = message
        return message

    def until_there(self, wanted: Callable[[Message], bool]) -> Message:
        """Read on until it has been told who is there as wanted."""
        while not (self.presence and wanted(self.presence)):
            self.receive()
        return self.presence

    def until(self, *kinds: str) -> Message:
        """Read on to the next message of one of these kinds."""
        while True:
            message = self.receive()
            if message["type"] in kinds:
                return message

    def start(self) -> Message:
        """Read `Joined` and the first `Update`."""
        joined = self.receive()
        assert joined["type"] == "joined", joined
        self.until("update")
        return joined

    def my_turn(self) -> bool:
        """Read on until it may act (True), or the game is over."""
        while not self.last.get("choices") and not self.last.get("outcome"):
            self.until("update")
        return not self.last["outcome"]

    def act(self, text: str, request: str = "", decision: int | None = None) -> Message:
        """Act, and read on to the answer."""
        request = request or f"{self.prefix}{next(self._numbers)}"
        asked = self.last["decision"] if decision is None else decision
        self.send({"type": "act", "request": request, "decision": asked, "text": text})
        while True:
            message = self.receive()
            if message.get("request") == request:
                return message

    def play(self, picks: random.Random, actions: int = 10_000) -> int:
        """Act at random until the game is over, or so many times; how often it did."""
        for done in range(actions):
            if not self.my_turn():
                return done
            self.step(picks)
        return actions

    def step(self, picks: random.Random) -> None:
        """One random action with its answer and its update."""
        answer = self.act(picks.choice(self.last["choices"])["text"])
        assert answer["type"] == "done", answer
        self.until("update")


TWO: list[Message] = [{"name": "Ada"}, {"here": False}]
"""Ada at this browser, and a guest who has an invitation."""


def claim(url: str, code: str, name: str = "Grace", token: str = "") -> Message:
    """Take the seat of an invitation; the answer, with the token that it was taken with."""
    token = token or secrets.token_urlsafe(24)
    answer = http.post(f"{url}/api/invitations/{code}", json={"name": name, "token": token})
    assert answer.status_code == 200, answer.text
    return {**answer.json(), "token": token}


def two_people(url: str, game: str = "robot-heroes", **more: Any) -> tuple[str, list[str]]:
    """A table with Ada and Grace, whose game begins when both have joined; and their tokens."""
    opened = open_table(url, game, TWO, **more)
    return opened["table"], [opened["tokens"][0], claim(url, opened["invitations"][1])["token"]]


def fetch_record(url: str, table: str, token: str) -> httpx.Response:
    return http.get(f"{url}/api/tables/{table}/record", headers={"Authorization": f"Bearer {token}"})
