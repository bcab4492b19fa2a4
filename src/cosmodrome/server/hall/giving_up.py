"""People who end a game before its rules do: one resigns, or all agree."""

from collections.abc import Callable

from cosmodrome.core.seats import CLOCK
from cosmodrome.play.leaving import AGREE, END_AGREED, END_RESIGNED, PLAY_ON, RESIGN
from cosmodrome.server.database.store import BOT, OVER, Place
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import seating
from cosmodrome.server.table.agreeing import people_at
from cosmodrome.server.table.change import change_table
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.participants import plays, seat_of


async def resign(table: LiveTable, player: Player, bot: str) -> None:
    """Give up. A game for two, or one that no other person plays, is over; in any other a bot plays the seat on.

    Raises Refused.
    """
    async with table.lock:
        seat = seat_of(table, player)
        others = [place for place in table.places if place.player and place.seat != seat]
        goes_on = table.head.seats > 2 and any(plays(table, place) for place in others)
        if goes_on:
            await seating.hand_over(table, seat, Place(seat, BOT, player.id, bot))
        await _enter(table, seat, RESIGN, lambda: "" if goes_on else END_RESIGNED)


async def agree(table: LiveTable, player: Player, wanted: bool) -> None:
    """Agree to end the game without a result, which it does once every person has; or not, and then nobody has.

    A rated one cannot be taken back so where somebody has lost it already, or plays with bots alone. Raises Refused.
    """
    async with table.lock:
        seat = seat_of(table, player)
        people = sum(bool(place.player) for place in table.places)
        if wanted and table.head.rated and (people < 2 or table.leaving.resigned):
            raise Refused("rated-no-agreement")

        def end() -> str:
            return END_AGREED if people_at(table) <= {*table.leaving.agreed, seat} else ""

        await _enter(table, seat, AGREE, end) if wanted else await _enter(table, seat, PLAY_ON)


async def _enter(table: LiveTable, seat: int, key: str, end: Callable[[], str] = str) -> None:
    """Enter what a seat says, and the `end` that follows from it, if any; by who holds the lock. Raises Refused."""

    async def act() -> None:
        if table.course is None or table.head.status == OVER:
            raise Refused("game-over")
        how = end()
        await table.enter((seat, key), *([(CLOCK, how)] if how else []))

    await change_table(table, act)
