"""Motions at a table as it stands: what is proposed, and who has yet to agree; so also what a table waits for."""

from typing import Literal

from cosmodrome.play.motion import ABOUTS, About, Motion
from cosmodrome.server.db.tables import HUMAN, OVER, PLAYING
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.participants import plays

Asked = About | Literal[""]
"""What somebody is asked to agree to; "" for nothing."""


def people_at(table: TableFacts) -> set[int]:
    """The seats whose people have to agree; bots and programs go along with them."""
    return {place.seat for place in table.roster.places if place.kind == HUMAN and plays(table, place)}


def people_for_time(table: TableFacts) -> set[int]:
    """Those who have to agree to a pause or to more time: without those who have left the table."""
    return {seat for seat in people_at(table) if not table.roster.places[seat].away}


def carried_for_time(table: TableFacts) -> Motion | None:
    """A pause and the like that all who are left have agreed to, since those who were still asked have left."""
    people = people_for_time(table)
    if table.times is None or not people or table.head.status != PLAYING:
        return None
    return next((each for each in table.times.motions.values() if not each.waiting(people)), None)


def moved(table: TableFacts) -> list[Motion]:
    """All that is proposed at a running table, what holds it up most first."""
    if table.match.course is None or table.head.status == OVER:
        return []
    there = {**table.match.motions, **(table.times.motions if table.times is not None else {})}
    return [there[about] for about in ABOUTS if about in there]


def waiting(table: TableFacts, motion: Motion) -> list[int]:
    """The seats that are asked and have not agreed yet."""
    return motion.waiting(people_at(table) if motion.about in ("back", "end") else people_for_time(table))


def wanted(table: TableFacts) -> dict[int, Asked]:
    """By seat for which the table waits, what is asked there; "" for an answer alone, which might end it unheard."""
    found: dict[int, Asked] = dict.fromkeys(table.match.awaited(), "")
    for motion in reversed(moved(table)):
        found |= dict.fromkeys(waiting(table, motion), motion.about)
    return found
