"""Detect Enemy: an opposing piece within two squares is shown [ST-P4]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import D, actors, at, battle_2, board, do, expect, look, orders, reach, stars, tale


@pytest.mark.rule("ST-P4")
def test_it_reaches_two_kings_steps_in_any_combination() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     8  .  .  .  D2 D2 D2 D2 D2 .  .
     7  .  .  D2 D2 D2 D2 D2 D2 .  .
     6  .  .  D2 D2 D2 A6 D2 D2 D2 .
     5  .  .  ~  ~  D2 D2 ~  ~  D2 .
     4  .  .  ~  ~  D2 D2 ~  ~  D2 .
     3  .  .  .  D2 D2 D2 D2 D2 .  .
    """)
    assert reach(state, "detect f6") == stars("""
        a  b  c  d  e  f  g  h  i  j
     8  .  .  .  *  *  *  *  *  .  .
     7  .  .  .  *  *  *  *  *  .  .
     6  .  .  .  *  *  .  *  *  .  .
     5  .  .  ~  ~  *  *  ~  ~  .  .
     4  .  .  ~  ~  *  *  ~  ~  .  .
    """)


@pytest.mark.rule("ST-P4")
def test_nothing_blocks_it_neither_pieces_nor_the_forbidden_zone() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  .  D9 .  .
     5  .  .  ~  ~  .  .
     4  .  A6 ~  ~  .  .
     3  .  A7 AT .  .  .
     2  .  D8 .  D7 .  .
    """)
    assert reach(state, "detect b4") == "b2 d2 d6"


@pytest.mark.rule("ST-P4")
def test_it_stops_at_the_edge() -> None:
    """What stands at the other edge of the row above is not near."""
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     5  .  .  ~  ~  .  .  ~  ~  .  D2
     4  .  .  ~  ~  .  .  ~  ~  .  D2
     3  A6 .  .  .  .  .  .  .  D2 D2
     2  .  .  .  .  .  .  .  .  D2 D2
    """)
    assert reach(state, "detect a3") == ""


@pytest.mark.rule("ST-P4")
def test_the_piece_is_shown_and_stays_where_it_is() -> None:
    state = battle_2("3 . . . . A6 . D9")
    assert tale(do(state, "detect e3 g3")) == [
        "Maggie on e3 is shown: power",
        "Maggie on e3 uses detect-enemy: g3",
        "Starscream on g3 is shown: detected",
    ]
    expect(state, "3 . . . . A6! . D9!")
    assert [piece.name for piece in look(state).pieces if piece.square == "g3"] == ["Starscream"]


@pytest.mark.rule("ST-P4")
@pytest.mark.parametrize("letter", "FTS2")
def test_any_piece_can_be_named_also_a_flag_or_a_trap(letter: str) -> None:
    state = battle_2(f"3 . . . . A6 . D{letter}")
    do(state, "detect e3 g3")
    assert at(state, "g3") == f"D{letter}!"


@pytest.mark.rule("ST-P4")
def test_own_pieces_are_not_named() -> None:
    state = battle_2("3 . . . . A6 A2 A9")
    assert reach(state, "detect e3") == ""


@pytest.mark.rule("ST-P4", "ST-T1")
def test_this_is_the_turn() -> None:
    state = battle_2("3 . . . . A6 D9 D8")
    do(state, "detect e3 f3")
    assert actors(state) == [D]
    assert at(state, "g3") == "D8"


@pytest.mark.rule("ST-P4")
@pytest.mark.parametrize(("piece", "line"), [("A6", "e3"), ("An", "e3"), ("A8", "e3")])
def test_maggie_banachek_and_ratchet_detect(piece: str, line: str) -> None:
    assert reach(battle_2(f"3 . . . . {piece} . D9"), f"detect {line}") == "g3"


@pytest.mark.rule("ST-P4")
def test_soldiers_detect_and_barricade_in_robot_mode() -> None:
    state = battle_2("3 . . D6 . A9 . D8=", turn="D")
    assert {"detect c3 e3", "detect g3 e3"} <= set(orders(state))


@pytest.mark.rule("ST-P4")
def test_no_other_piece_detects() -> None:
    state = board(
        """
        a  b  c  d  e  f  g  h  i  j
     8  DF D2 .  .  .  .  .  .  .  .
     4  .  .  ~  ~  D2 .  ~  ~  .  .
     3  AX A9 Ab A7 D2 Af A5 Am A4 Ae
     2  AF A2 .  A3 D2 AS AT .  .  .
    """,
        game="game-2",
    )
    assert [line for line in orders(state) if line.startswith("detect")] == []
