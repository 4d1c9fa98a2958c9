"""Call BUMBLEBEE: from anywhere to an open square next to Sam [ST-P10]."""

from __future__ import annotations

import pytest

from rollout.games.stratego.view import Step
from tests.games.stratego.kit import D, actors, battle_2, board, do, expect, look, orders, reach, stars, tale


@pytest.mark.rule("ST-P10")
def test_bumblebee_comes_from_anywhere_to_an_open_square_next_to_sam() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     7  Ab .  .  .  .  .  .  .  .  .
     3  .  .  .  .  .  .  A5 .  .  .
    """)
    assert reach(state, "call") == stars("""
        a  b  c  d  e  f  g  h  i  j
     4  .  .  ~  ~  .  *  ~  ~  .  .
     3  .  .  .  .  .  *  .  *  .  .
     2  .  .  .  .  .  *  *  *  .  .
    """)


@pytest.mark.rule("ST-P10")
def test_sam_and_bumblebee_are_shown_and_bumblebee_moves() -> None:
    state = battle_2("3 Ab . . . . . A5 .")
    assert tale(do(state, "call f4")) == [
        "Sam on g3 is shown: power",
        "Sam on g3 uses call-bumblebee: f4",
        "Bumblebee on a3 is shown: called",
        "Bumblebee a3-f4 by call",
    ]
    expect(
        state,
        """
        a  b  c  d  e  f   g
     4  .  .  ~  ~  .  Ab! ~  ~
     3  .  .  .  .  .  .   A5!
    """,
    )


@pytest.mark.rule("ST-P10")
def test_bumblebee_does_not_attack_on_that_turn() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g
     4  .  .  ~  ~  .  .  ~  ~
     3  Ab .  .  .  D2 .  A5 D2
    """)
    do(state, "call f3")
    assert actors(state) == [D]
    expect(state, "3 . . . . D2 Ab! A5! D2")


@pytest.mark.rule("ST-P10")
def test_an_occupied_square_is_no_goal_whoever_stands_there() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h
     4  .  .  ~  ~  .  D2 ~  ~
     3  Ab .  .  .  .  AT A5 D9
     2  .  .  .  .  .  .  A3 .
    """)
    assert reach(state, "call") == "f2 h2"


@pytest.mark.rule("ST-P10")
def test_with_all_eight_squares_taken_there_is_no_call() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h
     4  .  .  ~  ~  .  D2 ~  ~
     3  Ab .  .  .  .  AT A5 D9
     2  .  .  .  .  .  A3 A3 AT
    """)
    assert reach(state, "call") == ""


@pytest.mark.rule("ST-P10")
@pytest.mark.parametrize("drawing", ["3 . . . . A5 . .", "3 Ab . . . . . ."])
def test_it_needs_both_on_the_board(drawing: str) -> None:
    assert reach(battle_2(drawing), "call") == ""


@pytest.mark.rule("ST-P10")
def test_bumblebee_may_already_stand_next_to_sam_and_must_change_square() -> None:
    state = battle_2("3 . . . . A5 Ab .")
    assert reach(state, "call") == "d2 d3 e2 e4 f2 f4"


@pytest.mark.rule("ST-P10")
@pytest.mark.parametrize("piece", ["Ab", "Ab!", "Ab="])
def test_bumblebee_is_called_in_either_mode_and_keeps_it(piece: str) -> None:
    state = battle_2(f"3 {piece} . . . . . A5 .")
    do(state, "call f3")
    expect(state, f"3 . . . . . {'Ab=' if piece == 'Ab=' else 'Ab!'} A5! .")


@pytest.mark.rule("ST-P10")
def test_known_pieces_are_not_shown_again() -> None:
    state = battle_2("3 Ab! . . . . . A5! .")
    assert tale(do(state, "call f3")) == ["Sam on g3 uses call-bumblebee: f3", "Bumblebee a3-f3 by call"]


@pytest.mark.rule("ST-P10")
def test_bumblebee_comes_out_of_a_prison() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g
     3  AT .  .  .  .  .  .
     2  Ab AT .  .  A5 .  .
    """)
    do(state, "call d2")
    expect(state, "2 . AT . Ab! A5! . .")


@pytest.mark.rule("ST-P10")
def test_only_sam_calls() -> None:
    state = board(
        """
        a  b  c  d  e  f  g  h  i  j
     8  DF D5 .  .  .  .  .  .  .  .
     3  AX A9 A8 Ab A7 Af A6 An Am A4
     2  AF A3 A2 AS .  .  .  .  .  .
    """,
        game="game-2",
    )
    assert reach(state, "call") == ""


@pytest.mark.rule("ST-P10")
def test_the_decepticons_have_no_such_power() -> None:
    powers = {power for member in look(battle_2("")).armies[D].characters for power in member.powers}
    assert "call-bumblebee" not in powers
    assert powers == {"speed", "robot-rumble", "detect-enemy", "sneak-attack", "magnet", "distance-strike"}


@pytest.mark.rule("ST-P10", "ST-P3")
def test_it_takes_the_action_from_sam_and_not_from_a_piece_that_has_just_changed_its_mode() -> None:
    state = battle_2("3 . . . . A5 . . Ab .")
    do(state, "mode h3")
    assert [line for line in orders(state) if "call" in line] == []


@pytest.mark.rule("ST-P10")
def test_a_call_that_shows_nobody_new_does_not_look_like_a_step() -> None:
    """Whoever looks later sees from whom to where it went."""
    called = battle_2("3 . . . . A5! Ab! .")
    stepped = called.clone()
    do(called, "call f2")
    do(stepped, "move f3 f2")
    assert look(called).last == Step("e3", "f2")
    assert look(stepped).last == Step("f3", "f2")
