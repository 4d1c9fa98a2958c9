"""What browser and server say to each other. `web/src/protocol.gen.ts` is generated from this file.

One websocket a viewer a table. The browser first sends `Join`, then `Act` for each action; the server answers
each `Act` with `Done` or `Refused` (same `request`), and sends `Update` whenever the viewer perceived something.
An action is always a line of text in the game's notation, whether it was clicked, tapped or typed.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rollout.core.wire import Message, Outcome, Refusal, Visible
from rollout.table.update import Changed, Choice, Update

Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=64)]
NewToken = Annotated[str, Meta(min_length=22, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Line = Annotated[str, Meta(max_length=200)]
Digest = Annotated[str, Meta(max_length=64)]


class Inbound(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Base of what a browser sends."""


# -- browser to server over HTTP -------------------------------------------------------------------------


class SeatPlan(Inbound, frozen=True, kw_only=True):
    """Who shall sit on a seat."""

    name: Name = ""
    level: Name = ""
    """A computer player's level; empty for a person."""
    here: bool = True
    """Whether the person sits at this browser; else the seat waits for somebody who has the invitation."""


class NewTable(Inbound, frozen=True, kw_only=True):
    """POST /api/tables"""

    game: Name
    options: dict[str, Any] = {}
    seats: Annotated[tuple[SeatPlan, ...], Meta(max_length=8)]
    absence: Literal["ask", "computer", "wait"] = "ask"
    """What follows when a player has been away for the grace period: the others are asked whether the computer shall
    play on or the game end, the computer plays on at once, or everybody waits."""
    edition: Digest = ""
    """The owner's edition that it is played on, as `BringEdition` was answered; empty for the game's own values."""


class Claim(Inbound, frozen=True, kw_only=True):
    """POST /api/invitations/{code}: take the seat of an invitation, which is good for one seat, once."""

    name: Name = ""
    token: NewToken
    """The seat's future token, at least 128 bits, made by the browser; so a retry is recognised."""


class Again(Inbound, frozen=True, kw_only=True):
    """POST /api/tables/{id}/again, with the seat's token as Bearer: the same game once more, seats moved on by one."""

    token: NewToken
    """The future token of the own seat at the new table, made by the browser."""


class BringEdition(Inbound, frozen=True, kw_only=True):
    """POST /api/games/{game}/editions: an owner's own edition, which the server checks and keeps."""

    text: str
    """TOML."""


class Import(Inbound, frozen=True, kw_only=True):
    """POST /api/replays: look at a record that came as a file."""

    text: str
    viewer: Annotated[int, Meta(ge=-1, le=7)] = -1


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


class EditionCard(Visible, frozen=True):
    """An owner's edition of a game."""

    digest: str
    title: str
    """As its owner calls it."""


class GameCard(Visible, frozen=True):
    """A game on the shelf."""

    name: str
    title: str
    seats: int
    """Seats under the default options."""
    options: msgspec.Raw
    """JSON Schema of its options, with defaults."""
    levels: tuple[LevelCard, ...]
    has_values: bool = False
    """Whether it is played with values that an owner's edition can change."""
    editions: tuple[EditionCard, ...] = ()
    """Those that the host offers; the first one comes before the game's own values."""


class Shelf(Visible, frozen=True):
    """GET /api/games"""

    games: tuple[GameCard, ...]


class Mistake(Visible, frozen=True):
    """Something in an edition, or in the options of a table, that cannot stay as it is."""

    line: int
    """Of the text, 1-based; 0 for an option."""
    path: str
    """Of the value that is to blame, such as `deck[2].copies` or the name of an option; empty where none is."""
    value: str
    """What stands there, shortened; empty where nothing does, or where it does not matter."""
    message: Message
    """What is wrong with it: a text `problem-...` of the game or of the app."""
    text: str
    """All of it in English, for whoever writes a client."""


class CheckedEdition(Visible, frozen=True):
    """The answer to `BringEdition`: the edition is kept, or everything that is wrong with it is told."""

    edition: EditionCard | None
    mistakes: tuple[Mistake, ...] = ()
    """By line."""


class ValueSource(Visible, frozen=True):
    """Where values come from."""

    name: str
    kind: str
    """rulebook, public, inferred, choice (ours) or owner."""
    title: str


class Value(Visible, frozen=True):
    """One value that a game is played with."""

    path: str
    """Such as `deck[2].copies`."""
    value: msgspec.Raw
    source: str
    """The name of its source."""


class Edition(Visible, frozen=True):
    """GET /api/games/{game}/editions/{digest}: every value with its source. `ours` stands for the game's own values.
    With `/text` behind it the file itself comes, of `ours` one to begin an own edition with.
    """

    game: str
    digest: str
    """Empty for the game's own values."""
    title: str
    sources: tuple[ValueSource, ...]
    values: tuple[Value, ...]


class SeatCard(Visible, frozen=True):
    """Who sits where."""

    name: str
    level: str
    """Empty for a person."""


class Opened(Visible, frozen=True):
    """The answer to `NewTable`."""

    table: str
    commitment: str
    """SHA-256 of the secret that every die will follow from."""
    tokens: tuple[str, ...]
    """By seat: what a browser needs to take it; empty for a computer's seat and for one that waits for a guest."""
    invitations: tuple[str, ...] = ()
    """By seat: the code for whoever shall take it, 128 bits; empty where nobody is to be invited."""


class Invitation(Visible, frozen=True):
    """GET /api/invitations/{code}: what somebody is invited to. Looking uses nothing up."""

    table: str
    game: str
    seat: int
    names: tuple[str, ...]
    """Who sits on each seat, empty where nobody does yet."""
    options: msgspec.Raw
    commitment: str
    """SHA-256 of the secret of chance: whoever joins makes the nonce after having seen it."""
    open: bool
    """False when somebody has taken the seat already."""
    edition: EditionCard | None = None
    """The owner's edition that it is played on, if it is."""


class Seated(Visible, frozen=True):
    """The answer to `Claim` and `Again`: the seat is taken; join the table with the token."""

    table: str
    game: str
    seat: int
    commitment: str
    """As in `Opened`."""


class Here(Visible, frozen=True):
    """GET /api/here: how others can reach this server. GET /api/invitations/{code}/qr draws the link, as SVG."""

    address: str
    """Such as `http://192.168.1.5:8000`, before the path of a link; empty when only this machine can reach it."""
    lan: bool
    """Whether that address works in the own network only."""


class Frame(Visible, frozen=True):
    """One event of a replay as its viewer perceived it."""

    seat: int
    """Who acted; -1 for the set-up, and where the viewer cannot know."""
    text: str
    """The action in notation; empty where the viewer was not told it."""
    told: tuple[msgspec.Raw, ...]
    view: msgspec.Raw
    actors: tuple[int, ...]
    players: tuple[str, ...]
    outcome: Outcome | None


class Replay(Visible, frozen=True):
    """GET /api/tables/{id}/replay?viewer=N, and the answer to `Import`: a game to step through.

    While a game goes on a seat may replay it as itself and anybody as a spectator; after its end as every seat.
    """

    game: str
    seats: tuple[SeatCard, ...]
    options: msgspec.Raw
    viewer: int
    viewers: tuple[int, ...]
    """The viewpoints that may be asked for."""
    frames: tuple[Frame, ...]
    edition: EditionCard | None = None
    """The owner's edition that it was played on, if it was."""
    findings: tuple[str, ...] = ()
    """For an imported record: what `rollout verify` finds wrong with it."""


# -- server to browser over the websocket ------------------------------------------------------------------


class Joined(Visible, frozen=True):
    """The first answer: what does not change during the game."""

    table: str
    game: str
    viewer: int
    seats: tuple[SeatCard, ...]
    options: msgspec.Raw
    commitment: str
    edition: EditionCard | None = None
    """The owner's edition that it is played on, if it is."""
    dice: bool = True
    """Whether dice or cards are drawn while it is played."""


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
    mistakes: tuple[Mistake, ...] = ()
    """What is wrong with the options or the edition, if that is why."""


class Chair(Visible, frozen=True):
    """How it stands with a seat's person right now."""

    name: str
    """Empty while the seat waits for somebody who has the invitation."""
    online: bool
    left: bool
    """Away for longer than the grace period."""


class Presence(Visible, frozen=True):
    """Sent to everybody when somebody comes or goes; not part of the game and not in its log."""

    chairs: tuple[Chair, ...]
    """By seat; a computer's seat is always there."""
    spectators: int
    talk: tuple[str, ...]
    """Table talk that this viewer may say because somebody has left, such as `(computer 1)` and `(end)`."""
    again: str = ""
    """The new table, when somebody asked for the same game once more: `Again` takes the own seat there."""


ToBrowser = Joined | Update | Presence | Done | Refused | Failed

__all__ = [
    "Act",
    "Again",
    "BringEdition",
    "Chair",
    "Changed",
    "CheckedEdition",
    "Choice",
    "Claim",
    "Done",
    "Edition",
    "EditionCard",
    "Failed",
    "Frame",
    "FromBrowser",
    "GameCard",
    "Here",
    "Import",
    "Invitation",
    "Join",
    "Joined",
    "LevelCard",
    "Mistake",
    "NewTable",
    "Opened",
    "Presence",
    "Refused",
    "Replay",
    "SeatCard",
    "SeatPlan",
    "Seated",
    "Shelf",
    "ToBrowser",
    "Update",
    "Value",
    "ValueSource",
]
