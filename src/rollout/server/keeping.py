"""Owners' editions in the database: each function is part of one transaction, and there is only one writer."""

from __future__ import annotations

import time
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from rollout.server.schema import editions, tables


@dataclass(frozen=True)
class KeptEdition:
    """An edition as it is kept; it was checked when it came."""

    digest: str
    game: str
    title: str
    text: str


def keep(connection: Connection, edition: KeptEdition, most: int, offered: Collection[str]) -> bool:
    """Keep an edition; False when there are too many, of which each is used by a table or offered by the host."""
    found = update(editions).where(editions.c.digest == edition.digest).values(used=int(time.time()))
    if connection.execute(found).rowcount:
        return True
    if connection.execute(select(func.count()).select_from(editions)).scalar_one() >= most:
        _drop_oldest(connection, offered)
    if connection.execute(select(func.count()).select_from(editions)).scalar_one() >= most:
        return False
    row = {"digest": edition.digest, "game": edition.game, "title": edition.title, "text": edition.text}
    connection.execute(insert(editions).values(**row, used=int(time.time())))
    return True


def _drop_oldest(connection: Connection, offered: Collection[str]) -> None:
    """Let go of the edition that was brought longest ago, of those that nothing needs."""
    unused = ~exists().where(tables.c.sheet == editions.c.digest) & editions.c.digest.not_in(offered)
    oldest = select(editions.c.digest).where(unused).order_by(editions.c.used, editions.c.digest).limit(1)
    digest = connection.execute(oldest).scalar_one_or_none()
    if digest is not None:
        connection.execute(delete(editions).where(editions.c.digest == digest))


def find(connection: Connection, digest: str) -> KeptEdition | None:
    """The edition of that digest; None where there is none. Whether its text is still the same is for the caller."""
    row = connection.execute(select(editions).where(editions.c.digest == digest)).one_or_none()
    return KeptEdition(digest, row.game, row.title, str(row.text)) if row else None
