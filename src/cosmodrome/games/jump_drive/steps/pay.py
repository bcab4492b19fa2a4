"""Paying for what was revealed and placing it (sealed), then the draws of the turn."""

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import packed
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.choices import BY, CONQUER, DISCARD, PAY_FOR
from cosmodrome.games.jump_drive.meta import EXPLORED, MARKER_ICONS
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
    draw,
    draw_order,
    names,
    pay_picked,
    place_revealed,
)
from cosmodrome.games.jump_drive.steps.step import Step
from cosmodrome.games.jump_drive.tables import EXPLORE


class Pay(Step):
    def hides_ways(self) -> bool:
        return True

    def ask_seat(self, state: State, seat: Seat) -> None:
        tables = state.tables
        development, world = seat.development, seat.world
        if development >= 0:
            seat.development_price = development_price(tables, seat.sums, development, world < 0)
        sums = sums_beside(state, seat, development)
        if world >= 0 and can_conquer(tables, sums, world):
            price = world_price(tables, sums, world, NOTHING)
            if 0 <= price <= len(seat.hand) - seat.development_price:
                push(seat, asking(purposes.PLACE_BY, world))
                return
            self._ask_payment(state, seat, CONQUER)
        else:
            self._ask_payment(state, seat, PAY_FOR)

    def _ask_payment(self, state: State, seat: Seat, way: int) -> None:
        development, world = seat.development, seat.world
        if world >= 0:
            seat.way = way
            if way == PAY_FOR:
                sums = sums_beside(state, seat, development)
                seat.world_price = world_price(state.tables, sums, world, NOTHING)
        if development < 0 or not seat.development_price:
            entry = asking(purposes.PAY, world)
        elif not seat.world_price:
            entry = asking(purposes.PAY, development)
        else:
            entry = asking(purposes.PAY_BOTH, development)
        ask_for(seat, entry, packed(seat.hand), seat.development_price + seat.world_price)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) == purposes.PLACE_BY:
            return [BY[CONQUER], BY[PAY_FOR]]
        return pick_options(seat, DISCARD)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if purpose_of(top(seat)) == purposes.PLACE_BY:
            assert isinstance(choice, Pick)
            drop(seat)
            self._ask_payment(state, seat, choice.value)
        else:
            take_pick(seat, choice)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            pay_picked(state, seat)
            self._develop(state, seat)
            self._take_world(state, seat)
        for seat in draw_order(state):  # R5.3, R8.1 after all have paid
            if seat.exploring:
                self._explore(state, seat)
            elif seat.development < 0:
                drawn = draw(state, seat, 1, "draw")
                if state.log is not None:
                    state.tell(events.Drew(seat.number, len(drawn), names(state, drawn)))

    def _develop(self, state: State, seat: Seat) -> None:
        if seat.development < 0:
            return
        place_revealed(state, seat)
        if state.log is not None:
            card = state.tables.ids[seat.development]
            state.tell(events.Developed(seat.number, card, seat.development_price))

    def _take_world(self, state: State, seat: Seat) -> None:
        world = seat.world
        if world < 0:
            return
        tables = state.tables
        if seat.way == CONQUER:
            sums = seat.sums
            seat.used = used_by(tables, sums, world)
            place_revealed(state, seat)
            if state.log is not None:
                military = military_of(sums) + extra_military(tables, sums, world)
                card, defense = tables.ids[world], tables.number[world]
                state.tell(events.Conquered(seat.number, card, military, defense, False))
        else:
            place_revealed(state, seat)
            if state.log is not None:
                contact = bool(tables.military[world])
                state.tell(events.Settled(seat.number, tables.ids[world], seat.world_price, contact, False))

    def _explore(self, state: State, seat: Seat) -> None:
        icons = MARKER_ICONS + seat.sums[EXPLORE]
        drawn = draw(state, seat, EXPLORED + icons, "explore")
        seat.drawn = len(drawn)
        if state.log is not None:
            state.tell(events.Explored(seat.number, icons, len(drawn), names(state, drawn)))
