"""Phase I, Explore: look at cards, keep some (sealed)."""

from typing import Final

from cosmodrome.core.asking import asking
from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.games.race import purposes, sums
from cosmodrome.games.race.choices import EXPLORE_1_1, EXPLORE_5, KEEP
from cosmodrome.games.race.meta import BONUS_LOOKED, EXPLORE_KEPT, EXTRA_KEPT, EXTRA_LOOKED, LOOKED
from cosmodrome.games.race.state import Seat, State, bonus_count, keep, look
from cosmodrome.games.race.steps.step import Step, announce

_ASK: Final = int(asking(purposes.EXPLORE_KEEP))


class Explore(Step):
    def __init__(self) -> None:
        super().__init__("explore", by=(EXPLORE_5, EXPLORE_1_1))

    def enter(self, state: State) -> None:
        announce(state, self)
        for seat in state.seats:  # R3.5 all draw before any discards
            count = (
                LOOKED
                + int(seat.sums[sums.LOOK])
                + BONUS_LOOKED * bonus_count(seat, EXPLORE_5)
                + EXTRA_LOOKED * bonus_count(seat, EXPLORE_1_1)
            )
            look(state, seat, count)
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        more = EXTRA_KEPT * bonus_count(seat, EXPLORE_1_1)
        most = EXPLORE_KEPT + int(seat.sums[sums.KEEP]) + more
        ask_for(seat, _ASK, seat.looked, min(most, len(seat.looked)))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            keep(state, seat)
