"""The beginning: the draft, where it is played, and the first prep cards (sealed)."""

from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import note_pick, pick_options
from cosmodrome.core.pile import empty, listed
from cosmodrome.games.pocket_mars import choices, events
from cosmodrome.games.pocket_mars.meta import PREPARED
from cosmodrome.games.pocket_mars.state import (
    Seat,
    State,
    colours,
    draft,
    end_draft,
    names,
    pass_packs,
    prepare,
)
from cosmodrome.games.pocket_mars.steps.step import Step, ask_for


def tell_dealt(state: State) -> None:
    if state.log is not None:
        for number in range(state.rules.seats):
            seat = state.players[number]
            cards = seat.pack + seat.hand
            state.tell(events.Dealt(number, len(cards), colours(cards), names(cards)))


class Draft(Step):
    """R9 Each seat keeps one card of its pack; the packs go round until one card each is left."""

    def sealed(self) -> bool:
        return True

    def enter(self, state: State) -> None:
        for number in range(state.rules.seats):
            self.ask_seat(state, state.players[number])

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, seat.pack[:], 1 if len(seat.pack) > 1 else 0)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, choices.KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        note_pick(seat, choice)

    def finish(self, state: State) -> None:
        for number in range(state.rules.seats):
            seat = state.players[number]
            card = seat.picked[0]
            seat.picked = empty()
            draft(state, seat, card)
        if len(state.players[0].pack) == 1:
            end_draft(state)
        else:
            pass_packs(state)


class Prepare(Step):
    """R1.5 Each seat puts two of its four cards into its prep module."""

    def sealed(self) -> bool:
        return True

    def enter(self, state: State) -> None:
        for number in range(state.rules.seats):
            self.ask_seat(state, state.players[number])

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, seat.hand[:], min(PREPARED, len(seat.hand)))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, choices.PREPARE)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        note_pick(seat, choice)

    def finish(self, state: State) -> None:
        for number in range(state.rules.seats):
            seat = state.players[number]
            picked = listed(seat.picked)
            seat.picked = empty()
            prepare(state, seat, picked)
