"""Marks of a table: what was known there beyond the rules. Everybody sees them, and such a game never counts."""

from cosmodrome.play import going_back
from cosmodrome.play.record import HINT, TAKEN_BACK, Record
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import Head


def marks_of(head: Head) -> list[str]:
    """The marks of a table, in the order of the alphabet."""
    return head.marks.split()


def known(recorded: Record) -> set[str]:
    """The marks that a record from elsewhere has, or should have."""
    found = {each for each in recorded.header.marks if each in (TAKEN_BACK, HINT)}
    return found | {TAKEN_BACK for each in recorded.answers if going_back.goes_back(each.choice)}


async def mark(store: Store, head: Head, kind: str) -> None:
    """Mark a table for good, in the database and in the head; by who holds the lock of the table."""
    if kind not in marks_of(head):
        head.marks = await store.mark(head.id, kind)


async def mark_taken_back(store: Store, head: Head) -> None:
    """Mark a table at which something was undone that had been told."""
    await mark(store, head, TAKEN_BACK)
