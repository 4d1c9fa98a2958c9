"""Who is at a table right now: sockets by seat, and who has been away for too long."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable

from rollout.core.wire import SPECTATOR


class Attendance:
    """Counts sockets; whoever has none for the grace period has left, until they come back."""

    def __init__(self, grace: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._grace = grace
        self._clock = clock
        self._sockets: Counter[int] = Counter()
        self._away: dict[int, float] = {}
        """Since when each seat has had no socket; empty before the game begins."""

    def came(self, seat: int) -> None:
        """A seat, or a spectator, has one socket more."""
        self._sockets[seat] += 1
        self._away.pop(seat, None)

    def went(self, seat: int) -> None:
        """... one less."""
        self._sockets[seat] -= 1

    def expect(self, seats: Iterable[int]) -> None:
        """While a game goes on: seats whose people should be there; those without a socket are away from now on."""
        for seat in seats:
            if not self.online(seat):
                self._away.setdefault(seat, self._clock())

    def sockets(self, seat: int) -> int:
        """How many sockets a seat has, or all spectators together."""
        return self._sockets[seat]

    def online(self, seat: int) -> bool:
        """Whether a seat has a socket."""
        return self.sockets(seat) > 0

    @property
    def spectators(self) -> int:
        """How many sockets have no seat."""
        return self.sockets(SPECTATOR)

    @property
    def left(self) -> frozenset[int]:
        """Seats whose people have been away for the grace period."""
        now = self._clock()
        return frozenset(seat for seat, since in self._away.items() if now - since >= self._grace)

    @property
    def soon(self) -> float | None:
        """Seconds until the next one will have left; None when nobody is away who has not."""
        now = self._clock()
        waits = [since + self._grace - now for since in self._away.values() if now - since < self._grace]
        return min(waits, default=None)
