"""The server has an id, kept with its tables."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    server = op.create_table("server", sa.Column("id", sa.String(16), primary_key=True))
    op.bulk_insert(server, [{"id": secrets.token_hex(6)}])


def downgrade() -> None:
    op.drop_table("server")
