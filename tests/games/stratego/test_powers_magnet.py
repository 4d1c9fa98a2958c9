"""Magnet: an opposing piece is pulled and so attacked [ST-P8]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import A, D, actors, battle_2, board, do, expect, look, orders, reach, result, stars, tale


@pytest.mark.rule("ST-P8")
def test_it_reaches_one_square_in_the_four_directions() -> None:
    state = battle_2("""
        a  b  c  d  e   f  g
     5  .  .  ~  ~  D2  D2 ~  ~
     4  .  .  ~  ~  D2  D2 ~  ~
     3  .  .  D2 D2 A7= D2 D2
     2  .  .  D2 D2 D2  D2 D2
    """)
    assert reach(state, "pull e3") == "d3 e2 e4 f3"


@pytest.mark.rule("ST-P8")
def test_it_reaches_two_squares_in_the_four_directions_and_never_diagonally() -> None:
    state = battle_2("""
        a  b  c  d  e   f  g  h
     6  .  .  .  .  D2  .  .  .
     5  .  .  ~  ~  D2  D2 ~  ~
     4  .  .  ~  ~  .   D2 ~  ~
     3  .  D2 D2 .  A7= .  D2 D2
     2  .  .  .  D2 .   D2 .  .
     1  .  .  D2 .  D2  .  D2 .
    """)
    assert reach(state, "pull e3") == stars("""
        a  b  c  d  e  f  g
     5  .  .  ~  ~  *  .  ~  ~
     3  .  .  *  .  .  .  *
     1  .  .  .  .  *  .  .
    """)


@pytest.mark.rule("ST-P8")
def test_the_square_in_between_must_be_open() -> None:
    state = battle_2("""
        a  b  c  d  e   f  g
     6  .  D2 .  .  .   .  .
     5  .  AT ~  ~  D2  .  ~  ~
     4  .  A7= ~ ~  D2  .  ~  ~
     3  .  .  D2 AT A7= .  .
    """)
    assert reach(state, "pull e3") == "e4"
    assert reach(state, "pull b4") == ""


@pytest.mark.rule("ST-P8")
def test_it_does_not_pull_over_the_forbidden_zone() -> None:
    state = battle_2("""
        a  b  c  d   e  f
     6  .  .  D2 .   .  .
     5  .  .  ~  ~   .  .
     4  .  .  ~  ~   D2 .
     3  .  .  .  A7= .  .
     2  .  .  .  .   .  .
    """)
    assert reach(state, "pull d3") == ""


@pytest.mark.rule("ST-P8")
def test_a_lower_piece_is_removed_and_the_puller_stays_on_its_square() -> None:
    state = battle_2("3 . . . . A7= . D6")
    assert tale(do(state, "pull e3 g3")) == [
        "Jazz on e3 uses magnet: g3",
        "Decepticon Soldier on g3 is shown: pulled",
        "Decepticon Soldier on g3 is lower",
        "Decepticon Soldier on g3 is captured",
    ]
    expect(state, "3 . . . . A7= . .")


@pytest.mark.rule("ST-P8")
def test_equal_ranks_are_both_removed() -> None:
    state = battle_2("3 . . . . A7= . Dw")
    assert tale(do(state, "pull e3 g3"))[-2:] == ["Brawl on g3 is captured", "Jazz on e3 is captured"]
    expect(state, "3 . . . . . . .")


@pytest.mark.rule("ST-P8")
def test_a_higher_piece_removes_the_puller_and_takes_its_square() -> None:
    state = battle_2("3 . . . . A7= . D9")
    assert tale(do(state, "pull e3 g3")) == [
        "Jazz on e3 uses magnet: g3",
        "Starscream on g3 is shown: pulled",
        "Starscream on g3 is higher",
        "Jazz on e3 is captured",
        "Starscream is drawn g3-e3",
    ]
    expect(state, "3 . . . . D9! . .")


@pytest.mark.rule("ST-P8", "ST-M1")
def test_a_trap_is_pulled_out_of_its_home_rows() -> None:
    """The only way in which a Trap ever leaves its square."""
    state = battle_2("""
        a  b  c  d  e   f
     6  .  .  .  .  DT  .
     5  .  .  ~  ~  .   .
     4  .  .  ~  ~  A7= .
    """)
    do(state, "pull e4 e6")
    expect(
        state,
        """
        a  b  c  d  e   f
     6  .  .  .  .  .   .
     5  .  .  ~  ~  .   .
     4  .  .  ~  ~  DT! .
    """,
    )
    assert orders(state, "e4") == []
    assert look(state).lost == (1, 0)


@pytest.mark.rule("ST-P8")
def test_a_spy_that_is_pulled_is_captured() -> None:
    state = battle_2("3 . . . . A7= . DS")
    do(state, "pull e3 g3")
    expect(state, "3 . . . . A7= . .")


@pytest.mark.rule("ST-P8")
def test_a_flag_that_is_chosen_is_shown_and_stays_and_the_turn_is_spent() -> None:
    state = board(
        """
        a  b  c  d  e   f  g
     8  .  .  .  .  DF  .  .
     7  .  .  .  .  .   .  D2
     6  .  .  .  .  A7= .  .
     1  AF .  .  .  .   .  .
    """,
        game="game-2",
    )
    assert tale(do(state, "pull e6 e8")) == [
        "Jazz on e6 uses magnet: e8",
        "Flag on e8 is shown: pulled",
        "Flag on e8 is immune",
    ]
    expect(
        state,
        """
        a  b  c  d  e   f  g
     8  .  .  .  .  DF! .  .
     7  .  .  .  .  .   .  D2
     6  .  .  .  .  A7= .  .
    """,
    )
    assert (result(state), actors(state)) == ("on", [D])


@pytest.mark.rule("ST-P8")
def test_a_neighbour_is_pulled_like_any_other() -> None:
    state = battle_2("3 . . . . A7= D9")
    do(state, "pull e3 f3")
    expect(state, "3 . . . . D9! .")


@pytest.mark.rule("ST-P8", "ST-M5")
def test_being_pulled_is_no_move_of_its_owner() -> None:
    """From g3 to e3 Starscream was pulled: from e3 to g3 is its first move between the two, and back the second."""
    state = battle_2("3 . . . . A7= . . D9", turn="D")
    do(state, "move h3 g3", "pull e3 g3", "speed e3 g3", "move b1 b2")
    assert "speed g3 e3" in orders(state)


@pytest.mark.rule("ST-P8", "ST-P2")
@pytest.mark.parametrize(("piece", "may"), [("A7=", True), ("A7", False), ("D7=", True), ("D7", False), ("A9=", False)])
def test_jazz_and_bonecrusher_have_it_in_robot_mode(piece: str, may: bool) -> None:
    other = "DA"["AD".index(piece[0])]
    state = battle_2(f"3 . . . . {piece} . {other}2", turn=piece[0])
    assert ("pull e3 g3" in orders(state)) is may
    assert actors(state) == [A if piece[0] == "A" else D]
