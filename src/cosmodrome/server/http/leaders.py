"""Leaderboards: who plays a game best with so many seats, people and bots on one scale."""

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from cosmodrome.bots.levels import LEVELS
from cosmodrome.server.db import ratings
from cosmodrome.server.db.ratings import Ranked
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.cached_answers import KeptAnswer, packed, told
from cosmodrome.server.http.route_arguments import Asked, Given
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.ratings import Shown, begin, mu_above, shown
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
async def show_leaders(
    request: Asked,
    game_id: FromPath[str],
    seats: FromPath[str],
    hall: Given[Hall],
    visitor: Given[Player | None],
) -> Response[bytes]:
    game = hall.shelf.game(game_id)
    counts = {str(count): count for count in game.meta.seats if count > 1}
    if seats not in counts:
        raise Refused("no-leaders", 404, seats=seats[:4], allowed=", ".join(counts))
    count = counts[seats]
    # Whoever is not among them sees what all others see.
    rated = visitor and await ratings.kept(hall.store, [(game_id, count, visitor.id, "")])
    reader = visitor.id if visitor and rated else ""

    async def made() -> KeptAnswer:
        return await packed(Leaders(game_id, count, await best(hall, game_id, count, reader)))

    key = ("leaders", game_id, count)
    return await told(request, await made() if reader else await hall.read_once.get(key, made))


async def best(hall: Hall, game: str, seats: int, reader: str) -> list[Leader]:
    """The leaders, by rating; those who are new at the end. No more of them are read than are shown."""
    found = [_leader(each, reader) for each in await ratings.best(hall.store, game, seats, _MOST, reader)]
    rated = await ratings.rated_bots(hall.store, game, seats)
    unplayed = [bot for bot in offered(hall, game) if bot not in rated]
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
            count = await ratings.count_from(hall.store, game, seats, mu_above(leader.rating.points))
            more = sum(
                each.rating.points > leader.rating.points and not each.rating.provisional
                for each in found
                if each.bot in unplayed
            )
            leader.place = count + more + 1
    return [leader for number, leader in enumerate(found) if number < _MOST or leader.you]


def offered(hall: Hall, game: str) -> list[str]:
    """The bots of a game by name, and those of its levels that have a budget."""
    return list(
        dict.fromkeys([*hall.shelf.maker.names(game), *(level.bot for level in LEVELS.get(game, ()))])
    )


class Standing(msgspec.Struct):
    """The rating of a person with so many seats. `place` on the leaderboard is 0 while it is provisional."""

    seats: int
    place: int
    rating: Shown


async def standings_of(hall: Hall, player: str) -> dict[str, list[Standing]]:
    """By game, the ratings of a person as the leaderboards have them, the fewest seats first."""
    found: dict[str, list[Standing]] = {}
    for game, seats in await ratings.played(hall.store, player, list(hall.shelf.games)):
        for leader in await best(hall, game, seats, player):
            if leader.you:
                found.setdefault(game, []).append(Standing(seats, leader.place, leader.rating))
    return found


def _leader(ranked: Ranked, reader: str) -> Leader:
    rating = shown(ranked.rating)
    if ranked.hidden and ranked.player != reader:
        return Leader(0, "", "", "", False, rating)
    return Leader(0, ranked.player, ranked.name, ranked.bot, ranked.player == reader != "", rating)


class BotRating(msgspec.Struct):
    """How well a bot plays a game with so many seats."""

    bot: str
    seats: int
    rating: Shown


async def of_bots(hall: Hall) -> dict[str, list[BotRating]]:
    """By game, the ratings of the bots it offers, for each number of seats."""
    stored = await ratings.of_bots(hall.store)
    return {
        game_id: [
            BotRating(bot, seats, shown(stored.get((game_id, seats, "", bot), begin(game_id, seats, bot))))
            for bot in offered(hall, game_id)
            for seats in game.meta.seats
            if seats > 1
        ]
        for game_id, game in hall.shelf.games.items()
    }


leaders = [show_leaders]
