"""What Special Attacks of other boxes can say: every effect, and how many pieces are turned [RH-B9]."""

from __future__ import annotations

import pytest

from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.facts import (
    BattleDrawn,
    BattleTied,
    BattleWon,
    NumbersCompared,
    PieceDamaged,
    PieceSpared,
)
from rollout.games.robot_heroes.state import HeroesState
from rollout.testing import check_game
from tests.games.robot_heroes.kit import EFFECTS, act, box, box_sheet, fight, happened, look
from tests.games.robot_heroes.kit import duel as advanced

REST = " 1 1 2 2 3 3 4"


def duel(special: str, first: str, second: str) -> HeroesState:
    """A battle in a box whose one Special Attack `x` says this; the hands are filled up."""
    return advanced(first + REST, second + REST, tables=box(f'card = "x"\n{special}'), pawns=(0, 3))


@pytest.mark.rule("RH-B9")
@pytest.mark.parametrize(("other", "result"), [("5", BattleWon(0)), ("6", BattleWon(0))])
def test_a_number_may_be_higher_than_any_other(other: str, result: object) -> None:
    state = duel('effect = "number"\nnumber = 7', "x", other)
    facts = fight(state, "x", other)
    assert NumbersCompared((7, int(other)), 7, int(other)) in facts and result in facts


@pytest.mark.rule("RH-B9", "RH-B4")
def test_a_number_may_tie() -> None:
    state = duel('effect = "number"\nnumber = 4', "4", "x")
    assert fight(state, "4", "x")[-1] == BattleTied()
    assert look(state).heroes[1].numbers == (4,)


@pytest.mark.rule("RH-B9")
@pytest.mark.parametrize("other", ["1", "6", "die"])
def test_a_battle_may_end_in_a_draw(other: str) -> None:
    state = duel('effect = "draw"', "x", other)
    facts = fight(state, "x", other, *(["die card 1 6"] if other == "die" else []))
    assert BattleDrawn("special") in facts
    assert [hero.damage for hero in look(state).heroes] == [0, 0]
    assert look(state).heroes[0].discard == ("x",)


@pytest.mark.rule("RH-B9")
def test_a_winning_card_may_turn_several_pieces() -> None:
    state = duel('effect = "win"\ndamage = 3', "6", "x")
    facts = fight(state, "6", "x")
    assert [fact for fact in facts if isinstance(fact, PieceDamaged)] == [PieceDamaged(0, n) for n in (1, 2, 3)]


@pytest.mark.rule("RH-B9")
def test_a_losing_card_may_cost_nothing() -> None:
    state = duel('effect = "number"\nnumber = 2\nloss = 0', "x", "3")
    facts = fight(state, "x", "3")
    assert happened(facts)[-3:] == ["BattleWon", "PieceSpared", "TurnBegan"]
    assert PieceSpared(0) in facts
    assert [hero.damage for hero in look(state).heroes] == [0, 0]


@pytest.mark.rule("RH-B9")
def test_a_losing_card_may_cost_more() -> None:
    state = duel('effect = "against"\nleast = 6\nloss = 2', "x", "5")
    fight(state, "x", "5")
    assert [hero.damage for hero in look(state).heroes] == [2, 0]


@pytest.mark.rule("RH-B9", "RH-X2")
def test_a_boost_may_add_another_number_and_count_as_another_one_alone() -> None:
    text = 'effect = "add"\nadd = 5\nnumber = 1\ndamage = 2'
    state = duel(text, "x", "6")
    fight(state, "x", "6")
    assert NumbersCompared((7, 6), 7, 6) in act(state, 0, "add 2")
    assert look(state).heroes[1].damage == 2
    alone = advanced("x", "2" + REST, tables=box(f'card = "x"\n{text}'), pawns=(0, 3), piles=("6 6 6 6 6", ""))
    facts = fight(alone, "x", "2", *(f"draw 0 1/{left}" for left in (5, 4, 3, 2, 1)))
    assert NumbersCompared((1, 2), 1, 2) in facts


@pytest.mark.rule("RH-B9", "RH-B4")
def test_after_a_tie_the_stakes_of_the_special_attack_are_off() -> None:
    state = duel('effect = "number"\nnumber = 5\ndamage = 4\nloss = 4', "x 6", "5 1")
    fight(state, "x", "5")
    fight(state, "6", "1")
    assert [hero.damage for hero in look(state).heroes] == [0, 1]


@pytest.mark.rule("RH-B10")
def test_two_copies_of_one_card_cancel_too() -> None:
    state = duel('effect = "draw"', "x", "x")
    assert happened(fight(state, "x", "x"))[-1] == "SpecialsCancelled"


@pytest.mark.rule("RH-B9")
def test_the_title_is_that_of_the_hero() -> None:
    state = duel('effect = "win"', "x", "x")
    titles = {getattr(fact, "title", "") for fact in fight(state, "x", "x")}
    assert {"Red 0", "Violet 0"} <= titles


@pytest.mark.rule("RH-B9", "RH-S7")
@pytest.mark.slow
def test_a_box_with_every_effect_keeps_the_contract() -> None:
    check_game(GAME.with_sheet(box_sheet(*EFFECTS)), games=8, pairs=300)


@pytest.mark.rule("RH-B9", "RH-S7")
def test_a_box_with_hardly_an_ordinary_card_keeps_the_contract() -> None:
    check_game(GAME.with_sheet(box_sheet(*EFFECTS, deck="1 6 die")), games=4, pairs=20)
