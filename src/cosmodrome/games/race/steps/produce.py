"""Phase V, Produce: goods on worlds, then the draws they bring (open, seat after seat)."""

from mypy_extensions import i64

from cosmodrome.core.asking import about_of, asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.flow import TURN
from cosmodrome.core.pile import Pile, empty, packed, place_of, placed
from cosmodrome.games.race import choices, events, purposes
from cosmodrome.games.race.box import WITH_STORM
from cosmodrome.games.race.choices import DISCARD, DONE, PRODUCE_ON
from cosmodrome.games.race.reckoning import drawn_first, drawn_here, drawn_last
from cosmodrome.games.race.state import (
    Seat,
    State,
    bonus_count,
    draw,
    forget_produced,
    names,
    place_good,
)
from cosmodrome.games.race.steps.step import Step, announce
from cosmodrome.games.race.sums import AT_A_PRICE, FACTORY, KINDS, PRODUCTION, WINDFALL
from cosmodrome.games.race.tables import Tables


def empty_windfalls(tables: Tables, seat: Seat, good: int) -> Pile:
    """Own windfall worlds without a good, of a kind (KINDS: of any), rising."""
    worlds = empty()
    for at in range(len(seat.tableau)):
        world = seat.tableau[at]
        if tables.production[world] == WINDFALL and seat.goods[at] == NOTHING:
            if good == KINDS or tables.good[world] == good:
                worlds = placed(worlds, world)
    return worlds


class Produce(Step):
    """R7.12 First the draws that need nothing, then seat after seat its goods, at last the draws for goods produced."""

    def __init__(self) -> None:
        super().__init__("produce", TURN, by=(choices.PRODUCE,))

    def enter(self, state: State) -> None:
        announce(state, self)
        tables = state.tables
        if state.pack & WITH_STORM and has_factory(state):
            push(state, asking(purposes.DRAW_FOR_GOODS))
        for seat in state.seats:
            forget_produced(seat)
            for card in seat.tableau:
                if tables.draws_first[card]:
                    draw(state, seat, drawn_first(tables, seat.tableau, card), tables.ids[card])
        for seat in reversed(state.seats):
            push(state, asking(purposes.PRODUCE_GOODS, seat.number))

    def work(self, state: State, entry: i64) -> None:
        """R7.1 A seat produces on its production worlds; then it is asked about the others."""
        number = about_of(entry)
        if number < 0:  # DRAW_FOR_GOODS
            self.draw_early(state)
            return
        seat = state.seats[number]
        for at in range(len(seat.tableau)):
            if state.tables.production[seat.tableau[at]] == PRODUCTION and seat.goods[at] == NOTHING:
                place_good(state, seat, at, "produce", True)
        self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        """R7.6, R10.11 Pushed last to first: powers of one kind, the bonus, powers of any kind, discards."""
        tables = state.tables
        for card in seat.tableau:
            if tables.discard_to_produce[card]:
                push(state, asking(purposes.DISCARD_TO_PRODUCE, card, seat.number))
        for card in seat.tableau:
            if tables.produces_windfall[card] == KINDS:
                push(state, asking(purposes.PRODUCE_ON, card, seat.number))
        if bonus_count(seat, choices.PRODUCE):
            push(state, asking(purposes.PRODUCE_ON, NOTHING, seat.number))
        for card in seat.tableau:
            if 0 < tables.produces_windfall[card] < KINDS:
                push(state, asking(purposes.PRODUCE_ON, card, seat.number))

    def ask_anew(self, state: State, seat: Seat) -> None:
        """No question of Produce is answered in parts."""

    def options(self, state: State, seat: Seat) -> list[Choice]:
        entry = top(state)
        tables = state.tables
        options: list[Choice] = []
        if purpose_of(entry) == purposes.DISCARD_TO_PRODUCE:
            if may_fill(tables, seat, about_of(entry)) and len(seat.hand) > 0:
                options.append(DONE)
                last: i64 = NOTHING
                for card in seat.hand:
                    if card != last:
                        options.append(DISCARD[card])
                        last = card
            return options
        source = about_of(entry)
        # Negative: the bonus. A source that only discards pays for any kind.
        good = KINDS if source < 0 else tables.produces_windfall[source] or KINDS
        for world in empty_windfalls(tables, seat, good):
            options.append(PRODUCE_ON[world])
        return options

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        entry = drop(state)
        source = about_of(entry)
        if purpose_of(entry) == purposes.DISCARD_TO_PRODUCE:
            if choice is not DONE:
                seat.picked = packed([choice.value])
                away = discard_picked(seat)
                if state.log is not None:
                    name = state.tables.ids[source]
                    state.tell(events.DiscardedToProduce(seat.number, name, 1, names(state, away)))
                if state.tables.production[source] == AT_A_PRICE:
                    name = state.tables.ids[source]
                    place_good(state, seat, place_of(seat.tableau, source), name, True)
                else:
                    push(state, asking(purposes.PRODUCE_ON, source, seat.number))
            return
        why = "produce-bonus" if source < 0 else state.tables.ids[source]
        place_good(state, seat, place_of(seat.tableau, choice.value), why, True)

    def lapsed(self, state: State, seat: Seat, entry: i64) -> None:
        """R11.16 The bonus without an empty windfall world."""
        if purpose_of(entry) == purposes.PRODUCE_ON and about_of(entry) < 0:
            state.tell(events.BonusUnused(seat.number, "produce-bonus"))

    def draw_early(self, state: State) -> None:
        """R13.34 What a seat draws here may be discarded for a good that has not been asked for in vain."""
        held = [len(seat.hand) for seat in state.seats]
        draw_for_goods(state)
        for seat in reversed(state.seats):
            for card in seat.tableau:
                if state.tables.production[card] == AT_A_PRICE and len(seat.hand) > held[seat.number]:
                    push(state, asking(purposes.DISCARD_TO_PRODUCE, card, seat.number))

    def finish(self, state: State) -> None:
        tables = state.tables
        if not (state.pack & WITH_STORM and has_factory(state)):
            draw_for_goods(state)
        for seat in state.seats:  # R7.11 last of all
            for card in seat.tableau:
                if tables.draw_most[card] and most_produced(state, seat, tables.draw_most_kind[card]):
                    draw(state, seat, tables.draw_most[card], tables.ids[card])


def draw_for_goods(state: State) -> None:
    """R7.9"""
    tables = state.tables
    for seat in state.seats:
        for card in seat.tableau:
            if tables.draws_last[card]:
                cards = drawn_here(tables, seat.made, card) + drawn_last(tables, seat.produced, card)
                draw(state, seat, cards, tables.ids[card])


def has_factory(state: State) -> bool:
    """R13.34 Whether a seat may be asked for a card once more after the draws for goods produced."""
    for seat in state.seats:
        if seat.sums[FACTORY]:
            return True
    return False


def may_fill(tables: Tables, seat: Seat, source: int) -> bool:
    """R10.11, R13.31 Whether a card from the hand would bring a good, by this power."""
    if tables.production[source] == AT_A_PRICE:
        return seat.goods[place_of(seat.tableau, source)] == NOTHING
    return len(empty_windfalls(tables, seat, KINDS)) > 0


def most_produced(state: State, seat: Seat, good: int) -> bool:
    """R7.11 Strictly more goods of a kind than every other seat."""
    for other in state.seats:
        if other is not seat and other.produced[good] >= seat.produced[good]:
            return False
    return True
