"""The order of play as a list of steps, and the loop that asks questions and moves on."""

from typing import Final

from cosmodrome.core.choice import Choice
from cosmodrome.games.race.state import Seat, State
from cosmodrome.games.race.steps.begin import Begin
from cosmodrome.games.race.steps.choose_actions import ChooseActions
from cosmodrome.games.race.steps.consume import Consume
from cosmodrome.games.race.steps.develop import Develop, PlaceDevelopments
from cosmodrome.games.race.steps.explore import Explore
from cosmodrome.games.race.steps.produce import Produce
from cosmodrome.games.race.steps.settle import PlaceWorlds, Settle
from cosmodrome.games.race.steps.step import Step
from cosmodrome.games.race.steps.tidy_up import TidyUp

STEPS: Final[list[Step]] = [
    Begin("start"),
    # The round, again and again:
    ChooseActions("choose"),
    Explore("explore"),
    Develop(1),
    PlaceDevelopments(1),
    Develop(2),
    PlaceDevelopments(2),
    Settle(1),
    PlaceWorlds(1),
    Settle(2),
    PlaceWorlds(2),
    Consume("consume"),
    Produce("produce"),
    TidyUp("tidy"),
]
ROUND: Final = 1
"""The step a round begins with."""
OVER: Final = 14
"""The step behind the last: the game has ended."""

_NO_OPTIONS: Final[list[Choice]] = []


def begin(state: State) -> None:
    """Enter the first step and go on to the first question."""
    state.step = 0
    STEPS[0].enter(state)
    go_on(state)


def take(state: State, seat: Seat, choice: Choice) -> None:
    """Carry out an answer, then go on to the next question."""
    seat.options = _NO_OPTIONS
    STEPS[state.step].take(state, seat, choice)
    go_on(state)


def go_on(state: State) -> None:
    """Play until a seat must be asked or the game is over."""
    while state.step < OVER:
        step = STEPS[state.step]
        if ask(state, step):
            return
        step.finish(state)
        next_step(state)


def ask(state: State, step: Step) -> bool:
    """Put the step's questions; whether any seat owes an answer.

    R11.10 A question with one answer is not asked, and one with none lapses. This is the only place
    where that is said, and the options found stay on the seat.
    """
    asked = False
    in_turn = step.in_turn()
    for seat in state.seats:
        while seat.todo and not seat.options:
            options = step.options(state, seat)
            if len(options) > 1:
                seat.options = options
            elif options:
                step.take(state, seat, options[0])
            else:
                seat.todo.pop()
        if seat.options:
            asked = True
            if in_turn:
                return True
    return asked


def next_step(state: State) -> None:
    """Enter the next step that happens in this round."""
    if state.causes:
        state.step = OVER
        return
    while True:
        state.step += 1
        if state.step == OVER:
            state.step = ROUND
        step = STEPS[state.step]
        if step.runs(state):
            step.enter(state)
            return
