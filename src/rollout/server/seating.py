"""Who sits where, in the database: each function is part of one transaction, and there is only one writer."""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, select, update

from rollout.server.schema import seats, tables


def sit(connection: Connection, table: str, seat: int, nonce: str) -> None:
    """Keep a seat's nonce."""
    connection.execute(update(seats).where(_at(table, seat)).values(nonce=nonce))


def invited(connection: Connection, code: bytes) -> str | None:
    """The table of an invitation; None where there is none."""
    return connection.execute(select(seats.c.table).where(seats.c.invitation == code)).scalar_one_or_none()


def claim(connection: Connection, code: bytes, token: bytes, name: str) -> bool:
    """Take the seat of an invitation; False when it belongs to another token."""
    row = connection.execute(select(seats).where(seats.c.invitation == code)).one()
    if not take(connection, row.table, row.seat, token):
        return False
    if row.token is None:
        connection.execute(update(seats).where(_at(row.table, row.seat)).values(name=name))
    return True


def take(connection: Connection, table: str, seat: int, token: bytes) -> bool:
    """Give a seat that nobody has to a token; whether the seat is that token's now.

    A token is good for one seat of a table: with two it could not say which one it means.
    """
    holds = connection.execute(select(seats.c.seat).where(seats.c.table == table, seats.c.token == token)).scalars()
    if held := list(holds):
        return held == [seat]
    free = _at(table, seat) & seats.c.token.is_(None) & (seats.c.level == "")
    return connection.execute(update(seats).where(free).values(token=token)).rowcount == 1


def again(connection: Connection, table: str) -> str:
    """The table of the same game once more; empty where there is none."""
    there: str = connection.execute(select(tables.c.again).where(tables.c.id == table)).scalar_one()
    return there


def remember_again(connection: Connection, table: str, new: str) -> None:
    """Keep the table of the same game once more."""
    connection.execute(update(tables).where(tables.c.id == table).values(again=new))


def _at(table: str, seat: int) -> ColumnElement[bool]:
    return (seats.c.table == table) & (seats.c.seat == seat)
