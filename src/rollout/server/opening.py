"""New tables: whose seat is whose, tokens and invitations, and the same game once more."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass

import msgspec

from rollout.core.edition import digest_of
from rollout.core.errors import RolloutError
from rollout.core.fair import new_secret
from rollout.core.texts import is_blank
from rollout.games import AnyGame, find
from rollout.record import Sitter
from rollout.server.messages import EditionCard, Mistake, NewTable, SeatPlan
from rollout.server.store import Saved, SavedSeat
from rollout.table import Table


class Unavailable(Exception):  # noqa: N818 - the fact that a browser is told
    """Something cannot be used or done; `reason`, `detail` and `mistakes` go into `Failed`."""

    def __init__(self, reason: str, detail: str = "", mistakes: tuple[Mistake, ...] = ()) -> None:
        super().__init__(f"{reason}: {detail}" if detail else reason)
        self.reason = reason
        self.detail = detail
        self.mistakes = mistakes


@dataclass(frozen=True)
class Prepared:
    """A new table, with what only its maker is told; the store keeps digests of it."""

    saved: Saved
    tokens: tuple[str, ...]
    """By seat, empty for a computer's and for one that waits for a guest."""
    invitations: tuple[str, ...]
    """By seat, empty where nobody is to be invited."""


def digest(text: str) -> bytes:
    """What is kept of a token or of an invitation's code."""
    return hashlib.sha256(text.encode()).digest()


def game_of(saved: Saved) -> AnyGame:
    """The game that a table plays, on its own values or on those of an owner's edition.

    Raises:
        RolloutError: there is no such game, or the edition has been changed.
    """
    if saved.edition and digest_of(saved.edition) != saved.sheet:
        raise RolloutError("its edition is damaged: the text is not the one that it was opened with")
    return find(saved.game, saved.edition)


def seat_of(saved: Saved, token: str) -> int | None:
    """The seat that a token takes."""
    kept = digest(token)
    for number, seat in enumerate(saved.seats):
        if seat.token is not None and hmac.compare_digest(seat.token, kept):
            return number
    return None


def card_of(game: AnyGame) -> EditionCard | None:
    """The edition that a game is played on; None for its own values."""
    return EditionCard(game.sheet.digest, game.sheet.title) if game.sheet.edition else None


def prepare(plan: NewTable, edition: str = "") -> Prepared:
    """A new table, on the edition of that text.

    Raises:
        ShelfError, DataError, RolloutError: game, options or seats do not fit.
        Unavailable: no seat is a person's.
    """
    game = find(plan.game, edition)
    table = Table(game, plan.options, [_sitter(seat, number) for number, seat in enumerate(plan.seats)], new_secret())
    if all(seat.level for seat in plan.seats):
        raise Unavailable("no-person", "every seat is a computer's; `rollout arena` plays such games")
    tokens = tuple("" if seat.level or not seat.here else secrets.token_urlsafe(24) for seat in plan.seats)
    invitations = tuple("" if seat.level or seat.here else secrets.token_urlsafe(16) for seat in plan.seats)
    seats = tuple(
        SavedSeat(sitter.name, sitter.level, _kept(token), invitation=_kept(invitation))
        for sitter, token, invitation in zip(table.seats, tokens, invitations, strict=True)
    )
    return Prepared(_saved(game, table, seats, plan.absence), tokens, invitations)


def once_more(before: Saved) -> Saved:
    """The same game on a new table, everybody one seat further on; the seats wait for their people."""
    game = game_of(before)
    seats = [SavedSeat(seat.name, seat.level, None) for seat in before.seats]
    moved = (*seats[-1:], *seats[:-1])
    table = Table(game, before.options, [Sitter(seat.name, seat.level) for seat in moved], new_secret())
    return _saved(game, table, moved, before.absence)


def _saved(game: AnyGame, table: Table, seats: tuple[SavedSeat, ...], absence: str) -> Saved:
    return Saved(
        id=secrets.token_hex(16),
        game=game.name,
        options=msgspec.to_builtins(table.options),
        rules=game.rules_version,
        sheet=game.sheet.digest,
        secret=table.secret,
        seats=seats,
        absence=absence,
        edition=game.sheet.edition,
    )


def _kept(secret: str) -> bytes | None:
    return digest(secret) if secret else None


def _sitter(seat: SeatPlan, number: int) -> Sitter:
    waits = not seat.level and not seat.here  # whoever comes brings the name
    return Sitter("" if waits else clean_name(seat.name, number), seat.level)


def clean_name(name: str, seat: int) -> str:
    """The name that a person gave, without what cannot be seen or would disturb a line of text; else the seat's."""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(" " if is_blank(c) else c for c in text)
    return " ".join(kept.split())[:40] or f"{seat + 1}"
