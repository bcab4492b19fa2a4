"""A review as data, small enough to be kept with its game: the curve of chances, and what each seat gave up where.

Chances are shares of a victory in thousandths: 500 is as good as half of one. `events` says how many events there had
been by then, those undone later with them, as `Record.answers_until` counts.
"""

from typing import Final, Literal

from msgspec import Struct

from cosmodrome.bots.hints import Reason

WHOLE: Final = 1000
"""A victory."""
VERSION: Final = 2
"""Of the judgement: a review of another version is worked out anew."""


class Tried(Struct, frozen=True):
    """An answer by its key, and the chance it leads to."""

    choice: str
    chance: int


class Moment(Struct, frozen=True):
    """A question at which something was given up."""

    seat: int
    events: int
    round: int
    phase: str
    purpose: str
    about: str
    """Of the question, as in `Decision`."""
    made: Tried
    better: list[Tried]
    """Answers that lead to more, the best one first; three at most."""
    noise: int
    """The standard error of what the best one leads to more."""
    reasons: list[Reason] = []
    opened: tuple[int, int] | None = None
    """The same two chances with all cards open, those to come too; None where the judge cannot tell."""
    line: list[str] = []
    """How the judge would go on from the best one: the keys of the seat's next answers."""

    @property
    def lost(self) -> int:
        return self.better[0].chance - self.made.chance


class Shown(Struct, frozen=True):
    """An answer by its key, the chance it leads to, and what can be said for it.

    `noise` is the standard error of how far it is from the best one.
    """

    choice: str
    chance: int
    noise: int
    reasons: list[Reason] = []


class Lamp(Struct, frozen=True):
    """The answers to one question that a judge finds worth a trial, the best one first."""

    seat: int
    events: int
    round: int
    phase: str
    purpose: str
    about: str
    made: str
    """The answer that was given."""
    answers: list[Shown]
    expected: list[Reason]
    """What rivals were likely to choose at the same time."""
    sight: int = 0
    """The position as the seat saw it, by `play.sight`."""


class Phase(Struct, frozen=True):
    """All questions of a phase that left a choice, and how well they were answered: from 0 to 100."""

    phase: str
    questions: int
    accuracy: int


class Luck(Struct, frozen=True):
    """What a result is made of: the par and all these come to the share of the victory that the seat had."""

    par: int
    start: int
    draws: int
    own: int
    """What the seat's own answers gave up, below 0."""
    rivals: int
    """What the others' answers gave up for this seat."""

    @property
    def result(self) -> int:
        return self.par + self.start + self.draws + self.own + self.rivals


class SeatReview(Struct, frozen=True):
    """What is told to nobody but who sat there."""

    accuracy: int
    phases: list[Phase]
    turning: list[Moment]
    """The three that cost most, in the order of the game."""
    luck: Luck


class Point(Struct, frozen=True):
    """The chances of all seats once so many events had happened."""

    events: int
    round: int
    chances: list[int]


class Review(Struct, frozen=True):
    """Of one finished game by one judge."""

    game: str
    rules: int
    judge: str
    """The bot whose judgement it is, with its budget."""
    curve: list[Point]
    seats: list[SeatReview]
    version: int = VERSION


# --- kinds of mistakes, of turning points as of puzzles

Slip = Literal["idle", "hasty", "other", "otherwise"]
"""Nothing where something was better; something where nothing was; another thing of the same kind; something else."""


class Kind(Struct, frozen=True):
    """A phase, and how it went wrong there."""

    phase: str
    slip: Slip


def kind_of(phase: str, made: str, best: str) -> Kind:
    """That of a mistake in a phase, by the keys of what was answered and of the best answer."""
    (verb, _, given), (other, _, better) = made.partition(":"), best.partition(":")
    if given and not better:
        return Kind(phase, "hasty")
    if better and not given:
        return Kind(phase, "idle")
    return Kind(phase, "other" if verb == other else "otherwise")
