"""Why a power or a change of mode is refused, and what is refused in the middle of a turn."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace

import pytest

from rollout.games.stratego import GAME
from rollout.games.stratego.ground import parse
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import A, D, battle, battle_2, do
from tests.games.stratego.test_refusals import BOARD, reason, refused

# -- powers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("detect e2 e5", "detect-far ST-P4"),
        ("detect e2 f2", "nobody-there ST-P4"),
        ("detect e2 e3", "own-target ST-P4"),
        ("speed a3 a4", "speed-two ST-P5"),
        ("speed a3 b4", "own-there ST-M3"),
        ("speed a2 b3", "own-there ST-M3"),
        ("speed a3 c3", "speed-blocked ST-P5"),
        ("rumble e4 c4", "zone ST-M4"),
        ("rumble e4 e3", "own-there ST-M3"),
        ("rumble e4 e5", "enemy-there ST-M3"),
        ("rumble e4 f5", "not-straight ST-M2"),
        ("rumble e4 e6", "one-square ST-M2"),
        ("shoot f3 f6", "nobody-there ST-P7"),
        ("shoot f3 e5", "shoot-far ST-P7"),
        ("shoot f3 b7", "shoot-far ST-P7"),
        ("shoot f3 d7", "shoot-far ST-P7"),
        ("sneak e3 f4", "sneak-straight ST-P9"),
        ("sneak e3 d3", "sneak-nothing ST-P9"),
        ("sneak e3 b3", "sneak-nothing ST-P9"),
        ("sneak e3 e8", "sneak-first ST-P9"),
        ("call c4", "zone ST-M4"),
        ("call b4", "own-there ST-M3"),
        ("call e1", "call-beside ST-P10"),
        ("call a3", "same-square ST-P10"),
        ("detect f4 e5", "no-power ST-P1"),
        ("shoot e2 e4", "no-power ST-P1"),
        ("rumble b4 b5", "other-mode ST-P2"),
        ("speed e4 d3", "other-mode ST-P2"),
        ("mode e2", "no-modes ST-P2"),
    ],
)
def test_what_powers_reach(text: str, expected: str) -> None:
    assert reason(battle_2(BOARD), text) == expected


@pytest.mark.rule("ST-P1")
@pytest.mark.parametrize("text", ["speed a3 a5", "mode b4", "call c2", "fight", "at b5", "stay"])
def test_powers_and_modes_belong_to_game_2(text: str) -> None:
    assert reason(battle(BOARD.replace("=", " ")), text) == "no-powers ST-P1"


@pytest.mark.rule("ST-P7")
def test_distance_strike_needs_an_open_line() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     5  .  .  ~  ~  .  D5
     4  .  .  ~  ~  .  D6
     3  .  .  .  .  .  A4
    """)
    args = refused(state, "shoot f3 f5").args
    assert (args["square"], args["what"]) == ("f4", "enemy")


@pytest.mark.rule("ST-P8")
@pytest.mark.parametrize(
    ("text", "expected"),
    [("pull e3 f4", "pull-far ST-P8"), ("pull e3 e6", "pull-far ST-P8"), ("pull e3 g3", "blocked ST-P8")],
)
def test_magnet_pulls_straight_over_an_open_square(text: str, expected: str) -> None:
    state = battle_2("""
        a  b  c  d  e   f  g
     6  .  .  .  .  D2  .  .
     5  .  .  ~  ~  D5  .  ~
     4  .  .  ~  ~  .   D6 ~
     3  .  .  .  .  A7= A4 D8
    """)
    assert reason(state, text) == expected


@pytest.mark.rule("ST-P6")
def test_a_rumble_needs_an_enemy_beside_its_step() -> None:
    state = battle_2("""
        a  b
     6  D5 .
     3  A9= .
    """)
    assert reason(state, "rumble a3 a4") == "rumble-alone ST-P6"


@pytest.mark.rule("ST-P9")
def test_a_sneak_attack_needs_an_open_square_behind() -> None:
    state = battle_2("""
        a   b
     8  D5  .
     7  D4  .
     6  Af  A2
    """)
    assert reason(state, "sneak a6 a8") == "sneak-edge ST-P9"


@pytest.mark.rule("ST-P10")
def test_a_call_needs_both() -> None:
    no_sam = battle_2("""
        a  b
     3  Ab .
    """)
    assert refused(no_sam, "call b3").args == {"name": "Sam"}
    alone = battle_2("""
        a  b
     3  A5 .
    """)
    assert refused(alone, "call b3").args == {"name": "Bumblebee"}
    decepticons = battle_2(BOARD, turn="D")
    assert reason(decepticons, "call b3", D) == "no-caller ST-P10"


@pytest.mark.rule("ST-P2")
def test_whoever_calls_in_one_mode_only_cannot_call_in_the_other() -> None:
    """An edition may give Sam a second power."""
    values = deepcopy(GAME.sheet.values)
    (sam,) = [one for one in values["character"] if one["name"] == "Sam"]
    sam["powers"] = ["call-bumblebee", "speed"]
    edition = GAME.with_sheet(replace(GAME.sheet, values=values))
    open_ranks = "/".join([".........."] * 2)
    code = f"game-2 DFD2......../{open_ranks}/..~~..~~../..~~..~~../{open_ranks}/A5=Ab.......AF A"
    state = parse(edition.native, code)
    refusal = edition.explain(edition.view(state, A), A, "call b2", [])
    assert (refusal.key, refusal.rule) == ("refused-caller-mode", "ST-P2")


# -- modes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-P3")
def test_after_a_change_of_mode_that_piece_acts() -> None:
    state = battle_2(BOARD)
    do(state, "mode b4")
    refusal = refused(state, "move e2 e1")
    assert (refusal.key, refusal.args["acting"]) == ("refused-must-act", "b4")
    assert reason(state, "call c2") == "must-act ST-P3"
    assert reason(state, "mode b4") == "one-change ST-P3"
    assert reason(state, "mode i3") == "must-act ST-P3"


@pytest.mark.rule("ST-P3")
def test_a_change_of_mode_alone_is_no_turn() -> None:
    state = battle_2("""
        a   b
     3  AT  .
     2  A9  AT
    """)
    assert reason(state, "mode a2") == "mode-alone ST-P3"


@pytest.mark.rule("ST-P2")
def test_a_power_of_the_other_mode_names_the_mode() -> None:
    refusal = refused(battle_2(BOARD), "rumble b4 b5")
    assert refusal.args["mode"] == "robot"
    assert refusal.args["power"] == "robot-rumble"
    assert refusal.args["instead"] == "mode b4 rumble b4 b5"


# -- in the middle of a turn -----------------------------------------------------------------------------------


def rumbling() -> StrategoState:
    state = battle_2("""
        a  b  c  d  e   f  g
     6  .  .  .  D2 D3  D4 .
     5  .  .  ~  ~  .   D5 ~
     4  .  .  ~  ~  A9= D6 ~
    """)
    do(state, "rumble e4 e5")
    return state


@pytest.mark.rule("ST-P6")
@pytest.mark.parametrize(
    ("chosen", "text", "expected"),
    [
        ("", "fight", "no-target ST-P6"),
        ("", "move e5 e4", "rumble-on ST-P6"),
        ("", "stay", "rumble-on ST-P6"),
        ("", "at e4", "nobody-there ST-P6"),
        ("", "at d3", "not-beside ST-P6"),
        ("d6", "at d6", "target-again ST-P6"),
        ("d6", "at f4", "target-order ST-P6"),
        ("d6 e6 f6", "at f5", "three-targets ST-P6"),
    ],
)
def test_targets_of_a_rumble(chosen: str, text: str, expected: str) -> None:
    state = rumbling()
    do(state, *(f"at {square}" for square in chosen.split()))
    assert reason(state, text) == expected


@pytest.mark.rule("ST-P9")
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("move c7 b7", "sneak-on ST-P9"),
        ("strike a1 a2", "sneak-on ST-P9"),
        ("fight", "sneak-on ST-P9"),
        ("strike d8", "not-straight ST-A1"),
        ("strike e7", "one-square ST-A1"),
        ("strike b7", "nobody-there ST-A1"),
    ],
)
def test_after_a_sneak_attack(text: str, expected: str) -> None:
    state = battle_2("""
        a  b  c  d  e
     8  .  .  .  D2 .
     7  .  .  .  D4 D5
     6  .  .  D6 .  .
     5  .  .  ~  ~  .
     4  .  .  ~  ~  .
     3  .  .  Af .  .
    """)
    do(state, "sneak c3 c7")
    assert reason(state, text) == expected


def test_of_a_line_with_several_decisions_the_first_that_is_not_allowed_is_explained() -> None:
    state = battle_2(BOARD)
    assert reason(state, "mode b4 rumble b4 a5") == "not-straight ST-M2"
    assert reason(state, "mode b4 rumble b4 b5 b6 d6") == "not-beside ST-P6"
    assert reason(state, "mode b4 rumble b4 b5 b6 c6 a6") == "nobody-there ST-P6"
    assert reason(state, "mode b4 move e2 e1") == "must-act ST-P3"
    assert reason(state, "mode c3 c2") == "no-modes ST-P2"
    assert reason(state, "sneak e3 e8 e7") == "sneak-first ST-P9"


@pytest.mark.rule("ST-P9")
def test_a_sneak_attack_without_a_neighbour_ends_the_turn() -> None:
    state = battle_2("""
        a  b
     3  Af .
     4  A2 .
    """)
    assert reason(state, "sneak a3 a5 stay") == "sneak-nobody ST-P9"
    assert reason(state, "sneak a3 a5 a6") == "sneak-nobody ST-P9"
