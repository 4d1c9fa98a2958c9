"""What may leave the table: `Visible` values and the one encoder.

A type is allowed out only if it derives from `Visible` and all of its fields hold plain values or
other `Visible` values. The truth (`State`) and what happened in full (`Fact`) are not `Visible`,
so neither can be encoded, by mistake or otherwise.
"""

from __future__ import annotations

import re
import types
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

SPECTATOR = -1
"""The viewer that holds no seat and knows only what is open to all."""


def kebab(name: str) -> str:
    """The tag of a class on the wire: `PawnMoved` becomes `pawn-moved`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Visible(msgspec.Struct, frozen=True, tag=kebab):
    """A value that may be shown to somebody. Write `frozen=True` on subclasses too, for the type checker."""


class Fact(msgspec.Struct, frozen=True):
    """Something that happened, in full; `Game.tell` decides what each viewer perceives of it."""


class Told(Visible, frozen=True):
    """What one viewer perceives of a fact. Its tag is its message key in the log: `told-<tag>`."""


class PublicFact(Fact, Told, frozen=True):
    """A fact that everybody perceives as it is."""


class Message(Visible, frozen=True):
    """A text to be looked up in the viewer's language."""

    key: str
    args: dict[str, str | int] = {}

    @property
    def plain(self) -> str:
        """Key and arguments, where no text is at hand.

        `told-card-drawn` with `{"seat": "Ada", "card": "5"}` becomes `card drawn: seat Ada, card 5`.
        """
        words = re.sub(r"^(told|problem)-", "", self.key).replace("-", " ")
        arguments = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self.args.items())
        if words == "said":
            return str(self.args.get("said", ""))
        return f"{words}: {arguments}" if arguments else words


class Refusal(Visible, frozen=True):
    """Why an action is refused: from the view of the seat that tried it."""

    tried: str
    key: str
    """Message key, for example `refused-not-your-turn`."""
    rule: str = ""
    """Id of the rule that forbids it, or empty when the text was not understood at all."""
    args: dict[str, str | int] = {}
    allowed: tuple[str, ...] = ()
    """Actions that would be allowed now, as text; may be shortened."""


class View(Visible, frozen=True):
    """All that one viewer may know now. Games add their fields."""

    viewer: int
    """A seat, or SPECTATOR."""
    phase: str
    """Names what is asked now; the phase bar shows the message `phase-<phase>`."""


class Outcome(Visible, frozen=True):
    """How a game ended."""

    scores: tuple[float, ...]
    """By seat: 1 win, 0 loss, shares of 1 in between for a draw."""
    reason: str
    """Message key of the reason: `outcome-<reason>`."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have the highest score, if any seat has less; empty for a draw of all."""
        best = max(self.scores)
        seats = tuple(seat for seat, score in enumerate(self.scores) if score == best)
        return () if len(seats) == len(self.scores) > 1 else seats


_PLAIN = (str, int, float, bool, type(None), msgspec.Raw)
_T = TypeVar("_T")


def _problem(hint: Any) -> str | None:
    """Why a field of this type may not leave the table; None when it may."""
    origin = get_origin(hint)
    if origin in (tuple, list, dict, Union, types.UnionType):
        return next((p for a in get_args(hint) if a is not Ellipsis and (p := _problem(a))), None)
    if origin is Literal or hint in _PLAIN:
        return None
    if isinstance(hint, type) and issubclass(hint, Visible):
        return None if hint in _checking else _problem_of(hint)
    return f"{hint!r} is neither plain nor Visible"


_checking: set[type] = set()


@cache
def _problem_of(kind: type[Visible]) -> str | None:
    _checking.add(kind)
    try:
        for name, hint in get_type_hints(kind).items():
            if name.startswith("__") or get_origin(hint) is not None and "ClassVar" in str(get_origin(hint)):
                continue
            if problem := _problem(hint):
                return f"{kind.__name__}.{name}: {problem}"
    finally:
        _checking.discard(kind)
    config = kind.__struct_config__
    return None if config.frozen and config.tag else f"{kind.__name__} is not frozen and tagged"


_encoder = msgspec.json.Encoder(order="deterministic")


def encode(message: Visible) -> bytes:
    """The only way out of the table: JSON of a `Visible`, deterministic.

    Raises:
        TypeError: the message, or the type of one of its fields, is not `Visible`.
    """
    if not isinstance(message, Visible):
        raise TypeError(f"{type(message).__name__} is not Visible: it must not leave the table")
    if problem := _problem_of(type(message)):
        raise TypeError(problem)
    return _encoder.encode(message)


def raw(message: Visible) -> msgspec.Raw:
    """An encoded `Visible`, to be placed inside another message without encoding it again."""
    return msgspec.Raw(encode(message))


def decode(data: bytes, kind: type[_T]) -> _T:
    """Read a message that came from outside.

    Raises:
        msgspec.DecodeError: with the path of the offending field.
    """
    return msgspec.json.decode(data, type=kind)
