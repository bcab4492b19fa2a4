"""Phase I, Explore: look at cards, keep some (sealed)."""

from typing import Final

from cosmodrome.core.asking import asking
from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import append, empty, place_of, placed, without
from cosmodrome.games.race import events, purposes, tables
from cosmodrome.games.race.choices import EXPLORE_1_1, EXPLORE_5, KEEP
from cosmodrome.games.race.state import Seat, State, bonus_count, names, take_top
from cosmodrome.games.race.steps.step import Step, announce

_ASK: Final = int(asking(purposes.EXPLORE_KEEP))


class Explore(Step):
    def __init__(self) -> None:
        super().__init__("explore", by=(EXPLORE_5, EXPLORE_1_1))

    def enter(self, state: State) -> None:
        announce(state, "explore", 1, EXPLORE_5, EXPLORE_1_1)
        for seat in state.seats:  # R3.5 all draw before any discards
            look = (
                2
                + int(seat.sums[tables.LOOK])
                + 5 * bonus_count(seat, EXPLORE_5)
                + bonus_count(seat, EXPLORE_1_1)
            )
            seen = empty()
            for _ in range(look):
                card = take_top(state, seat, "explore")
                if card >= 0:
                    seen = placed(seen, card)
            seat.looked = seen
            if state.log is not None:
                state.tell(events.Explored(seat.number, len(seen), names(state, seen)))
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        keep = 1 + int(seat.sums[tables.KEEP]) + bonus_count(seat, EXPLORE_1_1)
        ask_for(seat, _ASK, seat.looked, min(keep, len(seat.looked)))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            away = seat.looked
            for card in seat.picked:
                away = without(away, place_of(away, card))
                seat.hand = placed(seat.hand, card)
            if state.log is not None:
                kept = names(state, seat.picked)
                state.tell(events.Kept(seat.number, len(kept), len(away), kept, names(state, away)))
            for card in away:
                seat.discards = append(seat.discards, card)
            seat.looked = empty()
            if len(seat.picked) > 0:
                seat.picked = empty()
