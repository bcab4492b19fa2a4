"""What a seat is being asked, and the picking of several cards for one question: one after another, in rising order."""

from typing import ClassVar

from mypy_extensions import i64, mypyc_attr

from cosmodrome.core.asking import Todo, drop, push
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.pile import Pile, append, empty, place_of


# Whoever writes a game of their own need not compile it.
@mypyc_attr(allow_interpreted_subclasses=True)
class AskedSeat(Todo):
    """What a seat needs to be asked anything; a game's own Seat adds the rest, and copies every field."""

    unsaved: ClassVar[tuple[str, ...]] = ("options",)

    number: int
    options: list[Choice]
    """Of the question being asked; never changed once asked, so copies share it."""
    pool: Pile
    """What may still be picked for the question, rising; replaced, never changed."""
    picked: Pile
    owed: int
    """Picks still to make."""


def owe(seat: AskedSeat, pool: Pile, owed: int) -> bool:
    """Let the seat owe picks from `pool` (rising), which is copied; False when it owes none."""
    if len(seat.picked) > 0:
        seat.picked = empty()
    if owed <= 0:
        return False
    seat.pool = pool[:]
    seat.owed = owed
    return True


def ask_for(seat: AskedSeat, entry: i64, pool: Pile, owed: int) -> None:
    """Ask for `owed` picks from `pool` by a question on the seat's own todo; nothing owed, nothing asked."""
    if owe(seat, pool, owed) and not took_rest(seat):
        push(seat, entry)


def pick_options(seat: AskedSeat, row: list[Pick]) -> list[Choice]:
    """The picks from `row`, which is indexed by card, that leave enough behind them for the rest."""
    options: list[Choice] = []
    pool = seat.pool
    last: i64 = NOTHING
    count: i64 = len(pool) - seat.owed + 1
    at: i64 = 0
    while at < count:
        card = pool[at]
        at += 1
        if card != last:
            options.append(row[card])
            last = card
    return options


def note_pick(seat: AskedSeat, choice: Choice) -> bool:
    """Note a pick; True when it was the last one owed."""
    assert isinstance(choice, Pick)
    pool = seat.pool
    card: i64 = choice.value
    seat.picked = append(seat.picked, card)
    seat.owed -= 1
    if seat.owed == 0:
        seat.pool = empty()
        return True
    seat.pool = pool[place_of(pool, card) + 1 :]
    return False


def took_rest(seat: AskedSeat) -> bool:
    """Pick the whole pool if all of it is owed; `flow.put` would do it card by card, for 3 % more work a game."""
    if seat.owed < len(seat.pool):
        return False
    for card in seat.pool:
        seat.picked = append(seat.picked, card)
    seat.pool = empty()
    seat.owed = 0
    return True


def take_pick(seat: AskedSeat, choice: Choice) -> bool:
    """Note a pick; True when no choice is left, and the question is off the seat's todo."""
    if note_pick(seat, choice) or took_rest(seat):
        drop(seat)
        return True
    return False
