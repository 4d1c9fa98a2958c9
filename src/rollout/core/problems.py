"""What is wrong with something that somebody wrote: which value, and why, as a message for every language."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Self

from rollout.core.wire import Message

_LONGEST = 60


@dataclass(frozen=True)
class Problem:
    """One thing that is wrong with a table file, an edition or an option; the edge turns it into text."""

    path: str
    """Of the value, such as `deck[2].copies`; empty where no value is to blame."""
    value: str
    """What stands there, shortened; empty where nothing does, or where it does not matter."""
    message: Message
    """What would be allowed: a text `problem-...` of the app, or of the game whose value it is."""

    @classmethod
    def of(cls, path: str, key: str, value: Any = None, **args: str | int) -> Self:
        """A problem with the value at a path, None if there is none."""
        return cls(path, "" if value is None else shown(value), Message(key, args))

    @classmethod
    def said(cls, text: str, path: str = "") -> Self:
        """A problem of which there is but a sentence, for example because another program said it."""
        return cls.of(path, "problem-said", said=text)

    @property
    def where(self) -> str:
        """The value with its path, the same in every language: `deck[2].copies = 0`; empty where none is to blame."""
        return f"{self.path} = {self.value}" if self.value else self.path

    def text(self, said: str) -> str:
        """Where it is and what is wrong, once the message has been put into words."""
        return f"{self.where}: {said}" if self.where else said

    def __str__(self) -> str:
        """In plain words, for programmers; people read it in their language."""
        return self.text(self.message.plain)


def shown(value: Any) -> str:
    """A value much as a file holds it, shortened."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 3] + "..."
