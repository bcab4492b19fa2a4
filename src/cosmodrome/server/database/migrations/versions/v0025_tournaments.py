"""Tournaments: what they are, who takes part, the tables of each round."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("organiser", sa.String(16), nullable=False, index=True),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("touched", sa.BigInteger(), nullable=False, index=True),
        sa.Column("invite", sa.String(16), nullable=False),
        sa.Column("seed", sa.BigInteger(), nullable=False),
        sa.Column("terms", sa.Text(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("rests", sa.Integer(), nullable=False),
    )
    op.create_table(
        "pairings",
        sa.Column("tournament", sa.String(16), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False, index=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("entrants", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON(), nullable=False),
        sa.Column("scores", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    for table in ("pairings", "entrants", "tournaments"):
        op.drop_table(table)
    op.drop_column("tables", "tournament")
