"""Reads and checks what Robot Heroes is played with; every mistake is reported at once, with the path of its value."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from rollout.core.data import Sheet
from rollout.core.reading import Reader, native
from rollout.core.texts import is_tidy, letters
from rollout.games.robot_heroes.board import MOST_WALKED, SPACE_KINDS, Board
from rollout.games.robot_heroes.tables import ADVANCED, BASIC, CHARACTERS, EFFECTS, Cards, Tables, both_levels

HIGHEST = 20
"""Highest number that a card may carry."""
MOST_SPACES = 200
MOST_SPECIALS = 40
"""Kinds of Special Attack."""
LONGEST_TITLE = 40
OPTIONAL = frozenset(
    {
        "board.places",
        "deck.hero",
        *(f"special.{key}" for key in ("hero", "number", "add", "least", "damage", "loss")),
    }
)
"""Values that an edition may leave out."""
_NEEDS = {"number": ("number",), "add": ("add", "number"), "against": ("least",)}
"""What an effect needs to know; no other may say it."""
_SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_DIE_NAMES = ("die", "dice", "diecard", "würfel", "wuerfel", "würfelkarte", "wuerfelkarte")


def load_tables(sheet: Sheet) -> Tables:
    """The native tables of a sheet, those of the Basic level.

    Raises:
        DataError: with every value that does not fit the game.
    """
    return _Reader(sheet).tables()


@dataclass
class _Special:
    """One Special Attack as it was read."""

    name: str
    titles: list[str]
    copies: list[int]
    """By character."""
    values: list[int]
    """Effect, number, add, least, damage, loss."""


class _Reader(Reader):
    """Reads a sheet and collects what is wrong with it."""

    def tables(self) -> Tables:
        spaces = self.spaces()
        links, places = self.links(len(spaces)), self.places(len(spaces))
        starts = self.starts(len(spaces))
        decks = self.decks()
        specials = self.specials()
        pieces, faces = self.number("hero.pieces", 1, 20), self.number("die.faces", 2, 20)
        sizes = [self.sizes(pieces, level) for level in ("basic", "advanced")]
        self.refuse_mistakes()
        board = Board(native(spaces), native(links), native(places), faces)
        if board.is_too_dense():
            self.note("board.links", "problem-dense", faces=faces, most=MOST_WALKED)
        self.refuse_mistakes()
        basic, advanced = _cards(decks, []), _cards(decks, specials)
        return both_levels(
            Tables(BASIC, board, native(starts), basic, sizes[0]),
            Tables(ADVANCED, board, native(starts), advanced, sizes[1]),
        )

    def sizes(self, pieces: int, level: str) -> vec[i64]:
        """Pieces, cards of a hand, hand limit."""
        hand = self.number(f"{level}.hand", 1, 99)
        return native([pieces, hand, self.number(f"{level}.limit", hand, 99)])

    # -- board -----------------------------------------------------------------------------------------------

    def spaces(self) -> list[int]:
        """The kind of each space, by number."""
        kinds: list[int] = []
        names = self.items("board.kinds")
        if len(names) > MOST_SPACES:
            self.note("board.kinds", "problem-spaces", count=len(names), most=MOST_SPACES)
        for at, name in enumerate(names[:MOST_SPACES]):
            kinds.append(self.chosen(name, f"board.kinds[{at}]", SPACE_KINDS))
        return kinds

    def links(self, size: int) -> list[int]:
        """Pairs of spaces, one after the other."""
        flat: list[int] = []
        seen: set[tuple[int, int]] = set()
        for at, pair in enumerate(self.items("board.links")):
            if not _is_pair(pair, size - 1) or pair[0] == pair[1]:
                self.note(f"board.links[{at}]", "problem-link", pair, last=size - 1)
            elif (min(pair), max(pair)) in seen:
                self.note(f"board.links[{at}]", "problem-linked", pair)
            else:
                seen.add((min(pair), max(pair)))
                flat += pair
        return flat

    def places(self, size: int) -> list[int]:
        """Where each space is drawn: across and down, one after the other; empty where the sheet does not say."""
        places = self.value("board.places")
        if places is None:
            return []
        if not isinstance(places, list) or len(places) != size:
            self.note("board.places", "problem-places", count=size)
            return []
        for at, place in enumerate(places):
            if not _is_pair(place, 1000):
                self.note(f"board.places[{at}]", "problem-place", place)
            elif place in places[:at]:
                self.note(f"board.places[{at}]", "problem-place-taken", place)
        return [number for place in places if _is_pair(place, 1000) for number in place]

    def starts(self, size: int) -> list[int]:
        """Starting spaces, by character."""
        before = len(self.problems)
        starts = [self.number(f"board.starts.{name}", 0, max(size - 1, 0)) for name in CHARACTERS]
        if starts[0] == starts[1] and len(self.problems) == before:
            self.note("board.starts", "problem-starts", space=starts[0])
        return starts

    # -- cards -----------------------------------------------------------------------------------------------

    def decks(self) -> list[dict[int, int]]:
        """Ordinary cards: copies by kind, for each character."""
        decks: list[dict[int, int]] = [{}, {}]
        for at, entry in enumerate(self.items("deck")):
            path = f"deck[{at}]"
            heroes, copies = self.heroes_and_copies(entry, path)
            name = entry.get("card") if isinstance(entry, dict) else None
            kind = _kind_of(name)
            if kind < 0 or any(kind in decks[hero] for hero in heroes):
                self.note(f"{path}.card", "problem-card", name, highest=HIGHEST)
                continue
            for hero in heroes:
                decks[hero][kind] = copies
        if not self.problems:
            self.refuse_empty(decks)
        return decks

    def refuse_empty(self, decks: list[dict[int, int]]) -> None:
        """Note a hero who would have no card on the Basic level."""
        for character, deck in zip(CHARACTERS, decks, strict=True):
            if not deck:
                self.note("deck", "problem-no-card", hero=character)

    def heroes_and_copies(self, entry: Any, path: str) -> tuple[list[int], int]:
        """In whose decks an entry belongs, by number, and how often."""
        entry = entry if isinstance(entry, dict) else {}
        copies = self.checked(entry.get("copies"), f"{path}.copies", 1, 99)
        hero = entry.get("hero")
        if hero is not None and hero not in CHARACTERS:
            self.note(f"{path}.hero", "problem-choice", hero, allowed=", ".join(CHARACTERS))
        return [CHARACTERS.index(hero)] if hero in CHARACTERS else [0, 1], copies

    def specials(self) -> list[_Special]:
        """The Special Attacks in the order of the sheet; there may be none."""
        entries = [] if self.value("special") is None else self.items("special")
        if len(entries) > MOST_SPECIALS:
            self.note("special", "problem-specials", count=len(entries), most=MOST_SPECIALS)
        taken: set[str] = {letters(name) for name in _DIE_NAMES}
        return [self.special(entry, f"special[{at}]", taken) for at, entry in enumerate(entries[:MOST_SPECIALS])]

    def special(self, entry: Any, path: str, taken: set[str]) -> _Special:
        """One Special Attack; `taken` are names that others have."""
        heroes, copies = self.heroes_and_copies(entry, path)
        entry = entry if isinstance(entry, dict) else {}
        name = entry.get("card")
        if not isinstance(name, str) or not _SLUG.fullmatch(name) or len(name) > LONGEST_TITLE:
            self.note(f"{path}.card", "problem-special", name, most=LONGEST_TITLE)
            name = path
        titles = self.titles(entry.get("titles"), f"{path}.titles", heroes)
        names = {letters(word) for word in (name, *titles)} - {""}
        if names & taken:
            self.note(f"{path}.card", "problem-name-taken", name)
        taken |= names
        return _Special(name, titles, [copies * (hero in heroes) for hero in (0, 1)], self.effect(entry, path))

    def titles(self, entry: Any, path: str, heroes: list[int]) -> list[str]:
        """What each hero calls a Special Attack; one that only one hero has needs one title."""
        found = ["", ""]
        for hero in heroes:
            title = entry.get(CHARACTERS[hero]) if isinstance(entry, dict) else None
            if isinstance(title, str) and is_tidy(title, LONGEST_TITLE):
                found[hero] = title
                continue
            self.note(f"{path}.{CHARACTERS[hero]}", "problem-printed-title", title, most=LONGEST_TITLE)
        return [found[0] or found[1], found[1] or found[0]]

    def effect(self, entry: dict[str, Any], path: str) -> list[int]:
        """Effect, number, add, least, damage, loss of a Special Attack."""
        effect = entry.get("effect")
        if effect not in EFFECTS[1:]:
            self.note(f"{path}.effect", "problem-choice", effect, allowed=", ".join(EFFECTS[1:]))
        needed = _NEEDS.get(str(effect), ())
        said = [self.said(entry, path, key, key in needed) for key in ("number", "add", "least")]
        damage = self.checked(entry.get("damage", 1), f"{path}.damage", 1, 20)
        loss = self.checked(entry.get("loss", 1), f"{path}.loss", 0, 20)
        return [EFFECTS.index(effect) if effect in EFFECTS else 0, *said, damage, loss]

    def said(self, entry: dict[str, Any], path: str, key: str, needed: bool) -> int:
        """A number that belongs to certain effects; 0 where it does not."""
        if needed:
            return self.checked(entry.get(key), f"{path}.{key}", 0, HIGHEST)
        if key in entry and entry.get("effect") in EFFECTS:
            self.note(f"{path}.{key}", "problem-of-other-effects", effect=entry["effect"])
        return 0


def _cards(decks: list[dict[int, int]], specials: list[_Special]) -> Cards:
    """The cards of a level."""
    names = ["die", *(str(number) for number in range(1, max(*decks[0], *decks[1], 0) + 1))]
    copies = [
        [*(decks[hero].get(kind, 0) for kind in range(len(names))), *(special.copies[hero] for special in specials)]
        for hero in (0, 1)
    ]
    cards = Cards(names, native([*copies[0], *copies[1]]))
    for special in specials:
        cards.add_special(special.name, special.titles, native(special.values))
    return cards


def _is_pair(pair: Any, highest: int) -> bool:
    """Whether it is two whole numbers from 0 on."""
    if not isinstance(pair, list) or len(pair) != 2:
        return False
    return all(isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= highest for number in pair)


def _kind_of(name: Any) -> int:
    """The kind of an ordinary card by its name, -1 if it is none."""
    if name == "die":
        return 0
    return int(name) if name in [str(number) for number in range(1, HIGHEST + 1)] else -1
