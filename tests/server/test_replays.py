"""Replays: who may look through whose eyes, that nothing else shows, and what is said about files that are wrong."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from rollout.core.wire import SPECTATOR
from rollout.games import find
from rollout.record import Sitter, read_record, replay, write_record
from rollout.record.form import MAX_SIZE
from rollout.server import replaying
from rollout.server.config import Config
from rollout.server.messages import Replay
from rollout.server.replays import Turns
from rollout.table import Table
from tests.server.client import Browser, Message, Served, fetch_record, http, open_table, two_people
from tests.server.test_people import play
from tests.server.test_play import as_sent

Serve = Callable[..., Served]


def ask(served: Served, table: str, viewer: int | str | None = None, token: str = "") -> tuple[int, Message]:
    address = f"{served.url}/api/tables/{table}/replay" + ("" if viewer is None else f"?viewer={viewer}")
    answer = http.get(address, headers={"Authorization": f"Bearer {token}"} if token else {})
    return answer.status_code, answer.json()


def bring(served: Served, text: str, viewer: int = SPECTATOR) -> tuple[int, Message]:
    answer = http.post(f"{served.url}/api/replays", json={"text": text, "viewer": viewer})
    return answer.status_code, answer.json()


@cache
def a_record() -> str:
    """A game that two people played at random."""
    picks = random.Random(5)
    table = Table(find("robot-heroes"), {}, [Sitter("Ada"), Sitter("Bea")], b"s" * 32)
    for seat in (0, 1):
        table.sit(seat, f"nonce{seat}")
    table.accept(table.begin())
    while table.actors:
        seat = picks.choice(table.actors)
        table.accept(table.propose(seat, table.decision(seat), picks.choice(table.choices(seat)).text))
    return write_record(table.record())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(Config(data=tmp_path_factory.mktemp("served"), replays=100_000))
    yield server
    server.stop()


class TestWhoMaySee:
    def test_while_the_game_goes_on_only_the_own_eyes_and_the_public(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        assert ask(served, table)[1]["reason"] == "not-begun"
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
            for each in (ada, grace):
                each.until("update")
            for viewer, token in ((0, ""), (0, tokens[1]), (1, tokens[0]), (1, "x" * 30)):
                status, answer = ask(served, table, viewer, token)
                assert (status, answer["reason"]) == (403, "not-seen")
            for viewer, token in ((0, tokens[0]), (1, tokens[1]), (SPECTATOR, ""), (SPECTATOR, tokens[0])):
                status, answer = ask(served, table, viewer, token)
                assert (status, answer["viewer"]) == (200, viewer)
                assert answer["viewers"] == sorted({SPECTATOR, viewer})
            play(ada, grace, served, table)
        for viewer in (SPECTATOR, 0, 1):
            status, answer = ask(served, table, viewer)
            assert (status, answer["viewers"]) == (200, [SPECTATOR, 0, 1])

    @pytest.mark.parametrize(
        ("viewer", "status"),
        [(7, 404), (-2, 404), ("x", 400), ("", 400), ("1" * 5000, 404), ("%00", 400), ("1.0", 400)],
    )
    def test_viewers_that_there_are_not(self, served: Served, viewer: Any, status: int) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]), Browser(served.host, table, tokens[1]) as grace:
            grace.until("update")
            assert ask(served, table, viewer)[0] == status


class TestWhatItShows:
    @pytest.mark.parametrize("game", ["robot-heroes", "hideout", "standoff"])
    def test_it_is_what_each_was_told_and_saw(self, served: Served, game: str) -> None:
        """During the game and after it: the frames of a viewer hold what its socket carried, in the same order."""
        seats: list[Message] = [{"name": "Ada"}, {"name": "Bea"}]
        opened = open_table(served.url, game, [*seats, {"name": "Cleo"}] if game == "standoff" else seats)
        table, tokens = opened["table"], opened["tokens"]
        with ExitStack() as stack:
            browsers = {
                viewer: stack.enter_context(Browser(served.host, table, token))
                for viewer, token in enumerate([*tokens, ""])
            }
            browsers[SPECTATOR] = browsers.pop(len(tokens))
            for browser in browsers.values():
                browser.until("update")
            picks = random.Random(3)
            while True:
                for viewer, browser in browsers.items():
                    catch_up(browser, served, table)
                    shown = decoded(ask(served, table, viewer, browser.token))
                    assert [told for frame in shown["frames"] for told in frame["told"]] == browser.told
                    assert shown["frames"][-1]["view"] == browser.last["view"]
                    unseen = [frame for frame in shown["frames"][1:] if not frame["told"] and not frame["text"]]
                    assert not unseen or browser.last["outcome"]
                    for before, frame in pairwise(shown["frames"]):
                        only = before["actors"] == [frame["seat"]] or frame["seat"] in (-1, viewer)
                        assert only or browser.last["outcome"], "of several who were asked nobody knows who it was"
                acting = [b for v, b in browsers.items() if v >= 0 and b.last["choices"]]
                if not acting:
                    break
                browser = picks.choice(acting)
                browser.act(picks.choice(browser.last["choices"])["text"])

    def test_after_the_end_the_steps_of_all_viewpoints_are_the_same(self, served: Served) -> None:
        shown = [decoded(bring(served, a_record(), viewer))["frames"] for viewer in (SPECTATOR, 0, 1)]
        record = read_record(a_record())
        assert {len(frames) for frames in shown} == {len(record.events)}
        for viewer, frames in zip((SPECTATOR, 0, 1), shown, strict=True):
            for frame, moment in zip(frames, replay(record, find("robot-heroes")), strict=True):
                assert frame["view"] == as_sent(find("robot-heroes").view(moment.state, viewer))
                assert frame["seat"] == moment.event.seat
                assert frame["text"] in ("", moment.event.text)
                assert bool(frame["text"]) == (moment.event.seat == viewer >= 0)

    def test_an_unseen_action_leaves_no_frame(self, served: Served) -> None:
        """Two worlds that differ in an action that Bea does not perceive have the same replay for her."""
        opened = open_table(served.url, "hideout", [{"name": "Ada"}, {"name": "Bea"}])
        table, tokens = opened["table"], opened["tokens"]
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as bea:
            for each in (ada, bea):
                each.until("update")
            before = ask(served, table, 1, tokens[1])[1]
            version = bea.version
            assert ada.act(ada.last["choices"][0]["text"])["type"] == "done"
            after = ask(served, table, 1, tokens[1])[1]
            with Browser(served.host, table, tokens[1]) as tab:
                tab.until("update")
                if tab.version == version:
                    assert after == before


def catch_up(browser: Browser, served: Served, table: str) -> None:
    """Read what is on its way to a browser: another socket of the same viewer tells up to where."""
    with Browser(served.host, table, browser.token) as fresh:
        fresh.until("update")
    while browser.version < fresh.version or browser.last["view"] != fresh.last["view"]:
        browser.until("update")
    browser.last = fresh.last


def decoded(answer: tuple[int, Message]) -> Message:
    status, message = answer
    assert status == 200, message
    msgspec.convert(message | {}, dict)
    msgspec.json.decode(json.dumps(message).encode(), type=Replay)
    return message


class TestFiles:
    def test_a_good_record(self, served: Served) -> None:
        shown = decoded(bring(served, a_record()))
        assert shown["findings"] == []
        assert shown["frames"][-1]["outcome"]

    def test_a_game_that_was_played_here(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
            text = play(ada, grace, served, table)
        brought = decoded(bring(served, text, 0))
        assert brought["findings"] == []
        assert brought["frames"] == ask(served, table, 0)[1]["frames"]

    def test_dice_that_were_changed_are_found(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
            text = play(ada, grace, served, table)
        secret = next(line for line in text.splitlines() if line.startswith("[Secret"))
        findings = decoded(bring(served, text.replace(secret, '[Secret "00"]')))["findings"]
        assert any("commitment" in finding for finding in findings)

    def test_not_every_wrong_draw_is_sent(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(replaying, "MOST_FINDINGS", 2)
        findings = decoded(bring(served, a_record().replace('[Nonce "', '[Nonce "x', 1)))["findings"]
        assert len(findings) == 3
        assert findings[-1].endswith("more; `rollout verify` lists them all")

    @pytest.mark.parametrize(
        ("change", "words"),
        [
            (lambda _: "", "Format"),
            (lambda text: "hello\n" + text, "line 1:"),
            (lambda text: text.replace("1. seat", "7. seat", 1), "line "),
            (lambda text: text.replace(": roll\n", ": fly\n", 1), "line "),
            (lambda text: text + "999. seat 0: roll\n", "line "),
            (lambda text: text.replace('[Rules "', '[Rules "9', 1), "rules version"),
            (lambda text: text.replace('[Game "robot-heroes"]', '[Game "chess"]'), "chess"),
            (lambda text: text.split("\n0.\n")[0] + "\n", "no event"),
            (lambda text: text.replace("[Seat ", "[Chair ", 1), "seat"),
            (lambda text: text.replace("[Options {", '[Options {"cheat":true,', 1), "cheat"),
            (lambda _: '[Format "rollout-transcript 1"]\n', "rollout-transcript"),
            (lambda text: text.replace("\n", "\x00\n"), ""),
            (lambda _: "[" * 100_000, "line 1:"),
            (lambda _: '[Options {"a":' + "[" * 50_000 + "}]", "line 1:"),
        ],
    )
    def test_what_is_wrong_is_said(self, served: Served, change: Callable[[str], str], words: str) -> None:
        status, answer = bring(served, change(a_record()))
        assert status in (400, 404, 422), answer
        assert words.lower() in answer["detail"].lower()

    @pytest.mark.parametrize(
        ("text", "status"), [("1. seat 0: roll\n" * 1_000_000, 400), ("\n" * 100_000, 413), ("x" * (MAX_SIZE + 1), 422)]
    )
    def test_large_files_are_refused_quickly(self, served: Served, text: str, status: int) -> None:
        began = time.monotonic()
        answer = bring(served, text)
        assert answer[0] == status, answer
        assert time.monotonic() - began < 2
        assert http.get(f"{served.url}/healthz").is_success

    def test_a_replay_has_limits(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        for name, value in (("MAX_EVENTS", 5), ("MAX_BYTES", 5000), ("MAX_SECONDS", 0.0)):
            with monkeypatch.context() as limited:
                limited.setattr(replaying, name, value)
                if name == "MAX_BYTES":
                    limited.setattr(
                        replaying.Allowance, "full", lambda: replaying.Allowance(time.monotonic() + 9, 5000)
                    )
                status, answer = bring(served, a_record())
            assert (status, answer["reason"]) == (413, "too-long"), name

    def test_one_after_the_other_and_not_too_many(self, served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("rollout.server.replays._MOST_WAITING", 0)
        assert bring(served, a_record())[1]["reason"] == "busy"
        assert isinstance(served._server.application.state.turns, Turns)

    def test_other_sites_and_the_impatient_are_kept_out(self, serve: Serve) -> None:
        served = serve(replays=1)
        headers = {"Origin": "https://evil.example"}
        assert http.post(f"{served.url}/api/replays", json={"text": ""}, headers=headers).status_code == 403
        assert [bring(served, "")[0] for _ in range(2)] == [422, 429]

    def test_nothing_of_it_is_kept(self, served: Served) -> None:
        bring(served, a_record().replace('[Seat "', '[Seat "Zyxwv', 1))
        assert not any(b"Zyxwv" in file.read_bytes() for file in served.rooms.config.data.iterdir())

    def test_fuzzed_records(self, served: Served) -> None:
        picks, text = random.Random(11), a_record()
        for _ in range(300):
            at, length = picks.randrange(len(text)), picks.randrange(12)
            other = "".join(picks.choice(text + "\x00\u202e\ud7ff") for _ in range(picks.randrange(6)))
            status, answer = bring(served, text[:at] + other + text[at + length :], picks.choice([-1, 0, 1, 2]))
            assert status in (200, 404, 413, 422), answer
            assert status == 200 or answer["detail"]
        assert fetch_record(served.url, "0" * 32, "x").status_code == 404
