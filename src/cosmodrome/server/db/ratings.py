"""Ratings as the database keeps them, of whoever plays a game with so many seats; computed anew from all results."""

from collections.abc import Collection, Iterable
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, delete, func, insert, select, tuple_

from cosmodrome.server.db import leases, models
from cosmodrome.server.db.store import Store
from cosmodrome.server.ratings import SURE, Rating, Who, after_game, who_of

Key = tuple[str, int, str, str]
"""Game, number of seats, player, bot."""
_EQUAL = 1e-6
"""Two ratings that differ by less are the same: another processor may calculate otherwise in the last digits."""


class Ranked(msgspec.Struct, frozen=True):
    """Somebody with a rating, a person or a bot; `hidden`: whose profile is for themselves alone."""

    player: str
    bot: str
    rating: Rating
    name: str
    hidden: bool


class Change(msgspec.Struct, frozen=True):
    """What a rated game did to the rating of who had a seat."""

    table_id: str
    seat: int
    before: Rating
    mu: float


async def kept(store: Store, keys: Collection[Key]) -> dict[Key, Rating]:
    """Those of these that there are."""
    of = models.ratings.c
    own = tuple_(of.game, of.seats, of.player, of.bot)
    query = select(models.ratings).where(own.in_(sorted(keys)))
    return _by_key(await store.read(query)) if keys else {}


async def of_bots(store: Store) -> dict[Key, Rating]:
    of = models.ratings.c
    return _by_key(await store.read(select(models.ratings).where(of.player == "", of.bot != "")))


async def best(store: Store, game: str, seats: int, most: int, reader: str = "") -> list[Ranked]:
    """The first by rating, those who are new at the end, and the reader, who is rated; "" for somebody else."""
    of = models.ratings.c
    here = select(models.ratings).where(of.game == game, of.seats == seats)
    first = here.order_by(of.sigma > SURE, of.mu.desc(), of.player).limit(most)
    found = await _ranked(store, first)
    if reader and all(each.player != reader for each in found):
        found += await _ranked(store, here.where(of.player == reader))
    return found


async def _ranked(store: Store, ratings: Select[Any]) -> list[Ranked]:
    of, guests, accounts = ratings.subquery(), models.guests, models.accounts
    query = select(of, guests.c.name, accounts.c.profile_hidden)
    query = query.outerjoin(guests, guests.c.id == of.c.player)
    rows = await store.read(query.outerjoin(accounts, accounts.c.player == of.c.player))
    return [
        Ranked(row.player, row.bot, _rating(row), row.name or "", bool(row.profile_hidden)) for row in rows
    ]


async def rated_bots(store: Store, game: str, seats: int) -> set[str]:
    """The bots that have played a rated game of so many seats."""
    of = models.ratings.c
    query = select(of.bot).where(of.game == game, of.seats == seats, of.bot != "")
    return {row.bot for row in await store.read(query)}


async def count_from(store: Store, game: str, seats: int, mu: float) -> int:
    """How many have at least this rating, and surely."""
    of = models.ratings.c
    query = select(func.count()).where(of.game == game, of.seats == seats, of.sigma <= SURE, of.mu >= mu)
    return int((await store.read(query))[0][0])


async def played(store: Store, player: str, games: Collection[str]) -> list[tuple[str, int]]:
    """Those of these games, and with how many seats, of which somebody has a rating."""
    of = models.ratings.c
    query = select(of.game, of.seats).where(of.player == player, of.game.in_(games))
    return [(row.game, row.seats) for row in await store.read(query.order_by(of.game, of.seats))]


async def changes(store: Store, tables: Collection[str]) -> list[Change]:
    """What came of these rated games that are over."""
    of = models.results.c
    columns = (of.table_id, of.seat, of.mu_before, of.sigma_before, of.mu)
    rows = await store.read(select(*columns).where(of.table_id.in_(tables), of.rated)) if tables else []
    return [Change(row.table_id, row.seat, Rating(row.mu_before, row.sigma_before), row.mu) for row in rows]


def _by_key(rows: Iterable[Any]) -> dict[Key, Rating]:
    return {(row.game, row.seats, row.player, row.bot): _rating(row) for row in rows}


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


# --- anew


class Different(msgspec.Struct):
    """A rating that is kept otherwise than it is computed; None where there is none."""

    game: str
    seats: int
    player: str
    bot: str
    kept: Rating | None
    computed: Rating | None


class Recounted(msgspec.Struct):
    games: int
    ratings: int
    different: list[Different]
    written: bool


async def recount(store: Store, write: bool) -> Recounted:
    """Compute all ratings anew, from the results of all rated games in the order in which they were counted.

    With `write` those are kept from now on.
    """
    return await store.write(lambda connection: connection.run_sync(_recount, write))


def _recount(connection: Connection, write: bool) -> Recounted:
    leases.hold(connection, leases.RATING)
    results, ratings = models.results, models.ratings
    counted = select(results).where(results.c.rated).order_by(results.c.number, results.c.seat)
    games, computed = _computed(connection.execute(counted))
    had = _by_key(connection.execute(select(ratings)))
    different = []
    for key in sorted(had.keys() | computed.keys()):
        has, should = had.get(key), computed[key][0] if key in computed else None
        if has is None or should is None or not _same(has, should):
            different.append(Different(*key, has, should))
    if write and different:
        connection.execute(delete(ratings))
        connection.execute(insert(ratings), [_row(key, *computed[key]) for key in computed])
    return Recounted(games, len(computed), different, write and bool(different))


def _computed(rows: Iterable[Any]) -> tuple[int, dict[Key, tuple[Rating, int]]]:
    """How many games there are, and by whose rating it is, that after them and when the last one ended.

    The first game of each begins where it began then; one of a former player is taken as it was.
    """
    found: dict[Key, tuple[Rating, int]] = {}
    games = 0
    for _, seats in groupby(rows, lambda row: row.number):
        game = list(seats)
        games += 1
        sat: list[Who] = [who_of(row.seat, row.player, row.bot) for row in game]
        keys: list[Key] = [(row.game, row.seats, *who) for row, who in zip(game, sat, strict=True)]
        before = {
            who: found[key][0] if key in found else Rating(row.mu_before, row.sigma_before)
            for row, who, key in zip(game, sat, keys, strict=True)
        }
        now = after_game(before, sat, [row.place for row in game])
        for row, who, key in zip(game, sat, keys, strict=True):
            if row.player or row.bot:
                found[key] = now[who], row.at
    return games, found


def _same(one: Rating, other: Rating) -> bool:
    near = abs(one.mu - other.mu) < _EQUAL and abs(one.sigma - other.sigma) < _EQUAL
    return near and one.games == other.games


def _row(key: Key, rating: Rating, at: int) -> dict[str, Any]:
    of = ("game", "seats", "player", "bot")
    return dict(zip(of, key, strict=True)) | msgspec.structs.asdict(rating) | {"at": at}
