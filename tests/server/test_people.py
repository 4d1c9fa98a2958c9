"""People who play people: invitations, whole games of two with a spectator, races, the same game once more."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from typing import Any

import pytest

from rollout.core.wire import SPECTATOR
from rollout.games import find
from rollout.record import read_record, replay, verify
from rollout.server.logs import set_up
from rollout.server.opening import clean_name
from tests.server.client import TWO, Browser, Message, Served, claim, fetch_record, http, open_table, two_people
from tests.server.test_play import as_sent

Serve = Callable[..., Served]


def invitation(served: Served, code: str) -> Message:
    answer: Message = http.get(f"{served.url}/api/invitations/{code}").json()
    return answer


class TestInvitations:
    def test_a_seat_waits_for_a_guest(self, served: Served) -> None:
        opened = open_table(served.url, seats=TWO)
        assert [bool(token) for token in opened["tokens"]] == [True, False]
        assert [bool(code) for code in opened["invitations"]] == [False, True]
        assert len(opened["invitations"][1]) == 22, "128 bits"
        seen = invitation(served, opened["invitations"][1])
        assert (seen["seat"], seen["names"], seen["open"]) == (1, ["Ada", ""], True)
        assert (seen["table"], seen["commitment"]) == (opened["table"], opened["commitment"])
        assert seen["options"]["level"] == "basic"

    def test_it_is_good_once_and_a_retry_gets_the_same_answer(self, served: Served) -> None:
        opened = open_table(served.url, seats=TWO)
        code = opened["invitations"][1]
        first = claim(served.url, code, " Gr\u202eace ")
        assert claim(served.url, code, "Other", first["token"]) == first
        assert (invitation(served, code)["names"], invitation(served, code)["open"]) == (["Ada", "Gr ace"], False)
        answer = http.post(f"{served.url}/api/invitations/{code}", json={"token": secrets.token_urlsafe(24)})
        assert (answer.status_code, answer.json()["reason"]) == (409, "invitation-used")

    @pytest.mark.parametrize("name", ["\u3164", "\u2800 \u115f", "\u200b\u202e", "\u0000"])
    def test_who_gives_a_name_that_nobody_can_see_is_called_by_the_seat(self, name: str) -> None:
        assert clean_name(name, 1) == "2"

    def test_the_first_of_many_has_the_seat(self, served: Served) -> None:
        code = open_table(served.url, seats=TWO)["invitations"][1]
        tokens = [secrets.token_urlsafe(24) for _ in range(12)]

        def take(token: str) -> int:
            return http.post(f"{served.url}/api/invitations/{code}", json={"token": token}).status_code

        with ThreadPoolExecutor(12) as pool:
            answers = list(pool.map(take, tokens))
        assert sorted(answers) == [200] + 11 * [409]

    def test_a_token_has_one_seat_of_a_table(self, served: Served) -> None:
        opened = open_table(served.url, seats=[{"here": False}, {"here": False}])
        token = claim(served.url, opened["invitations"][0])["token"]
        for code, other in ((opened["invitations"][1], token), (opened["invitations"][0], opened["invitations"][1])):
            answer = http.post(f"{served.url}/api/invitations/{code}", json={"token": other})
            assert answer.status_code == 409

    @pytest.mark.parametrize(
        ("body", "status"),
        [({"token": "short"}, 400), ({}, 400), ({"token": "ä" * 30}, 400), ({"token": "x" * 65}, 400)],
    )
    def test_a_token_that_will_not_do(self, served: Served, body: Message, status: int) -> None:
        code = open_table(served.url, seats=TWO)["invitations"][1]
        assert http.post(f"{served.url}/api/invitations/{code}", json=body).status_code == status
        assert invitation(served, code)["open"]

    @pytest.mark.parametrize("code", ["nothing", "..%2f..", "%00", "a" * 3000])
    def test_an_invitation_that_there_is_not(self, served: Served, code: str) -> None:
        for answer in (
            http.get(f"{served.url}/api/invitations/{code}"),
            http.get(f"{served.url}/api/invitations/{code}/qr"),
            http.post(f"{served.url}/api/invitations/{code}", json={"token": "x" * 30}),
        ):
            assert answer.status_code == 404

    def test_other_sites_and_the_impatient_are_kept_out(self, serve: Serve) -> None:
        served = serve(seat_requests=2)
        code = open_table(served.url, seats=TWO)["invitations"][1]
        address = f"{served.url}/api/invitations/{code}"
        foreign = http.post(address, json={"token": "x" * 30}, headers={"Origin": "https://evil.example"})
        assert foreign.status_code == 403
        assert [http.get(address).status_code for _ in range(3)] == [200, 200, 429]

    def test_nobody_finds_codes_or_tokens_in_the_store(self, served: Served) -> None:
        opened = open_table(served.url, seats=TWO)
        token = claim(served.url, opened["invitations"][1])["token"]
        files = [file.read_bytes() for file in served.rooms.config.data.iterdir()]
        for secret in (opened["tokens"][0], opened["invitations"][1], token):
            assert not any(secret.encode() in data for data in files)


class TestBeginning:
    def test_the_game_begins_when_all_are_there(self, served: Served) -> None:
        opened = open_table(served.url, seats=TWO)
        with ExitStack() as stack:
            watcher = stack.enter_context(Browser(served.host, opened["table"]))
            ada = stack.enter_context(Browser(served.host, opened["table"], opened["tokens"][0]))
            assert [seat["name"] for seat in ada.receive()["seats"]] == ["Ada", ""]
            there = ada.until_there(lambda told: told["spectators"] == 1)
            assert [chair["online"] for chair in there["chairs"]] == [True, False]
            assert ada.act("roll", decision=0)["reason"] == "not-begun"
            token = claim(served.url, opened["invitations"][1])["token"]
            named = watcher.until_there(lambda told: told["chairs"][1]["name"] != "")
            assert named["chairs"][1] == {"type": "chair", "name": "Grace", "online": False, "left": False}
            assert watcher.last == {}, "the guest is not here yet"
            grace = stack.enter_context(Browser(served.host, opened["table"], token))
            for each in (grace, ada, watcher):
                each.until("update")
            assert ada.until_there(lambda told: told["chairs"][1]["online"])["chairs"][0]["online"]
            record = read_record(play(ada, grace, served, opened["table"]))
        assert [sitter.name for sitter in record.seats] == ["Ada", "Grace"]

    def test_all_at_once(self, served: Served) -> None:
        for _ in range(5):
            table, tokens = two_people(served.url)
            with ThreadPoolExecutor(6) as pool, ExitStack() as stack:
                joining = partial(Browser, served.host, table)
                browsers = list(pool.map(joining, [*tokens, "", *tokens, ""]))
                for browser in browsers:
                    stack.enter_context(browser)
                    browser.until("update")
                assert len({str(browser.last["view"]["heroes"]) for browser in browsers}) == 1
                assert {browser.version > 0 for browser in browsers} == {True}

    def test_a_hot_seat(self, served: Served) -> None:
        opened = open_table(served.url, seats=[{"name": "Ada"}, {"name": "Bea"}])
        table, (one, two) = opened["table"], opened["tokens"]
        with Browser(served.host, table, one) as ada, Browser(served.host, table, two) as bea:
            play(ada, bea, served, table)

    def test_a_second_tab_needs_no_nonce(self, served: Served) -> None:
        opened = open_table(served.url, seats=TWO)
        with Browser(served.host, opened["table"], opened["tokens"][0]) as ada:
            assert ada.receive()["type"] == "joined"
            with Browser(served.host, opened["table"], opened["tokens"][0], nonce="") as tab:
                assert tab.receive()["type"] == "joined"

    def test_a_table_may_be_full_of_watchers(self, serve: Serve) -> None:
        """They cannot keep out who plays, nor one player another: who cannot come back would count as gone."""
        served = serve(viewers=2)
        table, tokens = two_people(served.url)
        with ExitStack() as stack:
            for token in ("", "", tokens[0], tokens[0]):
                assert stack.enter_context(Browser(served.host, table, token)).receive()["type"] == "joined"
            for token in ("", tokens[0]):
                assert stack.enter_context(Browser(served.host, table, token)).receive()["reason"] == "table-full"
            stack.enter_context(Browser(served.host, table, tokens[1])).start()


def play(ada: Browser, grace: Browser, served: Served, table: str, seed: int = 1) -> str:
    """Both act at random to the end, each in a thread; the record, which has been verified."""

    def to_the_end(browser: Browser) -> None:
        if not browser.last:
            browser.until("update")
        browser.play(random.Random(seed + browser.version))

    with ThreadPoolExecutor(2) as pool:
        for done in [pool.submit(to_the_end, each) for each in (ada, grace)]:
            done.result()
    text = fetch_record(served.url, table, ada.token).text
    record = read_record(text)
    assert verify(record, find(record.game)).good
    return text


@pytest.fixture(scope="module")
def game(served: Served) -> Iterator[tuple[Any, list[Browser], list[str]]]:
    opened = open_table(served.url, seats=TWO)
    guest = claim(served.url, opened["invitations"][1])["token"]
    kept_secret = [opened["tokens"][0], guest, opened["invitations"][1]]
    tokens = [opened["tokens"][0], guest, ""]
    with ExitStack() as stack:
        browsers = [stack.enter_context(Browser(served.host, opened["table"], token)) for token in tokens]
        text = play(browsers[0], browsers[1], served, opened["table"], 7)
        while not browsers[2].last.get("outcome"):
            browsers[2].until("update")
        yield read_record(text), browsers, kept_secret


class TestWhatEachMayKnow:
    def test_each_was_told_what_the_rules_say_and_nothing_else(self, game: Any) -> None:
        record, browsers, _ = game
        heroes = find("robot-heroes")
        moments = list(replay(record, heroes))
        for viewer, browser in ((0, browsers[0]), (1, browsers[1]), (SPECTATOR, browsers[2])):
            told = [heroes.tell(fact, viewer) for moment in moments for fact in moment.facts]
            assert browser.told == [as_sent(thing) for thing in told if thing is not None]

    def test_each_saw_the_own_window_and_no_other(self, game: Any) -> None:
        record, browsers, _ = game
        heroes = find("robot-heroes")
        windows: dict[int, list[Message]] = {viewer: [] for viewer in (0, 1, SPECTATOR)}
        for moment in replay(record, heroes):
            for viewer, seen in windows.items():
                seen.append(as_sent(heroes.view(moment.state, viewer)))
        hidden = {"hand-dealt", "card-drawn", "card-chosen"}
        for viewer, browser in ((0, browsers[0]), (1, browsers[1]), (SPECTATOR, browsers[2])):
            views = [message["view"] for frame in browser.frames if "view" in (message := json.loads(frame))]
            assert len(views) > 20
            assert all(view in windows[viewer] for view in views)
            assert all(told["seat"] == viewer for told in browser.told if told["type"] in hidden)
            assert viewer != SPECTATOR or not any(view["hand"] or view["sealed"] for view in views)

    def test_no_frame_holds_a_secret(self, game: Any) -> None:
        record, browsers, kept_secret = game
        for number, browser in enumerate(browsers):
            for canary in (record.secret, *kept_secret):
                assert not any(canary in frame for frame in browser.frames), number

    def test_who_is_there_says_nothing_of_the_game(self, game: Any) -> None:
        _, browsers, _ = game
        for browser in browsers:
            told = [message for frame in browser.frames if (message := json.loads(frame))["type"] == "presence"]
            assert 1 <= len(told) <= 8, "a whole game of one coming each is no storm of messages"
            assert {key for each in told for key in each} == {"type", "chairs", "spectators", "talk", "again"}

    def test_a_game_that_is_over_accepts_nothing(self, game: Any) -> None:
        _, (ada, grace, _), _ = game
        for each in (ada, grace):
            for text in ("roll", "take optimus", "(resign)", "(take back)", "(computer 1)", "(end)", "(back)"):
                assert each.act(text)["type"] == "refused", text


class TestRaces:
    def test_sealed_choices_in_any_order_and_twice(self, served: Served) -> None:
        """Both choose at the same time, from two tabs each: one choice of each counts, and nobody waits for ever."""
        table, tokens = two_people(served.url, "hideout")
        with ExitStack() as stack:
            tabs = [stack.enter_context(Browser(served.host, table, token)) for token in tokens * 2]
            for tab in tabs:
                tab.until("update")
            with ThreadPoolExecutor(4) as pool:
                over = list(pool.map(stubborn, tabs))
            assert len(over) == 4
            assert len({json.dumps(tab.last["outcome"]) for tab in tabs}) == 1
        assert verify(read_record(fetch_record(served.url, table, tokens[0]).text), find("hideout")).good

    @pytest.mark.parametrize("seed", range(4))
    def test_giving_up_races_an_action(self, served: Served, seed: int) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
            for each in (ada, grace):
                each.until("update")
            acting, other = (ada, grace) if ada.last["choices"] else (grace, ada)
            text = acting.last["choices"][0]["text"]
            pair = [(acting, text), (other, "(resign)")]
            random.Random(seed).shuffle(pair)
            for browser, line in pair:
                message = {"type": "act", "request": "r", "decision": browser.last["decision"], "text": line}
                browser.send(message)
            answers = {browser: browser.until("done", "refused")["type"] for browser, _ in pair}
            assert answers[other] == "done"
            for browser in (ada, grace):
                while not browser.last["outcome"]:
                    browser.until("update")
                assert browser.act(text)["type"] == "refused"
        record = read_record(fetch_record(served.url, table, tokens[0]).text)
        assert record.events[-1].text == "(resign)"
        assert len(record.events) == (3 if answers[acting] == "done" else 2)
        assert verify(record, find("robot-heroes")).good


def stubborn(browser: Browser) -> bool:
    """Act at random to the end; what another tab of the seat did first is no fault."""
    picks = random.Random(browser.prefix)
    while browser.my_turn():
        browser.act(picks.choice(browser.last["choices"])["text"])
        browser.until("update")
    return True


class TestOnceMore:
    def test_everybody_moves_on_by_one_seat(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        new = [secrets.token_urlsafe(24) for _ in range(2)]
        with ExitStack() as stack:
            ada, grace, watcher = (stack.enter_context(Browser(served.host, table, token)) for token in (*tokens, ""))
            ada.until("update")
            assert again(served, table, tokens[0], new[0]) == (409, "not-over")
            assert ada.act("(resign)")["type"] == "done"
            status, seated = again(served, table, tokens[0], new[0])
            assert (status, seated["seat"], seated["game"]) == (200, 1, "robot-heroes")
            assert again(served, table, tokens[0], new[0]) == (200, seated), "a retry"
            assert again(served, table, tokens[0], new[1]) == (409, "seat-taken"), "another tab"
            for each in (grace, watcher):
                assert each.until_there(lambda told: told["again"] != "")["again"] == seated["table"]
            other = again(served, table, tokens[1], new[1])
            assert other == (200, {**seated, "seat": 0})
            first = stack.enter_context(Browser(served.host, seated["table"], new[1]))
            second = stack.enter_context(Browser(served.host, seated["table"], new[0]))
            names = [sitter.name for sitter in read_record(play(first, second, served, seated["table"])).seats]
        assert names == ["Grace", "Ada"]

    def test_who_asks_first_is_the_same_for_all(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]):
            ada.until("update")
            ada.act("(resign)")
        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(lambda token: again(served, table, token, token), tokens * 4))
        assert {status for status, _ in answers} == {200}
        assert len({answer["table"] for _, answer in answers}) == 1

    def test_computers_stay_computers(self, served: Served) -> None:
        opened = open_table(served.url, seats=[{"name": "Ada"}, {"name": "Robot", "level": "easy"}])
        table, token = opened["table"], opened["tokens"][0]
        with Browser(served.host, table, token) as ada:
            ada.start()
            ada.act("(resign)")
            _, seated = again(served, table, token, "n" * 30)
            with Browser(served.host, seated["table"], "n" * 30) as once_more:
                assert [seat["level"] for seat in once_more.start()["seats"]] == ["easy", ""]
                once_more.play(random.Random(1))
                assert once_more.last["outcome"]

    def test_strangers_may_not(self, served: Served) -> None:
        table, _ = two_people(served.url)
        assert again(served, table, "x" * 30, "y" * 30) == (401, "unknown-token")
        assert again(served, "0" * 32, "x" * 30, "y" * 30) == (404, "unknown-table")


def again(served: Served, table: str, token: str, new: str) -> tuple[int, Any]:
    """The status, and the answer or the reason why there is none."""
    headers = {"Authorization": f"Bearer {token}"}
    answer = http.post(f"{served.url}/api/tables/{table}/again", json={"token": new}, headers=headers)
    return answer.status_code, answer.json() if answer.is_success else answer.json()["reason"]


class TestStorms:
    def test_many_watchers_that_come_together_are_told_of_together(self, serve: Serve) -> None:
        served = serve(presence_seconds=0.3)
        table, tokens = two_people(served.url)
        with ExitStack() as stack:
            ada = stack.enter_context(Browser(served.host, table, tokens[0]))
            ada.receive()
            for _ in range(40):
                stack.enter_context(Browser(served.host, table))
            ada.until_there(lambda told: told["spectators"] == 40)
        assert sum('"presence"' in frame for frame in ada.frames) < 15

    def test_cookies_of_other_servers_on_this_machine_do_not_matter_for_looking(self, served: Served) -> None:
        code = open_table(served.url, seats=TWO)["invitations"][1]
        headers = {"Cookie": "of=another-port"}
        assert http.get(f"{served.url}/api/invitations/{code}", headers=headers).is_success
        assert http.post(f"{served.url}/api/invitations/{code}", json={}, headers=headers).status_code == 403


def test_the_log_names_no_secret(serve: Serve, capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    served = serve(grace_seconds=0.1, presence_seconds=0.01)
    opened = open_table(served.url, seats=TWO, absence="computer")
    token = claim(served.url, opened["invitations"][1], "Zyxwv")["token"]
    new = secrets.token_urlsafe(24)
    with Browser(served.host, opened["table"], opened["tokens"][0], nonce="mynonce") as ada:
        with Browser(served.host, opened["table"], token, nonce="hernonce"):
            ada.until("update")
        while not ada.last["players"][1]:
            ada.until("update")
        ada.act("(resign)")
        again(served, opened["table"], opened["tokens"][0], new)
        secret = read_record(fetch_record(served.url, opened["table"], ada.token).text).secret
    served.stop()
    said = "".join(capsys.readouterr())
    assert "once-more" in said
    for canary in (*filter(None, [*opened["tokens"], *opened["invitations"]]), token, new, secret, "Zyxwv", "mynonce"):
        assert canary not in said
