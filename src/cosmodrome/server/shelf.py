"""The shelf: which games there are, their options and bots, and the facts of their cards."""

import hashlib
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, Router, get
from litestar.params import FromPath

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Option, OptionValue, SetupError
from cosmodrome.server.hall import Hall
from cosmodrome.server.lobby import Asked, hall_of
from cosmodrome.server.refusals import by_the_setup


class GameTold(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    bots: list[str]


@get("/health")
async def health(request: Asked) -> dict[str, bool]:
    """Whether the server and its database answer."""
    hall: Hall = hall_of(request)
    return {"ok": True, "database": await hall.store.alive()}


@get("/games")
async def list_games(request: Asked) -> list[GameTold]:
    hall = hall_of(request)
    metas = [game.meta for game in hall.games.values()]
    return [GameTold(m.id, m.title, m.seats, m.options, hall.maker.names(m.id)) for m in metas]


@get("/games/{game_id:str}/cards")
async def cards(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    """All cards of a game, in the edition that the query's options ask for."""
    game = hall_of(request).game(game_id)
    options = _options(game, dict(request.query_params.items()))
    facts = msgspec.json.encode(game.card_facts(options))
    etag = f'"{hashlib.sha256(facts).hexdigest()[:20]}"'
    # Asked for again at each visit and answered with "as before": cards change with the server, not by the clock.
    headers = {"ETag": etag, "Cache-Control": "no-cache"}
    if etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    return Response(facts, media_type="application/json", headers=headers)


def _options(game: Game[Any], given: Mapping[str, str]) -> dict[str, OptionValue]:
    """The options of an edition, which some seat count allows. Raises Refused."""
    refusal = SetupError("")
    for seats in game.meta.seats:
        try:
            return game.meta.read_options(given, seats)
        except SetupError as error:
            refusal = error
    raise by_the_setup(refusal)


shelf = Router(path="/api", route_handlers=[health, list_games, cards])
