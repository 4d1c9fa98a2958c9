"""What all commands share: consoles, progress bars, JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollout.record.verify import Progress as Report


def out() -> Console:
    """Where results go; without colours or line breaks of its own when nobody looks."""
    return Console(highlight=False, soft_wrap=True, markup=False, width=None if sys.stdout.isatty() else 1000)


def err() -> Console:
    """Where progress and errors go."""
    return Console(stderr=True, highlight=False, soft_wrap=True, markup=False)


def complain(text: str) -> None:
    """Say what could not be done."""
    err().print(f"rollout: {text}")


def print_json(value: Any) -> None:
    """Figures for programs."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


@contextmanager
def progress(what: str) -> Iterator[Report]:
    """A bar on standard error, which only a terminal shows; call what it yields with (done, all)."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
