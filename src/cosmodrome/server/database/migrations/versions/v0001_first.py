"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("token_digest", sa.String(64), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_index("ix_tables_touched", "tables", ["touched"])
    op.create_table(
        "places",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_index("ix_places_player", "places", ["player"])
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("choice", sa.String(96), nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
    )
    op.create_table(
        "endings",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("views", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("endings", "answers", "places", "tables", "guests"):
        op.drop_table(name)
