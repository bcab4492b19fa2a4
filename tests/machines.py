"""State machines of open play: any interleaving of answers by many seats, allowed or not; and how they are run.

What a game's own machine says: its tables, what it may be offered, and what has to add up.
"""

import random
from collections.abc import Callable
from typing import Any

from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, precondition, rule, run_state_machine_as_test

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.answer import answer

SEATS = st.integers(0, 8)
BATCH = 2_000
"""Runs that are drawn together: Hypothesis keeps in memory what it has drawn, until the end of a batch."""
PARTS = 10
"""Of a campaign, so that several processes can share it."""


def foul(good: str) -> list[dict[str, Any]]:
    """Goods that no market takes: absurd amounts of a good, and one that there is not."""
    amounts = (0, -1, 100, 10**30, 1.5, "2", None, True, [1])
    return [*({good: count} for count in amounts), {"gold": 1}]


def whole(made: Callable[[random.Random], Any]) -> Any:
    """Something with many parts, drawn as one number: to draw part by part is what takes most of the time here."""
    return st.integers(0, 2**24).map(lambda number: made(random.Random(number)))


class OpenPlay(RuleBasedStateMachine):
    """Goods are conserved, nothing is given twice, a refused answer changes nothing, and a replay is the same."""

    game: Any
    traded_event: type[Event]
    """What is told when an offer has been taken."""
    answers_before_time = 4

    # --- what a game's own machine says

    def fresh(self, log: Log) -> Any:
        """The table as it was when this began, with another log."""
        raise NotImplementedError

    def snapshot(self, state: Any) -> Any:
        """What answers change, as plain values."""
        raise NotImplementedError

    def note(self, event: Event) -> None:
        """Count one event on a table of our own."""
        raise NotImplementedError

    def check(self) -> None:
        """What has been told adds up to what is there."""
        raise NotImplementedError

    # --- the table

    def start(self, number: int, told: tuple[Event, ...] = ()) -> None:
        """A new run with the seed `number`; `told` are events of before."""
        self.log = Log(told)
        self.heard, self.begun = 0, len(told)
        self.rng = seeded(number, "machine")
        self.taken: list[tuple[int, str]] = []
        self.traded: set[tuple[int, int]] = set()
        self.state = self.fresh(self.log)
        self.hear()

    def hear(self) -> None:
        """What has been told since: nobody gives what it does not have at that moment."""
        for event in self.log[self.heard :]:
            self.note(event)
        self.heard = len(self.log)
        self.check()

    def try_key(self, seat: int, key: str) -> None:
        """An answer at the door: carried out, or refused with a reason and nothing changed."""
        before = self.snapshot(self.state)
        shown = self.state.seats[seat].shown[:] if seat < len(self.state.seats) else []
        turn, phase = self.state.round, self.state.now.phase
        try:
            answer(self.game, self.state, seat, [key])
        except NotAllowed as refused:
            assert refused.reason
            assert self.snapshot(self.state) == before, f"{key} was refused and changed something"
            assert len(self.log) == self.heard
        else:
            self.taken.append((seat, key))
            traded = any(isinstance(event, self.traded_event) for event in self.log[self.heard :])
            self.hear()
            if traded and phase == "trade":
                offer = (turn, shown[int(key.partition(":")[2])])
                assert offer not in self.traded, "an offer was taken twice"
                self.traded.add(offer)

    # --- answers of any game

    @rule(count=st.integers(1, 6))
    def act(self, count: int) -> None:
        """Some seats do what they may, by chance."""
        for _ in range(count):
            seats = self.game.may_act(self.state)
            if seats:
                seat = seats[int(self.rng.below(len(seats)))]
                decision = self.game.decision(self.state, seat)
                if decision.options or decision.forms:
                    self.try_key(seat, decision.sample(self.rng).key)

    @rule()
    def grab(self) -> None:
        """Every seat takes the first offer that it is told it can."""
        for seat in self.game.may_act(self.state):
            keys = [option.key for option in self.game.options(self.state, seat) if option.verb == "take"]
            if keys:
                self.try_key(seat, keys[0])

    @precondition(lambda self: bool(self.taken))
    @rule()
    def again(self) -> None:
        """The last answer comes twice, as from an impatient hand."""
        seat, key = self.taken[-1]
        if seat != CLOCK:
            self.try_key(seat, key)

    @rule(seat=SEATS)
    def ready(self, seat: int) -> None:
        self.try_key(seat, "ready")

    @precondition(lambda self: len(self.taken) > self.answers_before_time)
    @rule()
    def time(self) -> None:
        time = self.game.time(self.state)
        if time is not None:
            self.game.choose(self.state, CLOCK, time)
            self.taken.append((CLOCK, time.key))
            self.hear()

    def teardown(self) -> None:
        if not hasattr(self, "state"):
            return
        log = Log()
        twin = self.fresh(log)
        for seat, key in self.taken:
            choice = self.game.parse(key)
            self.game.check(twin, seat, choice)
            self.game.choose(twin, seat, choice)
        assert log == self.log[self.begun :], "a replay differs"
        assert self.snapshot(twin) == self.snapshot(self.state), "a replay differs"


def run(machine: type[OpenPlay], runs: int, answers: int, part: int = 0) -> None:
    """So many runs, which are the same each time; another part of a campaign has others."""
    batch = min(runs, BATCH)
    chosen = settings(
        max_examples=batch,
        stateful_step_count=answers,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    batches = runs // batch
    for number in range(part * batches, (part + 1) * batches):
        run_state_machine_as_test(seed(number)(machine), settings=chosen)
