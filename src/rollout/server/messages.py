"""What browser and server say to each other. `web/src/protocol.gen.ts` is generated from this file.

One websocket a viewer a table. The browser first sends `Join`, then `Act` for each action; the server answers
each `Act` with `Done` or `Refused` (same `request`), and sends `Update` whenever the viewer perceived something.
An action is always a line of text in the game's notation, whether it was clicked, tapped or typed.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollout.core.wire import Refusal, Visible
from rollout.table.update import Choice, Update

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
Line = Annotated[str, Meta(max_length=200)]


class Inbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what a browser sends."""


# -- browser to server over HTTP -------------------------------------------------------------------------


class SeatPlan(Inbound, frozen=True, kw_only=True):
    """Who shall sit on a seat."""

    name: Name = ""
    level: Name = ""
    """A computer player's level; empty for a person."""


class NewTable(Inbound, frozen=True, kw_only=True):
    """POST /api/tables"""

    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)]


# -- browser to server over the websocket -----------------------------------------------------------------


class Join(Inbound, frozen=True, kw_only=True, tag="join"):
    """The first message. With a seat's token it takes that seat, without one it watches."""

    token: Token = ""
    nonce: Token = ""
    """The seat's share of chance, made by the browser after it saw the commitment; used before the first draw."""
    have: Annotated[int, Meta(ge=0, le=2**31)] = 0
    """The version up to which the browser has the log; 0 for nothing."""


class Act(Inbound, frozen=True, kw_only=True, tag="act"):
    """An action."""

    request: Annotated[str, Meta(min_length=1, max_length=64)]
    """Made by the browser, new for each action; a retry with the same id gets the same answer."""
    decision: Annotated[int, Meta(ge=0, le=2**31)]
    """The decision that it answers, as `Update` named it."""
    text: Line


FromBrowser = Join | Act


# -- server to browser over HTTP -------------------------------------------------------------------------


class LevelCard(Visible, frozen=True):
    """A computer player that can be chosen."""

    name: str
    text: dict[str, str]
    """One sentence about it, by language."""


class GameCard(Visible, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    seats: int
    """Seats under the default options."""
    options: msgspec.Raw
    """JSON Schema of its options, with defaults."""
    levels: tuple[LevelCard, ...]


class Shelf(Visible, frozen=True):
    """GET /api/games"""

    games: tuple[GameCard, ...]


class Opened(Visible, frozen=True):
    """The answer to `NewTable`."""

    table: str
    commitment: str
    """SHA-256 of the secret that every die will follow from."""
    tokens: tuple[str, ...]
    """By seat: what a browser needs to take it; empty for a computer's seat."""


# -- server to browser over the websocket ------------------------------------------------------------------


class SeatCard(Visible, frozen=True):
    """Who sits where."""

    name: str
    level: str
    """Empty for a person."""


class Joined(Visible, frozen=True):
    """The first answer: what does not change during the game."""

    table: str
    game: str
    viewer: int
    seats: tuple[SeatCard, ...]
    options: msgspec.Raw
    commitment: str


class Done(Visible, frozen=True):
    """The action is stored and cannot be lost any more."""

    request: str


class Refused(Visible, frozen=True):
    """The action was not carried out; nothing has changed."""

    request: str
    refusal: Refusal


class Failed(Visible, frozen=True):
    """The server could not do it: `failed-<reason>` says why; nothing has changed. Over HTTP as well."""

    reason: str
    request: str = ""
    detail: str = ""
    """More about it in English, for whoever writes a client."""


ToBrowser = Joined | Update | Done | Refused | Failed

__all__ = [
    "Act",
    "Choice",
    "Done",
    "Failed",
    "FromBrowser",
    "GameCard",
    "Join",
    "Joined",
    "LevelCard",
    "NewTable",
    "Opened",
    "Refused",
    "SeatCard",
    "SeatPlan",
    "Shelf",
    "ToBrowser",
    "Update",
]
