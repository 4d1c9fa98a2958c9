"""Power cuts and failing disks under the server's own store: what was acknowledged is there afterwards."""

from __future__ import annotations

import asyncio
import random
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import event as sql_event

from campaigns.book import Campaign, Figures, Summary, problems, total, upper_bound
from campaigns.simulated_database import on
from campaigns.simulated_disk import Disk
from rollout.core.errors import RolloutError
from rollout.record import Draw, Event
from rollout.server.store import Answered, Saved, SavedSeat, Store, StoreError

TABLES = 8
"""Games that are written at the same time, so that commits are shared."""
CHECKPOINT = {"PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL": (
    "PRAGMA locking_mode=EXCLUSIVE; PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=25"
)}  # fmt: skip
"""The log is carried over into the database often, so that cuts hit that as well."""
NORMAL = {"PRAGMA synchronous=FULL": "PRAGMA synchronous=NORMAL"}
"""The control: commits that are not flushed."""


@dataclass
class Written:
    """One game as whoever plays it remembers it."""

    name: str
    tried: list[tuple[Event, Answered | None]] = field(default_factory=list)
    acknowledged: int = 0
    created: bool = False


class Writers:
    """Plays made-up games on a store until it fails; what is acknowledged is remembered."""

    def __init__(self, seed: int) -> None:
        self.picks = random.Random(seed)
        self.games = [Written(self.picks.randbytes(8).hex()) for _ in range(TABLES)]
        self.commits_after_failure = 0

    async def play(self, store: Store) -> None:
        """Go on until nothing can be stored any more."""
        await asyncio.gather(*(self._play_one(store, game) for game in self.games))

    async def _play_one(self, store: Store, game: Written) -> None:
        with suppress(StoreError):
            await store.create(_saved(game.name))
            game.created = True
            for number in range(10_000):
                event, answered = self._step(number)
                game.tried.append((event, answered))
                if number:
                    await store.append(game.name, number, (event,), answered)
                else:
                    await store.begin(game.name, ("a", "b"), event)
                game.acknowledged += 1

    def count(self, broken: str) -> None:
        """A commit is about to be made."""
        self.commits_after_failure += bool(broken)

    def _step(self, number: int) -> tuple[Event, Answered | None]:
        draws = tuple(Draw("die", 6, self.picks.randrange(6)) for _ in range(self.picks.randrange(60)))
        if not number:
            return Event(-1, "", draws), None
        seat = self.picks.randrange(2)
        return Event(seat, f"move {number}", draws), Answered(seat, f"r{number}", number, f"move {number}")


def _saved(name: str) -> Saved:
    seats = (SavedSeat("Ada", "", b"a" * 32), SavedSeat("Bob", "", b"b" * 32))
    return Saved(name, "pig", {"goal": 20}, "1", "", b"s" * 32, seats)


def run_until_failure(disk: Disk, folder: Path, seed: int, replaced: dict[str, str]) -> Writers:
    """A store works on that disk until it fails; who wrote what."""
    writers = Writers(seed)
    with on(disk, replaced), suppress(RolloutError):
        store = Store(folder)
        sql_event.listen(store._engine, "commit", lambda _: writers.count(store.broken))
        asyncio.run(writers.play(store))
        store.close()
    return writers


def check(files: dict[str, bytes], folder: Path, writers: Writers, replaced: dict[str, str]) -> Figures:
    """Open what is left; count acknowledged events, those that are lost, and whatever else is wrong."""
    found: Figures = {"acknowledged": 0, "lost": 0, "problems": []}
    with on(Disk(0, files), replaced):
        try:
            store = Store(folder)
        except RolloutError as error:
            return {**found, "problems": [f"does not open: {error}"]}
        try:
            state = asyncio.run(_read(store, "PRAGMA integrity_check"))
            if state != "ok":
                found["problems"].append(f"integrity: {state}")
            for game in writers.games:
                _compare(asyncio.run(store.load(game.name)), game, found)
        finally:
            store.close()
    return found


async def _read(store: Store, statement: str) -> str:
    return str(await store._do(lambda connection: connection.exec_driver_sql(statement).scalar()))


def _compare(saved: Saved | None, game: Written, found: Figures) -> None:
    events = saved.events if saved else ()
    found["acknowledged"] += game.acknowledged + game.created
    found["lost"] += max(0, game.acknowledged - len(events)) + (game.created and saved is None)
    tried = game.tried[: len(events)]
    if saved and saved.damage:
        found["problems"].append(saved.damage)
    if events != tuple(event for event, _ in tried):
        found["problems"].append("events are not those that were written")
    requests = {answered for _, answered in tried if answered}
    if saved and set(saved.answered) != requests:
        found["problems"].append("events and requests do not fit together")


# -- power cuts ----------------------------------------------------------------------------------------------


def cut(seed: int, folder: Path, files: dict[str, bytes], replaced: dict[str, str]) -> tuple[Figures, dict[str, bytes]]:
    """One power cut at a random operation; what was found, and what is on the disk."""
    disk = Disk(seed, files)
    disk.cut_at = disk.picks.randrange(1, 600)
    writers = run_until_failure(disk, folder, seed, replaced)
    left = disk.survivors()
    return check(left, folder, writers, replaced), left


def cuts(count: int, seed: int, replaced: dict[str, str]) -> Figures:
    """So many cuts, most of them on what the one before has left."""
    sums: Figures = {"acknowledged": 0, "lost": 0, "hurt": 0, "problems": []}
    files: dict[str, bytes] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(count):
            found, files = cut(seed + number, Path(folder), {} if number % 10 == 0 else files, replaced)
            for name in ("acknowledged", "lost"):
                sums[name] += found[name]
            sums["hurt"] += bool(found["lost"] or found["problems"])
            sums["problems"] += found["problems"]
    return sums


def _power(count: int, seed: int) -> Figures:
    real = cuts(count, seed, CHECKPOINT)
    control = cuts(max(1, count // 5), seed, {**CHECKPOINT, **NORMAL})
    return {**real, "cuts": count, "control_cuts": max(1, count // 5), "control_hurt": control["hurt"],
            "control_lost": control["lost"]}  # fmt: skip


def _sum_up_power(steps: list[Figures]) -> Summary:
    lost, acknowledged, trials = total(steps, "lost"), total(steps, "acknowledged"), total(steps, "cuts")
    hurt, wrong = total(steps, "hurt"), problems(steps)
    result = f"{lost} of {acknowledged:,} acknowledged events lost; cuts with a loss: {hurt} (rate < "
    result += f"{upper_bound(hurt, trials):.2%})" + "".join(f"; {problem}" for problem in wrong[:3])
    control = f"NORMAL: {total(steps, 'control_lost'):,} lost, in {total(steps, 'control_hurt')} of "
    control += f"{total(steps, 'control_cuts')} cuts"
    return Summary(result, not lost and not wrong and total(steps, "control_lost") > 0, control)


POWER = Campaign("power cuts", "simulated cuts", 300, 20, _power, _sum_up_power)


# -- failing disks -------------------------------------------------------------------------------------------


def fail(at: int, always: bool, seed: int) -> Figures:
    """The operation with that number fails; afterwards the power is cut as well."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        disk = Disk(seed)
        with on(disk, CHECKPOINT):
            Store(folder).close()
        disk = Disk(seed, disk.survivors())
        disk.fail_at, disk.fail_always = at, always
        disk.cut_at = at + 400
        writers = run_until_failure(disk, folder, seed, CHECKPOINT)
        found = check(disk.survivors(), folder, writers, CHECKPOINT)
    if writers.commits_after_failure:
        found["problems"].append(f"operation {at}: {writers.commits_after_failure} commits after a failure")
    return found


def _failures(count: int, seed: int) -> Figures:
    sums: Figures = {"acknowledged": 0, "lost": 0, "problems": []}
    for number in range(count):
        found = fail(1 + (seed + number) % 200, (seed + number) // 200 % 2 == 1, seed + number)
        for name in ("acknowledged", "lost"):
            sums[name] += found[name]
        sums["problems"] += found["problems"]
    return sums


def _sum_up_failures(steps: list[Figures]) -> Summary:
    lost, wrong = total(steps, "lost"), problems(steps)
    result = f"{lost} of {total(steps, 'acknowledged'):,} acknowledged events lost"
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), not lost and not wrong)


FAILURES = Campaign("failing disk", "I/O errors, once or for good", 400, 40, _failures, _sum_up_failures)
