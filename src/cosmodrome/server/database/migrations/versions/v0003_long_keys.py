"""Answers as long as an offer in the log; a table says how long a step that ends by the clock may take."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("answers") as answers:
        answers.alter_column("choice", existing_type=sa.String(96), type_=sa.Text, existing_nullable=False)
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("tables", "clock")
    with op.batch_alter_table("answers") as answers:
        answers.alter_column("choice", existing_type=sa.Text, type_=sa.String(96), existing_nullable=False)
