"""Tables that were played with rules or values that this program does not have: they stay, and their records are given.

Such a game cannot go on here, but it may where the rules are still known: so of one that had not ended, a seat is given
its own actions and no more. What it was told besides nobody can work out without the rules.
"""

from __future__ import annotations

from rollout.core.edition import EditionError
from rollout.core.errors import OutdatedError
from rollout.core.fair import commitment
from rollout.games import find
from rollout.record import Record, Sitter, check_rules, check_values, write_record
from rollout.record.log import Perceived
from rollout.record.transcript import write_transcript
from rollout.server.opening import Unavailable, game_of, seat_of
from rollout.server.store import Saved, Store

REASONS = frozenset({"outdated-rules", "outdated-values", "unfit-edition"})
"""Why a table cannot be opened, although nothing is wrong with what is kept of it."""


def reason_of(error: Exception) -> str:
    """What browsers are told about a table that could not be opened: `failed-<reason>`."""
    if isinstance(error, OutdatedError):
        return f"outdated-{error.what}"
    return "unfit-edition" if isinstance(error, EditionError) else "set-aside"


def check_current(saved: Saved) -> None:
    """Whether this program has the rules and the values that a table is played with.

    Raises:
        OutdatedError: it does not.
        EditionError: its edition cannot be played under these rules.
        RolloutError: there is no such game, or the edition is damaged.
    """
    check_rules(saved.rules, find(saved.game))
    check_values(saved.sheet, game_of(saved))


async def record_of(store: Store, table: str, token: str) -> str:
    """The record of such a table, for whoever has a seat at it: whole if the game had ended, else the own actions.

    Raises:
        Unavailable: unknown-table, unknown-token, not-begun; set-aside for a table that is damaged.
        StoreError: nothing has changed.
    """
    saved = await store.load(table)
    if saved is None:
        raise Unavailable("unknown-table")
    seat = seat_of(saved, token)
    if seat is None:
        raise Unavailable("unknown-token")
    if saved.damage:
        raise Unavailable("set-aside")
    if not saved.events:
        raise Unavailable("not-begun")
    return write_record(logged(saved)) if saved.result else _own_actions(saved, seat)


def _own_actions(saved: Saved, seat: int) -> str:
    """The transcript of a seat, as far as it is known without the rules."""
    own = (Perceived(event.text, ()) for event in saved.events if event.seat == seat)
    return write_transcript(logged(saved), seat, own)


def logged(saved: Saved) -> Record:
    """The record of what is kept; with the secret if the game is over."""
    return Record(
        game=saved.game,
        options=saved.options,
        rules=saved.rules,
        tables=saved.sheet,
        seats=tuple(Sitter(seat.name, seat.level) for seat in saved.seats),
        chance="fair",
        commitment=commitment(saved.secret),
        nonces=tuple(seat.nonce for seat in saved.seats),
        secret=saved.secret.hex() if saved.result else "",
        result=saved.result,
        edition=saved.edition,
        events=saved.events,
    )
