"""Somebody resigns; that may end the game."""

from cosmodrome.core.seats import CLOCK
from cosmodrome.play.leaving import END_RESIGNED, RESIGN
from cosmodrome.server.db.races import change_table
from cosmodrome.server.db.tables import BOT, OVER, Place
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import seating
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.participants import plays, seat_of


async def resign(table: LiveTable, player: Player, bot: str) -> None:
    """Give up. A game for two, or one that no other person plays, is over; in any other a bot plays the seat on.

    Raises Refused.
    """
    async with table.lock:
        seat = seat_of(table, player)
        others = [place for place in table.roster.places if place.player and place.seat != seat]
        goes_on = table.head.seats > 2 and any(plays(table, place) for place in others)
        if goes_on:
            await seating.hand_over(table, seat, Place(seat, BOT, player.id, bot))

        async def act() -> None:
            if table.match.course is None or table.head.status == OVER:
                raise Refused("game-over")
            await table.enter((seat, RESIGN), *([] if goes_on else [(CLOCK, END_RESIGNED)]))

        await change_table(table, act)
