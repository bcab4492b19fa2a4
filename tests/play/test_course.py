"""Taking back in a game whose steps close without an event: what counts as told, and what is refused."""

from typing import Any

import pytest

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game, State
from cosmodrome.core.meta import Meta, Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.course import TAKE_BACK, Course

BIDS = [Choice(code, "bid", str(code)) for code in range(3)]
SAY = Choice(3, "say")
TIME = Choice(4, "time", "bid")
LISTED = [*BIDS, SAY]


class Said(Event, frozen=True):
    seat: int


class Bids(State):
    rows: list[list[int]]
    """One a round, one bid a seat; a bid of 0 is followed by another one of the same seat."""


class Quiet(Game[Bids]):
    """Two seats bid at once, round after round, and nothing is ever told unless a seat says something."""

    def __init__(self) -> None:
        self.meta = Meta("quiet", "Quiet", (2,), ())
        self.choices = LISTED
        self.by_key = {choice.key: choice for choice in LISTED}

    def new(self, setup: Setup, log: Log | None = None) -> Bids:
        state = Bids()
        state.log = log
        state.rows = [[-1, -1]]
        return state

    def copy(self, state: Bids) -> Bids:
        twin = Bids()
        twin.log = None
        twin.rows = [row[:] for row in state.rows]
        return twin

    def awaited(self, state: Bids) -> list[int]:
        return [seat for seat in (0, 1) if state.rows[-1][seat] <= 0]

    def options(self, state: Bids, seat: int) -> list[Choice]:
        return LISTED if state.rows[-1][seat] < 0 else LISTED[1:]

    def decision(self, state: Bids, seat: int) -> Decision:
        return Decision(seat, "bid", str(len(state.rows)), self.options(state, seat))

    def why_not(self, state: Bids, seat: int, choice: Choice) -> NotAllowed:
        return NotAllowed("not-an-option", choice=choice.key)

    def choose(self, state: Bids, seat: int, choice: Choice) -> None:
        if seat != CLOCK:
            self.check(state, seat, choice)
        if choice is SAY:
            if state.log is not None:
                state.tell(Said(seat))
            return
        if choice is TIME:
            return
        state.rows[-1][seat] = choice.code
        if min(state.rows[-1]) > 0:
            state.rows.append([-1, -1])


GAME = Quiet()


def course() -> Course:
    return Course(GAME, GAME.new(Setup(2), Log()))


def refused(table: Course, seat: int, key: str = TAKE_BACK) -> str:
    before = [row[:] for row in table.state.rows]
    with pytest.raises(NotAllowed) as refusal:
        table.enter(seat, key)
    assert table.state.rows == before
    return refusal.value.reason


def test_the_latest_answer_is_taken_back_first_and_others_stay():
    table = course()
    for seat, bid in ((0, 0), (1, 0), (0, 2)):
        table.enter(seat, f"bid:{bid}")
    assert [choice.key for choice in table.untold(0)] == ["bid:0", "bid:2"]
    assert GAME.options(table.when_asked(0, 2), 0) == LISTED
    assert GAME.options(table.when_asked(0), 0) == LISTED[1:]
    table.enter(0, TAKE_BACK)
    assert table.state.rows == [[0, 0]]
    table.enter(0, TAKE_BACK)
    assert table.state.rows == [[-1, 0]]
    assert refused(table, 0) == "nothing-to-take-back"
    table.enter(1, TAKE_BACK)
    assert table.state.rows == [[-1, -1]]


def test_a_step_that_closes_without_an_event_closes_taking_back():
    table = course()
    table.enter(0, "bid:1")
    assert table.untold(0)
    table.enter(1, "bid:2")
    assert not table.untold(0) and not table.untold(1)
    assert refused(table, 0) == refused(table, 1) == "told-since"


def test_an_event_closes_taking_back_for_all_with_a_log_or_without():
    for log in (Log(), None):
        table = course()
        table.state.log = log
        table.enter(0, "bid:1")
        table.enter(1, "say")
        assert refused(table, 0) == refused(table, 1) == "told-since"
        assert table.state.log is log and log in (None, [Said(1)])


def test_time_passing_closes_taking_back():
    table = course()
    table.enter(0, "bid:1")
    table.choose(CLOCK, TIME)
    assert refused(table, 0) == "told-since"


def test_a_seat_that_never_answered_has_nothing_to_take_back():
    table = course()
    table.enter(0, "say")
    assert refused(table, 1) == "nothing-to-take-back"


def test_the_log_stays_with_the_game():
    table = course()
    log = table.state.log
    table.enter(0, "bid:1")
    table.enter(0, TAKE_BACK)
    assert table.state.log is log and log == []
    table.enter(1, "say")
    assert log == [Said(1)]


def test_a_copy_goes_its_own_way():
    table = course()
    table.enter(0, "bid:1")
    twin = table.copy()
    twin.enter(0, TAKE_BACK)
    twin.enter(0, "bid:2")
    assert table.state.rows == [[1, -1]] and twin.state.rows == [[2, -1]]
    assert [choice.key for choice in table.untold(0)] == ["bid:1"]
    table.enter(1, "bid:0")
    assert twin.untold(0) and not twin.untold(1)


def test_what_cannot_be_entered_changes_nothing():
    table: Any = course()
    assert refused(table, 0, "bid:9") == "unknown-choice"
    table.enter(0, "bid:0")
    assert refused(table, 0, "bid:0") == "not-an-option"


def test_how_it_stood_when_something_was_last_told() -> None:
    """What has been answered since is not in it, not even as an answer that stands no more."""
    table = course()
    before, standing = table.when_told()
    assert (table.entries_told, standing) == (0, {})
    seat = GAME.awaited(table.state)[0]
    table.choose(seat, GAME.options(table.state, seat)[0])
    assert (table.entries, table.entries_told) == (1, 0)
    assert table.when_told() == (before, {})
    again = Course(GAME, GAME.copy(before), table.entries_told, standing)
    assert (again.entries, again.entries_told) == (0, 0)
    refusal = again.why_not(seat)
    assert refusal is not None and refusal.reason == "nothing-to-take-back"
