"""Texts in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from rollout import core as core_folder
from rollout import server
from rollout.core.wire import Message, Told
from rollout.games import find
from rollout.server import trying
from rollout.words import LANGUAGES, app_words, argument, bundle, game_words, help_text, name_key, phrase, told_message


class CardDrawn(Told, frozen=True):
    seat: int
    target_seat: int
    cards: tuple[str, ...]
    hidden: bool = False
    title: str = ""


NAMES = ("Ada", "Bob")


def test_seats_become_names_and_lists_are_joined() -> None:
    message = told_message(CardDrawn(0, 1, ("5", "die")), NAMES)
    assert message.key == "told-card-drawn"
    assert message.args == {"seat": "Ada", "target_seat": "Bob", "cards": "5, die", "hidden": "false", "title": "none"}


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


NAMES_AND_KEYS: dict[str, str] = json.loads(Path(__file__).with_name("names.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", NAMES_AND_KEYS)
def test_a_name_is_looked_up_by_the_same_key_as_in_the_browser(name: str) -> None:
    assert name_key(name) == NAMES_AND_KEYS[name]


def told_of(name: str | int | None) -> str:
    """A told event of somebody, in German, where one name has words and another has none."""
    texts = bundle("de", "name-scout-car = Spähwagen", "told-shown = { NAME($piece) } liegt offen.")
    pattern = texts.get_message("told-shown").value
    assert pattern
    return str(texts.format_pattern(pattern, {} if name is None else {"piece": name})[0])


def test_a_name_from_data_is_said_in_the_language_or_as_the_owner_wrote_it() -> None:
    assert told_of("Scout Car") == "Spähwagen liegt offen."
    assert told_of("Rennschnecke") == "Rennschnecke liegt offen."
    assert told_of("Rennschnecke, Scout Car, ") == "Rennschnecke, Spähwagen,  liegt offen."
    assert told_of("") == " liegt offen."
    assert told_of(3) == "3 liegt offen."
    assert told_of(None) == "piece liegt offen."


def test_a_game_says_the_names_of_its_data() -> None:
    placed = Message("told-piece-placed", {"seat": "Ada", "piece": "giant", "cell": "a1"})
    renamed = Message("told-piece-placed", {"seat": "Ada", "piece": "Big Bob", "cell": "a1"})
    assert phrase(placed, "de", find("hideout")) == "Ada setzt Riese auf a1."
    assert phrase(renamed, "de", find("hideout")) == "Ada setzt Big Bob auf a1."


def test_a_missing_text_is_rendered_plainly() -> None:
    assert phrase(Message("told-rain-fell", {"seat": "Ada", "how_much": 3}), "de") == "rain fell: seat Ada, how much 3"
    assert phrase(Message("nothing"), "en", find("robot-heroes")) == "nothing"


@pytest.mark.parametrize("language", ["", "xx", "..", "../words/en", "EN", "en/"])
def test_other_languages_have_no_words(language: str) -> None:
    game = find("robot-heroes")
    assert app_words(language) == game_words(game, language) == help_text(game, language) == ""


def arguments_of(text: str) -> dict[str, set[str]]:
    entries = re.split(r"^(?=[a-z])", text, flags=re.MULTILINE)[1:]
    return {entry.split(" ")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}


PROBLEMS = re.compile(r'"(problem-[a-z-]+)"')


@pytest.mark.parametrize("name", ["robot-heroes", "standoff", "hideout"])
def test_whatever_is_wrong_with_an_edition_has_a_text_in_each_language(name: str) -> None:
    game, core = find(name), Path(core_folder.__file__).parent
    own = [path.read_text(encoding="utf-8") for path in game.folder.glob("*.py")]
    shared = [path.read_text(encoding="utf-8") for path in (*core.glob("*.py"), Path(trying.__file__))]
    for language in LANGUAGES:
        app, texts = arguments_of(app_words(language)), arguments_of(game_words(game, language))
        asked = {key for text in shared for key in PROBLEMS.findall(text)}
        assert len(asked) > 20 and asked <= app.keys()
        assert {key for text in own for key in PROBLEMS.findall(text)} <= app.keys() | texts.keys()


def test_both_languages_of_the_app_have_the_same_texts_with_the_same_arguments() -> None:
    english, german = (arguments_of(app_words(language)) for language in LANGUAGES)
    assert english == german


def test_whatever_the_server_cannot_do_has_a_text_in_each_language() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(server.__file__).parent.glob("*.py")]
    reasons = {found for text in sources for found in re.findall(r'(?:ailed|Hangup|Unavailable)\("([a-z-]+)"', text)}
    assert len(reasons) > 10
    for language in LANGUAGES:
        for key in (*(f"failed-{reason}" for reason in sorted(reasons)), "refused-stale"):
            assert f"\n{key} = " in app_words(language), key


@pytest.mark.parametrize(("by", "said"), [(-2, "2 fewer"), (0, "0 more"), (3, "3 more")])
def test_a_number_can_be_said_without_its_sign(by: int, said: str) -> None:
    texts = bundle("en", "by = { SIZE($by) } { SIGN($by) ->\n    [minus] fewer\n   *[plus] more\n }")
    pattern = texts.get_message("by").value
    assert pattern
    assert texts.format_pattern(pattern, {"by": by})[0] == said
