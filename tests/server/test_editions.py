"""Owners' editions at a server: brought, checked, kept, played on, seen by everybody at their table, and never lost."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text as sql
from structlog.testing import capture_logs

from rollout.core.edition import MAX_SIZE, digest_of, template
from rollout.core.errors import RolloutError
from rollout.games import find
from rollout.record import read_record, verify, write_record
from rollout.server.app import make_app
from rollout.server.config import Config
from rollout.server.store import Store
from tests.record.test_edition import RECORD
from tests.server.client import (
    TWO,
    Browser,
    Message,
    Process,
    Served,
    fetch_record,
    http,
    open_table,
    person,
)

Serve = Callable[..., Served]
GAME = find("robot-heroes")
TEXT = template(GAME).replace("faces = 6", "faces = 2").replace("My own box", "Zweierwürfel <b>&amp;</b>")
CHANGED = "its edition is damaged: the text is not the one that it was opened with"
PLACE = "/api/games/robot-heroes/editions"


def bring(served: Served, text: str = TEXT, game: str = "robot-heroes", **more: Any) -> Message:
    answer = http.post(f"{served.url}/api/games/{game}/editions", json={"text": text}, **more)
    assert answer.status_code == 200, answer.text
    brought: Message = answer.json()
    return brought


class TestBringing:
    def test_a_good_one_is_kept_under_its_digest(self, served: Served) -> None:
        card = {"type": "edition-card", "digest": digest_of(TEXT), "title": "Zweierwürfel <b>&amp;</b>"}
        expected = {"type": "checked-edition", "edition": card, "mistakes": []}
        assert bring(served) == bring(served) == expected

    def test_every_mistake_comes_back_with_its_line(self, served: Served) -> None:
        wrong = TEXT.replace("faces = 2", "faces = 0").replace("[3, 4]", "[3, 3]")
        answer = bring(served, wrong)
        assert answer["edition"] is None
        lines = [wrong[: wrong.index(part)].count("\n") + 1 for part in ("[3, 3]", "faces = 0")]
        assert [mistake["line"] for mistake in answer["mistakes"]] == lines
        assert answer["mistakes"][1] == {
            "type": "mistake",
            "line": lines[1],
            "path": "die.faces",
            "value": "0",
            "message": {"type": "message", "key": "problem-number", "args": {"low": 2, "high": 20}},
            "text": "die.faces = 0: a whole number from 2 to 20 is needed",
        }

    def test_a_game_that_falls_over_it_is_in_the_log(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        def fall(*_: object) -> None:
            raise ZeroDivisionError("of the game")

        monkeypatch.setattr(type(GAME), "tables", fall)
        text = TEXT + "# another\n"
        with capture_logs() as told:
            (mistake,) = bring(served, text)["mistakes"]
        assert mistake["message"]["key"] == "problem-fallen"
        said = [entry for entry in told if entry["event"] == "edition-fell"]
        what = {"game": "robot-heroes", "edition": digest_of(text)}
        assert said == [{"event": "edition-fell", "log_level": "error", "exc_info": True, **what}]

    def test_one_on_which_something_can_be_done_that_no_text_says(
        self, served: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(type(GAME), "write", lambda *_: "hocus pocus")
        (mistake,) = bring(served, TEXT + "# magic\n")["mistakes"]
        assert mistake["message"] == {"type": "message", "key": "problem-notation", "args": {"text": "hocus pocus"}}

    @pytest.mark.parametrize(
        ("text", "line", "key"),
        [
            ("", 1, "problem-header"),
            (" ", 1, "problem-header"),
            ("x" * (MAX_SIZE + 1), 1, "problem-size"),
            ("\n[edition", 2, "problem-toml"),
            ("\x00", 1, "problem-toml"),
            (TEXT.replace("robot-heroes", "pig"), 6, "problem-other-game"),
        ],
    )
    def test_what_is_no_edition_of_the_game(self, served: Served, text: str, line: int, key: str) -> None:
        mistakes = bring(served, text)["mistakes"]
        assert (line, key) in [(mistake["line"], mistake["message"]["key"]) for mistake in mistakes]

    def test_one_on_which_games_do_not_end(self, served: Served) -> None:
        peaceful = TEXT.replace('"draw"', '"start"').replace('"battle"', '"start"')
        peaceful = re.sub(r"(?s)links = \[.*?\n\]", "links = [[0, 1], [12, 13]]", peaceful)
        (mistake,) = bring(served, peaceful)["mistakes"]
        assert (mistake["line"], "had not ended after 20,000 actions" in mistake["text"]) == (1, True)

    def test_what_is_too_large_is_not_even_read(self, served: Served) -> None:
        answer = http.post(served.url + PLACE, json={"text": "x" * 13 * MAX_SIZE})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")

    def test_a_game_that_there_is_not(self, served: Served) -> None:
        for method, place in (("POST", "editions"), ("GET", "editions/ours"), ("GET", "editions/ours/text")):
            answer = http.request(method, f"{served.url}/api/games/chess/{place}", json={"text": TEXT})
            assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-game")

    def test_other_sites_and_the_impatient_are_kept_out(self, serve: Serve) -> None:
        served = serve(new_editions=1)
        foreign = http.post(served.url + PLACE, json={"text": TEXT}, headers={"Origin": "https://evil.example"})
        assert (foreign.status_code, foreign.json()["reason"]) == (403, "foreign-origin")
        assert bring(served)["edition"]
        assert http.post(served.url + PLACE, json={"text": TEXT}).json()["reason"] == "too-fast"

    def test_one_after_the_other_and_not_too_many(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("rollout.server.replays._MOST_WAITING", 0)
        answer = http.post(served.url + PLACE, json={"text": TEXT})
        assert (answer.status_code, answer.json()["reason"]) == (503, "busy")


class TestKeeping:
    def test_the_oldest_that_no_table_uses_makes_room(self, serve: Serve) -> None:
        served = serve(kept_editions=2)
        used, unused, third = (TEXT + f"# {number}\n" for number in range(3))
        bring(served, used)
        open_table(served.url, edition=digest_of(used))
        bring(served, unused)
        bring(served, third)
        found = [http.get(f"{served.url}{PLACE}/{digest_of(text)}").status_code for text in (used, unused, third)]
        assert found == [200, 404, 200]

    def test_who_brings_too_many_loses_an_own_one(self, serve: Serve) -> None:
        served = serve(kept_editions=9, editions_each=2, proxies=("127.0.0.1",))
        texts = [TEXT + f"# {number}\n" for number in range(5)]
        for text, address in zip(texts, ("10.0.0.1", "10.0.0.2", "10.0.0.2", "10.0.0.2", "2001:db8::1"), strict=True):
            bring(served, text, headers={"X-Forwarded-For": address})
        found = [http.get(f"{served.url}{PLACE}/{digest_of(text)}").status_code for text in texts]
        assert found == [200, 404, 200, 200, 200]
        for text in texts[2:4]:
            open_table(served.url, edition=digest_of(text))
        answer = http.post(served.url + PLACE, json={"text": TEXT}, headers={"X-Forwarded-For": "10.0.0.2"})
        assert (answer.status_code, answer.json()["reason"]) == (503, "editions-full")

    def test_what_others_brought_first_is_not_ones_own(self, serve: Serve) -> None:
        served = serve(editions_each=1, proxies=("127.0.0.1",))
        theirs, own = TEXT + "# theirs\n", TEXT + "# own\n"
        for text, address in ((theirs, "10.0.0.1"), (theirs, "10.0.0.2"), (own, "10.0.0.2")):
            bring(served, text, headers={"X-Forwarded-For": address})
        found = [http.get(f"{served.url}{PLACE}/{digest_of(text)}").status_code for text in (theirs, own)]
        assert found == [200, 200], "whose share is used up loses nothing of others"

    def test_when_tables_use_all_no_more_are_taken(self, serve: Serve) -> None:
        served = serve(kept_editions=1)
        bring(served)
        open_table(served.url, edition=digest_of(TEXT))
        answer = http.post(served.url + PLACE, json={"text": TEXT + "# more\n"})
        assert (answer.status_code, answer.json()["reason"]) == (503, "editions-full")
        assert bring(served)["edition"], "what is kept already is welcome"

    def test_a_table_on_an_edition_that_there_is_not(self, served: Served) -> None:
        pig = {"game": "pig", "seats": [{"name": "A"}, {"level": "easy"}]}
        for plan in ({"game": "robot-heroes", "seats": TWO, "edition": "0" * 64}, {**pig, "edition": digest_of(TEXT)}):
            answer = http.post(f"{served.url}/api/tables", json=plan)
            assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-edition")

    def test_one_that_is_damaged_is_not_used(self, serve: Serve) -> None:
        served = serve()
        bring(served)
        with served.rooms.store._engine.begin() as connection:
            connection.execute(sql("UPDATE editions SET text = replace(text, 'faces = 2', 'faces = 3')"))
        answer = http.get(f"{served.url}{PLACE}/{digest_of(TEXT)}")
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-edition")
        plan = {"game": "robot-heroes", "seats": TWO, "edition": digest_of(TEXT)}
        assert http.post(f"{served.url}/api/tables", json=plan).json()["reason"] == "unknown-edition"


class TestLooking:
    def test_every_value_with_its_source(self, served: Served) -> None:
        bring(served)
        shown = http.get(f"{served.url}{PLACE}/{digest_of(TEXT)}").json()
        assert (shown["game"], shown["digest"]) == ("robot-heroes", digest_of(TEXT))
        assert shown["title"] == "Zweierwürfel <b>&amp;</b>"
        values = {value["path"]: value["value"] for value in shown["values"]}
        assert (values["die.faces"], values["hero.pieces"], values["deck[0].card"]) == (2, 6, "die")
        sources = {source["name"]: source["kind"] for source in shown["sources"]}
        assert {value["source"] for value in shown["values"]} == sources.keys()
        assert sources["rulebook"] == "rulebook"

    def test_our_own_values_too(self, served: Served) -> None:
        shown = http.get(f"{served.url}{PLACE}/ours").json()
        assert (shown["digest"], shown["title"]) == ("", "")
        assert len(shown["values"]) == len(GAME.sheet.data)

    def test_the_text_comes_back_as_it_was_and_of_ours_one_to_begin_with(self, served: Served) -> None:
        bring(served)
        answer = http.get(f"{served.url}{PLACE}/{digest_of(TEXT)}/text")
        assert answer.text == TEXT
        assert answer.headers["content-type"].startswith("text/plain")
        assert answer.headers["content-disposition"].startswith('attachment; filename="robot-heroes-')
        assert answer.headers["x-content-type-options"] == "nosniff"
        ours = http.get(f"{served.url}{PLACE}/ours/text").text
        assert bring(served, ours)["edition"]["title"] == "My own box"

    def test_a_game_without_values_has_none(self, served: Served) -> None:
        assert http.get(f"{served.url}/api/games/pig/editions/ours").json()["values"] == []
        answer = http.get(f"{served.url}/api/games/pig/editions/ours/text")
        assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-edition")

    @pytest.mark.parametrize("digest", ["../ours", "%2e%2e", "x", "0" * 64, "ours%00", "tables.toml"])
    def test_nothing_else_can_be_looked_at(self, served: Served, digest: str) -> None:
        assert http.get(f"{served.url}{PLACE}/{digest}").status_code == 404
        assert http.get(f"{served.url}{PLACE}/{digest}/text").status_code == 404


class TestPlaying:
    def test_a_table_is_played_on_its_values_and_says_so_to_everybody(self, served: Served) -> None:
        card = bring(served)["edition"]
        opened = open_table(served.url, seats=TWO, edition=digest_of(TEXT))
        invitation = http.get(f"{served.url}/api/invitations/{opened['invitations'][1]}").json()
        assert invitation["edition"] == card
        with Browser(served.host, opened["table"]) as watcher:
            assert watcher.until("joined")["edition"] == card

    def test_a_table_on_our_own_names_none(self, served: Served) -> None:
        opened = open_table(served.url)
        with Browser(served.host, opened["table"], person(opened)) as ada:
            assert ada.until("joined")["edition"] is None

    def test_a_whole_game_against_the_computer_and_once_more(self, served: Served) -> None:
        bring(served)
        opened = open_table(served.url, edition=digest_of(TEXT), options={"max_turns": 4})
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
            ada.play(random.Random(1))
            moves = [told["value"] for told in ada.told if told["type"] == "rolled" and told["purpose"] == "move"]
        assert moves
        assert set(moves) <= {1, 2}
        record = read_record(fetch_record(served.url, opened["table"], person(opened)).text)
        assert record.edition == TEXT
        assert verify(record, GAME).good
        headers = {"Authorization": f"Bearer {person(opened)}"}
        again = http.post(
            f"{served.url}/api/tables/{opened['table']}/again", json={"token": "x" * 24}, headers=headers
        ).json()
        with Browser(served.host, again["table"], "x" * 24) as ada:
            assert ada.until("joined")["edition"]["digest"] == digest_of(TEXT)

    def test_its_replay_and_its_file_say_what_it_was_played_on(self, served: Served) -> None:
        shown = http.post(f"{served.url}/api/replays", json={"text": write_record(RECORD), "viewer": 0}).json()
        assert shown["edition"] == {"type": "edition-card", "digest": RECORD.tables, "title": "My own box"}
        assert shown["findings"] == []
        spoiled = write_record(RECORD).replace("hearts = 3", "hearts = 4")
        answer = http.post(f"{served.url}/api/replays", json={"text": spoiled, "viewer": 0})
        assert (answer.status_code, answer.json()["reason"]) == (422, "unfit-record")
        assert "edition has been changed" in answer.json()["detail"]

    def test_it_is_the_same_after_a_restart(self, serve: Serve) -> None:
        served = serve()
        bring(served)
        opened = open_table(served.url, edition=digest_of(TEXT))
        waiting = open_table(served.url, edition=digest_of(TEXT))
        with Browser(served.host, opened["table"], person(opened)) as ada:
            ada.start()
        served.stop()
        served = serve()
        for table in (opened, waiting):
            with Browser(served.host, table["table"], person(table)) as ada:
                assert ada.start()["edition"]["digest"] == digest_of(TEXT)

    @pytest.mark.parametrize(
        ("damage", "reason", "why"),
        [
            ("UPDATE editions SET text = replace(text, 'faces = 2', 'faces = 3')", "set-aside", CHANGED),
            ("UPDATE editions SET text = 'x'", "set-aside", CHANGED),
            ("UPDATE editions SET text = x'00ff'", "set-aside", CHANGED),
            ("UPDATE editions SET text = ''", "set-aside", "its rows are damaged: its edition is empty"),
            ("DELETE FROM editions", "outdated-values", "neither this program's own nor an edition's"),
        ],
    )
    @pytest.mark.parametrize("begun", [True, False])
    def test_a_table_whose_edition_is_damaged_is_set_aside_and_the_others_live(
        self, serve: Serve, damage: str, reason: str, why: str, begun: bool
    ) -> None:
        served = serve()
        bring(served)
        bad, good = open_table(served.url, edition=digest_of(TEXT)), open_table(served.url)
        if begun:
            with Browser(served.host, bad["table"], person(bad)) as ada:
                ada.start()
        served.stop()
        served = serve()
        with served.rooms.store._engine.begin() as connection:
            connection.execute(sql(damage))
        with Browser(served.host, bad["table"], person(bad)) as ada:
            failed = ada.receive()
            assert (failed["type"], failed["reason"], failed["detail"]) == ("failed", reason, "")
        with served.rooms.store._engine.begin() as connection:
            aside = connection.execute(sql("SELECT aside FROM tables WHERE id = :id"), {"id": bad["table"]}).scalar()
        assert str(aside).endswith(why)
        with Browser(served.host, good["table"], person(good)) as ada:
            ada.start()


class TestOffered:
    def test_what_the_host_offers_comes_with_the_shelf(self, serve: Serve) -> None:
        served = serve(editions=(TEXT, template(find("standoff"))))
        cards = {card["name"]: card for card in http.get(f"{served.url}/api/games").json()["games"]}
        assert [edition["digest"] for edition in cards["robot-heroes"]["editions"]] == [digest_of(TEXT)]
        assert len(cards["standoff"]["editions"]) == 1
        assert cards["hideout"]["editions"] == []
        assert (cards["hideout"]["has_values"], cards["pig"]["has_values"]) == (True, False)
        open_table(served.url, edition=digest_of(TEXT))

    def test_it_is_never_dropped(self, serve: Serve) -> None:
        served = serve(editions=(TEXT,), kept_editions=1)
        answer = http.post(served.url + PLACE, json={"text": TEXT + "# more\n"})
        assert answer.json()["reason"] == "editions-full"
        open_table(served.url, edition=digest_of(TEXT))

    def test_one_with_mistakes_keeps_a_server_from_starting(self, tmp_path: Path) -> None:
        with pytest.raises(RolloutError, match=r"die\.faces = 0"):
            make_app(Config(data=tmp_path, editions=(TEXT.replace("faces = 2", "faces = 0"),)))
        Store(tmp_path).close()

    def test_from_the_command_line(self, tmp_path: Path) -> None:
        file = tmp_path / "box.toml"
        file.write_text(TEXT, encoding="utf-8-sig", newline="\r\n")
        process = Process(tmp_path / "data", "--edition", str(file))
        try:
            cards = {card["name"]: card for card in http.get(f"{process.url}/api/games").json()["games"]}
        finally:
            process.kill()
        assert cards["robot-heroes"]["editions"][0]["digest"] == digest_of(TEXT)
