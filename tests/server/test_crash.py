"""A server that is killed at any moment has lost nothing that it acknowledged, and done nothing twice."""

from __future__ import annotations

import json
import random
import signal
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from rollout.games import find
from rollout.record import read_record, verify
from tests.server.client import Browser, Message, Process, fetch_record, http, open_table, person

Start = Callable[[], Process]

GONE = (ConnectionClosed, InvalidHandshake, EOFError, OSError)
"""What a browser notices of a server that is killed: in the game, or while it opens its socket."""


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts servers, one after the other, on the same folder."""
    servers: list[Process] = []

    def one_more() -> Process:
        servers.append(Process(tmp_path))
        return servers[-1]

    yield one_more
    for server in servers:
        if server.process.poll() is None:
            server.kill()


class Player:
    """Acts at random until the socket breaks; remembers what was acknowledged and what was not."""

    def __init__(self, table: str, token: str, picks: random.Random) -> None:
        self.table, self.token, self.picks = table, token, picks
        self.told: list[Message] = []
        self.acknowledged: list[tuple[str, int, str]] = []
        self.open: tuple[str, int, str] | None = None
        self.over = False
        self.sockets = 0
        self.problem: AssertionError | None = None

    def play(self, host: str) -> None:
        """Join with what is known, retry what was not acknowledged, act on."""
        self.sockets += 1
        try:
            with Browser(host, self.table, self.token, have=len(self.told)) as browser:
                browser.prefix = f"{self.sockets}-"
                try:
                    self._play(browser)
                finally:
                    self.told += browser.told
        except GONE:
            pass
        except AssertionError as error:
            self.problem = self.problem or error

    def _play(self, browser: Browser) -> None:
        browser.start()
        if self.open:
            self._send(browser, self.open)
            browser.until("update")
        while browser.my_turn():
            text = self.picks.choice(browser.last["choices"])["text"]
            self._send(browser, (f"{self.sockets}-{len(self.acknowledged)}", browser.last["decision"], text))
            browser.until("update")
        self.over = True

    def _send(self, browser: Browser, action: tuple[str, int, str]) -> None:
        self.open = action
        request, decision, text = action
        answer = browser.act(text, request, decision)
        assert answer["type"] == "done", answer
        self.acknowledged.append(action)
        self.open = None


@pytest.mark.parametrize(
    ("game", "cycles"), [("robot-heroes", 4), pytest.param("robot-heroes", 12, marks=pytest.mark.slow)]
)
def test_kill_9(start: Start, tmp_path: Path, game: str, cycles: int) -> None:
    picks = random.Random(7)
    server = start()
    opened = open_table(server.url, game)
    player = Player(opened["table"], person(opened), picks)
    for _ in range(cycles):
        thread = threading.Thread(target=player.play, args=(server.host,))
        thread.start()
        time.sleep(picks.uniform(0.02, 0.4))
        server.kill()
        thread.join(20)
        assert player.problem is None
        server = start()
        if player.over:
            check(server, player, game)
            opened = open_table(server.url, game)
            player = Player(opened["table"], person(opened), picks)
    player.play(server.host)
    check(server, player, game)
    server.kill()
    with sqlite3.connect(tmp_path / "rollout.db") as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    database.close()


def check(server: Process, player: Player, game: str) -> None:
    """Everything acknowledged is there, once, in order; the log has no gap; retries change nothing."""
    assert player.problem is None
    assert player.over
    with Browser(server.host, player.table, player.token) as again:
        again.start()
        assert again.told == player.told, "what was shown once has stayed so"
        for request, decision, text in player.acknowledged[-3:]:
            assert again.act(text, request, decision)["type"] == "done"
        assert again.version == len(player.told)
    record = read_record(fetch_record(server.url, player.table, player.token).text)
    assert verify(record, find(game)).good
    own = [event.text for event in record.events if event.seat == 0]
    assert own == [text for _, _, text in player.acknowledged]


@pytest.mark.slow
def test_a_second_server_on_the_same_folder_is_refused(start: Start) -> None:
    first = start()
    with pytest.raises(AssertionError, match="another rollout server uses the games in"):
        start()
    first.kill()
    start().kill()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_in_order_when_told_to(start: Start, how: signal.Signals) -> None:
    server = start()
    opened = open_table(server.url)
    with Browser(server.host, opened["table"], person(opened)) as ada:
        ada.start()
        began = time.monotonic()
        server.process.send_signal(how)
        with pytest.raises(ConnectionClosed):
            while True:
                ada.receive()
    errors = server.close()
    assert time.monotonic() - began < 8
    assert server.process.returncode == 0
    logs = [json.loads(line) for line in errors.splitlines()]
    assert logs[-1]["event"] == "server-stopped"
    assert person(opened) not in errors


@pytest.mark.slow
def test_logs_tell_no_secrets(start: Start) -> None:
    server = start()
    opened = open_table(server.url)
    with Browser(server.host, opened["table"], person(opened), nonce="canary-nonce") as ada:
        ada.start()
        ada.play(random.Random(1))
    record = read_record(fetch_record(server.url, opened["table"], person(opened)).text)
    server.process.send_signal(signal.SIGTERM)
    errors = server.close()
    assert '"game-begun"' in errors
    for canary in (person(opened), record.secret, "canary-nonce", "card"):
        assert canary not in errors


@pytest.mark.slow
def test_a_database_of_a_newer_program_is_refused(start: Start, tmp_path: Path) -> None:
    start().kill()
    with sqlite3.connect(tmp_path / "rollout.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(AssertionError, match="made by a newer rollout"):
        start()


@pytest.mark.slow
def test_a_file_that_is_no_database_is_refused(start: Start, tmp_path: Path) -> None:
    (tmp_path / "rollout.db").write_text("not a database, but long enough to look like one" * 100)
    with pytest.raises(AssertionError, match="cannot be opened: file is not a database"):
        start()


def test_health(start: Start) -> None:
    server = start()
    assert http.get(f"{server.url}/healthz").text == "ok"
    server.kill()
