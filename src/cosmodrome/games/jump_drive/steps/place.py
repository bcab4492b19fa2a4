"""The choice of the round (sealed): a development, a world, one of each, or Explore; then all is revealed."""

from typing import Final

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.games.jump_drive import events, purposes
from cosmodrome.games.jump_drive.choices import EXPLORE, EXPLORER, PASS, PLACE
from cosmodrome.games.jump_drive.placing import can_develop, worlds_with
from cosmodrome.games.jump_drive.reckoning import least_price
from cosmodrome.games.jump_drive.state import Seat, State, clear_round, name, reveal
from cosmodrome.games.jump_drive.steps.step import Step
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM

_ASK: Final = int(asking(purposes.PLACE))


class Place(Step):
    def enter(self, state: State) -> None:
        state.round += 1
        for seat in state.seats:
            clear_round(seat)
        if state.log is not None:
            state.tell(events.RoundBegan(state.round))
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, _ASK)

    def ask_anew(self, state: State, seat: Seat) -> None:
        seat.exploring = False
        super().ask_anew(state, seat)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) == purposes.PLACE_WORLD:
            options: list[Choice] = [PASS]
            for world in worlds_with(state, seat, seat.development):
                options.append(PLACE[world])
            return options
        options = [EXPLORE]
        tables = state.tables
        if seat.survey_teams and can_develop(state, seat, SURVEY_TEAM):
            options.append(PLACE[SURVEY_TEAM])
        afford = len(seat.hand) - 1
        last = NOTHING
        for each in seat.hand:
            card = int(each)
            if card == last:
                continue
            last = card
            if tables.is_world[card]:
                price = least_price(tables, seat.sums, card)
                if 0 <= price <= afford:
                    options.append(PLACE[card])
            elif can_develop(state, seat, card):
                options.append(PLACE[card])
        return options

    def betrays(self, state: State, seat: Seat) -> bool:
        return purpose_of(top(seat)) == purposes.PLACE and len(seat.hand) > 0  # R12.6

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        entry = drop(seat)
        card = choice.value
        if purpose_of(entry) == purposes.PLACE_WORLD:
            seat.world = card
        elif card == EXPLORER:
            seat.exploring = True
        elif state.tables.is_world[card]:
            seat.world = card
        else:
            seat.development = card
            push(seat, asking(purposes.PLACE_WORLD, card))

    def carry_out(self, state: State) -> None:
        for seat in state.seats:
            reveal(seat)
        if state.log is not None:
            for seat in state.seats:
                development, world = name(state, seat.development), name(state, seat.world)
                state.tell(events.Revealed(seat.number, development, world, seat.exploring))
