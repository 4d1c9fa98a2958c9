"""The HTTP side: the shelf, texts, new tables, pages, and what keeps strangers out."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollout.core.odds import Battle, BattleOdds
from rollout.games import find
from rollout.server.messages import Failed, Opened, Shelf
from tests.server.client import RH, Browser, Served, http, open_table, person

Serve = Callable[..., Served]
TRICKS = [
    "..%2f..%2fpyproject.toml",
    "%2e%2e/%2e%2e/pyproject.toml",
    "..%5c..%5cx",
    "%00",
    "en%00",
    "..%2f..%2f..%2f..%2fetc%2fpasswd",
]


class TestTheShelf:
    def test_games_with_options_and_levels(self, served: Served) -> None:
        shelf = msgspec.json.decode(http.get(f"{served.url}/api/games").content, type=Shelf)
        card = next(card for card in shelf.games if card.name == "robot-heroes")
        assert card.seats == 2
        assert [level.name for level in card.levels] == list(find("robot-heroes").levels)
        assert set(card.levels[0].text) == {"en", "de"}
        schema = json.loads(bytes(card.options))
        assert "max_turns" in schema["$defs"]["RobotHeroesOptions"]["properties"]

    @pytest.mark.parametrize("language", ["en", "de"])
    def test_words_and_help(self, served: Served, language: str) -> None:
        for path in (f"games/robot-heroes/words/{language}", f"games/robot-heroes/help/{language}"):
            answer = http.get(f"{served.url}/api/{path}")
            assert answer.status_code == 200
            assert len(answer.text) > 100
            assert answer.headers["content-type"].endswith("charset=utf-8")

    def test_rules(self, served: Served) -> None:
        rules = http.get(f"{served.url}/api/games/robot-heroes/rules").json()
        assert [rule["id"] for rule in rules] == list(find("robot-heroes").rules)
        assert all(rule["text"]["de"] for rule in rules)

    @pytest.mark.parametrize("what", ["xx", "EN", "", *TRICKS])
    def test_other_languages_are_not_found(self, served: Served, what: str) -> None:
        for path in ("words", "games/robot-heroes/words", "games/robot-heroes/help"):
            answer = http.get(f"{served.url}/api/{path}/{what}")
            assert answer.status_code == 404
            assert msgspec.json.decode(answer.content, type=Failed).reason == "not-found"

    @pytest.mark.parametrize("game", ["chess", *TRICKS])
    def test_other_games_are_not_found(self, served: Served, game: str) -> None:
        for path in ("rules", "words/en", "help/en"):
            assert http.get(f"{served.url}/api/games/{game}/{path}").status_code == 404


class TestOdds:
    def test_how_a_battle_may_end(self, served: Served) -> None:
        odds = http.get(f"{served.url}/api/games/risk/odds?attackers=3&defenders=2").json()
        assert [end[:2] for end in odds["ends"]] == [[3, 0], [2, 0], [1, 0], [0, 1], [0, 2]]
        assert (round(odds["win"], 3), round(odds["attackers_lost"], 3)) == (0.656, 1.406)

    def test_bonuses_and_where_to_stop(self, served: Served) -> None:
        def win(more: str) -> float:
            answer = http.get(f"{served.url}/api/games/risk/odds?attackers=6&defenders=5{more}")
            return float(answer.json()["win"])

        plain = win("")
        assert win("&attack_bonus=1") > plain > win("&defence_bonus=1")
        assert win("&stop_at=3") < plain

    @pytest.mark.parametrize(
        ("query", "said"),
        [
            ("attackers=201&defenders=3", "Expected `int` <= 200 - at `$.attackers`"),
            ("attackers=5&defenders=0", "Expected `int` >= 1 - at `$.defenders`"),
            ("attackers=many&defenders=1", "Expected `int`, got `str` - at `$.attackers`"),
            ("attackers=5&defenders=3&stop_at=5", "stop_at is at most 4: fewer than the 5 who attack"),
            ("attackers=5", "Object missing required field `defenders`"),
            ("attackers=5&defenders=3&tanks=1", "Object contains unknown field `tanks`"),
        ],
    )
    def test_what_cannot_be_asked(self, served: Served, query: str, said: str) -> None:
        answer = http.get(f"{served.url}/api/games/risk/odds?{query}")
        failed = msgspec.json.decode(answer.content, type=Failed)
        assert (answer.status_code, failed.reason, failed.detail) == (400, "malformed", said)

    def test_nobody_waits_until_a_large_battle_is_worked_out(
        self, served: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        begun, done, game = threading.Event(), threading.Event(), type(find("risk"))
        real = game.battle_odds

        def slow(risk: Any, battle: Battle) -> BattleOdds | None:
            begun.set()
            assert done.wait(60)
            return real(risk, battle)

        monkeypatch.setattr(game, "battle_odds", slow)
        with ThreadPoolExecutor() as pool:
            asked = pool.submit(http.get, f"{served.url}/api/games/risk/odds?attackers=71&defenders=72")
            assert begun.wait(60)
            try:
                assert http.get(f"{served.url}/healthz").status_code == 200
            finally:
                done.set()
            assert asked.result().status_code == 200

    def test_the_impatient_are_kept_out(self, serve: Serve) -> None:
        address = f"{serve(odds=2).url}/api/games/risk/odds?attackers=3&defenders=2"
        assert [http.get(address).status_code for _ in range(3)] == [200, 200, 429]

    def test_a_game_without_such_battles(self, served: Served) -> None:
        answer = http.get(f"{served.url}/api/games/stratego/odds?attackers=5&defenders=3")
        failed = msgspec.json.decode(answer.content, type=Failed)
        assert (answer.status_code, failed.reason) == (404, "not-found")
        assert failed.detail == "stratego has no battles of so many against so many"


LEVELS = 'one of these is needed: "basic", "advanced"'
OPTIONS = "the game has no such option; it has level, max_turns"


class TestNewTables:
    def test_a_table(self, served: Served) -> None:
        answer = http.post(f"{served.url}/api/tables", json={"game": "robot-heroes", "seats": RH})
        opened = msgspec.json.decode(answer.content, type=Opened)
        assert answer.status_code == 201
        assert len(bytes.fromhex(opened.table)) == 16
        assert len(opened.commitment) == 64
        assert [bool(token) for token in opened.tokens] == [True, False]
        assert len(opened.tokens[0]) >= 22, "at least 128 bits"

    @pytest.mark.parametrize(
        ("body", "status", "reason"),
        [
            ({"game": "chess", "seats": RH}, 404, "unknown-game"),
            ({"game": "robot-heroes", "seats": RH[:1]}, 422, "unfit-seats"),
            ({"game": "robot-heroes", "seats": [RH[0], {"level": "genius"}]}, 422, "unfit-seats"),
            ({"game": "robot-heroes", "seats": [RH[1], RH[1]]}, 422, "no-person"),
            ({"game": "robot-heroes", "seats": RH, "absence": "never"}, 400, "malformed"),
            ({"game": "robot-heroes", "seats": RH, "options": {"max_turns": "many"}}, 422, "unfit-options"),
            ({"game": "robot-heroes", "seats": RH, "options": {"cheat": True}}, 422, "unfit-options"),
            ({"game": "robot-heroes", "seats": RH, "admin": True}, 400, "malformed"),
            ({"game": "robot-heroes", "seats": [{"name": "x" * 41}, RH[1]]}, 400, "malformed"),
            ({"game": "robot-heroes", "seats": RH * 5}, 400, "malformed"),
            ({"game": "robot-heroes"}, 400, "malformed"),
            ([], 400, "malformed"),
        ],
    )
    def test_what_does_not_fit_is_refused_with_a_reason(
        self, served: Served, body: Any, status: int, reason: str
    ) -> None:
        answer = http.post(f"{served.url}/api/tables", json=body)
        failed = msgspec.json.decode(answer.content, type=Failed)
        assert (answer.status_code, failed.reason) == (status, reason)
        assert failed.detail

    @pytest.mark.parametrize(
        ("options", "value", "key", "text"),
        [
            ({"max_turns": 3}, "3", "problem-step", "max_turns = 3: an even number from 0 to 1,000 is needed"),
            ({"level": "hard"}, '"hard"', "problem-choice", f'level = "hard": {LEVELS}'),
            ({"cheat": True}, "true", "problem-no-option", f"cheat = true: {OPTIONS}"),
        ],
    )
    def test_an_option_that_does_not_fit_is_named_for_every_language(
        self, served: Served, options: Any, value: str, key: str, text: str
    ) -> None:
        answer = http.post(f"{served.url}/api/tables", json={"game": "robot-heroes", "seats": RH, "options": options})
        (mistake,) = answer.json()["mistakes"]
        assert (mistake["line"], mistake["path"], mistake["value"]) == (0, *options, value)
        assert (mistake["message"]["key"], mistake["text"]) == (key, text)

    @pytest.mark.parametrize(
        "body",
        [
            b"",
            b"{",
            b"\xff\xfe",
            b"[" * 8000,
            b'{"game":' + b" " * 9000,
            b'{"game": NaN}',
            b'{"game":"robot-heroes","seats":1e400}',
        ],
    )
    def test_what_cannot_be_read_is_refused(self, served: Served, body: bytes) -> None:
        answer = http.post(f"{served.url}/api/tables", content=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")

    def test_names_lose_what_cannot_be_seen(self, served: Served) -> None:
        opened = open_table(served.url, seats=[{"name": " A\u202e\u0007d\na\u2028 "}, {"level": "easy"}])
        with Browser(served.host, opened["table"], person(opened)) as browser:
            assert [seat["name"] for seat in browser.start()["seats"]] == ["A d a", "2"]

    def test_too_many_tables_of_one_address(self, serve: Callable[..., Served]) -> None:
        served = serve(new_tables=2)
        answers = [http.post(f"{served.url}/api/tables", json={"game": "pig"}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [400, 400, 429]


class TestOrigins:
    @pytest.mark.parametrize(
        "origin",
        ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1", "file://", "http://[", "HOST.evil"],
    )
    def test_another_site_may_not_open_tables(self, served: Served, origin: str) -> None:
        headers = {"Origin": origin.replace("HOST", served.url)}
        answer = http.post(f"{served.url}/api/tables", json={"game": "pig", "seats": RH}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")

    def test_our_own_pages_may(self, served: Served) -> None:
        headers = {"Origin": served.url}
        assert http.post(f"{served.url}/api/tables", json={"game": "pig", "seats": RH}, headers=headers).is_success

    def test_a_named_origin_may(self, serve: Callable[..., Served]) -> None:
        served = serve(origins=("https://play.example",))
        headers = {"Origin": "https://play.example"}
        assert http.post(f"{served.url}/api/tables", json={"game": "pig", "seats": RH}, headers=headers).is_success

    def test_no_origin_with_a_cookie_may_not(self, served: Served) -> None:
        headers = {"Cookie": "a=b"}
        answer = http.post(f"{served.url}/api/tables", json={"game": "pig", "seats": RH}, headers=headers)
        assert answer.status_code == 403

    def test_another_host_name_is_refused(self, serve: Callable[..., Served]) -> None:
        served = serve(hosts=("127.0.0.1",))
        assert http.get(f"{served.url}/api/games").is_success
        assert http.get(f"{served.url}/api/games", headers={"Host": "evil.example"}).status_code == 400


class TestPages:
    def test_without_a_front_end_a_page_says_how_to_build_it(self, served: Served) -> None:
        for path in ("/", "/tables/1"):
            answer = http.get(served.url + path)
            assert answer.status_code == 503
            assert "make play" in answer.text

    @pytest.fixture
    def built(self, serve: Callable[..., Served], tmp_path: Path) -> Served:
        (tmp_path / "static" / "assets").mkdir(parents=True)
        (tmp_path / "static" / "index.html").write_text("the app")
        (tmp_path / "static" / "assets" / "app-1.js").write_text("let it;")
        (tmp_path / "outside.txt").write_text("secret")
        (tmp_path / "static" / "link.txt").symlink_to(tmp_path / "outside.txt")
        return serve()

    @pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/games/robot-heroes/rules"])
    def test_every_page_is_the_app(self, built: Served, path: str) -> None:
        answer = http.get(built.url + path)
        assert (answer.status_code, answer.text) == (200, "the app")
        assert answer.headers["cache-control"] == "no-cache"

    def test_assets_may_be_kept_for_ever(self, built: Served) -> None:
        answer = http.get(f"{built.url}/assets/app-1.js")
        assert answer.text == "let it;"
        assert "javascript" in answer.headers["content-type"]
        assert "immutable" in answer.headers["cache-control"]

    @pytest.mark.parametrize(
        "path",
        ["/assets/app-2.js", "/link.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"],
    )
    def test_no_file_outside_is_served(self, built: Served, path: str) -> None:
        answer = http.get(built.url + path)
        assert answer.status_code == 404
        assert "secret" not in answer.text

    def test_a_nul_in_a_path(self, built: Served) -> None:
        assert http.get(f"{built.url}/a%00b").text in ("the app", "There is no such file.")

    @pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz"])
    def test_every_answer_has_the_protecting_headers(self, built: Served, path: str) -> None:
        headers = http.get(built.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "script-src" not in headers["content-security-policy"], "scripts fall under default-src: no inline"
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert ("no-store" in headers.get("cache-control", "")) == path.startswith("/api/")
        assert "server" not in headers

    def test_methods_and_paths_that_there_are_not(self, built: Served) -> None:
        assert http.get(f"{built.url}/api/nothing").status_code == 404
        assert http.delete(f"{built.url}/api/tables").status_code in (404, 405)
        assert http.post(f"{built.url}/").status_code == 405
        assert http.get(f"{built.url}/healthz").text == "ok"
