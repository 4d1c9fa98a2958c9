"""The cards of an edition: what is read, and every mistake that can be made in writing them down."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.core.errors import DataError
from rollout.games.robot_heroes import GAME
from rollout.games.robot_heroes.reading import load_tables
from rollout.games.robot_heroes.tables import Tables
from rollout.games.robot_heroes.view import Special
from tests.games.robot_heroes.kit import ADVANCED, box, duel, look, position, sheet_of

GOOD: dict[str, Any] = {
    "card": "big-claw",
    "copies": 2,
    "titles": {"optimus": "Claw", "megatron": "Talon"},
    "effect": "win",
}


def read(*specials: object, decks: list[object] | None = None) -> Tables:
    """The tables of a small box."""
    sheet = sheet_of("S D B", "0-1 1-2", (0, 1), "1 6 die")
    if specials:
        sheet.values["special"] = list(specials)
    if decks is not None:
        sheet.values["deck"] = decks
    return load_tables(sheet)


def problems(*specials: object, decks: list[object] | None = None) -> list[str]:
    with pytest.raises(DataError) as caught:
        read(*specials, decks=decks)
    return [problem.path for problem in caught.value.problems]


@pytest.mark.rule("RH-B9")
def test_our_four_special_attacks() -> None:
    def attack(card: str, titles: tuple[str, str], effect: str, damage: int = 1, **numbers: int) -> Special:
        values = {"number": 0, "add": 0, "least": 0} | numbers
        return Special(card, titles, copies=(1, 1), effect=effect, damage=damage, loss=1, **values)

    assert look(position(tables=ADVANCED)).specials == (
        attack("direct-hit", ("Ion Blaster", "Fusion Cannon"), "win"),
        attack("power-boost", ("Energon Sword", "Chain Mace"), "add", add=3, number=3),
        attack("ambush", ("Roll Out", "Jet Dive"), "against", least=4),
        attack("double-strike", ("Flame Charge", "Tank Barrage"), "roll", damage=2),
    )


def test_the_cards_of_a_level_know_the_other_level() -> None:
    assert ADVANCED.on(0).on(1) is ADVANCED
    assert (ADVANCED.on(0).kinds, ADVANCED.kinds) == (7, 11)
    assert (ADVANCED.on(0).hand, ADVANCED.on(0).limit, ADVANCED.hand, ADVANCED.limit) == (3, 5, 5, 7)


def test_a_box_needs_no_special_attacks() -> None:
    assert read().on(1).kinds == 7


def test_a_card_may_be_in_one_heros_deck_alone() -> None:
    only = {**GOOD, "hero": "megatron", "titles": {"megatron": "Talon"}}
    tables = read(only, decks=[{"card": "1", "copies": 3}, {"card": "2", "copies": 4, "hero": "optimus"}])
    advanced = tables.on(1)
    assert [tables.copies(0, kind) for kind in range(3)] == [0, 3, 4]
    assert [tables.copies(1, kind) for kind in range(3)] == [0, 3, 0]
    assert [advanced.copies(hero, 3) for hero in (0, 1)] == [0, 2]
    assert [advanced.title(3, hero) for hero in (0, 1)] == ["Talon", "Talon"]


def test_both_heroes_may_list_the_same_card_each_for_itself() -> None:
    one = {"card": "4", "copies": 1, "hero": "optimus"}
    two = {"card": "4", "copies": 2, "hero": "megatron"}
    tables = read(decks=[one, two])
    assert [tables.copies(hero, 4) for hero in (0, 1)] == [1, 2]


@pytest.mark.parametrize(
    ("decks", "wrong"),
    [
        ([{"card": "1", "copies": 1}, {"card": "1", "copies": 1, "hero": "optimus"}], ["deck[1].card"]),
        ([{"card": "1", "copies": 1, "hero": "optimus"}], ["deck"]),
        ([{"card": "21", "copies": 1}, {"card": 3, "copies": 0}], ["deck[0].card", "deck[1].copies", "deck[1].card"]),
        ([{"card": "1", "copies": True, "hero": "starscream"}], ["deck[0].copies", "deck[0].hero"]),
        (["1", {}], ["deck[0].copies", "deck[0].card", "deck[1].copies", "deck[1].card"]),
        ({"card": "1"}, ["deck"]),
    ],
)
def test_decks_that_do_not_fit_are_refused(decks: list[object], wrong: list[str]) -> None:
    assert problems(decks=decks) == wrong


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"card": "Big Claw"}, ["special[0].card"]),
        ({"card": "die"}, ["special[0].card"]),
        ({"card": "-claw"}, ["special[0].card"]),
        ({"card": "c" * 41}, ["special[0].card"]),
        ({"card": None}, ["special[0].card"]),
        ({"copies": 100}, ["special[0].copies"]),
        ({"titles": {"optimus": "Claw"}}, ["special[0].titles.megatron"]),
        ({"titles": "Claw"}, ["special[0].titles.optimus", "special[0].titles.megatron"]),
        (
            {"titles": {"optimus": "4", "megatron": " Talon"}},
            ["special[0].titles.optimus", "special[0].titles.megatron"],
        ),
        (
            {"titles": {"optimus": "Cl\u202eaw", "megatron": "T" * 41}},
            ["special[0].titles.optimus", "special[0].titles.megatron"],
        ),
        ({"titles": {"optimus": "Die Card", "megatron": "Talon"}}, ["special[0].card"]),
        ({"effect": "explode"}, ["special[0].effect"]),
        ({"effect": None}, ["special[0].effect"]),
        ({"effect": ["win"]}, ["special[0].effect"]),
        ({"effect": "number"}, ["special[0].number"]),
        ({"effect": "number", "number": 21}, ["special[0].number"]),
        ({"effect": "add", "add": 2}, ["special[0].number"]),
        ({"effect": "against"}, ["special[0].least"]),
        ({"effect": "win", "add": 2, "least": 1}, ["special[0].add", "special[0].least"]),
        ({"damage": 0}, ["special[0].damage"]),
        ({"loss": -1}, ["special[0].loss"]),
        ({"hero": "ratchet"}, ["special[0].hero"]),
    ],
)
def test_a_special_attack_that_does_not_fit_is_refused(change: dict[str, object], wrong: list[str]) -> None:
    assert problems({**GOOD, **change}) == wrong


def test_all_mistakes_of_all_cards_are_reported_at_once() -> None:
    other = {"card": "claw", "copies": 0, "titles": {"optimus": "Fist", "megatron": "Fist"}, "effect": "add"}
    wrong = problems({**GOOD, "damage": 99}, other, 7)
    assert {said.partition(".")[0] for said in wrong} == {"special[0]", "special[1]", "special[2]"}
    assert len(wrong) >= 8


def test_no_two_cards_share_a_name_or_a_title_however_they_are_written() -> None:
    other = {**GOOD, "card": "other", "titles": {"optimus": "BIG-CLAW!", "megatron": "Fist"}}
    assert problems(GOOD, other) == ["special[1].card"]


def test_there_may_not_be_too_many_kinds() -> None:
    many = [{**GOOD, "card": f"a{at}", "titles": {"optimus": f"a{at}", "megatron": f"a{at}"}} for at in range(41)]
    assert problems(*many) == ["special"]


@pytest.mark.rule("RH-B9")
def test_titles_with_signs_can_be_typed_without_them() -> None:
    tables = box('card = "x"\neffect = "win"')
    view = look(duel("x 1", "1 1", tables=tables, pawns=(0, 3)), 0)
    for text in ("play x", "play red 0", "Red-0", "violet 0"):
        assert GAME.write(view, GAME.read(view, text)[0]) == "play x"


def test_optional_values_are_named_for_editions() -> None:
    known = {datum.path.split(".")[-1] for datum in GAME.sheet.data if datum.path.startswith("special")}
    assert known <= {path.split(".")[-1] for path in GAME.optional_values} | {
        "card",
        "copies",
        "effect",
        "optimus",
        "megatron",
    }
