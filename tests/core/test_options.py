"""Options that do not fit: every one is named, with what would be allowed, in each language."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from rollout.core.errors import DataError
from rollout.core.game import Options
from rollout.core.options import problems_of, schema
from rollout.games import find
from rollout.words import problem_text


class Many(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of each sort."""

    way: Literal["short", "long"] = "short"
    size: Annotated[int, Meta(ge=3, le=9)] = 3
    even: Annotated[int, Meta(ge=0, le=8, multiple_of=2)] = 0
    third: Annotated[int, Meta(ge=0, le=9, multiple_of=3)] = 0
    any: int = 0
    open: bool = False
    name: str = ""


class Single(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """None at all."""


HAS = "way, size, even, third, any, open, name"


@pytest.mark.parametrize(
    ("options", "en", "de"),
    [
        (
            {"way": "no"},
            'way = "no": one of these is needed: "short", "long"',
            'way = "no": hier muss eines davon stehen: "short", "long"',
        ),
        (
            {"size": 2},
            "size = 2: a whole number from 3 to 9 is needed",
            "size = 2: hier muss eine ganze Zahl von 3 bis 9 stehen",
        ),
        (
            {"even": 3},
            "even = 3: an even number from 0 to 8 is needed",
            "even = 3: hier muss eine gerade Zahl von 0 bis 8 stehen",
        ),
        (
            {"third": 1},
            "third = 1: a number from 0 to 9 that can be divided by 3 is needed",
            "third = 1: hier muss eine Zahl von 0 bis 9 stehen, die sich durch 3 teilen lässt",
        ),
        ({"any": "1"}, 'any = "1": a whole number is needed', 'any = "1": hier muss eine ganze Zahl stehen'),
        ({"open": 1}, "open = 1: true or false is needed", "open = 1: hier muss true oder false stehen"),
        ({"name": 1}, "name = 1: this cannot be chosen here", "name = 1: das kann man hier nicht wählen"),
        (
            {"": 1},
            f'"" = 1: the game has no such option; it has {HAS}',
            f'"" = 1: das Spiel kennt diese Einstellung nicht; es gibt {HAS}',
        ),
    ],
)
def test_what_would_be_allowed(options: dict[str, Any], en: str, de: str) -> None:
    (problem,) = problems_of(options, Many)
    assert [problem_text(problem, language) for language in ("en", "de")] == [en, de]


def test_a_game_without_options() -> None:
    (problem,) = problems_of({"x\n" * 99: 1}, Single)
    assert len(problem.path) <= 60
    assert problem_text(problem, "en").endswith(" = 1: the game has no options")
    assert problem_text(problem, "de").endswith(" = 1: das Spiel hat keine Einstellungen")


def test_every_mistake_is_told_at_once() -> None:
    game = find("robot-heroes")
    with pytest.raises(DataError) as caught:
        game.understood({"level": "hard", "": 1, "max_turns": 1001})
    assert [problem.path for problem in caught.value.problems] == ["level", '""', "max_turns"]


def test_a_form_offers_words_in_the_order_of_the_game() -> None:
    made = schema(Many)["$defs"]["Many"]["properties"]
    assert made["way"] == {"default": "short", "enum": ["short", "long"]}
    assert (made["size"]["minimum"], made["open"]["type"]) == (3, "boolean")
