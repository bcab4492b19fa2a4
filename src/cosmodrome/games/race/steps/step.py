"""What a step is, and the picking of several cards for one question."""

from typing import Final

from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.pile import index_of
from cosmodrome.games.race import events
from cosmodrome.games.race.state import Seat, State, tell

PHASES: Final = ("explore", "develop", "settle", "consume", "produce")


class Step:
    """A stateless part of the round. `flow.py` calls it; everything it needs to go on is in the state.

    A sealed step touches nothing shared before `finish`; an open one (`in_turn`) is answered seat after seat.
    """

    phase: str
    turn: int
    """1, or 2 for the second Develop or Settle of a round in the experienced game (R9.5)."""

    def __init__(self, phase: str, turn: int = 1) -> None:
        self.phase = phase
        self.turn = turn

    def in_turn(self) -> bool:
        """True for an open step."""
        return False

    def runs(self, state: State) -> bool:
        """Whether the step happens in this round at all."""
        return True

    def hides_placing(self) -> bool:
        """Whether the card a seat is placing is still sealed."""
        return False

    def enter(self, state: State) -> None:
        """Begin: what happens before anybody chooses, then `ask_seat` for each seat."""
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        """Push what a seat is to be asked; touches nothing shared."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        """The answers to the seat's next question, by rising code; changes nothing."""
        raise NotImplementedError

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        """Carry out an answer and take the question off the seat's todo unless it is asked again."""
        raise NotImplementedError

    def finish(self, state: State) -> None:
        """All have answered: a sealed step is carried out here, in seat order."""


def announce(state: State, phase: str, times: int, *actions: int) -> None:
    """Tell that a phase begins, with the seats that chose one of `actions` at least `times` times."""
    if state.log is not None:
        bonus = [seat.number for seat in state.seats if sum(act in actions for act in seat.acts) >= times]
        tell(state, events.PhaseBegan(phase, bonus))


def ask_for(seat: Seat, entry: int, pool: list[int], owed: int) -> None:
    """Ask for `owed` picks from `pool` (rising); nothing owed, nothing asked."""
    seat.picked = []
    if owed > 0:
        seat.pool = pool
        seat.owed = owed
        seat.todo.append(entry)


def pick_options(seat: Seat, row: list[Pick]) -> list[Choice]:
    """R11.11 Picks go in rising order: those that leave enough behind them for the rest."""
    options: list[Choice] = []
    pool = seat.pool
    last = -1
    for at in range(len(pool) - seat.owed + 1):
        card = pool[at]
        if card != last:
            options.append(row[card])
            last = card
    return options


def take_pick(seat: Seat, choice: Choice) -> bool:
    """Note a pick; True when it was the last one owed, and the question is off the todo."""
    assert isinstance(choice, Pick)
    pool = seat.pool
    card = choice.value
    at = index_of(pool, card)
    seat.pool = pool[at + 1 :]
    seat.picked.append(card)
    seat.owed -= 1
    if seat.owed == 0:
        seat.todo.pop()
        seat.pool = []
        return True
    return False
