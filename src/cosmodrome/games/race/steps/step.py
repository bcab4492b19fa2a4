"""What a step is, and how a phase is announced."""

from typing import Final

from cosmodrome.core.choice import Choice
from cosmodrome.games.race import events
from cosmodrome.games.race.state import Seat, State

PHASES: Final = ("explore", "develop", "settle", "consume", "produce")


class Step:
    """A stateless part of the round. `flow.py` calls it; everything it needs to go on is in the state.

    A sealed step touches nothing shared before `finish`; an open one (`in_turn`) is answered seat after seat.
    """

    phase: str
    turn: int
    """1, or 2 for the second Develop or Settle of a round in the experienced game (R9.5)."""

    def __init__(self, phase: str, turn: int = 1) -> None:
        self.phase = phase
        self.turn = turn

    def in_turn(self) -> bool:
        """True for an open step."""
        return False

    def runs(self, state: State) -> bool:
        """Whether the step happens in this round at all."""
        return True

    def hides_placing(self) -> bool:
        """Whether the card a seat is placing is still sealed."""
        return False

    def enter(self, state: State) -> None:
        """Begin: what happens before anybody chooses, then `ask_seat` for each seat."""
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        """Push what a seat is to be asked; touches nothing shared."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        """The answers to the seat's next question, by rising code; changes nothing."""
        raise NotImplementedError

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        """Carry out an answer and take the question off the seat's todo unless it is asked again."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """All have answered: a sealed step is carried out here, in seat order."""


def announce(state: State, phase: str, times: int, *actions: int) -> None:
    """Tell that a phase begins, with the seats that chose one of `actions` at least `times` times."""
    if state.log is not None:
        bonus = [seat.number for seat in state.seats if sum(act in actions for act in seat.acts) >= times]
        state.tell(events.PhaseBegan(phase, bonus))
