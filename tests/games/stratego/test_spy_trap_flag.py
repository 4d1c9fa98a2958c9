"""Every rank against every other: Spies, Traps and Flags have rules of their own [ST-A2, ST-A6 to ST-A8]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import at, battle, board, do, expect, look, orders, result, tale

RANKS = ("F", "S", "2", "3", "4", "5", "6", "7", "8", "9", "10", "T")
TABLE = """
        F  S  2  3  4  5  6  7  8  9 10  T
    S   w  =  l  l  l  l  l  l  l  l  w  l
    2   w  w  =  l  l  l  l  l  l  l  l  l
    3   w  w  w  =  l  l  l  l  l  l  l  w
    4   w  w  w  w  =  l  l  l  l  l  l  l
    5   w  w  w  w  w  =  l  l  l  l  l  l
    6   w  w  w  w  w  w  =  l  l  l  l  l
    7   w  w  w  w  w  w  w  =  l  l  l  l
    8   w  w  w  w  w  w  w  w  =  l  l  l
    9   w  w  w  w  w  w  w  w  w  =  l  l
    10  w  w  w  w  w  w  w  w  w  w  =  l
"""
"""What happens to a piece of the rank at the left that attacks one of the rank above: it wins, loses, or both leave."""
MEETINGS = [
    (attacker, defender, outcome)
    for attacker, *outcomes in (line.split() for line in TABLE.splitlines()[2:])
    for defender, outcome in zip(RANKS, outcomes, strict=True)
]
GAMES = {"game-1": "AD", "game-2": "AD", "classic": "RB"}


@pytest.mark.rule("ST-A2", "ST-A6", "ST-A7", "ST-A8")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("ours", [0, 1])
def test_every_rank_against_every_rank(game: str, ours: int) -> None:
    """Whoever attacks whom, in all three games."""
    mine, other = GAMES[game][ours], GAMES[game][1 - ours]
    for attacker, defender, outcome in MEETINGS:
        one, two = (f"{side}{rank.replace('10', 'X')}" for side, rank in ((mine, attacker), (other, defender)))
        state = battle(f"3 . . . . {one} {two}", turn=mine, game=game)
        do(state, "strike e3 f3")
        found = (at(state, "e3"), at(state, "f3"))
        assert found == {"w": (".", f"{one}!"), "l": (".", f"{two}!"), "=": (".", ".")}[outcome], (attacker, defender)
        assert look(state).lost[ours] == (outcome != "w"), (attacker, defender)
        assert look(state).lost[1 - ours] == (outcome != "l"), (attacker, defender)


@pytest.mark.rule("ST-A6")
def test_a_spy_that_is_attacked_is_captured_even_by_a_10() -> None:
    state = battle("3 . . . . AX DS")
    assert tale(do(state, "strike e3 f3")) == ["Optimus Prime e3 attacks Frenzy f3: wins", "Frenzy on f3 is captured"]
    expect(state, "3 . . . . . AX!")


@pytest.mark.rule("ST-A6")
def test_a_spy_that_attacks_a_10_captures_it() -> None:
    state = battle("3 . . . . AS DX")
    assert tale(do(state, "strike e3 f3")) == ["AllSpark e3 attacks Megatron f3: wins", "Megatron on f3 is captured"]
    expect(state, "3 . . . . . AS!")


@pytest.mark.rule("ST-A6", "ST-P3")
def test_a_10_that_lies_in_robot_mode_is_no_safer_from_a_spy() -> None:
    """It changes its mode, steps next to the Spy, and is captured."""
    state = battle("3 . . . DX . AS", turn="D", game="game-2")
    do(state, "mode d3", "move d3 e3")
    assert tale(do(state, "strike f3 e3")) == ["AllSpark f3 attacks Megatron e3: wins", "Megatron on e3 is captured"]


@pytest.mark.rule("ST-A6")
def test_spy_against_spy_removes_both() -> None:
    state = battle("3 . . . . AS DS")
    do(state, "strike e3 f3")
    expect(state, "3 . . . . . .")


@pytest.mark.rule("ST-A6")
def test_a_spy_that_attacks_a_trap_is_captured() -> None:
    state = battle("3 . . . . AS DT")
    do(state, "strike e3 f3")
    expect(state, "3 . . . . . DT!")


@pytest.mark.rule("ST-A7")
def test_a_trap_stays_after_it_has_captured_an_attacker() -> None:
    state = battle("""
        a  b  c  d  e  f
     4  .  .  ~  ~  .  A8
     3  .  .  .  .  AX DT
    """)
    do(state, "strike e3 f3", "move i8 i7", "strike f4 f3")
    expect(
        state,
        """
        a  b  c  d  e  f
     4  .  .  ~  ~  .  .
     3  .  .  .  .  .  DT!
    """,
    )


@pytest.mark.rule("ST-A7")
def test_an_agent_removes_a_trap_and_moves_onto_its_square() -> None:
    state = battle("3 . . . . A3 DT")
    assert tale(do(state, "strike e3 f3")) == [
        "Sector Seven Agent e3 attacks Liquid Nitrogen Trap f3: wins",
        "Liquid Nitrogen Trap on f3 is captured",
    ]
    expect(state, "3 . . . . . A3!")


@pytest.mark.rule("ST-A7")
def test_an_agent_removes_a_trap_in_a_corner() -> None:
    state = battle("""
        a  b  c  d  e  f  g  h  i  j
     8  DT .  .  .  .  .  .  .
     7  A3 .  .  .  .  .  .  .  .  .
    """)
    do(state, "strike a7 a8")
    expect(state, "8 A3! . . . . . . . D3 DF")


@pytest.mark.rule("ST-A7")
def test_only_agents_remove_traps() -> None:
    assert [attacker for attacker, defender, outcome in MEETINGS if defender == "T" and outcome == "w"] == ["3"]


@pytest.mark.rule("ST-A8", "ST-E1")
@pytest.mark.parametrize("letter", "X98b7f6n5m4e32S")
def test_any_piece_that_can_attack_captures_the_flag(letter: str) -> None:
    state = board(f"""
        a  b  c  d  e  f
     8  .  .  .  .  DF D3
     7  .  .  .  .  A{letter} .
     1  AF .  .  .  .  .
    """)
    assert tale(do(state, "strike e7 e8"))[1:] == ["Flag on e8 is captured", "the end: flag, 0"]
    assert result(state) == "A flag"
    assert orders(state) == []
