"""Deals that can be proved: a table's commitment, what it keeps back, and what each player adds."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("tables", sa.Column("commitment", sa.String(64), nullable=False, server_default=""))
    op.add_column("places", sa.Column("salt", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "deals",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("salts", sa.JSON(), nullable=False),
        sa.Column("sitters", sa.JSON(), nullable=False),
        sa.Column("drawn", sa.JSON(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deals")
    op.drop_column("places", "salt")
    op.drop_column("tables", "commitment")
