"""A table remembers the name of the deck that was chosen for it."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deck", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "deck")
