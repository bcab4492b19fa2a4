"""What a player has at tables: given to another player, or left behind by one who is no more."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Text, cast, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import clubs, models, reports, restraints, rows, tournaments
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import EMPTY, HUMAN, OPEN, OVER, RECORD, Former, Place, seat_names


async def tables_of(store: Store, player: str) -> list[tuple[str, str]]:
    """Id and status of all tables at which a player has a seat, also one that a bot keeps."""
    tables, places = models.tables, models.places
    query = select(tables.c.id, tables.c.status).join(places, places.c.table_id == tables.c.id)
    found = await store.read(query.where(places.c.player == player).order_by(tables.c.id))
    return [(row.id, row.status) for row in found]


async def hand_over(store: Store, table_id: str, guest: str, player: str) -> bool:
    """The guest's seat is the player's from now on, unless they have or had one there; whether it is."""
    tables, places, formers = models.tables, models.places, models.formers

    async def act(connection: AsyncConnection) -> bool:
        at = tables.c.id == table_id
        await connection.execute(select(tables.c.id).where(at).with_for_update())
        for table in (places, formers):
            own = select(table.c.seat).where(table.c.table_id == table_id, table.c.player == player)
            if (await connection.execute(own)).first() is not None:
                return False
        notes = models.notes
        noted = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.player == player)
        own_note = (await connection.execute(noted)).first() is not None
        of_seats = (places, formers, models.calls, models.chat, models.results, models.deeds)
        for table in of_seats if own_note else (*of_seats, notes):
            was = (table.c.table_id == table_id, table.c.player == guest)
            await connection.execute(update(table).where(*was).values(player=player))
        heard = (models.chat.c.table_id == table_id, models.chat.c.hearer == guest)
        await connection.execute(update(models.chat).where(*heard).values(hearer=player))
        await _other_sitter(connection, table_id, guest, player)
        hosted = update(tables).where(at, tables.c.host == guest)
        await connection.execute(hosted.values(host=player))
        return True

    return await store.write(act)


async def has_any(store: Store, player: str) -> bool:
    """Whether something would be lost with a player: seats, programs with good tokens, what they said of others."""
    places, programs, ties, mutes = models.places, models.programs, models.ties, models.mutes
    for query in (
        select(places.c.seat).where(places.c.player == player),
        select(programs.c.player).where(programs.c.owner == player, programs.c.digest.is_not(None)),
        select(ties.c.kind).where(ties.c.player == player),
        select(mutes.c.other).where(mutes.c.player == player),
    ):
        if await store.read(query.limit(1)):
            return True
    return False


async def give_the_rest(store: Store, guest: str, player: str) -> None:
    """What a guest has beside seats is another player's from now on: programs, friends, blocked and muted players,
    reports, and how games came out that are kept no more.

    Where both have something to do with somebody, what the player has said stays. So it is with what others have
    said of the two.
    """
    programs = models.programs

    async def act(connection: AsyncConnection) -> None:
        await connection.execute(update(programs).where(programs.c.owner == guest).values(owner=player))
        for table in (models.results, models.deeds):
            gone = (table.c.player == guest, table.c.table_id.not_in(select(models.tables.c.id)))
            await connection.execute(update(table).where(*gone).values(player=player))
        await reports.hand_over(connection, guest, player)
        for table in (models.ties, models.mutes):
            for one, other in ((table.c.player, table.c.other), (table.c.other, table.c.player)):
                known = select(other).where(one == player)
                known_already = list((await connection.execute(known)).scalars())
                fresh = (one == guest, other.not_in([*known_already, player]))
                await connection.execute(update(table).where(*fresh).values({one.name: player}))

    await store.write(act)


async def forget(store: Store, player: str) -> list[str]:
    """Everything that is kept of a player alone goes; gives the tables at which they had a seat.

    Games stay, with a seat of nobody's: each table knows it by an id of its own from then on. A seat of a table that
    waits is free, and where nobody else sits at it, there is no such table any more. Nor is there one of a record
    that they have brought.
    """
    guests, programs, results, deals = models.guests, models.programs, models.results, models.deals
    # All deals are looked through, while others may write.
    sat_down = select(deals.c.table_id).where(cast(deals.c.sitters, Text).contains(player))
    dealt = [row.table_id for row in await store.read(sat_down)]

    async def act(connection: AsyncConnection) -> list[str]:
        found = await _concerned(connection, player, dealt)
        name = (await connection.execute(select(guests.c.name).where(guests.c.id == player))).scalar()
        await reports.forget(connection, player, name or "", [row.id for row in found])
        for table in models.OF_A_PLAYER:
            await connection.execute(delete(table).where(table.c.player == player))
        theirs = programs.c.owner == player
        await connection.execute(update(programs).where(theirs).values(digest=None, owner=""))
        for of_others in (models.ties, models.mutes):
            await connection.execute(delete(of_others).where(of_others.c.other == player))
        await connection.execute(delete(models.chat).where(models.chat.c.hearer == player))
        await connection.execute(update(results).where(results.c.player == player).values(player=""))
        await tournaments.forget(connection, player)
        await clubs.forget(connection, player)
        await restraints.forget(connection, player)
        await connection.execute(delete(guests).where(guests.c.id == player))
        for row in found:
            if row.origin == RECORD and row.host == player:
                await rows.forget(connection, [row.id])
                continue
            if row.status == OVER:
                await _unname(connection, row.id, player)
            else:
                await _stand_up(connection, row.id, row.status, player, row.host == player)
            await _stand_in(connection, row.id, player)
        return [row.id for row in found]

    return await store.write(act)


async def _concerned(connection: AsyncConnection, player: str, dealt: Sequence[str]) -> list[Any]:
    """The tables that know a player: by a seat they have or had, as their host, or `dealt` there."""
    tables, places, formers = models.tables, models.places, models.formers
    query = select(tables.c.id, tables.c.status, tables.c.host, tables.c.origin).where(
        or_(
            tables.c.host == player,
            tables.c.id.in_(select(places.c.table_id).where(places.c.player == player)),
            tables.c.id.in_(select(formers.c.table_id).where(formers.c.player == player)),
            tables.c.id.in_(dealt),
        )
    )
    return list((await connection.execute(query.order_by(tables.c.id).with_for_update())).all())


async def _stand_in(connection: AsyncConnection, table_id: str, player: str) -> None:
    """What a table keeps of a player is that of an id which it alone knows: nothing tells that two were one person."""
    nobody = secrets.token_hex(8)
    tables, places, formers = models.tables, models.places, models.formers
    of_host = (tables.c.id == table_id, tables.c.host == player)
    await connection.execute(update(tables).where(*of_host).values(host=nobody))
    sat = (places.c.table_id == table_id, places.c.player == player)
    await connection.execute(update(places).where(*sat).values(player=nobody, salt=""))
    had = (formers.c.table_id == table_id, formers.c.player == player)
    await connection.execute(update(formers).where(*had).values(player=nobody))
    await _other_sitter(connection, table_id, player, nobody)


async def _other_sitter(connection: AsyncConnection, table_id: str, player: str, other: str) -> None:
    """Who sat down to the deal of a table was another one."""
    deals = models.deals
    at = deals.c.table_id == table_id
    sitters = (await connection.execute(select(deals.c.sitters).where(at))).scalar()
    if sitters:
        after = [(other if sitter == player else sitter, bot) for sitter, bot in sitters]
        await connection.execute(update(deals).where(at).values(sitters=after))


async def _stand_up(
    connection: AsyncConnection, table_id: str, status: str, player: str, is_host: bool
) -> None:
    """A player who is no more leaves a table that is not over."""
    tables, places = models.tables, models.places
    seated = await rows.places_of(connection, table_id)
    others = [p.player for p in seated if p.kind == HUMAN and p.player != player and not p.away]
    if status == OPEN and not others:
        await rows.forget(connection, [table_id])
        return
    for place in seated:
        if place.player != player:
            continue
        if status == OPEN:
            after = Place(place.seat, EMPTY)
        elif place.kind == HUMAN:
            after = msgspec.structs.replace(place, away=True)
        else:
            after = msgspec.structs.replace(place, player="")  # a bot keeps it for nobody
        at = (places.c.table_id == table_id, places.c.seat == place.seat)
        await connection.execute(update(places).where(*at).values(msgspec.structs.asdict(after)))
    if is_host and others:
        await connection.execute(update(tables).where(tables.c.id == table_id).values(host=others[0]))


async def _unname(connection: AsyncConnection, table_id: str, player: str) -> None:
    """The name of a player who is no more goes out of the record of a finished game."""
    endings, guests, deals = models.endings, models.guests, models.deals
    query = select(endings.c.record).where(endings.c.table_id == table_id)
    record = (await connection.execute(query)).scalar()
    if record is None:
        return
    seated = await rows.places_of(connection, table_id)
    before = await rows.formers_of(connection, table_id)
    had: list[Place | Former] = [*seated, *before]
    people = {each.player for each in had} - {""}
    called = await connection.execute(select(guests.c.id, guests.c.name).where(guests.c.id.in_(people)))
    names = {row.id: row.name for row in called}
    theirs = {each.seat for each in had if each.player == player}
    top, _, rest = record.partition("\n")
    header = msgspec.json.decode(top)
    deal = header.get("deal")
    first: list[str] = []
    if deal:
        sat = (await connection.execute(select(deals.c.sitters).where(deals.c.table_id == table_id))).scalar()
        own = [place for place, (sitter, _) in enumerate(sat or []) if sitter == player]
        deal["sitters"] = ["" if place in own else name for place, name in enumerate(deal["sitters"])]
        drawn = deal["drawn"] or range(len(deal["sitters"]))
        theirs |= {seat for seat, place in enumerate(drawn) if place in own}
        first = [deal["sitters"][place] for place in drawn]
    now = seat_names(seated, before, names, first)
    shown = header.get("players", [])
    header["players"] = [now[seat] if seat in theirs else name for seat, name in enumerate(shown)]
    text = f"{msgspec.json.encode(header).decode()}\n{rest}"
    await connection.execute(update(endings).where(endings.c.table_id == table_id).values(record=text))
