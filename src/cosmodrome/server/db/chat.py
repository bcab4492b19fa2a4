"""What is said and noted at a table, as the database keeps it."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.log_writer import TableClosed
from cosmodrome.server.db.store import Store

KEPT = 300
"""Lines of a table; earlier ones are forgotten."""


class Line(msgspec.Struct, frozen=True):
    """What a player said, in words or by a phrase. `at` in milliseconds since 1970.

    `hearer`: the one player who hears it beside them; "" where all of the channel do.
    """

    number: int
    channel: str
    player: str
    at: int
    text: str
    phrase: str
    hearer: str = ""

    def is_for(self, player: str) -> bool:
        """Whether this player may know of it, of those who hear the channel."""
        return not self.hearer or player in (self.player, self.hearer)


async def lines(store: Store, table_id: str, after: int) -> list[Line]:
    """What has been said since a line, the earliest first."""
    chat = models.chat
    query = select(*(chat.c[name] for name in Line.__struct_fields__))
    query = query.where(chat.c.table_id == table_id, chat.c.number > after)
    return [Line(*row) for row in await store.read(query.order_by(chat.c.number))]


async def say(
    store: Store, table_id: str, channel: str, player: str, at: int, text: str, phrase: str, hearer: str = ""
) -> int:
    """Keep a line; gives its number. Raises TableClosed."""
    chat, tables = models.chat, models.tables

    async def act(connection: AsyncConnection) -> int:
        # One after the other, so that each has a number of its own.
        there = select(tables.c.id).where(tables.c.id == table_id).with_for_update(key_share=True)
        if (await connection.execute(there)).first() is None:
            raise TableClosed(table_id)
        last = select(func.coalesce(func.max(chat.c.number), -1)).where(chat.c.table_id == table_id)
        number = int((await connection.execute(last)).scalar_one()) + 1
        line = Line(number, channel, player, at, text, phrase, hearer)
        await connection.execute(insert(chat).values(msgspec.structs.asdict(line) | {"table_id": table_id}))
        early = (chat.c.table_id == table_id, chat.c.number <= number - KEPT)
        await connection.execute(delete(chat).where(*early))
        return number

    return await store.write(act)


async def note(store: Store, table_id: str, player: str) -> str:
    """What a player has noted at a table; "" for nothing."""
    notes = models.notes
    query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.player == player)
    rows: Sequence[tuple[str]] = await store.read(query)
    return rows[0][0] if rows else ""


async def keep_note(store: Store, table_id: str, player: str, text: str) -> None:
    """In place of what they have noted there before."""
    notes = models.notes
    row = {"table_id": table_id, "player": player, "text": text}

    async def act(connection: AsyncConnection) -> None:
        own = (notes.c.table_id == table_id, notes.c.player == player)
        await connection.execute(delete(notes).where(*own))
        if text:
            await connection.execute(insert(notes).values(row))

    await store.write(act)
