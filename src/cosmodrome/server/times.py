"""The times of one table: what each seat has left and what runs, counted on from one moment to the next.

All are milliseconds. Nothing here looks at a clock: whoever does says what time it is.
"""

from collections.abc import Collection, Mapping

import msgspec

from cosmodrome.play.motion import Motion
from cosmodrome.server.time_controls import Terms

PAUSE = 24 * 60 * 60 * 1000
"""For so long time stands still at most: then it goes on, also if somebody does not come back."""
_COMING_BACK = 60 * 1000
"""So much has, at the least, who comes back after having run out of time."""


class SeatTime(msgspec.Struct):
    """One seat's. `question` is its latest question, for which it has `used` so much; -1 before the first."""

    reserve: int
    holidays: int
    question: int = -1
    used: int = 0
    runs: bool = False
    """Whether it owes the answer."""
    away: bool = False
    """On holiday."""
    ran_out: bool = False
    """A bot plays there, since the time was up."""


class Times(msgspec.Struct):
    """A table's, as counted up to `at` (milliseconds since 1970, by the database's clock)."""

    at: int
    seats: list[SeatTime]
    step: str = ""
    """The step in which all act at once, whose clock runs; "" in any other."""
    step_used: int = 0
    pause: int = 0
    """How long the pause may still last; 0 where there is none."""
    motions: dict[str, Motion] = {}
    """What is proposed: a pause, going on, more time."""
    missing: list[int] = []
    """Seats that have not come yet, as long as the pause at the beginning waits for them."""

    @classmethod
    def fresh(cls, terms: Terms, seats: int, now: int) -> "Times":
        return cls(now, [SeatTime(terms.reserve, terms.holidays) for _ in range(seats)])

    # --- time passes

    def settle(self, now: int) -> None:
        """Count what has passed. In a pause, and for a seat on holiday, nothing is used but these."""
        passed = now - self.at
        if passed <= 0:
            return
        self.at = now
        rest = min(passed, self.pause)
        self.pause -= rest
        passed -= rest
        if not self.pause:
            self.missing = []
            self.motions.pop("go-on", None)
        longest = 0
        for seat in self.seats:
            away = min(passed, seat.holidays) if seat.away else 0
            seat.holidays -= away
            seat.away = seat.away and seat.holidays > 0
            longest = max(longest, away)
            if seat.runs:
                seat.used += passed - away
        if self.step:
            self.step_used += passed - longest

    def heed(self, terms: Terms, owed: Mapping[int, int], step: str) -> bool:
        """Look at who owes an answer now, to which question, or which step goes on; to be settled before.

        Gives whether anything has changed.
        """
        changed = step != self.step
        if changed:
            self.step, self.step_used = step, 0
        for number, seat in enumerate(self.seats):
            asked = owed.get(number, -1)
            runs = asked >= 0
            changed = changed or runs != seat.runs or (runs and asked != seat.question)
            # An answer that is taken back opens the same question again, with what was used for it.
            if runs and asked != seat.question:
                self._ask(terms, seat, asked)
            seat.runs = runs
        return changed

    def _ask(self, terms: Terms, seat: SeatTime, question: int) -> None:
        seat.reserve = _reserve_after(terms, seat)
        if seat.ran_out:
            seat.reserve, seat.ran_out = max(seat.reserve, _COMING_BACK - terms.each), False
        seat.question, seat.used = question, 0

    # --- what is left

    def left(self, terms: Terms, seat: int) -> int:
        """What a seat has for the question it owes; or, owing none, for its next one."""
        own = self.seats[seat]
        if own.runs:
            return terms.each + own.reserve - own.used
        return terms.each + _reserve_after(terms, own)

    def until(self, terms: Terms, seat: int) -> int:
        """When the time of a seat is up; 0 where it does not run."""
        own = self.seats[seat]
        return self.at + self.left(terms, seat) if own.runs and not own.away and not self.pause else 0

    def step_until(self, terms: Terms) -> int:
        """When the time of the step in which all act is up; 0 where it does not run."""
        runs = self.step and terms.phase and not self.stands
        return self.at + max(0, terms.phase - self.step_used) if runs else 0

    def late(self, terms: Terms) -> list[int]:
        """The seats whose time is up."""
        if self.pause:
            return []
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.runs and not seat.away and self.left(terms, number) <= 0
        ]

    def step_is_over(self, terms: Terms) -> bool:
        """Whether the time of the step in which all act is up."""
        return bool(self.step and terms.phase and not self.pause) and self.step_used >= terms.phase

    @property
    def stands(self) -> bool:
        """Whether the clock of the step in which all act stands still."""
        return self.pause > 0 or any(seat.away for seat in self.seats)

    def due(self, terms: Terms) -> int:
        """When something happens by itself: time is up, or a pause or a holiday ends. 0 where nothing does."""
        if self.pause:
            return self.at + self.pause
        waits = [seat.holidays for seat in self.seats if seat.away]
        waits += [self.left(terms, at) for at, seat in enumerate(self.seats) if seat.runs and not seat.away]
        if self.step and terms.phase and not self.stands:
            waits.append(terms.phase - self.step_used)
        return self.at + max(0, min(waits)) if waits else 0

    # --- what people do

    def run_out(self, seat: int) -> None:
        """A bot goes on for a seat."""
        own = self.seats[seat]
        own.reserve, own.question, own.used, own.runs, own.ran_out = 0, -1, 0, False, True

    def wait(self, seats: Collection[int], most: int) -> None:
        """Let no time run before these seats have come, for so long at most."""
        self.missing = sorted(seats)
        self.pause = most if seats else 0

    def come(self, seats: Collection[int]) -> None:
        """These seats are there; once nobody is missing, time runs."""
        if self.missing:
            self.missing = [seat for seat in self.missing if seat not in seats]
            self.pause = self.pause if self.missing else 0

    def agree(self, terms: Terms, motion: Motion, people: Collection[int]) -> None:
        """Something is proposed, or somebody more agrees to it; once all people do, it is so, and nothing else is."""
        if motion.waiting(people):
            self.motions[motion.about] = motion
            return
        self.motions = {}
        if motion.about == "more":
            for seat in self.seats:
                seat.reserve += terms.more
            self.step_used -= terms.more
        else:
            self.pause, self.missing = (PAUSE if motion.about == "pause" else 0), []

    def decline(self, about: str) -> None:
        """What is proposed about this does not come true."""
        self.motions = {each: motion for each, motion in self.motions.items() if each != about}

    def holiday(self, seat: int, away: bool) -> None:
        """A seat goes on holiday, as long as it has any left, or comes back."""
        own = self.seats[seat]
        own.away = away and own.holidays > 0


def _reserve_after(terms: Terms, seat: SeatTime) -> int:
    """The reserve once the latest question has been answered."""
    if seat.question < 0:
        return seat.reserve
    return max(0, seat.reserve - max(0, seat.used - terms.each)) + terms.increment
