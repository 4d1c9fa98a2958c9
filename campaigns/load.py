"""Hundreds of live games at once: how long people wait, next to an echo that stores what it repeats, in turns."""

from __future__ import annotations

import asyncio
import gc
import os
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect

from campaigns.book import Campaign, Figures, Summary, problems, quantile, spread, total
from campaigns.faults import Hall, hall
from campaigns.storm import FREE, resident
from rollout.core.build import is_compiled

RATIO = 3.0
"""How much longer than the echo's the 99th percentile of an acknowledgement may be."""
BUSY = 3.5
"""A load average of two processors at which delays say more about others than about us."""


@dataclass(frozen=True)
class Plan:
    """How much load, and for how long."""

    tables: int = 500
    rate: float = 100.0
    """Moves a second, and echoes a second in their rounds."""
    rounds: int = 12
    seconds: float = 15.0
    """How long a round of moves takes; one of echoes takes two thirds of it."""


def load(seed: int, plan: Plan) -> Figures:
    """Rounds of moves and of echoes in turns, all sockets open throughout."""
    with hall(seed, tables=0, **FREE) as here:
        empty = resident(here.host.process.pid)
        here.open(plan.tables, pause=plan.tables / plan.rate)
        figures = asyncio.run(_in_turns(here, plan))
        here.problems += [problem for player in here.players for problem in (*player.problems, *player.failures)]
        return {
            **figures,
            "kib_a_game": (figures.pop("memory") - empty) * 1024 / plan.tables,
            "sockets": len(here.players),
            "compiled": is_compiled(),
            "problems": [*here.problems, *here.host.complaints()],
        }


async def _in_turns(here: Hall, plan: Plan) -> Figures:
    gate = asyncio.Event()
    for player in here.players:
        player.gate = gate
    tasks = [asyncio.create_task(player.attend(here.host.name, stay=True)) for player in here.players]
    await asyncio.wait_for(asyncio.gather(*(player.joined.wait() for player in here.players)), 120)
    figures: Figures = {"memory": resident(here.host.process.pid)}
    gc.disable()  # the players of this process are not what is measured
    names = ("ack", "echo", "ack_p50", "echo_p50", "cpu", "echo_cpu", "rate", "load")
    rows: dict[str, list[float]] = {name: [] for name in names}
    async with AsyncExitStack() as stack:
        links = [await stack.enter_async_context(_echo_link(here)) for _ in range(50)]
        for _ in range(plan.rounds):
            await _moves(here, gate, plan, rows)
            await _echoes(here, links, plan, rows)
    gc.enable()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return {**figures, **rows}


def _echo_link(here: Hall) -> connect:
    return connect(f"ws://{here.host.name}/echo", proxy=None, compression=None, ping_interval=None)


async def _moves(here: Hall, gate: asyncio.Event, plan: Plan, rows: dict[str, list[float]]) -> None:
    for player in here.players:
        player.waits.clear()
    cpu, began = _cpu(here.host.process.pid), time.monotonic()
    gate.set()
    await asyncio.sleep(plan.seconds)
    gate.clear()
    await asyncio.sleep(1)
    waits = [wait for player in here.players for wait in player.waits]
    rows["ack"].append(quantile(waits, 0.99))
    rows["ack_p50"].append(quantile(waits, 0.5))
    rows["cpu"].append((_cpu(here.host.process.pid) - cpu) / len(waits))
    rows["rate"].append(len(waits) / (time.monotonic() - began))
    rows["load"].append(os.getloadavg()[0])


async def _echoes(here: Hall, links: list[ClientConnection], plan: Plan, rows: dict[str, list[float]]) -> None:
    cpu, waits = _cpu(here.host.process.pid), list[float]()
    end = time.monotonic() + plan.seconds * 2 / 3
    await asyncio.gather(
        *(_echo(link, number / plan.rate, len(links) / plan.rate, end, waits) for number, link in enumerate(links))
    )
    rows["echo"].append(quantile(waits, 0.99))
    rows["echo_p50"].append(quantile(waits, 0.5))
    rows["echo_cpu"].append((_cpu(here.host.process.pid) - cpu) / len(waits))


async def _echo(link: ClientConnection, first: float, pause: float, end: float, waits: list[float]) -> None:
    await asyncio.sleep(first)
    while time.monotonic() < end:
        began = time.monotonic()
        await link.send("x" * 100)
        await link.recv()
        waits.append(time.monotonic() - began)
        await asyncio.sleep(pause)


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _sum_up(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    rows = {name: [value for step in steps for value in step[name]] for name in ("ack", "echo", "cpu", "rate", "load")}
    ratios = [ack / echo for ack, echo in zip(rows["ack"], rows["echo"], strict=True)]
    busy = quantile(rows["load"], 0.5) > BUSY
    ratio = quantile(ratios, 0.5)
    kind = "compiled" if steps[0]["compiled"] else "uncompiled"
    result = (
        f"{len(wrong)} errors at {spread(rows['rate'], '.0f')} moves/s with {total(steps[:1], 'sockets'):,} sockets "
    )
    result += f"({kind}); p99 of an acknowledgement {spread([1000 * ack for ack in rows['ack']], '.0f')} ms, "
    result += f"ratio {spread(ratios)}; CPU {spread([1000 * cpu for cpu in rows['cpu']])} ms a move, "
    result += f"memory {steps[0]['kib_a_game']:.0f} KiB a game; load average {spread(rows['load'], '.1f')}"
    result += ", inconclusive: the machine is busy with other things" if busy and ratio > RATIO else ""
    control = f"durable echo {spread([1000 * echo for echo in rows['echo']], '.0f')} ms"
    good = not wrong and (ratio <= RATIO or busy)
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), good, control)


LOAD = Campaign("load", "runs of 12 rounds", 1, 1, lambda _, seed: load(seed, Plan()), _sum_up)
