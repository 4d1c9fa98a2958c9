"""A room without a network: what happens to it when the server stops."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from rollout.core.errors import RolloutError
from rollout.games import find
from rollout.server.config import Config
from rollout.server.messages import Act, NewTable, SeatPlan
from rollout.server.opening import prepare
from rollout.server.room import Room
from rollout.server.store import Store
from rollout.server.viewer import Viewer


class Chooser:
    """Workers that take the first choice, and remember at which level and with which seed they were asked to play."""

    def __init__(self) -> None:
        self.levels: list[str] = []
        self.seeds: list[int] = []

    async def choose(self, assignment: Any) -> int:
        self.levels.append(assignment.level)
        self.seeds.append(assignment.seed)
        return int(assignment.question.legal[0])


class Thinkers:
    """Workers that never come to an end, and count how often they are asked."""

    def __init__(self) -> None:
        self.asked = 0

    async def choose(self, assignment: Any) -> int:
        self.asked += 1
        await asyncio.Event().wait()
        return int(assignment)


async def play(folder: Path) -> tuple[int, bool]:
    """Questions to computer players, and whether the action that was under way at the end has been stored."""
    store, workers = Store(folder), Thinkers()
    saved = prepare(NewTable(game="hideout", seats=(SeatPlan(name="Ada"), SeatPlan(level="easy")))).saved
    await store.create(saved)
    room = Room(saved.id, store, workers, Config(data=folder))  # type: ignore[arg-type]  # all that it asks of them
    ada = Viewer(0, 0, 64)
    await room.join(ada, "nonce")
    await asyncio.sleep(0)
    table = await room._ready()
    asking = Act(request="1", decision=table.decision(0), text=table.choices(0)[0].text)
    acting = asyncio.create_task(room.act(ada, asking))
    await asyncio.sleep(0)
    await room.close()
    await acting
    await asyncio.sleep(0.01)
    room._wake()
    stored = await store.load(saved.id)
    store.close()
    return workers.asked, stored is not None and len(stored.events) == 2


def test_what_people_asked_for_is_finished_and_computers_are_not_woken_again(tmp_path: Path) -> None:
    assert asyncio.run(play(tmp_path / "data")) == (1, True)


async def resign(folder: Path) -> tuple[Chooser, bool]:
    """What computers were asked in a game of three after the person gave up, and whether it ended."""
    store, workers = Store(folder), Chooser()
    seats = (SeatPlan(name="Ada"), *2 * (SeatPlan(level="easy"),))
    saved = prepare(NewTable(game="standoff", seats=seats)).saved
    await store.create(saved)
    room = Room(saved.id, store, workers, Config(data=folder))  # type: ignore[arg-type]  # all that it asks of them
    ada = Viewer(0, 0, 1000)
    await room.join(ada, "nonce")
    await room.act(ada, Act(request="1", decision=0, text="(resign)"))
    assert room._players
    await room._players
    table = await room._ready()
    store.close()
    return workers, table.outcome is not None


def test_a_seat_that_was_handed_over_is_played_at_a_level_that_there_is(tmp_path: Path) -> None:
    asked, over = asyncio.run(resign(tmp_path / "data"))
    assert (set(asked.levels), over) == ({"easy"}, True)


async def offer(folder: Path, workers: Any) -> list[tuple[int, str]]:
    """Ada offers a computer player a draw; what was said and done from then on."""
    store = Store(folder)
    saved = prepare(NewTable(game="hideout", seats=(SeatPlan(name="Ada"), SeatPlan(level="easy")))).saved
    await store.create(saved)
    room = Room(saved.id, store, workers, Config(data=folder))
    ada = Viewer(0, 0, 1000)
    await room.join(ada, "nonce")
    await asyncio.sleep(0.01)
    await room.act(ada, Act(request="1", decision=0, text="(offer draw)"))
    await room.close()
    said = await events_of(store, saved.id)
    again = Room(saved.id, store, workers, Config(data=folder))
    await again.open()
    await asyncio.sleep(0.05)
    await again.close()
    assert (await events_of(store, saved.id))[: len(said)] == said
    said = await events_of(store, saved.id)
    store.close()
    return said[said.index((0, "(offer draw)")) :]


async def events_of(store: Store, table: str) -> list[tuple[int, str]]:
    stored = await store.load(table)
    assert stored
    return [(event.seat, event.text) for event in stored.events]


def test_a_computer_player_answers_an_offer_at_once_also_while_it_thinks(tmp_path: Path) -> None:
    said = asyncio.run(offer(tmp_path / "data", Thinkers()))
    assert said == [(0, "(offer draw)"), (1, "(decline)")]


def test_after_a_crash_in_between_it_answers_when_the_server_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def crash(self: Room, _: object) -> None:
        asked.append(self.name)

    monkeypatch.setattr(Room, "_answer_at_once", crash)
    said = asyncio.run(offer(tmp_path / "data", Thinkers()))
    assert len(asked) == 1
    assert said == [(0, "(offer draw)"), (1, "(decline)")]


def test_a_game_that_fails_to_answer_an_offer_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find("hideout")), "agrees", lambda *_: 1 // 0)
    with capture_logs() as told:
        said = asyncio.run(offer(tmp_path / "data", Thinkers()))
    assert said == [(0, "(offer draw)")]
    assert "offer-not-answered" in [entry["event"] for entry in told]


def test_a_computer_player_draws_anew_for_every_move_and_every_game(tmp_path: Path) -> None:
    """Whoever knew its seed would know what it plays."""
    seeds = [seed for number in range(2) for seed in asyncio.run(resign(tmp_path / str(number)))[0].seeds]
    assert len(seeds) > 4
    assert len(set(seeds)) == len(seeds)
    assert max(seeds) > 1 << 40, "nobody tries them all"


@pytest.mark.parametrize("readable", [True, False])
def test_a_computer_player_whose_line_is_refused_makes_another_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    """As on an edition whose cards have names that are read as something else; the log does not say what was chosen."""
    heroes = find("robot-heroes")
    write = heroes.write

    def wrongly(_: object, view: Any, action: int) -> str:
        text = write(view, action)
        return "hop" if text == "take optimus" or not readable else text

    monkeypatch.setattr(type(heroes), "write", wrongly)

    async def work() -> bool:
        store = Store(tmp_path)
        saved = prepare(NewTable(game="robot-heroes", seats=(SeatPlan(name="Ada"), SeatPlan(level="easy")))).saved
        await store.create(saved)
        room = Room(saved.id, store, Chooser(), Config(data=tmp_path))  # type: ignore[arg-type]  # as above
        ada = Viewer(0, 0, 64)
        await room.join(ada, "nonce")
        table = await room._ready()
        monkeypatch.setattr(table, "computers", lambda: table.actors)
        if readable:
            assert await room._play_one()
        else:
            with pytest.raises(RolloutError, match=r"^no text of any choice is understood$"):
                await room._play_one()
        played = table.length > 1
        await room.close()
        store.close()
        return played

    with capture_logs() as told:
        assert asyncio.run(work()) is readable
    refused = next(entry for entry in told if entry["event"] == "computer-refused")
    where = {"game": "robot-heroes", "edition": heroes.sheet.digest, "reason": "refused-not-understood"}
    assert refused == {"event": "computer-refused", "log_level": "error"} | where
