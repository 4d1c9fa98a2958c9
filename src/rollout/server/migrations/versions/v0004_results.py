"""How a game ended, so that its record can be given when nobody can play it again any more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Add a place for it; how games ended so far is not known without playing them again."""
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Take it away again."""
    op.drop_column("tables", "result")
