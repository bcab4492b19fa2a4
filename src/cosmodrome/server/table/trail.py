"""The trail of a table: the entries of its log and the events each brought; and answers that are only tried yet."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from sys import intern
from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.event import Event
from cosmodrome.play import going_back, record
from cosmodrome.play.answer import batch
from cosmodrome.play.course import TAKE_BACK, Course
from cosmodrome.play.frames import Frames
from cosmodrome.play.going_back import Kind
from cosmodrome.play.motion import is_key
from cosmodrome.server.db.log_writer import Answer


class Trail:
    """What has been answered and what has happened since the game began."""

    def __init__(self, events: Iterable[Event] = (), answers: Iterable[Answer] = ()) -> None:
        """`events` are those before the first answer."""
        self.events = list(events)
        self.answers = list(answers)
        self._ends = [len(self.events)]
        self._by_seat: Counter[int] = Counter()
        self._standing = going_back.Standing()
        self.taken_back = 0
        """How often an answer has been taken back, told or not."""
        self.gone_back = 0
        """How often what was told has been undone."""
        self.proposed = False
        """Whether anything has been proposed."""
        for entry in self.answers:
            self._count(entry)

    @classmethod
    def of(cls, entries: Iterable[record.Answer | Event], answers: Iterable[Answer]) -> "Trail":
        """The trail of a finished game, from the entries of its record and of its log."""
        trail = cls(answers=answers)
        trail._ends = []
        for entry in entries:
            if isinstance(entry, record.Answer):
                trail._ends.append(len(trail.events))
            else:
                trail.events.append(entry)
        trail._ends.append(len(trail.events))
        return trail

    @classmethod
    def restored(cls, events: list[Event], ends: list[int], answers: Iterable[Answer]) -> "Trail":
        """The trail up to a snapshot: `ends` as below; `answers` are the entries up to there."""
        trail = cls(events, answers)
        trail._ends = ends
        return trail

    def past(self, first: int, until: int) -> list[list[Event]]:
        """The events after so many answers, after one more, and so on, up to those after `until` answers.

        Those after no answer came before the first one.
        """
        starts = [0, *self._ends]
        begin = starts[first]
        events = self.events[begin : starts[until + 1]]
        return [events[starts[at] - begin : starts[at + 1] - begin] for at in range(first, until + 1)]

    def events_by(self, answers: int) -> list[Event]:
        """What had happened when so many answers had been given."""
        return self.events[: self._ends[min(answers, len(self._ends) - 1)]]

    def question(self, seat: int) -> int:
        """How many entries are the seat's, which is the number of its next question.

        One that goes back is everybody's, and what leads to it is nobody's: so no number comes twice, and what was
        asked before stays stale.
        """
        return self._by_seat[seat] + self.gone_back

    def entries_of(self, seat: int) -> list[Answer]:
        """Those entries."""
        return [
            entry
            for entry in self.answers
            if going_back.goes_back(entry.choice) or (entry.seat == seat and not is_key(entry.choice))
        ]

    def has_taken(self, seat: int, question: int, request: str, choices: Sequence[Choice]) -> bool:
        """Whether this very answer is there: sent again because its receipt got lost. Without choices it takes back."""
        if not 0 <= question < self.question(seat):
            return False
        own = self.entries_of(seat)[question:]
        # Picks that were forced are told by the page but asked by nobody, so the log may hold fewer.
        keys = {choice.key for choice in choices} or {TAKE_BACK}
        return own[0].request == request and {each.choice for each in own if each.request == request} <= keys

    def standing(self, seat: int) -> Sequence[int]:
        """The numbers of a seat's answers to the game's questions that stand."""
        return self._standing.of(seat)

    def note(self, answer: Answer, events: int) -> None:
        """Another answer; with the events that it brought there are so many."""
        self.answers.append(answer)
        self._ends.append(events)
        self._count(answer)

    def _count(self, answer: Answer) -> None:
        kind = self._standing.note(answer)
        self.gone_back += kind is Kind.GOES_BACK
        self.taken_back += kind in (Kind.GOES_BACK, Kind.TAKES_BACK)
        if kind is Kind.OF_MOTION:  # it leaves an open question as it is, with whatever is ticked
            self.proposed = True
        elif kind is not Kind.GOES_BACK:
            self._by_seat[answer.seat] += 1

    def add(self, trial: "Trial") -> None:
        """What was tried is in the log."""
        before = len(self.events)
        self.events.extend(trial.fresh)
        self.answers += trial.answers
        self._ends += [before + end for end in trial.ends]
        for answer in trial.answers:
            self._count(answer)

    def with_trial(self, trial: "Trial") -> "Trail":
        """Another trail, as this one is once the log has what was tried."""
        longer = Trail(self.events, self.answers)
        longer._ends = self._ends[:]
        longer.add(trial)
        return longer

    def entries(self) -> list[record.Answer | Event]:
        """Choices and the events that followed each, as a record has them."""
        found: list[record.Answer | Event] = [*self.events[: self._ends[0]]]
        for answer, (start, end) in zip(self.answers, pairwise(self._ends), strict=True):
            found.append(record.Answer(answer.seat, answer.choice))
            found += self.events[start:end]
        return found


class Trial:
    """Answers tried on a copy of the game: `course` becomes how the table stands once the log has them.

    `fresh` gathers the events, with what each changes for whom; `ends` says how many there were after each answer.
    """

    def __init__(self, course: Course, fresh: Frames, past: Sequence[Answer] = ()) -> None:
        """`course` is a copy of its own; `past` are the entries of its log so far."""
        self.course = course
        self._past = past
        self.fresh = fresh
        self.answers: list[Answer] = []
        self.ends: list[int] = []
        self.goes_back = False
        """Whether something is undone that was told."""
        course.state.log = fresh

    def enter(self, seat: int, key: str, request: str = "") -> None:
        """Raises NotAllowed, and then nothing has changed."""
        past = [*self._past, *self.answers] if going_back.goes_back(key) else ()
        self.course.enter(seat, key, past)
        self.goes_back = self.goes_back or bool(past)
        self._note(Answer(seat, intern(key), intern(request)))

    def looked(self) -> Any:
        """The state that was tried, looked at for the last time."""
        state = self.course.state
        self.fresh.look(state)
        state.log = None
        return state

    def answer(self, seat: int, choices: list[Choice], request: str) -> None:
        """What somebody answers at once, in one part or in several. Raises NotAllowed."""
        if len(choices) != 1:
            choices = batch(self.course.game, self.course.state, seat, choices)
        for choice in choices:
            self.choose(seat, choice, request)

    def take_back(self, seat: int, count: int, request: str) -> None:
        """The latest answer, of so many entries. Raises NotAllowed, also where there is none."""
        for _ in range(max(1, count)):
            self.enter(seat, TAKE_BACK, request)

    def choose(self, seat: int, choice: Choice, request: str = "") -> None:
        """Carry out an answer; a bot's has no request. Raises NotAllowed, and then nothing has changed."""
        self.course.choose(seat, choice)
        self._note(Answer(seat, intern(choice.key), intern(request)))

    def _note(self, answer: Answer) -> None:
        # Its texts are those of many tables, so each is kept once.
        self.answers.append(answer)
        self.ends.append(len(self.fresh))
