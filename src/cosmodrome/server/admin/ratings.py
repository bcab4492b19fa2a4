"""Ratings computed anew, for whoever runs the server."""

from cosmodrome.server.admin.opening import opened
from cosmodrome.server.db import ratings
from cosmodrome.server.db.ratings import Recounted


async def recount(database: str, write: bool) -> Recounted:
    """Compute all ratings anew; with `write` those are kept from now on. Raises CannotUse."""
    async with opened(database) as store:
        return await ratings.recount(store, write)
