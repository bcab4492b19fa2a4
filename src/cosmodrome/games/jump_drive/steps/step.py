"""What a step is."""

from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import pick_options, take_pick
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.state import Seat, State


class Step:
    """A stateless part of the round. `flow.py` calls it; everything it needs to go on is in the state.

    Every step is sealed: all seats answer at once, and nothing shared is touched before `finish` (R3.1).
    """

    phase: str

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def hides_placing(self) -> bool:
        """Whether the cards a seat is placing are still sealed."""
        return False

    def hides_ways(self) -> bool:
        """Whether it is still sealed how a seat takes the world it has revealed."""
        return False

    def hides_second(self) -> bool:
        """Whether second worlds are still sealed."""
        return False

    def enter(self, state: State) -> None:
        """Begin: what happens before anybody chooses, then `ask_seat` for each seat."""
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        """Push what a seat is to be asked; touches nothing shared."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        """The answers to the seat's next question, by rising code; changes nothing."""
        return pick_options(seat, DISCARD)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        """Carry out an answer and take the question off the seat's todo unless it is asked again."""
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        """All have answered: it is carried out here, in seat order."""
