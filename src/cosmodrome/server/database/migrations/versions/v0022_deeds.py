"""What people did in finished games; whose profile is for them alone, and who looks after the server."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.create_table(
        "deeds",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer(), primary_key=True),
        sa.Column("player", sa.String(16), nullable=False, index=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("traits", sa.Text(), nullable=False),
        sa.Column("feats", sa.Text(), nullable=False),
    )
    for name in ("profile_hidden", "administers"):
        op.add_column("accounts", sa.Column(name, sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    for name in ("administers", "profile_hidden"):
        with op.batch_alter_table("accounts") as accounts:
            accounts.drop_column(name)
    op.drop_table("deeds")
