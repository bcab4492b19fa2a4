"""Finished games over HTTP, searched for by game, player, time and trait.

Each is shown as in the history of a profile: to who played it, and to others where it is open to all. Who hides their
profile is not found by their name.
"""

from typing import Annotated

from litestar import get
from msgspec import Meta, Struct

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.profiles import SeatThere, seats_there, seen
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.ids import is_id
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deeds

_A_PAGE = 20
_LATEST = 253_402_300_799_999
"""The end of the year 9999."""

Moment = Annotated[int, Meta(ge=0, le=_LATEST)]
"""In milliseconds since 1970."""


class GamesWanted(Struct):
    """What is searched for; "" for any. `player` is a name, an id, or `me`; `trait` is one of `GamesFound.traits`.

    Found is what ended from `since` on, and before `until`. For the next page `until` is when the last game of the page
    before ended, and `past` its table.
    """

    game: str = ""
    player: str = ""
    trait: str = ""
    since: Moment = 0
    until: Moment = _LATEST
    past: str = ""


class GameFound(Struct):
    """A finished game, and who played it, the best first. `at` in milliseconds since 1970.

    `kept`: there still is its table, which can be looked at again; only then its options are known.
    """

    table: str
    game: str
    at: int
    rated: bool
    private: bool
    kept: bool
    options: dict[str, OptionValue]
    seats: list[SeatThere]


class GamesFound(Struct):
    """A page of finished games, the latest first, and whether there are `more`.

    `traits` are those that the game asked for can be searched by: by kind the messages that name them.
    """

    games: list[GameFound]
    more: bool
    traits: dict[str, tuple[str, ...]]


@get("/api/games/finished")
async def search_games(
    hall: Given[Hall], asked: Given[GamesWanted], visitor: Given[Player | None]
) -> GamesFound:
    """Finished games that the reader may see."""
    # Imported here: a server that starts is not searched yet.
    from cosmodrome.server.db import finished_games

    if asked.game and asked.game not in hall.shelf.games:
        raise Refused("not-found", 404)
    traits = deeds.deeds_of(asked.game).all_traits
    if asked.trait and not any(asked.trait in named for named in traits.values()):
        raise Refused("not-found", 404)
    if asked.past and not is_id(asked.past):
        raise Refused("malformed", 400, detail="past: no id of a table")
    player = (await seen(hall, visitor, asked.player))[0].player if asked.player else ""
    reader = visitor.id if visitor else ""
    wanted = finished_games.Wanted(asked.game, player, asked.trait, asked.since, asked.until, asked.past)
    found = await finished_games.search(hall.store, wanted, reader, hall.cluster.now(), _A_PAGE + 1)
    page = found[:_A_PAGE]
    seats = await seats_there(hall.store, [each.table_id for each in page], reader)
    games = [
        GameFound(
            each.table_id, each.game, each.at, each.rated, each.private, each.kept, each.options,
            seats.get(each.table_id, []),
        )
        for each in page
    ]  # fmt: skip
    return GamesFound(games, len(found) > _A_PAGE, traits)


searching = [search_games]
