"""By which session a device was made known to be called: it is called no more when that has ended."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("devices", sa.Column("session", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("devices", "session")
