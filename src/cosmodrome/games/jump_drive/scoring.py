"""VP and income a round, card by card, and how seats stand (R9, R10, R11)."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.seats import Standing
from cosmodrome.games.jump_drive.reckoning import worth_of
from cosmodrome.games.jump_drive.state import Seat, State
from cosmodrome.games.jump_drive.tables import Term


def best_other(state: State, seat: Seat, counted: int) -> int:
    """R9.5 The other seat with most of what is counted, the next clockwise of several; NOTHING when none has any."""
    seats = state.seats
    best = NOTHING
    most = 0
    for step in range(1, len(seats)):
        other = seats[(seat.number + step) % len(seats)]
        if other.sums[counted] > most:
            most = int(other.sums[counted])
            best = other.number
    return best


def worth(state: State, seat: Seat, terms: list[Term]) -> int:
    """What the variable terms of one card give this seat now."""
    total = 0
    for term in terms:
        at = term.counted
        most = 0
        if term.others:
            for other in state.seats:
                if other.number != seat.number and other.sums[at] > most:
                    most = int(other.sums[at])
        total += worth_of(term, int(seat.sums[at]), most)
    return total


def vp_rate(state: State, seat: Seat) -> int:
    """R9.3 VP that the seat's empire gives a round as it is now."""
    tables = state.tables
    vp = 0
    for card in seat.empire:
        vp += tables.vp[card]
        terms = tables.vp_terms[card]
        if terms:
            vp += worth(state, seat, terms)
    return vp


def income_rate(state: State, seat: Seat) -> int:
    """R10.1 Cards that the seat's empire brings a round as it is now."""
    tables = state.tables
    income = 0
    for card in seat.empire:
        income += tables.income[card]
        terms = tables.income_terms[card]
        if terms:
            income += worth(state, seat, terms)
    return income


def tie_break(state: State, seat: Seat) -> int:
    """R11.3 Cards in hand and income."""
    return len(seat.hand) + income_rate(state, seat)


def standing(state: State) -> Standing:
    return Standing([seat.vp for seat in state.seats], [tie_break(state, seat) for seat in state.seats])
