"""The beginning: the draft, where it is played, and the first prep cards (sealed)."""

from cosmodrome.core.asking import asking
from cosmodrome.core.choice import Choice
from cosmodrome.core.flow import Step
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import empty
from cosmodrome.games.pocket_mars import choices, purposes
from cosmodrome.games.pocket_mars.atoms.hands import draft, end_draft, pass_packs, prepare
from cosmodrome.games.pocket_mars.meta import PREPARED
from cosmodrome.games.pocket_mars.state import DRAFTING, Seat, State


class Draft(Step[State, Seat]):
    """R9 Each seat keeps one card of its pack; the packs go round until one card each is left."""

    def __init__(self, phase: str) -> None:
        super().__init__(phase, needs=DRAFTING)

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, asking(purposes.DRAFT), seat.pack, 1)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, choices.KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            card = seat.picked[0]
            seat.picked = empty()
            draft(state, seat, card)
        if len(state.seats[0].pack) == 1:
            end_draft(state)
        else:
            pass_packs(state)

    def follow(self, state: State) -> Step[State, Seat]:
        return self if len(state.seats[0].pack) > 0 else self.after


class Prepare(Step[State, Seat]):
    """R1.5 Each seat puts two of its four cards into its prep module."""

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, asking(purposes.START_PREP), seat.hand, PREPARED)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, choices.PREPARE)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            picked = seat.picked
            seat.picked = empty()
            prepare(state, seat, picked)
