"""Owners' editions, which tables can be played on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Add a place for editions; the tables that there are stay on our own."""
    op.create_table(
        "editions",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("used", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Take it away again; tables that were played on an edition are set aside then."""
    op.drop_table("editions")
