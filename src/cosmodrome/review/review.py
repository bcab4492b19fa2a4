"""A review of a finished game: worked out question by question, and told as far as it has come."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, Final

from msgspec import Struct

from cosmodrome.bots.hints import Reason
from cosmodrome.core.game import Game
from cosmodrome.play.record import Record
from cosmodrome.play.sight import sight
from cosmodrome.review import has_judge
from cosmodrome.review.judge import NoJudge, judge_of
from cosmodrome.review.questions import played
from cosmodrome.review.report import WHOLE, Lamp, Luck, Moment, Phase, Point, Review, SeatReview, Shown, Tried

__all__ = ["Judged", "NoJudge", "Reviewing", "has_judge", "reviewed"]

TURNING: Final = 3
"""Moments of each seat that are told."""
HALVES: Final = 50
"""Thousandths of a victory: an answer that gives up so much is half as accurate as the best one."""


class Judged(Struct, frozen=True):
    """What came of one question; chances in thousandths."""

    number: int
    """Which of the game's questions it is, from 0."""
    made: int
    better: list[tuple[str, int]]
    """By key, the best answer first; none where nothing was given up."""
    noise: int
    weighed: bool
    opened: tuple[int, int] | None = None
    reasons: list[Reason] = []
    line: list[str] = []

    @property
    def lost(self) -> int:
        return self.better[0][1] - self.made if self.better else 0

    @property
    def accuracy(self) -> float:
        """100 where nothing was given up."""
        return float(100 * 0.5 ** (self.lost / HALVES))


class Reviewing:
    """One game that is looked at again."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        """`game` has the cards of the record. Raises NoJudge, and Unlike where it cannot be played again."""
        self.game = game
        self._judge = judge_of(game, record.header.seats, record.header.options)
        self._played = played(game, record, self._judge.asks)
        self._judge.begin(self._played)
        self._options = game.meta.read_options(record.header.options, record.header.seats)

    @property
    def count(self) -> int:
        """Questions that are judged."""
        return len(self._played.questions)

    def judge(self, first: int, after: int) -> list[Judged]:
        """What came of these questions; the same in whatever parts they are asked for."""
        return [self._judged(number) for number in range(first, min(after, self.count))]

    def _judged(self, number: int) -> Judged:
        question = self._played.questions[number]
        found = self._judge.compared(question)
        better = [(key, _told(chance)) for key, chance in found.better]
        return Judged(
            number,
            _told(found.made),
            better,
            _told(found.noise),
            found.weighed,
            (_told(found.opened[0]), _told(found.opened[1])) if found.opened else None,
            self._judge.reasons(question, better[0][0]) + self._judge.expected(question) if better else [],
            self._judge.line(question, better[0][0]) if better else [],
        )

    def lamp(self, seat: int, events: int) -> Lamp | None:
        """What a seat might have answered when it was asked first after so many events, or else last before that.

        None where the seat was never asked what this judge can weigh.
        """
        own = [each for each in self._played.questions if each.seat == seat]
        after = [each for each in own if each.events >= events]
        question = next((each for each in after + own[::-1] if self._judge.lit(each)), None)
        if question is None:
            return None
        shown = [
            Shown(key, _told(chance), _told(noise), self._judge.reasons(question, key))
            for key, chance, noise in self._judge.ranked(question)
        ]
        where = (
            question.seat,
            question.events,
            question.round,
            question.phase,
            question.purpose,
            question.about,
        )
        seen = sight(self.game, self._options, question.view)
        return Lamp(*where, question.key, shown, self._judge.expected(question), seen)

    def report(self, judged: Iterable[Judged]) -> Review:
        """What is known once these questions have been judged."""
        by_seat: dict[int, list[Judged]] = defaultdict(list)
        for each in sorted(judged, key=lambda each: each.number):
            by_seat[self._played.questions[each.number].seat].append(each)
        seats = range(self._played.seats)
        lost = [sum(each.lost for each in by_seat[seat]) for seat in seats]
        return Review(
            self.game.meta.id,
            self.game.meta.version,
            self._judge.bot,
            self._curve,
            [self._of_seat(seat, by_seat[seat], lost) for seat in seats],
        )

    def _of_seat(self, seat: int, judged: Sequence[Judged], lost: Sequence[int]) -> SeatReview:
        weighed = [each for each in judged if each.weighed]
        # In the order in which the game came to them.
        by_phase: dict[str, list[Judged]] = {each.phase: [] for each in self._played.questions}
        for each in weighed:
            by_phase[self._played.questions[each.number].phase].append(each)
        phases = [Phase(phase, len(own), _accuracy(own)) for phase, own in by_phase.items() if own]
        worst = sorted(weighed, key=lambda each: -each.lost)[:TURNING]
        turning = [self._moment(each) for each in sorted(worst, key=lambda each: each.number) if each.lost]
        return SeatReview(_accuracy(weighed), phases, turning, self._luck(seat, lost))

    def _moment(self, judged: Judged) -> Moment:
        question = self._played.questions[judged.number]
        return Moment(
            question.seat,
            question.events,
            question.round,
            question.phase,
            question.purpose,
            question.about,
            Tried(question.key, judged.made),
            [Tried(key, chance) for key, chance in judged.better[:TURNING]],
            judged.noise,
            judged.reasons,
            judged.opened,
            judged.line,
        )

    def _luck(self, seat: int, lost: Sequence[int]) -> Luck:
        """What a seat gives up its rivals share."""
        par = int(WHOLE * self._judge.par)
        first, last = self._curve[0].chances[seat], self._curve[-1].chances[seat]
        own = -lost[seat]
        rivals = (sum(lost) - lost[seat]) // max(1, self._played.seats - 1)
        if seat in self._played.resigned:
            own -= self._curve[-2].chances[seat]
        return Luck(par, first - par, last - first - own - rivals, own, rivals)

    @cached_property
    def _curve(self) -> list[Point]:
        """By moment, the chances of all seats: of each as they stood when it was asked last, together a victory."""
        asked = self._played.questions
        told = [
            (each, chance)
            for each, chance in zip(asked, self._judge.chances(asked), strict=True)
            if chance is not None
        ]
        now = [self._judge.par] * self._played.seats
        for question, chance in reversed(told):
            now[question.seat] = chance  # before its first question, what it expected there
        curve = [Point(0, asked[0].round if asked else 0, _shared(self._judge.together(now)))]
        for question, chance in told:
            now[question.seat] = chance
            point = Point(question.events, question.round, _shared(self._judge.together(now)))
            if curve[-1].events == point.events:
                curve[-1] = point
            else:
                curve.append(point)
        shares = self._played.shares
        curve.append(
            Point(
                self._played.events,
                self._played.rounds,
                [_told(each) for each in shares] if shares else curve[-1].chances,
            )
        )
        return curve


def reviewed(
    game: Game[Any], record: Record, told: Callable[[int, int], None] = lambda done, count: None
) -> Review:
    """The whole review; `told` hears how many questions are judged, and of how many. Raises as `Reviewing` does."""
    work = Reviewing(game, record)
    judged: list[Judged] = []
    for number in range(work.count):
        judged += work.judge(number, number + 1)
        told(len(judged), work.count)
    return work.report(judged)


def _told(chance: float) -> int:
    return round(WHOLE * chance)


def _shared(shares: Sequence[float]) -> list[int]:
    """In thousandths that add up to a victory; of who plays alone, to what it expects."""
    found = [_told(each) for each in shares]
    if len(found) > 1:
        found[0] += WHOLE - sum(found)
    return found


def _accuracy(judged: Sequence[Judged]) -> int:
    """The mean over these answers; 100 where there are none."""
    return round(sum(each.accuracy for each in judged) / len(judged)) if judged else 100
