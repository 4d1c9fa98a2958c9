"""Setup: heroes, decks, hands, and what is open [RH-S]."""

from __future__ import annotations

import pytest

from rollout.core.data import Sheet, read_sheet
from rollout.core.errors import DataError, RecordError
from rollout.core.wire import encode
from rollout.games.robot_heroes import GAME, RobotHeroesOptions
from rollout.games.robot_heroes.facts import Dealt, HeroTaken, Rolled, TurnBegan
from tests.games.robot_heroes.kit import (
    ADVANCED,
    TABLES,
    act,
    actors,
    happened,
    lines,
    look,
    new_game,
    position,
    ring,
    script,
)

OPENING = ("die hero 5", "die hero 2")
DEAL = ("draw 0 1/16", "draw 0 15/15", "draw 0 9/14", "draw 1 5/16", "draw 1 6/15", "draw 1 14/14")


@pytest.mark.rule("RH-S1")
def test_each_hero_stands_on_its_own_starting_space() -> None:
    state, _ = new_game(*OPENING)
    act(state, 0, "take megatron", *DEAL, "die first 6", "die first 1")
    assert [hero.character for hero in look(state).heroes] == ["megatron", "optimus"]
    assert [hero.pawn for hero in look(state).heroes] == [12, 0]


@pytest.mark.rule("RH-S1")
def test_a_board_with_one_start_for_both_is_refused() -> None:
    with pytest.raises(DataError, match=r"board\.starts: starts"):
        ring("S D B", starts=(1, 1))


@pytest.mark.rule("RH-S2")
def test_the_higher_roll_chooses_the_hero() -> None:
    state, facts = new_game("die hero 2", "die hero 5")
    assert facts == [Rolled(0, 2, "hero"), Rolled(1, 5, "hero")]
    assert actors(state) == [1]
    assert lines(state, 1) == ["take optimus", "take megatron"]
    assert lines(state, 0) == []


@pytest.mark.rule("RH-S2")
def test_equal_rolls_are_rolled_again_seat_0_first() -> None:
    state, facts = new_game("die hero 4", "die hero 4", "die hero 1", "die hero 1", "die hero 3", "die hero 2")
    assert happened(facts) == ["Rolled"] * 6
    assert actors(state) == [0]


@pytest.mark.rule("RH-S2")
def test_the_other_player_gets_the_other_hero() -> None:
    state, _ = new_game(*OPENING)
    facts = act(state, 0, "take optimus", *DEAL, "die first 6", "die first 1")
    assert facts[:2] == [HeroTaken(0, "optimus"), HeroTaken(1, "megatron")]


@pytest.mark.rule("RH-S2")
def test_the_choice_is_made_before_a_card_is_drawn() -> None:
    state, _ = new_game(*OPENING)
    assert [(hero.hand, hero.pile) for hero in look(state).heroes] == [(0, 0), (0, 0)]


@pytest.mark.rule("RH-S3")
def test_each_hero_has_six_whole_pieces_and_its_own_deck() -> None:
    state, _ = new_game(*OPENING)
    assert TABLES.pieces == 6
    assert [hero.damage for hero in look(state).heroes] == [0, 0]
    act(state, 0, "take optimus", *DEAL, "die first 6", "die first 1")
    assert [TABLES.copies(0, kind) for kind in range(7)] == [TABLES.copies(1, kind) for kind in range(7)]
    assert [hero.pile for hero in look(state).heroes] == [13, 13]


@pytest.mark.rule("RH-S4")
def test_the_basic_level_has_numbers_and_dice_and_no_special_attack_cards() -> None:
    state = position(hands=("", ""))
    assert state.names(1, 0) == state.names(1, 1)
    assert state.names(1, 0) == ("1", "1", "2", "2", "3", "3", "4", "4", "5", "5", "6", "6", *["die"] * 4)
    assert look(state).level == "basic"


@pytest.mark.rule("RH-S4")
def test_the_advanced_level_adds_the_four_special_attacks_of_each_deck() -> None:
    state = position(tables=ADVANCED, hands=("", ""))
    specials = ("direct-hit", "power-boost", "ambush", "double-strike")
    assert state.names(1, 0) == state.names(1, 1)
    assert state.names(1, 0)[-8:] == (*["die"] * 4, *specials)
    assert look(state).level == "advanced"
    assert tuple(special.card for special in look(state).specials) == specials
    assert look(position()).specials == ()


@pytest.mark.rule("RH-S3", "RH-S4")
def test_a_full_deck_has_sixteen_cards_and_twenty_on_the_advanced_level() -> None:
    for tables, size in ((TABLES, 16), (ADVANCED, 20)):
        assert [look(position(tables=tables, hands=("", ""))).heroes[seat].pile for seat in (0, 1)] == [size, size]


@pytest.mark.rule("RH-S5")
def test_on_the_advanced_level_each_player_begins_with_five_cards() -> None:
    state, _ = new_game(*OPENING, options=RobotHeroesOptions(level="advanced"))
    deal = [f"draw {seat} {left}/{left}" for seat in (0, 1) for left in (20, 19, 18, 17, 16)]
    facts = act(state, 0, "take optimus", *deal, "die first 6", "die first 1")
    five = ("6", "direct-hit", "power-boost", "ambush", "double-strike")
    assert facts[2:4] == [Dealt(0, five), Dealt(1, five)]
    assert [(hero.hand, hero.pile) for hero in look(state).heroes] == [(5, 15), (5, 15)]


@pytest.mark.rule("RH-S2", "RH-S3")
def test_heroes_may_have_different_decks_in_an_owners_box() -> None:
    """Seat 0 takes Megatron, whose deck holds sixes; the other deck holds ones."""
    tables = GAME.tables(
        own_decks('card = "1"\ncopies = 4\nhero = "optimus"', 'card = "6"\ncopies = 5\nhero = "megatron"')
    )
    state = GAME.setup(GAME.understood({}), tables, script(*OPENING))
    draws = [f"draw {seat} 1/{left}" for seat, size in ((0, 5), (1, 4)) for left in (size, size - 1, size - 2)]
    act(state, 0, "take megatron", *draws, "die first 6", "die first 1")
    assert look(state, 0).hand == ("6", "6", "6")
    assert look(state, 1).hand == ("1", "1", "1")
    assert [hero.pile for hero in look(state).heroes] == [2, 1]


def own_decks(*entries: str) -> Sheet:
    """The shipped values with other decks."""
    text = (GAME.folder / "tables.toml").read_text()
    before, _, after = text.partition("[[deck]]")
    rest = after[after.index("[die]") :]
    decks = "\n".join(f'[[deck]]\nsource = "reconstruction"\n{entry}' for entry in entries)
    return read_sheet(f"{before}{decks}\n{rest}", "own.toml")


@pytest.mark.rule("RH-S5")
def test_each_player_begins_with_three_cards() -> None:
    state, _ = new_game(*OPENING)
    facts = act(state, 0, "take optimus", *DEAL, "die first 6", "die first 1")
    assert facts[2:4] == [Dealt(0, ("3", "6", "die")), Dealt(1, ("1", "2", "6"))]


@pytest.mark.rule("RH-S5")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state, _ = new_game(*OPENING)
    act(state, 0, "take optimus", *DEAL, "die first 6", "die first 1")
    assert look(state, 0).hand == ("3", "6", "die")
    assert look(state, 1).hand == ("1", "2", "6")
    assert look(state).hand == ()


@pytest.mark.rule("RH-S5")
def test_a_deck_too_small_for_a_hand_is_dealt_out() -> None:
    state = GAME.setup(GAME.understood({}), ring("S D B", deck="1 6"), script(*OPENING))
    act(state, 0, "take optimus", "draw 0 1/2", "draw 0 1/1", "draw 1 1/2", "draw 1 1/1", "die first 6", "die first 1")
    assert [(hero.hand, hero.pile) for hero in look(state).heroes] == [(2, 0), (2, 0)]


@pytest.mark.rule("RH-S6")
def test_a_second_roll_after_the_deal_decides_who_begins() -> None:
    state, _ = new_game(*OPENING)
    facts = act(state, 0, "take optimus", *DEAL, "die first 3", "die first 3", "die first 2", "die first 4")
    assert facts[4:] == [
        Rolled(0, 3, "first"),
        Rolled(1, 3, "first"),
        Rolled(0, 2, "first"),
        Rolled(1, 4, "first"),
        TurnBegan(1),
    ]
    assert actors(state) == [1]
    assert lines(state, 1) == ["roll"]


@pytest.mark.rule("RH-S7")
def test_damage_sizes_and_discards_are_open_to_all() -> None:
    state = position(hands=("1 2 3 4", "6"), discards=("5", "die die"), damage=(2, 4))
    for viewer in (-1, 0, 1):
        one, two = look(state, viewer).heroes
        assert (one.hand, one.pile, one.discard, one.damage) == (4, 11, ("5",), 2)
        assert (two.hand, two.pile, two.discard, two.damage) == (1, 13, ("die", "die"), 4)


@pytest.mark.rule("RH-S7")
def test_hands_and_piles_of_the_same_size_look_the_same_to_others() -> None:
    weak, strong = position(hands=("1 1 2", "6")), position(hands=("6 6 5", "6"))
    assert encode(look(weak, 1)) == encode(look(strong, 1))
    assert encode(look(weak)) == encode(look(strong))
    assert encode(look(weak, 0)) != encode(look(strong, 0))


@pytest.mark.rule("RH-S7")
def test_a_draw_pile_has_no_order_that_anybody_could_know() -> None:
    assert not hasattr(position(), "order")
    assert look(position(), 0).heroes[0].pile == 13


def test_every_value_has_a_source_and_what_is_not_printed_says_so() -> None:
    sheet: Sheet = GAME.sheet
    kinds = {datum.path: datum.source.kind for datum in sheet.data}
    assert kinds["board.kinds"] == "choice"
    assert kinds["basic.hand"] == "rulebook"
    assert kinds["die.faces"] == "inferred"
    assert {kind for path, kind in kinds.items() if path.endswith("copies")} == {"choice"}


def test_a_state_of_a_level_that_there_is_not_is_refused() -> None:
    state = position(tables=ADVANCED)
    assert GAME.decode(TABLES, state.encode()).key() == state.key()
    with pytest.raises(RecordError, match="level 2"):
        GAME.decode(TABLES, bytes([4]) + state.encode()[1:])
