"""Choosing the round's action cards (sealed), and turning them up (R2.1)."""

from cosmodrome.core.asking import asking
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.games.race import events
from cosmodrome.games.race.choices import ACT, ACT_TWO, ACTIONS
from cosmodrome.games.race.purposes import ACTION
from cosmodrome.games.race.state import Seat, State, call
from cosmodrome.games.race.steps.step import Step


class ChooseActions(Step):
    def enter(self, state: State) -> None:
        state.round += 1
        state.revealed = False
        if state.log is not None:
            state.tell(events.RoundBegan(state.round))
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        seat.acts = []
        seat.todo.append(asking(ACTION))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return _TWO if state.experienced else _ONE

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        seat.todo.pop()
        if state.experienced:  # R9.2
            seat.acts = [choice.value // len(ACTIONS), choice.value % len(ACTIONS)]
        else:
            seat.acts = [choice.value]

    def finish(self, state: State) -> None:
        state.revealed = True
        call(state)
        if state.log is not None:
            actions = [[ACTIONS[act] for act in seat.acts] for seat in state.seats]
            state.tell(events.ActionsRevealed(actions))


_ONE: list[Choice] = list[Choice](ACT)
_TWO: list[Choice] = list[Choice](ACT_TWO)
