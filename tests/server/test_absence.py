"""People who go away: who is told, what the others may do about it, and how they come back."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from rollout.games import find
from rollout.record import read_record, verify
from rollout.server.presence import Attendance
from tests.server.client import RH, TWO, Browser, Message, Served, claim, fetch_record, open_table, two_people
from tests.server.test_people import play

Serve = Callable[..., Served]
GRACE = 0.4


@pytest.fixture
def served(serve: Serve) -> Served:
    return serve(grace_seconds=GRACE, presence_seconds=0.02)


def gone(seat: int) -> Callable[[Message], bool]:
    return lambda told: bool(told["chairs"][seat]["left"])


class TestAttendance:
    def test_whoever_has_no_socket_for_the_grace_period_has_left(self) -> None:
        now = [0.0]
        there = Attendance(60, lambda: now[0])
        for seat in (0, 1, 1, -1):
            there.came(seat)
        there.went(1)
        there.expect((0, 1))
        assert there.online(1), "there is another tab"
        there.went(1)
        there.expect((0, 1))
        now[0] = 59
        there.expect((0, 1))
        assert (there.left, there.soon, there.spectators) == (frozenset(), 1, 1)
        now[0] = 60
        assert (there.left, there.soon) == (frozenset({1}), None)
        there.came(1)
        assert there.left == frozenset()

    def test_before_the_game_nobody_leaves(self) -> None:
        now = [0.0]
        there = Attendance(60, lambda: now[0])
        there.came(0)
        there.went(0)
        now[0] = 100
        assert there.left == frozenset()
        there.expect((0,))
        assert (there.left, there.soon) == (frozenset(), 60), "from the beginning of the game on"


class TestAsking:
    def test_the_other_may_let_the_computer_play_and_the_seat_is_taken_back(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        with ExitStack() as stack:
            ada = stack.enter_context(Browser(served.host, table, tokens[0]))
            with Browser(served.host, table, tokens[1]) as grace:
                grace.until("update")
                ada.until("update")
                assert ada.act("(computer 1)")["refusal"]["key"] == "refused-nobody-left"
            there = ada.until_there(gone(1))
            assert there["talk"] == ["(computer 1)", "(end)"]
            assert there["chairs"][1] == {"type": "chair", "name": "Grace", "online": False, "left": True}
            assert ada.act("(computer 1)")["type"] == "done"
            ada.until_there(lambda told: told["talk"] == [])
            for _ in range(5):
                if ada.my_turn():
                    assert ada.act(ada.last["choices"][0]["text"])["type"] == "done"
                    ada.until("update")
            assert ada.last["players"][1] == next(iter(find("robot-heroes").levels))
            grace = stack.enter_context(Browser(served.host, table, tokens[1]))
            grace.until("update")
            assert grace.last["talk"] == ["(back)"]
            refused = grace.act("roll")
            assert refused["refusal"]["key"] in {"refused-computer-plays", "refused-stale"}
            assert grace.act("(back)")["type"] == "done"
            grace.until("update")
            assert grace.last["players"] == ["", ""]
            record = read_record(play(ada, grace, served, table))
        talk = [(event.seat, event.text) for event in record.events if event.text.startswith("(")]
        assert talk == [(0, "(computer 1)"), (1, "(back)")]

    def test_the_other_may_end_the_game(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table) as watcher:
            with Browser(served.host, table, tokens[1]) as grace:
                grace.until("update")
            ada.until_there(gone(1))
            assert watcher.until_there(gone(1))["talk"] == [], "a watcher has no say"
            assert ada.act("(end)")["type"] == "done"
            while not ada.last["outcome"]:
                ada.until("update")
            assert not ada.until_there(lambda told: not told["talk"])["chairs"][1]["left"]
            with Browser(served.host, table, tokens[1]) as grace:
                grace.until("update")
                assert grace.last["outcome"]["reason"] == "ended-early"
                assert grace.act("(back)")["type"] == "refused"
        assert verify(read_record(fetch_record(served.url, table, tokens[0]).text), find("robot-heroes")).good

    def test_who_comes_back_in_time_has_not_left(self, served: Served) -> None:
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada:
            for _ in range(3):
                with Browser(served.host, table, tokens[1]) as grace:
                    grace.until("update")
                    ada.until_there(lambda told: told["chairs"][1]["online"])
                ada.until_there(lambda told: not told["chairs"][1]["online"])
            ada.until_there(gone(1))
        left = sum('"left":true' in frame for frame in ada.frames)
        assert left == 1


class TestPolicies:
    def test_the_computer_plays_on_at_once(self, served: Served) -> None:
        table, tokens = two_people(served.url, absence="computer")
        with Browser(served.host, table, tokens[0]) as ada:
            with Browser(served.host, table, tokens[1]) as grace:
                grace.until("update")
            ada.until("update")
            while not ada.last["players"][1]:
                ada.until("update")
            assert ada.told[-1] == {"type": "computer-took-over", "seat": 1, "by_seat": 0}
            assert ada.until_there(gone(1))["talk"] == []
            ada.act("(resign)")
        assert verify(read_record(fetch_record(served.url, table, tokens[0]).text), find("robot-heroes")).good

    def test_when_all_have_left_the_table_waits(self, served: Served) -> None:
        table, tokens = two_people(served.url, absence="computer")
        with Browser(served.host, table) as watcher:
            with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
                for each in (ada, grace):
                    each.until("update")
            watcher.until_there(lambda told: all(chair["left"] for chair in told["chairs"]))
            assert watcher.last["players"] == ["", ""]
            with Browser(served.host, table, tokens[0]) as ada:
                ada.until("update")
                while not ada.last["players"][1]:
                    ada.until("update")
                assert ada.last["players"][0] == ""

    def test_everybody_waits(self, served: Served) -> None:
        table, tokens = two_people(served.url, absence="wait")
        with Browser(served.host, table, tokens[0]) as ada:
            with Browser(served.host, table, tokens[1]) as grace:
                grace.until("update")
            assert ada.until_there(gone(1))["talk"] == []
            assert ada.act("(end)")["refusal"]["key"] == "refused-nobody-left"

    def test_a_computer_is_always_there(self, served: Served) -> None:
        opened = open_table(served.url, seats=RH)
        with Browser(served.host, opened["table"], opened["tokens"][0]) as ada:
            there = ada.until_there(bool)
            assert [chair["online"] for chair in there["chairs"]] == [True, True]


class TestRestarts:
    """The table comes back in every phase: waiting for guests, in play, played by the computer, over."""

    def test_waiting_for_guests(self, serve: Serve) -> None:
        served = serve()
        opened = open_table(served.url, seats=TWO)
        with Browser(served.host, opened["table"], opened["tokens"][0], nonce="first") as ada:
            ada.receive()
        served.stop()
        served = serve()
        token = claim(served.url, opened["invitations"][1])["token"]
        served.stop()
        served = serve()
        assert claim(served.url, opened["invitations"][1], token=token)["seat"] == 1
        with Browser(served.host, opened["table"], token, nonce="second") as grace:
            grace.until("update")
            with Browser(served.host, opened["table"], opened["tokens"][0], nonce="other") as ada:
                record = read_record(play(ada, grace, served, opened["table"]))
        assert record.nonces == ("first", "second"), "the first one counts"

    def test_in_play_and_over(self, serve: Serve) -> None:
        served = serve(grace_seconds=GRACE)
        table, tokens = two_people(served.url)
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
            for each in (ada, grace):
                each.until("update")
            before = ada.last["view"]
        served.stop()
        served = serve(grace_seconds=GRACE)
        with Browser(served.host, table, tokens[0]) as ada:
            ada.until("update")
            assert ada.last["view"] == before
            assert not ada.until_there(bool)["chairs"][1]["left"], "nobody leaves by a restart"
            ada.until_there(gone(1))
            ada.act("(computer 1)")
        served.stop()
        served = serve()
        with Browser(served.host, table, tokens[0]) as ada:
            ada.until("update")
            assert ada.last["players"][1]
            with Browser(served.host, table, tokens[1]) as grace:
                grace.until("update")
                assert grace.act("(back)")["type"] == "done"
                assert grace.act("(resign)")["type"] == "done"
        served.stop()
        served = serve()
        outcome: Any = None
        for token in (*tokens, ""):
            with Browser(served.host, table, token) as each:
                each.until("update")
                assert outcome in (None, each.last["outcome"])
                outcome = each.last["outcome"]
        assert outcome["reason"] == "resigned"
