"""Tables that are not listed, since when a table has been there, and of which game it is another one."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("tables", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("opened", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("again_of", sa.String(16), nullable=True))
    op.create_index("ix_tables_again_of", "tables", ["again_of"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_again_of", "tables")
    op.drop_column("tables", "again_of")
    op.drop_column("tables", "opened")
    op.drop_column("tables", "private")
