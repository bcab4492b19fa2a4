"""What a step is, and the picking of several cards for one question."""

from typing import Final

from cosmodrome.core.choice import Choice
from cosmodrome.core.pile import empty, packed
from cosmodrome.games.pocket_mars.state import Seat, State

NO_OPTIONS: Final[list[Choice]] = []


class Step:
    """A stateless part of play. `flow.py` calls it; everything it needs to go on is in the state.

    A sealed step is answered by all seats at once and touches nothing shared before `finish`. An open one works off
    the state's agenda: jobs are done, questions are put, one after another, in sight of all.
    """

    phase: str

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def sealed(self) -> bool:
        return False

    def enter(self, state: State) -> None:
        """Begin: deal out questions, or fill the agenda."""

    def ask_seat(self, state: State, seat: Seat) -> None:
        """Of a sealed step: make ready what a seat is to pick; touches nothing shared."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        """The answers to the seat's next question, by rising code; changes nothing."""
        raise NotImplementedError

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        """Carry out an answer."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """All have answered."""


def ask_for(seat: Seat, pool: list[int], owed: int) -> None:
    """Owe `owed` picks from `pool` (rising)."""
    seat.picked = empty()
    seat.pool = packed(pool)
    seat.owed = owed
