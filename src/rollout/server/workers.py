"""Computer players, in a bounded pool of worker processes.

Compiled rules hold the interpreter's lock, so search never runs in the server's own process. A worker that
dies, hangs or fails is replaced; it costs the table a delay and at worst a random move, never the game.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import secrets
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection

import structlog

from rollout.server.thinking import Assignment, serve

log = structlog.get_logger()
_STARTING_SECONDS = 60.0
"""A new process loads every game first; that is not the player's fault."""


class WorkerFailedError(Exception):
    """A worker gave no usable answer."""


class Worker:
    """One process, started when it is first needed and after each failure. Used by one thread at a time."""

    def __init__(self, think_seconds: float, memory: int) -> None:
        self._seconds = think_seconds
        self._memory = memory
        self._context = multiprocessing.get_context("spawn")
        self.process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    def ask(self, assignment: Assignment) -> int:
        """The chosen action.

        Raises:
            WorkerFailedError: it died, hung, failed or chose what is not legal; the process is gone then.
        """
        try:
            chosen = self._exchange(assignment)
        except (OSError, EOFError) as error:
            self.stop()
            raise WorkerFailedError(f"the process died ({type(error).__name__})") from None
        if chosen not in assignment.question.legal:
            self.stop()
            raise WorkerFailedError(f"answered {chosen!r}")
        return int(chosen)

    def _exchange(self, assignment: Assignment) -> int | str:
        seconds = self._seconds
        if self.process is None or self._pipe is None or not self.process.is_alive():
            self._start()
            seconds += _STARTING_SECONDS
        assert self._pipe is not None
        self._pipe.send_bytes(pickle.dumps(assignment))
        if not self._pipe.poll(seconds):
            self.stop()
            raise WorkerFailedError("took too long")
        answer: int | str = self._pipe.recv()
        return answer

    def _start(self) -> None:
        self.stop()
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=serve, args=(theirs, self._memory), name="thinking", daemon=True)
        process.start()
        theirs.close()
        self.process, self._pipe = process, ours

    def stop(self) -> None:
        """End the process; the next question starts a new one."""
        if self.process is not None:
            self.process.kill()
            self.process.join()
        if self._pipe is not None:
            self._pipe.close()
        self.process = self._pipe = None


def _seen(running: asyncio.Future[int]) -> None:
    """Look at the error of a worker that was stopped when nobody waited for it any more."""
    if not running.cancelled():
        running.exception()


class Workers:
    """The pool."""

    def __init__(self, count: int, think_seconds: float, memory: int) -> None:
        self.all = [Worker(think_seconds, memory) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self._free.put_nowait(worker)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="asks")

    async def choose(self, assignment: Assignment) -> int:
        """A legal action: the player's choice, or a random one when it failed twice."""
        for attempt in (1, 2):
            try:
                return await self._ask(assignment)
            except WorkerFailedError as error:
                log.warning("computer-failed", game=assignment.game, level=assignment.level, attempt=attempt)
                log.debug("computer-failed", reason=str(error))
        return secrets.choice(assignment.question.legal)

    async def _ask(self, assignment: Assignment) -> int:
        worker = await self._free.get()
        running = asyncio.get_running_loop().run_in_executor(self._threads, worker.ask, assignment)
        # not when the asker goes away: the thread may still be using it
        running.add_done_callback(lambda _: self._free.put_nowait(worker))
        running.add_done_callback(_seen)
        return await asyncio.shield(running)

    def close(self) -> None:
        """End every worker."""
        for worker in self.all:
            if worker.process is not None:
                worker.process.kill()  # its thread wakes up and tidies away
        self._threads.shutdown(wait=True)
        for worker in self.all:
            worker.stop()
