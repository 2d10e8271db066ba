"""Run by Alembic; the connection comes from the store that is being opened."""

from alembic import context

from readyroom.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
