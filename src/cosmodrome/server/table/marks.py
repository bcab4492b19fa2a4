"""Marks of a table: what was known there beyond the rules. Everybody sees them, and such a game never counts."""

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.play import going_back
from cosmodrome.play.record import HINT, TAKEN_BACK, Record
from cosmodrome.server.database import models
from cosmodrome.server.database.store import Head, Store


def marks_of(head: Head) -> list[str]:
    """The marks of a table, in the order of the alphabet."""
    return head.marks.split()


def known(kept: Record) -> set[str]:
    """The marks that a record from elsewhere has, or should have."""
    said = {each for each in kept.header.marks if each in (TAKEN_BACK, HINT)}
    return said | {TAKEN_BACK for each in kept.answers if going_back.goes_back(each.choice)}


async def mark(store: Store, head: Head, kind: str) -> None:
    """Mark a table for good, in the database and in the head; by who holds the lock of the table."""
    tables = models.tables

    async def act(connection: AsyncConnection) -> str:
        own = tables.c.id == head.id
        query = select(tables.c.marks).where(own).with_for_update()
        kept = (await connection.execute(query)).scalar() or ""
        marked = " ".join(sorted({*kept.split(), kind}))
        if marked != kept:
            await connection.execute(update(tables).where(own).values(marks=marked))
        return marked

    if kind not in marks_of(head):
        head.marks = await store.write(act)
