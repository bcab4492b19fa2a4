"""Talking at a table: what somebody says is kept, and everyone hears it."""

from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.chat import SEATS
from cosmodrome.server.table.live_table import LiveTable


async def say(table: LiveTable, player: str, channel: str, text: str, phrase: str) -> int:
    """Keep what a player says and let everyone hear it; gives the line's number.

    Raises TableClosed, and Refused where the rules want silence now.
    """
    state = table.match.state
    if channel == SEATS and state is not None and table.game.referee.quiet(state):
        raise Refused("quiet-now", 409)
    number = await table.chat.say(channel, player, table.now(), text, phrase)
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
