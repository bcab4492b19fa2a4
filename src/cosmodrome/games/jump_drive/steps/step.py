"""What a step is."""

from cosmodrome.core import flow
from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import pick_options, take_pick
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.state import Seat, State


class Step(flow.Step[State, Seat]):
    """A step of Jump Drive. All are sealed (R3.1), and most of them ask for cards to discard."""

    hides_placing: bool
    """Whether the cards a seat is placing are still sealed."""
    hides_ways: bool
    """Whether it is still sealed how a seat takes the world it has revealed."""
    hides_second: bool
    """Whether second worlds are still sealed."""

    def __init__(
        self, phase: str, hides_placing: bool = False, hides_ways: bool = False, hides_second: bool = False
    ) -> None:
        super().__init__(phase)
        self.hides_placing = hides_placing
        self.hides_ways = hides_ways
        self.hides_second = hides_second

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, DISCARD)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        """What was answered is sealed no longer, and carried out."""
        state.sealed = False
        self.carry_out(state)
        state.sealed = True

    def carry_out(self, state: State) -> None:
        """What all have answered, in seat order."""
