"""A backup while games are being played, and a server that goes on from it."""

from __future__ import annotations

import random
import shutil
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from rollout.core.errors import RolloutError
from rollout.games import find
from rollout.record import read_record, verify
from rollout.server.backup import backup
from tests.server.client import Browser, Served, fetch_record, open_table, person

Serve = Callable[..., Served]


def test_games_go_on_from_a_backup_that_was_made_under_play(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    opened = [open_table(served.url) for _ in range(4)]
    acknowledged, stop = [0] * 4, threading.Event()

    def keep_playing(number: int) -> None:
        with Browser(served.host, opened[number]["table"], person(opened[number])) as ada:
            ada.start()
            picks = random.Random(number)
            while ada.my_turn() and not stop.is_set():
                ada.step(picks)
                acknowledged[number] += 1

    threads = [threading.Thread(target=keep_playing, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    while min(acknowledged) < 2:
        stop.wait(0.01)
    before = list(acknowledged)
    assert backup(tmp_path / "data", tmp_path / "copy.db") == 4
    after = list(acknowledged)
    stop.set()
    for thread in threads:
        thread.join()
    served.stop()
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "data").mkdir()
    shutil.copy(tmp_path / "copy.db", tmp_path / "data" / "rollout.db")
    served = serve()
    for number, each in enumerate(opened):
        with Browser(served.host, each["table"], person(each)) as ada:
            ada.start()
            transcript = fetch_record(served.url, each["table"], person(each)).text
            own = sum(": " not in line and line[:1].isdigit() and ". " in line for line in transcript.splitlines())
            assert before[number] <= own or ada.last["outcome"]
            assert own <= after[number] + 1 or ada.last["outcome"]
            ada.play(random.Random(9))
        record = read_record(fetch_record(served.url, each["table"], person(each)).text)
        assert verify(record, find("robot-heroes")).good


def test_a_server_that_is_stopped(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    open_table(served.url)
    served.stop()
    assert backup(tmp_path / "data", tmp_path / "copy.db") == 1
    assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0, "for nobody else's eyes"
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]


def test_nothing_is_overwritten_and_nothing_comes_of_nothing(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    (tmp_path / "there").write_text("mine")
    for folder, file, words in (
        (tmp_path / "none", tmp_path / "copy.db", "no games"),
        (tmp_path / "data", tmp_path / "there", "exists already"),
        (tmp_path / "data", tmp_path / "none" / "copy.db", "could not be written"),
    ):
        with pytest.raises(RolloutError, match=words):
            backup(folder, file)
    (tmp_path / "copy.db.part").write_text("")
    with pytest.raises(RolloutError, match="another backup"):
        backup(tmp_path / "data", tmp_path / "copy.db")
    assert (tmp_path / "there").read_text() == "mine"
    served.stop()


def test_a_damaged_database_gives_no_backup(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    for _ in range(30):
        open_table(served.url)
    served.stop()
    path = tmp_path / "data" / "rollout.db"
    data = bytearray(path.read_bytes())
    size = sqlite3.connect(path).execute("PRAGMA page_size").fetchone()[0]
    for page in range(1, len(data) // size):
        data[page * size : page * size + 64] = b"\xa5" * 64
    path.write_bytes(data)
    with pytest.raises(RolloutError):
        backup(tmp_path / "data", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()
