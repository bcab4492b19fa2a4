"""A finished game keeps its frames."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("endings", sa.Column("frames", sa.LargeBinary, nullable=True))


def downgrade() -> None:
    op.drop_column("endings", "frames")
