"""What a step is, and the picking of several cards for one question."""

from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.pile import index_of
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.state import Seat, State


class Step:
    """A stateless part of the round. `flow.py` calls it; everything it needs to go on is in the state.

    Every step is sealed: all seats answer at once, and nothing shared is touched before `finish` (R3.1).
    """

    phase: str

    def __init__(self, phase: str) -> None:
        self.phase = phase

    def hides_placing(self) -> bool:
        """Whether the cards a seat is placing are still sealed."""
        return False

    def hides_ways(self) -> bool:
        """Whether it is still sealed how a seat takes the world it has revealed."""
        return False

    def hides_second(self) -> bool:
        """Whether second worlds are still sealed."""
        return False

    def enter(self, state: State) -> None:
        """Begin: what happens before anybody chooses, then `ask_seat` for each seat."""
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        """Push what a seat is to be asked; touches nothing shared."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        """The answers to the seat's next question, by rising code; changes nothing."""
        return pick_options(seat)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        """Carry out an answer and take the question off the seat's todo unless it is asked again."""
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        """All have answered: it is carried out here, in seat order."""


def ask_for(seat: Seat, entry: int, pool: list[int], owed: int) -> None:
    """Ask for `owed` picks from `pool` (rising); nothing owed, nothing asked."""
    seat.picked = []
    if owed > 0:
        seat.pool = pool
        seat.owed = owed
        seat.todo.append(entry)


def pick_options(seat: Seat) -> list[Choice]:
    """R12.2 Picks go in rising order: those that leave enough behind them for the rest."""
    options: list[Choice] = []
    pool = seat.pool
    last = -1
    for at in range(len(pool) - seat.owed + 1):
        card = pool[at]
        if card != last:
            options.append(DISCARD[card])
            last = card
    return options


def take_pick(seat: Seat, choice: Choice) -> None:
    """Note a pick; after the last one owed the question is off the todo."""
    assert isinstance(choice, Pick)
    pool = seat.pool
    at = index_of(pool, choice.value)
    seat.pool = pool[at + 1 :]
    seat.picked.append(choice.value)
    seat.owed -= 1
    if seat.owed == 0:
        seat.todo.pop()
        seat.pool = []
