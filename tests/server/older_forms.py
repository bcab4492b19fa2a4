"""Databases as older programs made them."""

from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config

from cosmodrome.server.database import store as store_module

MIGRATIONS = Path(store_module.__file__).parent / "migrations"


def steps_to(connection: Any, revision: str) -> None:
    """Bring a database to an older form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
