"""What waits to be asked or done: entries as small ints, and the todo they wait on, a seat's own or the table's."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from cosmodrome.core.build import COMPILED
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import Pile, append, pop

PURPOSES: Final = 256
"""How many purposes a game may have."""
_SEAT: Final = 8
"""Bits below the seat, which has as many."""
_ABOUT: Final = 16


# Whoever writes a game of their own need not compile it.
@mypyc_attr(allow_interpreted_subclasses=True)
class Todo(Whole):
    """A seat or a table with entries to work off. Only `push`, `drop` and `top` touch them."""

    todo: Pile
    """The next entry last."""


def asking(purpose: i64, about: i64 = NOTHING, seat: i64 = NOTHING) -> i64:
    """An entry: a purpose, the number of the card or power it is about, and on the table's todo the seat asked.

    An entry of the table's todo that names no seat is a job, which the step does by itself.
    """
    if purpose < 0 or purpose >= PURPOSES:
        raise ValueError(f"purpose {int(purpose)} is not from 0 to {PURPOSES - 1}")
    return purpose | ((seat + 1) << _SEAT) | ((about + 1) << _ABOUT)


def purpose_of(entry: i64) -> int:
    return entry & (PURPOSES - 1)


def seat_of(entry: i64) -> int:
    """The seat that is asked; NOTHING for a job, and for a question on a seat's own todo."""
    return ((entry >> _SEAT) & 255) - 1


def about_of(entry: i64) -> int:
    """The number of the card or power, or NOTHING."""
    return (entry >> _ABOUT) - 1


def push(on: Todo, entry: i64) -> None:
    """One more entry, worked off before those already waiting."""
    on.todo = append(on.todo, entry)


def drop(on: Todo) -> i64:
    """Take the next entry off."""
    on.todo, entry = pop(on.todo)
    return entry


def top(on: Todo) -> i64:
    """The next entry, which there must be."""
    return on.todo[len(on.todo) - 1]


if not COMPILED:  # the same, as lists can by themselves: 3 % more games of Pocket Mars a second

    def push(on: Todo, entry: int) -> None:
        on.todo.append(entry)

    def drop(on: Todo) -> int:
        return on.todo.pop()

    def top(on: Todo) -> int:
        return on.todo[-1]
