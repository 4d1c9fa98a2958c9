"""Looks for garbage at times of its own choosing: going through everything there is makes every player wait.

Almost all that a move leaves behind is freed at once, by counting references. What is left are circles, mostly of
sockets that are gone; Python looks for them whenever there are a quarter more objects than before, which with hundreds
of games takes 50 to 250 ms and happens several times a minute, in the middle of somebody's move.

Python 3.14 ignores the third threshold and goes through old objects a little at a time. What is set below does no harm
there: what is frozen stays out of every search, and the search once a minute finds what the little ones have left.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

SECONDS = 60.0
"""Time between two searches: at 200 ms each, 1 move in 300 waits for one."""
_NEVER = 1 << 30


@asynccontextmanager
async def seldom_searched(seconds: float = SECONDS) -> AsyncIterator[None]:
    """Within, old objects are searched for garbage only every so often, and those that are there already never."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()  # what the program is made of is never garbage
    gc.set_threshold(*thresholds[:2], _NEVER)
    task = asyncio.create_task(_search(seconds))
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def _search(seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
