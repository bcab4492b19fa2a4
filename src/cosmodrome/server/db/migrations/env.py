"""Alembic's entry: runs the steps on the connection that store.py hands over."""

from alembic import context

from cosmodrome.server.db.models import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a column by copying its table
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
