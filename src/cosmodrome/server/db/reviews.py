"""Reviews of finished games as they are kept, one a table: while it is worked at, and once it is done."""

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.log_writer import TableClosed
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OVER


class KeptReview(msgspec.Struct, frozen=True):
    """`version` is that of the judgement; `done` of `count` questions are judged, 0 of 0 while it waits for its turn.

    `holder` is the process that works at it, "" once it is done or has failed. `asker` is a digest of who alone waits
    for it, as `asker_of`, else "". `review`: what it says so far, packed; of one that has failed nothing.
    A `count` below 0: nobody can judge it.
    """

    version: int
    holder: str = ""
    asker: str = ""
    done: int = 0
    count: int = 0
    review: bytes = b""


_NONE = KeptReview(0)


def asker_of(table_id: str, player: str) -> str:
    """A player at one table, whom nobody can tell by it; "" for nobody."""
    return hashlib.sha256(f"{table_id} {player}".encode()).hexdigest() if player else ""


async def kept(store: Store, table_id: str) -> KeptReview:
    """That of a table; one of version 0 where there is none."""
    of = models.reviews
    found = await store.read(select(of).where(of.c.table_id == table_id))
    return _kept(found[0]) if found else _NONE


async def begin(
    store: Store, table_id: str, fresh: KeptReview, stands: Callable[[KeptReview], bool]
) -> KeptReview:
    """Keep a fresh one in place of one that does not stand; gives the one that is kept then.

    Where somebody else waits for one that stands, it is nobody's to give up from now on. Raises TableClosed where there
    is no such finished table.
    """
    of, tables = models.reviews, models.tables
    own = of.c.table_id == table_id
    over = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == OVER)

    async def act(connection: AsyncConnection) -> KeptReview:
        # Of two who begin at once the second waits here.
        if (await connection.execute(over.with_for_update(key_share=True))).first() is None:
            raise TableClosed(table_id)
        row = (await connection.execute(select(of).where(own))).first()
        if row is not None and stands(known := _kept(row)):
            if known.asker not in ("", fresh.asker):
                await connection.execute(update(of).where(own).values(asker=""))
            return known
        await connection.execute(delete(of).where(own))
        values = msgspec.structs.asdict(fresh) | {"table_id": table_id}
        await connection.execute(insert(of).values(values))
        return fresh

    return await store.write(act, counts=False)


async def note(store: Store, table_id: str, process: str, now: KeptReview) -> bool:
    """How a review is by now, by the process that works at it; False where it does so no more."""
    of = models.reviews
    facts = msgspec.structs.asdict(now)
    if now.holder:
        del facts["asker"]  # somebody else may wait for it by now
    change = update(of).where(of.c.table_id == table_id, of.c.holder == process).values(facts)

    async def act(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(change)).rowcount)

    return await store.write(act, counts=False)


async def give_up(store: Store, table_id: str, asker: str) -> bool:
    """Keep nothing of a review that is not done, where this one alone waits for it; whether that was so."""
    of = models.reviews
    alone = (of.c.table_id == table_id, of.c.asker == asker, of.c.holder != "")

    async def act(connection: AsyncConnection) -> bool:
        return bool((await connection.execute(delete(of).where(*alone))).rowcount)

    return bool(asker) and await store.write(act, counts=False)


def _kept(row: Any) -> KeptReview:
    return KeptReview(**{name: getattr(row, name) for name in KeptReview.__struct_fields__})


class Judged(msgspec.Struct, frozen=True):
    """A game whose review is done and kept; `review` as it is packed."""

    table_id: str
    seat: int
    at: int
    review: bytes


async def judged(store: Store, player: str, game: str, version: int, most: int) -> list[Judged]:
    """The latest of one game, the earliest of them first; of seats alone that nobody else had for a while."""
    results, reviews, formers = models.results.c, models.reviews.c, models.formers.c
    others = select(formers.seat).where(formers.table_id == results.table_id, formers.seat == results.seat)
    query = select(results.table_id, results.seat, results.at, reviews.review)
    query = query.join(models.reviews, reviews.table_id == results.table_id)
    query = query.where(results.player == player, results.game == game, results.by_bot.is_(False))
    query = query.where(~others.exists(), reviews.version == version, reviews.holder == "", reviews.count > 0)
    rows: Any = await store.read(query.order_by(results.at.desc(), results.table_id).limit(most))
    return [Judged(*row) for row in reversed(rows) if row.review]
