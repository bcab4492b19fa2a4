"""Phase I, Explore: look at cards, keep some (sealed)."""

from cosmodrome.core.asking import ask_for, asking, take_pick
from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import pick_options
from cosmodrome.core.pile import index_of, insert
from cosmodrome.games.race import events
from cosmodrome.games.race.choices import EXPLORE_1_1, EXPLORE_5, KEEP
from cosmodrome.games.race.purposes import EXPLORE_KEEP
from cosmodrome.games.race.state import Seat, State, bonus_count, names, take_top
from cosmodrome.games.race.steps.step import Step, announce
from cosmodrome.games.race.tables import KEEP as KEEP_MORE
from cosmodrome.games.race.tables import LOOK


class Explore(Step):
    def runs(self, state: State) -> bool:
        return state.called[EXPLORE_5] > 0 or state.called[EXPLORE_1_1] > 0

    def enter(self, state: State) -> None:
        announce(state, "explore", 1, EXPLORE_5, EXPLORE_1_1)
        for seat in state.seats:  # R3.5 all draw before any discards
            look = 2 + seat.sums[LOOK] + 5 * bonus_count(seat, EXPLORE_5) + bonus_count(seat, EXPLORE_1_1)
            seen: list[int] = []
            for _ in range(look):
                card = take_top(state, seat, "explore")
                if card >= 0:
                    insert(seen, card)
            seat.looked = seen
            if state.log is not None:
                state.tell(events.Explored(seat.number, len(seen), names(state, seen)))
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        keep = 1 + seat.sums[KEEP_MORE] + bonus_count(seat, EXPLORE_1_1)
        ask_for(seat, asking(EXPLORE_KEEP), seat.looked[:], min(keep, len(seat.looked)))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            away = seat.looked
            for card in seat.picked:
                away.pop(index_of(away, card))
                insert(seat.hand, card)
            if state.log is not None:
                kept = names(state, seat.picked)
                state.tell(events.Kept(seat.number, len(kept), len(away), kept, names(state, away)))
            seat.discards.extend(away)
            seat.looked = []
            seat.picked = []
