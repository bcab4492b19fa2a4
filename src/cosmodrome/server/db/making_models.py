"""What all tables of the database are made of: one `metadata`, which is its form."""

from typing import Any

from sqlalchemy import MetaData, Table
from sqlalchemy.schema import SchemaItem

metadata = MetaData()


def table(name: str, *parts: SchemaItem, **more: Any) -> Table:
    return Table(name, metadata, *parts, **more)
