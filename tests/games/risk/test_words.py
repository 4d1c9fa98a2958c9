"""Every text exists in English and in German, reads well, and every rule that is cited is told."""

from __future__ import annotations

import itertools
import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle

from rollout.core.edition import common_path
from rollout.core.wire import Message, Told
from rollout.games.risk import GAME, facts
from rollout.games.risk.elimination import REASONS
from rollout.games.risk.position import PHASES
from rollout.games.risk.tables import EFFECTS, TIMES
from rollout.words import LANGUAGES, app_words, bundle, game_words, help_text, name_key, told_message
from tests.games.risk.kit import position
from tests.games.risk.test_notation import ASIA, written

SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.glob("*.py")))
RULE = re.compile(r"RT-[A-Z]\d+")
REFUSED = re.compile(r'(?:return|else|\()\s*\(?"([a-z]+(?:-[a-z]+)+)", "RT-')
NAMES = ("Ada", "Jonas")
ARMIES = (0, 1)
FORCES = [(1, 0), (3, 0), (0, 1), (0, 2), (2, 1), (1, 3)]
SKIPPED = ("exchange", "reveal", "attack", "attack-card", "defence-card", "move", "window")
"""Phases of which nothing can be wanted, each with words of its own."""
CARDS = [("now", "units", -2), ("now", "anywhere", 0), ("now", "meter", 1), ("now", "lose", 2)]
KEPT = [("keep", "attack-die", 1), ("keep", "defence-die", 1), ("keep", "cancel", 0)]
PASSED = [("pass", "units", 2), ("pass", "lose", 2)]


def of(army: int) -> list[Told]:
    """Whatever can be told of an army."""
    place = "North Africa"
    told: list[Told] = [facts.ArmyTaken(army, 0), facts.TurnBegan(army, 2, 1), facts.TurnBegan(army, 2, 7)]
    told += [facts.StarsExchanged(army, 1, 2, units) for units in (1, 10)]
    told += [facts.PowerRevealed(army, "Space Bridge", *card) for card in (*CARDS, *KEPT, *PASSED)]
    told += [facts.PowerGiven(army, to, "Sabotage") for to in ARMIES]
    told += [facts.PowerUsed(army, "Force Field", "defence-die", 1), facts.UnitsChanged(army, -2, 1)]
    told += [facts.Passed(army, phase) for phase in SKIPPED]
    told += [facts.WayChosen(army, place, "Egypt"), facts.MeterMoved(army, 1, 8)]
    told += [facts.PartChosen(army, units) for units in (0, 1, 2)]
    told += [facts.UnitLost(army, place, kind) for kind in ("unit", "human")]
    told += [facts.UnitsPlaced(army, place, units) for units in (1, 4)]
    told += [facts.UnitsNotPlaced(army, units) for units in (1, 4)]
    for force, start in itertools.product(FORCES, ("", "Egypt")):
        told += [facts.Attacked(army, start, place, *force, other) for other in (-1, *ARMIES)]
        told += [facts.Withdrew(army, place, *force), facts.Marched(army, place, "Egypt", *force)]
    told += [facts.AttackCancelled(army, place), facts.ForceLost(army, place), facts.BarCollected(army, place)]
    told += [facts.SlavesTaken(army, count) for count in (1, 2)]
    told += [facts.Conquered(army, place, 2, 0, other) for other in (-1, 2)]
    told += [facts.CardDrawn(army, stars) for stars in (1, 2)]
    told.append(facts.ArmyOut(army, -1, 1, 2, 1))
    return [*told, *(facts.ArmyOut(army, by, 1, 2, bars) for by, bars in itertools.product((0, 2), (0, 1, 2)))]


def everything() -> list[Told]:
    """Whatever can be told."""
    told = [one for army in ARMIES for one in of(army)]
    told += [facts.EnergonLaid("Alaska"), facts.MeterMoved(-1, -1, 3)]
    for black, red in itertools.product((0, 1, 2), repeat=2):
        told.append(facts.DiceRolled(1, "Egypt", (6, 3), (4, 2), black, red, 3, 0, 1, 0))
    return [*told, *(facts.GameEnded(reason, 20, 18) for reason in REASONS)]


@cache
def texts_in(language: str) -> FluentBundle:
    """The texts of the game in one language, for which no other one steps in."""
    return bundle(language, app_words(language), game_words(GAME, language))


def say(message: Message, language: str) -> str:
    """A message in one language."""
    pattern = texts_in(language).get_message(message.key).value
    assert pattern is not None
    text, errors = texts_in(language).format_pattern(pattern, dict(message.args))
    assert not errors, (message, errors)
    return str(text)


def test_there_is_nothing_else_to_be_told() -> None:
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Told)}
    assert {type(told) for told in everything()} == {kind for kind in kinds if kind.__module__ == facts.__name__}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_is_a_whole_sentence(language: str) -> None:
    for told in everything():
        text = say(told_message(told, NAMES), language)
        assert text[0].isupper() and text[-1] in ".!★)", text
        assert not re.search(r"\(\)|  | [,.!]|\{|none\b", text.replace("or none", "")), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_things_are_told_in_different_words(language: str) -> None:
    texts = [say(told_message(told, NAMES), language) for told in dict.fromkeys(everything())]
    assert [text for text in texts if texts.count(text) > 1] == []


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    def texts(language: str) -> dict[str, set[str]]:
        entries = re.split(r"^(?=[a-z])", game_words(GAME, language), flags=re.MULTILINE)[1:]
        return {entry.split(" ")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}

    assert texts("en") == texts("de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_that_is_asked_for_exists(language: str) -> None:
    texts = texts_in(language)
    reasons = {f"refused-{reason}" for reason in REFUSED.findall(SOURCE)}
    assert len(reasons) > 30
    wanted = {"game-title", "game-teaser", "rules-words", "rules-also", *reasons}
    wanted |= {f"phase-{phase}" for phase in PHASES} | {f"outcome-{reason}" for reason in REASONS}
    assert [key for key in sorted(wanted) if not texts.has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_before_a_game_has_a_text_and_those_for_everybody_are_explained(language: str) -> None:
    texts = texts_in(language)
    for name, hint in GAME.options.__annotations__.items():
        values = re.findall(r'"([a-z-]+)"', str(hint))
        keys = [f"option-{name}", *(f"option-{name}-{value}" for value in values)]
        assert [key for key in keys if not texts.has_message(key)] == []
        explained = [value for value in values if texts.has_message(f"option-{name}-{value}-text")]
        assert explained == (values if name in {"autobots", "continents"} else [])
    assert texts.has_message("option-armies-switch-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_and_source_has_a_text_on_the_page_about_an_edition(language: str) -> None:
    wanted = {f"value-{common_path(datum.path, GAME).replace('.*', '').replace('.', '-')}" for datum in GAME.sheet.data}
    wanted |= {f"source-{datum.source.name}" for datum in GAME.sheet.data}
    assert [key for key in sorted(wanted) if not texts_in(language).has_message(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_card_of_ours_can_be_explained(language: str) -> None:
    cards = [(when, effect, amount) for when, effect, amount in (*CARDS, *KEPT, *PASSED)]
    assert {effect for _, effect, _ in cards} == {*EFFECTS} and {when for when, _, _ in cards} == {*TIMES}
    texts = [
        say(Message("power-text", {"when": when, "effect": effect, "amount": amount}), language)
        for when, effect, amount in cards
    ]
    assert len({*texts}) == len(cards)


@pytest.mark.parametrize(
    ("when", "effect", "amount", "english", "german"),
    [
        ("pass", "units", 2, "2 new units more in its next turn", "in ihrem nächsten Zug 2 neue Einheiten mehr"),
        ("now", "units", 3, "3 new units more this turn", "In diesem Zug 3 neue Einheiten mehr"),
        ("now", "units", -1, "One new unit fewer this turn", "In diesem Zug eine neue Einheit weniger"),
        ("now", "meter", 1, "One bar more on the Energon meter", "Ein Streifen mehr auf der Energonanzeige"),
        ("now", "meter", -2, "2 bars fewer on the Energon meter", "2 Streifen weniger auf der Energonanzeige"),
        ("now", "lose", 1, "One own unit leaves the map", "Eine eigene Einheit verlässt den Plan"),
        ("pass", "lose", 2, "takes 2 of its units off the map", "nimmt 2 ihrer Einheiten vom Plan"),
    ],
)
def test_a_power_card_says_what_becomes_more_or_fewer(
    when: str, effect: str, amount: int, english: str, german: str
) -> None:
    message = Message("power-text", {"when": when, "effect": effect, "amount": amount})
    assert english in say(message, "en") and german in say(message, "de")


def test_a_card_that_finds_the_meter_full_is_told_as_such() -> None:
    moved = Message("told-meter-moved", {"army": 2, "by": 0, "meter": 9})
    assert say(moved, "en") == "The Energon meter stays at 9."
    assert say(moved, "de") == "Die Energonanzeige bleibt auf 9."
    changed = Message("told-units-changed", {"army": 2, "by": -2, "units": 1})
    assert say(changed, "en") == "Decepticons 2 have one new unit this turn, by the card 2 fewer."


def test_names_of_our_own_sheet_are_said_in_both_languages() -> None:
    values = {str(datum.value) for datum in GAME.sheet.data if datum.path.endswith(".name")}
    said = {value: [say(Message(name_key(value)), language) for language in LANGUAGES] for value in values}
    assert all(english == value for value, (english, _) in said.items())
    assert said["Middle East"][1] == "Naher Osten" and said["Hold the Line"][1] == "Stellung halten"


class TestRules:
    def test_every_rule_that_the_code_cites_is_told(self) -> None:
        assert set(RULE.findall(SOURCE)) - set(GAME.rules) == set()

    def test_every_chapter_is_whole(self) -> None:
        chapters = {"S": 7, "T": 2, "N": 11, "A": 15, "D": 3, "M": 4, "E": 4, "V": 4, "P": 7, "L": 1}
        assert list(GAME.rules) == [f"RT-{name}{n}" for name, last in chapters.items() for n in range(1, last + 1)]

    def test_every_rule_is_told_in_both_languages_under_a_translated_heading(self) -> None:
        for rule in GAME.rules.values():
            assert set(rule.text) == set(rule.heading) == {"en", "de"}
        headings = {rule.heading["en"]: rule.heading["de"] for rule in GAME.rules.values()}
        assert len(headings) == 10 and [same for same, other in headings.items() if same == other] == []

    def test_what_the_table_can_choose_is_marked(self) -> None:
        marked = {rule.id for rule in GAME.rules.values() if rule.status == "option"}
        assert marked == {"RT-S3", "RT-S6", "RT-N2", "RT-V1"}

    def test_numbers_are_the_same_in_each_language(self) -> None:
        for rule in GAME.rules.values():
            assert re.findall(r"\d+", rule.text["en"]) == re.findall(r"\d+", rule.text["de"]), rule.id


class TestHelp:
    def test_it_says_that_this_is_no_official_game(self) -> None:
        assert "unofficial" in help_text(GAME, "en") and "inoffiziell" in help_text(GAME, "de")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_it_lists_every_power_card(self, language: str) -> None:
        power, listed = GAME.native.power, help_text(GAME, language)
        for at, name in enumerate(power.names):
            copies = f" ({power.copies[at]})" if power.copies[at] > 1 else ""
            assert f"**{say(Message(name_key(name)), language)}**{copies}" in listed, name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_it_types_is_understood(self, language: str) -> None:
        *_, typed = help_text(GAME, language).split("## ")
        lines = re.findall(r"`([^`]+)`", typed)
        assert len(lines) == 12
        move = next(line for line in lines if "Peru" in line or "peru" in line)
        own = {"Peru": (1, 6, 0), "Brazil": (1, 1, 0), "Alaska": (1, 5, 0), "Alberta": (0, 1, 1)}
        assert written(position(1, "move", ASIA | own), move) == ["move peru brazil", "take 4"]
        attack = next(line for line in lines if "lberta" in line)
        assert written(position(1, "attack", ASIA | own), attack) == ["attack alaska alberta", "take 3"]
        state = position(1, "battle", own)
        for line in lines:
            if line not in {move, attack}:
                assert GAME.read(GAME.view(state, 1), line), line
