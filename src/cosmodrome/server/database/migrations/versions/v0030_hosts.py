"""Names people had before, new passwords by letter, why something was reported, and who may not talk or play."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "former_names",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("login", sa.Text(), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("look", sa.Text(), nullable=False, index=True),
        sa.Column("small_look", sa.Text(), nullable=False, index=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "restraints",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("lifted", sa.BigInteger(), nullable=False),
        sa.Column("lifted_by", sa.String(16), nullable=False),
        sa.Column("seen_to", sa.Boolean(), nullable=False),
    )
    # SQLite gives no column a constraint of its own later: an index says the same.
    op.add_column("accounts", sa.Column("reset_digest", sa.String(64), nullable=True))
    op.create_index("ix_accounts_reset_digest", "accounts", ["reset_digest"], unique=True)
    op.add_column("accounts", sa.Column("reset_until", sa.BigInteger(), nullable=False, server_default="0"))
    op.add_column("reports", sa.Column("reason", sa.String(8), nullable=False, server_default=""))
    op.add_column("reports", sa.Column("withdrawn", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for column in ("withdrawn", "reason"):
        op.drop_column("reports", column)
    op.drop_index("ix_accounts_reset_digest", "accounts")
    for column in ("reset_until", "reset_digest"):
        op.drop_column("accounts", column)
    for table in ("restraints", "former_names"):
        op.drop_table(table)
