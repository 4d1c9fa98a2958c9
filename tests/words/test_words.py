"""Texts in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rollout import server
from rollout.core.wire import Message, Told
from rollout.games import find
from rollout.words import LANGUAGES, app_words, argument, game_words, help_text, phrase, told_message


class CardDrawn(Told, frozen=True):
    seat: int
    target_seat: int
    cards: tuple[str, ...]
    hidden: bool = False


NAMES = ("Ada", "Bob")


def test_seats_become_names_and_lists_are_joined() -> None:
    message = told_message(CardDrawn(0, 1, ("5", "die")), NAMES)
    assert message.key == "told-card-drawn"
    assert message.args == {"seat": "Ada", "target_seat": "Bob", "cards": "5, die", "hidden": "false"}


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("seat", -1, -1),
        ("seat", 7, 7),
        ("value", 1, 1),
        ("x", None, "none"),
        ("x", [1, [2]], "1, 2"),
        ("x", {"a": 1}, "a 1"),
    ],
)
def test_arguments(name: str, value: object, text: object) -> None:
    assert argument(name, value, NAMES) == text


def test_a_game_has_its_own_words() -> None:
    game = find("robot-heroes")
    rolled = Message("told-rolled", {"seat": "Ada", "value": 4, "purpose": "move"})
    english, german = phrase(rolled, "en", game), phrase(rolled, "de", game)
    assert "Ada" in english and "4" in english
    assert "Ada" in german and english != german


def test_a_missing_text_is_rendered_plainly() -> None:
    assert phrase(Message("told-rain-fell", {"seat": "Ada", "how_much": 3}), "de") == "rain fell: seat Ada, how much 3"
    assert phrase(Message("nothing"), "en", find("robot-heroes")) == "nothing"


@pytest.mark.parametrize("language", ["", "xx", "..", "../words/en", "EN", "en/"])
def test_other_languages_have_no_words(language: str) -> None:
    game = find("robot-heroes")
    assert app_words(language) == game_words(game, language) == help_text(game, language) == ""


def test_whatever_the_server_cannot_do_has_a_text_in_each_language() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(server.__file__).parent.glob("*.py")]
    reasons = {found for text in sources for found in re.findall(r'(?:ailed|Hangup|Unavailable)\("([a-z-]+)"', text)}
    assert len(reasons) > 10
    for language in LANGUAGES:
        for key in (*(f"failed-{reason}" for reason in sorted(reasons)), "refused-stale"):
            assert f"\n{key} = " in app_words(language), key
