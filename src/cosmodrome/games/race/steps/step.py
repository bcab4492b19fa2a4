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

    def __init__(
        self,
        phase: str,
        kind: int = SEALED,
        turn: int = 1,
        by: tuple[int, ...] = (),
        hides_placing: bool = False,
    ) -> None:
        """`by`: the actions of which one, chosen `turn` times, starts the phase; none: it happens every round."""
        needs: i64 = 0
        for action in by:
            needs |= bit(action, turn)
        super().__init__(phase, kind, needs)
        self.turn = turn


def announce(state: State, phase: str, times: int, *actions: int) -> None:
    """Tell that a phase begins, with the seats that chose one of `actions` at least `times` times."""
    if state.log is not None:
        bonus = [seat.number for seat in state.seats if sum(act in actions for act in seat.acts) >= times]
        state.tell(events.PhaseBegan(phase, bonus))
