"""Paying for what was revealed and placing it (sealed), then the draws of the turn."""

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.deck import draw_cards
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.choices import BY, CONQUER, DISCARD, PAY_FOR
from cosmodrome.games.jump_drive.meta import ALONE_DRAWS, EXPLORED, MARKER_ICONS
from cosmodrome.games.jump_drive.placing import sums_beside
from cosmodrome.games.jump_drive.reckoning import (
    can_conquer,
    development_price,
    extra_military,
    military_of,
    used_by,
    world_price,
)
from cosmodrome.games.jump_drive.state import (
    Seat,
    State,
    first_to_draw,
    names,
    pay_picked,
    place_revealed,
)
from cosmodrome.games.jump_drive.steps.step import Step
from cosmodrome.games.jump_drive.sums import EXPLORE


class Pay(Step):
    def ask_seat(self, state: State, seat: Seat) -> None:
        tables = state.tables
        development, world = seat.development, seat.world
        if development >= 0:
            seat.development_price = development_price(tables, seat.sums, development, world < 0)
        if world < 0:
            self._ask_payment(state, seat)
            return
        sums = sums_beside(state, seat, development)
        price = world_price(tables, sums, world, NOTHING)
        if not can_conquer(tables, sums, world):
            self._ask_by(state, seat, PAY_FOR, price)
        elif 0 <= price <= len(seat.hand) - seat.development_price:
            push(seat, asking(purposes.PLACE_BY, world))
        else:
            self._ask_by(state, seat, CONQUER, 0)

    def _ask_by(self, state: State, seat: Seat, way: int, price: int) -> None:
        seat.way = way
        seat.world_price = price
        self._ask_payment(state, seat)

    def _ask_payment(self, state: State, seat: Seat) -> None:
        owed = seat.development_price + seat.world_price
        if owed == 0:
            return
        if not seat.development_price:
            entry = asking(purposes.PAY, seat.world)
        elif not seat.world_price:
            entry = asking(purposes.PAY, seat.development)
        else:
            entry = asking(purposes.PAY_BOTH, seat.development)
        ask_for(seat, entry, seat.hand, owed)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) == purposes.PLACE_BY:
            return [BY[CONQUER], BY[PAY_FOR]]
        return pick_options(seat, DISCARD)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if purpose_of(top(seat)) != purposes.PLACE_BY:
            take_pick(seat, choice)
            return
        assert isinstance(choice, Pick)
        drop(seat)
        price = 0
        if choice.value == PAY_FOR:
            sums = sums_beside(state, seat, seat.development)
            price = world_price(state.tables, sums, seat.world, NOTHING)
        self._ask_by(state, seat, choice.value, price)

    def carry_out(self, state: State) -> None:
        seats = state.seats
        for seat in seats:
            pay_picked(state, seat)
            if seat.development >= 0:
                place_revealed(state, seat)
                if state.log is not None:
                    card = state.tables.ids[seat.development]
                    state.tell(events.Developed(seat.number, card, seat.development_price))
            if seat.world >= 0:
                self._take_world(state, seat, seat.world)
        first = first_to_draw(state)
        for turn in range(len(seats)):  # R5.3, R8.1 after all have paid
            seat = seats[(first + turn) % len(seats)]
            if seat.exploring:
                self._explore(state, seat)
            elif seat.development < 0:
                drawn = draw_cards(state, seat, ALONE_DRAWS, "draw")
                if state.log is not None:
                    state.tell(events.Drew(seat.number, len(drawn), names(state, drawn)))

    def _take_world(self, state: State, seat: Seat, world: int) -> None:
        tables = state.tables
        card = tables.ids[world]
        if seat.way == CONQUER:
            sums = seat.sums
            seat.used = used_by(tables, sums, world)
            place_revealed(state, seat)
            if state.log is not None:
                military = military_of(sums) + extra_military(tables, sums, world)
                state.tell(events.Conquered(seat.number, card, military, tables.number[world], False))
        else:
            place_revealed(state, seat)
            if state.log is not None:
                contact = bool(tables.military[world])
                state.tell(events.Settled(seat.number, card, seat.world_price, contact, False))

    def _explore(self, state: State, seat: Seat) -> None:
        icons = MARKER_ICONS + int(seat.sums[EXPLORE])
        drawn = draw_cards(state, seat, EXPLORED + icons, "explore")
        seat.drawn = len(drawn)
        if state.log is not None:
            state.tell(events.Explored(seat.number, icons, len(drawn), names(state, drawn)))
