"""Positions of games that count, as the seats that were asked saw them: elsewhere nobody is advised on one."""

from collections.abc import Collection

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import NOT_YET, PLAYING

_AT_ONCE = 500
"""That are looked for by one query: databases count what a query names."""


async def keep(store: Store, table_id: str, seen: Collection[int]) -> None:
    """Keep positions of a table, by `play.sight`; those that are kept already stay."""
    of = models.sights

    async def act(connection: AsyncConnection) -> None:
        query = select(of.c.sight).where(of.c.table_id == table_id, of.c.sight.in_(seen))
        kept = set((await connection.execute(query)).scalars())
        rows = [{"table_id": table_id, "sight": each} for each in sorted(set(seen) - kept)]
        if rows:
            await connection.execute(insert(of), rows)

    await store.write(act, counts=False)


async def forget(store: Store, table_id: str) -> None:
    """The game is over: whoever likes may be advised on it."""
    await store.change(delete(models.sights).where(models.sights.c.table_id == table_id))


async def are_played(store: Store, seen: Collection[int]) -> bool:
    """Whether one of these positions is one of a game that goes on, or of a round that does."""
    of, tables = models.sights, models.tables
    looked_for = sorted(seen)
    for first in range(0, len(looked_for), _AT_ONCE):
        query = (
            select(of.c.sight)
            .join(tables, tables.c.id == of.c.table_id)
            .where(of.c.sight.in_(looked_for[first : first + _AT_ONCE]))
            .where(or_(tables.c.status == PLAYING, tables.c.closed_until == NOT_YET))
            .limit(1)
        )
        if await store.read(query):
            return True
    return False
