"""Owners' editions in the database: each function is part of one transaction, and there is only one writer."""

from __future__ import annotations

import sys
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import ColumnElement, Connection, delete, exists, func, insert, select, true, update

from rollout.server.schema import editions, tables

Keeping = Literal["new", "known", "full"]
"""How it went: it is kept from now on, was kept before, or there is no room for it."""


@dataclass(frozen=True)
class KeptEdition:
    """An edition as it is kept; it was checked when it came."""

    digest: str
    game: str
    title: str
    text: str


@dataclass(frozen=True)
class Shares:
    """How much room there is for one more edition."""

    most: int
    """Of all together."""
    each: int = sys.maxsize
    """Of one household."""
    own: frozenset[str] = frozenset()
    """Those that the household brought, by digest."""
    offered: frozenset[str] = frozenset()
    """Those that the host offers, which stay."""


def keep(connection: Connection, edition: KeptEdition, shares: Shares) -> Keeping:
    """Keep an edition, unless there are too many, of which each is used by a table or offered by the host.

    Whoever brings too many loses the own oldest one, before that of anybody else makes room.
    """
    found = update(editions).where(editions.c.digest == edition.digest).values(used=int(time.time()))
    if connection.execute(found).rowcount:
        return "known"
    own, anybodys = editions.c.digest.in_(shares.own), true()
    for whose, most in ((own, shares.each), (anybodys, shares.most)):
        if _count(connection, whose) >= most:
            _drop_oldest(connection, whose, shares.offered)
        if _count(connection, whose) >= most:
            return "full"
    row = {"digest": edition.digest, "game": edition.game, "title": edition.title, "text": edition.text}
    connection.execute(insert(editions).values(**row, used=int(time.time())))
    return "new"


def _count(connection: Connection, whose: ColumnElement[bool]) -> int:
    return connection.execute(select(func.count()).select_from(editions).where(whose)).scalar_one()


def _drop_oldest(connection: Connection, whose: ColumnElement[bool], offered: Collection[str]) -> None:
    """Let go of the edition that was brought longest ago, of those that nothing needs."""
    unused = whose & ~exists().where(tables.c.sheet == editions.c.digest) & editions.c.digest.not_in(offered)
    oldest = select(editions.c.digest).where(unused).order_by(editions.c.used, editions.c.digest).limit(1)
    digest = connection.execute(oldest).scalar_one_or_none()
    if digest is not None:
        connection.execute(delete(editions).where(editions.c.digest == digest))


def find(connection: Connection, digest: str) -> KeptEdition | None:
    """The edition of that digest; None where there is none. Whether its text is still the same is for the caller."""
    row = connection.execute(select(editions).where(editions.c.digest == digest)).one_or_none()
    return KeptEdition(digest, row.game, row.title, str(row.text)) if row else None
