"""Seats and how they stand: score, tie-break, who has won; and the clock's own seat."""

from typing import Final

from cosmodrome.core.rng import seeded

CLOCK: Final = -2
"""The seat of the clock, whose answers say in the log that time is up. It has no view and is never awaited."""


class NoSuchSeat(ValueError):
    """A seat that a table does not have; one line that names it and the seats there are."""


def check_seat(seat: object, seats: int) -> None:
    """Raises NoSuchSeat, or TypeError for what is no number at all, unless a table of so many seats has this one."""
    if not isinstance(seat, int):
        raise TypeError(f"seat {seat!r} is not a number; this table has seats 0 to {seats - 1}")
    if seat < 0 or seat >= seats:
        raise NoSuchSeat(f"there is no seat {seat}; this table has seats 0 to {seats - 1}")


def drawn(seed: int, seats: int) -> list[int]:
    """Who sits where, drawn by lot: for each seat, which of those who came sits there, from 0.

    In many games who sits in seat 0 begins. The lots come from a stream of the table's seed that the game never uses.
    """
    order = list(range(seats))
    seeded(seed, "seats").shuffle(order)
    return order


class Standing:
    """Scores and tie-breaks, one a seat; `winners` share the victory (usually there is one).

    Scores are counted in the game's parts of a point (`Meta.parts_of_point`).

    A game that the seats can lose together, against a rival who has no seat, names its winners itself: then the list
    may be empty. Otherwise they are the best by score, then by tie-break.
    """

    def __init__(self, scores: list[int], ties: list[int], winners: list[int] | None = None) -> None:
        self.scores = scores
        self.ties = ties
        if winners is not None:
            self.winners = winners
        else:
            best = max(zip(scores, ties, strict=True))
            self.winners = [seat for seat in range(len(scores)) if (scores[seat], ties[seat]) == best]

    def ranks(self) -> list[int]:
        """The rank a seat, 1 is best; equal seats share the better rank."""
        own = list(zip(self.scores, self.ties, strict=True))
        return [1 + sum(other > mine for other in own) for mine in own]
