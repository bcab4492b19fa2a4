"""What a lobby asks of all tables: which wait, which changed last, and what a player has there."""

from collections.abc import Sequence

from sqlalchemy import and_, func, select

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store, tables_where
from cosmodrome.server.db.tables import HUMAN, OPEN, OVER, RECORD, Head, Place


async def neighbours(store: Store, player: str) -> set[str]:
    """The names of all others at the tables, not yet over, at which a player has a seat."""
    places, tables, guests = models.places, models.tables, models.guests
    own = (
        select(places.c.table_id)
        .join(tables, tables.c.id == places.c.table_id)
        .where(places.c.player == player, tables.c.status != OVER)
    )
    beside = select(places.c.player).where(places.c.table_id.in_(own), places.c.player != player)
    rows = await store.read(select(guests.c.name).where(guests.c.id.in_(beside)))
    return {row.name for row in rows}


async def waiting(store: Store, game: str, seats: int, limit: int) -> list[tuple[Head, list[Place]]]:
    """Listed tables that wait for people, the one that has waited longest first."""
    tables = models.tables
    condition = [tables.c.game == game, tables.c.seats == seats]
    condition += [tables.c.status == OPEN, tables.c.private.is_(False)]
    return await tables_where(store, and_(*condition), limit, (tables.c.opened, tables.c.id))


async def recent(store: Store, status: str, limit: int, share: int) -> list[tuple[Head, list[Place]]]:
    """Listed tables by their last change, the latest first; of one host so many at most."""
    tables = models.tables
    order = (tables.c.touched.desc(), tables.c.id)
    number = func.row_number().over(partition_by=tables.c.host, order_by=order)
    listed = and_(tables.c.status == status, tables.c.private.is_(False), tables.c.daily == "")
    of_host = select(tables.c.id, number.label("number")).where(listed).subquery()
    within = select(of_host.c.id).where(of_host.c.number <= share)
    return await tables_where(store, tables.c.id.in_(within), limit)


async def recent_of(store: Store, player: str, limit: int, over: bool) -> list[tuple[Head, list[Place]]]:
    """The tables at which a player has a seat, also one that is kept, over or not yet; the latest first."""
    places = models.places
    own = select(places.c.table_id).where(places.c.player == player)
    tables = models.tables
    fits = tables.c.status == OVER if over else tables.c.status != OVER
    return await tables_where(store, and_(tables.c.id.in_(own), fits), limit)


async def held(store: Store, player: str) -> tuple[int, int]:
    """At how many unfinished tables a player has a seat, and how many of those that wait are theirs."""
    places, tables = models.places, models.tables
    seats = select(tables.c.status, tables.c.host).join(places, tables.c.id == places.c.table_id)
    seats = seats.where(places.c.player == player, places.c.kind == HUMAN, places.c.away.is_(False))
    found = await store.read(seats.where(tables.c.status != OVER))
    return len(found), sum(row.status == OPEN and row.host == player for row in found)


async def brought(store: Store, player: str) -> int:
    """How many records from elsewhere a player has brought that are still kept."""
    tables = models.tables
    query = select(func.count()).where(tables.c.host == player, tables.c.origin == RECORD)
    return int((await store.read(query))[0][0])


async def those(store: Store, ids: Sequence[str]) -> list[tuple[Head, list[Place]]]:
    """The tables of these ids that there are."""
    return await tables_where(store, models.tables.c.id.in_(ids), len(ids))
