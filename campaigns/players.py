"""People who play at random over real sockets, and remember everything that a server told them."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from rollout.games import find

Message = dict[str, Any]
TAKE_BACK, OFFER_DRAW, DECLINE = "(take back)", "(offer draw)", "(decline)"
OVERTAKEN = frozenset(
    f"refused-{why}" for why in ("stale", "take-back", "talk-over", "draw-offered", "draw-again", "draw-not-offered")
)
NAMES = ("Ada", "Bob", "Cleo", "Dan")
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)
"""What a socket raises when its server dies."""


@dataclass(frozen=True)
class Action:
    """What a player asked for."""

    request: str
    decision: int
    text: str


@dataclass
class Player:
    """One seat of one table and its ledger; without a token a spectator."""

    table: str
    seat: int
    token: str
    picks: random.Random
    pause: float = 0.0
    """Seconds before each action, about."""
    gate: asyncio.Event | None = None
    """While it is not set, nobody acts."""
    told: list[Message] = field(default_factory=list)
    acknowledged: list[Action] = field(default_factory=list)
    open: Action | None = None
    """Asked for and not answered yet."""
    last: Message = field(default_factory=dict)
    joined: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when it has joined on the present socket and seen how things stand."""
    waits: list[float] = field(default_factory=list)
    """Seconds from an action to its acknowledgement."""
    failures: list[str] = field(default_factory=list)
    """Reasons and details of what the server said that it cannot do; the player goes away then, and may come back."""
    problems: list[str] = field(default_factory=list)
    frames: int = 0
    _asked: int = -1
    _sent_at: float = 0.0

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.last.get("outcome"))

    async def attend(self, host: str, stay: bool = False) -> None:
        """Be there until the server goes away or the game is over; to `stay` is to remain after that as well."""
        self.joined.clear()
        self.last = {} if not self.over else self.last
        try:
            async with connect(
                f"ws://{host}/api/tables/{self.table}",
                proxy=None,
                compression=None,
                ping_interval=None,
                close_timeout=1,
            ) as socket:
                await self._join(socket)
                async for frame in socket:
                    self.frames += 1
                    await self._hear(socket, json.loads(frame))
                    if self.over and not self.open and not stay:
                        return
        except GONE:
            pass

    async def _join(self, socket: ClientConnection) -> None:
        join = {"type": "join", "token": self.token, "nonce": f"n{self.seat}" if self.token else ""}
        await socket.send(json.dumps({**join, "have": len(self.told)}))
        self._asked = -1
        if self.open:
            await self._send(socket, self.open)

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        kind = message["type"]
        if kind == "update":
            self._update(message)
        elif kind == "done":
            self._done(message["request"])
        elif kind == "refused":
            self._refused(message)
        elif kind == "failed":
            self.failures.append(f"{message['reason']}: {message['detail']}")
            await socket.close()
        if kind in ("update", "done", "refused"):
            await self._act(socket)

    def _update(self, update: Message) -> None:
        if update["version"] != len(self.told) + len(update["told"]):
            self.problems.append(f"version {update['version']} does not go on from {len(self.told)}")
        self.told += update["told"]
        self.last = update
        self.joined.set()

    def _done(self, request: str) -> None:
        if self.open is None or request != self.open.request:
            self.problems.append(f"an answer to {request}, which is not open")
            return
        self.waits.append(asyncio.get_running_loop().time() - self._sent_at)
        self.acknowledged.append(self.open)
        self.open = None

    def _refused(self, message: Message) -> None:
        """Only what another player overtook may be refused: actions are chosen from the server's own list."""
        key = message["refusal"]["key"]
        if key not in OVERTAKEN:
            self.problems.append(f"{message['refusal']}")
        self.open, self._asked = None, -1

    async def _act(self, socket: ClientConnection) -> None:
        last = self.last
        if self.open or not self.token or not last or last["outcome"] or last["decision"] == self._asked:
            return
        text = self._choose(last)
        if text is None:
            return
        self._asked = last["decision"]
        self.open = Action(f"{self.seat}-{len(self.acknowledged)}-{self.picks.randrange(10**9)}", self._asked, text)
        if self.pause:
            await asyncio.sleep(self.picks.uniform(0.5, 1.5) * self.pause)
        while self.gate and not self.gate.is_set():
            await self.gate.wait()
            await asyncio.sleep(self.picks.uniform(0, self.pause))  # not all at once
        await self._send(socket, self.open)

    def _choose(self, last: Message) -> str | None:
        for said in (TAKE_BACK, OFFER_DRAW, DECLINE):
            if said in last["talk"] and self.picks.random() < 0.03:
                return said
        return self.picks.choice(last["choices"])["text"] if last["choices"] else None

    async def _send(self, socket: ClientConnection, action: Action) -> None:
        self._sent_at = asyncio.get_running_loop().time()
        fields = {"request": action.request, "decision": action.decision, "text": action.text}
        await socket.send(json.dumps({"type": "act", **fields}))


def open_table(
    http: httpx.Client, url: str, game: str, picks: random.Random, computer: str = "", pause: float = 0.0
) -> list[Player]:
    """A new table whose last seat may be a computer's; its people."""
    rules = find(game)
    seats = [{"name": name} for name in NAMES[: rules.seats(rules.options())]]
    seats[-1]["level"] = computer
    answer = http.post(f"{url}/api/tables", json={"game": game, "seats": seats})
    assert answer.status_code == 201, answer.text
    opened = answer.json()
    return [
        Player(opened["table"], seat, token, random.Random(picks.randrange(2**60)), pause)
        for seat, token in enumerate(opened["tokens"])
        if token
    ]


async def attend_all(players: Sequence[Player], host: str, seconds: float | None = None) -> None:
    """Let all of them play until the server goes away, all games are over, or the time is up."""
    tasks = [asyncio.create_task(player.attend(host)) for player in players]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    for result in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(result, Exception):
            raise result
