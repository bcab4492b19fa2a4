"""Before the first round: hands are dealt, and each seat discards down to five cards (sealed)."""

from typing import Final

from cosmodrome.core.asking import asking
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.meta import KEPT
from cosmodrome.games.jump_drive.state import Seat, State, names
from cosmodrome.games.jump_drive.steps.step import Step

_ASK: Final = int(asking(purposes.START_DISCARD))


class Begin(Step):
    def enter(self, state: State) -> None:
        for seat in state.seats:
            if state.log is not None:
                state.tell(events.Dealt(seat.number, len(seat.hand), names(state, seat.hand)))
            if len(seat.picked) == 0:  # else a script has told them
                self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, _ASK, seat.hand, len(seat.hand) - KEPT)

    def carry_out(self, state: State) -> None:
        for seat in state.seats:
            away = discard_picked(seat)
            if len(away) > 0 and state.log is not None:
                state.tell(events.StartCardsDiscarded(seat.number, len(away), names(state, away)))
