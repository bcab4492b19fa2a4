"""The rows of a table, as they are read and written as parts of a transaction."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.log_writer import (
    Answer,
    Ending,
    LostRace,
    Snapshot,
    answer_rows,
    ending_row,
    keep_snapshots,
)
from cosmodrome.server.db.tables import Former, Head, KeptTimes, Place, Sealed
from cosmodrome.server.time_controls import TimeControl


async def insert_table(
    connection: AsyncConnection,
    head: Head,
    places: Sequence[Place],
    answers: Sequence[Answer] = (),
    ending: Ending | None = None,
    sealed: Sealed | None = None,
    snapshot: Snapshot | None = None,
) -> None:
    """`Store.add_table`, as part of a transaction. Raises LostRace."""
    row = msgspec.structs.asdict(head) | {"touched": int(time.time())}
    row["time_control"] = msgspec.to_builtins(head.time_control)
    try:
        await connection.execute(insert(models.tables).values(row))
    except IntegrityError as error:
        raise LostRace from error
    if head.daily:
        await begin_try(connection, head)
    rows = [msgspec.structs.asdict(place) | {"table_id": head.id} for place in places]
    await connection.execute(insert(models.places), rows)
    if answers:
        await connection.execute(insert(models.answers), answer_rows(head.id, 0, answers))
    if ending is not None:
        await connection.execute(insert(models.endings).values(ending_row(head.id, ending)))
    if sealed is not None:
        row = msgspec.structs.asdict(sealed) | {"table_id": head.id}
        await connection.execute(insert(models.deals).values(row))
    if snapshot is not None:
        await connection.run_sync(keep_snapshots, [snapshot])


async def open_up(connection: AsyncConnection, ids: Sequence[str], now: int) -> None:
    """Nobody plays the deal of these tables any more: they are closed no longer, and nothing guards their positions."""
    tables, sights = models.tables, models.sights
    await connection.execute(update(tables).where(tables.c.id.in_(ids)).values(closed_until=now))
    await connection.execute(delete(sights).where(sights.c.table_id.in_(ids)))


async def begin_try(connection: AsyncConnection, head: Head) -> None:
    """Note who plays the deal of a day at this table, as part of a transaction. Raises LostRace for who has already."""
    row = {"day": head.daily, "game": head.game, "player": head.host, "table_id": head.id}
    try:
        await connection.execute(insert(models.daily_tries).values(row))
    except IntegrityError as error:
        raise LostRace from error


async def insert_times(connection: AsyncConnection, table_id: str, stored: KeptTimes) -> None:
    """The first times of a table, as part of a transaction. Raises IntegrityError where it has some."""
    await connection.execute(insert(models.times).values(times_row(stored) | {"table_id": table_id}))


def times_row(stored: KeptTimes) -> dict[str, Any]:
    state = msgspec.json.encode(stored.times).decode()
    return {"at": stored.times.at, "due": stored.due, "revision": stored.revision, "state": state}


async def still(connection: AsyncConnection, head: Head, waiting: list[Place]) -> None:
    """Raises LostRace unless status, host and seats of a table are these; they stay so for this transaction."""
    tables = models.tables
    known = select(tables.c.status, tables.c.host).where(tables.c.id == head.id)
    # The table first, as who deletes it does: or each could wait for the other. Whoever changes a seat, or what
    # is added to the deal, waits here for all others who do.
    row = (await connection.execute(known.with_for_update(key_share=True))).first()
    if row is None or (row.status, row.host) != (head.status, head.host):
        raise LostRace
    if await places_of(connection, head.id) != waiting:
        raise LostRace


async def forget(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete tables, with all that there is of them, as part of a transaction."""
    for table in models.OF_A_TABLE:
        await connection.execute(table.delete().where(table.c.table_id.in_(ids)))
    await connection.execute(models.tables.delete().where(models.tables.c.id.in_(ids)))


def place_of(row: Any) -> Place:
    return Place(**{name: getattr(row, name) for name in Place.__struct_fields__})


def head_of(row: Any) -> Head:
    values = {name: getattr(row, name) for name in Head.__struct_fields__}
    values["time_control"] = msgspec.convert(row.time_control, TimeControl)
    return Head(**values)


async def hold_player(connection: AsyncConnection, player: str) -> None:
    """Two who write for one player wait for each other."""
    await connection.execute(select(models.guests.c.id).where(models.guests.c.id == player).with_for_update())


async def places_of(connection: AsyncConnection, table_id: str) -> list[Place]:
    places = models.places
    query = select(places).where(places.c.table_id == table_id).order_by(places.c.seat)
    return list(map(place_of, await connection.execute(query)))


async def formers_of(connection: AsyncConnection, table_id: str) -> list[Former]:
    """The earliest first."""
    formers = models.formers
    query = select(formers.c.seat, formers.c.until, formers.c.player, formers.c.bot)
    query = query.where(formers.c.table_id == table_id).order_by(formers.c.until)
    return [Former(*row) for row in await connection.execute(query)]
