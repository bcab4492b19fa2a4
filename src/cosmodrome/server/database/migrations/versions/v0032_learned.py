"""Of an account it is known whose lessons it has read to their end."""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("learned", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("accounts", "learned")
