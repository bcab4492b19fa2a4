"""To which entry that asks to take something back a player was called, beside the question of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.add_column("calls", sa.Column("asking", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    op.drop_column("calls", "asking")
