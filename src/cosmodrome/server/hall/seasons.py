"""The season of a club: how those stand who play its tournaments. What came of an evening is reckoned once."""

import asyncio
from typing import Final

from cosmodrome.server.db import tournaments
from cosmodrome.server.hall import rounds
from cosmodrome.server.hall.clubs import Clubs
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.tournaments.seasons import Evening, scores_of
from cosmodrome.server.tournaments.standings import standings

_MOST_KEPT: Final = 512
"""Evenings kept in memory, those looked at last."""


async def evenings(hall: Hall, clubs: Clubs, season: str) -> list[Evening]:
    """The finished tournaments of a season, the earliest first. Raises Refused."""
    return [await _evening(hall, clubs, *each) for each in await tournaments.finished(hall.store, season)]


async def _evening(hall: Hall, clubs: Clubs, tournament_id: str, revision: int) -> Evening:
    # Who is no more leaves a tournament, which has another revision then.
    key, reckoned = (tournament_id, revision), clubs.evenings
    if key not in reckoned:
        reckoned[key] = await _reckon(hall, tournament_id)
    reckoned.move_to_end(key)
    while len(reckoned) > _MOST_KEPT:
        reckoned.popitem(last=False)
    return reckoned[key]


async def _reckon(hall: Hall, tournament_id: str) -> Evening:
    seen = await tournaments.tournament(hall.store, tournament_id)
    terms = seen.terms
    top = rounds.top_of(rounds.meta_of(hall, terms), terms)
    # In a thread: for many players it takes longer than others should have to wait.
    lines = await asyncio.to_thread(standings, seen.entrants, seen.pairings, top, terms.bye, seen.duplicate)
    scores = scores_of(seen.entrants, lines)
    return Evening(seen.id, terms.name, bool(seen.invite), 1000 * seen.opened, top, scores)
