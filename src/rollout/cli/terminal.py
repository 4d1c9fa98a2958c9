"""What all commands share: consoles, progress bars, JSON."""

from __future__ import annotations

import json
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rollout.record.verify import Progress as Report

_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of the text around them."""


def harmless(text: str) -> str:
    """A text without control characters, which a terminal would obey; a mark stands for each."""
    return "".join("\ufffd" if _is_obeyed(character) else character for character in text)


def _is_obeyed(character: str) -> bool:
    return character in _TURNS or (unicodedata.category(character) == "Cc" and character not in "\n\t")


class Output(Console):
    """Prints text as it is. A reader that has seen enough, such as `head`, is no failure."""

    def __init__(self, *, stderr: bool = False, width: int | None = None) -> None:
        super().__init__(stderr=stderr, width=width, highlight=False, soft_wrap=True, markup=False, emoji=False)

    def print(self, *things: Any, **how: Any) -> None:
        """Print; of texts, only what a file that somebody sent cannot use to take hold of the terminal."""
        super().print(*(harmless(thing) if isinstance(thing, str) else thing for thing in things), **how)

    def on_broken_pipe(self) -> None:
        with suppress(SystemExit):
            super().on_broken_pipe()
        sys.exit(0)


def out() -> Console:
    """Where results go; without colours or line breaks of its own when nobody looks."""
    return Output(width=None if sys.stdout.isatty() else 1000)


def err() -> Console:
    """Where progress and errors go."""
    return Output(stderr=True)


def complain(text: str) -> None:
    """Say what could not be done."""
    err().print(f"rollout: {text}")


def print_json(value: Any) -> None:
    """Figures for programs."""
    out().print(json.dumps(value, indent=2, ensure_ascii=False))


@contextmanager
def progress(what: str) -> Iterator[Report]:
    """A bar on standard error, which only a terminal shows; call what it yields with (done, all)."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
