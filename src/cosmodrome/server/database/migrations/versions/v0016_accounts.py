"""Guests may have accounts; a cookie is a session, of which a player can have several."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("digest", sa.String(64), nullable=False, unique=True),
        sa.Column("player", sa.String(16), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("agent", sa.String(40), nullable=False),
    )
    op.create_index("ix_sessions_player", "sessions", ["player"])
    # A guest had one cookie, so the session can be called as the guest is. Some have not been here for long, but
    # nobody has noted that.
    op.execute(
        "INSERT INTO sessions (id, digest, player, created, seen, agent) "
        f"SELECT id, token_digest, id, created, {int(time.time())}, '' FROM guests"
    )
    with op.batch_alter_table("guests") as guests:
        guests.drop_column("token_digest")
    op.create_table(
        "accounts",
        sa.Column("player", sa.String(16), primary_key=True),
        sa.Column("login", sa.Text, nullable=False, unique=True),
        sa.Column("look", sa.Text, nullable=False, unique=True),
        sa.Column("small_look", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("mail", sa.Text, nullable=False, server_default=""),
        sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("mail_digest", sa.String(64), nullable=True, unique=True),
        sa.Column("mail_until", sa.BigInteger, nullable=False, server_default="0"),
    )


def downgrade() -> None:
    op.drop_table("accounts")
    op.add_column("guests", sa.Column("token_digest", sa.String(64), nullable=True))
    op.execute(
        "UPDATE guests SET token_digest = "
        "(SELECT min(digest) FROM sessions WHERE sessions.player = guests.id)"
    )
    op.execute("DELETE FROM guests WHERE token_digest IS NULL")
    with op.batch_alter_table("guests") as guests:
        guests.alter_column("token_digest", existing_type=sa.String(64), nullable=False)
        guests.create_unique_constraint("uq_guests_token_digest", ["token_digest"])
    op.drop_table("sessions")
