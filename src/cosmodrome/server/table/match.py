"""The game at a table: as it goes on, or as it ended; nothing here writes to the log."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup, View
from cosmodrome.play.course import Course
from cosmodrome.play.deal import Deal
from cosmodrome.play.frames import Frames, Viewer
from cosmodrome.play.leaving import Leaving
from cosmodrome.play.motion import Motions
from cosmodrome.server.db.log_writer import Answer, Ending, Snapshot
from cosmodrome.server.db.tables import Head
from cosmodrome.server.table import snapshots
from cosmodrome.server.table.trail import Trail, Trial


class Match:
    """The log in the store is the truth: `course` and `trail` are only what it replays to."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.course: Course | None = None
        """The game as it goes on; None before it begins and when it is over."""
        self.trail = Trail()
        self.leaving = Leaving()
        """Who has resigned or would end the game early, and how a finished game ended."""
        self.began = game.meta.version
        """The version of the rules by which it began."""
        self.snapshot_at = -1
        """After how many answers its snapshot was taken; -1 where there is none."""
        self.snapshot_due = 0
        """After how many the next is to be taken."""
        self.ending: Ending | None = None
        self.ranks: list[int] = []
        """The place of each seat of a finished game, as its results have them."""
        self.deal: Deal | None = None
        """What is told of the deal of a finished game."""
        self.again = ""
        """Of a finished game, the table at which it is played once more; "" where there is none."""

    def begin(self, head: Head) -> None:
        """The first questions of a table whose seats have all been taken."""
        events, setup = Log(), self.setup(head)
        self.course = Course(self.game, self.game.new(setup, events), fresh=partial(self.game.new, setup))
        self.trail = Trail(events)
        self.leaving = self.course.leaving
        self.began = head.version

    def setup(self, head: Head) -> Setup:
        """With what it begins."""
        return snapshots.setup_of(head)

    # --- how it stands

    @property
    def state(self) -> Any:
        """The game as it stands; None before it begins and when it is over."""
        return None if self.course is None else self.course.state

    @property
    def motions(self) -> Motions:
        """What is proposed at a running table, but about its times."""
        return {} if self.course is None else self.course.motions

    def awaited(self) -> list[int]:
        return self.game.awaited(self.course.state) if self.course is not None else []

    def time(self) -> tuple[Choice, int] | None:
        """What the clock may answer, and the round; None where no step ends by the clock."""
        time = None if self.course is None else self.game.time(self.course.state)
        return None if time is None else (time, self.game.rounds(self.state))

    def takeable(self, seat: int) -> list[Answer]:
        """The entries of the latest answer that a seat can take back: those that came as one batch, or a bot's."""
        most = 0 if self.course is None else len(self.course.untold(seat))
        if not most:
            return []
        batch = [self.trail.answers[number] for number in self.trail.standing(seat)[-most:]]
        while batch[0].request != batch[-1].request:
            batch.pop(0)
        return batch

    # --- how it goes on

    def trial(self, views: Mapping[Viewer, View]) -> Trial:
        """A copy to try answers on, of which it is known what each viewer sees."""
        assert self.course is not None
        return Trial(self.course.copy(), Frames(self.game, views), self.trail.answers)

    def become(self, trial: Trial) -> None:
        """What was tried is in the log: so it stands."""
        self.course, self.leaving = trial.course, trial.course.leaving
        self.trail.add(trial)

    def end(self, ending: Ending, deal: Deal | None) -> None:
        self.ending, self.deal = ending, deal
        self.ranks = ending.outcome.places if ending.outcome else []
        if self.leaving.end:
            self.course = None

    def snapshot(self, head: Head, trial: Trial | None = None) -> Snapshot | None:
        """The game as it stood when something was last told, or as it is once the log has what was tried.

        None where there is nothing new to keep.
        """
        course, trail = self.course, self.trail
        if trial is not None:
            course, trail = trial.course, trail.with_trial(trial)
        if course is None or course.entries_told <= self.snapshot_at:
            return None
        first = self.snapshot_at + 1
        past = trail.past(first, course.entries_told)
        return snapshots.taken(self.game, self.setup(head), head.id, course, first, past)

    def kept_snapshot(self, at: int) -> None:
        """It has a snapshot after so many answers; -1 where there is none."""
        self.snapshot_at = at
        self.snapshot_due = at + snapshots.EVERY if at >= 0 else 0
