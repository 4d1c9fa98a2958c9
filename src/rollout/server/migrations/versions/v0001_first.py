"""The first shape: tables, their seats, their events, and the requests that were answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("sheet", sa.String(64), nullable=False),
        sa.Column("secret", sa.LargeBinary(32), nullable=False),
        sa.Column("made", sa.Integer, nullable=False),
        sa.Column("aside", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("token", sa.LargeBinary(32)),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_table(
        "events",
        _of_table(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
    )
    op.create_table(
        "requests",
        _of_table(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "seat", "request"),
    )


def _of_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), nullable=False)


def downgrade() -> None:
    """Unmake everything."""
    for name in ("requests", "events", "seats", "tables"):
        op.drop_table(name)
