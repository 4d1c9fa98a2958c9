"""Speed: two steps instead of one [ST-P5]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import battle_2, board, do, expect, orders, reach, result, stars, tale


@pytest.mark.rule("ST-P5")
def test_it_goes_two_orthogonal_steps_in_any_combination() -> None:
    state = battle_2("3 . . . . A9 . .")
    assert reach(state, "speed e3") == stars("""
        a  b  c  d  e  f  g
     5  .  .  ~  ~  *  .  ~  ~
     4  .  .  ~  ~  .  *  ~  ~
     3  .  .  *  .  .  .  *
     2  .  .  .  *  .  *  .
     1  .  .  .  .  *  .  .
    """)


@pytest.mark.rule("ST-P5")
def test_it_is_always_two_steps() -> None:
    """One step is a standard move, and it may not end where it began."""
    state = battle_2("3 . . . . A9 . .")
    assert not {"speed e3 f3", "speed e3 e3"} & set(orders(state))
    assert "move e3 f3" in orders(state)


@pytest.mark.rule("ST-P5")
def test_the_piece_is_shown_and_moves() -> None:
    state = battle_2("3 . . . . A9 . .")
    assert tale(do(state, "speed e3 f2")) == [
        "Ironhide on e3 is shown: power",
        "Ironhide on e3 uses speed: f2",
        "Ironhide e3-f2 by speed",
    ]
    expect(
        state,
        """
        a  b  c  d  e  f
     3  .  .  .  .  .  .
     2  .  .  .  .  .  A9!
    """,
    )


@pytest.mark.rule("ST-P5")
@pytest.mark.parametrize("corner", ["e4", "f3"])
def test_it_turns_round_a_piece_by_whichever_corner_is_open(corner: str) -> None:
    state = battle_2(
        """
        a  b  c  d  e  f
     4  .  .  ~  ~  {e4} .
     3  .  .  .  .  A9 {f3}
    """.format(e4="." if corner == "e4" else "DT", f3="." if corner == "f3" else "AT")
    )
    assert "speed e3 f4" in orders(state)


@pytest.mark.rule("ST-P5", "ST-M3")
@pytest.mark.parametrize("piece", ["AT", "DT", "D2"])
def test_it_does_not_jump(piece: str) -> None:
    """Both corners are taken: no way to f4; nor over a piece in line."""
    state = battle_2(f"""
        a  b  c  d  e       f
     4  .  .  ~  ~  {piece} .
     3  .  .  .  .  A9      {piece}
    """)
    assert not {"speed e3 f4", "speed e3 e5", "speed e3 g3"} & set(orders(state))


@pytest.mark.rule("ST-P5", "ST-M4")
def test_it_keeps_out_of_the_forbidden_zone() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     4  .  A9 ~  ~  .  .
     3  .  .  .  .  .  .
    """)
    assert reach(state, "speed b4") == "a3 a5 b2 b6 c3"


@pytest.mark.rule("ST-P5", "ST-M4")
def test_the_forbidden_zone_is_no_corner_to_turn_at() -> None:
    """From c3 to b4 by c4 is barred; with b3 taken there is no way."""
    state = battle_2("""
        a  b  c  d  e  f
     4  .  .  ~  ~  .  .
     3  .  AT A9 .  .  .
    """)
    assert "speed c3 b4" not in orders(state)
    assert "speed c3 b2" in orders(state)


@pytest.mark.rule("ST-P5")
def test_it_stops_at_the_edge() -> None:
    state = board(
        """
        a  b  c  d  e  f  g  h  i  j
     8  .  .  .  .  DF .  .  .  .  A9
     5  D2 .  ~  ~  .  .  ~  ~  .  .
     1  AX .  .  .  AF .  .  .  .  .
    """,
        game="game-2",
    )
    assert reach(state, "speed j8") == "h8 i7 j6"
    assert reach(state, "speed a1") == "a3 b2 c1"


@pytest.mark.rule("ST-P5", "ST-A2", "ST-A3")
def test_the_second_step_onto_an_opposing_piece_is_an_attack() -> None:
    state = battle_2("3 . . . . A9 . D8")
    assert tale(do(state, "speed e3 g3")) == [
        "Ironhide on e3 is shown: power",
        "Ironhide on e3 uses speed: g3",
        "Ironhide e3 attacks Barricade g3: wins",
        "Barricade on g3 is captured",
    ]
    expect(state, "3 . . . . . . A9!")


@pytest.mark.rule("ST-P5", "ST-A2")
@pytest.mark.parametrize(("other", "left"), [("DT", "DT!"), ("DX", "DX!"), ("D9", ".")])
def test_such_an_attack_may_be_lost(other: str, left: str) -> None:
    state = battle_2(f"3 . . . . A9 . {other}")
    do(state, "speed e3 g3")
    expect(state, f"3 . . . . . . {left}")


@pytest.mark.rule("ST-P5")
def test_a_first_step_onto_an_opposing_piece_ends_the_move() -> None:
    """It is a standard attack: there is no going on behind it."""
    state = battle_2("3 . . . . A9 D2")
    assert "speed e3 g3" not in orders(state)
    assert "strike e3 f3" in orders(state)
    assert reach(state, "speed e3") == "c3 d2 e1 e5 f2 f4"


@pytest.mark.rule("ST-P5", "ST-E1")
def test_it_may_capture_the_flag() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  .  .  .  .  DF D3
     7  .  .  .  A9 .  .
     1  AF .  .  .  .  .
    """,
        game="game-2",
    )
    do(state, "speed d7 e8")
    assert result(state) == "A flag"


@pytest.mark.rule("ST-P5")
def test_own_pieces_are_no_goal() -> None:
    state = battle_2("3 . . . . A9 . AT")
    assert "speed e3 g3" not in orders(state)


@pytest.mark.rule("ST-P5")
@pytest.mark.parametrize(("army", "letters"), [("A", "X9b7m"), ("D", "X9875")])
def test_who_has_speed_in_vehicle_mode(army: str, letters: str) -> None:
    for letter in letters:
        assert reach(battle_2(f"3 . . . . {army}{letter} . .", turn=army), "speed e3") != "", letter
    others = set("X98b7f6n5m4e32S" if army == "A" else "X98o7wk65432S") - set(letters)
    for letter in others:
        assert reach(battle_2(f"3 . . . . {army}{letter} . .", turn=army), "speed e3") == "", letter
