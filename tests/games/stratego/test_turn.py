"""A turn: one thing, then the other side; and having nothing to do [ST-T1, ST-T2]."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import A, D, actors, battle, battle_2, board, do, look, orders, result, tale


@pytest.mark.rule("ST-T1")
@pytest.mark.parametrize("line", ["move e3 e2", "strike e3 f3"])
def test_players_alternate_and_do_exactly_one_thing(line: str) -> None:
    state = battle("3 . . . . A9 D8")
    do(state, line)
    assert actors(state) == [D]
    assert list(state.legal(A)) == []
    do(state, "move i8 i7")
    assert actors(state) == [A]
    assert look(state).turns == 2


@pytest.mark.rule("ST-T1")
@pytest.mark.parametrize("line", ["detect e6 f6", "speed e3 g3", "shoot i3 i5", "sneak b3 b5", "call a2"])
def test_in_game_2_one_special_power_is_the_turn(line: str) -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  A6 DT .  .  .  .
     5  .  .  ~  ~  .  .  ~  ~  DT .
     4  .  AT ~  ~  .  .  ~  ~  .  .
     3  A5 Af .  .  A9 .  .  .  A4 .
     2  .  .  .  .  .  .  .  Ab .  .
    """)
    do(state, line)
    assert actors(state) == [D]


@pytest.mark.rule("ST-T1")
def test_nobody_may_pass() -> None:
    state = battle("3 . . . . A9 D8")
    assert all(line.split()[0] in {"move", "strike"} for line in orders(state))


@pytest.mark.rule("ST-T2")
def test_whoever_has_no_movable_piece_left_on_their_turn_loses() -> None:
    state = board("""
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     2  .  AT .  .  .  .
     1  AF AT .  .  A3 D8
    """)
    assert tale(do(state, "strike e1 f1")) == [
        "Sector Seven Agent e1 attacks Barricade f1: loses",
        "Sector Seven Agent on e1 is captured",
    ]
    assert result(state) == "on"
    assert tale(do(state, "move f8 f7"))[-1] == f"the end: stuck, {D}"
    assert result(state) == "D stuck"
    assert actors(state) == []


@pytest.mark.rule("ST-T2")
def test_pieces_that_are_shut_in_do_not_count_as_able_to_move() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     3  AT .  .  .  .  .
     2  A9 AT .  .  .  .
     1  AX A8 AT .  .  AF
    """,
        turn="D",
    )
    do(state, "move f8 f7")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-T2")
def test_an_attack_alone_is_enough_to_go_on() -> None:
    """The Agent is shut in by Traps, one of which is the enemy's."""
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     2  AT .  .  .  .  .
     1  A3 DT .  .  .  AF
    """,
        turn="D",
    )
    do(state, "move f8 f7")
    assert orders(state) == ["strike a1 b1"]


@pytest.mark.rule("ST-T2", "ST-A4")
def test_a_hopeless_attack_is_still_an_action() -> None:
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     2  AT .  .  .  .  .
     1  AX DT .  .  .  AF
    """,
        turn="D",
    )
    do(state, "move f8 f7", "strike a1 b1", "move f7 f6")
    assert result(state) == "D stuck"


@pytest.mark.rule("ST-T2")
@pytest.mark.parametrize(("game", "ends"), [("game-1", "D stuck"), ("game-2", "on")])
def test_in_game_2_a_power_counts_as_being_able_to_act(game: str, ends: str) -> None:
    """Maggie is shut in, but may still detect the Trap beside her prison."""
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     2  AT .  .  .  .  .
     1  A6 AT DT .  .  AF
    """,
        turn="D",
        game=game,
    )
    do(state, "move f8 f7")
    assert result(state) == ends
    if ends == "on":
        assert orders(state) == ["detect a1 c1"]


@pytest.mark.rule("ST-T2", "ST-P3")
def test_a_change_of_mode_that_makes_an_action_possible_counts_as_well() -> None:
    """Bumblebee is shut in; in Robot Mode it can strike over the corner."""
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  D9
     3  .  .  DT .  .  .
     2  AT .  .  .  .  .
     1  Ab AT .  .  .  AF
    """,
        turn="D",
        game="game-2",
    )
    do(state, "move f8 f7")
    assert orders(state) == ["mode a1"]
    do(state, "mode a1")
    assert orders(state) == ["shoot a1 c3"]


@pytest.mark.rule("ST-T2")
def test_being_shut_in_matters_on_ones_own_turn_only() -> None:
    """Optimus Prime is shut in until the Decepticon Agent opens the prison."""
    state = board(
        """
        a  b  c  d  e  f
     8  DF .  .  .  .  .
     3  D3 .  .  .  .  .
     2  AT .  .  .  .  .
     1  AX AT .  .  .  AF
    """,
        turn="D",
    )
    do(state, "strike a3 a2")
    assert orders(state) == ["strike a1 a2"]
