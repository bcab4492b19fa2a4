"""The draft: of a pack of cards each seat keeps one and passes the rest on, pack after pack (sealed)."""

from typing import Final

from cosmodrome.core import flow
from cosmodrome.core.asking import asking
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import packed
from cosmodrome.games.race import events, purposes
from cosmodrome.games.race.choices import KEEP
from cosmodrome.games.race.draft.atoms import deal_packs, keep_and_pass, make_decks
from cosmodrome.games.race.draft.packs import may_deal
from cosmodrome.games.race.state import Seat, State, names
from cosmodrome.games.race.steps.begin import tell_goals
from cosmodrome.games.race.steps.step import Step

_ASK: Final = int(asking(purposes.DRAFT))


class Draft(Step):
    """R15.3, R15.4"""

    def __init__(self) -> None:
        super().__init__("draft")

    def enter(self, state: State) -> None:
        if not state.packs:
            tell_goals(state)
            if state.log is not None:
                for seat in state.seats:
                    worlds = names(state, packed(seat.offers))
                    state.tell(events.StartWorldsDrawn(seat.number, len(worlds), worlds))
        if len(state.seats[0].looked) == 0:
            deal_packs(state)
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, _ASK, seat.looked, 1)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        keep_and_pass(state)
        if len(state.seats[0].looked) == 0 and not may_deal(state):
            make_decks(state)

    def follow(self, state: State) -> flow.Step[State, Seat]:
        return self if state.whose == NOTHING else super().follow(state)
