"""What becomes of the lines and seats of who may not play any more, for a while or for good."""

import logging

from cosmodrome.server.db import belongings, restraints
from cosmodrome.server.db.tables import HUMAN, OPEN, OVER, PLAYING
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import seating

logger = logging.getLogger(__name__)


async def look(hall: Hall) -> None:
    """Cut the lines of all who are restrained, and see to the seats of those who newly are."""
    held = {each.player: each for each in reversed(await restraints.holding(hall.store))}
    if not held:
        return
    for table in hall.live_tables():
        table.gallery.show_out({player: each.refusal() for player, each in held.items()}, table.roster.owners)
    for restraint, player in await restraints.to_see_to(hall.store):
        await _see_to_seats(hall, player)
        await restraints.seen_to(hall.store, restraint)


async def _see_to_seats(hall: Hall, player: str) -> None:
    """A seat of a table that waits is free; in a running game a bot goes on and keeps it, as when time is up."""
    for table_id, status in await belongings.tables_of(hall.store, player):
        if status == OVER:
            continue
        try:
            table = await hall.table(table_id)
            if table.head.status == OPEN:
                await seating.leave(table, Player(player, table.roster.names.get(player, "")))
                continue
            async with table.lock:
                seats = [
                    place.seat
                    for place in table.roster.places
                    if place.player == player and place.kind == HUMAN
                ]
                if table.head.status == PLAYING:
                    for seat in seats:
                        await seating.stand_in(table, seat)
        except Refused as refused:
            logger.info("the seat of a restrained player at table %s: %s", table_id, refused)
