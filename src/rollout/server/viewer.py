"""One socket as its room sees it: a place to put messages, which never makes the room wait."""

from __future__ import annotations

import asyncio
import time

from rollout.core.wire import Visible, encode


class Viewer:
    """Somebody who looks at a table, from a seat or as a spectator."""

    def __init__(self, seat: int, have: int, limit: int) -> None:
        self.seat = seat
        self.version = have
        """Up to where this browser has the log."""
        self.shown = False
        """Whether it has received an `Update` on this socket."""
        self.presence = b""
        """What it was last told about who is there."""
        self.messages: asyncio.Queue[bytes] = asyncio.Queue(limit)
        self.dropped = asyncio.Event()
        """Set when it read too slowly; the socket is closed then, and may come back for the rest."""

    def send(self, message: Visible) -> None:
        """Put a message into its queue; one that is full drops the viewer instead."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """As `send`, for a message that several viewers receive."""
        try:
            self.messages.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped.set()


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._tokens = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more is within the limit."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether it has rested long enough to be forgotten."""
        return self._tokens + (time.monotonic() - self._at) * self._rate >= self._burst
