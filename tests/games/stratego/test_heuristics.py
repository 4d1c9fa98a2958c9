"""What search knows about the game."""

from __future__ import annotations

from rollout.games.stratego import GAME
from rollout.games.stratego.state import StrategoState
from tests.games.stratego.kit import battle, battle_2, do, new_game, order, place
from tests.games.stratego.worlds import whole

HEURISTIC = GAME.heuristic()


def weights(state: StrategoState, seat: int = 0) -> dict[str, int]:
    legal = state.legal(seat)
    return dict(zip([order(state, action) for action in legal], HEURISTIC.weights(state, seat, legal), strict=True))


def test_what_is_seen_to_be_lower_is_taken_and_what_is_higher_is_left_alone() -> None:
    found = weights(battle("6 . . . . D7! . . . . .\n5 . . ~ ~ Ab D9! ~ ~ . ."))
    assert found["strike e5 e6"] > found["move e5 e4"] > found["strike e5 f5"]


def test_a_hidden_piece_counts_alike_whatever_it_is() -> None:
    found = [
        weights(battle(f"6 . . . . D{letter} . . . . .\n5 . . ~ ~ Ab . ~ ~ . ."))["strike e5 e6"] for letter in "9TF"
    ]
    assert found[0] == found[1] == found[2]


def test_pieces_rather_go_forward() -> None:
    found = weights(battle("5 . . ~ ~ A7 . ~ ~ . ."))
    assert found["move e5 e6"] > found["move e5 f5"] > found["move e5 e4"]


def test_powers_that_hit_are_used() -> None:
    found = weights(battle_2("6 . . . . DS! . . . . .\n4 . . ~ ~ A4 . ~ ~ . ."))
    assert found["shoot e4 e6"] > found["move e4 e5"]


def test_a_flag_is_rather_placed_at_the_back() -> None:
    state = new_game()
    front = weights(state)["set a3 F"] / weights(state)["set a3 T"]
    place(state, 0, "X98b7ff6n5 m4e3333322")
    assert weights(state)["set a1 F"] / weights(state)["set a1 T"] > 5 * front


def test_an_army_that_is_worth_more_is_likelier_to_win() -> None:
    more = whole(battle("5 . . ~ ~ A9 . ~ ~ . .\n6 . . . . D5 . . . . ."))
    assert HEURISTIC.value(more, 0) > 0.5 > HEURISTIC.value(more, 1)
    even = whole(battle("5 . . ~ ~ A9 . ~ ~ . .\n6 . . . . D9 . . . . ."))
    assert HEURISTIC.value(even, 0) == HEURISTIC.value(even, 1) == 0.5


def test_a_game_that_is_over_is_worth_its_score() -> None:
    state = battle("5 . . ~ ~ A9 . ~ ~ . .\n6 . . . . DF . . . . .")
    do(state, "strike e5 e6")
    assert [HEURISTIC.value(state, seat) for seat in (0, 1)] == [1, 0]
