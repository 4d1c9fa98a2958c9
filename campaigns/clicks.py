"""Two tabs a seat, double clicks, and requests that are sent again after a crash: everything is done once."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from campaigns.audit import check_records
from campaigns.book import Campaign, Figures, Summary, problems, total
from campaigns.faults import Hall, hall
from campaigns.players import Action, Message, Player, open_table

CLICKS = 6
"""Decisions that are answered between two crashes."""


class Tab:
    """A browser's tab: hears everything, says what it is told to say."""

    def __init__(self, link: ClientConnection) -> None:
        self._link = link
        self.last: Message = {}

    async def send(self, action: Action) -> None:
        fields = {"request": action.request, "decision": action.decision, "text": action.text}
        await self._link.send(json.dumps({"type": "act", **fields}))

    async def answers(self, count: int) -> list[Message]:
        """The next answers; news that come between them are remembered."""
        found: list[Message] = []
        while len(found) < count:
            message = await self.hear()
            if message["type"] in ("done", "refused", "failed"):
                found.append(message)
        return found

    async def settle(self) -> None:
        """Ask for what is refused, to have heard everything before it."""
        await self.send(Action(f"settle {random.random()}", 0, "(settle)"))
        await self.answers(1)

    async def hear(self) -> Message:
        message: Message = json.loads(await asyncio.wait_for(self._link.recv(), 20))
        if message["type"] == "update":
            self.last = message
        return message


class Twins:
    """A table where each seat is played from two tabs that know nothing of one another."""

    def __init__(self, here: Hall, picks: random.Random) -> None:
        self.here = here
        self.picks = picks
        self.players = open_table(here.http, here.host.url, "robot-heroes", picks)
        self.clicks = 0

    async def round(self) -> None:
        """Join with all tabs, repeat what was done before, click on."""
        async with AsyncExitStack() as stack:
            tabs = [[await self._tab(stack, player) for _ in range(2)] for player in self.players]
            for pair in tabs:
                for tab in pair:
                    while not tab.last:
                        await tab.hear()
            for player, pair in zip(self.players, tabs, strict=True):
                await self._repeat(player, pair[0])
            for _ in range(CLICKS):
                for player, pair in zip(self.players, tabs, strict=True):
                    await self._click(player, pair)

    async def _tab(self, stack: AsyncExitStack, player: Player) -> Tab:
        address = f"ws://{self.here.host.name}/api/tables/{player.table}"
        link = await stack.enter_async_context(connect(address, proxy=None, compression=None, close_timeout=1))
        await link.send(json.dumps({"type": "join", "token": player.token, "nonce": f"n{player.seat}"}))
        return Tab(link)

    async def _repeat(self, player: Player, tab: Tab) -> None:
        """What was acknowledged is so again and changes nothing; its name is not good for anything else."""
        version = tab.last["version"]
        for action in player.acknowledged[-5:]:
            await tab.send(action)
            await tab.send(Action(action.request, action.decision, "something else"))
            same, other = await tab.answers(2)
            self.here.expect(same["type"] == "done", f"a retry is answered with {same}")
            self.here.expect(other.get("reason") == "request-reused", f"a used name is answered with {other}")
        await tab.settle()
        self.here.expect(tab.last["version"] == version, "a retry has changed something")

    async def _click(self, player: Player, pair: Sequence[Tab]) -> None:
        """Both tabs answer the same decision, each with a double click, one of them otherwise than the other."""
        for tab in pair:
            await tab.settle()
        known = [(tab.last["version"], tab.last["decision"]) for tab in pair]
        self.here.expect(known[0] == known[1], "two tabs of a seat show different things")
        if not (choices := pair[0].last["choices"]):
            return
        clicked = [self._choose(player, tab, choices) for tab in pair]
        await asyncio.gather(*(tab.send(action) for tab, action in zip(pair, clicked, strict=True) for _ in range(2)))
        answers = [await tab.answers(2) for tab in pair]
        self.clicks += 4
        won = [action for action, (first, _) in zip(clicked, answers, strict=True) if first["type"] == "done"]
        self.here.expect(len(won) == 1, f"{len(won)} of two rival clicks were carried out")
        for first, second in answers:
            self.here.expect(first["type"] == second["type"], f"a double click: {first} and {second}")
        player.acknowledged += won

    def _choose(self, player: Player, tab: Tab, choices: Sequence[Any]) -> Action:
        request = f"{player.seat}-{self.picks.randrange(10**12)}"
        return Action(request, tab.last["decision"], self.picks.choice(choices)["text"])


def clicks(seed: int, crashes: int = 6) -> Figures:
    """A table is played by double clicks from two tabs a seat, with crashes between, then to its end."""
    with hall(seed, tables=1) as here:
        twins = Twins(here, random.Random(seed))
        for _ in range(crashes):
            asyncio.run(twins.round())
            here.restart()
        here.players = twins.players
        here.finish(twins.players)
        here.problems += check_records(here.http, here.host.url, twins.players)
        return {"clicks": twins.clicks, "problems": here.problems}


def _sum_up(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    result = f"{total(steps, 'clicks'):,} clicks, {len(wrong)} problems"
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), not wrong)


TWINS = Campaign("two tabs, double clicks, retries", "tables", 20, 1, lambda _, seed: clicks(seed), _sum_up)
