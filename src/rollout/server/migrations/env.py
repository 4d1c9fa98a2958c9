"""What Alembic runs to migrate: the connection comes from `rollout.server.store`."""

from __future__ import annotations

from alembic import context

from rollout.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite rolls a migration back like anything else
)
with context.begin_transaction():
    context.run_migrations()
