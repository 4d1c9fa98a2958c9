"""Vehicle Mode and Robot Mode [ST-P2, ST-P3]."""

from __future__ import annotations

import pytest

from rollout.games.stratego.facts import ModeChanged
from tests.games.stratego.kit import (
    AUTOBOTS,
    DECEPTICONS,
    A,
    D,
    actors,
    at,
    battle,
    battle_2,
    board,
    do,
    expect,
    look,
    new_game,
    orders,
    place,
    reach,
)

MODES = {
    "Optimus Prime": ("speed", "robot-rumble"),
    "Ironhide": ("speed", "robot-rumble"),
    "Ratchet": ("detect-enemy", "robot-rumble"),
    "Bumblebee": ("speed", "distance-strike"),
    "Jazz": ("speed", "magnet"),
    "Megatron": ("speed", "robot-rumble"),
    "Starscream": ("speed", "robot-rumble"),
    "Barricade": ("speed", "detect-enemy"),
    "Blackout": ("sneak-attack", "robot-rumble"),
    "Bonecrusher": ("speed", "magnet"),
    "Brawl": ("distance-strike", "robot-rumble"),
}
"""Who has two powers: the first is that of Vehicle Mode."""
SINGLE = {
    "Fighter": "sneak-attack",
    "Maggie": "detect-enemy",
    "Banachek": "detect-enemy",
    "Sam": "call-bumblebee",
    "Mikaela": "speed",
    "Lennox": "distance-strike",
    "Epps": "distance-strike",
    "Scorponok": "sneak-attack",
    "Decepticon Soldier": "detect-enemy",
    "Dune Buggy": "speed",
    "Decepticon Creature": "distance-strike",
}


@pytest.mark.rule("ST-P2")
def test_which_pieces_have_which_powers() -> None:
    members = [member for army in look(new_game(game="game-2")).armies for member in army.characters]
    assert {member.name: member.powers for member in members if len(member.powers) == 2} == MODES
    assert {member.name: member.powers[0] for member in members if len(member.powers) == 1} == SINGLE
    rest = {member.rank for member in members if not member.powers}
    assert rest == {"F", "S", "2", "3", "T"}


@pytest.mark.rule("ST-P2")
@pytest.mark.parametrize(("army", "two_modes"), [("A", "X98b7"), ("D", "X98o7w")])
def test_only_pieces_with_two_powers_have_modes(army: str, two_modes: str) -> None:
    for letter in "X98b7f6n5m4e32STF" if army == "A" else "X98o7wk65432STF":
        state = battle_2(f"3 . . . . {army}{letter} . .", turn=army)
        assert ("mode e3" in orders(state)) is (letter in two_modes), letter


@pytest.mark.rule("ST-P2")
def test_there_are_no_modes_in_game_1() -> None:
    assert "mode e3" not in orders(battle("3 . . . . AX . .", game="game-1"))


@pytest.mark.rule("ST-P2")
def test_all_start_in_vehicle_mode_and_hidden() -> None:
    state = new_game(game="game-2")
    place(state, A, AUTOBOTS)
    place(state, D, DECEPTICONS)
    assert {(piece.name, piece.robot, piece.known) for piece in look(state).pieces} == {("", False, False)}


@pytest.mark.rule("ST-P2")
@pytest.mark.parametrize(
    ("piece", "powers"),
    [
        ("AX", {"speed"}),
        ("AX=", {"rumble"}),
        ("A8", {"detect"}),
        ("A8=", {"rumble"}),
        ("Ab", {"speed"}),
        ("Ab=", {"shoot"}),
        ("A7", {"speed"}),
        ("A7=", {"pull"}),
        ("D8", {"speed"}),
        ("D8=", {"detect"}),
        ("Dw", {"shoot"}),
        ("Dw=", {"rumble"}),
    ],
)
def test_the_first_power_belongs_to_vehicle_mode_and_the_second_to_robot_mode(piece: str, powers: set[str]) -> None:
    """The enemy two squares away can be reached by every power but Sneak Attack."""
    other = "DA"["AD".index(piece[0])]
    state = battle_2(f"3 . . . . {piece} . {other}2", turn=piece[0])
    assert {line.split()[0] for line in orders(state, "e3")} - {"move", "mode"} == powers


@pytest.mark.rule("ST-P2")
def test_blackout_flies_in_vehicle_mode_and_rumbles_in_robot_mode() -> None:
    for piece, line in (("Do", "sneak e3 g3"), ("Do=", "rumble e3 e4")):
        state = battle_2(
            f"""
            a  b  c  d  e       f
         4  .  .  ~  ~  .       A2
         3  .  .  .  .  {piece} A3
        """,
            turn="D",
        )
        special = [text for text in orders(state, "e3") if text.split()[0] in {"sneak", "rumble"}]
        assert line in special and len({text.split()[0] for text in special}) == 1


# -- changing -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-P3")
def test_a_piece_in_robot_mode_lies_face_up_known_to_all() -> None:
    state = battle_2("3 . . . . AX . .")
    assert do(state, "mode e3") == [ModeChanged(A, 0, "e3", "Optimus Prime", "10", "robot")]
    expect(state, "3 . . . . AX= . .")
    for viewer in (A, D, -1):
        (piece,) = [piece for piece in look(state, viewer).pieces if piece.square == "e3"]
        assert (piece.name, piece.rank, piece.robot) == ("Optimus Prime", "10", True)


@pytest.mark.rule("ST-P3")
def test_a_change_alone_is_not_a_turn_and_the_piece_that_changed_must_act() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g
     3  .  .  .  .  AX D2 .
     2  .  .  .  .  A9 .  .
    """)
    do(state, "mode e3")
    assert actors(state) == [A]
    assert look(state).acting == "e3" and look(state).changed
    assert set(orders(state)) == {"move e3 d3", "move e3 e4", "strike e3 f3", "rumble e3 e4"}


@pytest.mark.rule("ST-P3")
@pytest.mark.parametrize("line", ["move e3 e2", "strike e3 f3", "rumble e3 e4"])
def test_it_takes_the_action_by_a_move_an_attack_or_the_power_of_its_new_mode(line: str) -> None:
    state = battle_2("3 . . . . AX D2 .")
    do(state, "mode e3", line)
    if line.startswith("rumble"):
        do(state, "at f3", "fight")
    assert actors(state) == [D]
    assert at(state, line.rsplit(maxsplit=1)[-1]) == "AX="


@pytest.mark.rule("ST-P3")
def test_the_power_of_the_old_mode_is_gone() -> None:
    state = battle_2("3 . . . . A7 . D2")
    assert reach(state, "speed e3") != ""
    do(state, "mode e3")
    assert (reach(state, "speed e3"), reach(state, "pull e3")) == ("", "g3")


@pytest.mark.rule("ST-P3")
def test_one_change_a_turn_and_no_changing_back_at_its_end() -> None:
    state = battle_2("3 . . . . AX . A9")
    do(state, "mode e3")
    assert [line for line in orders(state) if "mode" in line] == []
    do(state, "move e3 e4")
    assert actors(state) == [D]
    assert at(state, "e4") == "AX="


@pytest.mark.rule("ST-P3")
def test_a_later_turn_may_change_back_and_the_piece_stays_known() -> None:
    state = battle_2("3 . . . . AX . .")
    do(state, "mode e3", "move e3 e4", "move i8 i7")
    assert do(state, "mode e4") == [ModeChanged(A, 0, "e4", "Optimus Prime", "10", "vehicle")]
    expect(state, "4 . . ~ ~ AX! . ~ ~")
    assert reach(state, "speed e4") != ""
    do(state, "speed e4 e6")
    (piece,) = [piece for piece in look(state, D).pieces if piece.square == "e6"]
    assert (piece.name, piece.robot, piece.known) == ("Optimus Prime", False, True)


@pytest.mark.rule("ST-P3")
def test_a_change_is_legal_only_if_some_action_of_that_piece_follows() -> None:
    """Shut in, with the enemy behind a Trap, none of them could do anything in Robot Mode."""
    for piece in ("AX", "A9", "A8", "Ab", "A7"):
        state = battle_2(f"""
            a  b  c  d  e       f  g
         4  .  .  ~  ~  AT      .  ~  ~
         3  .  .  .  AT {piece} AT .  D2
         2  .  .  .  .  AT      .  .
        """)
        assert orders(state, "e3") == []


@pytest.mark.rule("ST-P3")
def test_a_change_may_be_legal_for_the_power_of_the_new_mode_alone() -> None:
    state = battle_2("""
        a  b  c  d  e  f
     4  .  .  ~  ~  AT D2
     3  .  .  .  AT Ab AT
     2  .  .  .  .  AT .
    """)
    assert orders(state, "e3") == ["mode e3"]
    do(state, "mode e3")
    assert orders(state) == ["shoot e3 f4"]


@pytest.mark.rule("ST-P3")
def test_a_change_may_not_be_legal_for_the_power_that_it_would_give_up() -> None:
    """Shut in, Brawl may strike from a distance in Vehicle Mode; in Robot Mode it could do nothing."""
    state = board(
        """
        a  b  c  d  e  f  g
     8  DF .  .  .  .  .  .
     4  .  .  ~  ~  DT A2 ~  ~
     3  .  .  .  DT Dw DT .
     2  .  .  .  .  DT .  .
     1  AF .  .  .  .  .  .
    """,
        turn="D",
        game="game-2",
    )
    assert orders(state) == ["shoot e3 f4"]


@pytest.mark.rule("ST-P3", "ST-M5")
def test_a_change_is_not_legal_if_the_only_action_left_is_barred() -> None:
    state = board(
        """
        a  b  c  d  e
     8  DF .  .  .  .  D9
     3  AT .  .  .  .
     2  .  AT .  .  .
     1  A8 AT AF A3 .
    """,
        game="game-2",
    )
    do(state, "move a1 a2", "move f8 f7", "move a2 a1", "move f7 f6")
    assert orders(state, "a1") == []


@pytest.mark.rule("ST-P3")
def test_an_enemy_in_robot_mode_is_attacked_like_any_other() -> None:
    state = battle_2("3 . . . . A9 D8=")
    do(state, "strike e3 f3")
    expect(state, "3 . . . . . A9!")


@pytest.mark.rule("ST-P3")
def test_the_mode_is_kept_until_it_is_changed() -> None:
    state = battle_2("3 . . . . AX= . .")
    do(state, "move e3 e4", "move i8 i7", "move b1 b2", "move i7 i8", "move e4 e5")
    expect(state, "5 . . ~ ~ AX= . ~ ~")
