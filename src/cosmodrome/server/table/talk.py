"""Talking at a table: what somebody says is kept, and everyone hears it."""

from cosmodrome.server.db.tables import HUMAN
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.chat import SEATS
from cosmodrome.server.table.live_table import LiveTable


def hearer(table: LiveTable, player: str, seat: int) -> str:
    """The player in a seat, to whom another one who sits there may speak aside. Raises Refused."""
    if not table.head.asides:
        raise Refused("no-asides", 403)
    if table.seat_of(player) is None:
        raise Refused("not-seated", 403)
    place = next((each for each in table.roster.places if each.seat == seat), None)
    if place is None:
        raise Refused("no-such-seat", 404, seat=str(seat)[:8])
    if place.kind != HUMAN or place.away or place.player in (player, *table.roster.owners):
        raise Refused("nobody-to-hear", 409)
    return place.player


async def say(
    table: LiveTable, player: str, channel: str, text: str, phrase: str, to: int | None = None
) -> int:
    """Keep what a player says and let everyone hear it, or the one who sits in a seat; gives the line's number.

    Raises TableClosed, and Refused where the rules want silence now.
    """
    alone = "" if to is None else hearer(table, player, to)
    state = table.match.state
    if channel == SEATS and state is not None and table.game.referee.quiet(state):
        raise Refused("quiet-now", 409)
    number = await table.chat.say(channel, player, table.now(), text, phrase, alone)
    await hear(table)
    table.others.said(table)
    return number


async def hear(table: LiveTable) -> None:
    """Something has been said, perhaps at another process: let everyone here know."""
    table.chat.miss()
    if await table.chat.catch_up():
        table.gallery.tell()


async def let_guests_talk(table: LiveTable, allowed: bool) -> None:
    async with table.lock:
        await table.store.set_head(table.head.id, guests_talk=allowed)
        table.head.guests_talk = allowed
        table.announce()
