"""Battles: choose, reveal, compare, clear up [RH-B]."""

from __future__ import annotations

import pytest

from rollout.core.wire import encode
from rollout.games.robot_heroes.facts import (
    BattleDrawn,
    BattleTied,
    BattleWon,
    CardsRevealed,
    Chosen,
    Drawn,
    DrawSkipped,
    NumbersCompared,
    PieceDamaged,
    PileShuffled,
    Rolled,
    TurnBegan,
)
from tests.games.robot_heroes.kit import act, actors, battle, fight, happened, lines, look, position

FULL = ("6 5 4 die", "6 5 4 die")
"""Hands that hold three cards after one battle, so that nobody draws."""


@pytest.mark.rule("RH-B1")
def test_both_choose_at_the_same_time() -> None:
    state = battle()
    assert actors(state) == [0, 1]
    assert lines(state, 0) == lines(state, 1) == ["play 1", "play 2", "play 3"]


@pytest.mark.rule("RH-B1")
def test_either_may_choose_first() -> None:
    one, other = battle(FULL), battle(FULL)
    act(one, 0, "play 6")
    act(one, 1, "play 5")
    act(other, 1, "play 5")
    act(other, 0, "play 6")
    assert one.key() == other.key()


@pytest.mark.rule("RH-B1")
def test_a_choice_is_shown_to_its_owner_and_only_as_made_to_others() -> None:
    high, low = battle(FULL), battle(FULL)
    act(high, 0, "play 6")
    act(low, 0, "play die")
    assert look(high, 0).sealed == "6"
    assert look(high, 1).heroes[0].chosen
    for viewer in (1, -1):
        assert encode(look(high, viewer)) == encode(look(low, viewer))


@pytest.mark.rule("RH-B1")
def test_a_choice_is_final() -> None:
    state = battle()
    act(state, 0, "play 1")
    assert actors(state) == [1]
    assert lines(state, 0) == []


@pytest.mark.rule("RH-B1")
def test_a_hand_of_one_card_is_still_a_choice_to_be_made() -> None:
    state = battle(("6", "1 2 3"))
    assert actors(state) == [0, 1]
    assert lines(state, 0) == ["play 6"]


@pytest.mark.rule("RH-B1")
def test_cards_are_revealed_together_by_the_second_choice() -> None:
    state = battle(FULL)
    assert act(state, 1, "play 4") == [Chosen(1, "4")]
    facts = act(state, 0, "play 6")
    assert facts[:2] == [Chosen(0, "6"), CardsRevealed(("6", "4"), 0, "6", 1, "4")]


@pytest.mark.rule("RH-B2")
def test_the_higher_number_wins_and_the_loser_turns_a_piece() -> None:
    state = battle(FULL)
    facts = fight(state, "5", "4")
    assert facts[3:] == [NumbersCompared((5, 4), 5, 4), BattleWon(0), PieceDamaged(1, 1), TurnBegan(1)]
    assert [hero.damage for hero in look(state).heroes] == [0, 1]


@pytest.mark.rule("RH-B2")
def test_the_player_who_did_not_start_the_battle_may_win_it() -> None:
    state = battle(FULL)
    assert BattleWon(1) in fight(state, "4", "5")
    assert [hero.damage for hero in look(state).heroes] == [1, 0]


@pytest.mark.rule("RH-B3")
def test_a_die_card_is_rolled_for_its_number() -> None:
    state = battle(FULL)
    facts = fight(state, "die", "4", "die card 0 5")
    assert facts[2:5] == [
        CardsRevealed(("die", "4"), 0, "die", 1, "4", "die"),
        Rolled(0, 5, "card"),
        NumbersCompared((5, 4), 5, 4),
    ]
    assert BattleWon(0) in facts


@pytest.mark.rule("RH-B3")
@pytest.mark.parametrize("turn", [0, 1])
def test_of_two_die_cards_the_player_whose_turn_it_is_rolls_first(turn: int) -> None:
    state = battle(FULL, turn=turn, pawns=(2, 2))
    rolls = ("die card 0 2", "die card 1 6") if turn == 0 else ("die card 1 6", "die card 0 2")
    facts = fight(state, "die", "die", *rolls)
    assert [fact.seat for fact in facts if isinstance(fact, Rolled)] == [turn, 1 - turn]
    assert BattleWon(1) in facts


@pytest.mark.rule("RH-B3")
def test_a_die_is_rolled_before_any_further_card_is_chosen() -> None:
    state = battle(FULL)
    facts = fight(state, "die", "4", "die card 0 4")
    assert happened(facts)[3:] == ["Rolled", "NumbersCompared", "BattleTied"]
    assert look(state).heroes[0].numbers == (4,)


@pytest.mark.rule("RH-B4")
def test_on_a_tie_both_choose_another_card() -> None:
    state = battle(FULL)
    facts = fight(state, "5", "5")
    assert facts[-1] == BattleTied()
    assert actors(state) == [0, 1]
    assert lines(state, 0) == ["play die", "play 4", "play 6"]
    assert look(state).heroes[0].played == ("5",)
    assert BattleWon(0) in fight(state, "6", "4", "draw 0 1/12", "draw 1 1/12")


@pytest.mark.rule("RH-B4", "RH-B5")
def test_a_chain_of_ties_until_one_hand_is_empty() -> None:
    state = battle(("1 2", "1 2 3 4 5"))
    fight(state, "1", "1")
    facts = fight(state, "2", "2", "draw 0 1/14", "draw 0 1/13", "draw 0 1/12")
    assert BattleDrawn("no-cards") in facts
    assert [hero.damage for hero in look(state).heroes] == [0, 0]
    assert look(state).phase == "roll"


@pytest.mark.rule("RH-B5")
def test_the_player_who_still_has_cards_is_not_asked() -> None:
    state = battle(("1", "1 6 6 5"))
    fight(state, "1", "1", "draw 0 1/15", "draw 0 1/14", "draw 0 1/13")
    assert actors(state) == [1], "its own next turn, not the battle"
    assert look(state).phase == "roll"


@pytest.mark.rule("RH-B5")
def test_the_last_card_may_still_win() -> None:
    state = battle(("6", "1 2 3 4"))
    assert BattleWon(0) in fight(state, "6", "1", "draw 0 1/15", "draw 0 1/14", "draw 0 1/13")


@pytest.mark.rule("RH-B6")
def test_every_card_played_in_ties_too_goes_to_its_owners_discards() -> None:
    state = battle(("5 6 1 1 1", "5 2 1 1 1"), discards=("3", ""), piles=("2", "2"))
    fight(state, "5", "5")
    fight(state, "6", "2")
    one, two = look(state).heroes
    assert one.discard == ("3", "5", "6")
    assert two.discard == ("2", "5")
    assert (one.played, two.played) == ((), ())
    assert (one.shown, two.shown) == (("5", "6"), ("5", "2"))


@pytest.mark.rule("RH-B7")
@pytest.mark.parametrize("turn", [0, 1])
def test_both_draw_up_to_three_the_player_whose_turn_it_is_first(turn: int) -> None:
    state = battle(("6 1 1", "5 1"), turn=turn, pawns=(2, 2), piles=("2 2", "2 2"))
    first = ["draw 0 1/2"]
    second = ["draw 1 1/2", "draw 1 1/1"]
    facts = fight(state, "6", "5", *(first + second if turn == 0 else second + first))
    drawn = [fact.seat for fact in facts if isinstance(fact, Drawn)]
    assert drawn == ([0, 1, 1] if turn == 0 else [1, 1, 0])
    assert [hero.hand for hero in look(state).heroes] == [3, 3]


@pytest.mark.rule("RH-B7")
def test_a_larger_hand_stays_as_it_is() -> None:
    state = battle(("6 1 2 3 4", "5 1 2 3"))
    fight(state, "6", "5")
    assert [hero.hand for hero in look(state).heroes] == [4, 3]


@pytest.mark.rule("RH-B8")
def test_drawing_up_across_a_shuffle() -> None:
    """One card is left for two draws: the discards, with the cards of this very battle, make a new pile."""
    state = battle(("6", "5 1 1 1"), discards=("3", ""), piles=("4", "2"))
    facts = fight(state, "6", "5", "draw 0 1/1", "draw 0 2/2", "draw 0 1/1")
    assert facts[6:] == [Drawn(0, "4"), PileShuffled(0, ("3", "6")), Drawn(0, "6"), Drawn(0, "3"), TurnBegan(1)]
    hero = look(state).heroes[0]
    assert (hero.hand, hero.pile, hero.discard) == (3, 0, ())
    assert hero.shown == ("6",), "what the battle showed stays to be seen"


@pytest.mark.rule("RH-B8")
def test_an_empty_pile_waits_until_a_card_is_due() -> None:
    state = battle(("6 1 1 1", "5 1 1 1"), piles=("", "2"))
    facts = fight(state, "6", "5")
    assert "PileShuffled" not in happened(facts)
    assert look(state).heroes[0].discard == ("6",)
    assert look(state).heroes[0].pile == 0


@pytest.mark.rule("RH-B8")
def test_if_both_piles_are_empty_the_draw_is_skipped() -> None:
    state = battle(("6", "5 1 1 1"), piles=("", "2"))
    facts = fight(state, "6", "5", "draw 0 1/1")
    assert facts[6:] == [PileShuffled(0, ("6",)), Drawn(0, "6"), DrawSkipped(0), TurnBegan(1)]
    assert look(state).heroes[0].hand == 1


@pytest.mark.rule("RH-B11")
@pytest.mark.parametrize("hands", [("", "6 6 5"), ("6 6 5", ""), ("", "")])
def test_a_battle_that_cannot_start_is_a_draw_and_both_draw_up(hands: tuple[str, str]) -> None:
    state = position(pawns=(0, 12), hands=hands, piles=("1 1 1", "1 1 1"))
    act(state, 0, "roll", "die move 2")
    due = [seat for seat in (0, 1) for _ in range(3) if not hands[seat]]
    drawn = [f"draw {seat} 1/{3 - at % 3}" for at, seat in enumerate(due)]
    facts = act(state, 0, "move 2", *drawn)
    assert facts[3] == BattleDrawn("none-held")
    assert [fact.seat for fact in facts if isinstance(fact, Drawn)] == due
    assert [hero.hand for hero in look(state).heroes] == [3, 3]
    assert [hero.damage for hero in look(state).heroes] == [0, 0]
    assert facts[-1] == TurnBegan(1)
