"""What a viewer of a table receives: the news since it last looked, and how things stand."""

from __future__ import annotations

import msgspec

from rollout.core.wire import Message, Outcome, Visible


class Choice(Visible, frozen=True):
    """Something that the viewer may do now."""

    text: str
    """The action in notation."""
    label: Message | None = None


class Changed(Visible, frozen=True):
    """A line of the log that is kept otherwise than before."""

    number: int
    """Counted from 1, as `Update.version` counts."""
    told: msgspec.Raw
    """The line as it is kept from now on."""


class Update(Visible, frozen=True):
    """What the viewer perceived since the version that it has, and how things stand now."""

    version: int
    """Rises by one with each thing told to this viewer; a browser has the log up to here."""
    told: tuple[msgspec.Raw, ...]
    """`Told` values in causal order; the newest has number `version`. In full for whoever looks on, else as kept."""
    view: msgspec.Raw
    """A `View`, of the game's own type."""
    actors: tuple[int, ...]
    """Seats that may act now."""
    decision: int
    """To be named in `Act`; 0 for a spectator."""
    choices: tuple[Choice, ...]
    outcome: Outcome | None
    players: tuple[str, ...]
    """By seat: the level of the computer that plays it now, empty for a person."""
    talk: tuple[str, ...]
    """Table talk that the viewer may say now, whoever is there; see `rollout.record.talk`."""
    offer: int = -1
    """The seat that offers a draw and waits for the answer; -1 for none."""
    changed: tuple[Changed, ...] = ()
    """Lines that the log keeps otherwise from now on, those of `told` included: to be shown so after `told`."""
