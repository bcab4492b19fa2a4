"""The end of the round: hands of more than ten cards are discarded down to ten (sealed)."""

from cosmodrome.core.asking import asking
from cosmodrome.core.picking import ask_for
from cosmodrome.core.pile import packed
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.meta import HAND_LIMIT
from cosmodrome.games.jump_drive.state import Seat, State, discard_picked, names
from cosmodrome.games.jump_drive.steps.step import Step


class TidyUp(Step):
    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, asking(purposes.HAND_LIMIT), packed(seat.hand), len(seat.hand) - HAND_LIMIT)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            away = discard_picked(seat)
            if away and state.log is not None:
                state.tell(events.DiscardedToLimit(seat.number, len(away), names(state, away)))
