"""Garbage is looked for at times of the server's own choosing."""

from __future__ import annotations

import asyncio
import gc
import weakref

from rollout.server.garbage import seldom_searched


class Circle:
    """Garbage that no counting finds."""

    def __init__(self) -> None:
        self.itself = self


def test_circles_are_found_every_so_often_and_not_in_between() -> None:
    async def work() -> None:
        async with seldom_searched(0.05):
            gone = weakref.ref(Circle())
            gc.collect(1)  # as Python does by itself
            assert gc.get_threshold()[2] > 1_000_000
            await asyncio.sleep(0.5)
            assert gone() is None

    before = gc.get_threshold()
    asyncio.run(work())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
