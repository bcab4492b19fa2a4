"""Reviews of finished games: people begin them, join in and give up; one process works, and they are kept."""

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Literal

import msgspec
from msgspec import Struct

from cosmodrome.review.report import VERSION, Lamp, Review
from cosmodrome.server.bots.minds import AskedLamp, AskedReview
from cosmodrome.server.bots.reviewers import Reviewers
from cosmodrome.server.bots.reviewing import Slice, unpacked
from cosmodrome.server.bots.thinkers import BotsFail
from cosmodrome.server.db import reviews
from cosmodrome.server.db.outage import in_one_line, is_outage
from cosmodrome.server.db.reviews import KeptReview, asker_of
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.guarding import check_not_played
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

Status = Literal["none", "waiting", "working", "done", "failed", "no-judge"]
_NOTE_EVERY = 2.0
"""Seconds between two notes in the database of how far a review is, which other processes tell."""
_PATIENCE = 30.0
"""Seconds for which somebody waits for the lamp, with the slices of reviews before theirs."""
_RETRY = 5.0
"""Seconds after which a database that is away is asked again."""


@dataclass(frozen=True)
class Standing:
    """How far the review of a table is, and what it says so far."""

    status: Status
    done: int = 0
    count: int = 0
    review: Review | None = None


class _GivenUp(Exception):
    """Nobody wants the review any more, or another process works at it."""


class _Version(Struct):
    """What is to be known of the header of a record."""

    version: int


class _Work:
    """At one review, in this process. `noted`: when the database was last told of it."""

    def __init__(self) -> None:
        self.slice = Slice(0, 0, b"")
        self.noted = 0.0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    """Those of all tables, as one process knows them."""

    def __init__(self, store: Store, cluster: Cluster, reviewers: Reviewers) -> None:
        self._store = store
        self._cluster = cluster
        self._reviewers = reviewers
        self._beginning = asyncio.Lock()
        self._works: dict[str, _Work] = {}
        """By table, what this process works at."""

    async def standing(self, table_id: str) -> Standing:
        """How far the review of a finished table is."""
        work = self._works.get(table_id)
        if work is not None:
            kept = _so_far(work.slice, self._cluster.process)
        else:
            kept = await reviews.kept(self._store, table_id)
        status = self._status(table_id, kept)
        if status == "none" or not kept.review:
            return Standing(status)
        return Standing(status, kept.done, kept.count, unpacked(kept.review))

    def _status(self, table_id: str, kept: KeptReview) -> Status:
        """What a review that was kept is to who asks now: with a process all that it had not finished is lost."""
        if kept.version != VERSION:
            return "none"
        if not kept.holder:
            return "done" if kept.review else "no-judge" if kept.count < 0 else "failed"
        here = kept.holder == self._cluster.process
        if not (table_id in self._works if here else self._cluster.is_there(kept.holder)):
            return "none"
        return "working" if kept.review else "waiting"

    async def begin(self, table: LiveTable, player: str, address: str) -> None:
        """Begin one for a player who asks from an address, or let them wait for one that goes on. Raises Refused."""
        table_id, ending = table.head.id, table.match.ending
        if ending is None:
            raise Refused("game-not-over")
        _check_version(table, ending.record)
        fresh = KeptReview(VERSION, self._cluster.process, asker_of(table_id, player))
        async with self._beginning:
            found = await reviews.begin(self._store, table_id, fresh, partial(self._stands, table_id))
            if found is fresh and table_id not in self._works:
                work = self._works[table_id] = _Work()
                asked = AskedReview(table_id, table.game, ending.record)
                work.task = asyncio.create_task(self._work(work, player, address, asked))

    def _stands(self, table_id: str, kept: KeptReview) -> bool:
        return self._status(table_id, kept) not in ("none", "failed")

    async def give_up(self, table_id: str, player: str) -> None:
        """A player wants it no more: where they alone wait for it, it ends."""
        if await reviews.give_up(self._store, table_id, asker_of(table_id, player)) and (
            work := self._works.get(table_id)
        ):
            await _end([work])

    async def lamp(self, table: LiveTable, seat: int, events: int) -> Lamp | None:
        """What a seat of a finished game might have answered; None where nobody can tell. Raises Refused."""
        table_id, ending = table.head.id, table.match.ending
        if ending is None:
            raise Refused("game-not-over")
        _check_version(table, ending.record)
        asked = AskedLamp(table_id, table.game, ending.record, seat, events)
        try:
            found = await asyncio.wait_for(self._reviewers.lamp(asked), _PATIENCE)
        except TimeoutError as late:
            raise Refused("hint-late", 503) from late
        except BotsFail as failure:
            logger.error("no lamp at table %s: %s", table_id, failure)
            raise Refused("hint-failed", 503) from failure
        await check_not_played(self._store, [found.sight] if found else [])
        return found

    async def end(self) -> None:
        """Before the server stops: what is half done is begun anew when somebody asks for it."""
        await _end([*self._works.values()])
        await self._reviewers.end()

    # --- the work

    async def _work(self, work: _Work, player: str, address: str, asked: AskedReview) -> None:
        try:
            await self._reviewers.review(player, address, asked, partial(self._told, work, asked.table))
            await self._note(asked.table, _so_far(work.slice))
        except _GivenUp:
            logger.info("nobody waits for the review of table %s any more", asked.table)
        except Exception as failure:
            logger.error("no review of table %s: %s", asked.table, failure)
            with suppress(_GivenUp):
                await self._note(asked.table, KeptReview(VERSION))
        finally:
            del self._works[asked.table]

    async def _told(self, work: _Work, table_id: str, slice_: Slice) -> None:
        work.slice = slice_
        now = time.monotonic()
        if slice_.done < slice_.count and now >= work.noted + _NOTE_EVERY:
            work.noted = now
            await self._note(table_id, _so_far(slice_, self._cluster.process))

    async def _note(self, table_id: str, now: KeptReview) -> None:
        """Keep how far it is, once the database is there. Raises _GivenUp where nobody wants to know."""
        while True:
            try:
                if await reviews.note(self._store, table_id, self._cluster.process, now):
                    return
                raise _GivenUp
            except Exception as error:
                if not is_outage(error):
                    raise
                logger.warning("how far a review is was not kept: %s", in_one_line(error))
                await asyncio.sleep(_RETRY)


def _so_far(slice_: Slice, holder: str = "") -> KeptReview:
    """What there is of a review; without a `holder` it is all."""
    return KeptReview(VERSION, holder, "", slice_.done, slice_.count, slice_.review)


def _check_version(table: LiveTable, record: str) -> None:
    """Raises Refused for a game that was played by other rules than those of today."""
    version = msgspec.json.decode(record.partition("\n")[0], type=_Version).version
    if version != table.game.meta.version:
        raise Refused("frames-of-other-version", version=version, expected=table.game.meta.version)


async def _end(works: list[_Work]) -> None:
    tasks = [work.task for work in works if work.task is not None]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
