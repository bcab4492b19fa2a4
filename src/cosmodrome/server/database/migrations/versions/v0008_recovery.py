"""A guest has a recovery code, of which a digest is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("guests", sa.Column("recovery_digest", sa.String(64), nullable=True))
    with op.batch_alter_table("guests") as guests:
        guests.create_unique_constraint("uq_guests_recovery_digest", ["recovery_digest"])


def downgrade() -> None:
    with op.batch_alter_table("guests") as guests:
        guests.drop_constraint("uq_guests_recovery_digest", type_="unique")
        guests.drop_column("recovery_digest")
