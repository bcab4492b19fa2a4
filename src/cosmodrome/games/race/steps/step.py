"""What a step is, and how a phase is announced."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core import flow
from cosmodrome.core.flow import SEALED
from cosmodrome.games.race import events
from cosmodrome.games.race.state import Seat, State, bit

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


def announce(state: State, step: Step) -> None:
    """Tell that a phase begins, with the seats that called for it."""
    if state.log is not None:
        called = [sum(act in step.by for act in seat.acts) for seat in state.seats]
        bonus = [seat for seat, times in enumerate(called) if times >= step.turn]
        state.tell(events.PhaseBegan(step.phase, bonus))
