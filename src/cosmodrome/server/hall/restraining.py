"""Who may not play any more, or is nobody any more: what becomes of their lines and seats, and who looks for it."""

import logging

from cosmodrome.server.db import belongings, restraints
from cosmodrome.server.db.tables import HUMAN, OPEN, OVER, PLAYING
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.keeper import Keeper
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import seating

logger = logging.getLogger(__name__)

_EVERY = 5.0
"""Seconds between two rounds. What this process changes itself, and what others tell it, is known at once."""


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


class Doorkeeper(Keeper):
    """Looks now and then whether those who are connected to a process may still be.

    `cosmodrome admin` and other processes change sessions, names and accounts in the database.
    """

    def __init__(self, hall: Hall) -> None:
        super().__init__(_EVERY, "looking for who has been signed out")
        self._hall = hall

    async def _round(self) -> None:
        await self._hall.look_for_changes()
        await look(self._hall)
