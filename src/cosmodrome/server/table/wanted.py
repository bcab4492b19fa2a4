"""What a table waits for from those who sit there: an answer they owe, or their consent to what somebody asks."""

from typing import NamedTuple

from cosmodrome.play.leaving import AGREE
from cosmodrome.server import wire
from cosmodrome.server.database.store import OVER
from cosmodrome.server.table.agreeing import people_at, waited_for
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.times import WISHES


class Ask(NamedTuple):
    """Something that all people have to agree to. `number` grows from one to the next; `waiting` are yet to say so."""

    about: wire.Asked
    number: int
    waiting: list[int]


def asks(table: TableFacts) -> list[Ask]:
    """All that is asked at a running table, what holds it up most first."""
    if table.course is None or table.head.status == OVER:
        return []
    found: list[Ask] = []
    if (asking := table.asking) is not None:
        found.append(Ask("back", asking.at, waited_for(table, asking)))
    if table.leaving.agreed:
        found.append(Ask("end", _asked_to_end(table), sorted(people_at(table) - {*table.leaving.agreed})))
    if table.clock.times is not None:
        people = people_for_time(table)
        for wish in WISHES:
            if agreed := table.clock.times.wishes.get(wish):
                number = table.clock.times.wished.get(wish, 0)
                found.append(Ask(wish, number, sorted(people - {*agreed})))
    return found


def wanted(table: TableFacts) -> dict[int, wire.Asked]:
    """By seat for which the table waits, what is asked there; "" for an answer alone, which might end it unheard."""
    found: dict[int, wire.Asked] = dict.fromkeys(table.awaited(), "")
    for ask in reversed(asks(table)):
        found |= dict.fromkeys(ask.waiting, ask.about)
    return found


def people_for_time(table: TableFacts) -> set[int]:
    """The seats whose people have to agree to a pause or to more time: without those who have left the table."""
    return {seat for seat in people_at(table) if not table.places[seat].away}


def _asked_to_end(table: TableFacts) -> int:
    """The entry by which the first of those who would end the game said so."""
    first = table.leaving.agreed[0]
    last = len(table.answers) - 1
    return next(
        at
        for at in range(last, -1, -1)
        if (table.answers[at].seat, table.answers[at].choice) == (first, AGREE)
    )
