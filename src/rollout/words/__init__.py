"""Texts in the reader's language: Fluent files of the app and of each game, and the formatter for them.

The browser formats the same files with the same arguments; what is here serves the command line and tests.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from rollout.core.edition import EditionError
from rollout.core.errors import DataError, RolloutError
from rollout.core.game import AnyGame
from rollout.core.problems import Problem
from rollout.core.wire import Message, Told, View

LANGUAGES = ("en", "de")
"""The languages that every text is written in; the first one steps in where a text is missing."""


_AND = {"en": "and", "de": "und"}


def app_words(language: str) -> str:
    """The texts of the app itself, in Fluent's format; empty for a language that it does not speak."""
    return _read(Path(__file__).parent, language)


def game_words(game: AnyGame, language: str) -> str:
    """The texts of a game, in Fluent's format; empty where it has none."""
    return _read(game.folder / "words", language)


def help_text(game: AnyGame, language: str) -> str:
    """How to play a game, in Markdown; empty where it has no help."""
    return _read(game.folder / "help", language, ".md")


def _read(folder: Path, language: str, suffix: str = ".ftl") -> str:
    path = folder / f"{language}{suffix}"
    return path.read_text(encoding="utf-8") if language in LANGUAGES and path.is_file() else ""


def name_key(value: str) -> str:
    """Which message says a name that comes from data: `name-optimus-prime` for "Optimus Prime", as in the browser."""
    return "name-" + re.sub(r"[^a-z0-9]+", "-", value.lower()).strip("-")


def bundle(language: str, *texts: str) -> FluentBundle:
    """Fluent texts of one language; of two with the same key the later one counts.

    In them `{ NAME($piece) }` is a name that comes from data: the message of its `name_key`, or as it stands there;
    of several, joined by commas, each for itself. `{ LIST($target) }` says the words of an argument one after the
    other, as "a, b and c". `{ SIZE($by) }` is a number without its sign, and `{ SIGN($by) }` is "minus" or "plus".
    """
    functions: dict[str, Any] = {
        "NAME": lambda value: _name(made, value),
        "LIST": lambda value: _listed(str(value), language),
        "SIZE": lambda number: fluent_number(abs(number)),
        "SIGN": lambda number: "minus" if number < 0 else "plus",
    }
    made: FluentBundle = FluentBundle([language], functions=functions, use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def _name(texts: FluentBundle, value: Any) -> Any:
    """A name in the language of these texts; what is no text, such as a number, stays as it is."""
    if not isinstance(value, str):
        return value
    key = name_key(value)
    if texts.has_message(key) and (pattern := texts.get_message(key).value):
        return texts.format_pattern(pattern)[0]
    names = value.split(", ")
    return ", ".join(_name(texts, name) for name in names) if len(names) > 1 else value


def _listed(words: str, language: str) -> str:
    """Words that spaces part, as they are said one after the other."""
    *first, last = words.split() or [""]
    return f"{', '.join(first)} {_AND[language]} {last}" if first else last


@cache
def _bundle(language: str, game: AnyGame | None) -> FluentBundle:
    return bundle(language, app_words(language), game_words(game, language) if game else "")


def phrase(message: Message, language: str, game: AnyGame | None = None) -> str:
    """A message in a language; where no text has its key, a plain rendering of key and arguments."""
    for spoken in (language, LANGUAGES[0]):
        texts = _bundle(spoken, game)
        if texts.has_message(message.key) and (pattern := texts.get_message(message.key).value):
            return str(texts.format_pattern(pattern, dict(message.args))[0])
    return message.plain


def problem_text(problem: Problem, language: str, game: AnyGame | None = None) -> str:
    """A problem in a language: which value, and what would be allowed."""
    return problem.text(phrase(problem.message, language, game))


def error_text(error: RolloutError) -> str:
    """An error in English, with the texts that its problems have."""
    if not isinstance(error, DataError):
        return str(error)
    game = error.game if isinstance(error, EditionError) else None
    return error.text(lambda problem: problem_text(problem, LANGUAGES[0], game))


def phase_message(view: View, who: str, count: int) -> Message:
    """What is asked of `who`, so many: a text may use all that the view says in a word or a number."""
    fields = {key: value for key, value in msgspec.to_builtins(view).items() if type(value) in {str, int}}
    return Message(f"phase-{view.phase}", {**fields, "who": who, "count": count})


def told_message(told: Told, names: Sequence[str]) -> Message:
    """What was told as a message; numbers of seats become the names of those who sit there.

    An empty text becomes "none", since a Fluent text can ask for that: it is what the reader may not know.
    """
    fields: dict[str, Any] = msgspec.to_builtins(told)
    key = f"told-{fields.pop('type')}"
    return Message(
        key, {name: "none" if value == "" else argument(name, value, names) for name, value in fields.items()}
    )


def argument(name: str, value: Any, names: Sequence[str]) -> str | int:
    """One field as Fluent receives it: `seat` and `..._seat` as a name, lists joined by commas."""
    if (name == "seat" or name.endswith("_seat")) and isinstance(value, int) and 0 <= value < len(names):
        return names[value]
    if isinstance(value, list | tuple):
        return ", ".join(str(argument("", item, names)) for item in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {argument(str(key), item, names)}" for key, item in value.items())
    return value if isinstance(value, str | int) and not isinstance(value, bool) else str(value).lower()
