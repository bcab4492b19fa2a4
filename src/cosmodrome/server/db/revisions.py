"""The form of a database: which step of the migrations it is at, and bringing it to a later one."""

from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, inspect, text

from cosmodrome.server.db.models import metadata

MIGRATIONS = Path(__file__).parent / "migrations"


class UnknownForm(Exception):
    """A database that this program cannot go on with: of a later one, of none, or damaged; the message is one line."""


@cache
def known() -> tuple[str, ...]:
    """All revisions, rising; each step's file is named by its number, as v0001_first.py."""
    return tuple(sorted(file.name[1:5] for file in (MIGRATIONS / "versions").glob("v[0-9]*.py")))


def revision_of(connection: Connection) -> str:
    """The revision that a database is at; "" for one that is empty, or not ours."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return "" if found is None else str(found)


def _check_columns(connection: Connection) -> None:
    """Raises UnknownForm where a table lacks what the models have: one form, until a first release, may have grown."""
    there = inspect(connection).get_multi_columns()
    for table in metadata.sorted_tables:
        columns = {column["name"] for column in there.get((None, table.name), ())}
        if lacking := sorted({column.name for column in table.columns} - columns):
            raise UnknownForm(
                f"its table {table.name} has no {', '.join(lacking)}: a program from before the first release made it, "
                "and cannot be followed; begin with a new one"
            )


def upgrade(connection: Connection, revision: str = "") -> None:
    """Bring a database to a revision, by default the newest. Raises UnknownForm where it has none of ours."""
    at = revision_of(connection)
    if at == (revision or known()[-1]):
        _check_columns(connection)
        return
    if at not in ("", *known()):
        raise UnknownForm(
            f"it has form {at}, which this program does not know; it knows {known()[-1]} and older ones"
        )
    # Imported here: most starts find nothing to do, and it takes a while.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    attributes: dict[Any, Any] = config.attributes
    attributes["connection"] = connection
    command.upgrade(config, revision or "head")
