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
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rollout.core.data import Sheet, data_of
from rollout.core.errors import DataError
from rollout.core.game import AnyGame
from rollout.core.places import Places
from rollout.core.problems import Problem
from rollout.core.texts import is_seen

MAX_SIZE = 65_536
"""Characters of an edition."""
MAX_TITLE = 60
MAX_TEXT = 200
"""Characters of any text in it ..."""
MAX_LONG_TEXT = 4_000
"""... and of those that a game wants long, such as the outline of a country."""
MAX_NUMBER = 1_000_000
MOST_MISTAKES = 100
"""That are told at once."""
_DEEPEST_LIST = 4
_NEVER = (("[\ud800-\udfff]", "problem-surrogate"), ("[0-9_]{400}", "problem-digits"))
_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
_BROKEN = (
    (("Cannot overwrite", "Cannot declare", "twice", "Cannot mutate", "Duplicate"), "twice"),
    (("Unterminated", "Illegal character", "Unescaped", 'Expected "\'"'), "string"),
    (("Unclosed", "Expected ']'"), "bracket"),
    (("Invalid value",), "value"),
)
"""What `tomllib` says, and what it is about; the rest is about the line as a whole. A test holds it to these words."""


@dataclass(frozen=True)
class Mistake:
    """Something in an edition that cannot stay as it is."""

    line: int
    """1-based."""
    problem: Problem


class EditionError(DataError):
    """An edition cannot be played; `mistakes` lists everything that is wrong with it, by line."""

    def __init__(self, where: str, mistakes: list[Mistake], game: AnyGame | None = None) -> None:
        super().__init__(where, [mistake.problem for mistake in mistakes])
        self.mistakes = tuple(mistakes)
        self.game = game
        """Whose words say what is wrong; None where it is not known."""

    def _lines(self, said: Callable[[Problem], str]) -> list[str]:
        return [f"line {mistake.line}: {said(mistake.problem)}" for mistake in self.mistakes]


@lru_cache(maxsize=32)
def on_edition(game: AnyGame, text: str, where: str = "the edition") -> AnyGame:
    """The game on the tables of an edition, which have been worked out.

    Raises:
        EditionError: with every mistake and its line; if none is known but the game fell over it, from how it did.
    """
    text = cleaned(text)
    places = _places(text, where)
    problems: list[Problem] = []
    values = _tamed(_parsed(text, where, places), "", game, problems)
    title = _title(values.pop("edition", None), game, problems)
    data = data_of(values, problems)
    sheet = Sheet(where=where, values=values, data=data, digest=digest_of(text), title=title, edition=text)
    played = game.with_sheet(sheet)
    fallen = _ask_the_game(played, problems)
    _check_known(sheet, game, problems)
    if problems:
        raise EditionError(where, _located(problems, places), game)
    if fallen:
        problem = Problem.of("edition", "problem-fallen", game=game.title)
        raise EditionError(where, _located([problem], places), game) from fallen
    return played


def _ask_the_game(played: AnyGame, problems: list[Problem]) -> Exception | None:
    """Let the game work out its tables; what it finds wrong is added. The answer is how it fell over them."""
    try:
        played.native  # noqa: B018 - kept by the game
    except DataError as error:
        problems += error.problems
    except Exception as error:  # noqa: BLE001 - a game's own reader need not be ready for what strangers write
        return error
    return None


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
        raise EditionError(where, [Mistake(places.line("edition.game"), Problem.of("", "problem-no-game"))])
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
    taken = tomllib.loads(own).get("sources", {})
    box = next(name for name in ("box", *(f"box-{number}" for number in range(2, 1000))) if name not in taken)
    above = own.splitlines(keepends=True)[: Places(own).lines_above]  # what stands there belongs to no table
    own = own.removeprefix("".join(above))
    return f"""\
# An edition of {game.title}: the values that it is played with. Change what your box has otherwise. Where you have
# read a value from your own box, let its table say source = "{box}"; the rest stays marked as ours.
{"".join(above)}
[edition]
title = "My own box"
game = "{game.name}"

[sources.{box}]
kind = "owner"
title = "read from my own box"

{own}"""


# -- steps -------------------------------------------------------------------------------------------------


def _places(text: str, where: str) -> Places:
    """Where everything stands; refuses what would be expensive to read."""
    if len(text) > MAX_SIZE:
        problem = Problem.of("", "problem-size", count=len(text), most=MAX_SIZE)
        raise EditionError(where, [Mistake(1, problem)])
    for pattern, key in _NEVER:
        if found := re.search(pattern, text):
            line = text.count("\n", 0, found.start()) + 1
            raise EditionError(where, [Mistake(line, Problem.of("", key))])
    places = Places(text)
    if places.too_deep:
        raise EditionError(where, [Mistake(places.too_deep, Problem.of("", "problem-depth"))])
    return places


def _parsed(text: str, where: str, places: Places) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        said = str(error)
    at = re.search(r"\(at line (\d+), column (\d+)\)", said)
    line = int(at[1]) if at else text.rstrip().count("\n") + 1
    why = next((why for words, why in _BROKEN if any(word in said for word in words)), "line")
    lines = [(line, why), *((other, "line") for other in places.broken if other != line)]
    found = [Mistake(line, Problem.of("", "problem-toml", why=why)) for line, why in sorted(lines)]
    raise EditionError(where, found[:MOST_MISTAKES])


def _tamed(value: Any, path: str, game: AnyGame, problems: list[Problem]) -> Any:
    """A value with nothing in it but tables, lists, texts and numbers of bounded size; the rest is noted."""
    if isinstance(value, dict):
        return {
            key: _tamed(inner, f"{path}.{key}" if path else key, game, problems)
            for key, inner in value.items()
            if _named(key, path, problems)
        }
    if isinstance(value, list):
        if path.count("[") >= _DEEPEST_LIST:
            problems.append(Problem.of(path, "problem-lists"))
            return []
        return [_tamed(inner, f"{path}[{number}]", game, problems) for number, inner in enumerate(value)]
    longest = MAX_LONG_TEXT if common_path(path, game) in game.long_texts else MAX_TEXT
    if problem := _unfit(value, path, longest):
        problems.append(problem)
        return "?"
    return value


def _named(key: str, path: str, problems: list[Problem]) -> bool:
    """Whether a key can be the name of a value, or stand for all in a table of sources; what others hold is not
    looked at.
    """
    if not (_KEY.fullmatch(key) or (key == "*" and path.rpartition(".")[2] == "source")):
        problems.append(Problem.of(path, "problem-name", name=ascii(key)[:60]))
        return False
    return True


def _unfit(value: Any, path: str, longest: int) -> Problem | None:
    """Why a value cannot be one of a game; None if it can."""
    if isinstance(value, str):
        if hidden := next((c for c in value if unicodedata.category(c)[0] == "C"), None):
            return Problem.of(path, "problem-hidden", character=f"U+{ord(hidden):04X}")
        return Problem.of(path, "problem-text", count=len(value), most=longest) if len(value) > longest else None
    if isinstance(value, int | float):
        fits = -MAX_NUMBER <= value <= MAX_NUMBER  # what is no number at all does not
        return None if fits else Problem.of(path, "problem-large", low=-MAX_NUMBER, high=MAX_NUMBER)
    return Problem.of(path, "problem-kind")


def _title(header: Any, game: AnyGame, problems: list[Problem]) -> str:
    """The title that `[edition]` gives; what else it holds is checked."""
    if not isinstance(header, dict):
        problems.append(Problem.of("edition", "problem-header", game=game.name))
        return ""
    problems += [Problem.of(f"edition.{key}", "problem-header-key") for key in header.keys() - _HEADER]
    if header.get("game") != game.name:
        problems.append(Problem.of("edition.game", "problem-other-game", header.get("game"), game=game.name))
    title = header.get("title")
    if not isinstance(title, str) or len(title.strip()) > MAX_TITLE or not is_seen(title):
        problems.append(Problem.of("edition.title", "problem-title", most=MAX_TITLE))
        return ""
    return title.strip()


_HEADER = {"title", "game"}


def _check_known(sheet: Sheet, game: AnyGame, problems: list[Problem]) -> None:
    """Whether all values are there, of the same sort as the game's own, and no others: slips of the pen are found.

    What else is wrong below a value of another shape follows from that, and is not told.
    """
    own = {common_path(datum.path, game): _sort_of(datum.value) for datum in game.sheet.data}
    if not own:
        problems.append(Problem.of("edition.game", "problem-no-values", game=game.title))
        return
    known = own.keys() | game.optional_values
    tables = _tables_of(known)
    names = {datum.path: common_path(datum.path, game) for datum in sheet.data}
    shapes = dict(_of_another_shape(sheet, names, own, tables))
    problems[:] = [problem for problem in problems if not _is_below(problem.path, shapes)] + [*shapes.values()]
    there = {*names.values()} | game.optional_values | shapes.keys()
    single = (d.path for d in game.sheet.data if "[" not in d.path and d.path == common_path(d.path, game))
    problems += [Problem.of(p, "problem-missing") for p in single if p not in there and not _is_below(p, shapes)]
    for datum in sheet.data:
        if (sort := own.get(names[datum.path])) not in (None, _sort_of(datum.value)):
            problems.append(Problem.of(datum.path, "problem-sort", datum.value, sort=sort))
    others = (p for p in names if names[p] not in known and p not in shapes and not _is_below(p, shapes))
    problems += _unknown(others, game, known)
    around = tables | known
    empty = (path for path in _empty_tables(sheet.values) if common_path(path, game) not in around)
    problems += _unknown(empty, game, tables)


def _tables_of(known: Collection[str]) -> set[str]:
    """The tables that hold values of these paths."""
    return {path[: dot.start()] for path in known for dot in re.finditer(r"\.", path)}


def _of_another_shape(
    sheet: Sheet, names: dict[str, str], own: dict[str, str], tables: set[str]
) -> Iterator[tuple[str, Problem]]:
    """Values where a table is needed, and tables where a value is, by path; `names` are common paths."""
    for datum in sheet.data:
        name = names[datum.path]
        outer = next((dot.start() for dot in re.finditer(r"\.", name) if name[: dot.start()] in own), 0)
        if name in tables:
            yield datum.path, Problem.of(datum.path, "problem-sort", datum.value, sort="table")
        elif outer and name not in own:
            keys = datum.path.split(".")[: name.count(".", 0, outer) + 1]
            path = re.sub(r"(\[\d+\])+$", "", ".".join(keys))
            yield path, Problem.of(path, "problem-sort", sort=own[name[:outer]])


def _is_below(path: str, others: Collection[str]) -> bool:
    """Whether what a path names is part of something else."""
    return any(path[: end.start()] in others for end in re.finditer(r"[.\[]", path))


def _empty_tables(values: Any, path: str = "") -> Iterator[str]:
    """The paths of all tables that hold nothing, but perhaps a source."""
    if isinstance(values, list):
        for number, inner in enumerate(values):
            yield from _empty_tables(inner, f"{path}[{number}]")
    elif isinstance(values, dict):
        inside = {key: inner for key, inner in values.items() if key != "source"}
        for key, inner in inside.items():
            yield from _empty_tables(inner, f"{path}.{key}" if path else key)
        if path and not inside:
            yield path


def _unknown(paths: Iterable[str], game: AnyGame, known: Collection[str]) -> Iterator[Problem]:
    """Values or tables that there are not; which ones may be meant, looked for once for all of one kind."""
    meant: dict[str, str] = {}
    for path in paths:
        name = common_path(path, game)
        if name not in meant:
            meant[name] = next(iter(difflib.get_close_matches(name, known, 1)), "none")
        yield Problem.of(path, "problem-unknown", game=game.title, close=meant[name])


def _sort_of(value: Any) -> str:
    """What sort of value it is."""
    if isinstance(value, str):
        return "text"
    if isinstance(value, list):
        return "list"
    if isinstance(value, bool):
        return "truth"
    return "whole" if isinstance(value, int) else "decimal"


def common_path(path: str, game: AnyGame) -> str:
    """The path that all values of one kind share: `deck.copies` for `deck[2].copies`, and `country.*.links` for
    `country.alaska.links` where the owner names the countries.
    """
    name = ""
    for key in re.sub(r"\[\d+\]", "", path).split("."):
        known = "*" if name in game.open_tables else key
        name = f"{name}.{known}" if name else known
    return name


def _located(problems: list[Problem], places: Places) -> list[Mistake]:
    """Each with its line, by line; of several about one value the first, or that it is missing."""
    found: dict[str, Mistake] = {}
    for problem in sorted(problems, key=lambda problem: problem.message.key != "problem-missing"):
        found.setdefault(problem.path or str(problem), Mistake(places.line(problem.path), problem))
    mistakes = sorted(found.values(), key=lambda mistake: mistake.line)
    more = mistakes[MOST_MISTAKES:]
    rest = [Mistake(more[0].line, Problem.of("", "problem-more", count=len(more)))] if more else []
    return [*mistakes[:MOST_MISTAKES], *rest]
