"""The pictures beside the rules in the browser are positions of the game: what they show can be done, or cannot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollout.games.risk.state import RiskState
from tests.games.risk.kit import (
    SIGNS,
    TABLES,
    board,
    choices,
    do,
    expect,
    has,
    look,
    meter,
    new_game,
    refused,
    standing,
)

EXAMPLES = Path(__file__).parents[3] / "web" / "src" / "games" / "risk" / "examples" / "pictures.json"
PICTURES: list[dict[str, Any]] = json.loads(EXAMPLES.read_text("utf-8")) if EXAMPLES.exists() else []
PLAYED = [picture for picture in PICTURES if "does" in picture]
CAMPS = {"A": "madagascar: A 1", "D1": "kamchatka: D1 1", "D2": "argentina: D2 1", "D3": "greenland: D3 1"}
"""Where each side has somebody out of the picture, so that nobody is beaten."""
FORBIDS = {"allies": "RT-A2", "lost": "RT-T2", "one-border": "RT-M1"}
"""The rule that a crossed out order meets; after a lost battle it is time to move."""

pytestmark = pytest.mark.skipif(not PICTURES, reason="no sources of the front end here")


def named(picture: dict[str, Any]) -> str:
    return str(picture["id"])


def of(name: str) -> dict[str, Any]:
    return next(picture for picture in PICTURES if picture["id"] == name)


def text(lands: dict[str, str]) -> str:
    return "\n".join(f"{name}: {who}" for name, who in lands.items())


def shown(picture: dict[str, Any]) -> RiskState:
    """The position of a picture."""
    turn, lands = picture.get("turn", "D1"), picture.get("lands", {})
    turn = next((who[:2] for who in lands.values() if who[0] == "D"), turn) if turn == "D1" else turn
    camps = {camp.partition(":")[0]: camp for camp in CAMPS.values()}
    drawing = [camp for name, camp in camps.items() if name not in lands]
    army = [f"{turn}: {what} {picture[what]}" for what in ("ones", "twos") if what in picture]
    return board("\n".join([*drawing, text(lands), *army]), turn, picture.get("phase", "attack"))


def played(picture: dict[str, Any]) -> RiskState:
    """The position after what is done in a picture."""
    state, dice = shown(picture), picture.get("dice", "")
    for line in picture["does"]:
        do(state, line, dice if line == "roll" else "")
    return state


@pytest.mark.parametrize("picture", [one for one in PLAYED if "after" in one], ids=named)
def test_the_second_map_shows_what_comes_of_it(picture: dict[str, Any]) -> None:
    expect(played(picture), text(picture["after"]))


@pytest.mark.parametrize("picture", [one for one in PLAYED if "targets" in one], ids=named)
def test_the_marked_territories_are_those_that_can_be_chosen(picture: dict[str, Any]) -> None:
    (begin,) = picture["does"]
    found = {line.split()[-1] for line in choices(shown(picture), f"{begin} ")}
    assert sorted(found & set(picture["lands"])) == picture["targets"]


@pytest.mark.parametrize("picture", [one for one in PLAYED if "cannot" in one], ids=named)
def test_what_is_crossed_out_cannot_be_done(picture: dict[str, Any]) -> None:
    state = played(picture) if "after" in picture else shown(picture)
    assert {refused(state, line) for line in picture["cannot"]} == {FORBIDS[picture["id"]]}


@pytest.mark.parametrize("picture", [one for one in PICTURES if "supply" in one], ids=named)
def test_so_many_new_units_come(picture: dict[str, Any]) -> None:
    lands = picture.get("lands", {"peru": "D1 1"})
    army = f"\n{picture['turn']}: slaves {picture['slaves']}" if "slaves" in picture else ""
    assert look(board(text(lands) + army, picture["turn"], "begin")).supply == picture["supply"]


def test_spoils() -> None:
    assert has(played(of("slave")), "D2", "slaves") == of("slave")["slaves"]
    assert has(played(of("bar")), "D3", "bars") == of("bar")["bars"]


def test_stars_bring_units() -> None:
    stars = of("stars")
    state = shown(stars)
    do(state, f"exchange {stars['ones']} {stars['twos']}")
    assert look(state).supply == stars["units"]


def test_the_meter_falls_after_the_last_turn_of_a_round() -> None:
    before, after = of("meter")["meter"]
    state = board("egypt: A 1\nperu: D1 1\nbrazil: D2 1\nchina: D3 1", "A", "move")
    assert meter(state) == before
    do(state, "done")
    assert meter(state) == after


def test_territories_are_counted_side_against_side() -> None:
    count = of("count")
    names = iter(TABLES.names)
    lands = [
        f"{next(names).lower().replace(' ', '-')}: {SIGNS[army]} 1"
        for army, held in enumerate(count["held"])
        for _ in range(held)
    ]
    state = board("\n".join(lands), "A", "move", meter=1)
    do(state, "done")
    outcome = state.outcome()
    assert outcome and outcome.reason == "meter"
    assert [army for army in range(4) if outcome.scores[look(state, 0).armies[army].seat] > 0] == [count["winner"]]


def test_a_human_stands_everywhere_at_the_beginning() -> None:
    state = new_game()
    assert {standing(state, name).removesuffix(", bar") for name in of("humans")["lands"]} == {"human"}


def test_the_pictures_belong_to_rules_and_there_are_enough() -> None:
    assert len({picture["id"] for picture in PICTURES}) == len(PICTURES)
    assert len({picture["rule"] for picture in PICTURES}) >= 20
