"""The order of play as a list of steps, and the loop that asks questions and moves on."""

from typing import Final

from cosmodrome.core.asking import drop
from cosmodrome.core.choice import Choice
from cosmodrome.games.jump_drive.state import Seat, State
from cosmodrome.games.jump_drive.steps.begin import Begin
from cosmodrome.games.jump_drive.steps.pay import Pay
from cosmodrome.games.jump_drive.steps.place import Place
from cosmodrome.games.jump_drive.steps.score import Score
from cosmodrome.games.jump_drive.steps.second import SecondWorlds
from cosmodrome.games.jump_drive.steps.step import Step
from cosmodrome.games.jump_drive.steps.tidy_up import TidyUp

STEPS: Final[list[Step]] = [
    Begin("start"),
    # The round, again and again:
    Place("place"),
    Pay("pay"),
    SecondWorlds("second"),
    Score("score"),
    TidyUp("tidy"),
]
ROUND: Final = 1
"""The step a round begins with."""
OVER: Final = 6
"""The step behind the last: the game has ended."""

_NO_OPTIONS: Final[list[Choice]] = []


def begin(state: State) -> None:
    """Enter the first step and go on to the first question."""
    state.step = 0
    state.sealed = True
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
        state.sealed = False
        step.finish(state)
        state.sealed = True
        if state.ended:
            state.step = OVER
            return
        state.step = ROUND if state.step == OVER - 1 else state.step + 1
        STEPS[state.step].enter(state)


def ask(state: State, step: Step) -> bool:
    """Put the step's questions; whether any seat owes an answer.

    R12.1 A question with one answer is not asked, and one with none lapses. This is the only place
    where that is said, and the options found stay on the seat.
    """
    asked = False
    for seat in state.seats:
        while len(seat.todo) > 0 and not seat.options:
            options = step.options(state, seat)
            if len(options) > 1:
                seat.options = options
            elif options:
                step.take(state, seat, options[0])
            else:
                drop(seat)
        if seat.options:
            asked = True
    return asked
