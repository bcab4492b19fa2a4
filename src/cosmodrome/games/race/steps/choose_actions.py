"""Choosing the round's action cards (sealed), and turning them up (R2.1)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.games.race import events, purposes
from cosmodrome.games.race.choices import ACT, ACT_TWO, ACTIONS
from cosmodrome.games.race.state import NO_ACTS, Seat, State, calls_of
from cosmodrome.games.race.steps.step import Step

_ASK: Final = int(asking(purposes.ACTION))


class ChooseActions(Step):
    def __init__(self) -> None:
        super().__init__("choose")

    def enter(self, state: State) -> None:
        state.round += 1
        state.revealed = False
        if state.log is not None:
            state.tell(events.RoundBegan(state.round))
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        seat.acts = NO_ACTS
        seat.calls = 0
        push(seat, _ASK)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return _TWO if state.experienced else _ONE

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        drop(seat)
        if state.experienced:  # R9.2
            seat.acts = _ACTS_TWO[choice.value]
            seat.calls = _CALLS_TWO[choice.value]
        else:
            seat.acts = _ACTS_ONE[choice.value]
            seat.calls = _CALLS_ONE[choice.value]

    def finish(self, state: State) -> None:
        state.revealed = True
        called: i64 = 0
        for seat in state.seats:
            called |= seat.calls
        state.called = called
        if state.log is not None:
            actions = [[ACTIONS[act] for act in seat.acts] for seat in state.seats]
            state.tell(events.ActionsRevealed(actions))


_ONE: Final[list[Choice]] = list[Choice](ACT)
_TWO: Final[list[Choice]] = list[Choice](ACT_TWO)
_ACTS_ONE: Final[list[list[int]]] = [[act] for act in range(len(ACTIONS))]
_ACTS_TWO: Final[list[list[int]]] = [
    [act, more] for act in range(len(ACTIONS)) for more in range(len(ACTIONS))
]
_CALLS_ONE: Final[list[int]] = [int(calls_of(acts)) for acts in _ACTS_ONE]
_CALLS_TWO: Final[list[int]] = [int(calls_of(acts)) for acts in _ACTS_TWO]
