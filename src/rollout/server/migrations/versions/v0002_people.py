"""People who play people: invitations, what follows when somebody leaves, and the same game once more."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Add what tables with one person did not need; those that there are stay as they are."""
    op.add_column("tables", sa.Column("absence", sa.String(8), nullable=False, server_default="ask"))
    op.add_column("tables", sa.Column("again", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("invitation", sa.LargeBinary(32)))
    op.create_index("seats_by_invitation", "seats", ["invitation"], unique=True)


def downgrade() -> None:
    """Take it away again; seats that wait for a guest wait for ever then."""
    op.drop_index("seats_by_invitation", "seats")
    op.drop_column("seats", "invitation")
    op.drop_column("tables", "again")
    op.drop_column("tables", "absence")
