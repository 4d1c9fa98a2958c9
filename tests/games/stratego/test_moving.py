"""Moving: what may go where [ST-M1 to ST-M4]."""

from __future__ import annotations

import pytest

from rollout.games.stratego import facts as happened
from rollout.games.stratego.view import Step
from tests.games.stratego.kit import A, battle, board, do, expect, look, orders, reach, tale

FIXED = ("F", "T")


@pytest.mark.rule("ST-M1")
@pytest.mark.parametrize("letter", FIXED)
def test_the_flag_and_the_traps_never_move(letter: str) -> None:
    state = battle(f"""
        a  b  c  d  e  f
     4  .  .  ~  ~  A{letter} .
     3  .  .  .  .  .  .
    """)
    assert orders(state, "e4") == []
    assert reach(state, "move b1") == "b2 c1"


@pytest.mark.rule("ST-M2")
@pytest.mark.parametrize("letter", "X98b7f6n5m4e3S")
def test_a_piece_moves_one_square_forward_backward_or_sideways(letter: str) -> None:
    state = battle(f"""
        a  b  c  d  e  f
     4  .  .  ~  ~  .  .
     3  .  .  .  .  A{letter} .
     2  .  .  .  .  .  .
    """)
    assert reach(state, "move e3") == "d3 e2 e4 f3"


@pytest.mark.rule("ST-M2")
def test_the_decepticons_move_alike() -> None:
    state = battle(
        """
        a  b  c  d  e  f
     6  .  .  .  .  .  .
     5  .  .  ~  ~  D9 .
     4  .  .  ~  ~  .  .
    """,
        turn="D",
    )
    assert reach(state, "move e5") == "e4 e6 f5"


@pytest.mark.rule("ST-M2")
def test_a_piece_that_moves_leaves_its_square_open() -> None:
    state = battle("3 . . . A9")
    assert tale(do(state, "move d3 e3")) == ["Ironhide d3-e3 by step"]
    expect(state, "3 . . . . A9")
    assert look(state).last == Step("d3", "e3")


@pytest.mark.rule("ST-M2")
def test_nothing_goes_beyond_the_edge() -> None:
    state = board("""
        a  b  c  d  e  f  g  h  i  j
     8  A9 .  .  .  .  .  .  .  .  D9
     1  A8 .  .  .  .  .  .  .  .  A7
    """)
    assert reach(state, "move a8") == "a7 b8"
    assert reach(state, "move a1") == "a2 b1"
    assert reach(state, "move j1") == "i1 j2"


@pytest.mark.rule("ST-M3")
def test_no_piece_moves_onto_or_over_a_piece_of_its_own() -> None:
    state = battle("""
        a  b  c  d  e  f
     4  .  .  ~  ~  A8 .
     3  .  .  .  A2 A9 AT
     2  .  .  .  .  .  .
    """)
    assert orders(state, "e3") == ["move e3 e2"]


@pytest.mark.rule("ST-M3")
def test_a_piece_of_the_enemy_is_attacked_and_not_jumped() -> None:
    state = battle("""
        a  b  c  d  e  f
     4  .  .  ~  ~  D8 .
     3  .  .  .  D2 A9 DT
     2  .  .  .  .  .  .
    """)
    assert orders(state, "e3") == ["move e3 e2", "strike e3 d3", "strike e3 f3", "strike e3 e4"]


@pytest.mark.rule("ST-M4")
def test_no_piece_enters_the_forbidden_zone() -> None:
    state = battle("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  .  .  .  A7 .  .
     5  .  A5 ~  ~  .  .  ~  ~  .  .
     4  .  .  ~  ~  A8 .  ~  ~  .  .
     3  .  .  A9 .  .  .  .  .  .  .
    """)
    assert reach(state, "move b5") == "a5 b4 b6"
    assert reach(state, "move e4") == "e3 e5 f4"
    assert reach(state, "move c3") == "b3 c2 d3"
    assert reach(state, "move h6") == "g6 h7 i6"


@pytest.mark.rule("ST-M4")
def test_no_attack_crosses_the_forbidden_zone() -> None:
    state = battle("""
        a  b  c  d  e  f
     6  .  .  D3 .  .  .
     5  .  .  ~  ~  .  .
     4  .  A9 ~  ~  D3 .
     3  .  .  A2 .  .  .
    """)
    assert [line for line in orders(state) if "strike" in line] == []


@pytest.mark.rule("ST-M2")
def test_a_move_is_told_to_all_and_the_name_to_its_owner_alone() -> None:
    state = battle("3 . . . A9")
    (moved,) = do(state, "move d3 e3")
    assert isinstance(moved, happened.Moved) and moved.seat == A and moved.rank == "9" and not moved.known
