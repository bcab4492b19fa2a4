"""Finished games as they are searched for, the latest first: a page at a time, of what the reader may see."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import exists, false, func, or_, select, tuple_

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.db import models
from cosmodrome.server.db.profiles import open_to_all, traits_of
from cosmodrome.server.db.store import Store


class Wanted(msgspec.Struct, frozen=True):
    """What is searched for; "" for any. With a player the trait is that of their seat.

    `since` is the earliest time, in milliseconds since 1970. What ended at `until` is found where its table's id comes
    before `past`: so a page goes on where another one ended.
    """

    game: str
    player: str
    trait: str
    since: int
    until: int
    past: str


class Found(msgspec.Struct, frozen=True):
    """A finished game. `kept`: there still is its table; only then its options are known."""

    table_id: str
    game: str
    at: int
    rated: bool
    private: bool
    kept: bool
    options: dict[str, OptionValue]


async def search(store: Store, wanted: Wanted, reader: str, now: int, most: int) -> list[Found]:
    """The latest of these games that are open to all, or that the reader has played; `reader` is "" for a stranger."""
    texts = await _texts(store, wanted.game, wanted.trait) if wanted.trait else []
    if wanted.trait and not texts:
        return []
    ids = [row.table_id for row in await store.read(query_of(wanted, texts, reader, now).limit(most))]
    results, tables = models.results.c, models.tables.c
    query = select(
        results.table_id, results.game, results.at, results.rated,
        func.coalesce(tables.private, false()), tables.id.is_not(None), tables.options,
    )  # fmt: skip
    query = query.select_from(models.results).outerjoin(models.tables, tables.id == results.table_id)
    query = query.where(results.seat == 0, results.table_id.in_(ids))
    rows = await store.read(query.order_by(results.at.desc(), results.table_id.desc()))
    return [
        Found(table_id, game, at, bool(rated), bool(private), bool(kept), options or {})
        for table_id, game, at, rated, private, kept, options in rows
    ]


def query_of(wanted: Wanted, texts: Sequence[str], reader: str, now: int) -> Any:
    """The tables that are found. It goes through one index, whose order is that of time, and so stops at a page's end.

    `texts` are the traits of a seat as they are kept, in which the one that is wanted is named.
    """
    deeds, tables = models.deeds, models.tables
    by_trait = bool(wanted.trait) and not wanted.player
    of = (deeds if by_trait else models.results).c
    query = select(of.table_id, of.at).outerjoin(tables, tables.c.id == of.table_id)
    if wanted.game:
        query = query.where(of.game == wanted.game)
    if by_trait:
        earlier = deeds.alias().c
        twice = (earlier.table_id == of.table_id, earlier.seat < of.seat, earlier.traits.in_(texts))
        query = query.where(of.traits.in_(texts), ~exists().where(*twice))
    elif wanted.player:
        query = query.where(of.player == wanted.player)
    else:
        query = query.where(of.seat == 0)
    if wanted.trait and wanted.player:
        own = (deeds.c.table_id == of.table_id, deeds.c.seat == of.seat)
        query = query.where(exists().where(*own, deeds.c.traits.in_(texts)))
    shown = open_to_all(now)
    if reader:
        mine = models.results.alias().c
        shown = or_(shown, exists().where(mine.table_id == of.table_id, mine.player == reader))
    query = query.where(shown, of.at >= wanted.since, of.at <= wanted.until)
    query = query.where(tuple_(of.at, of.table_id) < tuple_(wanted.until, wanted.past))
    return query.order_by(of.at.desc(), of.table_id.desc())


async def _texts(store: Store, game: str, trait: str) -> list[str]:
    """The traits of seats of a game as they are kept, each once, that name this one.

    There are thousands of seats and few texts, so from each text the index leads to the next.
    """
    of = models.deeds.c
    least = select(func.min(of.traits)).where(of.game == game)
    known = least.cte("known", recursive=True)
    text = known.c[0]
    following = least.where(of.traits > text).scalar_subquery()
    known = known.union_all(select(following).where(text.is_not(None)))
    rows = await store.read(select(known.c[0]).where(known.c[0].is_not(None)))
    return [row[0] for row in rows if trait in traits_of(row[0]).values()]
