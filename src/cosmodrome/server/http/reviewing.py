"""Reviews of finished games over HTTP: how far one is, and what it tells whom."""

from collections.abc import Container, Sequence
from functools import partial
from typing import Annotated, Any

from litestar import delete, get, post
from msgspec import Meta, Struct

from cosmodrome.bots.hints import Reason
from cosmodrome.core.game import Game
from cosmodrome.review import has_judge
from cosmodrome.review.report import Lamp, Luck, Moment, Phase, Review, SeatReview
from cosmodrome.server.db.tables import RECORD
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.reviews import Status
from cosmodrome.server.http.hinting import ReasonSent
from cosmodrome.server.http.route_arguments import Asked, Given, welcomed_player
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.facts import check_looks_back
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import OptionSent, option_sent
from cosmodrome.words.catalogue import in_words


class AnswerTold(Struct):
    """An answer, and the chance it leads to, in thousandths of a victory."""

    answer: OptionSent
    chance: int


class PointTold(Struct):
    """The chances of all seats, in thousandths, once so many `events` had happened."""

    events: int
    round: int
    chances: list[int]


class MomentTold(Struct):
    """A question at which a seat gave something up, once so many `events` had happened.

    `better` are answers that lead to more, the best one first; `noise` is the standard error of what that one leads to
    more. `line`: how the judge would go on from it. `opened`: the chances of what was made and of that one with all
    cards open; None where the judge cannot tell.
    """

    seat: int
    events: int
    round: int
    phase: str
    purpose: str
    about: str
    made: AnswerTold
    better: list[AnswerTold]
    noise: int
    reasons: list[ReasonSent]
    line: list[OptionSent]
    opened: tuple[int, int] | None


class SeatTold(Struct):
    """How well a seat was played, from 0 to 100, and where it lost most."""

    accuracy: int
    phases: list[Phase]
    turning: list[MomentTold]
    luck: Luck


class ReviewTold(Struct):
    """How the chances of all seats went; `seats` are None but those of which the visitor may know."""

    judge: str
    curve: list[PointTold]
    seats: list[SeatTold | None]


class ReviewSent(Struct):
    """How far a review is: `done` of `count` questions are judged, and by those it says what it says so far."""

    status: Status
    done: int = 0
    count: int = 0
    review: ReviewTold | None = None


class AskLamp(Struct, forbid_unknown_fields=True):
    """Asks what a seat might have answered when it was asked first after so many events of a finished game."""

    seat: int
    events: Annotated[int, Meta(ge=0)]


class ShownTold(Struct):
    """An answer, the chance it leads to, the standard error of how far it is from the best one, and its reasons."""

    answer: OptionSent
    chance: int
    noise: int
    reasons: list[ReasonSent]


class LampTold(Struct):
    """The answers to a question that are worth a trial, the best one first; `made` was given.

    `expected`: what rivals were likely to choose at the same time.
    """

    seat: int
    events: int
    round: int
    phase: str
    purpose: str
    about: str
    made: OptionSent
    answers: list[ShownTold]
    expected: list[ReasonSent]


class LampSent(Struct):
    """None where nobody can judge, or the seat was asked nothing that leaves a choice."""

    lamp: LampTold | None = None


def review_told(game: Game[Any], review: Review, seats: Container[int]) -> ReviewTold:
    """A review for somebody who may know of these seats."""
    told = [_seat(game, each) if seat in seats else None for seat, each in enumerate(review.seats)]
    curve = [PointTold(each.events, each.round, each.chances) for each in review.curve]
    return ReviewTold(review.judge, curve, told)


def _seat(game: Game[Any], seat: SeatReview) -> SeatTold:
    return SeatTold(seat.accuracy, seat.phases, [_moment(game, each) for each in seat.turning], seat.luck)


def lamp_told(game: Game[Any], lamp: Lamp) -> LampTold:
    """What the lamp shows, in words."""
    option = partial(_option, game, lamp.seat)
    return LampTold(
        lamp.seat,
        lamp.events,
        lamp.round,
        lamp.phase,
        lamp.purpose,
        lamp.about,
        option(lamp.made),
        [
            ShownTold(option(each.choice), each.chance, each.noise, _reasons(each.reasons))
            for each in lamp.answers
        ],
        _reasons(lamp.expected),
    )


def _option(game: Game[Any], seat: int, key: str) -> OptionSent:
    choice = game.parse(key)
    return option_sent(choice, in_words(game.meta.id, choice, seat))


def _reasons(reasons: Sequence[Reason]) -> list[ReasonSent]:
    return [ReasonSent(each.name, each.facts) for each in reasons]


def _moment(game: Game[Any], moment: Moment) -> MomentTold:
    option = partial(_option, game, moment.seat)
    made, *better = (AnswerTold(option(each.choice), each.chance) for each in (moment.made, *moment.better))
    return MomentTold(
        moment.seat,
        moment.events,
        moment.round,
        moment.phase,
        moment.purpose,
        moment.about,
        made,
        better,
        moment.noise,
        _reasons(moment.reasons),
        [option(key) for key in moment.line],
        moment.opened,
    )


# --- routes


@get("/api/tables/{table_id:str}/review")
async def see_review(hall: Given[Hall], visitor: Given[Player | None], shown: Given[LiveTable]) -> ReviewSent:
    """How far the review of a finished game is; none is begun."""
    return await _sent(hall, shown, visitor)


@post("/api/tables/{table_id:str}/review", status_code=200)
async def begin_review(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    visitor: Given[Player | None],
    shown: Given[LiveTable],
) -> ReviewSent:
    """Begin the review of a finished game, or wait for one that goes on; it is there to be looked at meanwhile."""
    before = await _sent(hall, shown, visitor)
    if before.status in ("no-judge", "done"):
        return before
    if before.status in ("none", "failed"):
        guard.reviews_here.check(address)
        visitor = await welcomed_player(request, visitor)
        guard.reviews.take(visitor.id)
        guard.reviews_here.spend(address)
    await hall.reviews.begin(shown, visitor.id if visitor else "", address)
    return await _sent(hall, shown, visitor)


@delete("/api/tables/{table_id:str}/review", status_code=200)
async def give_up_review(
    hall: Given[Hall], visitor: Given[Player | None], shown: Given[LiveTable]
) -> ReviewSent:
    """Whoever has begun a review wants it no more: it ends, unless others wait for it."""
    if visitor is not None:
        await hall.reviews.give_up(shown.head.id, visitor.id)
    return await _sent(hall, shown, visitor)


@post("/api/tables/{table_id:str}/lamp", status_code=200)
async def ask_lamp(
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    payload: Given[AskLamp],
    visitor: Given[Player | None],
    table: Given[LiveTable],
) -> LampSent:
    """What one's own seat might have answered at some moment of a finished game."""
    if table.match.ending is None:
        raise Refused("game-not-over")
    if visitor is None or payload.seat not in _own_seats(table, visitor):
        raise Refused("not-seated", 403)
    check_looks_back(table)
    if not has_judge(table.game.meta.id):
        return LampSent()
    guard.hints_here.check(address)
    guard.hints.take(visitor.id)
    guard.hints_here.spend(address)
    lamp = await hall.reviews.lamp(table, payload.seat, payload.events)
    return LampSent(None if lamp is None else lamp_told(table.game, lamp))


async def _sent(hall: Hall, table: LiveTable, visitor: Player | None) -> ReviewSent:
    """How far a review is, as a visitor may know it. Raises Refused while the game goes on, whoever asks."""
    if table.match.ending is None:
        raise Refused("game-not-over")
    check_looks_back(table)
    if not has_judge(table.game.meta.id):
        return ReviewSent("no-judge")
    found = await hall.reviews.standing(table.head.id)
    if found.review is None:
        return ReviewSent(found.status)
    told = review_told(table.game, found.review, _own_seats(table, visitor))
    return ReviewSent(found.status, found.done, found.count, told)


def _own_seats(table: LiveTable, visitor: Player | None) -> Container[int]:
    """The seats of which a visitor is told how they were played: their own; all, for who has brought the record."""
    if visitor is None:
        return ()
    if table.head.origin == RECORD:
        return range(table.head.seats) if table.head.host == visitor.id else ()
    return table.roster.seats_of(visitor.id, table.head)


reviews = [see_review, begin_review, give_up_review, ask_lamp]
