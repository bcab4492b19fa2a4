"""Leaderboards: who plays a game best with so many seats, people and bots on one scale."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath
from sqlalchemy import Select, func, select

from cosmodrome.server.database import models
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.kept import KeptAnswer, packed, told
from cosmodrome.server.http.lobby import Asked, hall_of, known_player
from cosmodrome.server.ratings import SURE, Rating, Shown, begin, mu_above, shown
from cosmodrome.server.refusals import Refused

_MOST = 100


class Leader(msgspec.Struct):
    """A person by id and name, or a bot. `place` is 0 while the rating is provisional; equal ratings share one.

    Whoever hides their profile has a place as all others, but neither id nor name for anybody but themselves.
    """

    place: int
    player: str
    name: str
    bot: str
    you: bool
    rating: Shown


class Leaders(msgspec.Struct):
    """The best, people and bots; those with provisional ratings at the end. The reader is among them if rated."""

    game: str
    seats: int
    leaders: list[Leader]


@get("/api/leaders/{game_id:str}/{seats:str}", bots="read", kept=True, answers=Leaders)
async def show_leaders(request: Asked, game_id: FromPath[str], seats: FromPath[str]) -> Response[bytes]:
    player = await known_player(request)
    hall = hall_of(request)
    game = hall.game(game_id)
    counts = {str(count): count for count in game.meta.seats if count > 1}
    if seats not in counts:
        raise Refused("no-leaders", 404, seats=seats[:4], allowed=", ".join(counts))
    count = counts[seats]
    # Whoever is not among them sees what all others see.
    reader = player.id if player and await _is_rated(hall, game_id, count, player.id) else ""

    async def made() -> KeptAnswer:
        return await packed(Leaders(game_id, count, await best(hall, game_id, count, reader)))

    key = ("leaders", game_id, count)
    return await told(request, await made() if reader else await hall.read_once.get(key, made))


async def _is_rated(hall: Hall, game: str, seats: int, player: str) -> bool:
    of = models.ratings.c
    query = select(of.games).where(of.game == game, of.seats == seats, of.player == player)
    return bool(await hall.store.read(query))


async def best(hall: Hall, game: str, seats: int, reader: str) -> list[Leader]:
    """The leaders, by rating; those who are new at the end. No more of them are read than are shown."""
    of = models.ratings.c
    here = (of.game == game, of.seats == seats)
    first = select(models.ratings).where(*here)
    first = first.order_by(of.sigma > SURE, of.mu.desc(), of.player).limit(_MOST)
    rows = [*await hall.store.read(_named(first))]
    if reader and all(row.player != reader for row in rows):
        rows += await hall.store.read(_named(select(models.ratings).where(*here, of.player == reader)))
    found = [_leader(row, reader) for row in rows]
    rated = {row.bot for row in await hall.store.read(select(of.bot).where(*here, of.bot != ""))}
    unplayed = [name for name in hall.maker.names(game) if name not in rated]
    found += [Leader(0, "", "", bot, False, shown(begin(game, seats, bot))) for bot in unplayed]
    found.sort(key=lambda each: (each.rating.provisional, -each.rating.points, each.name or each.bot))
    for place, leader in enumerate(found, 1):
        if not leader.rating.provisional:
            before = found[place - 2] if place > 1 else None
            shared = before is not None and before.rating.points == leader.rating.points
            leader.place = before.place if before is not None and shared else place
    for leader in found[_MOST:]:
        if leader.you and leader.place:
            # Not all who are better have been read, but all bots without a game.
            better = of.sigma <= SURE, of.mu >= mu_above(leader.rating.points)
            count = (await hall.store.read(select(func.count()).where(*here, *better)))[0][0]
            more = sum(
                each.rating.points > leader.rating.points and not each.rating.provisional
                for each in found
                if each.bot in unplayed
            )
            leader.place = count + more + 1
    return [leader for number, leader in enumerate(found) if number < _MOST or leader.you]


class Standing(msgspec.Struct):
    """The rating of a person with so many seats. `place` on the leaderboard is 0 while it is provisional."""

    seats: int
    place: int
    rating: Shown


async def standings_of(hall: Hall, player: str) -> dict[str, list[Standing]]:
    """By game, the ratings of a person as the leaderboards have them, the fewest seats first."""
    of = models.ratings.c
    query = select(of.game, of.seats).where(of.player == player, of.game.in_(list(hall.games)))
    found: dict[str, list[Standing]] = {}
    for row in await hall.store.read(query.order_by(of.game, of.seats)):
        for leader in await best(hall, row.game, row.seats, player):
            if leader.you:
                found.setdefault(row.game, []).append(Standing(row.seats, leader.place, leader.rating))
    return found


def _named(ratings: Select[Any]) -> Select[Any]:
    """Some of them, with who those are."""
    of, guests, accounts = ratings.subquery(), models.guests, models.accounts
    query = select(of, guests.c.name, accounts.c.profile_hidden)
    query = query.outerjoin(guests, guests.c.id == of.c.player)
    return query.outerjoin(accounts, accounts.c.player == of.c.player)


def _leader(row: Any, reader: str) -> Leader:
    if row.profile_hidden and row.player != reader:
        return Leader(0, "", "", "", False, shown(_rating(row)))
    return Leader(0, row.player, row.name or "", row.bot, row.player == reader != "", shown(_rating(row)))


class BotRating(msgspec.Struct):
    """How well a bot plays a game with so many seats."""

    bot: str
    seats: int
    rating: Shown


async def of_bots(hall: Hall) -> dict[str, list[BotRating]]:
    """By game, the ratings of the bots it offers, for each number of seats."""
    of = models.ratings.c
    rows = await hall.store.read(select(models.ratings).where(of.player == "", of.bot != ""))
    kept = {(row.game, row.seats, row.bot): _rating(row) for row in rows}
    return {
        game_id: [
            BotRating(bot, seats, shown(kept.get((game_id, seats, bot), begin(game_id, seats, bot))))
            for bot in hall.maker.names(game_id)
            for seats in game.meta.seats
            if seats > 1
        ]
        for game_id, game in hall.games.items()
    }


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


leaders = [show_leaders]
