"""Where players want to be called when it is their turn, and to which question they were."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("server", sa.Column("push_key", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "devices",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("endpoint", sa.Text(), nullable=False, unique=True),
        sa.Column("key", sa.String(96), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("mail", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("hour", sa.BigInteger(), nullable=False),
        sa.Column("calls", sa.Integer(), nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), primary_key=True, index=True),
        sa.Column("question", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    for table in ("calls", "wishes", "devices"):
        op.drop_table(table)
    op.drop_column("server", "push_key")
