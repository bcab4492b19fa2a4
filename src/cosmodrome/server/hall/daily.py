"""Daily deals: the table of each game, the secret of each day, playing, and the end of what nobody has ended."""

import logging
from functools import partial
from typing import Any, Final

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.leaving import END_RESIGNED, RESIGN
from cosmodrome.server.days import day_after, day_of, end_of
from cosmodrome.server.db import daily
from cosmodrome.server.db.daily import Deal, Terms
from cosmodrome.server.db.races import change_table, tried
from cosmodrome.server.db.tables import BOT, HUMAN, PLAYING, Head, Place, Sealed
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.hall.own_cards import BUILT_IN
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deals

logger = logging.getLogger(__name__)

_EVERY = 10.0
"""Seconds between two looks."""
TABLES: Final = {
    "race": Terms(("champion@96",)),
    "jump_drive": Terms(("search@600", "search@600")),
    "pocket_mars": Terms(("search@400", "search@400")),
    "sidereal": Terms(("trader", "trader", "trader")),
}
"""By game who plays; the budgets are in simulations, so that a bot's answers follow from what it is asked.

A game that is not named has its fewest seats, of two or more, and its best bots.
"""


def terms_of(hall: Hall, game: Game[Any]) -> Terms:
    """The terms of a game's deals from now on; a bot that cannot play here has the best one in its place."""
    meta = game.meta
    fewest = min((seats for seats in meta.seats if seats > 1), default=1)
    terms = TABLES.get(meta.id) or Terms(("",) * (fewest - 1))
    bots = tuple(_bot(hall, meta.id, bot) for bot in terms.bots)
    return msgspec.structs.replace(terms, bots=bots, options=meta.read_options(terms.options, terms.seats))


def _bot(hall: Hall, game: str, wanted: str) -> str:
    try:
        return hall.shelf.bot(game, wanted or None)
    except Refused:
        return hall.shelf.bot(game, None)


async def deals_of(hall: Hall, day: str) -> dict[str, Deal]:
    """The deals of today or tomorrow by game, made where there are none yet. All processes find the same."""
    found = await daily.deals(hall.store, [day])
    missing = hall.shelf.games.keys() - {each.game for each in found}
    for game in sorted(missing):
        terms = terms_of(hall, hall.shelf.game(game, BUILT_IN))
        await daily.keep(hall.store, Deal(day, game, deals.fresh(), terms))
    if missing:
        found = await daily.deals(hall.store, [day])
    return {each.game: each for each in found if each.game in hall.shelf.games}


async def play(hall: Hall, player: Player, game: str) -> str:
    """The table at which a player plays today's deal of a game, or has played it: there is one try. Raises Refused."""
    hall.shelf.game(game)
    day = day_of(hall.cluster.now())
    if found := await daily.table_of(hall.store, day, game, player.id):
        return found
    deal = (await deals_of(hall, day))[game]
    head, places, sealed = _table_of(hall, player, deal)
    if not await tried(partial(hall.open, player, head, places, sealed=sealed)):
        return await daily.table_of(hall.store, day, game, player.id)
    return head.id


def _table_of(hall: Hall, player: Player, deal: Deal) -> tuple[Head, list[Place], Sealed | None]:
    """The table of a try, at which the game begins."""
    game, terms = hall.shelf.game(deal.game, BUILT_IN), deal.terms
    options = game.meta.read_options(terms.options, terms.seats)
    head = hall.shelf.new_head(player, NewTable(deal.game, terms.seats, deck=BUILT_IN), game, options)
    head.daily, head.closed_until = deal.day, end_of(deal.day)
    head.status, head.by_lot = PLAYING, False
    head.commitment = deals.commitment(deal.sealed)
    bots = iter(terms.bots)
    places = [
        Place(seat, HUMAN, player.id) if seat == terms.seat else Place(seat, BOT, bot=next(bots))
        for seat in range(terms.seats)
    ]
    sealed, places = deals.begun(head, deal.sealed, places)
    return head, places, sealed


class DailyDealer(Keeper):
    """Of all processes one makes the deals of today and tomorrow, and ends the games of days that are over."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(_EVERY, "looking after the daily deals")
        self._hall = hall
        self._made = ""
        """The day for which all is made."""

    async def look(self) -> None:
        """One look."""
        hall = self._hall
        today = day_of(hall.cluster.now())
        if self._made != today:
            for day in (today, day_after(today)):
                await deals_of(hall, day)
            self._made = today
        for table_id, seat in await daily.left(hall.store, today):
            try:
                await _give_up(hall, table_id, seat)
            except Refused as refused:
                logger.info("the daily game at table %s does not end: %s", table_id, refused)

    async def _at_once(self) -> None:
        await self._round()

    async def _round(self) -> None:
        if self._hall.cluster.first:
            await self.look()


async def _give_up(hall: Hall, table_id: str, seat: int) -> None:
    """The day is over before the game: as if who plays had resigned."""
    table = await hall.table(table_id)
    async with table.lock:

        async def act() -> None:
            if table.match.course is not None and table.head.status == PLAYING:
                await table.enter((seat, RESIGN), (CLOCK, END_RESIGNED))

        await change_table(table, act)
