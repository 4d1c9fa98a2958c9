"""An owner's own edition of a game: a file like `tables.toml` with the values of the own box, checked as a whole.

It opens with `[edition]`, which has a `title` and the name of its `game`; the rest is what `tables.toml` holds.
Its text may come from anybody, so size, depth, numbers and texts are bounded, and nothing in it is carried out.
"""

from __future__ import annotations

import difflib
import hashlib
import re
import tomllib
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rollout.core.data import Sheet, data_of
from rollout.core.errors import DataError
from rollout.core.game import AnyGame
from rollout.core.places import Places

MAX_SIZE = 65_536
"""Characters of an edition."""
MAX_TITLE = 60
MAX_TEXT = 200
"""Characters of any text in it."""
MAX_NUMBER = 1_000_000
MOST_MISTAKES = 100
"""That are told at once."""
_DEEPEST_LIST = 4
_NEVER = (
    ("[\ud800-\udfff]", "half a character stands here, a lone surrogate"),
    ("[0-9_]{400}", "no number is so long"),
)
_PATH = re.compile(r"[A-Za-z0-9_-]+(?:\[\d+\])*(?:\.[A-Za-z0-9_-]+(?:\[\d+\])*)*")
_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")


@dataclass(frozen=True)
class Mistake:
    """Something in an edition that cannot stay as it is."""

    line: int
    """1-based."""
    text: str


class EditionError(DataError):
    """An edition cannot be played; `mistakes` lists everything that is wrong with it, by line."""

    def __init__(self, where: str, mistakes: list[Mistake]) -> None:
        super().__init__(where, [f"line {mistake.line}: {mistake.text}" for mistake in mistakes])
        self.mistakes = tuple(mistakes)


@lru_cache(maxsize=32)
def on_edition(game: AnyGame, text: str, where: str = "the edition") -> AnyGame:
    """The game on the tables of an edition, which have been worked out.

    Raises:
        EditionError: with every mistake and its line.
    """
    text = cleaned(text)
    places = _places(text, where)
    problems: list[str] = []
    values = _tamed(_parsed(text, where, places), "", problems)
    title = _title(values.pop("edition", None), game, problems)
    sheet = Sheet(where, values, data_of(values, problems), digest_of(text), title, text)
    played = game.with_sheet(sheet)
    fallen = _ask_the_game(played, problems)
    _check_known(sheet, game, problems)
    if problems or fallen:
        problems = problems or [fallen]
        raise EditionError(where, _located(problems, places))
    return played


def _ask_the_game(played: AnyGame, problems: list[str]) -> str:
    """Let the game work out its tables; what it finds wrong is added. The answer says that it fell over them."""
    try:
        played.native  # noqa: B018 - kept by the game
    except DataError as error:
        problems += error.problems
    except Exception as error:  # noqa: BLE001 - a game's own reader need not be ready for what strangers write
        return f"edition: {played.title} cannot be set up with this ({type(error).__name__})"
    return ""


def game_named(text: str, where: str = "the edition") -> str:
    """The name of the game that an edition is of.

    Raises:
        EditionError: it cannot be read, or names none.
    """
    text = cleaned(text)
    places = _places(text, where)
    header = _parsed(text, where, places).get("edition")
    name = header.get("game") if isinstance(header, dict) else None
    if not isinstance(name, str):
        example = 'it begins with [edition], which has a title and a game, such as game = "robot-heroes"'
        raise EditionError(where, [Mistake(places.line("edition.game"), example)])
    return name


def cleaned(text: str) -> str:
    """A text without what editors and systems add: a mark at its beginning, and two kinds of line ends."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def digest_of(text: str) -> str:
    """The digest by which an edition is known: SHA-256 of its cleaned text."""
    return hashlib.sha256(cleaned(text).encode(errors="replace")).hexdigest()


def template(game: AnyGame) -> str:
    """A text to begin an edition with: the game's own values."""
    own = (game.folder / "tables.toml").read_text(encoding="utf-8")
    return f"""\
# An edition of {game.title}: the values that it is played with. Change what your box has otherwise. Where you have
# read a value from your own box, let its table say source = "box"; the rest stays marked as ours.

[edition]
title = "My own box"
game = "{game.name}"

[sources.box]
kind = "owner"
title = "read from my own box"

{own}"""


# -- steps -------------------------------------------------------------------------------------------------


def _places(text: str, where: str) -> Places:
    """Where everything stands; refuses what would be expensive to read."""
    if len(text) > MAX_SIZE:
        raise EditionError(where, [Mistake(1, f"it has {len(text)} characters; an edition has at most {MAX_SIZE}")])
    for pattern, what in _NEVER:
        if found := re.search(pattern, text):
            raise EditionError(where, [Mistake(text.count("\n", 0, found.start()) + 1, what)])
    places = Places(text)
    if places.too_deep:
        raise EditionError(where, [Mistake(places.too_deep, "is nested too deeply")])
    return places


def _parsed(text: str, where: str, places: Places) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        at = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
        line = int(at[1]) if at else text.rstrip().count("\n") + 1
        said = re.sub(r" \(at [^()]*\)\Z", "", str(error)).partition(";")[0][:MAX_TEXT]
    others = [Mistake(other, "this is no TOML") for other in places.broken if other != line]
    first = Mistake(line, f"this is no TOML: {said}")
    raise EditionError(where, sorted([first, *others], key=lambda m: m.line)[:MOST_MISTAKES])


def _tamed(value: Any, path: str, problems: list[str]) -> Any:
    """A value with nothing in it but tables, lists, texts and numbers of bounded size; the rest is noted."""
    if isinstance(value, dict):
        return {
            key: _tamed(inner, f"{path}.{key}" if path else key, problems)
            for key, inner in value.items()
            if _named(key, path, problems)
        }
    if isinstance(value, list):
        if path.count("[") >= _DEEPEST_LIST:
            problems.append(f"{path}: lists in lists go on for too long")
            return []
        return [_tamed(inner, f"{path}[{number}]", problems) for number, inner in enumerate(value)]
    if problem := _unfit(value):
        problems.append(f"{path}: {problem}")
        return "?"
    return value


def _named(key: str, path: str, problems: list[str]) -> bool:
    """Whether a key can be the name of a value; what others hold is not looked at."""
    if not _KEY.fullmatch(key):
        problems.append(f"{path or 'edition'}: {key!r:.60} is no name of a value: those have letters, digits, - and _")
        return False
    return True


def _unfit(value: Any) -> str:
    """Why a value cannot be one of a game; empty if it can."""
    if isinstance(value, str):
        if hidden := next((c for c in value if unicodedata.category(c)[0] == "C"), ""):
            return f"the text holds {hidden!a}, which nobody sees"
        return f"a text has at most {MAX_TEXT} characters, not {len(value)}" if len(value) > MAX_TEXT else ""
    if isinstance(value, int | float):
        fits = -MAX_NUMBER <= value <= MAX_NUMBER  # what is no number at all does not
        return "" if fits else f"a number is needed from {-MAX_NUMBER} to {MAX_NUMBER}"
    return "a number, a text or a list is needed"


def _title(header: Any, game: AnyGame, problems: list[str]) -> str:
    """The title that `[edition]` gives; what else it holds is checked."""
    if not isinstance(header, dict):
        problems.append(f'edition: a table [edition] is needed with a title and game = "{game.name}"')
        return ""
    problems += [f"edition.{key}: [edition] has a title and a game, nothing else" for key in header.keys() - _HEADER]
    if header.get("game") != game.name:
        problems.append(f"edition.game = {header.get('game')!r:.60}: it shall be played as {game.name!r}")
    title = header.get("title")
    if not isinstance(title, str) or not 1 <= len(title.strip()) <= MAX_TITLE:
        problems.append(f"edition.title: a title of 1 to {MAX_TITLE} characters is needed")
        return ""
    return title.strip()


_HEADER = {"title", "game"}


def _check_known(sheet: Sheet, game: AnyGame, problems: list[str]) -> None:
    """Whether all values are there, of the same sort as the game's own, and no others: slips of the pen are found."""
    own = {without_numbers(datum.path): _sort_of(datum.value) for datum in game.sheet.data}
    known = own.keys() | game.optional_values
    if not own:
        problems.append(f"edition.game: {game.title} has no values that an edition could change")
        return
    there = {without_numbers(datum.path) for datum in sheet.data}
    single = (datum.path for datum in game.sheet.data if "[" not in datum.path)
    problems += [f"{path} is missing" for path in single if path not in there | game.optional_values]
    for datum in sheet.data:
        name = without_numbers(datum.path)
        if name not in known:
            close = difflib.get_close_matches(name, known, 1)
            problems.append(f"{datum.path}: {game.title} has no such value" + (f"; it has {close[0]}" if close else ""))
        elif name in own and _sort_of(datum.value) != own[name]:
            problems.append(f"{datum.path} = {datum.value!r:.60}: {own[name]} is needed here")


def _sort_of(value: Any) -> str:
    """What sort of value it is, in words."""
    if isinstance(value, str):
        return "a text in quotation marks"
    if isinstance(value, list):
        return "a list in square brackets"
    if isinstance(value, bool):
        return "true or false"
    return "a whole number" if isinstance(value, int) else "a number with a point"


def without_numbers(path: str) -> str:
    """The path of all values of one name: `deck.copies` for `deck[2].copies`."""
    return re.sub(r"\[\d+\]", "", path)


def _located(problems: list[str], places: Places) -> list[Mistake]:
    """Each with its line, by line; of several about one value the first."""
    found: dict[str, Mistake] = {}
    for problem in problems:
        match = _PATH.match(problem)
        path = match[0] if match else problem
        said = problem.replace(f"{path} = None:", f"{path} is missing:")[:300]
        found.setdefault(path, Mistake(places.line(match[0]) if match else 1, said))
    mistakes = sorted(found.values(), key=lambda mistake: mistake.line)
    more = mistakes[MOST_MISTAKES:]
    return [*mistakes[:MOST_MISTAKES], *([Mistake(more[0].line, f"and {len(more)} more")] if more else [])]
