"""Daily deals as the database keeps them: secret and terms of each, who played it at which table, what came of it."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import and_, func, insert, select, true
from sqlalchemy.exc import IntegrityError

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import PLAYING, Sealed


class Terms(msgspec.Struct, frozen=True):
    """The table of a daily deal: the person's seat, the bots of all other seats in order, the options."""

    bots: tuple[str, ...]
    seat: int = 0
    options: dict[str, OptionValue] = {}

    @property
    def seats(self) -> int:
        return len(self.bots) + 1


class Deal(msgspec.Struct, frozen=True):
    """The deal of one day and game."""

    day: str
    game: str
    sealed: Sealed
    terms: Terms


class Try(msgspec.Struct, frozen=True):
    """Somebody at a daily deal. `place` and `score` as in `Result`, None while they play.

    `finished`: they played it to its end. `kept`: there still is its table.
    """

    day: str
    game: str
    player: str
    table_id: str
    finished: bool
    place: int | None
    score: int | None
    kept: bool


async def deals(store: Store, days: Sequence[str]) -> list[Deal]:
    """Those of these days."""
    of = models.daily_deals.c
    query = select(of.day, of.game, of.secret, of.nonce, of.terms).where(of.day.in_(days))
    return [
        Deal(day, game, Sealed(secret, nonce), msgspec.json.decode(terms, type=Terms))
        for day, game, secret, nonce, terms in await store.read(query)
    ]


async def keep(store: Store, deal: Deal) -> None:
    """Keep a new deal, unless another process was first: then its own is the deal of that day."""
    row = {"day": deal.day, "game": deal.game, "secret": deal.sealed.secret, "nonce": deal.sealed.nonce}
    row["terms"] = msgspec.json.encode(deal.terms).decode()
    try:
        await store.change(insert(models.daily_deals).values(row))
    except IntegrityError:
        return


async def table_of(store: Store, day: str, game: str, player: str) -> str:
    """The table at which a player plays a deal, or has played it; "" for none."""
    of = models.daily_tries.c
    rows = await store.read(select(of.table_id).where(of.day == day, of.game == game, of.player == player))
    return str(rows[0].table_id) if rows else ""


def _among(players: Collection[str] | None) -> Any:
    """That a try is one of these players', or with None anybody's."""
    return true() if players is None else models.daily_tries.c.player.in_(players)


async def tries(store: Store, day: str, players: Collection[str] | None = None) -> list[Try]:
    """The tries of a day: of these players, or of all."""
    of, results, tables = models.daily_tries.c, models.results.c, models.tables.c
    theirs = and_(results.table_id == of.table_id, results.player == of.player)
    query = select(
        of.day, of.game, of.player, of.table_id, of.finished, results.place, results.score,
        tables.id.is_not(None).label("kept"),
    )  # fmt: skip
    query = query.select_from(models.daily_tries).outerjoin(models.results, theirs)
    query = query.outerjoin(models.tables, tables.id == of.table_id).where(of.day == day)
    rows = await store.read(query.where(_among(players)))
    return [Try(**{**row._mapping, "kept": bool(row.kept)}) for row in rows]


async def counts(store: Store, day: str, players: Collection[str] | None = None) -> dict[str, int]:
    """By game, how many have begun to play its deal of a day: of these players, or of all."""
    of = models.daily_tries.c
    query = select(of.game, func.count()).where(of.day == day, _among(players)).group_by(of.game)
    return {game: int(count) for game, count in await store.read(query)}


async def days(store: Store, before: str, most: int, players: Collection[str] | None = None) -> list[str]:
    """Days before this one on which one of these players, or anybody, played; the latest first."""
    of = models.daily_tries.c
    query = (
        select(of.day).where(of.day < before, _among(players)).distinct().order_by(of.day.desc()).limit(most)
    )
    return [row.day for row in await store.read(query)]


async def left(store: Store, today: str) -> list[tuple[str, int]]:
    """Games of earlier days that go on still: the table, and the seat of who plays there."""
    tables, places = models.tables.c, models.places.c
    query: Any = select(tables.id, places.seat).join(models.places, places.table_id == tables.id)
    query = query.where(
        tables.status == PLAYING, tables.daily != "", tables.daily < today, places.player != ""
    )
    return [(row.id, int(row.seat)) for row in await store.read(query.order_by(tables.id))]
