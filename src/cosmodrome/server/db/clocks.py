"""The time of all tables: what is overdue, what nobody looks after, and for how long nobody was there to count it."""

from typing import Any

from sqlalchemy import and_, case, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import BOT, PLAYING


async def overdue(store: Store, before: int, limit: int) -> list[str]:
    """Tables at which something was to be done before a time, the longest ago first."""
    due = models.times.c.due
    query = select(models.times.c.table_id).where(due > 0, due < before).order_by(due).limit(limit)
    return [row.table_id for row in await store.read(query)]


async def last_beat(store: Store) -> int:
    """When any process was last there to count the time; milliseconds since 1970."""
    rows = await store.read(select(models.server.c.alive))
    return int(rows[0].alive)


async def left_turns(store: Store, since: int, now: int) -> list[str]:
    """Running tables with days for an answer, or of a tournament, changed since a time, that no process has.

    The latest stand last.

    `since` is in seconds since 1970, `now` in milliseconds.
    """
    tables = models.tables
    called = or_(tables.c.time_control["kind"].as_string() == "days", tables.c.tournament != "")
    query = select(tables.c.id).where(*_left(since, now), called)
    return [row.id for row in await store.read(query.order_by(tables.c.touched, tables.c.id))]


async def left_with_bots(
    store: Store, since: int, now: int, before: tuple[int, str] | None, limit: int
) -> list[tuple[str, int]]:
    """Running tables at which bots play for or with people, changed since a time, that no process has.

    The latest first, with when they changed; those after `before`, that of another of them and its id. Times are as
    in `left_turns`.
    """
    tables, places = models.tables, models.places
    here = select(places.c.table_id).where(places.c.table_id == tables.c.id)
    wanted = [*_left(since, now), here.where(places.c.kind == BOT).exists()]
    wanted.append(or_(tables.c.tournament != "", here.where(places.c.player != "").exists()))
    if before is not None:
        touched, table_id = before
        same = and_(tables.c.touched == touched, tables.c.id > table_id)
        wanted.append(or_(tables.c.touched < touched, same))
    query = select(tables.c.id, tables.c.touched).where(*wanted)
    rows = await store.read(query.order_by(tables.c.touched.desc(), tables.c.id).limit(limit))
    return [(row.id, int(row.touched)) for row in rows]


async def stop_times(store: Store, table_id: str) -> None:
    """Nothing more is to be done at a table."""
    times = models.times
    await store.change(update(times).where(times.c.table_id == table_id).values(due=0))


async def beat(store: Store, now: int, longest: int, grace: int) -> int:
    """Say that somebody is there to count the time; if nobody was for longer than `longest`, it is not counted.

    `grace` comes on top of it, for people to come back. Gives how long nobody was there, or 0; a clock that was set
    back makes that negative. All in milliseconds.
    """
    server, times = models.server, models.times
    if not await store.read(select(times.c.table_id).where(times.c.due > 0).limit(1)):
        return 0

    async def act(connection: AsyncConnection) -> int:
        alive = (await connection.execute(select(server.c.alive).with_for_update())).scalar_one()
        gap = now - alive if abs(now - alive) > longest else 0
        # Who counted a table's times later than that was there then.
        begun = times.c.at if gap < 0 else case((times.c.at > alive, times.c.at), else_=alive)
        more = now + grace - begun
        later = {"at": times.c.at + more, "due": times.c.due + more, "revision": times.c.revision + 1}
        if gap:
            missed = (times.c.due > 0, (begun - now if gap < 0 else now - begun) > longest)
            await connection.execute(update(times).where(*missed).values(later))
        await connection.execute(update(server).values(alive=now))
        return gap

    return await store.write(act, counts=False)


def _left(since: int, now: int) -> list[Any]:
    """That a table runs, has changed since a time, and no process has it; times are as in `left_turns`."""
    tables, leases, processes = models.tables, models.leases, models.processes
    led = select(leases.c.table_id).join(processes, processes.c.id == leases.c.holder)
    free = tables.c.id.not_in(led.where(processes.c.until > now))
    return [tables.c.status == PLAYING, tables.c.touched >= since, free]
