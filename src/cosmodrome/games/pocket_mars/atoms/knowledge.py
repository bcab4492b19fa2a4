"""Who knows which hidden card (R11): the bits of `State.known`, as the other atoms keep them."""

from mypy_extensions import i64

from cosmodrome.core.pile import Pile
from cosmodrome.games.pocket_mars.state import Seat, State
from cosmodrome.games.pocket_mars.tables import SUIT


def sight_of(seat: int) -> i64:
    """A seat's part of a `known` sum."""
    one: i64 = 1
    at: i64 = seat
    return one << at


def blur(state: State, cards: Pile, card: i64, seat: Seat) -> None:
    """R11.5 One of several cards of a colour leaves a hand or pack unseen: others no longer know which is which."""
    suit = SUIT[card]
    same = 0
    for other in cards:
        if SUIT[other] == suit:
            same += 1
    if same < 2:
        return
    known = state.known
    own = sight_of(seat.number)
    for other in cards:
        if SUIT[other] == suit:
            known[other] &= own
