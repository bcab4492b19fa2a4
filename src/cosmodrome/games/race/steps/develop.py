"""Phase II, Develop: pick a development (sealed), reveal, then pay and place it (sealed)."""

from mypy_extensions import i64

from cosmodrome.core.asking import asking
from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import place_of
from cosmodrome.games.race import choices, events, purposes
from cosmodrome.games.race.choices import DISCARD, PASS, PLACE
from cosmodrome.games.race.goals import look_at_goals
from cosmodrome.games.race.reckoning import develop_price
from cosmodrome.games.race.state import (
    Seat,
    State,
    bonus_count,
    draw_by_powers,
    join,
    names,
)
from cosmodrome.games.race.steps.step import PickToPlace, Step, announce
from cosmodrome.games.race.sums import DEVELOP_DRAW_AFTER, DEVELOP_DRAW_BEFORE


class Develop(PickToPlace):
    def __init__(self, turn: int) -> None:
        super().__init__("develop", turn, choices.DEVELOP, purposes.DEVELOP)

    def enter(self, state: State) -> None:
        announce(state, self)
        for seat in state.seats:
            if seat.sums[DEVELOP_DRAW_BEFORE]:  # R4.6
                draw_by_powers(state, seat, DEVELOP_DRAW_BEFORE)
            self.ask_seat(state, seat)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        options: list[Choice] = [PASS]
        tables = state.tables
        afford = len(seat.hand) - 1
        bonus = bonus_count(seat, choices.DEVELOP) >= self.turn  # R9.6
        last: i64 = NOTHING
        for card in seat.hand:
            if card == last or tables.is_world[card]:
                continue
            last = card
            if develop_price(tables, seat.sums, card, bonus) <= afford and place_of(seat.tableau, card) < 0:
                options.append(PLACE[card])
        return options


class PlaceDevelopments(Step):
    def __init__(self, turn: int) -> None:
        super().__init__("develop", turn=turn, by=(choices.DEVELOP,))

    def ask_seat(self, state: State, seat: Seat) -> None:
        if seat.placing >= 0:
            bonus = bonus_count(seat, choices.DEVELOP) >= self.turn
            seat.price = develop_price(state.tables, seat.sums, seat.placing, bonus)
            ask_for(seat, asking(purposes.PAY, seat.placing), seat.hand, seat.price)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, DISCARD)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        take_pick(seat, choice)

    def finish(self, state: State) -> None:
        """R4.9 First all payments, then the developments, then the draws."""
        placed = [seat.placing for seat in state.seats]
        paid: list[list[str]] = []
        for seat in state.seats:
            away = discard_picked(seat)
            if state.log is not None:
                paid.append(names(state, away))
        for seat in state.seats:
            card = placed[seat.number]
            if card >= 0:
                join(state, seat, card)
                if state.log is not None:
                    name = state.tables.ids[card]
                    state.tell(events.Developed(seat.number, name, seat.price, paid[seat.number]))
        for seat in state.seats:
            if placed[seat.number] >= 0 and seat.sums[DEVELOP_DRAW_AFTER]:
                draw_by_powers(state, seat, DEVELOP_DRAW_AFTER, placed[seat.number])
        if state.goals:
            look_at_goals(state, "develop")
