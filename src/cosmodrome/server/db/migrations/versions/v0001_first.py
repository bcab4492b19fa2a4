"""The form of the database: that of the models, until a first release; then it is written out here and stays."""

import secrets

from alembic import op
from sqlalchemy import insert

from cosmodrome.server.db import models

revision = "0001"
down_revision = None


def upgrade() -> None:
    models.metadata.create_all(op.get_bind())
    op.execute(insert(models.server).values(id=secrets.token_hex(6)))
