"""What a worker process does: it is asked questions over a pipe, and answers with actions.

It is handed what a seat may know, never a state: it could not look into the truth if it wanted to.
"""

from __future__ import annotations

import os
import pickle
import sys
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from rollout.bots import make_bot
from rollout.core.chance import Fast
from rollout.games import find, shelf
from rollout.table import Question


@dataclass(frozen=True)
class Assignment:
    """A question with all that is needed to answer it in another process."""

    game: str
    level: str
    question: Question
    seed: int
    edition: str = ""
    """The text of the owner's edition that is played on; empty for the game's own values."""


def think(assignment: Assignment) -> int:
    """The action that the computer player chooses; the same for the same assignment."""
    game = find(assignment.game, assignment.edition)
    bot = make_bot(game, game.native, game.levels[assignment.level])
    asked = assignment.question
    return int(bot.choose(asked.seat, asked.view, asked.told, asked.legal, Fast(assignment.seed)))


def serve(pipe: Any, memory: int) -> None:
    """Answer until the other side goes away; each answer is an action, or a text that says what went wrong."""
    _be_modest(memory)
    shelf()  # games must be loaded before their views can be read from the pipe
    while True:
        try:
            assignment = pickle.loads(pipe.recv_bytes())  # noqa: S301 - our own parent wrote it
        except (EOFError, OSError):
            return
        answer(pipe, assignment)


def answer(pipe: Connection, assignment: Assignment) -> None:
    """Send the action, or what went wrong."""
    try:
        chosen: int | str = think(assignment)
    except Exception as error:  # noqa: BLE001 - whatever a player does wrong, the table goes on
        chosen = f"{type(error).__name__}: {error}"
    pipe.send(chosen)


def _be_modest(memory: int) -> None:
    """Let people's requests go first, and never eat all memory."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not there on Windows
    import signal  # noqa: PLC0415

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends its workers itself
    os.nice(10)
    if memory:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
