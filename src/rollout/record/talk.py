"""Table talk: what people say at a table beside the actions of the game.

It stands in the log like an action, in round brackets, so that a record tells the whole story:

    (resign)      give up
    (take back)   undo the last action, where nothing was revealed, drawn or answered since
    (computer 1)  let the computer play for seat 1, whose player has left
    (back)        take the own seat back from the computer
    (end)         end the game without a winner, because a player has left
    (offer draw)  offer a draw, between two, where the game can be drawn by agreement
    (agree)       agree to the draw that the other offers
    (decline)     decline it
"""

from __future__ import annotations

import re

from rollout.core.wire import PublicFact

RESIGN = "(resign)"
TAKE_BACK = "(take back)"
BACK = "(back)"
END = "(end)"
OFFER_DRAW = "(offer draw)"
AGREE = "(agree)"
DECLINE = "(decline)"
_COMPUTER = re.compile(r"\(computer (\d{1,2})\)")


def computer(seat: int) -> str:
    """The talk that hands a seat to the computer."""
    return f"(computer {seat})"


def seat_for_computer(text: str) -> int | None:
    """The seat that a talk hands to the computer; None if it is another talk."""
    match = _COMPUTER.fullmatch(text)
    return int(match[1]) if match else None


def is_talk(text: str) -> bool:
    """Whether a line is talk, and no action of a game."""
    return text.startswith("(")


class TalkFact(PublicFact, frozen=True):
    """Something that was said; everybody hears it."""


class Resigned(TalkFact, frozen=True):
    """A player gave up."""

    seat: int


class TookBack(TalkFact, frozen=True):
    """A player took an action back."""

    seat: int


class ComputerTookOver(TalkFact, frozen=True):
    """From now on the computer plays for a seat."""

    seat: int
    by_seat: int
    """Who asked for it."""


class CameBack(TalkFact, frozen=True):
    """A player took the own seat back from the computer."""

    seat: int


class EndedEarly(TalkFact, frozen=True):
    """A player ended the game because another had left."""

    seat: int


class DrawOffered(TalkFact, frozen=True):
    """A player offers the other a draw."""

    seat: int


class DrawAgreed(TalkFact, frozen=True):
    """A player agrees to the draw, which ends the game."""

    seat: int


class DrawDeclined(TalkFact, frozen=True):
    """A player declines the draw."""

    seat: int
