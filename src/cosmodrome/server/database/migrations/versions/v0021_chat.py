"""Chat, reports, private notes; whether guests may talk at a table that is listed."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("tables", sa.Column("guests_talk", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("channel", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("phrase", sa.String(16), nullable=False),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("text", sa.Text(), nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("line", sa.Integer(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("chat", sa.Text(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
    )


def downgrade() -> None:
    for table in ("reports", "notes", "chat"):
        op.drop_table(table)
    op.drop_column("tables", "guests_talk")
