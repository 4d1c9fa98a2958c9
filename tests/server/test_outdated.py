"""Tables that were played with rules or values that a newer program does not have: kept, told why, and given away."""

from __future__ import annotations

import random
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from rollout.core.edition import digest_of, on_edition, template
from rollout.games import find
from rollout.record import read_record, verify
from rollout.server.database import FILE
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


def in_database(served: Served, statement: str) -> list[tuple[str, ...]]:
    """What a statement gives, in the database of a server that has stopped."""
    with closing(sqlite3.connect(served.rooms.config.data / FILE)) as database, database:
        return database.execute(statement).fetchall()


def begun(served: Served, actions: int = 10_000) -> Message:
    """A game of Pig, played so far."""
    opened = open_table(served.url, "pig")
    with Browser(served.host, opened["table"], person(opened)) as ada:
        ada.start()
        ada.play(random.Random(1), actions)
    return opened


def headers(transcript: str) -> str:
    return transcript.partition("\n\n")[0]


def actions(transcript: str) -> list[str]:
    """The own action of each event, empty where it was somebody else's."""
    return re.findall(r"^\d+\. ?(.*)$", transcript, re.MULTILINE)


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

    def test_of_one_that_had_not_a_seat_gets_its_own_actions_and_it_goes_on_where_the_rules_are_known(
        self, serve: Serve, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        served = serve()
        opened = begun(served, 2)
        known = fetch_record(served.url, opened["table"], person(opened)).text
        served.stop()
        with monkeypatch.context() as patched:
            newer(patched)
            served = serve()
            given = fetch_record(served.url, opened["table"], person(opened)).text
            served.stop()
        assert headers(given) == headers(known)
        assert actions(given) == [action for action in actions(known) if action]
        assert len(actions(given)) == 2
        assert "~" not in given and "<" not in given
        served = serve()
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
        assert fetch_record(served.url, opened["table"], person(opened)).text == known

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
        in_database(served, "DELETE FROM editions")
        served = serve()
        assert refusal(served, opened) == "outdated-values"
        given = fetch_record(served.url, opened["table"], person(opened)).text
        assert f'[Tables "{digest_of(BOX)}"]' in given and "[Edition" not in given
        served.stop()
        ((why,),) = in_database(served, "SELECT aside FROM tables")
        assert why.endswith("values (board, decks) that are neither this program's own nor an edition's")

    def test_an_edition_that_the_rules_no_longer_allow(self, serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
        served = serve()
        http.post(f"{served.url}/api/games/standoff/editions", json={"text": BOX + "# stricter\n"})
        seats = [*TWO, {"level": "easy"}]
        opened = open_table(served.url, "standoff", seats, edition=digest_of(BOX + "# stricter\n"))
        claim(served.url, opened["invitations"][1])
        served.stop()
        monkeypatch.setattr("rollout.core.edition.MAX_SIZE", 10)
        on_edition.cache_clear()
        served = serve()
        assert refusal(served, opened) == "unfit-edition"
