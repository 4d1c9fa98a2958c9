"""Chance: the only source of randomness, in the forms that rules and search need.

`below(n, why)` answers a number from 0 to n - 1. Rules never draw in any other way, so a game is
its actions and its draws. `Fair`, the form for live games, is in `core.fair`: it needs no speed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rollout.core.errors import ChanceError

MASK: Final[i64] = 0xFFFFFFFF
MOST_DRAWS: Final[i64] = 200
"""Draws of one action that the enumerator follows."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of draws. Plain Python subclasses work under compiled rules."""

    def below(self, n: i64, why: str) -> i64:
        """A number from 0 to n - 1, all equally likely; `why` names the draw in the record."""
        raise NotImplementedError

    def begin(self, event: i64) -> None:
        """Event number `event` begins (0 is the set-up); live sources key their draws by it."""


class Fast(Chance):
    """sfc32 by Chris Doty-Humphrey (PractRand): small, fast, for search and self-play, not for live games.

    32-bit words, because wider arithmetic would overflow an i64. The bias of `below` is n / 2**32.
    """

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & MASK
        return mixed

    def below(self, n: i64, why: str) -> i64:
        return (self.word() * n) >> 32


class Scripted(Chance):
    """Draws that are known beforehand: replay and tests. An unexpected question is an error."""

    def __init__(self, draws: list[tuple[str, i64, i64]]) -> None:
        """`draws`: (why, n, value) in the order in which the rules will ask."""
        self.draws = draws
        self.next: i64 = 0

    def below(self, n: i64, why: str) -> i64:
        if self.next >= len(self.draws):
            raise ChanceError(f"asked for {why!r} below {n}, but no draw is left")
        known_why, known_n, value = self.draws[self.next]
        if known_why != why or known_n != n or not 0 <= value < n:
            raise ChanceError(f"asked for {why!r} below {n}, but the draw is {known_why!r} {known_n}={value}")
        self.next += 1
        return value

    def done(self) -> bool:
        """Whether every draw has been used."""
        return self.next >= len(self.draws)


class Recording(Chance):
    """Passes questions on and keeps each draw with its reason."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.draws: list[tuple[str, i64, i64]] = []

    def below(self, n: i64, why: str) -> i64:
        value = self.source.below(n, why)
        self.draws.append((why, n, value))
        return value

    def begin(self, event: i64) -> None:
        self.draws = []
        self.source.begin(event)


class Prefixed(Chance):
    """Answers from a prefix, then 0; remembers how many answers each question had. The enumerator's tool.

    Raises:
        ChanceError: more than MOST_DRAWS questions: an action that draws until something happens can go on forever.
    """

    def __init__(self, prefix: list[i64]) -> None:
        self.prefix = prefix
        self.sizes: list[i64] = []

    def below(self, n: i64, why: str) -> i64:
        at = len(self.sizes)
        if at >= MOST_DRAWS:
            raise ChanceError(f"asked for {why!r} below {n} after {at} draws of one action: it cannot be enumerated")
        self.sizes.append(n)
        return self.prefix[at] if at < len(self.prefix) else 0
