"""Tables that were played with rules or values that a newer program does not have: kept, told why, and given away."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text as sql

from rollout.core.edition import digest_of, template
from rollout.games import find
from rollout.record import read_record, verify, write_record
from tests.cli.test_commands import run
from tests.server.client import TWO, Browser, Message, Served, claim, fetch_record, http, open_table, person

Serve = Callable[..., Served]
PIG = find("pig")
STANDOFF = find("standoff")
BOX = template(STANDOFF).replace("hearts = 2", "hearts = 3")


def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PIG), "rules_version", "99")


def refusal(served: Served, opened: Message) -> str:
    """Why the table cannot be joined."""
    with Browser(served.host, opened["table"], person(opened)) as ada:
        failed = ada.receive()
        assert (failed["type"], failed["detail"]) == ("failed", "")
        return str(failed["reason"])


def begun(served: Served, actions: int = 10_000) -> Message:
    """A game of Pig, played so far."""
    opened = open_table(served.url, "pig")
    with Browser(served.host, opened["table"], person(opened)) as ada:
        ada.start()
        ada.play(random.Random(1), actions)
    return opened


class TestOlderRules:
    def test_the_record_of_a_game_that_had_ended_is_given_whole(
        self, serve: Serve, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        served = serve()
        opened = begun(served)
        before = fetch_record(served.url, opened["table"], person(opened)).text
        served.stop()
        with monkeypatch.context() as patched:
            newer(patched)
            served = serve()
            assert refusal(served, opened) == "outdated-rules"
            given = fetch_record(served.url, opened["table"], person(opened)).text
            assert given == before
            assert fetch_record(served.url, opened["table"], "x" * 32).status_code == 401
            answer = http.post(f"{served.url}/api/replays", json={"text": given})
            assert (answer.status_code, answer.json()["reason"]) == (422, "outdated-record")
            self.verified(given, tmp_path / "game.txt")
            served.stop()
        assert verify(read_record(given), PIG).good

    def verified(self, given: str, file: Path) -> None:
        file.write_text(given)
        told = run("verify", file)
        assert told.exit_code == 3
        assert (
            "CANNOT BE CHECKED by this version: it was played under rules version 1; these rules are 99." in told.stdout
        )
        assert "each draw follows from the secret" in told.stdout
        spoilt = run("verify", self.spoilt(given, file))
        assert spoilt.exit_code == 1
        assert "does not follow from the secret" in spoilt.stdout

    def spoilt(self, given: str, file: Path) -> Path:
        record = read_record(given)
        (draw,) = record.events[1].draws
        file.write_text(given.replace(f"  ~ {draw}\n", f"  ~ {draw.why} {draw.n}={(draw.value + 1) % draw.n}\n", 1))
        return file

    def test_one_that_had_not_is_closed_for_good_when_it_is_given(
        self, serve: Serve, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        served = serve()
        asked, other = begun(served, 2), begun(served, 2)
        served.stop()
        with monkeypatch.context() as patched:
            newer(patched)
            served = serve()
            given = read_record(fetch_record(served.url, asked["table"], person(asked)).text)
            assert (given.secret, given.result) == ("", "")
            assert len(given.events) >= 3
            assert fetch_record(served.url, asked["table"], person(asked)).text == write_record(given)
            served.stop()
        served = serve()
        assert refusal(served, asked) == "set-aside"
        with Browser(served.host, other["table"], person(other)) as ada:
            ada.start()

    def test_one_that_had_not_begun_has_no_record(self, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        served = serve()
        opened = open_table(served.url, "pig")
        served.stop()
        newer(monkeypatch)
        served = serve()
        assert refusal(served, opened) == "outdated-rules"
        answer = fetch_record(served.url, opened["table"], person(opened))
        assert (answer.status_code, answer.json()["reason"]) == (409, "not-begun")


class TestOtherValues:
    def test_an_edition_that_is_gone(self, serve: Serve) -> None:
        served = serve()
        http.post(f"{served.url}/api/games/standoff/editions", json={"text": BOX})
        seats = [{"name": "Ada"}, {"level": "easy"}, {"level": "easy"}]
        opened = open_table(served.url, "standoff", seats, edition=digest_of(BOX))
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
        served.stop()
        served = serve()
        with served.rooms.store._engine.begin() as connection:
            connection.execute(sql("DELETE FROM editions"))
        assert refusal(served, opened) == "outdated-values"
        with served.rooms.store._engine.begin() as connection:
            why = connection.execute(sql("SELECT aside FROM tables")).scalar_one()
        assert why.endswith("values (board, decks) that are neither this program's own nor an edition's")
        given = read_record(fetch_record(served.url, opened["table"], person(opened)).text)
        assert (given.tables, given.edition) == (digest_of(BOX), "")

    def test_an_edition_that_the_rules_no_longer_allow(self, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        served = serve()
        http.post(f"{served.url}/api/games/standoff/editions", json={"text": BOX + "# stricter\n"})
        seats = [*TWO, {"level": "easy"}]
        opened = open_table(served.url, "standoff", seats, edition=digest_of(BOX + "# stricter\n"))
        claim(served.url, opened["invitations"][1])
        served.stop()
        monkeypatch.setattr("rollout.core.edition.MAX_SIZE", 10)
        monkeypatch.setattr("rollout.games.on_edition", find.__globals__["on_edition"].__wrapped__)
        served = serve()
        assert refusal(served, opened) == "unfit-edition"
