"""Deeds in games that ended before any were kept: looked for when somebody asks after a player."""

import logging

from sqlalchemy import select

from cosmodrome.server.database import models
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import deeds as kept

logger = logging.getLogger(__name__)

_MOST_AT_ONCE = 20
"""Older games that are looked at for one look at a profile; the next look goes on with others."""


async def catch_up(hall: Hall, player: str) -> None:
    """Look for the deeds of games that a player finished before there were any, or that got lost with a process."""
    results, deeds, tables = models.results, models.deeds, models.tables
    known = select(deeds.c.table_id).where(deeds.c.player == player)
    query = select(results.c.table_id).join(tables, tables.c.id == results.c.table_id)
    query = query.where(results.c.player == player, results.c.table_id.not_in(known))
    for row in await hall.store.read(query.order_by(results.c.at.desc()).limit(_MOST_AT_ONCE)):
        try:
            head, _ = await hall.stored(row.table_id)
            ending = await hall.store.ending(row.table_id)
            if ending is not None:
                await kept.keep(hall.store, hall.game_of(head), row.table_id, ending)
        except Refused as refused:
            logger.info("the deeds of table %s are not known: %s", row.table_id, refused)
