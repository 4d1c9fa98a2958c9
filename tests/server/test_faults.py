"""What goes wrong: full disks, slow and hostile clients, computer players that die or hang, damaged games."""

from __future__ import annotations

import json
import random
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import text as sql
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from rollout.server import store as store_module
from rollout.server import workers as workers_module
from rollout.server.store import Store
from rollout.table import Table
from tests.server.bad_players import BAD
from tests.server.client import Browser, Message, Served, fetch_record, http, open_table, person

Serve = Callable[..., Served]


def wait_for(condition: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(0.02)


class TestTheDisk:
    @pytest.fixture
    def ada(self, serve: Serve) -> Iterator[Browser]:
        self.served = serve()
        self.opened = open_table(self.served.url)
        with Browser(self.served.host, self.opened["table"], person(self.opened)) as ada:
            ada.start()
            assert ada.my_turn()
            yield ada

    def fail(self, monkeypatch: pytest.MonkeyPatch, error: str) -> None:
        """From now on nothing can be appended."""

        monkeypatch.setattr(store_module, "_append", raising(OperationalError("INSERT", {}, Exception(error))))

    def test_what_cannot_be_saved_has_not_happened(self, ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        before, text = ada.last, ada.last["choices"][0]["text"]
        with Browser(self.served.host, self.opened["table"]) as watcher:
            watcher.start()
            with monkeypatch.context() as broken:
                self.fail(broken, "database or disk is full")
                answer = ada.act(text, "again")
                assert (answer["type"], answer["reason"]) == ("failed", "not-saved")
                assert http.get(f"{self.served.url}/healthz").is_success
                with Browser(self.served.host, self.opened["table"], person(self.opened)) as other:
                    other.start()
                    assert other.last["decision"] == before["decision"]
                    assert other.last["view"] == before["view"]
            assert ada.act(text, "again")["type"] == "done", "there is space again: the same request is carried out"
            watcher.until("update")
        assert fetch_record(self.served.url, self.opened["table"], person(self.opened)).text.count(f". {text}\n") == 1

    def test_after_a_failed_flush_nothing_is_accepted_any_more(
        self, ada: Browser, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        text = ada.last["choices"][0]["text"]
        with monkeypatch.context() as broken:
            self.fail(broken, "disk I/O error")
            assert ada.act(text)["reason"] == "not-saved"
        assert ada.act(text)["reason"] == "not-saved"
        assert http.get(f"{self.served.url}/healthz").status_code == 503

    def test_computers_go_on_when_the_disk_does(self, ada: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
        real = store_module._append
        failed: list[int] = []

        def sometimes(*arguments: Any) -> None:
            if arguments[-1] is None and arguments[3][0].seat >= 0 and len(failed) < 2:
                failed.append(1)
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))
            real(*arguments)

        monkeypatch.setattr(store_module, "_append", sometimes)
        ada.play(random.Random(5))
        assert failed


class TestOurOwnMistakes:
    def test_a_game_that_cannot_be_saved_does_not_begin(self, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        served = serve()
        opened = open_table(served.url)
        with monkeypatch.context() as broken:
            broken.setattr(store_module, "_append", raising(OperationalError("INSERT", {}, Exception("full"))))
            with Browser(served.host, opened["table"], person(opened)) as ada:
                assert ada.receive()["reason"] == "not-saved"
        with Browser(served.host, opened["table"], person(opened), nonce="another") as ada:
            ada.start()
            assert ada.my_turn()

    def test_a_game_that_cannot_be_set_up_says_so(self, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        served = serve()
        opened = open_table(served.url)
        monkeypatch.setattr(Table, "begin", raising(RuntimeError("an accident")))
        with Browser(served.host, opened["table"], person(opened)) as ada:
            assert ada.receive()["reason"] == "internal"
            with pytest.raises(ConnectionClosed):
                ada.receive()

    def test_an_accident_in_the_rules_changes_nothing(self, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        served = serve()
        opened = open_table(served.url)
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
            ada.my_turn()
            text = ada.last["choices"][0]["text"]
            with monkeypatch.context() as broken:
                broken.setattr(Table, "propose", raising(KeyError("secret")))
                answer = ada.act(text, "again")
                assert (answer["type"], answer["reason"], answer["detail"]) == ("failed", "internal", "")
            assert ada.act(text, "again")["type"] == "done"

    def test_an_accident_of_a_computer_player_is_mended_by_coming_back(
        self, serve: Serve, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        served = serve()
        opened = open_table(served.url, "hideout", [{"name": "Ada"}, {"level": "easy"}])
        with monkeypatch.context() as broken:
            broken.setattr(Table, "propose", raising(KeyError("secret")))
            with Browser(served.host, opened["table"], person(opened)) as ada:
                ada.start()
                room = served.rooms._rooms[opened["table"]]
                wait_for(lambda: room._players is not None and room._players.done())
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
            ada.play(random.Random(1))
            assert ada.last["outcome"]


def raising(error: Exception) -> Callable[..., None]:
    def fail(*_: Any) -> None:
        raise error

    return fail


class TestHostileMessages:
    @pytest.fixture
    def raw(self, served: Served) -> Iterator[Any]:
        opened = open_table(served.url)
        with connect(f"ws://{served.host}/api/tables/{opened['table']}", proxy=None) as raw:
            self.token = person(opened)
            yield raw

    def join(self, raw: Any) -> None:
        raw.send(json.dumps({"type": "join", "token": self.token, "nonce": "n"}))
        for _ in range(2):
            raw.recv(5)

    def ends(self, raw: Any, reason: str, code: int) -> None:
        failed: Message = {}
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                failed = json.loads(raw.recv(5))
        assert (failed.get("type"), failed.get("reason")) == ("failed", reason)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code

    @pytest.mark.parametrize(
        "message",
        [
            "",
            "null",
            "{",
            "[]",
            '{"type":"join","nonce":"n","seat":1}',
            '{"type":"join","have":-1}',
            '{"type":"join","have":1.0}',
            '{"type":"join","have":18446744073709551616}',
            '{"type":"join","have":NaN}',
            '{"type":"join","nonce":"' + "x" * 65 + '"}',
            '{"type":"act","request":"1","decision":1,"text":"roll"}',
            '{"type":"admin"}',
            "[" * 8000,
        ],
    )
    @pytest.mark.parametrize("joined", [False, True])
    def test_malformed(self, raw: Any, message: str, joined: bool) -> None:
        if joined:
            self.join(raw)
            message = message.replace('"decision":1', '"decision":-1')
        raw.send(message)
        self.ends(raw, "malformed", 1008)

    def test_a_second_join(self, raw: Any) -> None:
        self.join(raw)
        raw.send('{"type":"join"}')
        self.ends(raw, "malformed", 1008)

    def test_binary(self, raw: Any) -> None:
        raw.send(b'{"type":"join"}')
        self.ends(raw, "malformed", 1003)

    @pytest.mark.parametrize("size", [8193, 1 << 20])
    def test_too_long(self, raw: Any, size: int) -> None:
        with pytest.raises(ConnectionClosed) as closed:
            raw.send("x" * size)
            raw.recv(5)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009

    def test_too_many(self, raw: Any) -> None:
        self.join(raw)
        with suppress(ConnectionClosed):
            for number in range(200):
                raw.send(json.dumps({"type": "act", "request": f"{number}", "decision": 0, "text": "x"}))
        self.ends(raw, "too-fast", 1008)

    def test_silence(self, serve: Serve) -> None:
        served = serve(join_seconds=0.2)
        with connect(f"ws://{served.host}/api/tables/x", proxy=None) as raw:
            assert json.loads(raw.recv(5))["reason"] == "unknown-table"
        opened = open_table(served.url)
        with connect(f"ws://{served.host}/api/tables/{opened['table']}", proxy=None) as raw:
            self.ends(raw, "silent", 1008)

    @pytest.mark.parametrize("origin", ["https://evil.example", "null"])
    def test_another_site(self, served: Served, origin: str) -> None:
        headers = {"Origin": origin}
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://{served.host}/api/tables/x", additional_headers=headers, proxy=None),
        ):
            pass
        assert refused.value.response.status_code == 403

    def test_our_own_site(self, served: Served) -> None:
        headers = {"Origin": f"http://{served.host}"}
        with connect(f"ws://{served.host}/api/tables/x", additional_headers=headers, proxy=None) as raw:
            assert json.loads(raw.recv(5))["reason"] == "unknown-table"

    def test_compression_is_not_offered(self, served: Served) -> None:
        with connect(f"ws://{served.host}/api/tables/x", proxy=None) as raw:
            assert raw.response is not None
            assert "Sec-WebSocket-Extensions" not in raw.response.headers


def test_a_client_that_does_not_read_is_dropped_and_nobody_waits_for_it(serve: Serve) -> None:
    served = serve(queue=8, send_seconds=0.5, burst=10**6)
    served.listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    opened = open_table(served.url)
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    with Browser(served.host, opened["table"], person(opened)) as ada:
        ada.start()
        with connect(
            f"ws://{served.host}/api/tables/{opened['table']}",
            proxy=None,
            close_timeout=0.2,
            sock=_connected(slow, served),
        ) as raw:
            raw.send(json.dumps({"type": "join", "token": person(opened), "nonce": "n"}))
            room = served.rooms._rooms[opened["table"]]
            wait_for(lambda: len(room._viewers) == 2)
            try:
                for number in range(20_000):
                    raw.send(json.dumps({"type": "act", "request": f"{number}", "decision": 0, "text": "x" * 150}))
                    if len(room._viewers) == 1:
                        break
            except ConnectionClosed:
                pass
            wait_for(lambda: len(room._viewers) == 1)
            began = time.monotonic()
            assert ada.my_turn()
            assert ada.act(ada.last["choices"][0]["text"])["type"] == "done"
            assert time.monotonic() - began < 5


def _connected(slow: socket.socket, served: Served) -> socket.socket:
    host, port = served.host.split(":")
    slow.connect((host, int(port)))
    return slow


class TestComputerPlayers:
    def test_a_killed_worker_costs_only_a_delay(self, serve: Serve) -> None:
        served = serve()
        opened = open_table(served.url)
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
            killed: set[int] = set()
            while len(killed) < 3 and ada.my_turn():
                for process in filter(None, (worker.process for worker in served.rooms._workers.all)):
                    process.kill()
                    killed.add(process.ident or 0)
                ada.step(random.Random(1))
            ada.play(random.Random(6))
            assert ada.last["outcome"]
            assert len(killed) == 3

    @pytest.mark.parametrize("answer", BAD)
    def test_a_bad_player_is_replaced_by_chance(
        self, serve: Serve, monkeypatch: pytest.MonkeyPatch, answer: str
    ) -> None:
        monkeypatch.setattr(workers_module, "_STARTING_SECONDS", 0.2 if answer == "hangs" else 20)
        monkeypatch.setattr(workers_module, "serve", BAD[answer])
        served = serve(think_seconds=0.1 if answer == "hangs" else 20)
        opened = open_table(served.url, "hideout", [{"level": "easy"}, {"name": "Ada"}])
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
            ada.until("update")
            assert ada.told[-1]["seat"] == 0, "it has acted all the same"


class TestDamagedGames:
    DAMAGE = (
        "UPDATE events SET draws = 'no json' WHERE number = 0 AND \"table\" = :table",
        "UPDATE events SET text = 'castle' WHERE number = 1 AND \"table\" = :table",
        "UPDATE events SET draws = '[]' WHERE number = 0 AND \"table\" = :table",
        'DELETE FROM events WHERE number = 1 AND "table" = :table',
        "UPDATE tables SET game = 'chess' WHERE id = :table",
        "UPDATE tables SET rules = x'ff' WHERE id = :table",
        "UPDATE tables SET result = '1 0 pieces' WHERE id = :table",
        "UPDATE tables SET options = '{' WHERE id = :table",
        "UPDATE seats SET nonce = x'ff' WHERE seat = 0 AND \"table\" = :table",
        'UPDATE seats SET token = 7 WHERE seat = 0 AND "table" = :table',
    )

    @pytest.mark.parametrize("damage", DAMAGE)
    def test_it_is_set_aside_and_the_others_live(self, serve: Serve, damage: str) -> None:
        first = serve()
        tables = [open_table(first.url) for _ in range(2)]
        for opened in tables:
            with Browser(first.host, opened["table"], person(opened)) as ada:
                ada.start()
                ada.play(random.Random(1), 3)
        first.stop()
        bad, good = tables
        self.execute(first, damage, bad["table"])
        second = serve()
        for _ in range(2):
            with Browser(second.host, bad["table"], person(bad)) as ada:
                failed = ada.receive()
                assert (failed["type"], failed["reason"], failed["detail"]) == ("failed", "set-aside", "")
        assert fetch_record(second.url, bad["table"], person(bad)).status_code == 409
        with Browser(second.host, good["table"], person(good)) as ada:
            ada.start()
            assert ada.play(random.Random(2), 3) == 3

    def execute(self, served: Served, statement: str, table: str) -> None:
        folder = served.rooms.config.data
        store = Store(folder)
        with store._engine.begin() as connection:
            connection.execute(sql(statement), {"table": table})
        store.close()
