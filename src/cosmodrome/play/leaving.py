"""How a game ends before its rules end it: seats that resign, or all who agree to stop, as entries of the log."""

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.seats import CLOCK, Standing

RESIGN: Final = "resign"
"""A seat gives up: whoever plays it on, it counts as last."""
END_RESIGNED: Final = "end-resigned"
"""By the clock's own seat: the game is over, as nobody is left to play it."""
END_AGREED: Final = "end-agreed"
"""By the clock's own seat: the game is over without a result."""
ENDS: Final = (END_RESIGNED, END_AGREED)
KEYS: Final = (RESIGN, *ENDS)
"""The keys of such entries; no choice of a game has one of them."""


class Leaving:
    """Which seats have resigned, in the order in which they did, and how the game ended."""

    def __init__(self, entries: Iterable[tuple[int, str]] = ()) -> None:
        """As after these entries, seat and key, of a log or of a record that nobody has checked; others are skipped."""
        self.resigned: list[int] = []
        self.end = ""
        """One of ENDS; "" where the game goes on or ended by its rules."""
        for seat, key in entries:
            try:
                if key in KEYS:
                    self.enter(seat, key)
            except NotAllowed:
                continue

    def copy(self) -> "Leaving":
        twin = Leaving()
        twin.resigned, twin.end = self.resigned[:], self.end
        return twin

    def enter(self, seat: int, key: str) -> None:
        """Take in one of KEYS. Raises NotAllowed, and then nothing has changed."""
        if self.end:
            raise NotAllowed("game-over")
        if (seat == CLOCK) != (key in ENDS):
            raise NotAllowed("not-an-option", choice=key)
        if key in ENDS:
            self.end = key
            return
        if seat in self.resigned:
            raise NotAllowed("has-resigned", seat=seat)
        self.resigned.append(seat)

    def places(self, standing: Standing, by_bot: Collection[int] = ()) -> list[int]:
        """The place of each seat at the end, 1 is best; all 0 where there is no result.

        `by_bot` are seats of people that a bot finished. Where resigning ended the game all others share the first.
        Where nobody won the best place is 2.
        """
        if self.end == END_AGREED:
            return [0] * len(standing.scores)
        if self.end:
            ranks = [1] * len(standing.scores)
        else:
            ranks = [rank + (not standing.winners) for rank in standing.ranks()]
        return with_last(ranks, {*self.resigned, *by_bot})


def with_last(places: Sequence[int], gone: Collection[int]) -> list[int]:
    """These places, with the seats that are gone behind all others, sharing one; where all are gone nobody won."""
    best, count = min(places), len(places)
    others = [seat for seat in range(count) if seat not in gone]
    if not best or not gone:
        return list(places)
    if not others:
        return [2] * count
    last = best + len(others)
    return [
        best + sum(places[other] < places[seat] for other in others) if seat in others else last
        for seat in range(count)
    ]
