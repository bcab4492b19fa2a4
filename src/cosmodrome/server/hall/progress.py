"""What a player's own reviews come to together: accuracy by phase, what is overlooked most, and what to train."""

import asyncio
from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from cosmodrome.review.report import VERSION, Kind, Phase, SeatReview, kind_of
from cosmodrome.server.bots.reviewing import unpacked
from cosmodrome.server.db import reviews
from cosmodrome.server.db.reviews import Judged
from cosmodrome.server.db.store import Store

_MOST: Final = 100
"""Reviews of a game that are looked at, the latest."""
_LEAST: Final = 2
"""So often something is overlooked before it is one's way."""


class Accurate(Struct, frozen=True):
    """How well a game was played, from 0 to 100; `at` in milliseconds since 1970."""

    table: str
    at: int
    accuracy: int


class Overlooked(Struct, frozen=True):
    """A kind of turning points, how many there were, and what they gave up together, in thousandths of a victory."""

    kind: Kind
    count: int
    lost: int


class Progress(Struct, frozen=True):
    """Of one game: each reviewed game, the earliest first; phases, by all their questions; the dearest kind first."""

    games: list[Accurate]
    phases: list[Phase]
    overlooked: list[Overlooked]

    @property
    def way(self) -> Kind | None:
        """What to train: the kind that costs most of those that are no single slip."""
        return next((each.kind for each in self.overlooked if each.count >= _LEAST), None)


async def progress_of(store: Store, player: str, game: str) -> Progress:
    """What the kept reviews of a player's own seats say; of other seats nothing."""
    judged = await reviews.judged(store, player, game, VERSION, _MOST)
    return await asyncio.to_thread(_together, judged) if judged else Progress([], [], [])


def _together(judged: Sequence[Judged]) -> Progress:
    own = [
        (each, seats[each.seat]) for each in judged if len(seats := unpacked(each.review).seats) > each.seat
    ]
    games = [Accurate(each.table_id, each.at, seat.accuracy) for each, seat in own]
    seats = [seat for _, seat in own]
    return Progress(games, _phases(seats), _overlooked(seats))


def _phases(seats: Sequence[SeatReview]) -> list[Phase]:
    """All together, in the order in which games came to them; each counts by its questions."""
    by_phase: dict[str, list[Phase]] = defaultdict(list)
    for each in (phase for seat in seats for phase in seat.phases):
        by_phase[each.phase].append(each)
    found = []
    for name, some in by_phase.items():
        asked = sum(each.questions for each in some)
        found.append(Phase(name, asked, round(sum(each.questions * each.accuracy for each in some) / asked)))
    return found


def _overlooked(seats: Sequence[SeatReview]) -> list[Overlooked]:
    lost: dict[Kind, list[int]] = defaultdict(list)
    for each in (moment for seat in seats for moment in seat.turning):
        lost[kind_of(each.phase, each.made.choice, each.better[0].choice)].append(each.lost)
    found = [Overlooked(kind, len(some), sum(some)) for kind, some in lost.items()]
    return sorted(found, key=lambda each: (-each.lost, each.kind.phase, each.kind.slip))
