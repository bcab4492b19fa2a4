"""Seats that change in two processes at once: neither has heard of what the other did."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest

from cosmodrome.server.db.log_writer import Answer, Ending
from cosmodrome.server.db.tables import BOT, EMPTY, HUMAN, OPEN, OVER, PLAYING, Place
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.shelf import NewTable
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import seating
from cosmodrome.server.table.live_table import LiveTable
from tests.server.test_meeting import people, process


class Pair:
    """One table in two processes that hear nothing of each other, and who may play there."""

    def __init__(self, halls: list[Hall], players: list[Player]) -> None:
        self.halls = halls
        self.ada, self.ben, self.cyd = players

    async def open(self, seats: int) -> tuple[LiveTable, LiveTable]:
        here = await self.halls[0].create(self.ada, NewTable("tiny", seats))
        there = await self.halls[1].table(here.head.id)
        here.alone = there.alone = False
        return here, there

    async def kept(self, table: LiveTable) -> tuple[str, str, list[Place]]:
        found = await self.halls[0].store.table(table.head.id)
        assert found is not None
        return found[0].status, found[0].host, found[1]


@pytest.fixture
async def pair(either: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Pair]:
    monkeypatch.setattr(Cluster, "_hear", lambda *_: None)
    async with AsyncExitStack() as stack:
        halls = [await stack.enter_async_context(process(either)) for _ in range(2)]
        yield Pair(halls, await people(halls[0], 3))


def sitters(places: list[Place]) -> set[str]:
    return {place.player for place in places if place.kind == HUMAN}


async def test_a_game_begins_as_its_last_seats_are_taken_in_two_processes(pair: Pair) -> None:
    here, there = await pair.open(3)
    assert await seating.join(here, pair.ben, 1) is not None
    await seating.join(there, pair.cyd, None)  # its first free seat is taken by now
    status, _, places = await pair.kept(here)
    assert status == there.head.status == PLAYING
    assert sitters(places) == {pair.ada.id, pair.ben.id, pair.cyd.id}
    with pytest.raises(Refused, match="already-started"):
        await seating.join(here, Player("dan", "Dan", False), None)
    assert here.roster.places == there.roster.places == places and here.head == there.head


async def test_a_game_begins_as_the_host_seats_a_bot_meanwhile(pair: Pair) -> None:
    here, there = await pair.open(3)
    await seating.seat_bot(here, pair.ada, 1, "first")
    assert await seating.join(there, pair.ben, 2) is not None
    status, _, places = await pair.kept(here)
    assert status == PLAYING and {place.kind for place in places} == {HUMAN, BOT}


async def test_a_chosen_seat_that_is_taken_is_refused(pair: Pair) -> None:
    here, there = await pair.open(3)
    await seating.join(here, pair.ben, 1)
    with pytest.raises(Refused, match="seat-taken"):
        await seating.join(there, pair.cyd, 1)
    assert there.roster.places == here.roster.places


async def test_who_leaves_as_the_game_begins_is_away_and_the_game_runs(pair: Pair) -> None:
    here, there = await pair.open(2)
    await seating.join(here, pair.ben, 1)
    await seating.leave(there, pair.ada)  # who was the last at a table that waited, as far as is known there
    status, host, places = await pair.kept(here)
    assert status == PLAYING and host == pair.ben.id
    assert [place.away for place in places if place.player == pair.ada.id] == [True]
    assert here.head.seed == there.head.seed != 0 and not there.closed


async def test_who_leaves_last_does_not_close_a_table_that_somebody_has_come_to(pair: Pair) -> None:
    here, there = await pair.open(3)
    await seating.join(here, pair.ben, 1)
    await seating.leave(there, pair.ada)
    status, host, places = await pair.kept(here)
    assert (status, host) == (OPEN, pair.ben.id) and sitters(places) == {pair.ben.id}
    assert places[0].kind == EMPTY


async def test_what_is_over_stays_over(pair: Pair) -> None:
    here, there = await pair.open(2)
    await seating.join(here, pair.ben, 1)
    await there.read_on()
    await here.store.log.append(here.head.id, 0, [Answer(0, "end")], Ending("", {}))
    try:
        await seating.leave(there, pair.ben)
    except Refused as refusal:  # of a record that this test has left out
        assert refusal.reason == "cannot-continue"
    status, _, places = await pair.kept(here)
    assert status == OVER and not any(place.away for place in places)


async def test_the_host_is_who_was_host_last(pair: Pair) -> None:
    here, there = await pair.open(4)
    await seating.join(here, pair.ben, 1)
    await seating.join(here, pair.cyd, 2)
    await there.read_on()
    await seating.leave(here, pair.ada)
    assert here.head.host == pair.ben.id
    await seating.leave(there, pair.ben)  # not host, as far as is known there
    _, host, places = await pair.kept(here)
    assert host == there.head.host == pair.cyd.id and sitters(places) == {pair.cyd.id}
    with pytest.raises(Refused, match="not-seated"):
        await seating.leave(here, pair.ada)
    assert here.head.host == pair.cyd.id, "a refusal looks again first"
