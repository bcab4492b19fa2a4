"""Before the first round: hands are dealt, and each seat discards down to five cards (sealed)."""

from cosmodrome.core.asking import asking
from cosmodrome.core.picking import ask_for
from cosmodrome.core.pile import packed
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.meta import KEPT
from cosmodrome.games.jump_drive.state import Seat, State, discard_picked, names
from cosmodrome.games.jump_drive.steps.step import Step


class Begin(Step):
    def enter(self, state: State) -> None:
        for seat in state.seats:
            if state.log is not None:
                state.tell(events.Dealt(seat.number, len(seat.hand), names(state, seat.hand)))
            if len(seat.picked) == 0:  # else a script has told them
                self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, asking(purposes.START_DISCARD), packed(seat.hand), len(seat.hand) - KEPT)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            away = discard_picked(seat)
            if away and state.log is not None:
                state.tell(events.StartCardsDiscarded(seat.number, len(away), names(state, away)))
