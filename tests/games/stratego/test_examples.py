"""The pictures beside the rules in the browser are positions of the game: what they show can be done, or cannot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import board, do, orders, tokens

EXAMPLES = Path(__file__).parents[3] / "web" / "src" / "games" / "stratego" / "examples" / "pictures.json"
PICTURES: list[dict[str, Any]] = json.loads(EXAMPLES.read_text("utf-8")) if EXAMPLES.exists() else []
ACTIVE = [picture for picture in PICTURES if {"does", "cannot", "reach"} & set(picture)]
CAMPS = (("A", "a1", "b1"), ("A", "j1", "i1"), ("D", "j8", "i8"), ("D", "a8", "b8"))
"""Where each army may have the rest of it, out of the picture: a Flag, and an Agent that can move."""

pytestmark = pytest.mark.skipif(not PICTURES, reason="no sources of the front end here")


def squares(picture: dict[str, Any], rows: list[str]) -> dict[str, str]:
    """By square: what is drawn, without the sign of what is only hidden in the picture."""
    file, rank = ord(picture["corner"][0]), int(picture["corner"][1:])
    return {
        f"{chr(file + column)}{rank + len(rows) - 1 - row}": token.replace("?", "")
        for row, line in enumerate(rows)
        for column, token in enumerate(line.split())
    }


def standing(picture: dict[str, Any]) -> StrategoState:
    """The position, with a camp of each army beyond its edges, where it shows no Flag of it."""
    drawn = squares(picture, picture["rows"])
    camps = {
        army: {flag: f"{army}F", agent: f"{army}3"}
        for army, flag, agent in reversed(CAMPS)
        if flag not in drawn and agent not in drawn
    }
    for army, camp in camps.items():
        missing = f"{army}F" not in drawn.values()
        drawn |= {square: token for square, token in camp.items() if missing or token[1] != "F"}
    rows = {rank: [drawn.get(f"{file}{rank}", ".") for file in "abcdefghij"] for rank in range(1, 9)}
    for rank, file in ((rank, file) for rank in (4, 5) for file in (2, 3, 6, 7)):
        rows[rank][file] = "~"
    drawing = "\n".join(f"{rank} {' '.join(tokens)}" for rank, tokens in rows.items())
    state = board(drawing, picture.get("turn", "A"), game=picture["game"])
    do(state, *picture.get("before", []))
    return state


def name(picture: dict[str, Any]) -> str:
    return str(picture["id"])


@pytest.mark.parametrize("picture", ACTIVE, ids=name)
def test_what_is_crossed_out_cannot_be_done(picture: dict[str, Any]) -> None:
    assert set(orders(standing(picture))).isdisjoint(picture.get("cannot", []))


@pytest.mark.parametrize("picture", [one for one in ACTIVE if "reach" in one], ids=name)
def test_the_marked_squares_are_those_that_can_be_reached(picture: dict[str, Any]) -> None:
    by, inside = picture["reach"]["by"], squares(picture, picture["rows"])
    reached = {line.removeprefix(by).strip() for line in orders(standing(picture)) if line.startswith(f"{by} ")}

    assert sorted(reached & set(inside)) == sorted(picture["reach"]["squares"])


@pytest.mark.parametrize("picture", [one for one in ACTIVE if "does" in one], ids=name)
def test_the_second_board_shows_what_comes_of_it(picture: dict[str, Any]) -> None:
    state = standing(picture)
    do(state, *picture["does"])
    after = squares(picture, picture["after"])

    assert {square: tokens(state)[square] for square in after} == after


def test_the_locked_army_cannot_do_anything() -> None:
    locked = next(picture for picture in PICTURES if picture["id"] == "locked")
    drawn = [token for row in locked["rows"] for token in row.split() if token.startswith("A")]
    rows = "\n".join(f"{4 - row} {line}" for row, line in enumerate(locked["rows"]))

    assert len(drawn) == 30
    assert orders(board(f"8 . . . . . . . . D3 DF\n{rows}")) == []


def test_the_pictures_belong_to_rules_and_there_are_enough() -> None:
    assert len({picture["id"] for picture in PICTURES}) == len(PICTURES)
    assert len({picture["rule"] for picture in PICTURES}) >= 20
