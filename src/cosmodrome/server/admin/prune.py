"""Pruning: finished games that nobody has touched for long are deleted."""

import time

import msgspec

from cosmodrome.server.admin.opening import opened
from cosmodrome.server.db import upkeep
from cosmodrome.server.db.copies import Progress

_AT_ONCE = 50  # tables a transaction, so that a server beside it waits little


class Pruned(msgspec.Struct):
    tables: int
    left: int
    """Tables of all kinds."""


async def prune(database: str, seconds: int, tell: Progress, really: bool = True) -> Pruned:
    """Delete the games that were finished so many seconds ago or earlier; or only count them. Raises CannotUse."""
    before = int(time.time()) - seconds
    async with opened(database) as store:
        count, total = await upkeep.count_finished(store, before), await upkeep.count(store)
        if really:
            done = 0
            while ids := await upkeep.left_alone(store, "table-pruned", before, _AT_ONCE):
                await store.delete(ids)
                done += len(ids)
                tell("tables", done, max(count, done))
            count = done
    return Pruned(count, total - count if really else total)
