"""Where a table's game comes from, if not from itself: a table that it goes on from, or a record from elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "origin")
