"""Two squares: no going back and forth without end [ST-M5]."""

from __future__ import annotations

from itertools import cycle, islice

import pytest

from rollout.games.stratego.state import StrategoState
from rollout.games.stratego.view import Step
from tests.games.stratego.kit import battle, battle_2, board, do, expect, look, orders, reach, result

ROUND = ("move i8 i7", "move i7 h7", "move h7 h8", "move h8 i8")
"""The Agent at the Decepticons' home walks in a circle, which two squares never bar."""


def play(state: StrategoState, *lines: str) -> None:
    """The Autobots do what the lines say; after each the Decepticons' Agent takes a step of its round."""
    for line in lines:
        do(state, line)
        do(state, next(step for step in ROUND if step in orders(state)))


@pytest.mark.rule("ST-M5")
def test_the_third_move_between_the_same_two_squares_is_refused() -> None:
    state = battle("3 . . . . A9 .")
    play(state, "move e3 f3")
    assert "move f3 e3" in orders(state)
    play(state, "move f3 e3")
    assert reach(state, "move e3") == "d3 e2 e4"
    assert look(state).barred == (Step("e3", "f3"),)


@pytest.mark.rule("ST-M5")
def test_it_binds_either_side_and_looks_at_its_own_turns_alone() -> None:
    state = battle("""
        a  b  c  d  e  f
     6  .  .  .  .  D9 .
     3  .  .  .  .  A9 .
    """)
    do(state, "move e3 f3", "move e6 f6", "move f3 e3", "move f6 e6")
    assert "move e3 f3" not in orders(state)
    do(state, "move b1 b2")
    assert reach(state, "move e6") == "d6 e5 e7"
    assert look(state).barred == (Step("e6", "f6"),)


@pytest.mark.rule("ST-M5")
def test_the_piece_may_go_elsewhere_and_others_may_go_back_and_forth() -> None:
    state = battle("3 . . . . A9 .")
    play(state, "move b1 b2", "move b2 b1", "move e3 f3", "move f3 e3", "move e3 d3", "move d3 e3", "move b1 b2")


@pytest.mark.rule("ST-M5")
def test_going_on_to_a_third_square_begins_anew() -> None:
    state = battle("3 . . . . A9 .")
    play(state, "move e3 f3", "move f3 e3", "move e3 e2", "move e2 e3", "move e3 f3", "move f3 e3")
    assert "move e3 f3" not in orders(state)


@pytest.mark.rule("ST-M5")
def test_a_move_of_another_piece_resets_it() -> None:
    state = battle("3 . . . . A9 .")
    play(state, "move e3 f3", "move f3 e3", "move b1 b2")
    assert look(state).barred == ()
    play(state, "move e3 f3", "move f3 e3")
    assert "move e3 f3" not in orders(state)


@pytest.mark.rule("ST-M5")
def test_it_bars_moves_and_not_attacks() -> None:
    state = battle("""
        a  b  c  d  e  f
     4  .  .  ~  ~  .  D8
     3  .  .  .  .  A9 .
    """)
    play(state, "move e3 f3")
    do(state, "move f3 e3", "move f4 f3")
    assert "strike e3 f3" in orders(state)


@pytest.mark.rule("ST-M5")
@pytest.mark.parametrize("attack", ["strike e3 e4", "strike d2 d3"])
def test_an_attack_resets_it(attack: str) -> None:
    state = battle("""
        a  b  c  d  e  f
     4  .  .  ~  ~  DT .
     3  .  .  .  D8 A9 .
     2  .  .  .  A3 .  .
    """)
    play(state, "move e3 f3", "move f3 e3")
    play(state, attack)
    assert look(state).barred == ()
    if attack == "strike d2 d3":
        assert "move e3 f3" in orders(state)


@pytest.mark.rule("ST-M5")
def test_an_attack_is_no_move_between_the_squares() -> None:
    """The attack from e3 to f3 does not count: the next two moves between these squares are the first two."""
    state = battle("3 . . . . A9 D8")
    play(state, "strike e3 f3", "move f3 e3")
    assert "move e3 f3" in orders(state)
    play(state, "move e3 f3")
    assert "move f3 e3" not in orders(state)


@pytest.mark.rule("ST-M5")
def test_of_a_scout_start_and_end_count_and_not_the_way() -> None:
    state = battle("2 . . . . A2 .")
    play(state, "move e2 e6", "move e6 e2")
    assert "move e2 e6" not in orders(state)
    assert {"move e2 e5", "move e2 e7"} <= set(orders(state))


@pytest.mark.rule("ST-M5")
@pytest.mark.parametrize(("option", "allowed"), [("third", 2), ("fourth", 3), ("sixth", 5)])
def test_the_option_says_which_move_is_the_first_that_is_refused(option: str, allowed: int) -> None:
    state = battle("3 . . . . A9 .", two_squares=option)
    there_and_back = ["move e3 f3", "move f3 e3"] * 3
    for line in there_and_back[:allowed]:
        play(state, line)
    assert there_and_back[allowed] not in orders(state)
    play(state, "move b1 b2")
    assert there_and_back[allowed] in orders(state)


@pytest.mark.rule("ST-M5")
def test_under_the_fourth_an_attack_counts_as_a_move() -> None:
    state = battle("3 . . . . A9 D8", two_squares="fourth")
    play(state, "strike e3 f3", "move f3 e3", "move e3 f3")
    assert "move f3 e3" not in orders(state)


@pytest.mark.rule("ST-M5")
@pytest.mark.parametrize(("option", "allowed"), [("fourth", False), ("sixth", True)])
def test_under_the_fourth_an_attack_is_barred_as_well(option: str, allowed: bool) -> None:
    state = battle(
        """
        a  b  c  d  e  f
     4  .  .  ~  ~  D8 .
     3  .  .  .  .  A9 .
    """,
        two_squares=option,
    )
    moves = {"fourth": ["move e3 f3", "move f3 e3"], "sixth": ["move e3 f3", "move f3 e3"] * 2}[option]
    play(state, *moves)
    do(state, "move e3 f3", "move e4 e3")
    assert ("strike f3 e3" in orders(state)) is allowed


@pytest.mark.rule("ST-M5", "ST-E3")
def test_chasing_a_piece_round_and_round_is_no_matter_of_this_rule() -> None:
    """Neither side ever goes back; only the limit of quiet turns ends it."""
    state = battle(
        """
        a  b  c  d  e  f
     3  .  .  .  .  A9 .
     2  .  .  .  .  .  D8
    """,
        quiet_turns=20,
    )
    chase = ("e3 f3", "f2 e2", "f3 f2", "e2 e3", "f2 e2", "e3 f3", "e2 e3", "f3 f2")
    for step in islice(cycle(chase), 20):
        do(state, f"move {step}")
    assert result(state) == "draw quiet"


@pytest.mark.rule("ST-M5", "ST-T2")
def test_whoever_has_no_other_move_left_loses() -> None:
    """The Agent is the only piece that can move, and only between a1 and a2."""
    state = board("""
        a  b  c  d  e
     8  DF .  .  .  D9
     3  AT .  .  .  .
     2  .  AT .  .  .
     1  A3 AT AF .  .
    """)
    do(state, "move a1 a2", "move e8 e7", "move a2 a1", "move e7 d7")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-M5", "ST-M6", "ST-T2")
def test_a_scout_that_may_go_beyond_the_barred_square_is_not_stuck() -> None:
    state = board("""
        a  b  c  d  e
     8  DF .  .  .  D9
     4  AT .  ~  ~  .
     3  .  AT .  .  .
     2  .  AT .  .  .
     1  A2 AT AF .  .
    """)
    do(state, "move a1 a2", "move e8 e7", "move a2 a1", "move e7 d7")
    assert orders(state) == ["move a1 a3"]


# -- Special Powers ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-M5", "ST-P11")
def test_speed_is_a_move() -> None:
    state = battle_2("3 . . . . A9 . .")
    play(state, "speed e3 g3", "speed g3 e3")
    assert reach(state, "speed e3") == "c3 d2 e1 e5 f2 f4"


@pytest.mark.rule("ST-M5", "ST-P5")
def test_speed_is_barred_even_where_it_would_end_in_an_attack() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g
     3  .  .  .  .  A9 .  .  D8
    """)
    play(state, "speed e3 g3")
    do(state, "speed g3 e3", "move h3 g3")
    assert "speed e3 g3" not in orders(state)


@pytest.mark.rule("ST-M5", "ST-P5")
def test_speed_counts_as_a_move_even_where_it_ended_in_an_attack() -> None:
    state = battle_2("3 . . . . A9 . D8")
    play(state, "speed e3 g3", "speed g3 e3")
    assert "speed e3 g3" not in orders(state)


@pytest.mark.rule("ST-M5", "ST-P5", "ST-P8")
def test_a_run_ends_with_the_piece_that_made_it() -> None:
    """Mikaela rushes from e3 into Bonecrusher and is lost; Ironhide, pulled onto g3, goes to e3 for the first time."""
    state = battle_2("""
        a  b  c  d  e  f  g   h  i
     3  .  .  .  .  Am .  D7= .  A9
    """)
    do(state, "speed e3 g3", "pull g3 i3")
    expect(state, "3  .  .  .  .  .  .  A9!  .  .")
    play(state, "speed g3 e3")
    assert look(state).barred == ()
    assert "speed e3 g3" in orders(state)


@pytest.mark.rule("ST-M5", "ST-P6")
def test_the_step_of_a_rumble_is_a_move() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  D2
     3  .  .  .  .  A8= .
    """)
    do(state, "rumble e3 e4", "at f5", "fight", "move i8 i7")
    do(state, "move e4 e3", "move i7 h7")
    assert not {"rumble e3 e4", "move e3 e4"} & set(orders(state))


@pytest.mark.rule("ST-M5", "ST-P6")
def test_a_rumble_is_barred_like_its_step() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  .   D2
     3  .  .  .  .  A8= .
    """)
    play(state, "move e3 e4", "move e4 e3")
    assert reach(state, "rumble e3") == ""


@pytest.mark.rule("ST-M5", "ST-P9")
def test_the_flight_of_a_sneak_attack_is_a_move() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     4  .  .  ~  ~  AT .
     3  .  .  .  .  Af .
    """)
    play(state, "sneak e3 e5", "sneak e5 e3")
    assert "sneak e3 e5" not in orders(state)


@pytest.mark.rule("ST-M5", "ST-P9")
def test_the_flight_counts_also_where_an_attack_could_follow() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     6  .  .  .  D2 .  .
     5  .  .  ~  ~  .  .
     4  .  .  ~  ~  .  .
     3  .  .  Af .  .  .
    """)
    do(state, "sneak c3 c6", "stay", "move i8 i7")
    play(state, "sneak c6 c3")
    assert reach(state, "sneak c3") == ""
    assert "move c3 d3" in orders(state)


@pytest.mark.rule("ST-M5", "ST-P10")
def test_a_call_moves_bumblebee() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     5  .  .  ~  ~  A5 .
     3  .  .  .  .  Ab .
    """)
    play(state, "call e4", "move e4 e3")
    assert reach(state, "call") == "d6 e6 f4 f5 f6"
    assert reach(state, "move e3") == "d3 e2 f3"


@pytest.mark.rule("ST-M5", "ST-P10")
def test_a_call_does_not_move_sam() -> None:
    """Sam goes back and forth; the call between ends it, as any turn in which another piece moves."""
    state = battle_2("""
        a  b  c  d  e  f
     5  .  .  ~  ~  A5 .
     3  .  .  .  .  Ab .
    """)
    play(state, "move e5 f5", "move f5 e5", "call e4")
    assert "move e5 f5" in orders(state)


@pytest.mark.rule("ST-M5", "ST-P11")
@pytest.mark.parametrize("power", ["detect f4 f6", "shoot i2 i4", "pull b4 b6"])
def test_a_power_that_moves_nothing_of_its_owner_resets_it(power: str) -> None:
    state = battle_2("""
        a  b   c  d  e  f  g  h  i
     6  .  D2  .  .  .  DT .  .  .
     5  .  .   ~  ~  .  .  ~  ~  .
     4  .  A7= ~  ~  .  A6 ~  ~  DT
     3  .  .   .  .  A9 .  .  .  .
     2  .  .   .  .  .  .  .  .  A4
    """)
    play(state, "move e3 e2", "move e2 e3")
    assert look(state).barred == (Step("e3", "e2"),)
    play(state, power)
    assert look(state).barred == ()
