"""Snapshots of running games, and what happened up to them."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("answers", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("first", sa.Integer(), primary_key=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("events", sa.Text(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("chapters")
    op.drop_table("snapshots")
