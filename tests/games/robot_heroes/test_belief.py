"""From a view back to the states that it fits."""

from __future__ import annotations

import pytest

from rollout.core.chance import Fast
from rollout.core.wire import Fact, Told, encode
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.facts import BoostedAlone
from rollout.games.robot_heroes.position import DUEL, HAND, PILE
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import (
    ADVANCED,
    EFFECTS,
    TABLES,
    Level,
    act,
    battle,
    box,
    duel,
    fight,
    look,
    position,
    random_games,
)

VIEWERS = (-1, 0, 1)


def told(facts: list[Fact], viewer: int) -> list[Told]:
    return [perceived for fact in facts if (perceived := GAME.tell(fact, viewer)) is not None]


def samples(state: HeroesState, viewer: int, facts: list[Fact], count: int = 200) -> list[HeroesState]:
    belief = GAME.belief(TABLES, look(state, viewer), told(facts, viewer))
    chance = Fast(7)
    return [belief.sample(chance) for _ in range(count)]


@pytest.mark.parametrize("level", ["basic", "advanced"])
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("seed", range(12))
def test_the_view_of_a_sample_is_the_view_it_was_made_from(viewer: int, seed: int, level: Level) -> None:
    for state in random_games([seed], level=level):
        view = look(state, viewer)
        belief, chance = GAME.belief(TABLES, view, ()), Fast(seed)
        for _ in range(3):
            assert encode(look(belief.sample(chance), viewer)) == encode(view)


@pytest.mark.rule("RH-S7")
def test_the_hand_of_the_opponent_is_dealt_anew_the_own_one_is_not() -> None:
    sampled = samples(position(hands=("1 2 3", "6 6 5")), 0, [])
    assert {state.names(HAND, 0) for state in sampled} == {("1", "2", "3")}
    assert len({state.names(HAND, 1) for state in sampled}) > 20


@pytest.mark.rule("RH-S7")
def test_a_spectator_knows_neither_hand() -> None:
    sampled = samples(position(hands=("1 2 3", "6 6 5")), -1, [])
    assert min(len({state.names(HAND, seat) for state in sampled}) for seat in (0, 1)) > 20


@pytest.mark.rule("RH-S7")
def test_open_cards_are_counted() -> None:
    """All dice and sixes of the opponent are discarded: it cannot hold them."""
    state = position(hands=("1 2 3", "1 2"), discards=("", "6 6 die die die die"))
    for sampled in samples(state, 0, []):
        assert not {"6", "die"} & set(sampled.names(HAND, 1))


@pytest.mark.rule("RH-B1")
def test_the_card_that_the_opponent_chose_is_any_that_it_may_hold() -> None:
    state = battle(("1 2 3", "6 6 5"))
    act(state, 1, "play 6")
    assert {sampled.sealed[1] for sampled in samples(state, 0, [])} == set(range(7))
    assert {sampled.sealed[1] for sampled in samples(state, 1, [])} == {6}


@pytest.mark.rule("RH-S7", "RH-B8")
def test_a_shuffle_tells_the_hand_by_counting() -> None:
    """The pile of seat 1 is empty and its discards are shuffled, so all other cards are in its hand."""
    deck_but_two = "1 1 2 2 3 3 4 4 5 5 6 die die"
    state = battle(("5 1 1 1", "6 die"), piles=("2", ""), discards=("", "die " + deck_but_two))
    facts = fight(state, "5", "6", "draw 1 14/15", "draw 1 2/14")
    for sampled in samples(state, 0, facts):
        assert "die" in sampled.names(HAND, 1), "it held a die card when the pile was shuffled"
    assert len({sampled.names(HAND, 1) for sampled in samples(state, 0, facts)}) > 10


@pytest.mark.rule("RH-S7", "RH-B8")
def test_a_card_known_by_counting_is_forgotten_when_it_is_laid_open() -> None:
    state = battle(("5 1 1 1 2", "6 die"), piles=("2", ""), discards=("", "die 1 1 2 2 3 3 4 4 5 5 6 die die"))
    facts = fight(state, "5", "6", "draw 1 1/15", "draw 1 1/14")
    state.phase = DUEL
    facts += fight(state, "1", "die", "die card 1 6", "draw 1 1/13")
    hands = {sampled.names(HAND, 1) for sampled in samples(state, 0, facts)}
    assert any("die" not in hand for hand in hands)


@pytest.mark.rule("RH-X2")
def test_who_is_asked_for_a_second_card_holds_one() -> None:
    """Five of six cards that seat 1 may hold are Special Attacks, and still it has something to add."""
    state = duel("6 1 2 3 4 5", "boost hit ambush strike 4", discards=("", "1 1 2 2 3 3 4 5 5 6 die die die die"))
    facts = fight(state, "6", "boost")
    for viewer in (0, -1):
        for sampled in samples(state, viewer, facts):
            assert sampled.holds_ordinary(1)
            assert sampled.booster() == 1
            assert list(sampled.legal(1))


@pytest.mark.rule("RH-X2")
def test_who_had_no_card_to_add_holds_special_attacks_alone() -> None:
    state = duel("3 1 2 4 5 6 6", "boost hit ambush", turn=1)
    facts = fight(state, "3", "boost")
    assert look(state).phase == "duel", "three against three is a tie"
    hands = {sampled.names(HAND, 1) for sampled in samples(state, 0, facts)}
    pairs = {("direct-hit", "ambush"), ("direct-hit", "double-strike"), ("ambush", "double-strike")}
    assert hands == pairs
    facts += fight(state, "1", "ambush", *(f"draw 1 1/{left}" for left in (17, 16, 15, 14)))
    for sampled in samples(state, 0, facts):
        assert {"direct-hit", "double-strike"} & set(sampled.names(HAND, 1)), "one of them is still there"


@pytest.mark.rule("RH-X2")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_to_add_is_found_where_there_is_hardly_one(seed: int) -> None:
    tables = box('card = "g"\neffect = "add"\nadd = 1\nnumber = 0', *EFFECTS, deck="1")
    for state in random_games([seed], tables, max_turns=60, level="advanced"):
        for viewer in VIEWERS if look(state).phase == "boost" else ():
            belief, chance = GAME.belief(tables, look(state, viewer), ()), Fast(seed)
            for _ in range(60):
                assert encode(look(belief.sample(chance), viewer)) == encode(look(state, viewer))


@pytest.mark.rule("RH-X2")
def test_the_only_card_that_can_be_added_is_found_among_many() -> None:
    """Seat 1 holds one of fourteen cards, and thirteen of them cannot be added."""
    tables = box('card = "g"\neffect = "add"\nadd = 1\nnumber = 0', *EFFECTS, deck="1")
    state = duel("1 a", "g 1", tables=tables, pawns=(0, 3))
    fight(state, "1", "g")
    belief, chance = GAME.belief(tables, look(state, 0), ()), Fast(5)
    assert {belief.sample(chance).names(HAND, 1) for _ in range(100)} == {("1",)}


@pytest.mark.rule("RH-X2")
def test_special_attacks_known_to_be_held_are_there_also_where_a_card_to_add_is_hardly_found() -> None:
    """Seat 1 is known to hold two Special Attacks, and is asked for a third card: one of two among more than forty."""
    attacks = [f'card = "s{at}"\neffect = "number"\nnumber = {at}' for at in range(20)]
    tables = box('card = "g"\neffect = "add"\nadd = 1\nnumber = 0', *attacks, deck="1 1")
    state = duel("1 s1", "g s2 s3 1", tables=tables, pawns=(0, 3))
    fight(state, "1", "g")
    belief, chance = GAME.belief(tables, look(state, 0), [BoostedAlone(1, 0, 2)]), Fast(5)
    for _ in range(600):
        names = belief.sample(chance).names(HAND, 1)
        assert [names.count("1"), len(names)] == [1, 3]


@pytest.mark.rule("RH-X2", "RH-B6")
def test_a_card_added_is_laid_open_and_forgotten() -> None:
    known = "1 1 2 2 3 3 4 4 5 5 6 die die die die hit ambush strike"
    state = duel("5 1 1 2 2 3 3 4", "6 boost", discards=("", known))
    facts = fight(state, "5", "6", "draw 1 1/19", "draw 1 1/18", "draw 1 1/17", "draw 1 1/16")
    assert all("power-boost" in sampled.names(HAND, 1) for sampled in samples(state, 0, facts))
    state.phase = DUEL
    facts += fight(state, "1", "boost")
    facts += act(state, 1, "add die", "die card 1 5", *(f"draw 1 1/{left}" for left in (15, 14)))
    for sampled in samples(state, 0, facts):
        assert encode(look(sampled, 0)) == encode(look(state, 0))


@pytest.mark.rule("RH-B9")
def test_special_attacks_are_counted() -> None:
    state = position(tables=ADVANCED, hands=("1 2 3", "1 2 3"), discards=("", "hit boost"))
    for sampled in samples(state, 0, []):
        assert not {"direct-hit", "power-boost"} & set(sampled.names(HAND, 1))
    assert any("ambush" in sampled.names(HAND, 1) for sampled in samples(state, 0, []))


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_what_the_viewer_was_told_in_a_whole_game_never_contradicts_its_view(level: str) -> None:
    chance, choice = Fast(3), Fast(4)
    for seed in range(10):
        facts: list[Fact] = []
        state = GAME.setup(GAME.understood({"level": level}), TABLES, Fast(seed), facts)
        while seats := list(state.actors()):
            seat = seats[0]
            legal = state.legal(seat)
            state.apply(seat, legal[choice.below(len(legal), "action")], chance, facts)
            for viewer in VIEWERS:
                belief = GAME.belief(TABLES, look(state, viewer), told(facts, viewer))
                sampled = belief.sample(choice)
                assert encode(look(sampled, viewer)) == encode(look(state, viewer))
                assert min(sampled.cards) >= 0
                assert all(sampled.count(PILE, seat) == state.count(PILE, seat) for seat in (0, 1))
