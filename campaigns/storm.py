"""Everybody comes back at once after a crash, and some never read what they ask for: nobody else waits for them."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from campaigns.book import Campaign, Figures, Summary, problems, quantile, spread, total
from campaigns.faults import Hall, hall
from campaigns.players import GONE, Player, attend_all, open_table

FREE: dict[str, Any] = {"new_tables": 10**6, "idle_rooms": 10_000}
"""Everybody here comes from one address."""
ROUND_SECONDS = 8.0
RETURN_SECONDS = 30.0
"""How long a storm may last before people count as lost."""


def resident(pid: int) -> float:
    """MiB of memory that a process has to itself and in common with others, in proportion."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:")) / 1024


# -- a storm -------------------------------------------------------------------------------------------------


def storm(seed: int, count: int = 1_000) -> Figures:
    """So many sockets come back after a crash, three times; how long it takes until each sees its game again."""
    with hall(seed, tables=count // 2, **FREE) as here:
        for player in here.players:
            player.pause = 20.0
        asyncio.run(_gather(here, 60.0))
        seconds, memory = [], []
        for _ in range(3):
            here.restart()
            seconds.append(asyncio.run(_gather(here, RETURN_SECONDS)))
            memory.append(resident(here.host.process.pid))
        here.problems += [problem for player in here.players for problem in (*player.problems, *player.failures)]
        return {"sockets": count, "seconds": seconds, "memory": memory, "problems": here.problems}


async def _gather(here: Hall, patience: float) -> float:
    """Everybody comes at the same moment; seconds until all of them see how their game stands."""
    for player in here.players:
        player.joined = asyncio.Event()  # the last one belongs to a loop that has ended
    tasks = [asyncio.create_task(player.attend(here.host.name, stay=True)) for player in here.players]
    began = time.monotonic()
    waiting = [asyncio.create_task(player.joined.wait()) for player in here.players]
    back, missing = await asyncio.wait(waiting, timeout=patience)
    seconds = time.monotonic() - began
    for task in back:
        task.result()
    here.expect(not missing, f"{len(missing)} of {len(waiting)} are not back after {patience:.0f} s")
    await asyncio.sleep(0.5)
    for unfinished in (*tasks, *missing):
        unfinished.cancel()
    await asyncio.gather(*tasks, *missing, return_exceptions=True)
    return seconds


# -- slow readers --------------------------------------------------------------------------------------------


def slow_readers(seed: int, rounds: int = 5, readers: int = 10) -> Figures:
    """A crowd never reads what it asks for: it is dropped, and others wait no longer than beside a crowd that reads."""
    with hall(seed, tables=0, **FREE, send_seconds=2.0, burst=500) as here:
        waits: dict[bool, list[float]] = {True: [], False: []}
        memory = []
        for number in range(2 * rounds):
            players = here.open(20, pause=0.2)
            waits[number % 2 == 0].append(asyncio.run(_beside_a_crowd(here, players, readers, number % 2 == 0)))
            memory.append(resident(here.host.process.pid))
        here.finish([player for player in here.players if not player.over])
        dropped = here.host.log.read_text().count("viewer-dropped")
        here.expect(dropped > 0, "nobody was dropped")
        here.expect(memory[-1] < memory[0] + 40, f"memory grows: {memory}")
        ratios = [slow / quick for slow, quick in zip(waits[False], waits[True], strict=True)]
        return {"ratios": ratios, "memory": memory, "quick": waits[True], "slow": waits[False], "dropped": dropped,
                "problems": here.problems}  # fmt: skip


async def _beside_a_crowd(here: Hall, players: list[Player], count: int, reads: bool) -> float:
    """The 99th percentile of what players wait for acknowledgements, in seconds."""
    victims = open_table(here.http, here.host.url, "robot-heroes", here.picks)
    crowd = [asyncio.create_task(_ask(here.host.name, victims[n % 2], reads)) for n in range(count)]
    await attend_all(players, here.host.name, ROUND_SECONDS)
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    return quantile([wait for player in players for wait in player.waits], 0.99)


async def _ask(host: str, victim: Player, reads: bool) -> None:
    """Ask for what is refused, as often as a socket may; read the answers or not."""
    name, port = host.split(":")
    small = socket.socket()
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    small.setblocking(False)
    await asyncio.get_running_loop().sock_connect(small, (name, int(port)))
    async with connect(f"ws://{host}/api/tables/{victim.table}", sock=small, max_queue=1, close_timeout=0) as link:
        await link.send(json.dumps({"type": "join", "token": victim.token, "nonce": "n"}))
        reading = asyncio.create_task(_read(link)) if reads else None
        for number in range(1_000):
            act = {"type": "act", "request": f"{number}", "decision": 0, "text": "x" * 150}
            await link.send(json.dumps(act))
            await asyncio.sleep(0.002 if number < 400 else 0.12)
        if reading:
            await reading


async def _read(link: ClientConnection) -> None:
    with suppress(*GONE):
        async for _ in link:
            pass


# -- together ------------------------------------------------------------------------------------------------


def _sum_up_storm(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    seconds = [second for step in steps for second in step["seconds"]]
    memory = [step["memory"][-1] for step in steps]
    result = f"1,000 sockets back and in step after {spread(seconds, '.1f')} s; memory of the server "
    result += f"{spread(memory, '.0f')} MiB" + "".join(f"; {problem}" for problem in wrong[:3])
    return Summary(result, not wrong and max(seconds) < RETURN_SECONDS)


def _sum_up_slow(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    ratios = [ratio for step in steps for ratio in step["ratios"]]
    slow, quick = ([1000 * wait for step in steps for wait in step[name]] for name in ("slow", "quick"))
    result = f"p99 of an acknowledgement beside 10 who never read {spread(slow, '.0f')} ms, ratio {spread(ratios)}; "
    result += (
        f"{total(steps, 'dropped')} dropped; memory {steps[0]['memory'][0]:.0f} -> {steps[0]['memory'][-1]:.0f} MiB"
    )
    control = f"beside 10 who ask the same and read {spread(quick, '.0f')} ms"
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), not wrong, control)


STORM = Campaign("reconnect storm", "crashes x 3", 3, 1, lambda _, seed: storm(seed), _sum_up_storm)
SLOW_READERS = Campaign("slow readers", "runs of 5 rounds", 2, 1, lambda _, seed: slow_readers(seed), _sum_up_slow)
