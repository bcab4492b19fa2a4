"""The order of play as a list of steps, and the loop that does jobs, asks questions and moves on."""

from typing import Final

from cosmodrome.core.choice import Choice
from cosmodrome.core.pile import empty
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.meta import COLONISTS
from cosmodrome.games.pocket_mars.purposes import IS_JOB, purpose_of, seat_of
from cosmodrome.games.pocket_mars.scoring import automa_score, outcome, standing
from cosmodrome.games.pocket_mars.state import Seat, State, discard_played, lay_down_cards, on_mars
from cosmodrome.games.pocket_mars.steps.automa import Automatics, solo_causes
from cosmodrome.games.pocket_mars.steps.beginning import Draft, Prepare, tell_dealt
from cosmodrome.games.pocket_mars.steps.step import NO_OPTIONS, Step
from cosmodrome.games.pocket_mars.steps.turn import FourCards, Turn, run_job

DRAFT: Final = 0
PREPARE: Final = 1
TURN: Final = 2
FOUR_CARDS: Final = 3
AUTOMA: Final = 4
OVER: Final = 5
"""Behind the last step: the game has ended."""

STEPS: Final[list[Step]] = [
    Draft("draft"),  # once a card that is drafted
    Prepare("prepare"),
    # A turn, seat after seat, round after round:
    Turn("turn"),
    FourCards("four-cards"),
    Automatics("automa"),  # in the solo game only
]


def begin(state: State) -> None:
    """Enter the first step and go on to the first question."""
    state.step = DRAFT if state.rules.drafting else PREPARE
    tell_dealt(state)
    STEPS[state.step].enter(state)
    go_on(state)


def take(state: State, seat: Seat, choice: Choice) -> None:
    """Carry out an answer, then go on to the next question."""
    seat.options = NO_OPTIONS
    STEPS[state.step].take(state, seat, choice)
    go_on(state)


def go_on(state: State) -> None:
    """Play until a seat must be asked or the game is over."""
    while state.step < OVER:
        step = STEPS[state.step]
        if ask_all(state, step) if step.sealed() else ask_next(state, step):
            return
        if state.step < OVER:
            step.finish(state)
            next_step(state)


# R12.2 A question with one answer is not asked, and one with none lapses: said here and nowhere else, for sealed
# steps in `ask_all`, for open ones in `ask_next`. The options found stay on the seat.


def ask_all(state: State, step: Step) -> bool:
    """Put a sealed step's questions to all seats; whether any owes an answer."""
    asked = False
    for number in range(state.rules.seats):
        seat = state.players[number]
        while seat.owed > 0 and not seat.options:
            options = step.options(state, seat)
            if len(options) > 1:
                seat.options = options
            else:
                step.take(state, seat, options[0])
        if seat.options:
            asked = True
    return asked


def ask_next(state: State, step: Step) -> bool:
    """Work off an open step's agenda up to a question; whether there is one."""
    while state.agenda:
        if state.rules.ends_at_once and state.rules.solo and end_solo(state):  # R10.9
            return False
        entry = state.agenda[-1]
        if IS_JOB[purpose_of(entry)]:
            state.agenda.pop()
            run_job(state, entry)
            continue
        seat = state.players[seat_of(entry)]
        if seat.options:
            return True
        options = step.options(state, seat)
        if len(options) > 1:
            seat.options = options
            return True
        if options:
            step.take(state, seat, options[0])
        else:
            state.agenda.pop()
    return False


def next_step(state: State) -> None:
    """Enter the step that follows, a new turn or a new round; or end the game."""
    last = state.step
    if last == DRAFT and state.players[0].pack:
        follow = DRAFT
    elif last == DRAFT:
        follow = PREPARE
    elif last == PREPARE:
        begin_round(state)
        follow = TURN
    elif last == TURN:
        follow = FOUR_CARDS
    elif last == FOUR_CARDS and state.rules.solo:
        if state.rules.ends_at_once and end_solo(state):
            return
        follow = AUTOMA
    elif last == FOUR_CARDS and state.turn < state.rules.seats - 1:
        state.turn += 1
        follow = TURN
    else:
        if end_solo(state) if state.rules.solo else end_round(state):
            return
        begin_round(state)
        follow = TURN
    state.step = follow
    STEPS[follow].enter(state)


def begin_round(state: State) -> None:
    """R2.1 Every round begins with the start player."""
    state.round += 1
    state.turn = 0
    if state.log is not None:
        state.tell(events.RoundBegan(state.round))


def end_round(state: State) -> bool:
    """R2.5 After a whole round the game ends if a player has all colonists on Mars."""
    for seat in state.players:
        if on_mars(seat) == COLONISTS:
            end(state, ["colonists"])
            return True
    return False


def end_solo(state: State) -> bool:
    causes = solo_causes(state)
    if causes:
        end(state, causes)
    return len(causes) > 0


def end(state: State, causes: list[str]) -> None:
    if state.held:  # R10.9 a game that ends at once may end in the middle of a card's action
        discard_played(state, state.players[state.turn])
    for seat in state.players:
        seat.pool = empty()
        seat.picked = empty()
        seat.owed = 0
    state.causes = causes
    state.step = OVER
    state.agenda = []
    lay_down_cards(state)
    if state.log is not None:
        result = standing(state)
        automa = automa_score(state) if state.rules.solo else None
        state.tell(
            events.GameEnded(causes, result.scores, result.ties, result.winners, automa, outcome(state))
        )
