"""Tables by invitation have a code without which nobody sits down there."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("invite", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "invite")
