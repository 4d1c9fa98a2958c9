"""The tables of the database. Migrations make them; this file is what queries are built from."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("rules", String(40), nullable=False),
    Column("sheet", String(64), nullable=False),  # digest of the values that it is played with
    Column("secret", LargeBinary(32), nullable=False),
    Column("made", Integer, nullable=False),  # seconds since 1970
    Column("aside", Text, nullable=False, default=""),  # why it was set aside
    Column("absence", String(8), nullable=False, default="ask"),  # what follows when somebody leaves
    Column("again", String(32), nullable=False, default=""),  # the table of the same game once more
    Column("result", Text, nullable=False, default=""),  # how the game ended, as records say it
)

editions = Table(
    "editions",
    metadata,
    Column("digest", String(64), primary_key=True),  # SHA-256 of the text; `tables.sheet` of the tables that use it
    Column("game", String(40), nullable=False),
    Column("title", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("used", Integer, nullable=False),  # seconds since 1970; when it was last brought
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(40), nullable=False),
    Column("token", LargeBinary(32)),  # SHA-256; none for a computer's seat, and as long as nobody has taken it
    Column("nonce", String(64), nullable=False, default=""),
    Column("invitation", LargeBinary(32)),  # SHA-256 of the code; kept when it was used, so that a retry is recognised
    PrimaryKeyConstraint("table", "seat"),
    ForeignKeyConstraint(["table"], ["tables.id"]),
)

Index("seats_by_invitation", seats.c.invitation, unique=True)

events = Table(
    "events",
    metadata,
    Column("table", String(32), nullable=False),
    Column("number", Integer, nullable=False),  # 0 is the set-up
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("draws", Text, nullable=False),  # JSON: [why, n, value] each
    PrimaryKeyConstraint("table", "number"),
    ForeignKeyConstraint(["table"], ["tables.id"]),
)

requests = Table(
    "requests",
    metadata,
    Column("table", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("request", String(64), nullable=False),
    Column("decision", Integer, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("table", "seat", "request"),
    ForeignKeyConstraint(["table"], ["tables.id"]),
)
