"""A server that is killed under many games loses nothing that it acknowledged and does nothing twice."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from campaigns.audit import check_finished, compare_with_database
from campaigns.host import Host
from campaigns.kill import siege
from campaigns.players import attend_all, open_table

pytestmark = pytest.mark.slow
Start = Callable[..., Host]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers on the same folder, one after the other."""
    hosts: list[Host] = []

    def one_more(store: str = "") -> Host:
        hosts.append(Host(tmp_path, store))
        return hosts[-1]

    yield one_more
    for host in hosts:
        host.kill()


def test_killed_at_random_moments() -> None:
    found = siege(20, seed=3, tables=12)
    assert found["acknowledged"] > 500
    assert (found["lost"], found["doubled"], found["problems"]) == (0, 0, [])


def test_the_same_with_acknowledgement_before_commit_loses_some() -> None:
    assert any(siege(2, seed, tables=12, store="early")["lost"] for seed in range(10))


@pytest.mark.parametrize("moment", ["dies-before-commit", "dies-after-commit"])
def test_killed_on_either_side_of_a_commit(start: Start, moment: str) -> None:
    """What was not stored nobody saw; what was stored is acknowledged to whoever asks again, and done once."""
    first, http = start(moment), httpx.Client(trust_env=False)
    players = open_table(http, first.url, "robot-heroes", random.Random(1))
    asyncio.run(attend_all(players, first.name, 30))
    assert first.process.wait(10) == -9
    asking = [player for player in players if player.open]
    second = start()
    kept = compare_with_database(second.database, players, whole=True)
    assert (kept["lost"], kept["problems"]) == (0, [])
    assert asking and sum(len(player.acknowledged) for player in players) == 19
    asyncio.run(attend_all(players, second.name, 30))
    assert all(player.over and player.open is None for player in players)
    assert not any(player.problems for player in players)
    assert check_finished(http, second.url, second.name, players) == []
    http.close()
