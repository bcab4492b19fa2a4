"""From where accounts have signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    op.create_table(
        "sign_ins",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("place", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("sign_ins")
