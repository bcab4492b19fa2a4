"""Whose profile there is to be seen, and by whom: that of an account which does not hide it, and one's own."""

from collections.abc import Collection

from sqlalchemy import select

from cosmodrome.server.database import models
from cosmodrome.server.database.store import Store
from cosmodrome.server.people import ties


async def shown_to(store: Store, reader: str, players: Collection[str]) -> set[str]:
    """Those of these players whose profile a reader may look at; `reader` is "" for a stranger.

    A guest is not meant to be found, and a program plays for whoever it is of: neither has one for others. Of two of
    whom one has blocked the other neither sees the other's.
    """
    accounts = models.accounts
    open_ones = accounts.c.profile_hidden.is_(False)
    rows = await store.read(select(accounts.c.player).where(accounts.c.player.in_(players), open_ones))
    found = {row.player for row in rows}
    if reader and found:
        found -= await ties.apart(store, reader, found)
    return found | ({reader} & set(players))
