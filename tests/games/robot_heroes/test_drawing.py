"""The board of Robot Heroes as text."""

from __future__ import annotations

from rollout.games.robot_heroes import GAME
from tests.games.robot_heroes.kit import look, new_game, position


def test_spaces_by_number_with_the_pawns_on_them_and_how_the_heroes_stand() -> None:
    state = position(pawns=(2, 18), damage=(1, 4), hands=("1 2", "3 3 die"))
    assert GAME.drawing(look(state)).splitlines() == [
        "   0   1   2   3   4   5   6   7   8   9  10  11",
        "   S   d   O   d   d   b   b   d   b   b   d   b",
        "  12  13  14  15  16  17  18  19  20  21  22  23",
        "   S   d   b   d   d   b   M   d   b   b   d   b",
        "   O  1 of 6 pieces broken, 2 cards in hand, 14 in the pile",
        "   M  4 of 6 pieces broken, 3 cards in hand, 13 in the pile",
    ]


def test_two_pawns_on_one_space_are_one_mark() -> None:
    assert GAME.drawing(look(position(pawns=(4, 4)))).splitlines()[1].split()[4] == "*"


def test_before_the_heroes_are_taken_there_is_the_board_alone() -> None:
    state, _ = new_game("die hero 3", "die hero 5")
    assert len(GAME.drawing(look(state)).splitlines()) == 4
