"""A table remembers who had a seat before."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "formers",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("until", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("formers")
