"""An owner's edition: every mistake at once and with its line, whoever wrote the text; and games on it."""

from __future__ import annotations

import time
import tomllib
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rollout.core.data import Source
from rollout.core.edition import (
    MAX_SIZE,
    MOST_MISTAKES,
    EditionError,
    Mistake,
    digest_of,
    game_named,
    on_edition,
    template,
)
from rollout.games import AnyGame, find, shelf
from rollout.testing.conformance import check_game
from rollout.words import error_text, problem_text

GAME = find("standoff")
GOOD = """\
source = "box"

[edition]
title = "Grandmother's box"
game = "standoff"

[sources.box]
kind = "owner"
title = "read from her box"

[standoff]
hearts = 3
hand = 2
tokens = 12
shields = 6
hit = 3
block = 2
"""


def mistakes(text: str, game: str = "standoff") -> list[Mistake]:
    return mistakes_on(find(game), text)


def mistakes_on(game: AnyGame, text: str) -> list[Mistake]:
    with pytest.raises(EditionError) as caught:
        on_edition(game, text)
    assert str(caught.value).count("\n") == error_text(caught.value).count("\n") == len(caught.value.mistakes)
    return list(caught.value.mistakes)


def told(text: str, game: str = "standoff", language: str = "en") -> list[tuple[int, str]]:
    return [(m.line, problem_text(m.problem, language, find(game))) for m in mistakes(text, game)]


class Deriving(type(GAME)):  # type: ignore[misc]  # the class of a game that is found at run time
    """A game that works something out of its values, once."""

    @cached_property
    def twice(self) -> int:
        """Derived from the sheet."""
        return int(2 * self.sheet.values["standoff"]["hearts"])


def test_what_was_worked_out_of_other_values_is_dropped() -> None:
    own = Deriving()
    own.sheet = GAME.sheet
    assert own.twice == 2 * GAME.sheet.values["standoff"]["hearts"]
    assert own.with_sheet(on_edition(GAME, GOOD).sheet).twice == 6
    assert own.twice == 2 * GAME.sheet.values["standoff"]["hearts"]


class TestAGoodOne:
    def test_it_is_the_same_game_on_other_values(self) -> None:
        game = on_edition(GAME, GOOD)
        assert (game.name, game.rules, game.levels) == (GAME.name, GAME.rules, GAME.levels)
        assert (game.native.hearts, GAME.native.hearts) == (3, 2)
        assert (game.sheet.title, game.sheet.edition) == ("Grandmother's box", GOOD)
        assert {datum.source for datum in game.sheet.data} == {Source("box", "owner", "read from her box")}

    def test_what_editors_and_systems_add_makes_no_other_edition(self) -> None:
        there = on_edition(GAME, "\ufeff" + GOOD.replace("\n", "\r\n"))
        assert there.sheet.digest == on_edition(GAME, GOOD).sheet.digest == digest_of(GOOD)
        assert there.sheet.edition == GOOD

    def test_any_change_of_the_text_makes_another(self) -> None:
        assert digest_of(GOOD + "# a note\n") != digest_of(GOOD) != GAME.sheet.digest

    def test_it_says_of_which_game_it_is(self) -> None:
        assert game_named(GOOD) == "standoff"
        with pytest.raises(EditionError, match="line 1: no game"):
            game_named("x = 1\n")
        with pytest.raises(EditionError, match="line 2: toml: why line"):
            game_named("x = 1\nhello\n")

    def test_a_table_of_sources_names_the_rest_with_a_star(self) -> None:
        more = '\n[sources.ours]\nkind = "choice"\ntitle = "ours"\n'
        text = GOOD.replace("[standoff]", '[standoff]\nsource = { hearts = "box", "*" = "ours" }') + more
        sources = {datum.path: datum.source.name for datum in on_edition(GAME, text).sheet.data}
        assert sources.pop("standoff.hearts") == "box"
        assert set(sources.values()) == {"ours"}

    def test_it_keeps_what_every_game_promises(self) -> None:
        check_game(on_edition(GAME, GOOD), games=2, pairs=4)


class TestTemplates:
    @pytest.mark.parametrize("name", [name for name, game in shelf().items() if game.sheet.data])
    def test_each_game_gives_one_to_begin_with(self, name: str) -> None:
        own = find(name)
        game = on_edition(own, template(own))
        assert game.sheet.data == own.sheet.data
        assert game.sheet.digest != own.sheet.digest

    @pytest.mark.parametrize(
        ("own", "name"),
        [
            ('source = "ours"\n[t]\nx = 1\n[sources.ours]\nkind = "choice"\ntitle = "ours"\n', "box"),
            ('# mine\nsource = "box"\n# [x]\n[t]\nx = 1\n[sources.box]\nkind = "choice"\ntitle = "ours"\n', "box-2"),
            ('[sources]\nbox = { kind = "choice", title = "ours" }\n[t]\nsource = "box"\nx = 1\n', "box-2"),
            ("a = [\n[1]]\n[sources.box]\nkind = 'choice'\ntitle = 'x'\n[b]\nsource = 'box'\n", "box-2"),
        ],
    )
    def test_whatever_the_game_calls_its_sources(self, tmp_path: Path, own: str, name: str) -> None:
        game = Deriving()
        game.folder = tmp_path
        (tmp_path / "tables.toml").write_text(own)
        values, text = tomllib.loads(own), tomllib.loads(template(game))
        assert text.pop("edition") == {"title": "My own box", "game": "standoff"}
        assert text["sources"].pop(name) == {"kind": "owner", "title": "read from my own box"}
        assert text == values

    def test_a_game_without_values_has_no_editions(self) -> None:
        text = '[edition]\ntitle = "x"\ngame = "pig"\n[sources.a]\nkind = "owner"\ntitle = "a"\n'
        assert told(text, "pig") == [(3, "edition.game: Pig has no values that an edition could change")]


class TestMistakes:
    @pytest.mark.parametrize(
        ("line", "why"),
        [
            ('a = "x', "string"),
            ("a = 'x", "string"),
            ('a = """x', "string"),
            ('a = "\\q"', "string"),
            ('a = "x\x01"', "string"),
            ("a = [1, 2", "bracket"),
            ("a = [1 2]", "bracket"),
            ("a = {b = 1", "bracket"),
            ("a = {b = 1 c = 2}", "bracket"),
            ("[a", "bracket"),
            ("a = yes", "value"),
            ("a =", "value"),
            ("a = 1\na = 2", "twice"),
            ("[standoff]", "twice"),
            ("standoff.a = {b = 1, b = 2}", "twice"),
            ("hello", "line"),
            ("a = 1 2", "line"),
            ("= 3", "line"),
        ],
    )
    def test_what_is_no_toml_says_what_it_is_about(self, line: str, why: str) -> None:
        first, *_ = mistakes(GOOD + line)
        assert (first.problem.message.key, first.problem.message.args) == ("problem-toml", {"why": why})

    def test_all_of_them_at_once_each_with_its_line(self) -> None:
        text = (
            GOOD.replace('title = "Grandmother\'s box"', 'title = ""')
            .replace('kind = "owner"', 'kind = "rumour"')
            .replace("hand = 2", "hnad = 2")
            .replace("tokens = 12", "tokens = '12'")
        )
        found = told(text)
        assert [line for line, _ in found] == [4, 7, 11, 13, 14]
        said = dict(found)
        assert said[4] == "edition.title: a title of 1 to 60 characters that can be seen is needed"
        assert said[11] == "standoff.hand: this value is missing"
        assert said[13] == "standoff.hnad: Standoff has no such value; it has standoff.hand"

    @pytest.mark.parametrize(
        ("change", "line", "words"),
        [
            (("hearts = 3", "hearts = 2000000"), 12, "a number from -1,000,000 to 1,000,000 is needed"),
            (("hearts = 3", "hearts = nan"), 12, "a number from"),
            (("hearts = 3", "hearts = 0x" + "f" * 5000), 12, "a number from"),
            (("hearts = 3", "hearts = 1979-05-27"), 12, "a number, a text or a list"),
            (("hearts = 3", "hearts = '3'"), 12, "a whole number is needed"),
            (("hearts = 3", "hearts = 3.5"), 12, "a whole number is needed"),
            (("hearts = 3", "hearts = true"), 12, "a whole number is needed"),
            (("hearts = 3", "hearts = [\n  3,\n]"), 12, "a whole number is needed"),
            (("hearts = 3", "hearts = [[[[[[3]]]]]]"), 12, "lists in lists"),
            (("hearts = 3", "heart = 3"), 12, "it has standoff.hearts"),
            (("hearts = 3", ""), 11, "standoff.hearts: this value is missing"),
            (("hearts = 3", 'hearts = 3\n"<b>" = 1'), 11, "is no name of a value"),
            (("tokens = 12", "tokens = 3"), 14, "three hands and one in the bag need more"),
            (("hearts = 3", 'hearts = 3\n"*" = 1'), 11, "is no name of a value"),
            (("hearts = 3", "[hnads]\n[standoff.more]\nhearts = 3"), 12, "hnads: Standoff has no such value"),
            (("block = 2", "block = 2\n[standof]"), 18, "standof: Standoff has no such value; it has standoff"),
            (("block = 2", "block = 2\n[[standof]]"), 18, "standof[0]: Standoff has no such value; it has standoff"),
            (("block = 2", "block = 2\nmore = { then = {} }"), 18, "standoff.more.then: Standoff has no such value"),
            (("read from her box", ""), 7, "a title that can be seen"),
            (("read from her box", "\\u00a0 \\u2800"), 7, "a title that can be seen"),
            (('kind = "owner"', 'kind = "owner"\nknid = 1'), 9, "sources.box.knid: a source has a kind and a title"),
            (("read from", "read\\u202efrom"), 9, "a character that nobody sees (U+202E)"),
            (("read from", "x" * 201), 9, "at most 200 characters"),
            (("Grandmother's", "x" * 61), 4, "a title of 1 to 60"),
            (('"standoff"', '"pig"'), 5, 'edition.game = "pig": this shall be "standoff"'),
            (('game = "standoff"', 'game = "standoff"\nauthor = "me"'), 6, "a title and a game, nothing else"),
            (("[standoff]", "[standoff"), 11, "this line cannot be read"),
            (
                ("block = 2", "block = 2\nblock = 3"),
                18,
                "something stands here for the second time",
            ),
            (("hearts = 3", "hearts = 9" + "9" * 5000), 12, "no number is so long"),
        ],
    )
    def test_what_is_said_about_each(self, change: tuple[str, str], line: int, words: str) -> None:
        found = told(GOOD.replace(*change))
        assert line in [at for at, said in found if words in said], found

    @pytest.mark.parametrize(
        ("change", "line", "words"),
        [
            (("hearts = 3", "hearts = { low = 3, high = 4 }"), 12, "standoff.hearts: a whole number is needed"),
            (("block = 2", "block = [{ low = 3 }, { low = 4 }]"), 17, "standoff.block: a whole number is needed"),
            (("block = 2", "block = 2\n[standoff.hnad]\nx = 1"), 19, "standoff.hnad.x: Standoff has no such value"),
        ],
    )
    def test_a_value_of_another_shape_is_one_mistake(self, change: tuple[str, str], line: int, words: str) -> None:
        ((at, said),) = told(GOOD.replace(*change))
        assert (at, said.startswith(words)) == (line, True), said

    def test_a_value_where_a_table_is_needed(self) -> None:
        text = template(find("robot-heroes"))
        wrong = text.replace("[board.starts]\noptimus = 0\nmegatron = 12", "starts = [0, 12]")
        assert wrong != text
        line = wrong[: wrong.index("starts = [0, 12]")].count("\n") + 1
        assert told(wrong, "robot-heroes") == [(line, "board.starts = [0, 12]: a table of names and values is needed")]
        found = told(GOOD[: GOOD.index("[standoff]")].replace("source =", "standoff = 3\nsource ="))
        assert found == [(1, "standoff = 3: a table of names and values is needed")]

    def test_the_same_in_german(self) -> None:
        text = GOOD.replace("hearts = 3", "hearts = 2_000_000").replace("hand = 2", "hnad = 2").replace("hit = 3", "")
        assert told(text, language="de") == [
            (11, "standoff.hand: dieser Wert fehlt"),
            (11, "standoff.hit: dieser Wert fehlt"),
            (12, "standoff.hearts: hier muss eine Zahl von -1.000.000 bis 1.000.000 stehen"),
            (13, "standoff.hnad: einen solchen Wert hat Standoff nicht; es gibt standoff.hand"),
        ]
        (tokens,) = told(GOOD.replace("tokens = 12", "tokens = 3"), language="de")
        assert tokens == (14, "standoff.tokens = 3: drei Hände und einer im Beutel brauchen mehr")

    @pytest.mark.parametrize("title", ["", "   ", "\\u2800", "\\u3164 \\u3164", "\\u00a0"])
    def test_a_title_that_nobody_sees(self, title: str) -> None:
        found = told(GOOD.replace("Grandmother's box", title))
        assert found == [(4, "edition.title: a title of 1 to 60 characters that can be seen is needed")]

    def test_lines_inside_of_lists_over_several_lines(self) -> None:
        own = find("robot-heroes")
        text = template(own).replace("[3, 4],", "[3, 4], # here\n    [3, 99],")
        (found,) = told(text, "robot-heroes")
        assert found[0] == text[: text.index("[3, 99]")].count("\n") + 1
        assert found[1].startswith("board.links[4] = [3, 99]")

    def test_lines_of_elements_of_arrays_of_tables(self) -> None:
        own = find("robot-heroes")
        text = template(own).replace('card = "3"\ncopies = 2', 'card = "3"\ncopies = 0')
        (found,) = told(text, "robot-heroes")
        assert found[0] == text[: text.index("copies = 0")].count("\n") + 1
        assert found[1].startswith("deck[3].copies = 0")

    def test_two_broken_lines_are_both_told(self) -> None:
        found = told(GOOD.replace("[edition]", "[edition").replace("block = 2", "block = = 2"))
        assert [line for line, _ in found] == [3, 17]

    def test_not_more_are_told_than_somebody_reads(self) -> None:
        found = told(GOOD + "".join(f"x{number} = 1\n" for number in range(500)))
        assert len(found) == MOST_MISTAKES + 1
        assert found[-1][1] == "and 400 more"

    def test_a_game_that_falls_over_its_values_is_no_accident(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fall(*_: object) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(type(GAME), "tables", fall)
        with pytest.raises(EditionError) as caught:
            on_edition(GAME, GOOD + "# one more\n")
        assert isinstance(caught.value.__cause__, ZeroDivisionError)
        (found,) = told(GOOD + "# another\n")
        assert found == (3, "edition: Standoff cannot be set up with this")


HOSTILE: dict[str, Callable[[], str]] = {
    "a key of very many parts": lambda: "a" + ".a" * 32_000 + " = 1",
    "a table of very many parts": lambda: "[a" + ".a" * 32_000 + "]",
    "brackets": lambda: "a = " + "[" * 32_000 + "]" * 32_000,
    "braces": lambda: "a = " + "{a=" * 16_000 + "1" + "}" * 16_000,
    "open brackets": lambda: "[" * 65_000,
    "quotation marks": lambda: '"' * 65_000,
    "very many tables": lambda: "[[a]]\n" * 10_000,
    "very many empty tables": lambda: GOOD + "".join(f"[t{n}]\n" for n in range(7_500)),
    "very many values of another shape": lambda: (
        GOOD.replace("block = 2", "") + "".join(f"standoff.block.a{n}=1\n" for n in range(2_500))
    ),
    "very many keys": lambda: "".join(f"k{n}=1\n" for n in range(8_000)),
    "keys of many parts": lambda: "".join("a" + ".a" * 15 + f".b{n}=1\n" for n in range(1_500)),
    "a very long key": lambda: GOOD + '["\\u0061' + "a" * 60_000 + '"]\nb = 1\n',
    "values under a very long key": lambda: (
        GOOD + '["\\u0061' + "a" * 30_000 + '"]\nb = 1\nc = "\\u0000"\nd = [[[[[[1]]]]]]\n'
    ),
    "half a character": lambda: GOOD + "# \ud800",
    "nothing": lambda: "",
    "zeros": lambda: "\x00" * 1000,
    "too long": lambda: "#" * (MAX_SIZE + 1),
}


class TestStrangers:
    @pytest.mark.parametrize("what", HOSTILE)
    def test_a_hostile_text_is_refused_quickly(self, what: str) -> None:
        text, began = HOSTILE[what](), time.process_time()
        assert mistakes(text)
        assert time.process_time() - began < 2

    @settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(st.data())
    def test_whatever_is_changed_mistakes_are_told_or_it_is_played(self, data: st.DataObject) -> None:
        name = data.draw(st.sampled_from(["standoff", "robot-heroes"]))
        text = GOOD if name == "standoff" else template(find(name))
        at = data.draw(st.integers(0, len(text)))
        other = data.draw(
            st.text(max_size=8) | st.sampled_from(["]", "=", "\n", "9", '"', "{}", "[[", "-", "0", "nan"])
        )
        text = text[:at] + other + text[at + data.draw(st.integers(0, 12)) :]
        try:
            game = on_edition(find(name), text)
        except EditionError as error:
            found = error.mistakes
        else:
            found = ()
            assert on_edition(find(name), game.sheet.edition).sheet == game.sheet
        assert all(1 <= mistake.line <= text.count("\n") + 1 for mistake in found)
        assert name == "standoff" or "problem-fallen" not in [m.problem.message.key for m in found]
