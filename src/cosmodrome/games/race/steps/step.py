"""What a step is, and how a phase is announced."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core import flow
from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.flow import SEALED
from cosmodrome.games.race import events
from cosmodrome.games.race.state import Seat, State, bit, reveal

PHASES: Final = ("explore", "develop", "settle", "consume", "produce")


class Step(flow.Step[State, Seat]):
    """A step of Race."""

    turn: int
    """1, or 2 for the second Develop or Settle of a round in the experienced game (R9.5)."""
    by: tuple[int, ...]
    """The actions of which one, chosen `turn` times, starts the phase; none: it happens every round."""

    def __init__(
        self,
        phase: str,
        kind: int = SEALED,
        turn: int = 1,
        by: tuple[int, ...] = (),
    ) -> None:
        needs: i64 = 0
        for action in by:
            needs |= bit(action, turn)
        super().__init__(phase, kind, needs)
        self.turn = turn
        self.by = by


class PickToPlace(Step):
    """Picking a card to place, or none, and showing it (sealed)."""

    asks: i64

    def __init__(self, phase: str, turn: int, action: int, purpose: int) -> None:
        super().__init__(phase, turn=turn, by=(action,))
        self.asks = asking(purpose)

    def enter(self, state: State) -> None:
        announce(state, self)
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        seat.placing = NOTHING
        push(seat, self.asks)

    def betrays(self, state: State, seat: Seat) -> bool:
        return len(seat.hand) > 0  # R11.15

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        drop(seat)
        seat.placing = choice.value

    def finish(self, state: State) -> None:
        could: list[bool] = []
        if state.log is not None:
            for seat in state.seats:
                could.append(len(self.options(state, seat)) > 1)
        reveal(state, self.phase, could)


def announce(state: State, step: Step) -> None:
    """Tell that a phase begins, with the seats that called for it."""
    if state.log is not None:
        called = [sum(act in step.by for act in seat.acts) for seat in state.seats]
        bonus = [seat for seat, times in enumerate(called) if times >= step.turn]
        state.tell(events.PhaseBegan(step.phase, bonus))
