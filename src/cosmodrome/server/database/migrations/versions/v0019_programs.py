"""Programs that play as guests do, by the digests of their tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table(
        "programs",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("owner", sa.String(16), nullable=False, index=True),
        sa.Column("digest", sa.String(64), nullable=True, unique=True),
        sa.Column("scopes", sa.String(32), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("programs")
