"""Phase III, Settle: pick a world (sealed), reveal, then take it, paid or conquered (sealed)."""

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import empty
from cosmodrome.games.race import choices, events, purposes
from cosmodrome.games.race.choices import BY, CONQUER, DISCARD, PASS, PLACE, WITH_TACTICS
from cosmodrome.games.race.meta import SETTLE_BONUS
from cosmodrome.games.race.reckoning import can_take, military_against, settle_price, ways
from cosmodrome.games.race.state import (
    Seat,
    State,
    bonus_count,
    draw,
    draw_by_powers,
    join,
    names,
    remove_card,
    windfall,
)
from cosmodrome.games.race.steps.step import PickToPlace, Step
from cosmodrome.games.race.sums import SETTLE_DRAW_AFTER, SHIP, TACTICS


class Settle(PickToPlace):
    def __init__(self, turn: int) -> None:
        super().__init__("settle", turn, choices.SETTLE, purposes.SETTLE)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        options: list[Choice] = [PASS]
        tables = state.tables
        cards = len(seat.hand) - 1
        for card in seat.hand:  # there is one copy of each world
            if tables.is_world[card] and can_take(tables, seat.sums, seat.tableau, card, cards):
                options.append(PLACE[card])
        return options


class PlaceWorlds(Step):
    def __init__(self, turn: int) -> None:
        super().__init__("settle", turn=turn, by=(choices.SETTLE,))

    def ask_seat(self, state: State, seat: Seat) -> None:
        if seat.placing >= 0:
            if len(seat.picked) > 0:
                seat.picked = empty()
            push(seat, asking(purposes.SETTLE_BY, seat.placing))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) == purposes.PAY:
            return pick_options(seat, DISCARD)
        options: list[Choice] = []
        for way in ways(state.tables, seat.sums, seat.tableau, seat.placing, len(seat.hand)):
            options.append(BY[way])
        return options

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if purpose_of(top(seat)) == purposes.PAY:
            take_pick(seat, choice)
            return
        assert isinstance(choice, Pick)
        drop(seat)
        seat.way = choice.value
        seat.price = 0
        if seat.way % WITH_TACTICS == choices.PAY:
            seat.price = settle_price(state.tables, seat.sums, seat.tableau, seat.placing)
            ask_for(seat, asking(purposes.PAY, seat.placing), seat.hand, seat.price)

    def betrays(self, state: State, seat: Seat) -> bool:
        if (
            purpose_of(top(seat)) == purposes.SETTLE_BY
        ):  # R11.15 all see the world, the empire and the size of the hand
            return False
        return super().betrays(state, seat)

    def finish(self, state: State) -> None:
        """R5.22 First all that is discarded, then the worlds with their goods, then the draws."""
        worlds = [seat.placing for seat in state.seats]
        strengths: list[int] = []
        paid: list[list[str]] = []
        for seat in state.seats:
            strength = use_up(state, seat) if seat.placing >= 0 else 0
            away = discard_picked(seat)
            if state.log is not None:
                strengths.append(strength)
                paid.append(names(state, away))
        for seat in state.seats:
            world = worlds[seat.number]
            if world < 0:
                continue
            join(state, seat, world)
            if state.log is not None:
                ids, number = state.tables.ids, state.tables.number
                if seat.way % WITH_TACTICS == CONQUER:
                    state.tell(
                        events.Conquered(seat.number, ids[world], strengths[seat.number], number[world])
                    )
                else:
                    state.tell(events.Settled(seat.number, ids[world], seat.price, paid[seat.number]))
            windfall(state, seat)
        for seat in state.seats:
            if worlds[seat.number] < 0:
                continue
            if bonus_count(seat, choices.SETTLE) >= self.turn:  # R5.19
                draw(state, seat, SETTLE_BONUS, "settle-bonus")
            if seat.sums[SETTLE_DRAW_AFTER]:
                draw_by_powers(state, seat, SETTLE_DRAW_AFTER, worlds[seat.number])


def use_up(state: State, seat: Seat) -> int:
    """Discard the tableau cards that the seat uses up to take its world; its Military against it, theirs included."""
    world = seat.placing
    military = military_against(state.tables, seat.sums, world)
    if seat.way >= WITH_TACTICS:  # R5.7
        military += int(seat.sums[TACTICS])
        _use_up(state, seat, TACTICS, world)
    if seat.way % WITH_TACTICS == choices.SHIP:
        _use_up(state, seat, SHIP, world)
    return military


def _use_up(state: State, seat: Seat, sum_at: int, world: int) -> None:
    """Discard the tableau card that adds to this sum; a tableau never holds two (R4.5)."""
    for card in seat.tableau:
        if state.tables.sums[card][sum_at]:
            remove_card(state, seat, card, world)
            return
