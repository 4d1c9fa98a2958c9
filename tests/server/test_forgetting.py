"""A log that forgets, over the network: who looks on, who comes back, who comes late, and who looks at a replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.server.config import Config
from tests.server.client import Browser, Message, Served, fetch_record, two_people
from tests.server.test_replays import ask


def fight(messages: list[Message]) -> Message:
    """The only fight among them."""
    (found,) = [told for told in messages if told["type"] == "pieces-fought"]
    return {kind: found[kind] for kind in ("attacker", "defender")}


SHOWN, KEPT = {"attacker": "guard", "defender": "runner"}, {"attacker": "guard", "defender": "?"}


@pytest.fixture
def served(tmp_path: Path) -> Served:
    return Served(Config(data=tmp_path / "data"))


def act(browser: Browser, *lines: str) -> None:
    for line in lines:
        assert browser.my_turn()
        assert browser.act(line)["type"] == "done"
        browser.until("update")


def test_it_is_shown_once_and_comes_back_in_the_end(served: Served) -> None:
    try:
        table, tokens = two_people(served.url, "hideout", options={"captives": "forgotten"})
        with Browser(served.host, table, tokens[0]) as ada, Browser(served.host, table, tokens[1]) as grace:
            with Browser(served.host, table) as watcher:
                act(ada, "place a1 b1 d2 d1")
                act(grace, "place a4 d3 c4 d4")
                act(ada, "move d2 d3")
                for browser in (ada, grace, watcher):
                    while not browser.last.get("changed"):
                        browser.until("update")
                    assert fight(browser.told) == SHOWN
                    assert fight([line["told"] for line in browser.last["changed"]]) == KEPT
            for viewer, token in ((-1, ""), (0, tokens[0]), (1, tokens[1])):
                with Browser(served.host, table, token) as late:
                    late.start()
                    assert fight(late.told) == KEPT
                    assert late.last["changed"] == []
                replay = ask(served, table, viewer, token)[1]["frames"]
                assert fight([told for frame in replay for told in frame["told"]]) == KEPT
                boards = [frame["view"] for frame in replay if frame["view"]["phase"] != "setup"]
                taken = [piece for view in boards for piece in view["pieces"] if piece["seat"] == 1 and piece["id"]]
                assert {piece["kind"] for piece in taken if piece["cell"] == "d3"} == {""}, (
                    "it stood there, and is taken"
                )
            assert '"defender":"?"' in fetch_record(served.url, table, tokens[0]).text
            assert grace.act("(resign)")["type"] == "done"
            grace.until("update")
            assert fight([line["told"] for line in grace.last["changed"]]) == SHOWN
            for viewer in (-1, 0, 1):
                replay = ask(served, table, viewer)[1]["frames"]
                assert fight([told for frame in replay for told in frame["told"]]) == SHOWN
                assert {piece["kind"] for piece in replay[-1]["view"]["pieces"]} == {"core", "runner", "guard", "giant"}
    finally:
        served.stop()
