"""Captured pieces: which list each player is shown [ST-C1 to ST-C4]."""

from __future__ import annotations

import pytest

from rollout.games.stratego.facts import Fought, PieceCaptured, tell
from rollout.games.stratego.view import Captured
from tests.games.stratego.kit import A, D, battle, battle_2, board, do, look

SPECTATOR = -1
SHOWN = {
    "open": {A: "both", D: "both", SPECTATOR: "both"},
    "prisoner": {A: "Barricade", D: "Ratchet", SPECTATOR: ""},
    "secret": {A: "Ratchet", D: "Barricade", SPECTATOR: ""},
    "stealth": {A: "", D: "", SPECTATOR: ""},
}
"""Who sees what after Ratchet and Barricade have captured one another."""


@pytest.mark.rule("ST-C1")
def test_open_everyone_sees_all_captured_pieces() -> None:
    state = battle("3 . . . . A8 D8")
    do(state, "strike e3 f3")
    for viewer in (A, D, SPECTATOR):
        assert look(state, viewer).captured == (Captured(0, D, "Barricade", "8"), Captured(0, A, "Ratchet", "8"))


@pytest.mark.rule("ST-C1")
def test_open_is_the_default() -> None:
    assert look(battle("")).captured_option == "open"


@pytest.mark.rule("ST-C2")
def test_prisoner_the_captor_sees_them_and_the_owner_does_not() -> None:
    state = battle("3 . . . . A9 D8", captured="prisoner")
    do(state, "strike e3 f3")
    assert look(state, A).captured == (Captured(0, D, "Barricade", "8"),)
    assert look(state, D).captured == ()


@pytest.mark.rule("ST-C3")
def test_secret_the_owner_sees_them_and_the_captor_does_not() -> None:
    state = battle("3 . . . . A9 D8", captured="secret")
    do(state, "strike e3 f3")
    assert look(state, A).captured == ()
    assert look(state, D).captured == (Captured(0, D, "Barricade", "8"),)


@pytest.mark.rule("ST-C4")
def test_stealth_no_one_sees_them() -> None:
    state = battle("3 . . . . A9 D8", captured="stealth")
    do(state, "strike e3 f3")
    assert [look(state, viewer).captured for viewer in (A, D, SPECTATOR)] == [(), (), ()]


@pytest.mark.rule("ST-C1", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.parametrize("option", SHOWN)
def test_in_a_tie_each_piece_was_captured_by_the_other_side(option: str) -> None:
    state = battle("3 . . . . A8 D8", captured=option)
    do(state, "strike e3 f3")
    for viewer, name in SHOWN[option].items():
        names = {piece.name for piece in look(state, viewer).captured}
        assert names == ({"Barricade", "Ratchet"} if name == "both" else {name} - {""})


@pytest.mark.rule("ST-C2", "ST-C3")
@pytest.mark.parametrize(("option", "seer"), [("prisoner", D), ("secret", A)])
def test_an_attacker_that_loses_is_captured_by_the_defender(option: str, seer: int) -> None:
    state = battle("3 . . . . A8 DT", captured=option)
    do(state, "strike e3 f3")
    assert [len(look(state, viewer).captured) for viewer in (seer, 1 - seer)] == [1, 0]


@pytest.mark.rule("ST-C2", "ST-P6")
def test_so_is_a_rumbler_that_falls() -> None:
    state = battle_2(
        """
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  D9
     3  .  .  .  .  A8= .
    """,
        captured="prisoner",
    )
    do(state, "rumble e3 e4", "at e5", "at f5", "fight")
    assert [piece.name for piece in look(state, A).captured] == ["Scout"]
    assert [piece.name for piece in look(state, D).captured] == ["Ratchet"]


@pytest.mark.rule("ST-C1", "ST-C2", "ST-C3", "ST-C4", "ST-A2")
@pytest.mark.parametrize("option", SHOWN)
def test_the_showing_at_the_moment_of_the_attack_always_happens(option: str) -> None:
    state = battle("3 . . . . A8 D9", captured=option)
    fought, captured = do(state, "strike e3 f3")
    assert isinstance(fought, Fought) and isinstance(captured, PieceCaptured)
    for viewer in (A, D, SPECTATOR):
        assert tell(fought, viewer) == fought
        assert (fought.name, fought.other_name, captured.name) == ("Ratchet", "Starscream", "Ratchet")


@pytest.mark.rule("ST-C1", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.parametrize("option", SHOWN)
def test_how_many_pieces_each_side_has_lost_everybody_sees(option: str) -> None:
    state = battle("3 . . . . A9 D8", captured=option)
    do(state, "strike e3 f3")
    for viewer in (A, D, SPECTATOR):
        view = look(state, viewer)
        assert view.lost == (0, 1)
        assert [army.pieces for army in view.armies] == [3, 2]


@pytest.mark.rule("ST-C2", "ST-C3", "ST-C4")
@pytest.mark.parametrize("option", ["prisoner", "secret", "stealth"])
def test_spectators_see_captured_pieces_in_open_only_and_shown_pieces_always(option: str) -> None:
    state = battle("3 . . . . A9 D8", captured=option)
    do(state, "strike e3 f3")
    view = look(state)
    assert view.captured == ()
    assert [piece.name for piece in view.pieces if piece.square == "f3"] == ["Ironhide"]


@pytest.mark.rule("ST-C1", "ST-C2", "ST-C3", "ST-C4")
@pytest.mark.parametrize("option", SHOWN)
def test_after_the_end_everything_is_open_to_everyone(option: str) -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  DF DX .  .  .  D8
     7  A3 .  .  .  .  A9
     1  AF AT .  .  .  .
    """,
        captured=option,
    )
    do(state, "strike f7 f8", "move b8 b7", "strike a7 a8")
    for viewer in (A, D, SPECTATOR):
        view = look(state, viewer)
        assert [piece.name for piece in view.captured] == ["Barricade", "Flag"]
        assert "" not in {piece.name for piece in view.pieces}
        assert {"Megatron", "Liquid Nitrogen Trap"} <= {piece.name for piece in view.pieces}


@pytest.mark.rule("ST-C4")
@pytest.mark.parametrize("option", SHOWN)
def test_a_game_that_was_given_up_lies_open_as_well(option: str) -> None:
    state = battle("3 . . . . A9 D8", captured=option)
    do(state, "strike e3 f3")
    state.lay_open()
    for viewer in (A, D, SPECTATOR):
        assert [piece.name for piece in look(state, viewer).captured] == ["Barricade"]
        assert "" not in {piece.name for piece in look(state, viewer).pieces}
