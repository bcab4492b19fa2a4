"""What a seat is being asked, and the picking of several cards for one question: one after another, in rising order."""

from mypy_extensions import mypyc_attr

from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import index_of


# Whoever writes a game of their own need not compile it.
@mypyc_attr(allow_interpreted_subclasses=True)
class PickingSeat(Whole):
    """What a seat needs to be asked for picks; a game's own Seat adds the rest, and copies every field."""

    number: int
    options: list[Choice]
    """Of the question being asked; never changed once asked, so copies share it."""
    pool: list[int]
    """What may still be picked for the question, rising."""
    picked: list[int]
    owed: int
    """Picks still to make."""


def pick_options(seat: PickingSeat, row: list[Pick]) -> list[Choice]:
    """The picks from `row`, which is indexed by card, that leave enough behind them for the rest."""
    options: list[Choice] = []
    pool = seat.pool
    last = -1
    for at in range(len(pool) - seat.owed + 1):
        card = pool[at]
        if card != last:
            options.append(row[card])
            last = card
    return options


def note_pick(seat: PickingSeat, choice: Choice) -> bool:
    """Note a pick; True when it was the last one owed."""
    assert isinstance(choice, Pick)
    pool = seat.pool
    card = choice.value
    seat.pool = pool[index_of(pool, card) + 1 :]
    seat.picked.append(card)
    seat.owed -= 1
    if seat.owed == 0:
        seat.pool = []
        return True
    return False
