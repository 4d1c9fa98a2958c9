"""An owner's edition of Stratego: every mistake is found, all of them at once, with its line and a text to read."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rollout.core.data import Sheet
from rollout.core.edition import EditionError, on_edition, template
from rollout.core.errors import DataError
from rollout.games.stratego import GAME
from rollout.games.stratego.reading import MOST_CHARACTERS, OPTIONAL, load_tables
from rollout.games.stratego.tables import Tables
from rollout.words import LANGUAGES, problem_text

TROOPS = {"Agent": "3", "Scout": "2", "Spy": "S", "Trap": "T", "Flag": "F"}


def small() -> dict[str, Any]:
    """A box with a board of five by five and five pieces a side, which both armies share, also in the classic game."""
    pieces = [{"name": name, "letter": rank, "rank": rank, "copies": 1, "powers": []} for name, rank in TROOPS.items()]
    return {
        "powers": {"version": 1},
        "board": {"files": 5, "ranks": 5, "rows": 1, "zone": ["c3"], "first": "decepticons"},
        "character": pieces,
        "classic": {
            "board": {"files": 5, "ranks": 5, "rows": 1, "zone": [], "first": "red"},
            "character": [{key: value for key, value in one.items() if key != "powers"} for one in pieces],
        },
    }


def read(values: dict[str, Any]) -> Tables:
    return load_tables(Sheet("test.toml", values, (), ""))


def changed(*changes: tuple[str, Any]) -> dict[str, Any]:
    """The small box with other values: `("character.0.rank", "7")`; ... takes a value away."""
    values = small()
    for path, new in changes:
        *way, last = [int(key) if key.isdecimal() else key for key in path.split(".")]
        inner: Any = values
        for key in way:
            inner = inner[key]
        if new is ...:
            del inner[last]
        else:
            inner[last] = new
    return values


def mistakes(*changes: tuple[str, Any]) -> list[tuple[str, str]]:
    """The path and the text of every mistake that these changes make."""
    return mistakes_in(changed(*changes))


def mistakes_in(values: dict[str, Any]) -> list[tuple[str, str]]:
    with pytest.raises(DataError) as caught:
        read(values)
    for problem in caught.value.problems:
        said = [problem_text(problem, language, GAME) for language in LANGUAGES]
        assert len(set(said)) == len(said), "each language has its own text"
        assert not any("problem" in text or "{" in text for text in said), said
    return [(problem.path, problem.message.key) for problem in caught.value.problems]


def test_a_small_box_is_played_in_all_games() -> None:
    one, two, classic = read(small()).games
    assert [(each.files, each.height, each.size) for each in (one, two, classic)] == [(5, 5, 5)] * 3
    assert one.on(2) is classic and two.on(0) is one


@pytest.mark.parametrize(
    ("path", "value", "where", "problem"),
    [
        ("powers.version", 0, "powers.version", "number"),
        ("board.files", 3, "board.files", "number"),
        ("board.files", 13, "board.files", "number"),
        ("board.files", True, "board.files", "number"),
        ("board.ranks", "8", "board.ranks", "number"),
        ("board.rows", 0, "board.rows", "number"),
        ("board.rows", 6, "board.rows", "number"),
        ("board.rows", ..., "board.rows", "number"),
        ("board.zone", "c3", "board.zone", "list"),
        ("board.zone", ["c3", "c9"], "board.zone[1]", "zone"),
        ("board.zone", ["f3"], "board.zone[0]", "zone"),
        ("board.zone", ["c1"], "board.zone[0]", "zone"),
        ("board.zone", ["c5"], "board.zone[0]", "zone"),
        ("board.zone", ["c3", "c3"], "board.zone[1]", "zone"),
        ("board.zone", ["C3"], "board.zone[0]", "zone"),
        ("board.zone", [33], "board.zone[0]", "zone"),
        ("board.first", "red", "board.first", "choice"),
        ("classic.board.first", "autobots", "classic.board.first", "choice"),
        ("classic.board.files", 2, "classic.board.files", "number"),
        ("character", [], "character", "list"),
        ("character", "all", "character", "list"),
        ("classic.character", ..., "classic.character", "list"),
        ("character.0.army", "red", "character[0].army", "choice"),
        ("character.0.name", "", "character[0].name", "piece-name"),
        ("character.0.name", " Agent", "character[0].name", "piece-name"),
        ("character.0.name", "4", "character[0].name", "piece-name"),
        ("character.0.name", "A\u200bgent", "character[0].name", "piece-name"),
        ("character.0.name", "A" * 41, "character[0].name", "piece-name"),
        ("character.0.name", ..., "character[0].name", "piece-name"),
        ("character.1.name", "AGENT", "character[1].name", "name-taken"),
        ("character.1.name", "A-gent!", "character[1].name", "name-taken"),
        ("character.1.name", "S", "character[1].name", "name-taken"),
        ("character.0.letter", "", "character[0].letter", "letter"),
        ("character.0.letter", "ab", "character[0].letter", "letter"),
        ("character.0.letter", "/", "character[0].letter", "letter"),
        ("character.0.letter", " ", "character[0].letter", "letter"),
        ("character.0.letter", "ß", "character[0].letter", "letter"),
        ("character.0.letter", 3, "character[0].letter", "letter"),
        ("character.1.letter", "3", "character[1].letter", "letter-taken"),
        ("character.0.rank", "1", "character[0].rank", "choice"),
        ("character.0.rank", 3, "character[0].rank", "choice"),
        ("character.0.rank", ["3"], "character[0].rank", "choice"),
        ("character.0.copies", 0, "character[0].copies", "number"),
        ("character.0.copies", 61, "character[0].copies", "number"),
        ("character.0.powers", "speed", "character[0].powers", "powers"),
        ("character.0.powers", ["fly"], "character[0].powers", "powers"),
        ("character.0.powers", [""], "character[0].powers", "powers"),
        ("character.0.powers", ["speed", "speed"], "character[0].powers", "powers"),
        ("character.0.powers", ["speed", "magnet", "detect-enemy"], "character[0].powers", "powers"),
        ("character.3.powers", ["speed"], "character[3].powers", "still-power"),
        ("character.4.powers", ["magnet"], "character[4].powers", "still-power"),
        ("character.4.called", True, "character[4].called", "still-called"),
        ("character.0.called", "yes", "character[0].called", "sort"),
        ("character.0.copies", 2, "character[0]", "pieces"),
        ("board.files", 6, "character[0]", "pieces"),
        ("character.0.powers", ["call-bumblebee"], "character[0].powers", "nobody-called"),
    ],
)
def test_a_value_that_does_not_fit_is_refused(path: str, value: object, where: str, problem: str) -> None:
    found = mistakes((path, value))
    assert (where, f"problem-{problem}") in found
    assert {place.partition("[")[0] for place, _ in found} <= {where.partition("[")[0], "character"}


@pytest.mark.parametrize("entry", [7, "Agent", []])
def test_what_is_no_character_at_all_is_refused(entry: object) -> None:
    found = mistakes(("character.0", entry))
    assert [where for where, _ in found] == [f"character[0].{key}" for key in ("name", "letter", "rank", "copies")]


def test_rows_must_leave_a_rank_between_the_armies() -> None:
    assert mistakes(("board.ranks", 4), ("board.rows", 2), ("board.zone", [])) == [("board.rows", "problem-number")]
    assert read(changed(("board.ranks", 4), ("board.zone", []))).height == 4


def test_a_wrong_size_alone_is_to_blame() -> None:
    assert mistakes(("board.files", 99)) == [("board.files", "problem-number")]


@pytest.mark.rule("ST-S2")
def test_each_army_needs_exactly_one_flag() -> None:
    assert mistakes(("character.4.rank", "7")) == 2 * [("character", "problem-flags")]
    assert mistakes(("character.3.rank", "F")) == 2 * [("character[4].copies", "problem-flags")]
    assert mistakes(("character.3.army", "autobots"), ("character.4.copies", 2)) == [
        ("character[0]", "problem-pieces"),
        ("character[4].copies", "problem-flags"),
        ("character[4].copies", "problem-flags"),
    ]


def test_each_army_needs_somebody_who_can_move() -> None:
    still = {"name": "Wall", "letter": "W", "rank": "T", "copies": 4}
    flag = small()["character"][4]
    assert mistakes(("character", [still, flag])) == 2 * [("character[0].rank", "problem-nobody-moves")]


def test_an_army_has_at_most_so_many_characters() -> None:
    signs = [chr(65 + number) for number in range(26)] + [str(number) for number in range(10)]
    many = [{"name": f"N{sign}n", "letter": sign, "rank": "4", "copies": 1} for sign in signs[: MOST_CHARACTERS + 1]]
    assert (f"character[{MOST_CHARACTERS}]", "problem-kinds") in mistakes(("character", many))
    assert "problem-kinds" not in {problem for _, problem in mistakes(("character", many[:-1]))}


@pytest.mark.rule("ST-P10")
class TestCalls:
    CALLS = ("character.0.powers", ["call-bumblebee"])
    CALLED = ("character.1.called", True)

    def test_one_calls_and_another_one_comes(self) -> None:
        tables = read(changed(self.CALLS, self.CALLED)).on(1)
        assert [tables.caller[who] for who in range(4)] == [0, 0, 1, 1]

    def test_nobody_calls_where_somebody_could_be_called(self) -> None:
        assert read(changed(self.CALLED)).on(1).vehicle[0] == 0

    def test_two_may_not_be_called(self) -> None:
        found = mistakes(self.CALLS, self.CALLED, ("character.2.called", True))
        assert found == [("character[2].called", "problem-one-called")]

    def test_two_may_not_call(self) -> None:
        found = mistakes(self.CALLS, self.CALLED, ("character.2.powers", ["speed", "call-bumblebee"]))
        assert found == [("character[2].powers", "problem-one-caller")]

    def test_nor_may_copies(self) -> None:
        more = [("board.files", 7), ("character.0.copies", 2), ("character.1.copies", 2)]
        found = mistakes(self.CALLS, self.CALLED, *more)
        assert found == [
            ("character[0].copies", "problem-one-caller"),
            ("character[1].copies", "problem-one-called"),
        ]

    def test_nobody_calls_itself(self) -> None:
        found = mistakes(self.CALLS, ("character.0.called", True))
        assert found == [("character[0].called", "problem-calls-itself")]

    def test_each_army_has_its_own(self) -> None:
        assert mistakes(self.CALLS, self.CALLED, ("character.1.army", "autobots"), ("board.files", 4)) == [
            ("character[0]", "problem-pieces"),
            ("character[0].powers", "problem-nobody-called"),
        ]


def test_the_same_name_may_stand_in_both_armies() -> None:
    values = small()
    mine, other = copy.deepcopy(values["character"][0]), copy.deepcopy(values["character"][0])
    values["character"] = [mine | {"army": "autobots"}, other | {"army": "decepticons"}, *values["character"][1:]]
    assert [read(values).names[who] for who in (0, 1)] == ["Agent", "Agent"]


def test_a_mistake_of_both_armies_is_told_once() -> None:
    assert mistakes(("character.1.letter", "3")) == [("character[1].letter", "problem-letter-taken")]


def test_all_mistakes_are_told_at_once() -> None:
    found = mistakes(
        ("powers.version", "new"),
        ("board.ranks", 40),
        ("board.zone", ["z9"]),
        ("board.first", "nobody"),
        ("character.0.name", 7),
        ("character.1.powers", ["fly"]),
        ("character.2.rank", "Z"),
        ("classic.board.rows", 9),
        ("classic.character.1.letter", "//"),
    )
    assert [where for where, _ in found] == [
        "powers.version",
        "board.ranks",
        "board.zone[0]",
        "board.first",
        "classic.board.rows",
        "character[0].name",
        "character[1].powers",
        "character[2].rank",
        "classic.character[1].letter",
    ]


class TestFiles:
    def test_the_template_is_an_edition(self) -> None:
        played = on_edition(GAME, template(GAME))
        assert played.native.on(1).kinds == GAME.native.on(1).kinds
        assert {datum.source.kind for datum in played.sheet.data} == {"rulebook", "public", "inferred", "choice"}

    def test_the_classic_armies_may_differ(self) -> None:
        assert {"classic.character.army"} == OPTIONAL
        red, blue = (f'name = "{name}"\narmy = "{army}"' for name, army in (("Marshal", "red"), ("Chief", "blue")))
        before, entry, rest = _parted(template(GAME), 'name = "Marshal"')
        twins = entry.replace('name = "Marshal"', red) + entry.replace('name = "Marshal"', blue)
        classic = on_edition(GAME, before + twins + rest).native.on(2)
        assert (classic.names[0], classic.names[1]) == ("Marshal", "Chief")

    def test_each_mistake_is_told_with_its_line(self) -> None:
        text = template(GAME).replace('name = "Jazz"', 'name = "Iron hide"').replace("files = 10", "files = 11", 1)
        with pytest.raises(EditionError) as caught:
            on_edition(GAME, text)
        lines = text.splitlines()
        found = {(lines[mistake.line - 1], mistake.problem.message.key) for mistake in caught.value.mistakes}
        assert found == {('name = "Iron hide"', "problem-name-taken"), ("[[character]]", "problem-pieces")}

    def test_both_armies_that_are_too_small_are_told(self) -> None:
        with pytest.raises(EditionError) as caught:
            on_edition(GAME, template(GAME).replace("files = 10", "files = 11", 1))
        said = [problem_text(mistake.problem, "en", GAME) for mistake in caught.value.mistakes]
        assert len(said) == 2
        assert "the Autobots have 30 pieces, but their rows have 33 squares" in said[0]
        assert "the Decepticons have 30 pieces, but their rows have 33 squares" in said[1]

    def test_a_power_has_no_place_in_the_classic_game(self) -> None:
        text = template(GAME).replace('name = "Marshal"', 'name = "Marshal"\npowers = ["speed"]')
        with pytest.raises(EditionError) as caught:
            on_edition(GAME, text)
        assert [mistake.problem.message.key for mistake in caught.value.mistakes] == ["problem-unknown"]


def _parted(text: str, line: str) -> tuple[str, str, str]:
    """A file before, in and after the `[[classic.character]]` that holds a line."""
    head = "[[classic.character]]"
    at = text.rindex(head, 0, text.index(line))
    end = text.index(head, at + 1)
    return text[:at], text[at:end], text[end:]
