"""An owner's edition: every mistake at once and with its line, whoever wrote the text; and games on it."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cached_property

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
from rollout.core.places import Places
from rollout.games import find, shelf
from rollout.testing.conformance import check_game

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
    with pytest.raises(EditionError) as caught:
        on_edition(find(game), text)
    assert str(caught.value).count("\n") == len(caught.value.mistakes)
    return list(caught.value.mistakes)


def told(text: str, game: str = "standoff") -> list[tuple[int, str]]:
    return [(mistake.line, mistake.text) for mistake in mistakes(text, game)]


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
        with pytest.raises(EditionError, match=r"line 1: it begins with \[edition\]"):
            game_named("x = 1\n")
        with pytest.raises(EditionError, match="line 2: this is no TOML"):
            game_named("x = 1\nhello\n")

    def test_it_keeps_what_every_game_promises(self) -> None:
        check_game(on_edition(GAME, GOOD), games=2, pairs=4)


class TestTemplates:
    @pytest.mark.parametrize("name", [name for name, game in shelf().items() if game.sheet.data])
    def test_each_game_gives_one_to_begin_with(self, name: str) -> None:
        own = find(name)
        game = on_edition(own, template(own))
        assert game.sheet.data == own.sheet.data
        assert game.sheet.digest != own.sheet.digest

    def test_a_game_without_values_has_no_editions(self) -> None:
        text = '[edition]\ntitle = "x"\ngame = "pig"\n[sources.a]\nkind = "owner"\ntitle = "a"\n'
        assert told(text, "pig") == [(3, "edition.game: Pig has no values that an edition could change")]


class TestMistakes:
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
        assert said[4] == "edition.title: a title of 1 to 60 characters is needed"
        assert said[11] == "standoff.hand is missing"
        assert said[13] == "standoff.hnad: Standoff has no such value; it has standoff.hand"

    @pytest.mark.parametrize(
        ("change", "line", "words"),
        [
            (("hearts = 3", "hearts = 2000000"), 12, "a number is needed from -1000000 to 1000000"),
            (("hearts = 3", "hearts = nan"), 12, "a number is needed"),
            (("hearts = 3", "hearts = 0x" + "f" * 5000), 12, "a number is needed"),
            (("hearts = 3", "hearts = 1979-05-27"), 12, "a number, a text or a list"),
            (("hearts = 3", "hearts = '3'"), 12, "a whole number is needed here"),
            (("hearts = 3", "hearts = 3.5"), 12, "a whole number is needed here"),
            (("hearts = 3", "hearts = true"), 12, "a whole number is needed here"),
            (("hearts = 3", "hearts = [\n  3,\n]"), 12, "a whole number is needed here"),
            (("hearts = 3", "hearts = [[[[[[3]]]]]]"), 12, "lists in lists"),
            (("hearts = 3", "heart = 3"), 12, "it has standoff.hearts"),
            (("hearts = 3", ""), 11, "standoff.hearts is missing"),
            (("hearts = 3", 'hearts = 3\n"<b>" = 1'), 11, "is no name of a value"),
            (("tokens = 12", "tokens = 3"), 14, "three hands and one in the bag need more"),
            (("read from", "read\\u202efrom"), 9, "which nobody sees"),
            (("read from", "x" * 201), 9, "at most 200 characters"),
            (("Grandmother's", "x" * 61), 4, "a title of 1 to 60"),
            (('"standoff"', '"pig"'), 5, "it shall be played as 'standoff'"),
            (('game = "standoff"', 'game = "standoff"\nauthor = "me"'), 6, "a title and a game, nothing else"),
            (("[standoff]", "[standoff"), 11, "this is no TOML"),
            (("block = 2", "block = 2\nblock = 3"), 18, "this is no TOML: Cannot overwrite a value"),
            (("hearts = 3", "hearts = 9" + "9" * 5000), 12, "no number is so long"),
        ],
    )
    def test_what_is_said_about_each(self, change: tuple[str, str], line: int, words: str) -> None:
        found = told(GOOD.replace(*change))
        assert line in [at for at, said in found if words in said], found

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
        (found,) = told(GOOD + "# another\n")
        assert found == (3, "edition: Standoff cannot be set up with this (ZeroDivisionError)")


HOSTILE: dict[str, Callable[[], str]] = {
    "a key of very many parts": lambda: "a" + ".a" * 32_000 + " = 1",
    "a table of very many parts": lambda: "[a" + ".a" * 32_000 + "]",
    "brackets": lambda: "a = " + "[" * 32_000 + "]" * 32_000,
    "braces": lambda: "a = " + "{a=" * 16_000 + "1" + "}" * 16_000,
    "open brackets": lambda: "[" * 65_000,
    "quotation marks": lambda: '"' * 65_000,
    "very many tables": lambda: "[[a]]\n" * 10_000,
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
        text, began = HOSTILE[what](), time.monotonic()
        assert mistakes(text)
        assert time.monotonic() - began < 2

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
        assert all(1 <= mistake.line <= text.count("\n") + 1 and mistake.text for mistake in found)
        assert name == "standoff" or not [mistake for mistake in found if "cannot be set up" in mistake.text]


class TestPlaces:
    def test_every_path_has_its_line(self) -> None:
        text = "a.b = 1\n[t]\nlist = [\n  1, 2,\n  [3,\n   4],\n]\nin = { x = 1, y = [\n5] }\n"
        text += "[[e]]\nq = 1\n[[e]]\n[e.sub]\nz = 2\n"
        places = Places(text)
        lines = {"a.b": 1, "t": 2, "t.list": 3, "t.list[1]": 4, "t.list[2]": 5, "t.list[2][1]": 6, "t.in.x": 8}
        lines |= {"t.in.y[0]": 9, "e[0].q": 11, "e[1]": 12, "e[1].sub": 13, "e[1].sub.z": 14}
        assert {path: places.line(path) for path in lines} == lines
        assert (places.broken, places.too_deep) == ((), 0)

    def test_what_is_missing_stands_where_it_should(self) -> None:
        places = Places("\n[t]\nx = 1\n[[e]]\n")
        assert [places.line(path) for path in ("t.gone", "t.gone[3].too", "e[0].q", "e[7]", "none", "")] == [
            2,
            2,
            4,
            4,
            1,
            1,
        ]
