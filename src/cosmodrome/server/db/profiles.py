"""Profiles as the database knows them: whose there is to be seen, by whom, and how the games they finished came out.

Others are not told of a game whose table is by invitation, or is no more: nobody knows what it was.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, and_, case, false, func, literal, null, select, true

from cosmodrome.server.db import models, ties
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OVER, RECORD
from cosmodrome.server.ids import is_id
from cosmodrome.server.names import login_of


class Owner(msgspec.Struct, frozen=True):
    """Whose profile it is. `since` in seconds since 1970."""

    player: str
    name: str
    since: int
    account: bool
    hidden: bool
    administers: bool


class Sum(msgspec.Struct, frozen=True):
    """How many games came out alike: how many of them have a score, and what these add up to."""

    game: str
    seats: int
    place: int
    traits: dict[str, str]
    games: int
    sum: int
    scored: int


class Finished(msgspec.Struct, frozen=True):
    """A game that came to a result. `mu` is the rating after it, None where it was not rated."""

    table_id: str
    game: str
    seats: int
    place: int
    score: int | None
    at: int
    mu: float | None


class Past(msgspec.Struct, frozen=True):
    """A game in a history. `kept`: there still is its table; `brought`: it came from a record file."""

    table_id: str
    game: str
    seats: int
    place: int
    score: int | None
    at: int
    rated: bool
    by_bot: bool
    private: bool
    brought: bool
    kept: bool
    traits: dict[str, str]


class Sat(msgspec.Struct, frozen=True):
    """Who had a seat of a finished game, a player or a bot, and how it came out for them; `traits` as in `Done`."""

    table_id: str
    player: str
    bot: str
    place: int
    score: int | None
    traits: dict[str, str]


async def owner(store: Store, who: str) -> Owner | None:
    """By the id, or by the name of an account."""
    guests, accounts = models.guests, models.accounts
    query = select(
        guests.c.id, guests.c.name, guests.c.created, accounts.c.player.is_not(None),
        func.coalesce(accounts.c.profile_hidden, false()), func.coalesce(accounts.c.administers, false()),
    )  # fmt: skip
    query = query.outerjoin(accounts, accounts.c.player == guests.c.id)
    rows = await store.read(query.where(guests.c.id == who)) if is_id(who) else []
    if not rows and "\0" not in who and len(who) <= 100:
        rows = await store.read(query.where(accounts.c.login == login_of(who)))
    return Owner(*rows[0]) if rows else None


async def shown_to(store: Store, reader: str, players: Collection[str]) -> set[str]:
    """Those of these players whose profile a reader may look at; `reader` is "" for a stranger.

    A guest is not meant to be found, and a program plays for whoever it is of: neither has one for others. Of two of
    whom one has blocked the other neither sees the other's.
    """
    accounts = models.accounts
    open_ones = accounts.c.profile_hidden.is_(False)
    rows = await store.read(select(accounts.c.player).where(accounts.c.player.in_(players), open_ones))
    found = {row.player for row in rows}
    if reader and found:
        found -= await ties.apart(store, reader, found)
    return found | ({reader} & set(players))


async def without_deeds(store: Store, player: str, most: int) -> list[str]:
    """Tables at which a player has finished a game whose deeds are not kept, the latest first."""
    results, deeds, tables = models.results, models.deeds, models.tables
    known = select(deeds.c.table_id).where(deeds.c.player == player)
    query = select(results.c.table_id).join(tables, tables.c.id == results.c.table_id)
    query = query.where(results.c.player == player, results.c.table_id.not_in(known))
    return [row.table_id for row in await store.read(query.order_by(results.c.at.desc()).limit(most))]


async def seats_of(store: Store, ids: Collection[str]) -> tuple[list[Sat], list[tuple[str, str]]]:
    """Who played these games, the best first; and of records from elsewhere by table what players are called there."""
    results, places, deeds = models.results.c, models.places.c, models.deeds.c
    query = select(
        results.table_id, results.player, results.bot, results.place, results.score, deeds.traits
    )  # fmt: skip
    own = and_(deeds.table_id == results.table_id, deeds.seat == results.seat)
    query = query.select_from(models.results).outerjoin(models.deeds, own)
    query = query.where(results.table_id.in_(ids)).order_by(results.place, results.seat)
    found = [
        Sat(row.table_id, row.player, row.bot, row.place, row.score, traits_of(row.traits))
        for row in await store.read(query)
    ]
    brought = select(places.table_id, places.bot).where(
        places.table_id.in_(set(ids) - {each.table_id for each in found})
    )
    rows: Sequence[Any] = await store.read(brought.order_by(places.table_id, places.seat))
    return found, [(row.table_id, row.bot) for row in rows]


async def against_bots(store: Store, player: str, most: int) -> list[tuple[str, str, bool]]:
    """The latest games of a player against bots of one kind: the game, the bot, and a victory; the earliest first."""
    mine, others = models.results.alias(), models.results.alias()
    query = select(mine.c.table_id, mine.c.game, func.min(others.c.bot), mine.c.place)
    query = query.join(others, and_(others.c.table_id == mine.c.table_id, others.c.seat != mine.c.seat))
    query = query.where(mine.c.player == player, mine.c.place > 0)
    query = query.group_by(mine.c.table_id, mine.c.game, mine.c.place, mine.c.at)
    query = query.having(func.min(others.c.bot) != "", func.min(others.c.bot) == func.max(others.c.bot))
    rows = await store.read(query.order_by(mine.c.at.desc(), mine.c.table_id).limit(most))
    return [(game, bot, place == 1) for _, game, bot, place in reversed(rows)]


def open_to_all(now: int) -> Any:
    """That a finished game may be told to who did not play it: its table, which there still is, is neither by
    invitation nor closed, as `Head.why_closed`.
    """
    tables = models.tables.c
    return and_(tables.private.is_(False), tables.closed_until <= now)


class Profile:
    """What is known of the games of a player; `everything`: as it is for themselves.

    `now`: others do not see what is closed by then, in milliseconds since 1970.
    """

    def __init__(self, store: Store, player: str, everything: bool, now: int) -> None:
        self._store = store
        self._player = player
        self._everything = everything
        self._now = now
        self._results = self._games().where(models.results.c.place > 0).subquery()
        """Those that came to a result."""

    def _games(self) -> Select[Any]:
        results, tables, deeds = models.results, models.tables, models.deeds
        own = and_(deeds.c.table_id == results.c.table_id, deeds.c.seat == results.c.seat)
        query = select(
            results.c.table_id, results.c.game, results.c.seats, results.c.place, results.c.score,
            results.c.at, results.c.rated, results.c.by_bot,
            func.coalesce(tables.c.private, false()).label("private"), _so(False).label("brought"),
            tables.c.id.is_not(None).label("kept"), deeds.c.traits, results.c.mu,
        )  # fmt: skip
        query = query.outerjoin(deeds, own).outerjoin(tables, tables.c.id == results.c.table_id)
        query = query.where(results.c.player == self._player)
        if self._everything:
            return query
        return query.where(open_to_all(self._now))

    async def sums(self) -> list[Sum]:
        """How often games came out alike, which the database counts: there may be thousands of them."""
        of = self._results.c
        alike = (of.game, of.seats, of.place, of.traits)
        score = case((of.by_bot, None), else_=of.score)
        query = select(*alike, func.count(), func.coalesce(func.sum(score), 0), func.count(score))
        return [
            Sum(game, seats, place, traits_of(traits), games, int(total), scored)
            for game, seats, place, traits, games, total, scored in await self._store.read(
                query.group_by(*alike)
            )
        ]

    async def course(self, most: int) -> list[Finished]:
        """The latest games of each kind, the earliest of them first."""
        of = self._results.c
        latest = func.row_number().over(partition_by=of.game, order_by=(of.at.desc(), of.table_id.desc()))
        counted = select(self._results, latest.label("back")).subquery()
        query = select(*(counted.c[name] for name in Finished.__struct_fields__))
        query = query.where(counted.c.back <= most).order_by(counted.c.at, counted.c.table_id)
        return [Finished(*row) for row in await self._store.read(query)]

    async def uncounted(self) -> int:
        """Of how many the deeds are not known yet."""
        of = self._results.c
        query = select(func.count()).where(of.traits.is_(None), of.kept)
        return int((await self._store.read(query))[0][0])

    async def among(self, tables: Sequence[str]) -> set[str]:
        """Those of these tables at which one of the games was played."""
        at = self._results.c.table_id
        return {row[0] for row in await self._store.read(select(at).where(at.in_(tables)).distinct())}

    async def history(self, game: str, size: int, page: int) -> tuple[list[Past], int]:
        """A page of all games, or those of one game, the latest first, and how many games there are.

        One's own with those brought in from record files.
        """
        found = self._with_brought().subquery()
        of_game = found.c.game == game if game else true()
        total = int((await self._store.read(select(func.count()).select_from(found).where(of_game)))[0][0])
        query = select(found).where(of_game).order_by(found.c.at.desc(), found.c.table_id)
        rows = await self._store.read(query.limit(size).offset(size * page))
        return [_past(row) for row in rows], total

    def _with_brought(self) -> Any:
        if not self._everything:
            return self._games()
        tables = models.tables
        brought = select(
            tables.c.id, tables.c.game, tables.c.seats, literal(0), null(), 1000 * tables.c.touched,
            _so(False), _so(False), _so(False), _so(True), _so(True), null(), null(),
        )  # fmt: skip
        own = (tables.c.host == self._player, tables.c.origin == RECORD, tables.c.status == OVER)
        return self._games().union_all(brought.where(*own))


def _past(row: Any) -> Past:
    values = {name: getattr(row, name) for name in Past.__struct_fields__}
    flags = {name: bool(values[name]) for name in ("rated", "by_bot", "private", "brought", "kept")}
    return Past(**values | flags | {"traits": traits_of(row.traits)})


def traits_of(text: str | None) -> dict[str, str]:
    """As they are kept; empty where nothing is known."""
    return msgspec.json.decode(text or "{}", type=dict[str, str])


def _so(value: bool) -> Any:
    """A truth as both kinds of database write it in a column of a union."""
    return literal(0) == (0 if value else 1)
