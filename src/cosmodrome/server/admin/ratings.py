"""Ratings computed anew, from the results of all rated games in the order in which they were counted."""

from collections.abc import Iterable
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.admin.opening import opened
from cosmodrome.server.database import models
from cosmodrome.server.database.results import LOCK
from cosmodrome.server.ratings import Rating, Who, after, who_of

_EQUAL = 1e-6
"""Two ratings that differ by less are the same: another processor may calculate otherwise in the last digits."""

Key = tuple[str, int, str, str]
"""Game, number of seats, player, bot."""


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


async def recount(database: str, write: bool) -> Recounted:
    """Compute all ratings anew; with `write` those are kept from now on. Raises CannotUse."""
    async with opened(database) as store:

        async def act(connection: AsyncConnection) -> Recounted:
            if not store.sqlite:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            results = models.results
            rated = select(results).where(results.c.rated).order_by(results.c.number, results.c.seat)
            games, computed = _computed((await connection.execute(rated)).all())
            rows = (await connection.execute(select(models.ratings))).all()
            kept = {
                (row.game, row.seats, row.player, row.bot): Rating(row.mu, row.sigma, row.games)
                for row in rows
            }
            different = []
            for key in sorted(kept.keys() | computed.keys()):
                has, should = kept.get(key), computed[key][0] if key in computed else None
                if has is None or should is None or not _same(has, should):
                    game, seats, player, bot = key
                    different.append(Different(game, seats, player, bot, has, should))
            if write and different:
                await connection.execute(delete(models.ratings))
                await connection.execute(
                    insert(models.ratings), [_row(key, *computed[key]) for key in computed]
                )
            return Recounted(games, len(computed), different, write and bool(different))

        return await store.write(act)


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
        now = after(before, sat, [row.place for row in game])
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
