"""Attacking: who may attack whom, and what follows [ST-A1 to ST-A4, ST-A9]."""

from __future__ import annotations

import pytest

from rollout.games.stratego.facts import Fought, PieceCaptured
from rollout.games.stratego.view import Step
from tests.games.stratego.kit import A, D, actors, battle, do, expect, look, orders, reach, stars, tale


@pytest.mark.rule("ST-A1")
def test_an_attack_reaches_the_four_neighbours_and_never_diagonally() -> None:
    state = battle("""
        a  b  c  d  e  f
     8  .  D3 D3 D3 D3 D3
     7  .  D3 D3 D3 D3 D3
     6  .  D3 D3 A9 D3 D3
    """)
    assert reach(state, "strike d6") == stars("""
        a  b  c  d  e  f
     7  .  .  .  *  .  .
     6  .  .  *  .  *  .
     5  .  .  ~  ~  .  .
    """)


@pytest.mark.rule("ST-A1")
def test_an_attack_may_go_backward() -> None:
    state = battle("""
        a  b  c  d  e
     3  .  .  .  .  A9
     2  .  .  .  .  D8
    """)
    assert reach(state, "strike e3") == "e2"


@pytest.mark.rule("ST-A1")
@pytest.mark.parametrize("letter", ["F", "T"])
def test_the_flag_and_the_traps_never_attack(letter: str) -> None:
    state = battle(f"3 . . . . A{letter} D2")
    assert orders(state, "e3") == []


@pytest.mark.rule("ST-A1")
def test_no_piece_attacks_its_own_side() -> None:
    state = battle("3 . . . . A9 A2")
    assert [line for line in orders(state) if "strike" in line] == []


@pytest.mark.rule("ST-A2", "ST-A3")
def test_the_lower_rank_is_captured_and_the_attacker_takes_its_square() -> None:
    state = battle("3 . . . . A9 D8")
    assert tale(do(state, "strike e3 f3")) == [
        "Ironhide e3 attacks Barricade f3: wins",
        "Barricade on f3 is captured",
    ]
    expect(state, "3 . . . . . A9!")


@pytest.mark.rule("ST-A2", "ST-A3")
def test_a_defender_that_wins_stays_on_its_own_square() -> None:
    state = battle("3 . . . . A8 D9")
    assert tale(do(state, "strike e3 f3")) == ["Ratchet e3 attacks Starscream f3: loses", "Ratchet on e3 is captured"]
    expect(state, "3 . . . . . D9!")


@pytest.mark.rule("ST-A2")
def test_equal_ranks_both_leave_whoever_attacked() -> None:
    state = battle("3 . . . . A8 D8")
    assert tale(do(state, "strike e3 f3")) == [
        "Ratchet e3 attacks Barricade f3: both",
        "Barricade on f3 is captured",
        "Ratchet on e3 is captured",
    ]
    expect(state, "3 . . . . . .")


@pytest.mark.rule("ST-A2")
def test_both_pieces_are_shown_to_both_players_and_to_spectators() -> None:
    state = battle("3 . . . . A8 D9")
    (fought, captured) = do(state, "strike e3 f3")
    assert fought == Fought(A, 0, "e3", "Ratchet", "8", "f3", 0, "Starscream", "9", "loses")
    assert captured == PieceCaptured(A, 0, "e3", "Ratchet", "8")
    assert [piece.name for viewer in (A, D, -1) for piece in look(state, viewer).pieces if piece.square == "f3"] == [
        "Starscream"
    ] * 3


@pytest.mark.rule("ST-A2")
def test_what_stands_aside_is_not_shown() -> None:
    state = battle("""
        a  b  c  d  e  f
     3  .  .  .  A7 A9 D8
     2  .  .  .  .  .  D7
    """)
    do(state, "strike e3 f3")
    expect(
        state,
        """
        a  b  c  d  e  f
     3  .  .  .  A7 .  A9!
     2  .  .  .  .  .  D7
    """,
    )


@pytest.mark.rule("ST-A4")
def test_attacking_is_never_compulsory() -> None:
    state = battle("""
        a  b  c  d  e  f
     3  .  .  .  .  A9 D8
     2  .  .  .  .  .  .
    """)
    assert {"move e3 d3", "move b1 b2", "strike e3 f3"} <= set(orders(state))
    do(state, "move b1 b2")
    expect(state, "3 . . . . A9 D8")


@pytest.mark.rule("ST-A3", "ST-T1")
def test_an_attack_is_a_whole_turn() -> None:
    state = battle("3 . . . . A9 D8")
    do(state, "strike e3 f3")
    assert actors(state) == [D]
    assert look(state).last == Step("e3", "f3")


@pytest.mark.rule("ST-A9")
def test_a_piece_that_was_shown_stays_known_wherever_it_goes() -> None:
    state = battle("""
        a  b  c  d  e  f
     4  .  .  ~  ~  .  .
     3  .  .  .  .  A9 D8
    """)
    do(state, "strike e3 f3", "move i8 i7")
    assert tale(do(state, "move f3 f4", "move i7 i8", "move f4 e4")) == [
        "Ironhide f3-f4 by step",
        "Sector Seven Agent i7-i8 by step",
        "Ironhide f4-e4 by step",
    ]
    expect(state, "4 . . ~ ~ A9! . ~ ~")
    (seen,) = [piece for piece in look(state, D).pieces if piece.square == "e4"]
    assert (seen.name, seen.rank, seen.known) == ("Ironhide", "9", True)


@pytest.mark.rule("ST-A9")
def test_a_move_of_a_known_piece_names_it_to_all() -> None:
    state = battle("3 . . . . A9! .")
    (moved,) = do(state, "move e3 f3")
    assert moved.known  # type: ignore[attr-defined]  # it is the fact of a move
