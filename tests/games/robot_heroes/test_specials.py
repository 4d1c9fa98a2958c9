"""Special Attacks, our four and what other boxes may say [RH-B9, RH-B10, RH-X]."""

from __future__ import annotations

import pytest

from rollout.games.robot_heroes.facts import (
    BattleDrawn,
    BattleTied,
    BattleWon,
    Boosted,
    BoostedAlone,
    CardAdded,
    CardsRevealed,
    Chosen,
    Drawn,
    GameEnded,
    NumberMet,
    NumbersCompared,
    PieceDamaged,
    Rolled,
    SpecialRevealed,
    SpecialsCancelled,
    TurnBegan,
)
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import NAMES, act, actors, duel, fight, happened, lines, look

REST = " 1 1 2 2 3 3 4"
"""Cards that fill a hand, so that nobody draws after a battle of up to three cards."""


def hands(first: str, second: str, **more: object) -> HeroesState:
    """A battle in which both hold these cards and many low ones."""
    return duel(first + REST, second + REST, **more)


def damage(state: HeroesState) -> list[int]:
    return [hero.damage for hero in look(state).heroes]


# -- Direct Hit --------------------------------------------------------------------------------------------


@pytest.mark.rule("RH-X1", "RH-B9")
def test_a_direct_hit_wins_the_battle() -> None:
    state = hands("hit", "6")
    assert fight(state, "hit", "6") == [
        Chosen(0, "direct-hit", "special", "Ion Blaster"),
        Chosen(1, "6"),
        CardsRevealed(("direct-hit", "6"), 0, "direct-hit", 1, "6", "special", "Ion Blaster"),
        SpecialRevealed(0, "direct-hit", "Ion Blaster", "win", 0, 0, 0, 1, 1),
        BattleWon(0),
        PieceDamaged(1, 1),
        TurnBegan(1),
    ]


@pytest.mark.rule("RH-X1", "RH-B9")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("number", "123456")
def test_a_direct_hit_of_the_other_player_wins_as_well_against_every_number(turn: int, number: str) -> None:
    state = hands(number, "hit", turn=turn)
    facts = fight(state, number, "hit")
    assert SpecialRevealed(1, "direct-hit", "Fusion Cannon", "win", 0, 0, 0, 1, 1) in facts
    assert damage(state) == [1, 0]


@pytest.mark.rule("RH-X1", "RH-B3")
def test_a_die_card_is_rolled_against_a_direct_hit_too() -> None:
    state = hands("hit", "die")
    facts = fight(state, "hit", "die", "die card 1 6")
    assert happened(facts)[3:] == ["SpecialRevealed", "Rolled", "BattleWon", "PieceDamaged", "TurnBegan"]
    assert damage(state) == [0, 1]


# -- Power Boost -------------------------------------------------------------------------------------------


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_power_boost_asks_its_player_alone_for_a_second_card(seat: int, turn: int) -> None:
    cards = ("boost", "5") if seat == 0 else ("5", "boost")
    state = hands(*cards, turn=turn)
    fight(state, *cards)
    assert (look(state).phase, look(state).booster, actors(state)) == ("boost", seat, [seat])
    assert lines(state, seat) == ["add 1", "add 2", "add 3", "add 4"]
    assert lines(state, 1 - seat) == []


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_adds_three_to_the_number_of_the_second_card(seat: int, turn: int) -> None:
    cards = ("boost", "6") if seat == 0 else ("6", "boost")
    state = hands(*cards, turn=turn)
    fight(state, *cards)
    facts = act(state, seat, "add 4")
    numbers = (7, 6) if seat == 0 else (6, 7)
    assert facts == [
        CardAdded(seat, "4"),
        Boosted(seat, "4", 4, 3, 7),
        NumbersCompared(numbers, *numbers),
        BattleWon(seat),
        PieceDamaged(1 - seat, 1),
        TurnBegan(1 - turn),
    ]


@pytest.mark.rule("RH-X2")
def test_the_second_card_is_no_special_attack() -> None:
    state = hands("boost hit ambush strike", "5")
    fight(state, "boost", "5")
    assert lines(state, 0) == ["add 1", "add 2", "add 3", "add 4"]


@pytest.mark.rule("RH-X2")
def test_a_second_card_that_shows_a_die_is_rolled_first() -> None:
    state = hands("boost die", "6")
    fight(state, "boost", "6")
    facts = act(state, 0, "add die", "die card 0 4")
    assert facts[:4] == [
        CardAdded(0, "die", "die"),
        Rolled(0, 4, "card"),
        Boosted(0, "die", 4, 3, 7),
        NumbersCompared((7, 6), 7, 6),
    ]


@pytest.mark.rule("RH-X2", "RH-B3")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_opponents_die_is_rolled_before_the_second_card_is_chosen(turn: int) -> None:
    state = hands("boost", "die", turn=turn)
    facts = fight(state, "boost", "die", "die card 1 5")
    assert facts[-1] == Rolled(1, 5, "card")
    assert look(state).heroes[1].numbers == (5,)
    assert BattleWon(1) in act(state, 0, "add 1")


@pytest.mark.rule("RH-X2")
def test_adding_a_card_is_compulsory_even_if_it_cannot_win() -> None:
    state = hands("boost", "6")
    fight(state, "boost", "6")
    assert "add 1" in lines(state, 0)
    assert BattleWon(1) in act(state, 0, "add 1")
    assert damage(state) == [1, 0]


@pytest.mark.rule("RH-X2")
def test_a_single_card_that_can_be_added_is_still_a_choice_to_be_made() -> None:
    state = duel("boost 2", "1" + REST)
    fight(state, "boost", "1")
    assert lines(state, 0) == ["add 2"]


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize(("number", "result"), [("2", BattleWon(0)), ("3", BattleTied()), ("4", BattleWon(1))])
def test_with_no_card_to_add_the_number_is_three(number: str, result: object) -> None:
    state = duel("boost hit ambush strike", number + REST)
    facts = fight(state, "boost", number, *(["draw 0 1/16", "draw 0 1/15"] if number != "3" else []))
    assert facts[4] == BoostedAlone(0, 3, 3)
    assert result in facts


@pytest.mark.rule("RH-X2")
def test_a_power_boost_as_the_last_card_counts_three() -> None:
    state = duel("1 1 1 1 1" + REST, "boost", turn=1, piles=("", "5 5 5 5 5"), discards=("", ""))
    facts = fight(state, "1", "boost", *(f"draw 1 1/{left}" for left in (5, 4, 3, 2, 1)))
    assert BoostedAlone(1, 3, 0) in facts and BattleWon(1) in facts


@pytest.mark.rule("RH-X2", "RH-B6")
def test_the_second_card_counts_as_played() -> None:
    state = hands("boost", "1")
    fight(state, "boost", "1")
    assert look(state).heroes[0].played == ("power-boost",)
    act(state, 0, "add 4")
    assert look(state).heroes[0].discard == ("4", "power-boost")
    assert look(state).heroes[0].shown == ("power-boost", "4")


@pytest.mark.rule("RH-X2", "RH-B4")
def test_equal_numbers_are_a_tie_and_both_choose_again() -> None:
    state = hands("boost", "6")
    fight(state, "boost", "6")
    assert act(state, 0, "add 3")[-2:] == [NumbersCompared((6, 6), 6, 6), BattleTied()]
    one, two = look(state).heroes
    assert (one.played, one.numbers) == (("power-boost", "3"), (3, 3))
    assert (two.played, two.numbers) == (("6",), (6,))
    assert actors(state) == [0, 1]
    assert BattleWon(1) in fight(state, "1", "2")
    assert look(state).heroes[0].discard == ("1", "3", "power-boost")


@pytest.mark.rule("RH-X2", "RH-B5")
def test_a_tie_with_the_last_card_added_is_a_draw() -> None:
    state = duel("boost 2", "5" + REST, piles=("", ""))
    fight(state, "boost", "5")
    facts = act(state, 0, "add 2", "draw 0 1/2", "draw 0 1/1")
    assert BattleDrawn("no-cards") in facts
    assert damage(state) == [0, 0]


@pytest.mark.rule("RH-X2", "RH-B4")
def test_a_boost_after_a_tie() -> None:
    state = hands("5 boost 6", "5 6")
    fight(state, "5", "5")
    fight(state, "boost", "6")
    assert look(state).booster == 0
    assert NumbersCompared((7, 6), 7, 6) in act(state, 0, "add 4")


# -- Ambush ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RH-X3")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_an_ambush_wins_against_four_or_more_and_loses_against_less(number: int, turn: int) -> None:
    state = hands(str(number), "ambush", turn=turn)
    facts = fight(state, str(number), "ambush")
    wins = number >= 4
    assert facts[4:6] == [NumberMet(1, number, 4, "win" if wins else "loss"), BattleWon(1 if wins else 0)]
    assert damage(state) == ([1, 0] if wins else [0, 1])


@pytest.mark.rule("RH-X3", "RH-B3")
@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_against_a_die_card_the_roll_counts(roll: int) -> None:
    state = hands("ambush", "die")
    facts = fight(state, "ambush", "die", f"die card 1 {roll}")
    assert BattleWon(0 if roll >= 4 else 1) in facts
    assert BattleTied() not in facts


# -- Double Strike -----------------------------------------------------------------------------------------


@pytest.mark.rule("RH-X4")
def test_a_higher_roll_turns_two_pieces() -> None:
    state = hands("strike", "3")
    assert fight(state, "strike", "3", "die special 0 4")[4:] == [
        Rolled(0, 4, "special"),
        NumbersCompared((4, 3), 4, 3),
        BattleWon(0),
        PieceDamaged(1, 1),
        PieceDamaged(1, 2),
        TurnBegan(1),
    ]


@pytest.mark.rule("RH-X4")
def test_a_lower_roll_turns_one_piece_of_its_player() -> None:
    state = hands("5", "strike")
    fight(state, "5", "strike", "die special 1 4")
    assert damage(state) == [0, 1]


@pytest.mark.rule("RH-X4", "RH-B4")
def test_an_equal_roll_is_a_tie_and_the_next_cards_decide_about_one_piece() -> None:
    state = hands("strike 6", "5")
    assert fight(state, "strike", "5", "die special 0 5")[-1] == BattleTied()
    assert look(state).heroes[0].numbers == (5,)
    fight(state, "6", "1")
    assert damage(state) == [0, 1]
    assert look(state).heroes[0].discard == ("6", "double-strike")


@pytest.mark.rule("RH-X4", "RH-B3")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_rolled_after_the_opponents_die_card_whoever_has_the_turn(seat: int, turn: int) -> None:
    cards = ("strike", "die") if seat == 0 else ("die", "strike")
    state = hands(*cards, turn=turn)
    facts = fight(state, *cards, f"die card {1 - seat} 2", f"die special {seat} 6")
    assert [fact for fact in facts if isinstance(fact, Rolled)] == [
        Rolled(1 - seat, 2, "card"),
        Rolled(seat, 6, "special"),
    ]
    assert damage(state)[1 - seat] == 2


@pytest.mark.rule("RH-X4", "RH-E1", "RH-E2")
def test_a_double_strike_on_a_hero_with_one_piece_left_turns_that_one() -> None:
    state = hands("strike", "3", damage=(5, 5))
    facts = fight(state, "strike", "3", "die special 0 4")
    assert facts[-3:] == [BattleWon(0), PieceDamaged(1, 6), GameEnded("pieces")]
    assert damage(state) == [5, 6]
    assert look(state).heroes[0].played == ("double-strike",), "nothing follows the sixth piece"


@pytest.mark.rule("RH-X4", "RH-E1")
def test_the_second_piece_of_a_double_strike_may_be_the_sixth() -> None:
    state = hands("3", "strike", damage=(4, 5))
    facts = fight(state, "3", "strike", "die special 1 4")
    assert facts[-3:] == [PieceDamaged(0, 5), PieceDamaged(0, 6), GameEnded("pieces")]
    outcome = state.outcome()
    assert outcome is not None and outcome.scores == (0.0, 1.0)


# -- two Special Attacks ------------------------------------------------------------------------------------


@pytest.mark.rule("RH-B10")
@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("second", NAMES)
@pytest.mark.parametrize("first", NAMES)
def test_two_special_attacks_cancel_and_nothing_is_rolled_or_added(first: str, second: str, turn: int) -> None:
    state = hands(first, second, turn=turn)
    facts = fight(state, first, second)
    assert happened(facts)[2:] == ["CardsRevealed", "SpecialRevealed", "SpecialRevealed", "SpecialsCancelled"]
    assert look(state).phase == "duel"
    assert actors(state) == [0, 1]
    assert damage(state) == [0, 0]


@pytest.mark.rule("RH-B10", "RH-B6")
def test_the_battle_starts_over_and_all_cards_stay_played() -> None:
    state = hands("5 strike 6", "5 boost")
    fight(state, "5", "5")
    fight(state, "strike", "boost")
    one, two = look(state).heroes
    assert (one.played, one.numbers) == (("5", "double-strike"), (5, 0))
    assert (two.played, two.numbers) == (("5", "power-boost"), (5, 0))
    assert BattleWon(0) in fight(state, "6", "1")
    assert look(state).heroes[1].discard == ("1", "5", "power-boost")


@pytest.mark.rule("RH-B10", "RH-B5")
@pytest.mark.parametrize("turn", [0, 1])
def test_without_a_card_after_a_cancel_the_battle_is_a_draw(turn: int) -> None:
    state = duel("hit", "ambush" + REST, piles=("4 4 4 4 4", ""), turn=turn)
    facts = fight(state, "hit", "ambush", *(f"draw 0 1/{left}" for left in (5, 4, 3, 2, 1)))
    assert facts[5:7] == [SpecialsCancelled(), BattleDrawn("no-cards")]
    assert damage(state) == [0, 0]
    assert look(state).phase == "roll"


@pytest.mark.rule("RH-B10", "RH-B5")
def test_the_last_cards_of_both_may_cancel() -> None:
    state = duel("hit", "hit", piles=("4 4 4 4 4", "4 4 4 4 4"))
    draws = [f"draw {seat} 1/{left}" for seat in (0, 1) for left in (5, 4, 3, 2, 1)]
    assert BattleDrawn("no-cards") in fight(state, "hit", "hit", *draws)


@pytest.mark.rule("RH-B10", "RH-B9")
def test_after_a_cancel_a_special_attack_may_follow() -> None:
    state = hands("hit ambush", "hit 6")
    fight(state, "hit", "hit")
    assert BattleWon(0) in fight(state, "ambush", "6")


# -- what else changes on the Advanced level ----------------------------------------------------------------


@pytest.mark.rule("RH-B7")
def test_both_draw_up_to_five() -> None:
    state = duel("6 1 1 1", "hit 2 2 2", piles=("3 3", "4 4"))
    facts = fight(state, "6", "hit", "draw 0 1/2", "draw 0 1/1", "draw 1 1/2", "draw 1 1/1")
    assert [fact for fact in facts if isinstance(fact, Drawn)] == [Drawn(0, "3")] * 2 + [Drawn(1, "4")] * 2
    assert [hero.hand for hero in look(state).heroes] == [5, 5]


@pytest.mark.rule("RH-B6", "RH-B8")
def test_special_attacks_are_shuffled_in_again() -> None:
    state = duel("hit 1 1 1 1", "6" + REST, piles=("", ""), discards=("ambush", ""))
    facts = fight(state, "hit", "6", "draw 0 2/2")
    assert Drawn(0, "ambush", "special", "Roll Out") in facts
    assert look(state, 0).hand == ("1", "1", "1", "1", "ambush")
