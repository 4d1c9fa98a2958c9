"""Robot Rumble: one step, then up to three opposing neighbours at once [ST-P6]."""

from __future__ import annotations

import pytest

from rollout.games.stratego.view import Step
from tests.games.stratego.kit import A, D, actors, battle_2, board, do, expect, look, orders, reach, result, tale


@pytest.mark.rule("ST-P6")
def test_it_begins_with_one_step_onto_an_open_square_next_to_an_enemy() -> None:
    state = battle_2("""
        a  b  c  d  e   f  g
     5  .  .  ~  ~  .   D2 ~  ~
     4  .  .  ~  ~  .   .  ~  ~
     3  .  .  .  .  A8= AT .
     2  .  .  .  .  .   .  .
    """)
    assert reach(state, "rumble e3") == "e4"


@pytest.mark.rule("ST-P6")
def test_without_a_neighbour_to_attack_there_is_no_rumble() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     6  .  .  .  .  .   D2
     3  .  .  .  .  A8= .
    """)
    assert reach(state, "rumble e3") == ""


@pytest.mark.rule("ST-P6")
def test_the_square_of_the_step_must_be_open() -> None:
    """Onto an enemy it would be an attack; a piece that is shut in cannot rumble at all."""
    state = battle_2("""
        a  b  c  d  e   f
     4  .  .  ~  ~  D2  D2
     3  .  .  .  AT A8= D2
     2  .  .  .  .  AT  .
    """)
    assert reach(state, "rumble e3") == ""
    assert reach(state, "strike e3") == "e4 f3"


@pytest.mark.rule("ST-P6", "ST-M4")
def test_the_step_keeps_out_of_the_forbidden_zone() -> None:
    state = battle_2("""
        a  b  c   d  e
     6  .  .  D2  .  .
     5  .  .  ~   ~  D2
     4  .  .  ~   ~  D2
     3  .  .  A8= .  .
    """)
    assert reach(state, "rumble c3") == "d3"


@pytest.mark.rule("ST-P6")
def test_it_reaches_all_eight_neighbours() -> None:
    state = battle_2("""
        a  b  c  d  e   f  g
     8  .  .  .  D2 D2  D2 .
     7  .  .  .  D2 .   D2 .
     6  .  .  D2 D2 A8= D2 D2
     5  .  .  ~  ~  D2  D2 ~  ~
    """)
    do(state, "rumble e6 e7")
    assert reach(state, "at") == "d6 d7 d8 e8 f6 f7 f8"
    assert look(state).phase == "rumble"
    assert look(state).acting == "e7"


@pytest.mark.rule("ST-P6")
def test_one_to_three_of_them_are_chosen() -> None:
    """In the order of the squares, so that every choice can be made in one way only."""
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  D2
     4  .  .  ~  ~  .   D2
     3  .  .  .  D2 A8= D2
    """)
    do(state, "rumble e3 e4")
    assert orders(state) == ["at d3", "at f3", "at f4", "at e5", "at f5"]
    do(state, "at f3")
    assert orders(state) == ["fight", "at f4", "at e5", "at f5"]
    do(state, "at e5")
    assert orders(state) == ["fight", "at f5"]
    do(state, "at f5")
    assert orders(state) == ["fight"]
    assert look(state).targets == ("f3", "e5", "f5")
    do(state, "fight")
    assert actors(state) == [D]


@pytest.mark.rule("ST-P6")
def test_a_fourth_is_never_chosen() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  D2
     4  .  .  ~  ~  .   D2
     3  .  .  .  D2 A8= D2
    """)
    do(state, "rumble e3 e4", "at d3", "at f3", "at f4")
    assert orders(state) == ["fight"]


@pytest.mark.rule("ST-P6", "ST-A4")
def test_one_target_is_enough_and_the_others_are_left_alone() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  D2
     3  .  .  .  .  A8= .
    """)
    do(state, "rumble e3 e4", "at f5", "fight")
    expect(
        state,
        """
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  .
     4  .  .  ~  ~  A8= .
    """,
    )


@pytest.mark.rule("ST-P6", "ST-P1")
def test_the_piece_is_shown_and_then_all_targets_are() -> None:
    """Scorponok, Brawl and a Creature against Optimus Prime, who changes to Robot Mode first."""
    state = battle_2("""
        a  b  c  d  e  f
     5  .  .  ~  ~  Dk Dw
     3  .  .  .  .  AX D4
    """)
    assert tale(do(state, "mode e3", "rumble e3 e4", "at f3", "at e5", "at f5", "fight")) == [
        "Optimus Prime on e3 changes to robot",
        "Optimus Prime e3-e4 by rumble",
        "f3 is a target",
        "e5 is a target",
        "f5 is a target",
        "Optimus Prime on e4 uses robot-rumble: f3 e5 f5",
        "Decepticon Creature on f3 is shown: rumbled",
        "Decepticon Creature on f3 is lower",
        "Scorponok on e5 is shown: rumbled",
        "Scorponok on e5 is lower",
        "Brawl on f5 is shown: rumbled",
        "Brawl on f5 is lower",
        "Decepticon Creature on f3 is captured",
        "Scorponok on e5 is captured",
        "Brawl on f5 is captured",
    ]
    expect(
        state,
        """
        a  b  c  d  e   f
     5  .  .  ~  ~  .   .
     4  .  .  ~  ~  AX= .
     3  .  .  .  .  .   .
    """,
    )


@pytest.mark.rule("ST-P6")
def test_lower_ones_are_removed_even_if_a_higher_one_removes_the_attacker() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D6  D9
     3  .  .  .  .  A8= D5
    """)
    do(state, "rumble e3 e4", "at f3", "at e5", "at f5", "fight")
    expect(
        state,
        """
        a  b  c  d  e  f
     5  .  .  ~  ~  .  D9!
     4  .  .  ~  ~  .  .
     3  .  .  .  .  .  .
    """,
    )
    assert look(state).lost == (1, 2)


@pytest.mark.rule("ST-P6")
def test_an_equal_one_is_removed_and_so_is_the_attacker_with_the_lower_ones() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D6  D8
     3  .  .  .  .  A8= .
    """)
    assert tale(do(state, "rumble e3 e4", "at e5", "at f5", "fight"))[-3:] == [
        "Decepticon Soldier on e5 is captured",
        "Barricade on f5 is captured",
        "Ratchet on e4 is captured",
    ]
    expect(
        state,
        """
        a  b  c  d  e  f
     5  .  .  ~  ~  .  .
     4  .  .  ~  ~  .  .
    """,
    )


@pytest.mark.rule("ST-P6")
def test_two_equal_ones_are_both_removed() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  Do  D8
     3  .  .  .  .  A8= .
    """)
    do(state, "rumble e3 e4", "at e5", "at f5", "fight")
    assert look(state).lost == (1, 2)
    expect(state, "5 . . ~ ~ . . ~ ~")


@pytest.mark.rule("ST-P6")
def test_equal_and_higher_the_equal_one_is_removed_as_well() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D9  D8
     3  .  .  .  .  A8= .
    """)
    do(state, "rumble e3 e4", "at e5", "at f5", "fight")
    expect(
        state,
        """
        a  b  c  d  e   f
     5  .  .  ~  ~  D9! .
     4  .  .  ~  ~  .   .
    """,
    )


@pytest.mark.rule("ST-P6")
def test_a_trap_counts_as_higher_and_stays_and_a_flag_is_shown_and_nothing_else() -> None:
    """A lower piece, a Trap and the Flag at once."""
    state = board(
        """
        a  b  c  d  e   f  g
     8  .  .  .  DT DF  D6 .
     6  .  .  .  .  AX= .  D9
     1  AF A3 .  .  .   .  .
    """,
        game="game-2",
    )
    facts = tale(do(state, "rumble e6 e7", "at d8", "at e8", "at f8", "fight"))
    assert "Flag on e8 is immune" in facts
    assert facts[-2:] == ["Decepticon Soldier on f8 is captured", "Optimus Prime on e7 is captured"]
    expect(
        state,
        """
        a  b  c  d   e   f  g
     8  .  .  .  DT! DF! .  .
     7  .  .  .  .   .   .  .
    """,
    )
    assert result(state) == "on"


@pytest.mark.rule("ST-P6")
def test_a_flag_alone_may_be_chosen() -> None:
    state = board(
        """
        a  b  c  d  e   f  g
     8  .  .  .  .  DF  .  .
     6  .  .  .  .  AX= .  .
     3  .  .  .  .  .   .  D9
     1  AF A3 .  .  .   .  .
    """,
        game="game-2",
    )
    stepped = state.clone()
    do(stepped, "move e6 e7")
    do(state, "rumble e6 e7", "at e8", "fight")
    assert look(state).last == Step("e7", "e8") != look(stepped).last, "whoever looks later sees that it was no move"
    assert (result(state), actors(state), list(state.aims)) == ("on", [D], [])
    expect(
        state,
        """
        a  b  c  d  e   f
     8  .  .  .  .  DF! .
     7  .  .  .  .  AX= .
    """,
    )


@pytest.mark.rule("ST-P6", "ST-A6")
def test_a_spy_counts_as_lower_even_for_a_10() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  DS  .
     3  .  .  .  .  AX= .
    """)
    do(state, "rumble e3 e4", "at e5", "fight")
    expect(
        state,
        """
        a  b  c  d  e   f
     5  .  .  ~  ~  .   .
     4  .  .  ~  ~  AX= .
    """,
    )


@pytest.mark.rule("ST-P6", "ST-P2")
@pytest.mark.parametrize(
    ("army", "letters"),
    [("A", "X98"), ("D", "X9ow")],
)
def test_who_rumbles_and_in_robot_mode_only(army: str, letters: str) -> None:
    other = "DA"["AD".index(army)]
    two_modes = "X98b7" if army == "A" else "X98o7w"
    for letter in two_modes:
        for mark in ("", "="):
            state = battle_2(f"3 . . . . {army}{letter}{mark} . {other}2", turn=army)
            assert (reach(state, "rumble e3") == "f3") is (letter in letters and mark == "="), (letter, mark)


@pytest.mark.rule("ST-P6", "ST-P11")
def test_the_other_side_waits_while_targets_are_chosen() -> None:
    state = battle_2("""
        a  b  c  d  e   f
     5  .  .  ~  ~  D2  .
     3  .  .  .  .  A8= .
    """)
    do(state, "rumble e3 e4")
    assert actors(state) == [A]
    assert list(state.legal(D)) == []
    assert look(state).turns == 0
