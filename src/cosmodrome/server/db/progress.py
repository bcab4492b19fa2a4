"""Reviews of the games that a player has played from beginning to end, of which seat, and when."""

from typing import Any

import msgspec
from sqlalchemy import select

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store


class Judged(msgspec.Struct, frozen=True):
    """A game whose review is done and kept; `review` as it is packed."""

    table_id: str
    seat: int
    at: int
    review: bytes


async def judged(store: Store, player: str, game: str, version: int, most: int) -> list[Judged]:
    """The latest of one game, the earliest of them first; of seats alone that nobody else had for a while."""
    results, reviews, formers = models.results.c, models.reviews.c, models.formers.c
    others = select(formers.seat).where(formers.table_id == results.table_id, formers.seat == results.seat)
    query = select(results.table_id, results.seat, results.at, reviews.review)
    query = query.join(models.reviews, reviews.table_id == results.table_id)
    query = query.where(results.player == player, results.game == game, results.by_bot.is_(False))
    query = query.where(~others.exists(), reviews.version == version, reviews.holder == "", reviews.count > 0)
    rows: Any = await store.read(query.order_by(results.at.desc(), results.table_id).limit(most))
    return [Judged(*row) for row in reversed(rows) if row.review]
