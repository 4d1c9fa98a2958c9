"""The one position that a view shows, to ask the rules themselves; and territories and cards by what people type."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from rollout.core.reading import native
from rollout.core.texts import spelled
from rollout.games.risk.restoring import restore
from rollout.games.risk.state import RiskState
from rollout.games.risk.tables import EFFECTS, TIMES, Map, PowerCards, Tables
from rollout.games.risk.view import Continent, Place, PowerCard, RiskView


def stand_in(view: RiskView) -> RiskState:
    """The position that a view shows: everything that decides what may be done now is open."""
    return restore(_tables_of(view), view)


def _tables_of(view: RiskView) -> Tables:
    """The map and the cards as rules hold them; what only the next turns ask for is left out."""
    cards = tuple((card.name, card.copies, card.when, card.effect, card.amount) for card in view.power)
    return _tables(view.board, view.continents, cards, view.exchange)


@lru_cache(maxsize=16)
def _tables(
    board: tuple[Place, ...],
    continents: tuple[Continent, ...],
    cards: tuple[tuple[str, int, str, str, int], ...],
    exchange: tuple[int, ...],
) -> Tables:
    names, areas = [place.name for place in board], [continent.name for continent in continents]
    links = [(at, names.index(near)) for at, place in enumerate(board) for near in place.neighbours]
    land = Map(
        names,
        native(areas.index(place.continent) for place in board),
        native(place.stars for place in board),
        native(end for pair in links for end in pair),
        [[*place.also] for place in board],
    )
    power = PowerCards()
    for name, copies, when, effect, amount in cards:
        power.add(name, [], native([copies, TIMES.index(when), EFFECTS.index(effect), amount]))
    bonus = native(continent.bonus for continent in continents)
    corners, centre = native(int(place.corner) for place in board), native(int(place.centre) for place in board)
    return Tables(land, areas, bonus, corners, centre, native(exchange), power, native([0, 0, 0, 0, 0, 0, 0, 1]))


# -- what people type --------------------------------------------------------------------------------------


def slug(name: str) -> str:
    """A name as one word of a line, such as "north-africa"."""
    return "-".join(re.findall(r"[^\W_]+", name.casefold()))


def called(things: Sequence[Place | PowerCard], words: Sequence[str]) -> list[int]:
    """Which things these words may mean: the one that has such a name, or all whose names begin so, word by word."""
    said = spelled("".join(words))
    exact = [at for at, thing in enumerate(things) if said in _spellings(thing)]
    if exact or not said:
        return exact
    parts = [spelled(part) for word in words for part in word.split("-") if spelled(part)]
    return [at for at, thing in enumerate(things) if _begins(thing, parts)]


def is_called(things: Sequence[Place | PowerCard], words: Sequence[str]) -> bool:
    """Whether something has exactly this name."""
    said = spelled("".join(words))
    return any(said in _spellings(thing) for thing in things)


@lru_cache(maxsize=256)
def _spellings(thing: Place | PowerCard) -> frozenset[str]:
    """The names of a thing, as they are compared."""
    return frozenset(spelled(name) for name in (thing.name, *thing.also))


def _begins(thing: Place | PowerCard, parts: list[str]) -> bool:
    """Whether the parts are the beginnings of the words of one of its names, in order."""
    for name in (thing.name, *thing.also):
        words = [spelled(word) for word in re.findall(r"[^\W_]+", name)]
        if len(parts) <= len(words) and all(word.startswith(part) for word, part in zip(words, parts, strict=False)):
            return True
    return False
