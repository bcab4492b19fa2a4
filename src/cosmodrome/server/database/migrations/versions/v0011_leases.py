"""Which processes serve the database, and which of them runs a table's bots and clock."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("holder", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("processes")
