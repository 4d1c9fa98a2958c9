"""All tables that somebody uses now: one room each, opened from the store and forgotten when nobody is left."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rollout.server.config import Config
from rollout.server.metrics import Metrics
from rollout.server.room import Room
from rollout.server.store import Store
from rollout.server.workers import Workers


class Rooms:
    """Finds the room of a table; there is never more than one, so a table has a single writer."""

    def __init__(self, config: Config, store: Store, workers: Workers, metrics: Metrics) -> None:
        self.config = config
        self.store = store
        self._workers = workers
        self._metrics = metrics
        self._rooms: dict[str, Room] = {}
        metrics.gauge("rollout_tables", "Tables in memory", lambda: len(self._rooms))
        metrics.gauge("rollout_sockets", "Sockets that look at a table", lambda: self._sockets)
        metrics.gauge("rollout_disk_failed", "1 when nothing can be stored any more", lambda: bool(store.broken))

    @property
    def _sockets(self) -> int:
        return sum(room.sockets for room in self._rooms.values())

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, kept in memory while the caller is inside.

        Raises:
            Unavailable: there is no such table, or it cannot be opened.
        """
        room = self._rooms.setdefault(table, Room(table, self.store, self._workers, self.config, self._metrics))
        room.guests += 1
        try:
            await room.open()
            yield room
        finally:
            room.guests -= 1
            self._rooms[table] = self._rooms.pop(table)  # the most recently used last
            self._forget()

    def _forget(self) -> None:
        idle = [table for table, room in self._rooms.items() if room.idle]
        for table in idle:
            if not self._rooms[table].opened or len(self._rooms) > self.config.idle_rooms:
                self._rooms.pop(table).hush()

    async def close(self) -> None:
        """Let what is being stored be finished, and stop the computer players."""
        await asyncio.gather(*(room.close() for room in self._rooms.values()))
