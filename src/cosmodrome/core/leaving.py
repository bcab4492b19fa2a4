"""How a game ends before its rules end it: seats that resign or agree to stop, as entries of the log."""

from collections.abc import Iterable
from typing import Final

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.seats import CLOCK, Standing

RESIGN: Final = "resign"
"""A seat gives up: whoever plays it on, it counts as last."""
AGREE: Final = "agree-to-end"
"""A seat would end the game without a result."""
PLAY_ON: Final = "play-on"
"""A seat would not: nobody agrees any more."""
END_RESIGNED: Final = "end-resigned"
"""By the clock's own seat: the game is over, as nobody is left to play it."""
END_AGREED: Final = "end-agreed"
"""By the clock's own seat: the game is over without a result."""
OF_SEATS: Final = (RESIGN, AGREE, PLAY_ON)
ENDS: Final = (END_RESIGNED, END_AGREED)
KEYS: Final = (*OF_SEATS, *ENDS)
"""The keys of such entries; no choice of a game has one of them."""


class Leaving:
    """Which seats have resigned or would end the game, and how it ended; each in the order in which it came."""

    def __init__(self, entries: Iterable[tuple[int, str]] = ()) -> None:
        """As after these entries, seat and key, of a log or of a record that nobody has checked; others are skipped."""
        self.resigned: list[int] = []
        self.agreed: list[int] = []
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
        twin.resigned, twin.agreed, twin.end = self.resigned[:], self.agreed[:], self.end
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
        if key == PLAY_ON:
            self.agreed = []
        elif seat not in self.agreed and key == AGREE:
            self.agreed.append(seat)
        elif key == RESIGN:
            self.resigned.append(seat)
            self.agreed = [each for each in self.agreed if each != seat]

    def places(self, standing: Standing) -> list[int]:
        """The place of each seat, 1 is best, at the end; empty where the rules alone say so, or there is no result.

        Seats that resigned share the last place. Where they ended the game all others share the first.
        """
        if not self.resigned or self.end == END_AGREED:
            return []
        count = len(standing.scores)
        others = [seat for seat in range(count) if seat not in self.resigned]
        last = len(others) + 1
        if self.end:
            return [1 if seat in others else last for seat in range(count)]
        own = [(standing.scores[seat], standing.ties[seat]) for seat in range(count)]
        return [
            1 + sum(own[other] > own[seat] for other in others) if seat in others else last
            for seat in range(count)
        ]
