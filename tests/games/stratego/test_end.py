"""How a game ends, and in which order the ends are looked at [ST-E1 to ST-E4]."""

from __future__ import annotations

import pytest

from rollout.core.wire import Outcome
from rollout.games.stratego.facts import GameEnded
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import A, actors, battle, battle_2, board, do, look, orders, result, tale

CIRCLES = {
    "A": ("move b1 b2", "move b2 c2", "move c2 c1", "move c1 b1"),
    "D": ("move i8 i7", "move i7 h7", "move h7 h8", "move h8 i8"),
}


def walk(state: StrategoState, turns: int) -> None:
    """The Agents of both sides walk in circles at home, where nobody meets them."""
    for _ in range(turns):
        lines = set(orders(state))
        do(state, next(line for line in CIRCLES["A"] + CIRCLES["D"] if line in lines))


@pytest.mark.rule("ST-E1")
def test_capturing_the_flag_wins_at_once() -> None:
    state = board("""
        a  b  c  d  e  f
     8  .  .  .  .  DF DX
     7  .  .  .  .  A3 .
     1  AF .  .  .  .  .
    """)
    facts = do(state, "strike e7 e8")
    assert facts[-1] == GameEnded("flag", A)
    assert state.outcome() == Outcome((1.0, 0.0), "flag")
    assert actors(state) == []
    assert look(state).phase == "over"


@pytest.mark.rule("ST-E1")
def test_the_decepticons_win_alike() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  .  .  .  .  DF DX
     2  D3 .  .  .  .  .
     1  AF AX .  .  .  .
    """,
        turn="D",
        sides="decepticons",
    )
    do(state, "strike a2 a1")
    assert state.outcome() == Outcome((1.0, 0.0), "flag")


@pytest.mark.rule("ST-E2")
def test_a_player_who_cannot_act_loses() -> None:
    state = board("""
        a  b  c  d  e  f
     8  DF .  .  .  DT D2
     1  AF .  .  .  .  A2
    """)
    assert tale(do(state, "move f1 f7", "strike f8 f7"))[-1] == "the end: stuck, 1"


# -- both lose their last movable piece in one turn ----------------------------------------------------------

LAST_MOVERS = """
        a  b  c  d  e  f
     8  DF DT .  .  .  .
     7  .  .  .  .  A9 D9
     1  AF AT .  .  .  .
"""


@pytest.mark.rule("ST-E2")
def test_if_both_lose_their_last_movable_piece_whoever_is_next_loses() -> None:
    state = board(LAST_MOVERS)
    assert tale(do(state, "strike e7 f7"))[-1] == "the end: stuck, 0"
    assert result(state) == "A stuck"
    state = board(LAST_MOVERS, turn="D")
    do(state, "strike f7 e7")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-E2")
@pytest.mark.parametrize("turn", ["A", "D"])
def test_the_option_makes_that_case_a_draw(turn: str) -> None:
    state = board(LAST_MOVERS, turn, last_movers="draw")
    do(state, "strike e7 f7" if turn == "A" else "strike f7 e7")
    assert state.outcome() == Outcome((0.5, 0.5), "last-movers")


@pytest.mark.rule("ST-E2")
def test_it_is_no_draw_if_only_one_side_has_lost_its_last_movable_piece() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  DF DT .  .  .  .
     7  .  .  .  .  A9 D9
     1  AF A3 .  .  .  .
    """,
        last_movers="draw",
    )
    do(state, "strike e7 f7")
    assert result(state) == "A stuck"


@pytest.mark.rule("ST-E2")
def test_it_is_no_draw_if_a_shut_in_piece_is_left() -> None:
    """The Decepticon 10 could move if nothing stood in its way: the last movable piece of that side is still there."""
    state = board(
        """
        a  b  c  d  e  f
     8  DX DT .  .  .  DF
     7  DT .  .  .  A9 D9
     1  AF AT .  .  .  .
    """,
        last_movers="draw",
    )
    do(state, "strike e7 f7")
    assert result(state) == "A stuck"


@pytest.mark.rule("ST-E2")
def test_a_trap_that_takes_the_last_attacker_leaves_a_winner() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     7  .  .  .  .  A9 DT
     1  AF AT .  .  .  .
    """,
        last_movers="draw",
    )
    do(state, "strike e7 f7", "move f8 e8")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-E2", "ST-P6")
@pytest.mark.parametrize(("option", "ends"), [("loses", "A stuck"), ("draw", "draw last-movers")])
def test_a_rumble_may_remove_the_last_movable_pieces_of_both(option: str, ends: str) -> None:
    state = board(
        """
        a  b  c  d  e   f
     8  DF DT .  .  D8  D2
     6  .  .  .  .  A8= .
     1  AF AT .  .  .   .
    """,
        game="game-2",
        last_movers=option,
    )
    do(state, "rumble e6 e7", "at e8", "at f8", "fight")
    assert result(state) == ends


# -- limits --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-E3")
def test_a_game_without_a_capture_for_200_turns_of_both_sides_is_drawn() -> None:
    state = battle("")
    walk(state, 199)
    assert (result(state), look(state).quiet, look(state).turns) == ("on", 199, 199)
    walk(state, 1)
    assert state.outcome() == Outcome((0.5, 0.5), "quiet")


@pytest.mark.rule("ST-E3")
def test_a_capture_resets_the_count() -> None:
    state = battle("3 . . . . A9 D8", quiet_turns=20)
    walk(state, 18)
    do(state, "strike e3 f3")
    assert look(state).quiet == 0
    walk(state, 19)
    assert result(state) == "on"
    walk(state, 1)
    assert result(state) == "draw quiet"


@pytest.mark.rule("ST-E3")
def test_a_tie_resets_the_count_like_one_capture() -> None:
    state = battle("3 . . . . A8 D8", quiet_turns=20)
    do(state, "strike e3 f3")
    assert look(state).quiet == 0
    walk(state, 19)
    assert (result(state), look(state).quiet) == ("on", 19)
    walk(state, 1)
    assert result(state) == "draw quiet"


@pytest.mark.rule("ST-E3")
def test_only_a_capture_resets_the_count() -> None:
    """What shows a piece or spends a power without a capture does not."""
    state = battle_2(
        """
        a  b  c  d  e  f
     5  .  .  ~  ~  D9 .
     3  .  .  .  .  A4 A6
    """,
        quiet_turns=20,
    )
    walk(state, 16)
    do(state, "detect f3 e5", "move i8 i7", "shoot e3 e5")
    assert look(state).quiet == 19


@pytest.mark.rule("ST-E3")
def test_the_limit_may_be_switched_off() -> None:
    state = battle("", quiet_turns=0)
    walk(state, 300)
    assert (result(state), look(state).quiet) == ("on", 300)


@pytest.mark.rule("ST-E3")
def test_a_game_is_drawn_after_2000_turns_in_all() -> None:
    state = battle("", quiet_turns=0)
    state.turns = 1999
    do(state, "move b1 b2")
    assert state.outcome() == Outcome((0.5, 0.5), "turns")


@pytest.mark.rule("ST-E3")
def test_the_number_of_turns_in_all_is_an_option() -> None:
    state = battle("", max_turns=100)
    walk(state, 99)
    assert result(state) == "on"
    walk(state, 1)
    assert result(state) == "draw turns"


# -- the order of the ends -----------------------------------------------------------------------------------


@pytest.mark.rule("ST-E4")
def test_a_flag_that_is_captured_comes_first() -> None:
    """The turn also reaches the total limit and leaves the other side without a move."""
    state = board(
        """
        a  b  c  d  e  f
     8  .  .  .  .  DF DT
     7  .  .  .  .  A3 .
     1  AF .  .  .  .  .
    """,
        last_movers="draw",
        max_turns=2,
    )
    state.turns = 1
    do(state, "strike e7 e8")
    assert result(state) == "A flag"


@pytest.mark.rule("ST-E4")
def test_the_draw_of_the_last_movers_comes_before_the_side_that_cannot_act() -> None:
    state = board(LAST_MOVERS, last_movers="draw", max_turns=2)
    state.turns = 1
    do(state, "strike e7 f7")
    assert result(state) == "draw last-movers"


@pytest.mark.rule("ST-E4")
def test_the_side_that_cannot_act_comes_before_the_limits() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  .
     7  .  .  .  .  A9 .
     1  AF A3 .  .  .  .
    """,
        quiet_turns=1,
        max_turns=2,
    )
    state.turns = 1
    do(state, "move b1 b2")
    assert result(state) == "A stuck"


@pytest.mark.rule("ST-E4")
def test_the_quiet_limit_comes_before_the_total_limit() -> None:
    state = battle("", quiet_turns=20, max_turns=20)
    walk(state, 20)
    assert result(state) == "draw quiet"
