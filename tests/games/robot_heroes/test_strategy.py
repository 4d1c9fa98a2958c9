"""What the strong computer players do where it is clear what is right, and that they do not peek."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rollout.core.chance import Fast
from rollout.core.wire import Told
from rollout.games.robot_heroes import GAME, strategy
from rollout.games.robot_heroes.reading import load_tables
from rollout.games.robot_heroes.state import HeroesState
from tests.games.robot_heroes.kit import (
    ADVANCED,
    EFFECTS,
    FULL_DECK,
    TABLES,
    act,
    battle,
    box_sheet,
    duel,
    fight,
    lines,
    position,
    ring,
)

LOW = "1 1 1 1 1 1 2 5 6"
"""A deck of ones; its other cards lie in the other's discard pile where a test says so."""
WEIGHING = 30
"""Hands that are imagined."""


def odds(state: HeroesState, seat: int, told: Sequence[Told] = (), seed: int = 1) -> dict[str, float]:
    """How likely the strategy takes each line, from what the seat may know."""
    view, legal = GAME.view(state, seat), list(state.legal(seat))
    found = GAME.odds(state.tables.levels[0], view, told, legal, WEIGHING, Fast(seed))
    return dict(zip(lines(state, seat), found, strict=True))


def test_when_nothing_follows_the_highest_card_is_played() -> None:
    assert odds(battle(("1 2 6", "1 2 3"), damage=(5, 5)), 0)["play 6"] > 0.95


def test_a_card_that_wins_is_enough_and_the_good_one_is_kept() -> None:
    tables = ring("S D B S D B", (0, 3), LOW)
    state = battle(("2 5 6", "1 1 1"), tables=tables, discards=("", "2 5 6"), pawns=(2, 4))

    assert odds(state, 0)["play 2"] > 0.95


def test_against_hands_of_which_nothing_is_known_a_good_card_is_saved() -> None:
    assert odds(battle(("3 3 5", "1 2 3")), 0)["play 3"] > 0.9
    assert odds(battle(("4 5 6", "1 2 3")), 0)["play 6"] > 0.9


def test_a_strong_hand_lands_on_battle_and_a_weak_one_draws() -> None:
    def landing(hand: str) -> dict[str, float]:
        state = position(hands=(hand, "1 2 3"), discards=("", "4 4 5 5 6 6 die die die die"))
        act(state, 0, "roll", "die move 2")  # to 2 (Battle) or 22 (Draw Card)
        return odds(state, 0)

    assert landing("6 6 5")["move 2"] == 1
    assert landing("1 1 2")["move 22"] == 1


def test_the_worst_card_is_discarded() -> None:
    state = position("discard", hands=("3 5 6 1 die", "1 2 3"), pawns=(1, 12), die=1)

    assert odds(state, 0)["discard 1"] == 1


def test_the_lowest_card_that_wins_is_added() -> None:
    state = duel("boost 1 3 6 die", "5 1 1")
    act(state, 0, "play power-boost")
    act(state, 1, "play 5")

    assert odds(state, 0) == {"add die": 0, "add 1": 0, "add 3": 1, "add 6": 0}


def asked(phase: str, level: str) -> HeroesState:
    """A position in which seat 0 has several choices, and does not know what seat 1 holds."""
    if phase == "boost":
        state = duel("boost 2 4 6 hit", "5 1 1 2 3")
        fight(state, "boost", "5")
        return state
    more = {"basic": " die 1" if phase == "discard" else "", "advanced": " hit ambush"}[level]
    tables = TABLES if level == "basic" else ADVANCED
    hand = f"1 2 4 6 6{more}" if phase == "discard" else f"2 4 6{more}"
    return position(phase, tables=tables, hands=(hand, "1 2 3 5"), pawns=(2, 12), die=2)


@pytest.mark.rule("RH-S7")
@pytest.mark.parametrize(
    ("phase", "level"),
    [
        *((phase, level) for phase in ("duel", "move", "discard") for level in ("basic", "advanced")),
        ("boost", "advanced"),
    ],
)
def test_worlds_that_look_alike_are_answered_alike(phase: str, level: str) -> None:
    truth = asked(phase, level)
    belief = GAME.belief(TABLES, GAME.view(truth, 0), ())
    worlds = [belief.sample(Fast(seed)) for seed in range(6)]
    answers = [odds(world, 0) for world in worlds]

    assert len({world.key() for world in worlds}) > 1
    assert answers == [answers[0]] * 6
    assert len(answers[0]) > 1 and sum(answers[0].values()) == pytest.approx(1)


def test_a_sealed_card_of_the_other_changes_nothing() -> None:
    answers = set()
    for card in ("1", "5"):
        state = battle(("2 4 6", "1 3 5"))
        act(state, 1, f"play {card}")
        answers.add(tuple(odds(state, 0).items()))

    assert len(answers) == 1


@pytest.mark.rule("RH-S2")
@pytest.mark.parametrize("better", ["optimus", "megatron"])
def test_the_hero_with_the_stronger_deck_is_taken(better: str) -> None:
    sheet = box_sheet(*EFFECTS)
    sheet.values["deck"] = [*sheet.values["deck"], {"card": "9", "copies": 2, "hero": better}]

    assert odds(position("take", tables=load_tables(sheet)), 0) == {
        f"take {hero}": float(hero == better) for hero in ("optimus", "megatron")
    }


@pytest.mark.rule("RH-S2")
def test_between_equal_decks_any_hero_is_taken_and_nothing_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strategy, "worths_of", None)

    assert odds(position("take"), 0) == {"take optimus": 0.5, "take megatron": 0.5}


def test_levels_are_named_from_weak_to_strong() -> None:
    assert list(GAME.levels) == ["easy", "normal", "hard"]
    assert all(level.en.count(". ") <= 1 and level.de for level in GAME.levels.values())
    assert GAME.levels["normal"].budget < GAME.levels["hard"].budget


def test_a_deck_of_dice_has_an_answer() -> None:
    tables = ring("S D B S D B", (0, 3), FULL_DECK.replace("1 1 2 2 3 3 4 4 5 5 6 6 ", ""))

    assert odds(battle(("die die", "die"), tables=tables, pawns=(2, 4)), 0) == {"play die": 1}
