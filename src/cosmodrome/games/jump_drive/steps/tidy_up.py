"""The end of the round: hands of more than ten cards are discarded down to ten (sealed)."""

from typing import Final

from cosmodrome.core.asking import asking
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.meta import HAND_LIMIT
from cosmodrome.games.jump_drive.state import Seat, State, names
from cosmodrome.games.jump_drive.steps.step import Step

_ASK: Final = int(asking(purposes.HAND_LIMIT))


class TidyUp(Step):
    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, _ASK, seat.hand, len(seat.hand) - HAND_LIMIT)

    def carry_out(self, state: State) -> None:
        for seat in state.seats:
            away = discard_picked(seat)
            if len(away) > 0 and state.log is not None:
                state.tell(events.DiscardedToLimit(seat.number, len(away), names(state, away)))
