"""Broken requests and messages to a live server: never a 500, and the games of others go on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import tempfile
from collections.abc import Sequence
from pathlib import Path

from websockets.asyncio.client import connect

from campaigns.book import Campaign, Figures
from campaigns.faults import Hall, hall
from campaigns.fuzz import MESSAGES, sum_up
from campaigns.mutate import Mutator
from campaigns.players import GONE, Player, open_table

METHODS = (b"GET", b"GET", b"GET", b"POST", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"PATCH", b"TRACE")
PATHS = (
    b"/", b"/table/{table}", b"/invite/abc", b"/favicon.svg", b"/assets/index.js", b"/api/games", b"/api/words/de",
    b"/api/games/robot-heroes/words/en", b"/api/games/robot-heroes/rules", b"/api/games/pig/help/de", b"/api/tables",
    b"/api/tables/{table}/record", b"/api/tables/{table}/replay?viewer=-1", b"/api/tables/{table}/again",
    b"/api/invitations/abcdefghijklmnopqrstuv", b"/api/replays", b"/api/openapi.json", b"/api/here",
    b"/api/tables/{table}", b"/healthz", b"/metrics",
)  # fmt: skip
HEADERS = (
    b"Authorization: Bearer {token}", b"Authorization: Basic x", b"Origin: https://evil.example", b"Origin: null",
    b"Range: bytes=0-1,5-", b"Accept-Encoding: gzip", b"Content-Type: application/json", b"If-None-Match: *",
    b"X-Forwarded-For: 1.2.3.4, ::1", b"Cookie: a=b", b"Upgrade: websocket", b"Expect: 100-continue",
)  # fmt: skip
PATIENCE = 0.5
"""Seconds for an answer; a request that is cut short gets none."""


def urls(count: int, seed: int) -> Figures:
    """Requests with broken paths, headers and bodies, beside games that go on."""
    with tempfile.TemporaryDirectory() as static, hall(seed, tables=3, new_tables=10**6, static=static) as here:
        (Path(static) / "index.html").write_text("<!doctype html>")
        here.play(0.3)
        victim = open_table(here.http, here.host.url, "robot-heroes", here.picks)[0]
        requests = _Requests(seed, victim)
        found: Figures = {"inputs": count, "accepted": 0, "problems": []}
        for _ in range(count):
            request = requests.next()
            status = _ask(here.host.name, request)
            found["accepted"] += status.startswith("2")
            if status.startswith("5"):
                found["problems"].append(f"{status} to {request!r:.400}")
        return _after(here, found)


class _Requests:
    def __init__(self, seed: int, victim: Player) -> None:
        def known(texts: Sequence[bytes]) -> list[bytes]:
            return [
                t.replace(b"{table}", victim.table.encode()).replace(b"{token}", victim.token.encode()) for t in texts
            ]

        self._picks = random.Random(seed)
        self._paths, self._headers = Mutator(seed, known(PATHS)), Mutator(seed, known(HEADERS))
        self._bodies = Mutator(seed, MESSAGES)
        self._good = known(PATHS), known(HEADERS), MESSAGES

    def next(self) -> bytes:
        """A request of which one part or another is broken."""
        path, header, body = (
            mutator.next() if self._picks.random() < 0.5 else self._picks.choice(good)
            for mutator, good in zip((self._paths, self._headers, self._bodies), self._good, strict=True)
        )
        method = self._picks.choice(METHODS)
        length = b"Content-Length: %d" % len(body) if method not in (b"GET", b"HEAD") else b"Accept: */*"
        head = (method + b" " + path.replace(b" ", b"%20") + b" HTTP/1.1", b"Host: localhost", header, length)
        return b"\r\n".join((*head, b"Connection: close", b"", body if length.startswith(b"C") else b""))


def _ask(host: str, request: bytes) -> str:
    """The status of the answer; empty if there is none."""
    name, port = host.split(":")
    with socket.create_connection((name, int(port)), PATIENCE) as connection:
        try:
            connection.sendall(request)
            answer = connection.recv(64)
        except OSError:
            return ""
    return answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.1 ") else ""


def sockets(count: int, seed: int) -> Figures:
    """Broken messages over sockets that have joined, beside games that go on."""
    with hall(seed, tables=3, new_tables=10**6, burst=10**6) as here:
        here.play(0.3)
        found: Figures = {"inputs": 0, "accepted": 0, "problems": []}
        mutator = Mutator(seed, [text for text in MESSAGES if b'"type"' in text])
        while found["inputs"] < count:
            victims = open_table(here.http, here.host.url, here.picks.choice(("robot-heroes", "pig")), here.picks)
            asyncio.run(_pester(here, victims, mutator, found))
        return _after(here, found)


async def _pester(here: Hall, victims: list[Player], mutator: Mutator, found: Figures) -> None:
    """Join both seats, send rubbish until the server hangs up, a few times."""
    for number in range(20):
        victim = victims[number % len(victims)]
        try:
            async with connect(f"ws://{here.host.name}/api/tables/{victim.table}", proxy=None, close_timeout=1) as link:
                await link.send(json.dumps({"type": "join", "token": victim.token, "nonce": "n", "have": 0}))
                for _ in range(40):
                    found["inputs"] += 1
                    await link.send(_frame(mutator))
                await link.send("at this the server hangs up")
                async for frame in link:
                    _judge(json.loads(frame), found)
        except GONE:
            pass


def _frame(mutator: Mutator) -> str | bytes:
    """Mostly an action that is only wrong, so that the socket stays; else anything."""
    picks = mutator.picks
    if picks.random() < 0.95:
        act: dict[str, object] = {"type": "act", "request": str(picks.random()), "decision": picks.randrange(8)}
        act["text"] = picks.choice(("roll", "hold", "take optimus", "(take back)", "(end)", mutator.line()[:60]))
        if picks.random() < 0.1:
            act[picks.choice(tuple(act))] = picks.choice(("act", picks.randrange(-1, 9), mutator.line()[:60], "roll"))
        return json.dumps(act)
    text = mutator.next()
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text


def _judge(message: dict[str, object], found: Figures) -> None:
    found["accepted"] += message["type"] in ("done", "refused")
    if message["type"] == "failed" and message["reason"] == "internal":
        found["problems"].append(f"{message}")


def _after(here: Hall, found: Figures) -> Figures:
    here.finish(here.players)
    log = here.host.log.read_text()
    tracebacks = [log[max(0, at - 300) : at + 2_000] for at in [log.find("Traceback")] if at >= 0]
    return {**found, "problems": [*found["problems"], *here.problems, *here.host.complaints(), *tracebacks][:10]}


FUZZ_SERVER = [
    Campaign("fuzz: requests over HTTP", "inputs", 30_000, 2_000, urls, sum_up),
    Campaign("fuzz: messages over sockets", "inputs", 20_000, 2_000, sockets, sum_up),
]
