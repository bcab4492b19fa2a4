"""Questions waiting on a seat as small ints: a purpose in the low bits and, above them, what it is about."""

from typing import Final

from mypy_extensions import mypyc_attr

from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.picking import PickingSeat, note_pick

PURPOSES: Final = 16
"""How many purposes a game may have."""


# Whoever writes a game of their own need not compile it.
@mypyc_attr(allow_interpreted_subclasses=True)
class AskedSeat(PickingSeat):
    """A seat with questions of its own, asked one after another."""

    todo: list[int]
    """Questions still to ask, the next one last, made by `asking`."""


def asking(purpose: int, about: int = NOTHING) -> int:
    """The todo entry of a question; `about` is the number of a card or power, or NOTHING."""
    return purpose + PURPOSES * (about + 1)


def purpose_of(entry: int) -> int:
    return entry % PURPOSES


def about_of(entry: int) -> int:
    """The number of the card or power, or NOTHING."""
    return entry // PURPOSES - 1


def ask_for(seat: AskedSeat, entry: int, pool: list[int], owed: int) -> None:
    """Ask for `owed` picks from `pool` (rising); nothing owed, nothing asked."""
    seat.picked = []
    if owed > 0:
        seat.pool = pool
        seat.owed = owed
        seat.todo.append(entry)


def take_pick(seat: AskedSeat, choice: Choice) -> bool:
    """Note a pick; True when it was the last one owed, and the question is off the todo."""
    if note_pick(seat, choice):
        seat.todo.pop()
        return True
    return False
