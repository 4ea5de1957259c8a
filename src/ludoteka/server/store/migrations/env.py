"""Alembic's way in: the connection is handed over by migrate.py."""

from alembic import context

from ludoteka.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
context.run_migrations()
