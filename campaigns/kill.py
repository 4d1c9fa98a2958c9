"""A server is killed at random moments under play, again and again: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import random
import tempfile
from collections.abc import Iterable
from pathlib import Path

import httpx

from campaigns.audit import check_finished, compare_with_database
from campaigns.book import Campaign, Figures, Summary, problems, total, upper_bound
from campaigns.host import Host
from campaigns.players import Player, attend_all, open_table

GAMES = ("robot-heroes", "robot-heroes", "robot-heroes", "standoff", "hideout")


class Siege:
    """Many games on one folder, whose server is killed under them."""

    def __init__(self, folder: Path, seed: int, tables: int, store: str = "") -> None:
        self._folder = folder
        self._picks = random.Random(seed)
        self._tables = tables
        self._store = store
        self._http = httpx.Client(trust_env=False)
        self._all: list[Player] = []
        self._playing: list[Player] = []
        self.figures: Figures = {"kills": 0, "lost": 0, "doubled": 0, "hurt": 0, "games": 0, "problems": []}

    def run(self, kills: int) -> Figures:
        """So many cycles, then a last life in which every game is looked at again."""
        for number in range(kills):
            self._cycle(number)
        host = Host(self._folder, self._store)
        try:
            self._compare(host, self._all, whole=True)
            if not self._store:  # what the mutant has lost cannot be looked at again
                self._keep(check_finished(self._http, host.url, host.name, self._all))
        finally:
            host.kill()
            self._http.close()
        self._keep(problem for player in self._all for problem in (*player.problems, *player.failures))
        self._keep(host.complaints())
        self.figures["acknowledged"] = sum(len(player.acknowledged) for player in self._all)
        self.figures["games"] = sum(player.over and player.seat == 0 for player in self._all)
        return self.figures

    def _cycle(self, number: int) -> None:
        host = Host(self._folder, self._store)
        try:
            self._compare(host, self._playing, whole=number % 10 == 0)
            self._fill(host)
            asyncio.run(self._under_fire(host))
        finally:
            host.kill()
        self.figures["kills"] += 1

    async def _under_fire(self, host: Host) -> None:
        """Play; the server is killed at a random moment, mostly before all are back."""
        asyncio.get_running_loop().call_later(self._picks.uniform(0.1, 1.2), host.process.kill)
        await attend_all(self._playing, host.name, 60)

    def _fill(self, host: Host) -> None:
        self._playing = [player for player in self._playing if not player.over or player.open]
        for _ in range(self._tables - len({player.table for player in self._playing})):
            computer = "easy" if self._picks.random() < 0.1 else ""
            new = open_table(self._http, host.url, self._picks.choice(GAMES), self._picks, computer)
            self._all += new
            self._playing += new

    def _compare(self, host: Host, players: list[Player], whole: bool) -> None:
        found = compare_with_database(host.database, players, whole)
        for name in ("lost", "doubled"):
            self.figures[name] += found[name]
        self.figures["hurt"] += bool(found["lost"] or found["doubled"])
        self._keep(found["problems"])

    def _keep(self, problems: Iterable[str]) -> None:
        self.figures["problems"] = [*self.figures["problems"], *problems][:20]


def siege(kills: int, seed: int, tables: int = 16, store: str = "") -> Figures:
    """So many kills of a server with so many games."""
    with tempfile.TemporaryDirectory() as folder:
        return Siege(Path(folder), seed, tables, store).run(kills)


def _step(kills: int, seed: int) -> Figures:
    control = siege(5, seed, store="early")
    names = ("kills", "acknowledged", "lost", "hurt")
    return {**siege(kills, seed), **{f"control_{name}": control[name] for name in names}}


def _sum_up(steps: list[Figures]) -> Summary:
    lost, doubled, kills, hurt = (total(steps, name) for name in ("lost", "doubled", "kills", "hurt"))
    wrong = problems(steps)
    result = f"{lost} of {total(steps, 'acknowledged'):,} acknowledged actions lost, {doubled} doubled in "
    result += f"{total(steps, 'games'):,} games; kills with a loss: {hurt} (rate < {upper_bound(hurt, kills):.2%})"
    control = f"acknowledged before commit: {total(steps, 'control_lost')} of {total(steps, 'control_acknowledged'):,} "
    control += f"lost in {total(steps, 'control_kills')} kills"
    good = not (lost or doubled or wrong) and total(steps, "control_lost") > 0
    return Summary(result + "".join(f"; {problem}" for problem in wrong[:3]), good, control)


KILL = Campaign("kill -9 under play", "kills", 1_000, 50, _step, _sum_up)
