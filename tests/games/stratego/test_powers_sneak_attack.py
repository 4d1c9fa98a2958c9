"""Sneak Attack: over pieces and Forbidden Zones onto the first open square, and an attack from there [ST-P9]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import A, D, actors, battle_2, board, do, expect, look, orders, reach, result, tale


@pytest.mark.rule("ST-P9")
def test_it_goes_straight_over_what_adjoins_onto_the_first_open_square() -> None:
    """Over one, two or three occupied squares of either side."""
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  .  .  .  .  .  .
     5  .  .  ~  ~  DT .  ~  ~  .  .
     4  .  .  ~  ~  AT .  ~  ~  .  .
     3  .  .  .  D9 Af AT DT A8 .  .
     2  .  .  .  .  .  .  .  .  .  .
    """)
    assert reach(state, "sneak e3") == "c3 e6 i3"


@pytest.mark.rule("ST-P9", "ST-M4")
def test_it_goes_over_the_forbidden_zone() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  .  .  .  .  .  .
     5  .  Af ~  ~  .  .  ~  ~  .  .
     4  .  .  ~  ~  .  .  ~  ~  .  .
     3  .  .  .  Af .  .  .  .  .  .
    """)
    assert reach(state, "sneak b5") == "e5"
    assert reach(state, "sneak d3") == "d6"


@pytest.mark.rule("ST-P9", "ST-M4")
def test_pieces_and_the_zone_may_follow_on_one_another() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     4  Af DT ~  ~  AT D8 ~  ~  .  .
     3  .  .  .  .  .  .  .  .  .  .
    """)
    assert reach(state, "sneak a4") == "i4"


@pytest.mark.rule("ST-P9")
def test_at_least_one_square_must_be_passed_over() -> None:
    state = battle_2("3 . . . . Af . D2 .")
    assert reach(state, "sneak e3") == ""


@pytest.mark.rule("ST-P9")
def test_there_is_no_way_out_of_a_line_that_is_full_to_the_edge() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  .  DF .  .  D2 .
     7  .  .  .  .  DT .
     6  .  .  .  .  A4 .
     3  AT Af .  .  Af .
     2  .  AT .  .  AT .
     1  .  AF .  .  A3 .
    """,
        game="game-2",
    )
    assert reach(state, "sneak b3") == ""
    assert reach(state, "sneak e3") == ""


@pytest.mark.rule("ST-P9", "ST-P1")
def test_the_piece_is_shown_and_flies() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     4  .  .  ~  ~  AT .
     3  .  .  .  .  Af .
    """)
    assert tale(do(state, "sneak e3 e5")) == [
        "Fighter on e3 is shown: power",
        "Fighter on e3 uses sneak-attack: e5",
        "Fighter e3-e5 by sneak",
    ]
    expect(
        state,
        """
        a  b  c  d  e   f
     5  .  .  ~  ~  Af! .
     4  .  .  ~  ~  AT  .
     3  .  .  .  .  .   .
    """,
    )
    assert actors(state) == [D]


@pytest.mark.rule("ST-P9")
def test_from_there_it_may_attack_one_orthogonal_neighbour() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  .  D2 D6 D2
     5  .  .  ~  ~  .  D3
     4  .  .  ~  ~  AT D2
     3  .  .  .  .  Af .
    """)
    do(state, "sneak e3 e5")
    assert actors(state) == [A]
    assert look(state).phase == "sneak"
    assert orders(state) == ["stay", "strike e5 f5", "strike e5 e6"]


@pytest.mark.rule("ST-P9", "ST-A2", "ST-A3")
@pytest.mark.parametrize(
    ("target", "row"),
    [("D6", ". . . . Af! ."), ("D7", ". . . . . ."), ("D9", ". . . . D9! ."), ("DT", ". . . . DT! .")],
)
def test_that_attack_follows_the_normal_rules(target: str, row: str) -> None:
    state = battle_2(f"""
        a  b  c  d  e        f
     6  .  .  .  .  {target} .
     5  .  .  ~  ~  .        .
     4  .  .  ~  ~  AT       .
     3  .  .  .  .  Af       .
    """)
    do(state, "sneak e3 e5", "strike e5 e6")
    expect(state, f"6 {row}")
    expect(state, "5 . . ~ ~ . . ~ ~")
    assert actors(state) == [D]


@pytest.mark.rule("ST-P9", "ST-A4")
def test_the_attack_is_optional() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  .  .  D6 .
     4  .  .  ~  ~  AT .
     3  .  .  .  .  Af .
    """)
    do(state, "sneak e3 e5")
    assert tale(do(state, "stay")) == ["Fighter on e5 stays"]
    expect(
        state,
        """
        a  b  c  d  e   f
     6  .  .  .  .  D6  .
     5  .  .  ~  ~  Af! .
    """,
    )
    assert actors(state) == [D]


@pytest.mark.rule("ST-P9")
def test_without_an_orthogonal_neighbour_the_turn_is_over_at_once() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  .  D2 .  D2
     4  .  .  ~  ~  AT D2
     3  .  .  .  .  Af .
    """)
    do(state, "sneak e3 e5")
    assert actors(state) == [D]


@pytest.mark.rule("ST-P9", "ST-E1", "ST-A8")
def test_it_may_capture_the_flag_behind_its_traps() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  .  .  .  DT .  DF
     7  .  .  .  .  DT D9
     6  .  .  .  .  Af .
     1  AF .  .  .  .  .
    """,
        game="game-2",
    )
    do(state, "sneak e6 e8", "strike e8 f8")
    assert result(state) == "A flag"


@pytest.mark.rule("ST-P9")
def test_no_far_attack_and_no_second_flight_follow() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h
     6  .  .  .  .  D6 .  .  .
     4  .  .  ~  ~  AT .  ~  ~
     3  .  .  .  .  Af .  .  .
    """)
    do(state, "sneak e3 e5")
    assert {line.split()[0] for line in orders(state)} == {"strike", "stay"}


@pytest.mark.rule("ST-P9", "ST-P2")
@pytest.mark.parametrize(
    ("piece", "may"), [("Af", True), ("A7", False), ("Dk", True), ("Do", True), ("Do=", False), ("DX", False)]
)
def test_who_sneaks(piece: str, may: bool) -> None:
    state = battle_2(f"3 . . . . {piece} {piece[0]}T .", turn=piece[0])
    assert ("sneak e3 g3" in orders(state)) is may
