"""Reads and checks what RISK Transformers is played with; every mistake is reported at once, with the path of its
value.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rollout.core.data import Sheet
from rollout.core.reading import Reader, native
from rollout.core.texts import is_tidy, spelled
from rollout.games.risk.tables import (
    ANYWHERE,
    ATTACK_DIE,
    CANCEL,
    DEFENCE_DIE,
    EFFECTS,
    KEEP,
    LOSE,
    METER,
    MOST_ARMIES,
    MOST_STARS,
    NOW,
    PASS_ON,
    TIMES,
    UNITS,
    Map,
    PowerCards,
    Tables,
)
from rollout.games.risk.wording import TAKEN

FEWEST_TERRITORIES = 2
MOST_TERRITORIES = 60
MOST_CONTINENTS = 12
MOST_LINKS = 12
"""Of one territory, twice as many as on the printed map: computer players look at every attack."""
MOST_METER = 15
MOST_UNITS = 30
"""New units of a turn, for any one reason."""
MOST_CARDS = 40
"""Kinds of Power card."""
LONGEST_NAME = 40
MOST_NAMES = 9
"""Other names of one thing."""
OPEN_TABLES = frozenset({"continent", "territory"})
"""Tables whose keys an owner chooses; in the file they stand for the names."""
_FITTING = {NOW: (UNITS, ANYWHERE, METER, LOSE), KEEP: (ATTACK_DIE, DEFENCE_DIE, CANCEL), PASS_ON: (UNITS, LOSE)}
"""Effects by the time at which a card takes effect [RT-P]."""
_PLAIN = (ANYWHERE, CANCEL)
"""Effects without an amount."""


def load_tables(sheet: Sheet) -> Tables:
    """The native tables of a sheet.

    Raises:
        DataError: with every value that does not fit the game.
    """
    return _Reader(sheet).tables()


@dataclass
class _Land:
    """The territories as they were read; lists by territory."""

    keys: list[str]
    names: list[str]
    also: list[list[str]]
    continents: list[int]
    stars: list[int]
    links: list[int]
    """Pairs, one after the other."""


class _Reader(Reader):
    """Reads a sheet and collects what is wrong with it."""

    def tables(self) -> Tables:
        continents = self.tables_in("continent", 1, MOST_CONTINENTS)
        names, bonus = self.continents(continents)
        land = self.land(list(continents))
        corners, centre = self.starts("corners", land.keys), self.starts("centre", land.keys)
        exchange = self.exchange()
        numbers = self.numbers(len(land.keys))
        power = self.power(numbers[4])
        self.refuse_mistakes()
        board = Map(land.names, native(land.continents), native(land.stars), native(land.links), land.also)
        return Tables(
            board, names, native(bonus), native(corners), native(centre), native(exchange), power, native(numbers)
        )

    def numbers(self, territories: int) -> list[int]:
        """Bars on the meter and how many more it holds, bars on the map, Power cards, units, slaves."""
        return [
            self.number("meter.start", 1, MOST_METER),
            self.number("meter.united", 1, MOST_METER),
            self.number("meter.spare", 0, MOST_METER),
            self.number("meter.bars", 0, min(max(territories, FEWEST_TERRITORIES), MOST_METER)),
            self.number("hand.power", 0, MOST_METER),
            self.number("units.first", 1, MOST_UNITS),
            self.number("units.later", 1, MOST_UNITS),
            self.number("units.slaves", 1, MOST_TERRITORIES),
        ]

    def exchange(self) -> list[int]:
        """Units for stars, from none to ten [RT-N5]."""
        units = self.items("stars.exchange")
        if units and len(units) != MOST_STARS + 1:
            self.note("stars.exchange", "problem-exchange", count=len(units), needed=int(MOST_STARS) + 1)
        return [self.checked(one, f"stars.exchange[{at}]", 0, MOST_UNITS) for at, one in enumerate(units)]

    # -- the map -----------------------------------------------------------------------------------------

    def tables_in(self, path: str, fewest: int, most: int) -> dict[str, dict[str, Any]]:
        """The tables of an open table by their keys; too few or too many are noted."""
        inside = self.value(path)
        inside = inside if isinstance(inside, dict) else {}
        found = {key: value for key, value in inside.items() if key != "source" and isinstance(value, dict)}
        if not fewest <= len(found) <= most:
            self.note(path, "problem-count", count=len(found), low=fewest, high=most)
        return found

    def named(self, entry: dict[str, Any], path: str, taken: set[str]) -> tuple[str, list[str]]:
        """The name of something and its other names; `taken` are names that others have, however they are written."""
        name, also = entry.get("name"), entry.get("also", [])
        if not isinstance(name, str) or not is_tidy(name, LONGEST_NAME):
            self.note(f"{path}.name", "problem-printed-name", name, most=LONGEST_NAME)
            name = path
        if not isinstance(also, list) or len(also) > MOST_NAMES or not all(_is_name(one) for one in also):
            self.note(f"{path}.also", "problem-also", also, most=LONGEST_NAME, names=MOST_NAMES)
            also = []
        for key, words in (("name", [name]), ("also", also)):
            if {spelled(word) for word in words} & taken:
                self.note(f"{path}.{key}", "problem-name-taken", entry.get(key))
            for word in words:
                if spelled(word) in TAKEN:
                    self.note(f"{path}.{key}", "problem-name-word", entry.get(key), word=word)
        taken |= {spelled(word) for word in (name, *also)}
        return name, also

    def continents(self, tables: dict[str, dict[str, Any]]) -> tuple[list[str], list[int]]:
        """Names and bonuses [RT-N2]."""
        taken: set[str] = set()
        names = [self.named(entry, f"continent.{key}", taken)[0] for key, entry in tables.items()]
        bonus = [self.checked(one.get("bonus"), f"continent.{key}.bonus", 0, MOST_UNITS) for key, one in tables.items()]
        return names, bonus

    def land(self, continents: list[str]) -> _Land:
        """All territories, in the order of the sheet [RT-S1]."""
        tables = self.tables_in("territory", FEWEST_TERRITORIES, MOST_TERRITORIES)
        land, taken = _Land(list(tables), [], [], [], [], []), set[str]()
        allowed = tuple(continents)
        for key, entry in tables.items():
            path = f"territory.{key}"
            name, also = self.named(entry, path, taken)
            land.names.append(name)
            land.also.append(also)
            land.continents.append(self.chosen(entry.get("continent"), f"{path}.continent", allowed))
            land.stars.append(self.checked(entry.get("stars"), f"{path}.stars", 1, 2))
        self.refuse_empty(land, continents)
        self.links(land, tables)
        return land

    def refuse_empty(self, land: _Land, continents: list[str]) -> None:
        """Note continents without a territory: nobody could hold them, or everybody would."""
        for at, key in enumerate(continents):
            if land.keys and at not in land.continents:
                self.note(f"continent.{key}", "problem-continent-empty")

    def links(self, land: _Land, tables: dict[str, dict[str, Any]]) -> None:
        """Borders and sea routes, each listed once, which join all territories [RT-S1]."""
        before, seen = len(self.problems), set[tuple[int, int]]()
        for at, (key, entry) in enumerate(tables.items()):
            path, links = f"territory.{key}.links", entry.get("links")
            if not isinstance(links, list):
                self.note(path, "problem-list", links)
                continue
            for number, link in enumerate(links):
                self.link(f"{path}[{number}]", at, link, land, seen)
        self.refuse_crowds(land)
        if len(self.problems) == before and tables:
            self.refuse_apart(land)

    def link(self, path: str, at: int, link: Any, land: _Land, seen: set[tuple[int, int]]) -> None:
        """One border or sea route of a territory."""
        if link not in land.keys or link == land.keys[at]:
            self.note(path, "problem-link", link)
            return
        other = land.keys.index(link)
        pair = (min(at, other), max(at, other))
        if pair in seen:
            self.note(path, "problem-linked", link)
            return
        seen.add(pair)
        land.links += pair

    def refuse_crowds(self, land: _Land) -> None:
        """Note territories that touch too many others; a link counts for both of its ends."""
        for at, key in enumerate(land.keys):
            if (count := land.links.count(at)) > MOST_LINKS:
                self.note(f"territory.{key}.links", "problem-links", count=count, most=MOST_LINKS)

    def refuse_apart(self, land: _Land) -> None:
        """Note the first territory that cannot be reached from the first one."""
        pairs = list(zip(land.links[::2], land.links[1::2], strict=True))
        reached, before = {0}, set[int]()
        while reached != before:
            before = set(reached)
            reached |= {end for pair in pairs for end in pair if reached & {*pair}}
        for at, key in enumerate(land.keys):
            if at not in reached:
                self.note(f"territory.{key}.links", "problem-apart", territory=land.names[at], first=land.names[0])
                return

    def starts(self, side: str, keys: list[str]) -> list[int]:
        """By territory, 1 where it touches a starting point of a side [RT-N7]."""
        listed = self.items(f"start.{side}")
        for at, key in enumerate(listed):
            if key not in keys or key in listed[:at]:
                self.note(f"start.{side}[{at}]", "problem-start", key)
        return [int(key in listed) for key in keys]

    # -- Power cards -------------------------------------------------------------------------------------

    def power(self, hand: int) -> PowerCards:
        """The Power cards; there may be none, if no army gets one [RT-S5]."""
        entries = [] if self.value("power") is None else self.items("power")
        if len(entries) > MOST_CARDS:
            self.note("power", "problem-count", count=len(entries), low=0, high=MOST_CARDS)
        cards, before, taken = PowerCards(), len(self.problems), set[str]()
        for at, entry in enumerate(entries[:MOST_CARDS]):
            self.card(entry if isinstance(entry, dict) else {}, f"power[{at}]", cards, taken)
        needed = hand * int(MOST_ARMIES)
        if len(self.problems) == before and sum(cards.copies) < needed:
            self.note("power", "problem-power", count=sum(int(copies) for copies in cards.copies), needed=needed)
        return cards

    def card(self, entry: dict[str, Any], path: str, cards: PowerCards, taken: set[str]) -> None:
        """One kind of Power card [RT-P]."""
        name, also = self.named(entry, path, taken)
        copies = self.checked(entry.get("copies"), f"{path}.copies", 1, MOST_UNITS)
        when = self.chosen(entry.get("when"), f"{path}.when", TIMES)
        fitting = _FITTING[when] if entry.get("when") in TIMES else tuple(range(len(EFFECTS)))
        allowed = tuple(EFFECTS[effect] for effect in fitting)
        self.chosen(entry.get("effect"), f"{path}.effect", allowed)
        effect = EFFECTS.index(entry["effect"]) if entry.get("effect") in EFFECTS else int(UNITS)
        cards.add(name, also, native([copies, when, effect, self.amount(entry, path, when, effect)]))

    def amount(self, entry: dict[str, Any], path: str, when: int, effect: int) -> int:
        """How much a card does; only new units of this turn and the meter can become fewer."""
        if effect in _PLAIN:
            if "amount" in entry:
                self.note(f"{path}.amount", "problem-no-amount", entry["amount"], effect=EFFECTS[effect])
            return 0
        most = {UNITS: MOST_UNITS, METER: MOST_METER, LOSE: MOST_UNITS}.get(effect, 6)
        is_signed = when == NOW and effect in {UNITS, METER}
        return self.checked(entry.get("amount"), f"{path}.amount", -most if is_signed else 1, most)


def _is_name(value: Any) -> bool:
    """Whether a value can be a name."""
    return isinstance(value, str) and is_tidy(value, LONGEST_NAME)
