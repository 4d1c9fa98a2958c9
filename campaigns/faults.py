"""Disks that are full, fail or are busy, and damage to what is stored: clear answers, and the other games live."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

from campaigns.audit import check_finished, compare_with_database
from campaigns.book import Campaign, Figures, Summary, problems, quantile, total
from campaigns.host import Host
from campaigns.players import Player, attend_all, open_table

LONG = 60.0
"""Seconds in which any of these games is over."""


class CannotTryError(Exception):
    """A fault that a machine does not let us make."""


class Hall:
    """A server with some games, which are audited all the time."""

    def __init__(self, folder: Path, seed: int, tables: int = 6, **config: Any) -> None:
        self.folder = folder
        self.picks = random.Random(seed)
        self.http = httpx.Client(trust_env=False)
        self.host = Host(folder, **config)
        self.problems: list[str] = []
        self.players: list[Player] = []
        self.open(tables)

    def open(self, tables: int, pause: float = 0.0) -> list[Player]:
        """So many new tables; their people are among the players from now on."""
        new = [
            player
            for _ in range(tables)
            for player in open_table(self.http, self.host.url, "robot-heroes", self.picks, pause=pause)
        ]
        self.players += new
        return new

    def play(self, seconds: float, players: Sequence[Player] | None = None) -> None:
        """Everybody plays for so long."""
        asyncio.run(attend_all(self.players if players is None else players, self.host.name, seconds))

    def restart(self) -> None:
        """The server is killed and started again."""
        self.host.kill()
        self.host = Host(self.folder)

    def failures(self, players: Sequence[Player]) -> list[str]:
        """What those players were told that cannot be done, which is forgotten by this."""
        found = [failure for player in players for failure in player.failures]
        for player in players:
            player.failures.clear()
        return found

    def expect(self, good: bool, otherwise: str) -> None:
        """Remember a problem if something is not as it should be."""
        if not good:
            self.problems.append(otherwise)

    def finish(self, players: Sequence[Player]) -> None:
        """All is well again: those games are played to their ends and compared with everything that is kept."""
        self.play(LONG, players)
        self.expect(all(player.over and not player.open for player in players), "a game does not go on")
        self.problems += [problem for player in players for problem in (*player.problems, *player.failures)]
        found = compare_with_database(self.host.database, players, whole=True)
        self.expect(not found["lost"] and not found["doubled"], f"lost {found['lost']}, doubled {found['doubled']}")
        self.problems += found["problems"] + check_finished(self.http, self.host.url, self.host.name, players)

    def close(self) -> None:
        """No process is left behind."""
        self.host.kill()
        self.http.close()


@contextmanager
def hall(seed: int, tables: int = 6, folder: Path | None = None, **config: Any) -> Iterator[Hall]:
    """A server on a folder of its own, or on that one."""
    with tempfile.TemporaryDirectory() as scratch:
        opened = Hall(folder or Path(scratch) / "data", seed, tables, **config)
        try:
            yield opened
        finally:
            opened.close()


# -- a full disk ---------------------------------------------------------------------------------------------


@contextmanager
def small_disk(megabytes: int) -> Iterator[Path]:
    """A file system of that size.

    Raises:
        CannotTryError: that takes an administrator.
    """
    with tempfile.TemporaryDirectory() as folder:
        mount = ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", folder]
        if shutil.which("mount") is None or subprocess.run(mount, capture_output=True, check=False).returncode:
            raise CannotTryError("a small disk can be mounted only by an administrator")
        try:
            yield Path(folder)
        finally:
            subprocess.run([shutil.which("umount") or "umount", folder], check=True)


def full_disk(seed: int) -> Figures:
    """The disk fills up under play, and later there is space again."""
    with small_disk(12) as disk, hall(seed, tables=0, folder=disk / "data") as here:
        here.open(12, pause=0.05)  # on a quick machine games without pauses are over before the disk is full
        here.play(here.picks.uniform(0.3, 0.6))
        _fill(disk / "ballast")
        failures = list[str]()
        while not failures and not all(player.over for player in here.players):
            here.play(3)
            failures = here.failures(here.players)
        here.expect(bool(failures), "nobody was told that the disk is full")
        here.expect(all("full" in failure for failure in failures), f"unclear: {failures[:2]}")
        here.expect(here.http.get(f"{here.host.url}/healthz").is_success, "a full disk is no end")
        (disk / "ballast").unlink()
        here.finish(here.players)
        return _figures(here, refused=len(failures))


def _fill(path: Path) -> None:
    with suppress(OSError), path.open("wb", buffering=0) as file:
        while True:
            file.write(bytes(512))


# -- a disk that fails ---------------------------------------------------------------------------------------


@contextmanager
def failing_flush(host: Host, nth: int) -> Iterator[None]:
    """That flush of the server fails with an I/O error.

    Raises:
        CannotTryError: there is no strace, or it may not look at other processes.
    """
    if shutil.which("strace") is None:
        raise CannotTryError("strace is not installed")
    calls = "fsync,fdatasync"
    rules = ["-e", f"trace={calls}", "-e", f"inject={calls}:error=EIO:when={nth}"]
    command = ["strace", "-f", "-o", "/dev/null", *rules, "-p", str(host.process.pid)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as tracing:
        assert tracing.stderr is not None
        said = tracing.stderr.readline()
        try:
            if "attached" not in said:
                raise CannotTryError(said.strip())
            yield
        finally:
            tracing.terminate()


def failed_flush(seed: int) -> Figures:
    """A flush fails: from then on nothing is accepted, and a new start finds all that was acknowledged."""
    with hall(seed) as here:
        here.play(0.3)
        with failing_flush(here.host, here.picks.randrange(1, 30)):
            here.play(8)
            here.play(3)
        failures = here.failures(here.players)
        here.expect(bool(failures), "nobody was told that the disk failed")
        here.expect(all("disk" in failure for failure in failures), f"unclear: {failures[:2]}")
        here.expect(here.http.get(f"{here.host.url}/healthz").status_code == 503, "the server says that it is well")
        before = sum(len(player.acknowledged) for player in here.players)
        here.play(2)
        here.expect(before == sum(len(player.acknowledged) for player in here.players), "acknowledged after a failure")
        here.failures(here.players)
        here.restart()
        here.finish(here.players)
        return _figures(here, refused=len(failures))


# -- a busy database -----------------------------------------------------------------------------------------


def busy_database(seed: int, seconds: float = 10.0) -> Figures:
    """Somebody else locks the database: people wait or are told so, and whoever only looks notices nothing."""
    with hall(seed) as here:
        still = open_table(here.http, here.host.url, "robot-heroes", here.picks, pause=LONG)
        while not all(player.told for player in still):
            here.play(0.5, [*here.players, *still])
        quiet = asyncio.run(_look_on(here, still[0].table, 2.0))
        with closing(sqlite3.connect(here.host.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            looks = asyncio.run(_look_on(here, still[0].table, seconds, here.players))
            other.execute("ROLLBACK")
        failures = here.failures(here.players)
        here.expect(all("locked" in failure for failure in failures), f"unclear: {failures[:2]}")
        here.expect(quantile(looks, 0.99) < 1.0, "the server stalls")
        here.finish(here.players)
        milliseconds = {"quiet_p99": 1000 * quantile(quiet, 0.99), "busy_p99": 1000 * quantile(looks, 0.99)}
        return _figures(here, refused=len(failures), **milliseconds)


async def _look_on(here: Hall, table: str, seconds: float, playing: Sequence[Player] = ()) -> list[float]:
    """Join a table as a spectator again and again while others play at theirs; how long it took to see it."""
    tasks = asyncio.create_task(attend_all(playing, here.host.name, seconds)) if playing else None
    end, looks = time.monotonic() + seconds, []
    while time.monotonic() < end:
        watcher = Player(table, -1, "", random.Random(0))
        began = time.monotonic()
        task = asyncio.create_task(watcher.attend(here.host.name, stay=True))
        await asyncio.wait_for(watcher.joined.wait(), 10)
        looks.append(time.monotonic() - began)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await asyncio.sleep(0.05)
    if tasks:
        await tasks
    return looks


# -- damage --------------------------------------------------------------------------------------------------

FOUND_DAMAGED = (
    "set-aside",
    "outdated-rules",
    "outdated-values",
    "not-saved",
    "unknown-token",
    "unknown-table",
    "request-reused",
)
"""What people may be told about a game whose rows or pages are damaged; the last where a request was overwritten."""


def damaged_rows(seed: int) -> Figures:
    """Values of some games are overwritten: those are set aside or go on, and the others do not notice."""
    with hall(seed, tables=8) as here:
        here.play(0.5)
        here.host.kill()
        bad = {player.table for player in here.players[:8]}
        with closing(sqlite3.connect(here.host.database, isolation_level=None)) as database:
            for table in sorted(bad):
                _damage(database, table, here.picks)
        here.restart()
        return _after_damage(here, bad)


def _damage(database: sqlite3.Connection, table: str, picks: random.Random) -> None:
    kind = picks.choice(["tables", "seats", "events", "events", "events", "requests"])
    columns = [row[1] for row in database.execute(f"PRAGMA table_info({kind})") if row[1] not in ("id", "table")]
    values: list[object] = [
        "",
        "no json",
        "[1]",
        "{",
        "\0",
        "x" * 10_000,
        -1,
        2**62,
        1.5,
        b"\xff\xfe",
        picks.randbytes(9),
    ]
    key = "id" if kind == "tables" else '"table"'
    row = f"SELECT rowid FROM {kind} WHERE {key} = ? ORDER BY random() LIMIT 1"  # noqa: S608 - names of our own
    with suppress(sqlite3.IntegrityError):
        change = f"UPDATE {kind} SET {picks.choice(columns)} = ? WHERE rowid = ({row})"  # noqa: S608
        database.execute(change, (picks.choice(values), table))


def _after_damage(here: Hall, bad: set[str]) -> Figures:
    hurt = [player for player in here.players if player.table in bad]
    well = [player for player in here.players if player.table not in bad]
    here.play(3, hurt)
    failures = here.failures(hurt)
    unclear = [failure for failure in failures if not failure.startswith(FOUND_DAMAGED)]
    here.expect(not unclear, f"unclear: {unclear[:2]}")
    here.finish(well)
    here.problems += [line for line in here.host.complaints() if '"event": "table-set-aside"' not in line]
    return _figures(here, refused=len(failures))


def damaged_page(seed: int) -> Figures:
    """A page of the database is overwritten: a start that is refused with a reason, or games that go on or not."""
    with hall(seed) as here:
        here.play(0.5)
        here.host.stop()
        size = here.host.database.stat().st_size // 4096
        with here.host.database.open("r+b") as file:
            file.seek(4096 * here.picks.randrange(size))
            file.write(here.picks.randbytes(4096))
        try:
            here.host = Host(here.folder)
        except RuntimeError as error:
            here.expect("cannot be opened" in str(error) and "Traceback" not in str(error), f"unclear: {error}")
            return _figures(here, refused=1)
        here.play(3)
        failures = here.failures(here.players)
        unclear = [failure for failure in failures if not failure.startswith(FOUND_DAMAGED)]
        here.expect(not unclear, f"unclear: {unclear[:2]}")
        here.expect(here.host.process.poll() is None, "the server has ended")
        return _figures(here, refused=len(failures))


# -- together ------------------------------------------------------------------------------------------------


def _figures(here: Hall, **more: float) -> Figures:
    acknowledged = sum(len(player.acknowledged) for player in here.players)
    return {"acknowledged": acknowledged, "problems": here.problems, **more}


def campaign_of(fault: Callable[[int], Figures], name: str, times: int) -> Campaign:
    """That fault so many times."""

    def run(_: int, seed: int) -> Figures:
        try:
            return fault(seed)
        except CannotTryError as error:
            return {"problems": [f"could not be tried: {error}"]}

    return Campaign(name, "times", times, 1, run, _sum_up)


def _sum_up(steps: list[Figures]) -> Summary:
    wrong = problems(steps)
    result = f"{total(steps, 'refused')} clear refusals, {len(wrong)} problems, "
    result += f"{total(steps, 'acknowledged'):,} acknowledged actions kept"
    if "busy_p99" in steps[0]:
        busy, quiet = (max(step[name] for step in steps) for name in ("busy_p99", "quiet_p99"))
        result += f"; p99 of looking at a table {busy:.0f} ms, otherwise {quiet:.0f} ms"
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), not wrong)


FAULTS = [
    campaign_of(full_disk, "full disk", 20),
    campaign_of(failed_flush, "failed flush", 20),
    campaign_of(busy_database, "busy database", 5),
    campaign_of(damaged_rows, "damaged rows", 60),
    campaign_of(damaged_page, "damaged pages", 60),
]
