"""Whole games over real sockets: actions, retries, tabs, spectators, records."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest

from rollout.core.fair import commitment
from rollout.core.wire import SPECTATOR, encode
from rollout.games import find
from rollout.record import read_record, replay, verify
from tests.server.client import RH, Browser, Message, Served, fetch_record, open_table, person

TABLES: list[tuple[str, list[Message]]] = [
    ("robot-heroes", RH),
    ("robot-heroes", [{"name": "Robot", "level": "easy"}, {"name": "Ada"}]),
    ("hideout", [{"name": "Ada"}, {"level": "easy"}]),
    ("standoff", [{"level": "easy"}, {"name": "Ada"}, {"level": "easy"}]),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_against_the_computer(served: Served, game: str, seats: list[Message]) -> None:
    opened = open_table(served.url, game, seats)
    with Browser(served.host, opened["table"], person(opened)) as browser:
        joined = browser.start()
        assert joined["game"] == game
        assert joined["commitment"] == opened["commitment"]
        assert joined["viewer"] == seats.index({"name": "Ada"})
        acted = browser.play(random.Random(1))
    answer = fetch_record(served.url, opened["table"], person(opened))
    assert answer.headers["content-disposition"].startswith("attachment")
    assert answer.headers["content-type"].startswith("text/plain")
    record = read_record(answer.text)
    verdict = verify(record, find(game))
    assert verdict.good and verdict.dice_checked
    assert commitment(bytes.fromhex(record.secret)) == opened["commitment"]
    assert sum(event.seat == joined["viewer"] for event in record.events) == acted


def test_each_viewer_receives_its_own_window_and_nothing_else(served: Served) -> None:
    opened = open_table(served.url)
    table, token = opened["table"], person(opened)
    with Browser(served.host, table, token) as player, Browser(served.host, table) as watcher:
        player.start()
        assert watcher.start()["viewer"] == SPECTATOR
        player.play(random.Random(2))
        while not watcher.last["outcome"]:
            watcher.until("update")
    record = read_record(fetch_record(served.url, table, token).text)
    moments = list(replay(record, find("robot-heroes")))
    for browser, viewer in ((player, 0), (watcher, SPECTATOR)):
        assert browser.told == perceived(moments, viewer)
        assert browser.last["view"] == as_sent(find("robot-heroes").view(moments[-1].state, viewer))
        for canary in (record.secret, token):
            assert not any(canary in frame for frame in browser.frames)
    tags = {told["type"] for told in watcher.told}
    assert not tags & {"hand-dealt", "card-drawn", "card-chosen"}
    assert all(not json.loads(frame)["view"]["hand"] for frame in watcher.frames if '"view"' in frame)
    assert all(not json.loads(frame)["choices"] for frame in watcher.frames if '"view"' in frame)


def perceived(moments: list[Any], viewer: int) -> list[Message]:
    game = find("robot-heroes")
    told = [game.tell(fact, viewer) for moment in moments for fact in moment.facts]
    return [as_sent(thing) for thing in told if thing is not None]


def as_sent(thing: Any) -> Message:
    message: Message = msgspec.json.decode(encode(thing))
    return message


class TestRequests:
    @pytest.fixture
    def ada(self, served: Served) -> Browser:
        self.opened = open_table(served.url)
        ada = Browser(served.host, self.opened["table"], person(self.opened))
        ada.start()
        ada.my_turn()
        return ada

    def test_a_retry_gets_the_same_answer_and_acts_once(self, served: Served, ada: Browser) -> None:
        decision, text = ada.last["decision"], ada.last["choices"][0]["text"]
        for _ in range(3):
            assert ada.act(text, "same", decision) == {"type": "done", "request": "same"}
        with Browser(served.host, self.opened["table"], person(self.opened)) as other:
            other.start()
            assert other.act(text, "same", decision)["type"] == "done"
        ada.close()
        transcript = fetch_record(served.url, self.opened["table"], person(self.opened)).text
        assert transcript.count(f". {text}\n") == 1

    def test_a_request_cannot_be_used_for_two_actions(self, ada: Browser) -> None:
        decision, text = ada.last["decision"], ada.last["choices"][0]["text"]
        assert ada.act(text, "same", decision)["type"] == "done"
        ada.until("update")
        answer = ada.act("something else", "same", decision)
        assert (answer["type"], answer["reason"]) == ("failed", "request-reused")
        ada.close()

    def test_a_stale_decision_is_refused_and_answered_with_how_things_stand(self, ada: Browser) -> None:
        for decision in (0, ada.last["decision"] + 1, 2**31):
            answer = ada.act(ada.last["choices"][0]["text"], decision=decision)
            assert answer["type"] == "refused"
            assert answer["refusal"]["key"] == "refused-stale"
            assert ada.receive()["type"] == "update"
        ada.close()

    def test_what_the_rules_do_not_allow_is_refused_with_the_rule(self, ada: Browser) -> None:
        answer = ada.act("discard 9")
        assert answer["type"] == "refused"
        assert answer["refusal"]["tried"] == "discard 9"
        assert answer["refusal"]["allowed"]
        assert ada.act(ada.last["choices"][0]["text"])["type"] == "done"
        ada.close()

    def test_two_tabs_of_one_seat(self, served: Served, ada: Browser) -> None:
        with Browser(served.host, self.opened["table"], person(self.opened)) as tab:
            tab.start()
            decision, text = ada.last["decision"], ada.last["choices"][0]["text"]
            for number, each in enumerate((ada, tab)):
                each.send({"type": "act", "request": f"tab{number}", "decision": decision, "text": text})
            answers = [each.until("done", "refused")["type"] for each in (ada, tab)]
            assert sorted(answers) == ["done", "refused"]
            while ada.version != tab.version or not ada.my_turn() or not tab.my_turn():
                min(ada, tab, key=lambda each: each.version).until("update")
            assert ada.last["view"] == tab.last["view"]
            assert ada.last["decision"] == tab.last["decision"]
        ada.close()


class TestJoining:
    def test_a_watcher_waits_for_the_game_to_begin(self, served: Served) -> None:
        opened = open_table(served.url)
        with Browser(served.host, opened["table"]) as watcher:
            assert watcher.receive()["type"] == "joined"
            answer = fetch_record(served.url, opened["table"], person(opened))
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-begun")
            with Browser(served.host, opened["table"], person(opened)) as player:
                player.start()
                watcher.until("update")
            assert watcher.version > 0

    def test_a_watcher_may_not_act(self, served: Served) -> None:
        opened = open_table(served.url)
        with Browser(served.host, opened["table"]) as watcher:
            watcher.receive()
            watcher.send({"type": "act", "request": "1", "decision": 0, "text": "roll"})
            assert watcher.until("failed")["reason"] == "spectator"

    def test_the_first_join_needs_a_nonce(self, served: Served) -> None:
        opened = open_table(served.url)
        with Browser(served.host, opened["table"], person(opened), nonce="") as player:
            assert player.receive()["reason"] == "nonce-missing"
        with Browser(served.host, opened["table"], person(opened), nonce="a|b") as player:
            assert player.receive()["reason"] == "malformed"
        with Browser(served.host, opened["table"], person(opened)) as player:
            player.start()
        with Browser(served.host, opened["table"], person(opened), nonce="") as player:
            player.start()

    @pytest.mark.parametrize("token", ["x", "0" * 64, "' OR 1=1 --"])
    def test_a_wrong_token(self, served: Served, token: str) -> None:
        opened = open_table(served.url)
        with Browser(served.host, opened["table"], token) as browser:
            assert browser.receive()["reason"] == "unknown-token"
        assert fetch_record(served.url, opened["table"], token).status_code == 401

    @pytest.mark.parametrize("table", ["nothing", "0" * 32, "%2e%2e", "' OR 1=1 --"])
    def test_a_wrong_table(self, served: Served, table: str) -> None:
        with Browser(served.host, table.replace(" ", "%20"), "x") as browser:
            assert browser.receive()["reason"] == "unknown-table"
        assert fetch_record(served.url, table, "x").status_code == 404
        assert table not in served.rooms._rooms, "nothing is kept for tables that there are not"

    def test_who_comes_back_receives_what_it_missed(self, served: Served) -> None:
        opened = open_table(served.url)
        with Browser(served.host, opened["table"], person(opened)) as first:
            first.start()
            first.play(random.Random(3), 3)
            first.my_turn()
        half = first.version // 2
        with Browser(served.host, opened["table"], person(opened), have=half) as again:
            again.start()
            assert again.told[: first.version - half] == first.told[half:]
        with Browser(served.host, opened["table"], person(opened), have=10**6) as ahead:
            ahead.version = 0
            ahead.start()
            assert ahead.told[: first.version] == first.told, "who has more than there is receives everything"


def test_the_transcript_of_a_running_game_holds_no_secret(served: Served) -> None:
    opened = open_table(served.url)
    with Browser(served.host, opened["table"], person(opened)) as browser:
        browser.start()
        browser.play(random.Random(4), 5)
        text = fetch_record(served.url, opened["table"], person(opened)).text
    assert text.startswith('[Format "rollout-transcript 1"]\n[Viewer "seat 0"]')
    assert "[Secret" not in text
    assert '"hand-dealt-unseen"' in text
