"""The classic game: its own board and army, and the rules of Game 1 [ST-S6]."""

from __future__ import annotations

import pytest

from rollout.games.stratego.facts import GameBegan
from tests.games.stratego.kit import (
    CLASSIC_ARMY,
    actors,
    battle,
    board,
    do,
    expect,
    look,
    new_game,
    orders,
    place,
    reach,
    result,
    stars,
    tale,
)

ARMY = """
    10 Marshal 1, 9 General 1, 8 Colonel 2, 7 Major 3, 6 Captain 4, 5 Lieutenant 4, 4 Sergeant 4, 3 Miner 5, 2 Scout 8,
    S Spy 1, T Bomb 6, F Flag 1
"""
R, B = 0, 1


@pytest.mark.rule("ST-S6")
def test_the_classic_board_has_ten_files_and_ten_ranks_with_two_lakes() -> None:
    view = look(new_game(game="classic"))
    assert (view.files, view.ranks, view.rows) == (10, 10, 4)
    assert set(view.zone) == {"c5", "d5", "c6", "d6", "g5", "h5", "g6", "h6"}


@pytest.mark.rule("ST-S6")
def test_red_and_blue_have_40_pieces_each() -> None:
    armies = look(new_game(game="classic")).armies
    assert [army.army for army in armies] == ["red", "blue"]
    for army in armies:
        members = [f"{member.rank} {member.name} {member.copies}" for member in army.characters]
        assert sorted(members) == sorted(" ".join(ARMY.split()).split(", "))
        assert sum(member.copies for member in army.characters) == 40


@pytest.mark.rule("ST-S6")
@pytest.mark.parametrize(("sides", "army"), [("autobots", "red"), ("decepticons", "blue")])
def test_whoever_would_be_the_autobots_is_red(sides: str, army: str) -> None:
    assert look(new_game(game="classic", sides=sides)).armies[0].army == army


@pytest.mark.rule("ST-S6")
def test_each_side_fills_four_rows_and_red_begins() -> None:
    state = new_game(game="classic")
    place(state, B, CLASSIC_ARMY)
    assert place(state, R, CLASSIC_ARMY)[-1] == GameBegan(R)
    assert actors(state) == [R]
    expect(
        state,
        """
        a  b  c  d  e  f  g  h  i  j
    10  BF BT BT BT BT BT BT BS B2 B2
     9  B2 B2 B2 B2 B2 B2 B3 B3 B3 B3
     8  B3 B4 B4 B4 B4 B5 B5 B5 B5 B6
     7  B6 B6 B6 B7 B7 B7 B8 B8 B9 BX
     6  .  .  ~  ~  .  .  ~  ~  .  .
     5  .  .  ~  ~  .  .  ~  ~  .  .
     4  RX R9 R8 R8 R7 R7 R7 R6 R6 R6
     3  R6 R5 R5 R5 R5 R4 R4 R4 R4 R3
     2  R3 R3 R3 R3 R2 R2 R2 R2 R2 R2
     1  R2 R2 RS RT RT RT RT RT RT RF
    """,
    )


@pytest.mark.rule("ST-S6")
def test_pieces_move_as_in_game_1() -> None:
    state = battle(
        """
        a  b  c  d  e  f
     6  .  .  ~  ~  .  .
     5  .  R9 ~  ~  R2 .
     4  .  .  .  .  .  .
    """,
        turn="R",
        game="classic",
    )
    assert reach(state, "move b5") == "a5 b4 b6"
    assert reach(state, "move e5") == stars("""
        a  b  c  d  e  f
    10  .  .  .  .  *  .
     9  .  .  .  .  *  .
     8  .  .  .  .  *  .
     7  .  .  .  .  *  .
     6  .  .  ~  ~  *  .
     5  .  .  ~  ~  .  *
     4  .  .  .  .  *  .
     3  .  .  .  .  *  .
     2  .  .  .  .  *  .
     1  .  .  .  .  *  .
    """)


@pytest.mark.rule("ST-S6")
def test_there_are_no_special_powers() -> None:
    view = look(new_game(game="classic"))
    assert {member.powers for army in view.armies for member in army.characters} == {()}
    state = battle("4 . . . . RX . B9", turn="R", game="classic")
    assert {line.split()[0] for line in orders(state)} == {"move"}


@pytest.mark.rule("ST-S6", "ST-A6", "ST-A7")
def test_spy_miner_and_bomb() -> None:
    state = battle("4 . . . . RS BX R3 BT R8", turn="R", game="classic")
    assert tale(do(state, "strike e4 f4")) == ["Spy e4 attacks Marshal f4: wins", "Marshal on f4 is captured"]
    do(state, "move i10 i9")
    assert tale(do(state, "strike g4 h4")) == ["Miner g4 attacks Bomb h4: wins", "Bomb on h4 is captured"]
    expect(state, "4 . . . . . RS! . R3! R8")


@pytest.mark.rule("ST-S6", "ST-M5")
def test_the_two_squares_rule_holds() -> None:
    state = battle("4 . . . . R9 .", turn="R", game="classic")
    do(state, "move e4 f4", "move i10 i9", "move f4 e4", "move i9 h9")
    assert reach(state, "move e4") == "d4 e3 e5"


@pytest.mark.rule("ST-S6", "ST-E1")
def test_the_flag_ends_the_game() -> None:
    state = board(
        """
        a  b  c  d  e  f
    10  BF BX .  .  .  .
     9  R2 .  .  .  .  .
     1  RF .  .  .  .  .
    """,
        turn="R",
        game="classic",
    )
    do(state, "strike a9 a10")
    assert result(state) == "R flag"
