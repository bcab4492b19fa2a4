"""A later form of the database than today's: what there is now is of an older one then."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cosmodrome.server.db import revisions

STEP = '''"""A table has one more column, which says of older ones what it says."""

import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("planted", sa.String(8), nullable=False, server_default="older"))
'''


@contextmanager
def later_form(folder: Path) -> Iterator[str]:
    """Within, this program knows one step more; gives its revision. `folder` is for the steps."""
    before = revisions.known()[-1]
    later = f"{int(before) + 1:04}"
    steps = shutil.copytree(revisions.MIGRATIONS, folder / "migrations")
    (steps / "versions" / f"v{later}_planted.py").write_text(STEP.format(revision=later, before=before))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(revisions, "MIGRATIONS", steps)
        revisions.known.cache_clear()
        try:
            yield later
        finally:
            revisions.known.cache_clear()
