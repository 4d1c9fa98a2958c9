"""Distance Strike: an opposing piece one or two squares away, with nothing in between [ST-P7]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import D, actors, battle_2, board, do, expect, look, orders, reach, result, stars, tale


@pytest.mark.rule("ST-P7")
def test_it_reaches_one_square_in_all_eight_directions() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g
     8  .  .  .  D2 D2 D2 D2
     7  .  .  .  D2 D2 D2 D2
     6  .  .  .  D2 A4 D2 D2
     5  .  .  ~  ~  D2 D2 ~  ~
     4  .  .  ~  ~  D2 D2 ~  ~
    """)
    assert reach(state, "shoot e6") == stars("""
        a  b  c  d  e  f  g
     7  .  .  .  *  *  *
     6  .  .  .  *  .  *
     5  .  .  ~  ~  *  *
    """)


@pytest.mark.rule("ST-P7")
def test_it_reaches_two_squares_in_all_eight_directions() -> None:
    """Not what is a knight's move away, nor what is farther."""
    state = battle_2("""
        a  b  c  d  e  f  g  h
     7  .  D2 D2 D2 .  .  .  .
     6  .  D2 D2 D2 D2 D2 .  .
     5  .  .  ~  ~  D2 D2 ~  ~
     4  .  .  ~  ~  .  .  ~  ~
     3  .  D2 D2 .  A4 .  D2 D2
     2  .  D2 D2 .  .  .  D2 .
     1  .  .  D2 D2 D2 D2 D2 .
    """)
    assert reach(state, "shoot e3") == stars("""
        a  b  c  d  e  f  g
     5  .  .  ~  ~  *  .  ~  ~
     3  .  .  *  .  .  .  *
     1  .  .  *  .  *  .  *
    """)


@pytest.mark.rule("ST-P7")
@pytest.mark.parametrize("between", ["AT", "DT"])
def test_a_piece_in_between_blocks_it(between: str) -> None:
    state = battle_2(f"""
        a  b  c  d         e         f  g
     5  .  .  ~  ~         D2        .  ~  ~
     4  .  .  ~  ~         {between} .  ~  ~
     3  .  .  D2 {between} A4        .  .
     2  .  .  .  {between} .         .  .
     1  .  .  D2 .         .         .  .
    """)
    expected = {"AT": "", "DT": "d2 d3 e4"}[between]
    assert reach(state, "shoot e3") == expected


@pytest.mark.rule("ST-P7")
def test_it_does_not_shoot_through_the_forbidden_zone() -> None:
    """Neither straight nor through a corner square of it."""
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  .  D2 .  .
     5  .  A4 ~  ~  .  .
     4  .  .  ~  ~  D2 .
     3  .  .  .  D2 A4 .
    """)
    assert reach(state, "shoot b5") == ""
    assert reach(state, "shoot e3") == "d3 e4"


@pytest.mark.rule("ST-P7")
def test_it_shoots_diagonally_past_a_corner_of_the_forbidden_zone() -> None:
    """The line from d3 by e4 to f5 touches the zone at a corner only."""
    state = battle_2("""
        a  b  c  d  e  f
     5  .  .  ~  ~  .  D2
     4  .  .  ~  ~  .  .
     3  .  .  .  A4 .  .
    """)
    assert reach(state, "shoot d3") == "f5"


@pytest.mark.rule("ST-P7")
def test_a_lower_piece_is_removed_and_the_striker_stays() -> None:
    state = battle_2("3 . . . . A4 . D3")
    assert tale(do(state, "shoot e3 g3")) == [
        "Lennox on e3 is shown: power",
        "Lennox on e3 uses distance-strike: g3",
        "Sector Seven Agent on g3 is shown: struck",
        "Sector Seven Agent on g3 is lower",
        "Sector Seven Agent on g3 is captured",
    ]
    expect(state, "3 . . . . A4! . .")


@pytest.mark.rule("ST-P7")
@pytest.mark.parametrize("letter", ["4", "5", "9", "X"])
def test_nothing_happens_to_an_equal_or_higher_piece_but_that_it_is_shown(letter: str) -> None:
    state = battle_2(f"3 . . . . A4 . D{letter}")
    do(state, "shoot e3 g3")
    expect(state, f"3 . . . . A4! . D{letter}!")
    assert actors(state) == [D]


@pytest.mark.rule("ST-P7")
def test_a_trap_is_not_lower() -> None:
    state = battle_2("3 . . . . Ab= . DT")
    assert tale(do(state, "shoot e3 g3"))[-1] == "Liquid Nitrogen Trap on g3 is higher"
    expect(state, "3 . . . . Ab= . DT!")


@pytest.mark.rule("ST-P7")
def test_a_spy_is_lower() -> None:
    state = battle_2("3 . . . . A4 . DS")
    do(state, "shoot e3 g3")
    expect(state, "3 . . . . A4! . .")


@pytest.mark.rule("ST-P7")
def test_a_flag_is_immune() -> None:
    state = board(
        """
        a  b  c  d  e  f  g
     8  .  .  .  .  DF .  .
     7  .  .  .  .  .  .  D2
     6  .  .  .  .  Ab= .  .
     1  AF .  .  .  .  .  .
    """,
        game="game-2",
    )
    assert tale(do(state, "shoot e6 e8"))[-1] == "Flag on e8 is immune"
    assert result(state) == "on"
    expect(state, "8 . . . . DF! .")
    assert actors(state) == [D]


@pytest.mark.rule("ST-P7")
def test_the_line_goes_from_the_striker_to_its_target() -> None:
    state = battle_2("3 . . . . A4 . D3")
    do(state, "shoot e3 g3")
    last = look(state).last
    assert last is not None and (last.start, last.end) == ("e3", "g3")


@pytest.mark.rule("ST-P7")
@pytest.mark.parametrize(
    ("piece", "may"),
    [
        ("A4", True),
        ("Ae", True),
        ("Ab=", True),
        ("Ab", False),
        ("A9", False),
        ("Dw", True),
        ("Dw=", False),
        ("D4", True),
    ],
)
def test_who_strikes_from_a_distance(piece: str, may: bool) -> None:
    other = "D" if piece[0] == "A" else "A"
    state = battle_2(f"3 . . . . {piece} . {other}2", turn=piece[0])
    assert ("shoot e3 g3" in orders(state)) is may


@pytest.mark.rule("ST-P7")
def test_the_edge_of_the_board_ends_every_line() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     4  .  .  ~  ~  .  .  ~  ~  .  D2
     3  A4 .  .  .  .  .  .  .  .  D2
     2  .  .  .  .  .  .  .  .  .  D2
    """)
    assert reach(state, "shoot a3") == ""
