"""What players were and did in finished games, as the database keeps it: once a seat, also when the table goes."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models, rows
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import sitter


class Done(msgspec.Struct, frozen=True):
    """What is told of a seat: traits and feats as in `core.deeds`."""

    traits: dict[str, str] = {}
    feats: list[str] = []


async def are_kept(store: Store, table_id: str) -> bool:
    """Whether it is known of a table."""
    at = models.deeds.c.table_id
    return bool(await store.read(select(at).where(at == table_id).limit(1)))


async def keep(store: Store, table_id: str, done: Sequence[Done]) -> None:
    """Keep it, by seat, unless another process has just done so; none where it cannot be known."""
    with suppress(IntegrityError):
        await store.write(lambda connection: _write(connection, table_id, done))


async def _write(connection: AsyncConnection, table_id: str, done: Sequence[Done]) -> None:
    """A row for each person's seat, also where there is nothing to tell, so that nobody looks again."""
    tables, deeds, programs, results = models.tables, models.deeds, models.programs, models.results
    query = select(tables.c.game, tables.c.origin, tables.c.touched, func.max(results.c.at).label("at"))
    query = query.outerjoin(results, results.c.table_id == tables.c.id).where(tables.c.id == table_id)
    query = query.group_by(tables.c.id)
    head = (await connection.execute(query)).first()
    earlier = select(deeds.c.seat).where(deeds.c.table_id == table_id).limit(1)
    if head is None or (await connection.execute(earlier)).first() is not None:
        return
    places, formers = await rows.places_of(connection, table_id), await rows.formers_of(connection, table_id)
    log = models.answers
    entries = (
        await connection.execute(select(log.c.seat, log.c.seq).where(log.c.table_id == table_id))
    ).all()
    people = {place.player for place in places} - {""}
    those = select(programs.c.player).where(programs.c.player.in_(people))
    machines = set((await connection.execute(those)).scalars())
    for place in places:
        if not place.player:
            continue
        found = done[place.seat] if done else Done()
        # A bot that played on for somebody has done it, and so has who played up to the moment gone on from.
        own = not head.origin and place.player not in machines
        own = own and all(
            sitter(seat, seq, places, formers)[0] == place.player
            for seat, seq in entries
            if seat == place.seat
        )
        row = {
            "table_id": table_id,
            "seat": place.seat,
            "player": place.player,
            "game": head.game,
            "at": head.at or 1000 * head.touched,
            "traits": msgspec.json.encode(found.traits).decode(),
            "feats": msgspec.json.encode(found.feats if own else []).decode(),
        }
        await connection.execute(insert(deeds).values(row))


async def feats_of(store: Store, player: str) -> dict[str, dict[str, tuple[str, int]]]:
    """By game and feat, the table at which a player first did it, and when; milliseconds since 1970."""
    deeds = models.deeds
    order = deeds.c.at, deeds.c.table_id
    # The first game with just these: there may be thousands of others.
    first = func.row_number().over(partition_by=(deeds.c.game, deeds.c.feats), order_by=order)
    counted = (
        select(deeds, first.label("nth")).where(deeds.c.player == player, deeds.c.feats != "[]").subquery()
    )
    query = select(counted).where(counted.c.nth == 1).order_by(counted.c.at, counted.c.table_id)
    found: dict[str, dict[str, tuple[str, int]]] = {}
    for row in await store.read(query):
        of_game = found.setdefault(row.game, {})
        for feat in msgspec.json.decode(row.feats, type=list[str]):
            of_game.setdefault(feat, (row.table_id, row.at))
    return found
