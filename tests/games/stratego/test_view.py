"""What each viewer may know: pieces are seen by all, names are not [ST-S3, ST-A9, ST-P3]."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.stratego.facts import PieceMoved, tell
from rollout.games.stratego.ground import code_of
from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.view import Piece, Step
from tests.games.stratego.kit import A, D, battle, battle_2, do, look, new_game, tale

SPECTATOR = -1


def seen(state: StrategoState, viewer: int, square: str) -> Piece:
    (piece,) = [piece for piece in look(state, viewer).pieces if piece.square == square]
    return piece


@pytest.mark.rule("ST-S3", "ST-A9")
def test_names_are_for_the_owner_until_a_piece_is_shown() -> None:
    state = battle("3 . . . . A9 . D8!")
    assert [seen(state, viewer, "e3").name for viewer in (A, D, SPECTATOR)] == ["Ironhide", "", ""]
    assert [seen(state, viewer, "g3").name for viewer in (A, D, SPECTATOR)] == ["Barricade"] * 3
    assert [seen(state, viewer, "g3").rank for viewer in (A, D, SPECTATOR)] == ["8"] * 3


@pytest.mark.rule("ST-A9")
def test_whether_a_piece_has_moved_everybody_sees() -> None:
    state = battle("3 . . . . A9 .")
    assert not seen(state, D, "e3").moved
    do(state, "move e3 f3")
    assert seen(state, D, "f3") == Piece(0, A, "f3", moved=True)


@pytest.mark.rule("ST-A9")
def test_a_move_of_a_hidden_piece_is_told_without_its_name() -> None:
    state = battle("3 . . . . A9 .")
    (moved,) = do(state, "move e3 f3")
    for viewer, name, rank in ((A, "Ironhide", "9"), (D, "", ""), (SPECTATOR, "", "")):
        assert tell(moved, viewer) == PieceMoved(A, 0, "e3", "f3", "step", name, rank)


@pytest.mark.rule("ST-A9")
def test_a_move_of_a_known_piece_is_told_with_its_name() -> None:
    state = battle("3 . . . . A9! .")
    (moved,) = do(state, "move e3 f3")
    assert tell(moved, D) == PieceMoved(A, 0, "e3", "f3", "step", "Ironhide", "9")


@pytest.mark.rule("ST-A9")
def test_the_owner_sees_which_of_its_pieces_the_other_side_knows() -> None:
    state = battle("3 . . . . A9! A8")
    assert (seen(state, A, "e3").known, seen(state, A, "f3").known) == (True, False)


@pytest.mark.rule("ST-S3")
def test_two_games_that_differ_in_what_is_hidden_look_alike() -> None:
    one = battle("3 . . . . A9 AT . D8 DF")
    two = battle("3 . . . . AF A2 . D8 DF")
    assert look(one, D) == look(two, D)
    assert look(one) == look(two)
    assert look(one, A) != look(two, A)


@pytest.mark.rule("ST-T1")
def test_the_view_says_whose_turn_it_is_and_what_was_done_last() -> None:
    state = battle("3 . . . . A9 .")
    assert (look(state).turn, look(state).last, look(state).turns) == (A, None, 0)
    do(state, "move e3 f3")
    assert (look(state).turn, look(state).last, look(state).turns) == (D, Step("e3", "f3"), 1)


@pytest.mark.rule("ST-P4")
def test_the_last_thing_of_a_power_that_moves_nothing_leads_to_its_target() -> None:
    state = battle_2("3 . . . . A6 . D8")
    do(state, "detect e3 g3")
    assert (look(state).last, look(state).last_power) == (Step("e3", "g3"), "detect-enemy")


@pytest.mark.rule("ST-P4", "ST-P7")
def test_two_powers_that_leave_the_same_position_leave_another_view() -> None:
    """What was seen once is in the view as well, so nobody is told what their view does not hold."""
    detected, shot_at = battle_2("3 . . . . A6 . D8!"), battle_2("3 . . . . A4 . D8!")
    do(detected, "detect e3 g3")
    do(shot_at, "shoot e3 g3")
    assert {look(state, D).last for state in (detected, shot_at)} == {Step("e3", "g3")}
    assert [look(state, D).last_power for state in (detected, shot_at)] == ["detect-enemy", "distance-strike"]
    assert [code_of(state).split(" last:")[1].split()[0] for state in (detected, shot_at)] == ["e3-g3*1", "e3-g3*4"]


@pytest.mark.rule("ST-P9")
def test_what_follows_a_landing_belongs_to_its_power() -> None:
    state = battle_2("3 . . . . Af AT . D2")
    do(state, "sneak e3 g3")
    assert (look(state).last, look(state).last_power) == (Step("e3", "g3"), "sneak-attack")
    do(state, "strike g3 h3")
    assert (look(state).last, look(state).last_power) == (Step("g3", "h3"), "sneak-attack")


@pytest.mark.rule("ST-C1")
@pytest.mark.parametrize(
    "options",
    [
        {"captured": "stealth", "two_squares": "sixth", "last_movers": "draw", "memory": True},
        {"game": "game-2", "quiet_turns": 20, "max_turns": 100},
    ],
)
def test_the_options_of_the_table_are_open_to_all(options: dict[str, Any]) -> None:
    view = look(new_game(**options))
    names = {"captured": "captured_option"}
    for option, value in options.items():
        assert getattr(view, names.get(option, option)) == value


# -- the game of memory --------------------------------------------------------------------------------------


@pytest.mark.rule("ST-A9")
def test_memory_is_off_by_default() -> None:
    assert not look(new_game()).memory


@pytest.mark.rule("ST-A9", "ST-A2")
def test_in_a_game_of_memory_a_piece_is_named_when_it_is_shown_and_not_afterwards() -> None:
    state = battle("3 . . . . A9 D8", memory=True)
    assert tale(do(state, "strike e3 f3"))[0] == "Ironhide e3 attacks Barricade f3: wins"
    assert [seen(state, viewer, "f3").name for viewer in (A, D, SPECTATOR)] == ["Ironhide", "", ""]


@pytest.mark.rule("ST-A9")
def test_in_a_game_of_memory_a_move_does_not_name_a_piece_that_was_shown_before() -> None:
    state = battle("3 . . . . A9! .", memory=True)
    (moved,) = do(state, "move e3 f3")
    assert tell(moved, D) == PieceMoved(A, 0, "e3", "f3", "step")
    assert tell(moved, A) == PieceMoved(A, 0, "e3", "f3", "step", "Ironhide", "9")


@pytest.mark.rule("ST-A9", "ST-P3")
def test_in_a_game_of_memory_a_piece_in_robot_mode_stays_displayed() -> None:
    state = battle_2("3 . . . . AX= A9!", memory=True)
    assert [seen(state, D, square).name for square in ("e3", "f3")] == ["Optimus Prime", ""]
    (moved,) = do(state, "move e3 e4")
    assert tell(moved, D) == PieceMoved(A, 0, "e3", "e4", "step", "Optimus Prime", "10")


@pytest.mark.rule("ST-A9", "ST-P3")
def test_back_in_vehicle_mode_it_is_to_be_remembered() -> None:
    state = battle_2("3 . . . . AX= . .", memory=True)
    do(state, "mode e3", "move e3 e4")
    assert seen(state, D, "e4").name == ""


@pytest.mark.rule("ST-A9", "ST-M7")
def test_in_a_game_of_memory_a_scout_is_shown_before_each_far_move() -> None:
    state = battle("3 . . . . A2! .", memory=True)
    assert tale(do(state, "move e3 e5")) == ["Scout on e3 is shown: scout", "Scout e3-e5 by scout"]


@pytest.mark.rule("ST-A9", "ST-P1")
def test_in_a_game_of_memory_a_piece_is_shown_before_each_use_of_its_power() -> None:
    state = battle_2("3 . . . . A9! . .", memory=True)
    assert tale(do(state, "speed e3 g3"))[0] == "Ironhide on e3 is shown: power"


@pytest.mark.rule("ST-A9")
def test_after_the_end_a_game_of_memory_lies_open() -> None:
    state = battle("3 . . . . A9! .", memory=True)
    state.lay_open()
    assert seen(state, D, "e3").name == "Ironhide"
