"""What all Special Powers have in common [ST-P1, ST-P11]; each has a file of its own."""

from __future__ import annotations

import pytest

from tests.games.stratego.kit import D, actors, at, battle, battle_2, do, expect, look, orders, reach, tale

BATTLE = """
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  A6 DT .  .  .  .
     5  .  .  ~  ~  .  .  ~  ~  DT .
     4  .  AT ~  ~  .  .  ~  ~  .  .
     3  A5 Af .  .  A9 .  .  .  A4 .
     2  .  .  .  .  .  .  .  Ab .  .
"""
USES = {
    "detect e6 f6": "Maggie on e6",
    "speed e3 g3": "Ironhide on e3",
    "shoot i3 i5": "Lennox on i3",
    "sneak b3 b5": "Fighter on b3",
    "call a4": "Sam on a3",
}


@pytest.mark.rule("ST-P1")
@pytest.mark.parametrize(("line", "user"), USES.items())
def test_a_piece_is_shown_before_its_power_is_used(line: str, user: str) -> None:
    first, second, *_ = tale(do(battle_2(BATTLE), line))
    assert first == f"{user} is shown: power"
    assert second.startswith(f"{user} uses ")


@pytest.mark.rule("ST-P1")
def test_it_stays_known() -> None:
    state = battle_2("3 . . . . A9 . .")
    do(state, "speed e3 g3", "move i8 i7", "move g3 f3", "move i7 i8", "move f3 f4")
    expect(state, "4 . . ~ ~ . A9! ~ ~")


@pytest.mark.rule("ST-P1")
def test_a_piece_that_is_known_is_not_shown_again() -> None:
    state = battle_2("3 . . . . A9! . .")
    assert tale(do(state, "speed e3 g3")) == ["Ironhide on e3 uses speed: g3", "Ironhide e3-g3 by speed"]


@pytest.mark.rule("ST-P1")
def test_the_power_may_be_used_instead_of_a_move_or_an_attack() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g
     4  .  .  ~  ~  A7 D6 ~  ~
     3  .  .  .  .  .  .  .
    """)
    assert {"move e4 e3", "strike e4 f4", "speed e4 d3"} <= set(orders(state))


@pytest.mark.rule("ST-P1")
@pytest.mark.parametrize("line", ["move e3 f3", "move e3 e4"])
def test_a_standard_move_shows_nothing(line: str) -> None:
    state = battle_2("3 . . . . A9 . .")
    do(state, line)
    assert at(state, line[-2:]) == "A9"


@pytest.mark.rule("ST-P1")
def test_a_standard_attack_is_no_use_of_a_power() -> None:
    state = battle_2("3 . . . . A9 D8")
    assert tale(do(state, "strike e3 f3")) == ["Ironhide e3 attacks Barricade f3: wins", "Barricade on f3 is captured"]


@pytest.mark.rule("ST-P1")
@pytest.mark.parametrize(("game", "drawing"), [("game-1", "3 . . . . AX . D9"), ("classic", "4 . . . . RX . B9")])
def test_there_are_no_powers_without_game_2(game: str, drawing: str) -> None:
    state = battle(drawing, turn=drawing.split()[5][0], game=game)
    assert {line.split()[0] for line in orders(state)} == {"move"}


@pytest.mark.rule("ST-P11")
@pytest.mark.parametrize("target", ["DT!", "DF!", "D8=", "DS!"])
def test_a_power_may_name_a_piece_that_is_known(target: str) -> None:
    """A known Flag or Trap too."""
    state = battle_2(f"""
        a  b  c  d  e   f        g
     7  .  .  .  .  .   A7=      .
     6  .  .  .  .  A6  {target} A4
    """)
    assert {"detect e6 f6", "shoot g6 f6", "pull f7 f6"} <= set(orders(state))


@pytest.mark.rule("ST-P11")
@pytest.mark.parametrize("target", ["DT!", "DF!", "D8="])
def test_a_rumble_may_name_a_piece_that_is_known(target: str) -> None:
    state = battle_2(f"""
        a  b  c  d  e   f
     5  .  .  ~  ~  .   {target}
     3  .  .  .  .  A8= .
    """)
    do(state, "rumble e3 e4")
    assert orders(state) == ["at f5"]


@pytest.mark.rule("ST-P11")
@pytest.mark.parametrize("line", USES)
def test_a_power_is_used_once_and_on_the_owners_turn_only(line: str) -> None:
    state = battle_2(BATTLE)
    do(state, line)
    assert actors(state) == [D]
    assert not [text for text in orders(state) if text.split()[0] not in {"move", "strike"}]


@pytest.mark.rule("ST-P11", "ST-M6", "ST-A5", "ST-A7")
def test_ranks_2_and_3_keep_their_privileges() -> None:
    state = battle_2("""
        a  b  c  d  e  f  g  h  i  j
     6  .  .  .  .  D8 .  .  .  .  .
     3  .  .  .  .  A2 .  .  A3 DT .
    """)
    assert reach(state, "move e3") == "a3 b3 c3 d3 e1 e2 e4 e5 f3 g3"
    assert reach(state, "strike e3") == "e6"
    do(state, "strike h3 i3")
    expect(state, "3 . . . . A2 . . . A3! .")


@pytest.mark.rule("ST-P1", "ST-P9", "ST-E1")
def test_what_a_power_shows_and_captures_counts_like_any_other() -> None:
    state = battle_2("3 . . . . A4 . D2")
    do(state, "shoot e3 g3")
    view = look(state)
    assert (view.lost, view.quiet, [piece.name for piece in view.captured]) == ((0, 1), 0, ["Scout"])
