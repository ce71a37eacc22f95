"""Alembic runs this to bring a database to another version, on the connection it is handed."""

from alembic import context

from serai.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
    transactional_ddl=False,  # the transaction is the caller's, lock included
)
context.run_migrations()
