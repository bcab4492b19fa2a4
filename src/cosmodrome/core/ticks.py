"""Ticks: who acts next where nobody watches a clock, as in matches, training and play between bots.

Where anybody may act at any moment, every seat is asked once a tick, each tick beginning one seat further on, and
sees what came before. After the last tick, or one in which nobody did anything, time is up.
"""

from typing import Any, Final

from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.game import Game
from cosmodrome.core.pile import index_of
from cosmodrome.core.seats import CLOCK

MOST_TICKS: Final = 12
MOST_ROUNDS: Final = 200
"""A game between bots that lasts longer is stopped where it stands: unfinished. The longest by chance has some 60."""


class Ticks:
    """The order of play at one table. Ask `next_seat`; then call `done`, or `nothing` where the seat had no answer."""

    def __init__(self, most: int = MOST_TICKS) -> None:
        self.most = most
        self._time: Choice | None = None
        self._round = NOTHING
        self._tick = 0
        self._waiting: list[int] = []
        self._quiet = True

    def next_seat(self, game: Game[Any], state: Any) -> int:
        """The seat that acts next; CLOCK where time is up, NOTHING where the game is over."""
        time = game.time(state)
        if time is None:
            self._time = None
            self._waiting = []
            return game.first_awaited(state)
        if time is not self._time or game.rounds(state) != self._round:
            self._time, self._round = time, game.rounds(state)
            self._tick = 0
            self._begin(game, state)
        may_act = game.may_act(state)
        while True:
            while self._waiting:
                if index_of(may_act, self._waiting[0]) >= 0:
                    return self._waiting[0]
                self._waiting.pop(0)
            self._tick += 1
            if self._quiet or self._tick >= self.most:
                return CLOCK
            self._begin(game, state)

    def _begin(self, game: Game[Any], state: Any) -> None:
        seats = game.may_act(state)
        first = self._tick % len(seats)
        self._waiting = seats[first:] + seats[:first]
        self._quiet = True

    def done(self) -> None:
        """The seat that was next has answered."""
        self._quiet = False
        if self._waiting:
            self._waiting.pop(0)
        else:
            # The clock has answered: what comes next is another step, even if it looks the same.
            self._time = None

    def nothing(self) -> None:
        """The seat that was next has nothing to answer now."""
        if self._time is None and not self._waiting:
            raise ValueError("a seat that owes an answer had none; only where anybody may act, None is one")
        if self._waiting:
            self._waiting.pop(0)
