"""Results of games that ended before there were any, read out of their records: some at a time, beside all else."""

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.core.leaving import KEYS, Leaving
from cosmodrome.core.seats import Standing
from cosmodrome.server.database import models
from cosmodrome.server.database.results import Outcome, following, outcome_of, written
from cosmodrome.server.database.store import OVER, RECORD, Store
from cosmodrome.server.hall.hall import Hall

logger = logging.getLogger(__name__)

_AT_ONCE = 20
_BETWEEN = 0.5
"""Seconds between two batches: a hundred thousand games take most of an hour, and nobody waits for it."""


class PastResults:
    """Of all processes of one database one does this at a time; two who did by accident would do no harm."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._going: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._going = asyncio.create_task(self._go_on())

    async def end(self) -> None:
        if self._going is not None:
            self._going.cancel()
            await asyncio.gather(self._going, return_exceptions=True)

    async def _go_on(self) -> None:
        after: str | None = ""
        while after is not None:
            await asyncio.sleep(_BETWEEN)
            if not self._hall.cluster.first:
                continue
            try:
                after = await fill(self._hall.store, after)
            except Exception:
                logger.exception("results of old games cannot be made; it is tried again with the next start")
                return


async def fill(store: Store, after: str, most: int = _AT_ONCE) -> str | None:
    """Make the results of the next finished games that have none, in the order of their ids; gives the last id.

    None where there are no more. Games brought from elsewhere get none.
    """
    tables, results, endings = models.tables, models.results, models.endings
    told = select(results.c.table_id).where(results.c.table_id == tables.c.id).exists()
    query = select(tables.c.id, tables.c.touched, tables.c.seats, endings.c.record)
    query = query.join(endings, endings.c.table_id == tables.c.id)
    query = query.where(tables.c.status == OVER, tables.c.origin != RECORD, tables.c.id > after, ~told)
    found = await store.read(query.order_by(tables.c.id).limit(most))
    for row in found:
        outcome = await asyncio.to_thread(outcome_in, row.record, row.seats)
        try:
            await store.write(partial(_write, row.id, outcome, 1000 * row.touched, store.sqlite))
        except IntegrityError:
            continue  # another process has just done so
    return found[-1].id if found else None


async def _write(table_id: str, outcome: Outcome, at: int, sqlite: bool, connection: AsyncConnection) -> None:
    writing = written(table_id, outcome, at, not sqlite)
    rows: list[Any] | None = None
    while (asked := following(writing, rows)) is not None:
        statement, given = asked
        done = await connection.exec_driver_sql(statement if sqlite else statement.replace("?", "$"), given)
        rows = list(done.all()) if done.returns_rows else []


def outcome_in(record: str, seats: int) -> Outcome:
    """How the game of a record came out; without a result where it does not say."""
    lines = record.splitlines()
    ended = next((line for line in reversed(lines) if '"winners"' in line), "")
    entries = [msgspec.json.decode(line) for line in lines if any(key in line for key in KEYS)]
    leaving = Leaving((each["seat"], each["choice"]) for each in entries if "choice" in each)
    if ended:
        told = msgspec.json.decode(ended)
        return outcome_of(Standing(told["scores"], told["ties"], told["winners"]), leaving)
    header = msgspec.json.decode(lines[0]) if lines else {}
    places = header.get("places") or [0] * seats
    return Outcome(places, [], leaving.resigned)
