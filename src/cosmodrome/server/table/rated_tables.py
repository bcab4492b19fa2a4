"""Rated tables: which table may be one, who may sit there, and what its seats are shown of their ratings."""

from collections.abc import Iterable, Sequence

import msgspec

from cosmodrome.server.db import ratings
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import BOT, OVER, Head, Place
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.people.programs import Program
from cosmodrome.server.ratings import Shown, begin, points_of, shown
from cosmodrome.server.refusals import Refused
from cosmodrome.server.time_controls import NO_CLOCK, PerMove, TimeControl

_MOVE, _RESERVE, _PHASE = 120, 600, 600


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of who sits there; of a finished game as it was before, and by how many points it has changed."""

    now: Shown
    change: int | None = None


def usual_time(timed: bool) -> TimeControl:
    """The time of a rated game that somebody finds by one click."""
    return PerMove(_MOVE, _RESERVE, _PHASE if timed else 0)


def problem(head: Head) -> str:
    """Why a table cannot be rated, as the reason of a refusal; "" where it can."""
    found = {
        "rated-alone": head.seats < 2,
        "rated-no-clock": head.time_control == NO_CLOCK,
        "rated-cards": head.cards is not None,
        "rated-origin": bool(head.origin),
        "rated-seed": not head.commitment,
        "rated-marked": bool(head.marks),
    }
    return next((reason for reason, so in found.items() if so), "")


def problem_with(player: Player | None) -> str:
    """Why somebody cannot sit at a rated table; "" where they can. None is a stranger."""
    if isinstance(player, Program):
        return "rated-program"
    return "" if player is not None and player.account else "rated-account"


def check(head: Head, player: Player | None) -> None:
    """Raises Refused where a table that is to be rated cannot be, or this player cannot sit there."""
    if head.rated and (reason := problem(head) or problem_with(player)):
        raise Refused(reason, 403)


async def seat_ratings(
    store: Store, found: Iterable[tuple[Head, Sequence[Place]]]
) -> dict[str, dict[int, SeatRating]]:
    """By rated table and seat, what is shown of the ratings there."""
    rated = [(head, places) for head, places in found if head.rated]
    over = [head.id for head, _ in rated if head.status == OVER]
    by_seat: dict[str, dict[int, SeatRating]] = {head.id: {} for head, _ in rated}
    for each in await ratings.changes(store, over):
        before = shown(each.before)
        by_seat[each.table_id][each.seat] = SeatRating(before, points_of(each.mu) - before.points)
    now = [(head, places) for head, places in rated if head.status != OVER]
    seated = [(head, _who(place)) for head, places in now for place in places]
    stored = await ratings.kept(store, {(head.game, head.seats, *who) for head, who in seated if any(who)})
    for head, places in now:
        for place in places:
            who = _who(place)
            if any(who):
                rating = stored.get((head.game, head.seats, *who), begin(head.game, head.seats, who[1]))
                by_seat[head.id][place.seat] = SeatRating(shown(rating))
    return by_seat


def _who(place: Place) -> tuple[str, str]:
    """Whose result it will be: a seat that a bot keeps is still its player's."""
    return (place.player, "") if place.player else ("", place.bot if place.kind == BOT else "")
