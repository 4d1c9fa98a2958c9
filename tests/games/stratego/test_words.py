"""Every text exists in English and in German, reads well also without a name, and every rule that is cited is told."""

from __future__ import annotations

import itertools
import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle

from rollout.core.edition import common_path
from rollout.core.wire import Message, Told
from rollout.games.stratego import GAME, facts
from rollout.games.stratego.moving import VERBS
from rollout.games.stratego.position import PHASES, REASONS
from rollout.games.stratego.tables import POWERS, RANKS
from rollout.words import (
    LANGUAGES,
    app_words,
    bundle,
    game_words,
    help_text,
    name_key,
    phase_message,
    phrase,
    told_message,
)
from tests.games.stratego.kit import board, look

HERE = GAME.folder
SOURCE = "\n".join(path.read_text() for path in sorted(HERE.glob("*.py")))
RULE = re.compile(r"ST-[A-Z]\d+")
NAMES = ("Ada", "Jonas")
SCOUT, IRONHIDE, FLAG, TRAP = ("Scout", "2"), ("Ironhide", "9"), ("Flag", "F"), ("Liquid Nitrogen Trap", "T")
UNKNOWN = ("", "")
"""Name and rank of a piece that the reader may not know, or may no longer."""
ANYBODY = (SCOUT, IRONHIDE, FLAG, TRAP, UNKNOWN)
ARMIES = ("autobots", "decepticons", "red", "blue")
BY = '"step", "scout", "speed", "rumble", "sneak" or "call"'
"""How a piece moves, as the facts list it."""
WHY = ("scout", "power", "mode", "called", "detected", "struck", "pulled", "rumbled")
POWERFUL = ("robot-rumble", "distance-strike", "magnet")


def everything() -> list[Told]:
    """Whatever can be told, with pieces that are known and pieces that are not."""
    told: list[Told] = [facts.SideTaken(0, army) for army in ARMIES]
    told += [facts.ArmyReady(1), facts.GameBegan(1), facts.TargetNamed(0, "b5")]
    for who in ANYBODY:
        told += [facts.PieceMoved(0, 3, "b3", "b4", by, *who) for by in re.findall(r'"(\w+)"', BY)]
        told += [facts.PieceShown(1, 3, "b5", *who, why) for why in WHY]
        told += [facts.ModeChanged(1, 3, "b5", *who, mode) for mode in ("robot", "vehicle")]
        told += [facts.PowerUsed(0, 3, "b5", *who, power, "c6") for power in POWERS[1:]]
        told += [facts.PiecePlaced(0, 3, "b3", *who), facts.PieceStayed(0, 3, "b3", *who)]
        told += [facts.PieceCaptured(1, 3, "b5", *who), facts.PieceDrawn(1, 3, "b5", "b3", *who)]
        for other, result in itertools.product(ANYBODY, ("wins", "loses", "both")):
            told.append(facts.Fought(0, 3, "b4", *who, "b5", 4, *other, result))
        for power, result in itertools.product(POWERFUL, ("lower", "equal", "higher", "immune", "")):
            told.append(facts.PowerMet(0, 3, "b5", *who, power, result))
    return [*told, *(facts.GameEnded(reason, winner) for reason in REASONS[1:] for winner in (0, -1))]


@cache
def texts_in(language: str) -> FluentBundle:
    """The texts of the game in one language, for which no other one steps in."""
    return bundle(language, app_words(language), game_words(GAME, language))


def said_in(language: str, name: str) -> str:
    """A name of the tables in a language."""
    key = name_key(name)
    return say(Message(key), language) if texts_in(language).has_message(key) else name


def say(message: Message, language: str) -> str:
    """A message in one language."""
    pattern = texts_in(language).get_message(message.key).value
    assert pattern is not None
    text, errors = texts_in(language).format_pattern(pattern, dict(message.args))
    assert not errors, (message, errors)
    return str(text)


def keys() -> set[str]:
    """Keys of all texts that the game asks for."""
    kinds = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Told)]
    told = {f"told-{kind.__struct_config__.tag}" for kind in kinds if kind.__module__ == facts.__name__}
    powers = {f"power-{power}{more}" for power in POWERS[1:] for more in ("", "-text")}
    return {
        "game-title",
        "game-teaser",
        "rules-words",
        "rules-also",
        *told,
        *powers,
        *(f"phase-{phase}" for phase in PHASES),
        *(f"choice-{verb}" for verb in VERBS),
        *(f"outcome-{reason}" for reason in REASONS[1:]),
        *(f"rank-{rank.lower()}" for rank in RANKS),
        *(f"army-{army}" for army in ARMIES),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_exists(language: str) -> None:
    texts = texts_in(language)
    assert [key for key in sorted(keys()) if not texts.has_message(key)] == []


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    def texts(language: str) -> dict[str, set[str]]:
        entries = re.split(r"^(?=[a-z])", game_words(GAME, language), flags=re.MULTILINE)[1:]
        return {entry.split(" ")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}

    assert texts("en") == texts("de")


def test_the_facts_are_told_for_every_way_that_they_name() -> None:
    moved, shown = facts.PieceMoved, facts.PieceShown
    written = {
        kind: HERE.joinpath("facts.py").read_text().split(f"class {kind.__name__}(")[1] for kind in (moved, shown)
    }
    assert BY in written[moved].split("class ")[0]
    assert all(f'"{why}"' in written[shown].split("class ")[0] for why in WHY)


def test_there_is_nothing_else_to_be_told() -> None:
    kinds = {kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Told)}
    assert {type(told) for told in everything()} == {kind for kind in kinds if kind.__module__ == facts.__name__}


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_told_is_a_whole_sentence(language: str) -> None:
    for told in everything():
        text = say(told_message(told, NAMES), language)
        assert text[0].isupper() and text[-1] in ".!", text
        assert not re.search(r"\(\)|  | [,.:!]|none|\{|-1", text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_things_are_told_in_different_words(language: str) -> None:
    known = [told for told in everything() if getattr(told, "rank", "2") == "2" and getattr(told, "seat", 0) >= 0]
    texts = [say(told_message(told, NAMES), language) for told in known if getattr(told, "other_rank", "F") == "F"]
    alike = {text for text in texts if texts.count(text) > 1}
    assert len(alike) == 5, "only what a Robot Rumble and a Magnet find is told alike, and where that is forgotten"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_piece_that_is_known_is_named_with_its_rank(language: str) -> None:
    moved = say(told_message(facts.PieceMoved(0, 3, "b3", "b7", "scout", *SCOUT), NAMES), language)
    assert all(word in moved for word in ("Ada", "(2)", "b3", "b7")), moved
    fought = say(told_message(facts.Fought(1, 3, "b4", *IRONHIDE, "b5", 4, *SCOUT, "wins"), NAMES), language)
    assert all(word in fought for word in ("Jonas", "Ironhide (9)", "(2)", "b4", "b5")), fought
    assert "(F)" not in say(told_message(facts.PieceCaptured(1, 3, "b5", *FLAG), NAMES), language)


@pytest.mark.rule("ST-C1", "ST-C4")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("result", ["wins", "loses", "both"])
def test_a_line_of_which_a_name_was_taken_still_tells_the_rest(language: str, result: str) -> None:
    def fight(mine: tuple[str, str], other: tuple[str, str]) -> str:
        return say(told_message(facts.Fought(0, 3, "b4", *mine, "b5", 4, *other, result), NAMES), language)

    both, mine, other = fight(IRONHIDE, TRAP), fight(IRONHIDE, UNKNOWN), fight(UNKNOWN, TRAP)
    trap = phrase(Message("name-liquid-nitrogen-trap"), language, GAME)
    assert "Ironhide" in both and trap in both
    assert "Ironhide" in mine and trap not in mine
    assert "Ironhide" not in other and trap in other
    assert all("Ada" in text and "b4" in text and "b5" in text for text in (both, mine, other))


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_ended_is_told_with_the_winner_where_there_is_one(language: str) -> None:
    for reason in REASONS[1:]:
        text = say(Message(f"outcome-{reason}", {"winner": "Ada", "loser": "Jonas"}), language)
        assert ("Ada" in text) == (reason in {"flag", "stuck"}), text


@pytest.mark.rule("ST-P6")
@pytest.mark.parametrize(("targets", "en", "de"), [("b5", "b5", "b5"), ("b5 d5 e5", "b5, d5 and e5", "b5, d5 und e5")])
def test_the_targets_of_a_rumble_are_told_one_after_the_other(targets: str, en: str, de: str) -> None:
    used = told_message(facts.PowerUsed(0, 3, "c4", *IRONHIDE, "robot-rumble", targets), NAMES)
    assert say(used, "en").endswith(f" {en}.") and say(used, "de").endswith(f" {de}.")


@pytest.mark.rule("ST-T1")
@pytest.mark.parametrize(("language", "power"), [("en", "power"), ("de", "Fähigkeit")])
def test_only_in_game_2_powers_are_among_what_is_asked_for(language: str, power: str) -> None:
    asked = {
        game: say(phase_message(look(board("3 . A3 D3", game=game)), "Ada", 1), language)
        for game in ("game-1", "game-2")
    }
    assert [game for game, text in asked.items() if power in text] == ["game-2"]
    assert all(text.startswith("Ada ") for text in asked.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_are_asked_to_place_their_armies_at_first(language: str) -> None:
    one, both = (say(Message("phase-setup", {"who": "Ada", "count": count}), language) for count in (1, 2))
    assert "Ada" in one and "Ada" not in both


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_has_a_text_of_its_own(language: str) -> None:
    args: dict[str, str | int] = {"start": "b3", "end": "b5", "name": "Scout", "other": "", "mode": "robot", "count": 2}
    texts = [say(Message(f"choice-{verb}", args), language) for verb in VERBS]
    assert len(set(texts)) == len(texts)
    assert say(Message("choice-mode", args), language) != say(Message("choice-mode", args | {"mode": ""}), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_before_a_game_has_a_text_and_those_for_everybody_are_explained(language: str) -> None:
    texts = texts_in(language)
    values = {
        name: re.findall(r'"([a-z0-9-]+)"', str(GAME.options.__annotations__[name]))
        for name in GAME.options.__struct_fields__
    }
    for name, words in values.items():
        key = f"option-{name.replace('_', '-')}"
        assert texts.has_message(key), key
        assert [word for word in words if not texts.has_message(f"{key}-{word}")] == []
        explained = [word for word in words if texts.has_message(f"{key}-{word}-text")]
        assert explained == (words if name in {"game", "sides", "captured"} else [])
    assert texts.has_message("option-memory-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_and_source_has_a_text_on_the_page_about_an_edition(language: str) -> None:
    texts = texts_in(language)
    paths = {common_path(datum.path, GAME) for datum in GAME.sheet.data} | GAME.optional_values
    wanted = {f"value-{path.replace('.', '-').replace('_', '-')}" for path in paths}
    wanted |= {f"source-{datum.source.name}" for datum in GAME.sheet.data}
    assert [key for key in sorted(wanted) if not texts.has_message(key)] == []


def test_names_of_our_own_sheet_are_said_in_german_unless_they_are_names_of_somebody() -> None:
    values = {str(datum.value) for datum in GAME.sheet.data if datum.path.endswith(".name")}
    said = {value: said_in("de", value) for value in values}
    assert said["Scout"] == "Späher" and said["Liquid Nitrogen Trap"] == "Stickstoff-Falle"
    same = {value for value, text in said.items() if value == text}
    heroes = "Optimus Prime, Ironhide, Ratchet, Bumblebee, Jazz, Maggie, Banachek, Sam, Mikaela, Lennox, Epps"
    foes = "Megatron, Starscream, Barricade, Blackout, Bonecrusher, Brawl, Scorponok, Frenzy"
    assert same == {*heroes.split(", "), *foes.split(", "), "General", "Major"}


class TestRules:
    def test_every_rule_that_the_code_cites_is_told(self) -> None:
        assert set(RULE.findall(SOURCE)) - set(GAME.rules) == set()

    def test_every_chapter_is_whole(self) -> None:
        chapters = {"S": 6, "T": 2, "M": 7, "A": 9, "C": 4, "E": 4, "P": 11}
        assert set(GAME.rules) == {f"ST-{name}{n}" for name, last in chapters.items() for n in range(1, last + 1)}

    def test_every_rule_is_told_in_both_languages_under_a_translated_heading(self) -> None:
        for rule in GAME.rules.values():
            assert set(rule.text) == set(rule.heading) == {"en", "de"}
            assert rule.heading["en"] != rule.heading["de"], rule.id

    def test_what_the_table_can_choose_is_marked(self) -> None:
        marked = {rule.id for rule in GAME.rules.values() if rule.status == "option"}
        assert marked == {f"ST-{rule}" for rule in "S1 S6 M5 A9 C1 C2 C3 C4 E2 E3".split()}  # noqa: SIM905 - ids

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_squares_and_numbers_are_the_same_in_each_language(self, language: str) -> None:
        for rule in GAME.rules.values():
            squares = re.findall(r"\b[a-j](?:10|\d)\b", rule.text[language])
            assert squares == re.findall(r"\b[a-j](?:10|\d)\b", rule.text["en"]), rule.id


class TestHelp:
    def test_it_says_that_this_is_no_official_game(self) -> None:
        assert "unofficial" in help_text(GAME, "en")
        assert "inoffiziell" in help_text(GAME, "de")

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_its_list_of_the_armies_is_that_of_the_tables(self, language: str) -> None:
        rows = re.findall(r"^\| (10|\d|S|\w+) \| (\d+) \| (.*) \| (.*) \|$", help_text(GAME, language), re.MULTILINE)
        tables = GAME.native
        counts = {
            rank: sum(tables.copies[who] for who in whos(0) if RANKS[tables.ranks[who]] == rank) for rank in RANKS
        }
        ranks = [*[str(rank) for rank in range(10, 1, -1)], "S", "T", "F"]
        assert [int(count) for _, count, _, _ in rows] == [counts[rank] for rank in ranks]
        for (_, _, *lists), rank in zip(rows, ranks, strict=True):
            for army, listed in enumerate(lists):
                names = [tables.names[who] for who in whos(army) if RANKS[tables.ranks[who]] == rank]
                assert all(stem(name, language) in listed for name in names), (rank, listed)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_its_list_of_powers_is_that_of_the_tables(self, language: str) -> None:
        found = re.findall(r"^\| (.*) \| (.*) \| (.*) \|$", help_text(GAME, language), re.MULTILINE)
        powers = {phrase(Message(f"power-{power}"), language, GAME): power for power in POWERS[1:]}
        lists = [(who, powers[one], powers.get(two, "")) for who, one, two in found if one in powers]
        tables = GAME.native.on(1)
        for who in (*whos(0), *whos(1)):
            mine = (POWERS[tables.vehicle[who]], POWERS[tables.robot[who]])
            name = stem(tables.names[who], language)
            assert [(one, two) for listed, one, two in lists if name in listed] == ([mine] if mine[0] else []), name

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_what_it_types_is_understood(self, language: str) -> None:
        *_, typed = help_text(GAME, language).split("## ")
        examples = re.findall(r"`([^`]+)`", typed)
        assert len(examples) == 11
        view = look(board("3 . . A5 A7", game="game-2"), 0)
        understood = [GAME.write(view, GAME.read(view, text)[0]).split(" ")[0] for text in examples]
        assert sorted({*understood}) == sorted({*VERBS} - {"at", "fight", "stay"})


def whos(army: int) -> range:
    """The characters of an army."""
    return range(army, int(2 * GAME.native.kinds[army] + army), 2)


def stem(name: str, language: str) -> str:
    """A name in a language, without the end that its plural changes."""
    said = said_in(language, name)
    return said.removesuffix("y") if name != "Frenzy" else said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_forbidden_zone_and_the_powers_have_one_name_everywhere(language: str) -> None:
    texts = [
        game_words(GAME, language),
        help_text(GAME, language),
        *(rule.text[language] for rule in GAME.rules.values()),
    ]
    everything = re.sub(r"rules-also =\n(?: .*\n)*", "", "\n".join(texts))
    other = {
        "en": r"forbidden (?!zone)\w+|\blakes? of the zone",
        "de": r"verbotene\w* Zone|Verbotszone|Sperrgebiet|Sonderfähigkeit",
    }
    assert re.findall(other[language], everything, re.IGNORECASE) == []
