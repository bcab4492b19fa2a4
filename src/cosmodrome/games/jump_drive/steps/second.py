"""Second worlds, with a Convoy, and the discards of those who explored (sealed)."""

from typing import Final

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import place_of, without
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.choices import DISCARD, PASS, PAY_FOR, PLACE
from cosmodrome.games.jump_drive.meta import EXPLORED
from cosmodrome.games.jump_drive.placing import convoy_of, has_convoy, second_worlds
from cosmodrome.games.jump_drive.reckoning import military_left, world_price
from cosmodrome.games.jump_drive.state import (
    Seat,
    State,
    discard_convoy,
    names,
    pay_picked,
    place_from_hand,
)
from cosmodrome.games.jump_drive.steps.step import Step

_DISCARD: Final = int(asking(purposes.EXPLORE_DISCARD))


class SecondWorlds(Step):
    def ask_seat(self, state: State, seat: Seat) -> None:
        if seat.exploring:  # R8.2, R8.4 what exploring gains is two cards
            ask_for(seat, _DISCARD, seat.hand, seat.drawn - EXPLORED)
        elif seat.world >= 0 and has_convoy(state, seat):
            push(seat, asking(purposes.SECOND_WORLD, seat.world))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) != purposes.SECOND_WORLD:
            return pick_options(seat, DISCARD)
        options: list[Choice] = [PASS]
        for card in second_worlds(state, seat):
            options.append(PLACE[card])
        return options

    def betrays(self, state: State, seat: Seat) -> bool:
        purpose = purpose_of(top(seat))
        if purpose == purposes.EXPLORE_DISCARD:
            return super().betrays(state, seat)
        return purpose == purposes.SECOND_WORLD and len(seat.hand) > 0  # R12.6

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if purpose_of(top(seat)) != purposes.SECOND_WORLD:
            take_pick(seat, choice)
            return
        assert isinstance(choice, Pick)
        drop(seat)
        world = choice.value
        if world < 0:
            return
        seat.second = world
        if seat.way == PAY_FOR:
            seat.second_price = world_price(state.tables, seat.sums, world, convoy_of(state, seat))
            if seat.second_price > 0:
                pool = without(seat.hand[:], place_of(seat.hand, world))
                ask_for(seat, asking(purposes.PAY, world), pool, seat.second_price)

    def carry_out(self, state: State) -> None:
        for seat in state.seats:
            if seat.exploring:
                away = discard_picked(seat)
                if len(away) > 0 and state.log is not None:
                    state.tell(events.ExploreDiscarded(seat.number, len(away), names(state, away)))
            elif seat.second >= 0:
                self._place(state, seat, seat.second)

    def _place(self, state: State, seat: Seat, world: int) -> None:
        tables = state.tables
        card = tables.ids[world]
        if seat.way == PAY_FOR:
            discard_convoy(state, seat, convoy_of(state, seat), world)
            pay_picked(state, seat)
            place_from_hand(state, seat, world)
            if state.log is not None:
                contact = bool(tables.military[world])
                state.tell(events.Settled(seat.number, card, seat.second_price, contact, True))
        else:
            left = military_left(tables, seat.sums, seat.used, world)
            place_from_hand(state, seat, world)
            if state.log is not None:
                state.tell(events.Conquered(seat.number, card, left, tables.number[world], True))
