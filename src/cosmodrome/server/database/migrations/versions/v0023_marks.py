"""What was known at a table beyond the rules, and whom players do not want to read."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.add_column("tables", sa.Column("marks", sa.String(40), nullable=False, server_default=""))
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("other", sa.String(16), primary_key=True),
    )
    op.create_index("ix_mutes_other", "mutes", ["other"])


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_column("tables", "marks")
