"""What whoever looks after a server asks of all tables."""

from collections.abc import Sequence

from sqlalchemy import and_, func, select

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import HUMAN, OPEN, OVER, PLAYING, RECORD

_LOOKS = (
    "SELECT id, (SELECT coalesce(max(seq) + 1, 0) FROM answers WHERE table_id = id), status,"
    " (SELECT md5(string_agg(places::text, ' ' ORDER BY seat)) FROM places WHERE table_id = id)"
    " FROM tables WHERE id = ANY($1::text[])"
)


async def ids(store: Store, after: str, limit: int) -> list[str]:
    """The next tables in the order of their ids."""
    tables = models.tables
    rows = await store.read(select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(limit))
    return [row.id for row in rows]


async def count(store: Store) -> int:
    """How many tables there are."""
    return int((await store.read(select(func.count()).select_from(models.tables)))[0][0])


async def touched(store: Store, ids: Sequence[str]) -> dict[str, int]:
    """When tables last changed, in seconds since 1970; some seconds late while they are played."""
    tables = models.tables
    rows = await store.read(select(tables.c.id, tables.c.touched).where(tables.c.id.in_(ids)))
    return {row.id: int(row.touched) for row in rows}


async def statuses(store: Store, ids: Sequence[str]) -> dict[str, str]:
    """By those of these tables that there are, their status."""
    tables = models.tables
    rows = await store.read(select(tables.c.id, tables.c.status).where(tables.c.id.in_(ids)))
    return {row.id: row.status for row in rows}


async def looks(store: Store, ids: Sequence[str]) -> dict[str, tuple[int, str, str]]:
    """By table, in PostgreSQL: how many entries its log has, its status, and a text that changes with its seats.

    Of hundreds of tables at once, by a process that has no time for more.
    """
    async with store.engine.connect() as connection:
        rows = (await connection.exec_driver_sql(_LOOKS, (list(ids),))).all()
        return {table_id: (answers, status, seats) for table_id, answers, status, seats in map(tuple, rows)}


async def left_alone(store: Store, reason: str, before: int, limit: int) -> list[str]:
    """Tables that last changed before a time, in seconds since 1970, and may be closed for this reason."""
    tables, places = models.tables, models.places
    there = select(places.c.table_id).where(places.c.kind == HUMAN, places.c.away.is_(False))
    condition = {
        "table-expired": tables.c.status == OPEN,
        "table-left": and_(tables.c.status == PLAYING, tables.c.id.not_in(there)),
        "table-idle": tables.c.status == PLAYING,
        "table-pruned": tables.c.status == OVER,
        "table-brought": tables.c.origin == RECORD,
    }[reason]
    query = select(tables.c.id).where(condition, tables.c.touched < before).limit(limit)
    return [row.id for row in await store.read(query)]


async def count_finished(store: Store, before: int) -> int:
    """How many finished games last changed before a time, in seconds since 1970."""
    tables = models.tables
    query = select(func.count()).where(tables.c.status == OVER, tables.c.touched < before)
    return int((await store.read(query))[0][0])


async def strays(store: Store) -> dict[str, list[str]]:
    """By what is kept of tables, those of which there is something but no table."""
    found: dict[str, list[str]] = {}
    for table in models.OF_A_TABLE:
        at = table.c.table_id
        rows = await store.read(select(at).where(at.not_in(select(models.tables.c.id))).distinct())
        if rows:
            found[table.name] = sorted(row[0] for row in rows)
    return found


async def log_numbers(store: Store, table_id: str) -> tuple[int, int]:
    """How many entries the log of a table has, and the number of the last; (0, -1) where it has none."""
    log = models.answers
    query = select(func.count(), func.coalesce(func.max(log.c.seq), -1)).where(log.c.table_id == table_id)
    count, last = (await store.read(query))[0]
    return int(count), int(last)


async def with_snapshots(store: Store, ids: Sequence[str]) -> set[str]:
    """Those of these tables that have one."""
    at = models.snapshots.c.table_id
    return {row[0] for row in await store.read(select(at).where(at.in_(ids)))}


async def alive(store: Store) -> bool:
    """Whether the database answers."""
    return bool(await store.read(select(models.server.c.id)))
