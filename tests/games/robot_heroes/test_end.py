"""How a game ends [RH-E]."""

from __future__ import annotations

import pytest

from rollout.core.errors import DataError
from rollout.core.wire import Outcome
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.facts import GameEnded, PieceDamaged, TurnBegan
from tests.games.robot_heroes.kit import act, actors, battle, fight, happened, look, position, random_games


@pytest.mark.rule("RH-E1")
def test_the_sixth_damaged_piece_loses_the_game() -> None:
    state = battle(("6 1 1", "5 1 1"), damage=(3, 5))
    facts = fight(state, "6", "5")
    assert facts[-2:] == [PieceDamaged(1, 6), GameEnded("pieces")]
    assert actors(state) == []
    assert state.outcome() == Outcome((1.0, 0.0), "pieces")


@pytest.mark.rule("RH-E1")
def test_nothing_follows_the_sixth_piece() -> None:
    """No discard, no draw, no further turn: the cards stay on the table."""
    state = battle(("6 1", "5"), damage=(0, 5))
    facts = fight(state, "6", "5")
    assert not {"Drawn", "PileShuffled", "TurnBegan"} & set(happened(facts))
    one, two = look(state).heroes
    assert (one.played, two.played) == (("6",), ("5",))
    assert (one.discard, two.discard) == ((), ())
    assert (one.hand, two.hand) == (1, 0)
    assert look(state).phase == "over"


@pytest.mark.rule("RH-E1")
def test_the_player_whose_turn_it_is_may_lose() -> None:
    state = battle(("1 1 1", "2 1 1"), damage=(5, 5))
    fight(state, "1", "2")
    assert state.outcome() == Outcome((0.0, 1.0), "pieces")


@pytest.mark.rule("RH-E1")
def test_with_five_damaged_pieces_the_game_goes_on() -> None:
    state = battle(("6 1 1 1", "5 1 1 1"), damage=(5, 4))
    fight(state, "6", "5")
    assert state.outcome() is None
    assert actors(state) == [1]


@pytest.mark.rule("RH-E2")
def test_damage_stops_at_six_and_never_hits_both_at_once() -> None:
    before = (0, 0)
    for state in random_games(range(20)):
        damage = (state.damage[0], state.damage[1])
        changed = [seat for seat in (0, 1) if damage[seat] != before[seat]]
        assert max(damage) <= 6
        assert len(changed) <= 1 or damage == (0, 0)
        before = damage


@pytest.mark.rule("RH-E3")
def test_a_game_may_end_after_a_set_number_of_turns() -> None:
    state = position(turns=9, max_turns=10, damage=(1, 2), pawns=(2, 14), turn=1)
    act(state, 1, "roll", "die move 2")
    facts = act(state, 1, "move 12")
    assert facts[-1] == GameEnded("turns")
    assert actors(state) == []
    assert state.outcome() == Outcome((1.0, 0.0), "turns")


@pytest.mark.rule("RH-E3")
def test_the_last_turn_is_played_to_its_end() -> None:
    state = battle(("6 1 1 1", "5 1 1 1"), damage=(2, 2), turns=9, max_turns=10, turn=1)
    facts = fight(state, "6", "5")
    assert facts[-2:] == [PieceDamaged(1, 3), GameEnded("turns")]
    assert look(state).heroes[0].discard == ("6",)
    assert state.outcome() == Outcome((1.0, 0.0), "turns")


@pytest.mark.rule("RH-E3")
def test_equal_damage_after_the_last_turn_is_a_draw() -> None:
    state = position(turns=1, max_turns=2, damage=(3, 3), pawns=(2, 14), turn=1)
    act(state, 1, "roll", "die move 2")
    act(state, 1, "move 12")
    assert state.outcome() == Outcome((0.5, 0.5), "turns-equal")


@pytest.mark.rule("RH-E3")
def test_a_short_game_without_any_damage_is_a_draw() -> None:
    state = position(turns=1, max_turns=2, damage=(0, 0), pawns=(2, 14), turn=1)
    act(state, 1, "roll", "die move 2")
    assert act(state, 1, "move 12")[-1] == GameEnded("turns")
    assert state.outcome() == Outcome((0.5, 0.5), "turns-equal")


@pytest.mark.rule("RH-E3")
def test_by_default_the_number_of_turns_does_not_matter() -> None:
    state = position(turns=500, pawns=(2, 14), turn=1)
    act(state, 1, "roll", "die move 2")
    assert act(state, 1, "move 12")[-1] == TurnBegan(0)
    assert GAME.understood({}).max_turns == 0


@pytest.mark.rule("RH-E3")
@pytest.mark.parametrize("turns", [7, -2])
def test_only_an_even_number_of_turns_can_be_chosen(turns: int) -> None:
    with pytest.raises(DataError, match="max_turns"):
        GAME.understood({"max_turns": turns})


def test_the_sixth_piece_in_the_last_turn_wins_by_pieces() -> None:
    state = battle(("6 1 1 1", "5 1 1 1"), damage=(5, 5), turns=9, max_turns=10, turn=1)
    assert fight(state, "6", "5")[-1] == GameEnded("pieces")
    assert state.outcome() == Outcome((1.0, 0.0), "pieces")
