"""Every text exists in English and in German, and every rule that the code cites is told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from rollout.core.wire import Message, Told
from rollout.games.robot_heroes import GAME, facts, notation
from rollout.games.robot_heroes.position import PHASES
from rollout.games.robot_heroes.tables import EFFECTS
from rollout.words import phrase, told_message
from tests.games.robot_heroes.kit import act, duel, fight

HERE = GAME.folder
SOURCE = "\n".join(path.read_text() for path in sorted(HERE.glob("*.py")))
RULE = re.compile(r"RH-[A-Z]\d+")


def messages(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / "words" / f"{language}.ftl").read_text()))
    return bundle


def keys() -> set[str]:
    """Keys of all texts that the game asks for."""
    kinds = [kind for kind in vars(facts).values() if isinstance(kind, type) and issubclass(kind, Told)]
    told = {f"told-{kind.__struct_config__.tag}" for kind in kinds if kind.__module__ == facts.__name__}
    refused = {f"refused-{key}" for key in re.findall(r'"([a-z-]+)", "RH-', Path(notation.__file__).read_text())}
    return {
        "game-title",
        *(f"phase-{phase}" for phase in PHASES),
        *told,
        *refused,
        *(f"choice-{verb}" for verb in ("take", "roll", "move", "discard", "play", "add")),
        *(f"special-{effect}" for effect in EFFECTS[1:]),
        *(f"outcome-{reason}" for reason in ("pieces", "turns", "turns-equal")),
        *(f"character-{name}" for name in ("optimus", "megatron")),
        *(f"space-{kind}" for kind in ("start", "draw", "battle")),
    }


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_text_exists(language: str) -> None:
    bundle = messages(language)
    assert [key for key in sorted(keys()) if not bundle.has_message(key)] == []


def test_both_languages_have_the_same_texts_with_the_same_arguments() -> None:
    def texts(language: str) -> dict[str, set[str]]:
        entries = re.split(r"^(?=[a-z])", (HERE / "words" / f"{language}.ftl").read_text(), flags=re.MULTILINE)[1:]
        return {entry.split(" ")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries}

    assert texts("en") == texts("de")


@pytest.mark.parametrize("language", ["en", "de"])
def test_texts_show_names_cards_and_numbers(language: str) -> None:
    bundle = messages(language)

    def show(key: str, **args: str | int) -> str:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, args)
        assert errors == []
        return str(text)

    assert "Ada" in show("told-rolled", seat="Ada", value=4, purpose="move")
    assert show("told-card-drawn", seat="Ada", card="5", sort="number") != show(
        "told-card-drawn", seat="Ada", card="die", sort="die"
    )
    assert "die card" not in show("told-card-drawn", seat="Ada", card="die", sort="die") or language == "en"
    assert "3" in show("told-hand-dealt-unseen", seat="Ada", count=3)


@pytest.mark.rule("RH-B9")
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_text_of_a_special_attack_is_made_from_what_it_does(language: str) -> None:
    values = {"number": 7, "add": 8, "least": 9}
    mentioned = {"win": [], "number": ["7"], "add": ["7", "8"], "against": ["9"], "roll": [], "draw": []}
    for effect, numbers in mentioned.items():
        plain = phrase(Message(f"special-{effect}", {**values, "damage": 1, "loss": 1}), language, GAME)
        assert all(number in plain for number in numbers), plain
        assert "1" not in plain and "{" not in plain and plain == plain.strip()
        more = phrase(Message(f"special-{effect}", {**values, "damage": 2, "loss": 0}), language, GAME)
        assert effect == "draw" or ("2" in more and len(more) > len(plain) + 40)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_log_of_a_battle_names_special_attacks_and_says_what_they_do(language: str) -> None:
    state, names = duel("boost 4 1 1 1 1", "6 1 1 1 1 1"), ("Ada", "Bea")
    facts = [*fight(state, "boost", "6"), *act(state, 0, "add 4", "draw 0 1/14")]
    log = [phrase(told_message(told, names), language, GAME) for fact in facts if (told := GAME.tell(fact, -1))]
    assert any("Ada" in line and "Energon Sword" in line and "3" in line for line in log), log
    assert not any("power-boost" in line or "{" in line for line in log)
    assert any("7" in line for line in log), log


def test_every_rule_that_the_code_cites_is_told() -> None:
    cited = set(RULE.findall(SOURCE))
    assert cited - set(GAME.rules) == set()


def test_every_rule_is_told_in_both_languages_under_a_translated_heading() -> None:
    for rule in GAME.rules.values():
        assert set(rule.text) == set(rule.heading) == {"en", "de"}
        assert rule.heading["en"] != rule.heading["de"], rule.id


def test_help_says_that_this_is_no_official_game() -> None:
    assert "unofficial" in (HERE / "help/en.md").read_text()
    assert "inoffiziell" in (HERE / "help/de.md").read_text()


def test_the_easy_player_introduces_itself() -> None:
    level = GAME.levels["easy"]
    assert level.bot == "policy" and level.en and level.de


def test_a_piece_is_broken_or_whole_in_every_text() -> None:
    texts = [*(HERE / "words").glob("*.ftl"), *(HERE / "help").glob("*.md"), HERE / "rules.toml"]
    assert len(texts) == 5
    for text in texts:
        assert re.findall(r"\b(?:un)?damaged?\b|beschädig\w*|\bSchäd\w*", _said(text.read_text()), re.IGNORECASE) == []


def _said(text: str) -> str:
    """A text without the names of messages and arguments, and without what people may search for."""
    return re.sub(r"(?m)^rules-also =\n(?: .*\n)*|^[a-z][a-z-]* =|\$\w+", "", text)
