"""The shelf: which games there are, their options and bots, the facts of their cards, and their words."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Option, OptionValue, SetupError
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.kept import kept_answer
from cosmodrome.server.http.leaders import BotRating, of_bots
from cosmodrome.server.http.lobby import Asked, hall_of, query_of
from cosmodrome.server.refusals import Refused, by_the_setup
from cosmodrome.server.settings import Settings
from cosmodrome.text.speak import LANGUAGES, texts_of

_AS_BEFORE = "no-cache"
"""Asked for again at each visit and answered with "as before": they change with the server, not by the clock."""


class GameSent(msgspec.Struct):
    """A game that can be played here."""

    id: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    bots: list[str]
    decks: list[str]
    """The names of the owner's decks that a new table can be played with, beside the built-in cards; the usual one
    first."""
    numbers: dict[str, int]
    """Numbers of the rules that the page names."""
    parts_of_point: int
    """Scores are whole numbers of such parts."""
    timed: bool
    """Whether it has a step that a clock may end."""
    ratings: list[BotRating]
    """Of its bots."""


@get("/api/house", bots="read")
async def house(request: Asked) -> dict[str, str]:
    """The address of this server for others than those at its own computer; "" where there is none."""
    settings: Settings = request.app.state.settings
    return {"address": settings.address}


@get("/api/games", bots="read")
async def list_games(request: Asked) -> list[GameSent]:
    hall = hall_of(request)
    ratings = await of_bots(hall)
    return [_sent(hall, game, ratings[game.meta.id]) for game in hall.games.values()]


def _sent(hall: Hall, game: Game[Any], ratings: list[BotRating]) -> GameSent:
    m = game.meta
    bots = hall.maker.names(m.id)
    return GameSent(
        m.id, m.title, m.seats, m.options, bots, hall.decks(m.id), m.numbers, m.parts_of_point, game.timed(), ratings
    )  # fmt: skip


class CardsAsked(msgspec.Struct):
    """Of which table; every other name is an option of the game, as it is spelled in `GET /api/games`."""

    table: str | None = None


@get("/api/games/{game_id:str}/cards", bots="read", query=CardsAsked, query_more=True, kept=True)
async def cards(request: Asked, game_id: FromPath[str]) -> Response[bytes]:
    """All cards of a game, in the edition that the options ask for; or those of a table."""
    hall = hall_of(request)
    game = hall.game(game_id)
    given: dict[str, Any] = dict(request.query_params.items())
    given.pop("table", None)
    table_id = query_of(request, CardsAsked).table
    if table_id is not None:
        table = await hall.table(table_id)
        if table.head.game != game_id:
            raise Refused("no-such-table", 404, table=table_id)
        game, given = table.game, {**table.head.options, **given}
    options = _options(game, given)
    key = ("cards", game, *sorted(options.items()))
    return await kept_answer(
        request, key, lambda: msgspec.json.encode(game.card_facts(options)), caching=_AS_BEFORE
    )


@get("/api/games/{game_id:str}/messages/{language:str}", bots="read", kept=True)
async def messages(request: Asked, game_id: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """The words of a game in a language, as texts of Fluent messages: its own, and English where those lack any."""
    hall_of(request).game(game_id)
    if language not in LANGUAGES:
        raise Refused("not-found", 404, language=language, allowed=", ".join(LANGUAGES))
    key = ("messages", game_id, language)
    return await kept_answer(
        request, key, lambda: msgspec.json.encode(texts_of(game_id, language)), caching=_AS_BEFORE
    )


def _options(game: Game[Any], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """The options of an edition, which some seat count allows. Raises Refused."""
    refusal = SetupError("")
    for seats in game.meta.seats:
        try:
            return game.meta.read_options(given, seats)
        except SetupError as error:
            refusal = error
    raise by_the_setup(refusal)


shelf = [house, list_games, cards, messages]
