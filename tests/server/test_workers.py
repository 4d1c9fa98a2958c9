"""The pool of worker processes, as far as it can be seen without starting one."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from rollout.server.workers import Worker, Workers


def test_a_worker_is_free_again_when_it_has_answered_and_not_when_nobody_waits_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_answer, busy, most = threading.Event(), threading.Semaphore(1), []

    def ask(_: Worker, assignment: Any) -> int:
        most.append(busy.acquire(blocking=False))
        may_answer.wait(10)
        busy.release()
        return int(assignment)

    async def run() -> int:
        workers = Workers(1, 1.0, 0)
        workers._threads = ThreadPoolExecutor(2, thread_name_prefix="asks")  # as many as a larger pool has
        first = asyncio.create_task(workers.choose(1))  # type: ignore[arg-type]  # `ask` looks into none
        await asyncio.sleep(0.05)
        first.cancel()
        second = asyncio.create_task(workers.choose(2))  # type: ignore[arg-type]  # as above
        await asyncio.sleep(0.05)
        may_answer.set()
        answer = await second
        workers.close()
        return answer

    monkeypatch.setattr(Worker, "ask", ask)
    assert asyncio.run(run()) == 2
    assert most == [True, True], "two questions at once to one worker"
