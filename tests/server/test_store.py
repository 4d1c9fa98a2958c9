"""The store alone: shared commits, failures that stay apart, and rooms that are forgotten."""

from __future__ import annotations

import asyncio
import errno
import io
import json
import random
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import alembic.command
import alembic.config
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import event as sql_event

from rollout.core.errors import RolloutError
from rollout.record import Draw, Event
from rollout.server import schema, seating
from rollout.server.database import FILE, make_engine
from rollout.server.logs import set_up
from rollout.server.store import Answered, Saved, SavedSeat, Store, StoreError
from tests.server.client import Browser, Served, open_table, person


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = Store(tmp_path)
    yield store
    store.close()


def saved(table: str) -> Saved:
    seats = (SavedSeat("Ada", "", b"t" * 32), SavedSeat("Robot", "easy", None))
    return Saved(table, "pig", {"goal": 20}, "1", "", b"s" * 32, seats)


def do(work: Coroutine[Any, Any, Any]) -> Any:
    return asyncio.run(work)


SETUP = Event(-1, "", (Draw("die é", 6, 3),))


class Full(io.StringIO):
    """A file on a disk that is full."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_log_that_cannot_be_written_stops_nothing(store: Store) -> None:
    async def work() -> Saved | None:
        await store.create(saved("a"))
        with patch.object(store._engine, "begin", side_effect=OSError("no space")), pytest.raises(StoreError):
            await store.create(saved("b"))
        return await store.load("a")

    with patch("sys.stderr", Full()):
        set_up()
        assert do(asyncio.wait_for(work(), 10)) is not None


class TestSeats:
    @pytest.mark.parametrize(
        ("seat", "token", "theirs"),
        [
            (0, b"t" * 32, True),
            (0, b"u" * 32, False),
            (1, b"u" * 32, False),
            (2, b"u" * 32, True),
            (2, b"t" * 32, False),
        ],
        ids=["the own one", "another's", "a computer's", "a free one", "a second one"],
    )
    def test_whose_seat_it_is(self, store: Store, seat: int, token: bytes, theirs: bool) -> None:
        table = replace(saved("a"), seats=(*saved("a").seats, SavedSeat("", "", None)))
        before = [seat.token for seat in table.seats]

        async def work() -> tuple[bool, list[bytes | None]]:
            await store.create(table)
            taken = await store._do(lambda connection: seating.take(connection, "a", seat, token))
            found = await store.load("a")
            assert found
            return taken, [seat.token for seat in found.seats]

        taken, after = do(work())
        assert taken is theirs
        assert after == ([*before[:seat], token, *before[seat + 1 :]] if theirs else before)


class TestKeeping:
    def test_what_was_kept_comes_back(self, store: Store) -> None:
        async def work() -> Saved | None:
            await store.create(saved("a"))
            await store.begin("a", ("n0", "n1"), SETUP)
            await store.append("a", 1, (Event(0, "roll"), Event(0, "hold")), Answered(0, "r", 1, "roll hold"))
            await store.set_aside("a", "why")
            return await store.load("a")

        found = do(work())
        assert found.events == (SETUP, Event(0, "roll"), Event(0, "hold"))
        assert [seat.nonce for seat in found.seats] == ["n0", "n1"]
        assert found.answered == (Answered(0, "r", 1, "roll hold"),)
        assert (found.options, found.aside, found.damage) == ({"goal": 20}, "why", "")

    def test_a_table_that_there_is_not(self, store: Store) -> None:
        assert do(store.load("a")) is None

    @pytest.mark.parametrize("number", [0, 1])
    def test_no_event_is_written_twice(self, store: Store, number: int) -> None:
        async def work() -> None:
            await store.create(saved("a"))
            await store.begin("a", ("n0", "n1"), SETUP)
            await store.append("a", 1, (Event(0, "roll"),), Answered(0, "r", 1, "roll"))
            with pytest.raises(StoreError, match="UNIQUE"):
                await store.append("a", number, (Event(0, "hold"),), None)

        do(work())

    def test_a_request_is_answered_once(self, store: Store) -> None:
        async def work() -> Saved | None:
            await store.create(saved("a"))
            await store.append("a", 0, (SETUP,), Answered(0, "r", 1, "roll"))
            with pytest.raises(StoreError, match="UNIQUE"):
                await store.append("a", 1, (Event(0, "hold"),), Answered(0, "r", 2, "hold"))
            return await store.load("a")

        assert do(work()).events == (SETUP,), "all of a call or nothing"

    def test_every_commit_is_flushed(self, store: Store) -> None:
        def ask(name: str) -> Coroutine[Any, Any, Any]:
            return store._do(lambda c: c.exec_driver_sql(f"PRAGMA {name}").scalar())

        async def work() -> list[Any]:
            return [await ask("journal_mode"), await ask("synchronous")]

        assert do(work()) == ["wal", 2]

    def test_nobody_else_reads_the_secrets(self, store: Store, tmp_path: Path) -> None:
        """Not even where the folder was there already, open to all."""
        (tmp_path / "open").mkdir(mode=0o755)
        other = Store(tmp_path / "open")
        do(other.invited(b""))
        assert {file.stat().st_mode & 0o077 for file in (tmp_path / "open").iterdir()} == {0}
        other.close()


class TestSharedCommits:
    def test_many_calls_share_a_commit(self, store: Store) -> None:
        commits: list[object] = []
        sql_event.listen(store._engine, "commit", commits.append)

        async def work() -> None:
            await asyncio.gather(*(store.create(saved(f"{number}")) for number in range(200)))

        do(work())
        assert 4 <= len(commits) < 60

    def test_a_call_that_fails_takes_none_with_it(self, store: Store) -> None:
        async def work() -> list[Any]:
            calls = [store.create(saved(name)) for name in ("a", "b", "a", "c")]
            return await asyncio.gather(*calls, return_exceptions=True)

        results = do(work())
        assert [isinstance(result, StoreError) for result in results] == [False, False, True, False]
        assert all(do(store.load(name)) for name in "abc")

    def test_a_caller_that_goes_away_does_not_undo_it(self, store: Store) -> None:
        async def work() -> None:
            task = asyncio.create_task(store.create(saved("a")))
            await asyncio.sleep(0)
            task.cancel()
            await store.create(saved("b"))

        do(work())
        assert do(store.load("b"))

    def test_a_full_disk_is_survived(self, store: Store) -> None:
        def limit(pages: int) -> Coroutine[Any, Any, Any]:
            return store._do(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count = {pages}").scalar())

        async def work() -> int:
            await store.create(saved("a"))
            await limit(1)  # as many as there are: it grows no more
            number = 0
            with pytest.raises(StoreError, match="full"):
                while True:
                    await store.append("a", number, (Event(0, "x" * 1000),), None)
                    number += 1
            await limit(10**6)
            await store.append("a", number, (Event(0, "x"),), None)
            return number + 1

        count = do(work())
        assert store.broken == ""
        assert len(do(store.load("a")).events) == count


class TestOpening:
    def test_a_folder_belongs_to_one(self, store: Store, tmp_path: Path) -> None:
        with pytest.raises(RolloutError, match="another rollout server"):
            Store(tmp_path)

    def test_closing_frees_it_and_finishes_what_was_asked(self, tmp_path: Path) -> None:
        first = Store(tmp_path)
        do(first.create(saved("a")))
        first.close()
        second = Store(tmp_path)
        assert do(second.load("a"))
        second.close()

    def test_a_folder_that_cannot_be_made(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        with pytest.raises(RolloutError, match="cannot keep games in"):
            Store(tmp_path / "file" / "data")


class TestRooms:
    def test_tables_that_nobody_looks_at_leave_memory_and_come_back(self, serve: Callable[..., Served]) -> None:
        served = serve(idle_rooms=2)
        tables = [open_table(served.url, "pig") for _ in range(4)]
        for opened in tables:
            with Browser(served.host, opened["table"], person(opened)) as ada:
                ada.start()
                ada.play(random.Random(1), 2)
                ada.my_turn()
        with Browser(served.host, tables[0]["table"], person(tables[0])) as ada:
            ada.start()
            assert len(served.rooms._rooms) <= 3
            ada.play(random.Random(2))
            assert ada.last["outcome"]
        assert json.loads(ada.frames[0])["commitment"] == tables[0]["commitment"]


def database(folder: Path, shape: str, *rows: str) -> None:
    """A database as an older program left it."""
    engine = make_engine(folder / FILE)
    config = alembic.config.Config()
    config.set_main_option("script_location", "rollout.server:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        alembic.command.upgrade(config, shape)
        for row in rows:
            connection.exec_driver_sql(row)
    engine.dispose()


def opened(folder: Path, *tables: str) -> list[Any]:
    """Tables as this program reads them."""
    store = Store(folder)
    found = [do(store.load(table)) for table in tables]
    store.close()
    return found


class TestMigrations:
    def test_tables_of_the_first_shape_are_played_on(self, tmp_path: Path) -> None:
        table = "INSERT INTO tables VALUES ('a', 'pig', '{}', '1', '', x'00', 1, '')"
        database(tmp_path, "0001", table, "INSERT INTO seats VALUES ('a', 0, 'Ada', '', x'01', 'n')")
        (found,) = opened(tmp_path, "a")
        assert (found.absence, found.again) == ("ask", "")
        assert found.seats == (SavedSeat("Ada", "", b"\x01", "n"),)

    def test_tables_of_the_second_shape_keep_everything(self, tmp_path: Path) -> None:
        database(
            tmp_path,
            "0002",
            """INSERT INTO tables VALUES ('a', 'pig', '{"goal":20}', '1', 'd', x'0a', 1, 'why', 'computer', 'b')""",
            "INSERT INTO tables VALUES ('b', 'pig', '{}', '1', 'd', x'0b', 2, '', 'ask', '')",
            "INSERT INTO seats VALUES ('a', 0, 'Ada', '', x'01', 'n', NULL)",
            "INSERT INTO seats VALUES ('a', 1, 'Grace', '', NULL, '', x'02')",
            """INSERT INTO events VALUES ('a', 0, -1, '', '[["die",6,3]]')""",
            "INSERT INTO events VALUES ('a', 1, 0, 'roll', '[]')",
            "INSERT INTO requests VALUES ('a', 0, 'r', 1, 'roll')",
        )
        found, other = opened(tmp_path, "a", "b")
        assert (found.options, found.rules, found.sheet, found.secret) == ({"goal": 20}, "1", "d", b"\n")
        assert (found.aside, found.absence, found.again) == ("why", "computer", "b")
        assert (found.result, found.edition) == ("", "")
        assert found.seats == (SavedSeat("Ada", "", b"\x01", "n"), SavedSeat("Grace", "", None, invitation=b"\x02"))
        assert found.events == (Event(-1, "", (Draw("die", 6, 3),)), Event(0, "roll"))
        assert found.answered == (Answered(0, "r", 1, "roll"),)
        assert other.secret == b"\x0b"

    def test_editions_of_the_third_shape_are_kept(self, tmp_path: Path) -> None:
        database(
            tmp_path,
            "0003",
            "INSERT INTO editions VALUES ('d', 'pig', 'A box', 'text', 7)",
            "INSERT INTO tables VALUES ('a', 'pig', '{}', '1', 'd', x'0a', 1, '', 'ask', '')",
        )
        (found,) = opened(tmp_path, "a")
        assert (found.edition, found.result) == ("text", "")

    def test_the_shape_that_migrations_make_is_the_one_that_queries_use(self, store: Store) -> None:
        async def differences() -> Any:
            return await store._do(lambda c: compare_metadata(MigrationContext.configure(c), schema.metadata))

        assert do(differences()) == []
