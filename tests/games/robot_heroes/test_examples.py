"""The pictures beside the rules show the Special Attacks that the game comes with."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec

from rollout.games.robot_heroes.view import Special
from tests.games.robot_heroes.kit import ADVANCED, FULL_DECK, look, position

DATA = Path(__file__).parents[3] / "web/src/games/robot-heroes/examples/data.ts"
SPECIAL = re.compile(
    r'^  special\("([a-z-]+)", "([a-z]+)", \["([^"]+)", "([^"]+)"\](?:, \{ (.*) \})?\),$', re.MULTILINE
)
"""Card, effect, both titles, and what differs from a plain card."""


def drawn() -> list[Special]:
    """The Special Attacks of the pictures."""
    found = []
    for card, effect, one, two, more in SPECIAL.findall(DATA.read_text(encoding="utf-8")):
        plain = Special(card, (one, two), (1, 1), effect, number=0, add=0, least=0, damage=1, loss=1)
        values = {name: int(value) for name, value in re.findall(r"(\w+): (\d+)", more)}
        found.append(msgspec.structs.replace(plain, **values))
    return found


def test_the_pictures_show_our_special_attacks() -> None:
    assert tuple(drawn()) == look(position(tables=ADVANCED)).specials


def test_the_pictures_show_cards_of_our_decks_alone() -> None:
    """Special Attacks with their names, and numbers that a deck holds."""
    text = DATA.read_text(encoding="utf-8")
    shown = {
        card
        for group in re.findall(r"\bof\(([^)]*)\)|cards: \[(\"[^]]*)\]", text)
        for card in re.findall(r'"([^"]+)"', "".join(group))
    }
    assert len(shown) > 8
    assert shown <= {*FULL_DECK.split(), *(special.card for special in drawn())}
