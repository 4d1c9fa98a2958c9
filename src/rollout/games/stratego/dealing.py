"""Dealing the hidden pieces of one army: who of those that are left may stand where.

A piece that has moved is neither a Flag nor a Trap; the rest stand where people usually put them (`habits`).
"""
# compiled

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from rollout.core.chance import Chance
from rollout.core.lists import filled
from rollout.games.stratego.tables import FLAG, TRAP, Tables

BESIDE: Final[i64] = 3
"""How much more readily people put a Trap next to their Flag."""


class Hidden:
    """The pieces of one army of which the viewer does not know who they are."""

    def __init__(self, tables: Tables, army: i64) -> None:
        self.tables = tables
        self.army = army
        self.squares = vec[i64]()
        """Where they stand; 0 for a captured piece."""
        self.places = vec[i64]()
        """Where they began, which is their number."""
        self.moved = vec[i64]()
        """1 where it is certain that a piece is neither Flag nor Trap."""
        self.left = filled(len(tables.copies), 0)
        """By `who`: pieces that they are."""
        for kind in range(tables.kinds[army]):
            self.left[2 * kind + army] = tables.copies[2 * kind + army]

    def add(self, square: i64, place: i64, moved: bool) -> None:
        """One more hidden piece."""
        self.squares = append(self.squares, square)
        self.places = append(self.places, place)
        self.moved = append(self.moved, 1 if moved else 0)

    def take(self, who: i64) -> None:
        """A piece of the army is known, or still in its box."""
        self.left[who] -= 1


class Deal:
    """Says of each hidden piece who it is, at random."""

    def __init__(self, hidden: Hidden, habits: vec[i64], chance: Chance) -> None:
        self.hidden = hidden
        self.tables = hidden.tables
        self.habits = habits
        self.chance = chance
        self.left = vec[i64](hidden.left)
        self.found = filled(len(hidden.squares), -1)
        """By hidden piece: who it is."""
        self.flag: i64 = -1
        """The place of the Flag, once it is dealt here."""

    def run(self) -> vec[i64]:
        """First whoever has moved, then the Flag and the Traps, then the rest."""
        count: i64 = len(self.found)
        for at in range(count):
            if self.hidden.moved[at] == 1:
                self.draw_who(at, True)
        self.draw_places(FLAG)
        self.draw_places(TRAP)
        order = vec[i64](capacity=count)
        for at in range(count):
            if self.found[at] < 0:
                order = append(order, at)
        rest: i64 = len(order)
        while rest > 0:
            pick = self.chance.below(rest, "believed")
            self.draw_who(order[pick], False)
            rest -= 1
            order[pick] = order[rest]
        return self.found

    def draw_who(self, at: i64, mobile: bool) -> None:
        """Draw who one piece is among those that are left, by habit; if nobody fits, anybody."""
        army, place = self.hidden.army, self.hidden.places[at]
        total: i64 = 0
        for kind in range(self.tables.kinds[army]):
            total += self.weight(2 * kind + army, place, mobile)
        if total == 0:
            return
        rest = self.chance.below(total, "believed")
        kind = 0
        while rest >= self.weight(2 * kind + army, place, mobile):
            rest -= self.weight(2 * kind + army, place, mobile)
            kind += 1
        self.found[at] = 2 * kind + army
        self.left[2 * kind + army] -= 1

    def weight(self, who: i64, place: i64, mobile: bool) -> i64:
        """How likely a character stands at a place, by habit and by how many are left."""
        if self.left[who] == 0 or (mobile and not self.tables.is_mobile(who)):
            return 0
        return self.left[who] * self.habits[self.tables.ranks[who] * self.tables.size + place]

    def draw_places(self, rank: i64) -> None:
        """Draw where the pieces of a rank that never moves stand."""
        army = self.hidden.army
        for kind in range(self.tables.kinds[army]):
            who = 2 * kind + army
            if self.tables.ranks[who] == rank:
                while self.left[who] > 0 and self.draw_place(who, rank):
                    pass

    def draw_place(self, who: i64, rank: i64) -> bool:
        """Draw where one piece stands among those that are left; whether there was a place."""
        total: i64 = 0
        for at in range(len(self.found)):
            total += self.readiness(at, rank)
        if total == 0:
            return False
        rest = self.chance.below(total, "believed")
        at = 0
        while rest >= self.readiness(at, rank):
            rest -= self.readiness(at, rank)
            at += 1
        self.found[at] = who
        self.left[who] -= 1
        if rank == FLAG:
            self.flag = self.hidden.places[at]
        return True

    def readiness(self, at: i64, rank: i64) -> i64:
        """How readily people put a rank where a piece stands; a Flag that was captured has ended the game."""
        hidden = self.hidden
        if self.found[at] >= 0 or hidden.moved[at] == 1 or (hidden.squares[at] == 0 and rank == FLAG):
            return 0
        place = hidden.places[at]
        weight = self.habits[rank * self.tables.size + place]
        return weight * BESIDE if rank == TRAP and self.is_beside_flag(place) else weight

    def is_beside_flag(self, place: i64) -> bool:
        """Whether a place is next to that of the Flag."""
        files = self.tables.files
        if self.flag < 0:
            return False
        rows, columns = place // files - self.flag // files, place % files - self.flag % files
        return rows * rows + columns * columns == 1
