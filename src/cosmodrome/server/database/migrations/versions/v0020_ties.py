"""Whom players call friends, and whom they have blocked."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "ties",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
    )
    op.create_index("ix_ties_other", "ties", ["other"])


def downgrade() -> None:
    op.drop_table("ties")
