"""Time controls in place of a number of seconds, what the seats have left of their time, and who skips questions."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

_NONE = '{"kind":"none"}'


def upgrade() -> None:
    op.add_column("tables", sa.Column("time_control", sa.JSON(), nullable=False, server_default=_NONE))
    tables = sa.table(
        "tables", sa.column("id"), sa.column("clock", sa.Integer), sa.column("time_control", sa.JSON())
    )
    connection = op.get_bind()
    for clock in connection.execute(sa.select(tables.c.clock).where(tables.c.clock > 0).distinct()).scalars():
        control = {"kind": "move", "seconds": clock, "reserve": 0, "phase": clock}
        connection.execute(tables.update().where(tables.c.clock == clock).values(time_control=control))
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("clock")
    op.add_column("places", sa.Column("skips", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("server", sa.Column("alive", sa.BigInteger(), nullable=False, server_default="0"))
    op.create_table(
        "times",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
    )
    op.create_index("ix_times_due", "times", ["due"])


def downgrade() -> None:
    op.drop_index("ix_times_due", "times")
    op.drop_table("times")
    op.drop_column("places", "skips")
    with op.batch_alter_table("server") as batch:
        batch.drop_column("alive")
    op.add_column("tables", sa.Column("clock", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("tables") as batch:
        batch.drop_column("time_control")
