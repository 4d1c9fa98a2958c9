"""Scouts: any number of squares in a line, and an attack at the end of it [ST-M6, ST-M7, ST-A5]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import battle, board, do, expect, look, orders, reach, stars, tale


@pytest.mark.rule("ST-M6")
def test_a_scout_moves_any_number_of_open_squares_in_a_straight_line() -> None:
    state = battle("3 . . . . A2 .")
    assert reach(state, "move e3") == stars("""
        a  b  c  d  e  f  g  h  i  j
     8  .  .  .  .  *  .  .  .  .  .
     7  .  .  .  .  *  .  .  .  .  .
     6  .  .  .  .  *  .  .  .  .  .
     5  .  .  ~  ~  *  .  ~  ~  .  .
     4  .  .  ~  ~  *  .  ~  ~  .  .
     3  *  *  *  *  .  *  *  *  *  *
     2  .  .  .  .  *  .  .  .  .  .
     1  .  .  .  .  *  .  .  .  .  .
    """)


@pytest.mark.rule("ST-M6", "ST-M3")
def test_a_scout_stops_before_a_piece_of_its_own() -> None:
    state = battle("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  AT .  .  .  .  .
     3  .  A4 .  .  A2 .  A5 .  .  .
     2  .  .  .  .  A7 .  .  .  .  .
    """)
    assert reach(state, "move e3") == "c3 d3 e4 e5 f3"
    assert reach(state, "strike e3") == ""


@pytest.mark.rule("ST-M6", "ST-M4")
def test_a_scout_does_not_cross_the_forbidden_zone() -> None:
    state = battle("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  D3 .  .  .  .  .  .  .
     5  D3 .  ~  ~  A2 .  ~  ~  .  D3
     4  .  .  ~  ~  .  .  ~  ~  .  .
     3  .  .  A2 .  .  .  .  .  .  .
     2  .  .  A4 .  .  .  .  .  .  .
    """)
    assert reach(state, "move e5") == "e1 e2 e3 e4 e6 e7 e8 f5"
    assert reach(state, "move c3") == "a3 b3 d3 e3 f3 g3 h3 i3 j3"
    assert [line for line in orders(state) if "strike" in line] == []


@pytest.mark.rule("ST-M6")
@pytest.mark.parametrize("letter", "X98b7f6n5m4e3S")
def test_no_other_piece_moves_farther_than_one_square(letter: str) -> None:
    state = battle(f"3 . . . . A{letter} . D2")
    assert reach(state, "move e3") == "d3 e2 e4 f3"
    assert reach(state, "strike e3") == ""


@pytest.mark.rule("ST-M7")
def test_a_scout_is_shown_before_it_moves_more_than_one_square() -> None:
    state = battle("3 . . . . A2 .")
    assert tale(do(state, "move e3 e5")) == ["Scout on e3 is shown: scout", "Scout e3-e5 by scout"]
    expect(state, "5 . . ~ ~ A2! . ~ ~")


@pytest.mark.rule("ST-M7")
def test_a_move_of_one_square_shows_nothing() -> None:
    state = battle("3 . . . . A2 .")
    assert tale(do(state, "move e3 e4")) == ["Scout e3-e4 by step"]
    expect(state, "4 . . ~ ~ A2 . ~ ~")
    assert [piece.name for piece in look(state, 1).pieces if piece.square == "e4"] == [""]


@pytest.mark.rule("ST-M7")
def test_a_scout_that_is_known_need_not_be_shown_again() -> None:
    state = battle("3 . . . . A2! .")
    assert tale(do(state, "move e3 e5")) == ["Scout e3-e5 by scout"]


@pytest.mark.rule("ST-A5")
def test_a_scout_travels_and_attacks_in_the_same_turn() -> None:
    state = battle("""
        a  b  c  d  e  f
     6  .  .  .  .  DS .
     5  .  .  ~  ~  .  .
     4  .  .  ~  ~  .  .
     3  .  .  .  .  A2 .
    """)
    assert tale(do(state, "strike e3 e6")) == ["Scout e3 attacks Frenzy e6: wins", "Frenzy on e6 is captured"]
    expect(
        state,
        """
        a  b  c  d  e   f
     6  .  .  .  .  A2! .
     3  .  .  .  .  .   .
    """,
    )


@pytest.mark.rule("ST-A5")
def test_a_scout_attacks_the_first_enemy_in_each_direction() -> None:
    state = battle("""
        a  b  c  d  e  f  g  h  i  j
     8  .  .  .  .  D9 .  .  .  .  .
     6  .  .  .  .  D7 .  .  .  .  .
     3  .  D6 .  .  A2 D5 D4 .  .  .
    """)
    assert reach(state, "strike e3") == "b3 e6 f3"
    assert reach(state, "move e3") == "c3 d3 e1 e2 e4 e5"


@pytest.mark.rule("ST-A5")
def test_a_scout_that_loses_from_afar_leaves_its_start() -> None:
    state = battle("""
        a  b  c  d  e  f
     6  .  .  .  .  DT .
     3  .  .  .  .  A2 .
    """)
    assert tale(do(state, "strike e3 e6")) == [
        "Scout e3 attacks Liquid Nitrogen Trap e6: loses",
        "Scout on e3 is captured",
    ]
    expect(
        state,
        """
        a  b  c  d  e   f
     6  .  .  .  .  DT! .
     3  .  .  .  .  .   .
    """,
    )


@pytest.mark.rule("ST-A5", "ST-A8")
def test_a_scout_may_capture_the_flag_from_afar() -> None:
    state = board("""
        a  b  c  d  e  f
     8  .  .  .  .  DF D3
     1  AF .  .  .  A2 .
    """)
    assert tale(do(state, "strike e1 e8"))[-1] == "the end: flag, 0"


@pytest.mark.rule("ST-M6", "ST-A5")
def test_a_scout_never_goes_diagonally() -> None:
    state = battle("""
        a  b  c  d  e  f  g
     5  .  .  ~  ~  D3 .
     3  .  .  A2 .  .  .  .
    """)
    assert not {"move c3 d4", "move c3 d2", "strike c3 e5"} & set(orders(state))
    assert reach(state, "strike c3") == ""
