"""The shelf: which games there are, their options and bots, the facts of their cards, and their words."""

from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from cosmodrome.bots.catalogue import at_table
from cosmodrome.bots.levels import LEVELS
from cosmodrome.core.game import Game, timed
from cosmodrome.core.meta import Option, OptionValue, SetupError
from cosmodrome.review import has_judge
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.cached_answers import kept_answer
from cosmodrome.server.http.leaders import BotRating, of_bots
from cosmodrome.server.http.route_arguments import Asked, Given
from cosmodrome.server.refusals import Refused, by_the_setup
from cosmodrome.server.settings import Settings
from cosmodrome.words.catalogue import words_of
from cosmodrome.words.message_trees import Grammar
from cosmodrome.words.render import LANGUAGES, texts_of

_AS_BEFORE = "no-cache"
"""Asked for again at each visit and answered with "as before": they change with the server, not by the clock."""


class LevelSent(msgspec.Struct):
    """A level of a game's bots: its name, for `bot-level`, and the bot that plays it."""

    name: str
    bot: str


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
    grammar: Grammar
    """How its facts become arguments of its messages."""
    parts_of_point: int
    """Scores are whole numbers of such parts."""
    timed: bool
    """Whether it has a step that a clock may end."""
    ratings: list[BotRating]
    """Of its bots."""
    levels: list[LevelSent]
    """From level 1; empty where it has none."""
    nets: list[str]
    """Bots that do not know options whose `learned` is false: another one plays where they are wanted there."""
    reviewed: bool
    """Whether somebody here judges finished games of it, if not at all its tables."""


@get("/api/house", bots="read")
async def house(settings: Given[Settings]) -> dict[str, str]:
    """The address of this server for others than those at its own computer; "" where there is none."""
    return {"address": settings.address}


@get("/api/games", bots="read")
async def list_games(hall: Given[Hall]) -> list[GameSent]:
    ratings = await of_bots(hall)
    return [_sent(hall, game, ratings[game.meta.id]) for game in hall.shelf.games.values()]


def _sent(hall: Hall, game: Game[Any], ratings: list[BotRating]) -> GameSent:
    m, grammar = game.meta, words_of(game.meta.id).grammar
    bots, decks = hall.shelf.maker.names(m.id), hall.shelf.decks(m.id)
    levels = [LevelSent(*level) for level in LEVELS.get(m.id, ())]
    unlearned = {option.name: option.values[1] for option in m.options if not option.learned}
    named = [*bots, *(level.bot for level in levels)]
    nets = [bot for bot in dict.fromkeys(named) if at_table(game, bot, unlearned) != bot]
    return GameSent(
        m.id, m.title, m.seats, m.options, bots, decks, m.numbers, grammar, m.parts_of_point, timed(game), ratings,
        levels, nets, has_judge(m.id),
    )  # fmt: skip


class CardsAsked(msgspec.Struct):
    """Of which table; every other name is an option of the game, as it is spelled in `GET /api/games`."""

    table: str | None = None


@get("/api/games/{game_id:str}/cards", bots="read", query_more=True, kept=True)
async def cards(
    request: Asked, game_id: FromPath[str], hall: Given[Hall], asked: Given[CardsAsked]
) -> Response[bytes]:
    """All cards of a game with their words, in the edition that the options ask for; or those of a table."""
    game = hall.shelf.game(game_id)
    chosen: dict[str, Any] = dict(request.query_params.items())
    chosen.pop("table", None)
    if asked.table is not None:
        table = await hall.table(asked.table)
        if table.head.game != game_id:
            raise Refused("no-such-table", 404, table=asked.table)
        game, chosen = table.game, {**table.head.options, **chosen}
    options = _options(game, chosen)
    key = ("cards", game, *sorted(options.items()))
    return await kept_answer(
        request,
        key,
        lambda: msgspec.json.encode([words_of(game_id).card(card) for card in game.card_facts(options)]),
        caching=_AS_BEFORE,
    )


@get("/api/games/{game_id:str}/messages/{language:str}", bots="read", kept=True)
async def messages(
    request: Asked, game_id: FromPath[str], language: FromPath[str], hall: Given[Hall]
) -> Response[bytes]:
    """The words of a game in a language, as texts of Fluent messages: its own, and English where those lack any."""
    hall.shelf.game(game_id)
    if language not in LANGUAGES:
        raise Refused("not-found", 404, language=language, allowed=", ".join(LANGUAGES))
    key = ("messages", game_id, language)
    return await kept_answer(
        request, key, lambda: msgspec.json.encode(texts_of(game_id, language)), caching=_AS_BEFORE
    )


def _options(game: Game[Any], chosen: Mapping[str, object]) -> dict[str, OptionValue]:
    """The options of an edition, which some seat count allows. Raises Refused."""
    refusal = SetupError("")
    for seats in game.meta.seats:
        try:
            return game.meta.read_options(chosen, seats)
        except SetupError as error:
            refusal = error
    raise by_the_setup(refusal)


shelf = [house, list_games, cards, messages]
