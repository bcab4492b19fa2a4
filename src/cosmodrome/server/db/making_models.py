"""What all tables of the database are made of: one `metadata`, which is its form."""

from typing import Any

from sqlalchemy import Column, MetaData, Table

metadata = MetaData()


def table(name: str, *columns: Column[Any], **more: Any) -> Table:
    return Table(name, metadata, *columns, **more)
