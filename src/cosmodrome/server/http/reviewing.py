"""Reviews of finished games over HTTP: how far one is, and what it tells whom."""

from collections.abc import Container
from typing import Any, Literal

from msgspec import Struct

from cosmodrome.core.game import Game
from cosmodrome.review.report import Luck, Moment, Phase, Review, SeatReview
from cosmodrome.server.http.hinting import ReasonSent
from cosmodrome.server.table.messages import OptionSent, option_sent
from cosmodrome.words.catalogue import in_words

Status = Literal["none", "waiting", "working", "done", "failed", "no-judge"]


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
    more. `line`: how the judge would go on from it.
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


def review_told(game: Game[Any], review: Review, seats: Container[int]) -> ReviewTold:
    """A review for somebody who may know of these seats."""
    told = [_seat(game, each) if seat in seats else None for seat, each in enumerate(review.seats)]
    curve = [PointTold(each.events, each.round, each.chances) for each in review.curve]
    return ReviewTold(review.judge, curve, told)


def _seat(game: Game[Any], seat: SeatReview) -> SeatTold:
    return SeatTold(seat.accuracy, seat.phases, [_moment(game, each) for each in seat.turning], seat.luck)


def _moment(game: Game[Any], moment: Moment) -> MomentTold:
    def option(key: str) -> OptionSent:
        choice = game.parse(key)
        return option_sent(choice, in_words(game.meta.id, choice, moment.seat))

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
        [ReasonSent(each.name, each.facts) for each in moment.reasons],
        [option(key) for key in moment.line],
    )
