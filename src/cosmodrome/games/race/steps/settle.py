"""Phase III, Settle: pick a world (sealed), reveal, then take it, paid or conquered (sealed).

R13.16 Whoever may place a second world then does so in the same two steps.
"""

from cosmodrome.core import flow
from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import Pile, empty, packed
from cosmodrome.games.race import choices, events, purposes
from cosmodrome.games.race.box import WITH_STORM
from cosmodrome.games.race.choices import BARE, BY, CONQUER, DISCARD, DOOMED, PASS, PLACE, USES_TACTICS
from cosmodrome.games.race.goals import look_at_goals
from cosmodrome.games.race.meta import SETTLE_BONUS
from cosmodrome.games.race.reckoning import (
    before_first,
    can_take,
    hired_for,
    military_against,
    others_of,
    settle_price,
    ship_of,
    ways,
)
from cosmodrome.games.race.state import (
    Seat,
    State,
    bonus_count,
    draw,
    draw_by_powers,
    join,
    names,
    remove_card,
    reveal_one,
    windfall,
)
from cosmodrome.games.race.steps.step import PickToPlace, Step
from cosmodrome.games.race.sums import LOGISTICS, MERCENARIES, SETTLE_DRAW_AFTER, TACTICS
from cosmodrome.games.race.tables import Tables


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


class SettleSecond(PickToPlace):
    """R13.16 The same for the seats that may place a second world."""

    def __init__(self, turn: int) -> None:
        super().__init__("settle", turn, choices.SETTLE, purposes.SETTLE_SECOND)

    def enter(self, state: State) -> None:
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        if len(seat.settled) > 0:
            super().ask_seat(state, seat)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        options: list[Choice] = [PASS]
        tables = state.tables
        sums = before_first(tables, seat.sums, seat.settled)
        tableau = others_of(seat.tableau, seat.settled)
        for card in seat.hand:
            if tables.is_world[card] and can_take(tables, sums, tableau, card, len(seat.hand) - 1):
                options.append(PLACE[card])
        return options

    def finish(self, state: State) -> None:
        for seat in state.seats:
            if seat.placing >= 0:
                reveal_one(state, seat)
            elif len(seat.settled) > 0 and state.log is not None:
                state.tell(events.DeclinedSecond(seat.number, len(self.options(state, seat)) > 1))


class PlaceWorlds(Step):
    """Of the seats that have picked a world; `second`: a second one."""

    def __init__(self, turn: int, second: bool = False) -> None:
        super().__init__("settle", turn=turn, by=(choices.SETTLE,))
        self.second = second
        self.again: flow.Step[State, Seat] = self
        """The step of the second worlds, set in flow.py."""

    def ask_seat(self, state: State, seat: Seat) -> None:
        if seat.placing >= 0:
            if len(seat.picked) > 0:
                seat.picked = empty()
            push(seat, asking(purposes.SETTLE_BY, seat.placing))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) != purposes.SETTLE_BY:
            return pick_options(seat, DISCARD)
        options: list[Choice] = []
        sums, tableau = seat.sums, seat.tableau
        if self.second:
            sums, tableau = before_first(state.tables, sums, seat.settled), others_of(tableau, seat.settled)
        for way in ways(state.tables, sums, tableau, seat.placing, len(seat.hand)):
            options.append(BY[way])
        return options

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if purpose_of(top(seat)) != purposes.SETTLE_BY:
            take_pick(seat, choice)
            return
        assert isinstance(choice, Pick)
        drop(seat)
        seat.way = choice.value
        seat.price = 0
        bare = BARE[seat.way]
        if bare == choices.PAY:
            sums, tableau = seat.sums, seat.tableau
            if self.second:
                sums, tableau = (
                    before_first(state.tables, sums, seat.settled),
                    others_of(tableau, seat.settled),
                )
            seat.price = settle_price(state.tables, sums, tableau, seat.placing)
            ask_for(seat, asking(purposes.PAY, seat.placing), seat.hand, seat.price)
        elif bare == CONQUER and seat.sums[MERCENARIES]:
            sums = before_first(state.tables, seat.sums, seat.settled)
            more = int(sums[TACTICS]) if USES_TACTICS[seat.way] else 0
            hired = hired_for(state.tables, sums, seat.placing, more)
            ask_for(seat, asking(purposes.HIRE, seat.placing), seat.hand, hired)

    def betrays(self, state: State, seat: Seat) -> bool:
        if (
            purpose_of(top(seat)) == purposes.SETTLE_BY
        ):  # R11.15 all see the world, the empire and the size of the hand
            return False
        return super().betrays(state, seat)

    def finish(self, state: State) -> None:
        """R5.22 First all that is discarded, then the worlds with their goods, then the draws."""
        worlds = [seat.placing for seat in state.seats]
        firsts = [first_of(seat) for seat in state.seats] if self.second else []
        strengths: list[int] = []
        paid: list[list[str]] = []
        for seat in state.seats:
            strength = 0
            if seat.placing >= 0:
                tactics = seat.sums[TACTICS]
                strength = use_up(state, seat)
                if seat.sums[MERCENARIES] or seat.sums[LOGISTICS]:
                    strength += self.note(seat, int(tactics))
            away = discard_picked(seat)
            if state.log is not None:
                if seat.placing >= 0 and BARE[seat.way] == CONQUER and len(away) > 0:
                    against = state.tables.ids[seat.placing]
                    state.tell(events.Hired(seat.number, len(away), against, names(state, away)))
                strengths.append(strength)
                paid.append(names(state, away))
        for seat in state.seats:
            world = worlds[seat.number]
            if world < 0:
                continue
            join(state, seat, world)
            if state.log is not None:
                ids, number = state.tables.ids, state.tables.number
                if BARE[seat.way] == CONQUER:
                    state.tell(
                        events.Conquered(seat.number, ids[world], strengths[seat.number], number[world])
                    )
                else:
                    state.tell(events.Settled(seat.number, ids[world], seat.price, paid[seat.number]))
            windfall(state, seat)
        for seat in state.seats:
            if worlds[seat.number] < 0:
                continue
            if not self.second and bonus_count(seat, choices.SETTLE) >= self.turn:  # R5.19, R13.19
                draw(state, seat, SETTLE_BONUS, "settle-bonus")
            if seat.sums[SETTLE_DRAW_AFTER]:
                first = firsts[seat.number] if self.second else NOTHING
                draw_by_powers(state, seat, SETTLE_DRAW_AFTER, worlds[seat.number], first)
        if self.second:
            for seat in state.seats:
                seat.settled = empty()
        if state.goals and not _go_on(state):
            look_at_goals(state, "settle")

    def note(self, seat: Seat, tactics: int) -> int:
        """R13.16, R13.20 Keep what has to be known for a second world; how many cards are hired for this one."""
        hired = len(seat.picked) if BARE[seat.way] == CONQUER else 0
        if not self.second and seat.sums[LOGISTICS]:
            lasting = hired + (tactics if USES_TACTICS[seat.way] else 0)
            seat.settled = packed([seat.placing, lasting, hired])
        return hired

    def follow(self, state: State) -> flow.Step[State, Seat]:
        return self.again if state.pack & WITH_STORM and _go_on(state) else super().follow(state)


def _go_on(state: State) -> bool:
    """R13.16 Whether second worlds follow in this phase; once they are placed nobody's first one is kept in mind."""
    for seat in state.seats:
        if len(seat.settled) > 0:
            return True
    return False


def first_of(seat: Seat) -> int:
    """The world that the seat has placed already in this phase, where it may place a second one, or NOTHING."""
    return int(seat.settled[0]) if len(seat.settled) > 0 else NOTHING


def tactics_of(tables: Tables, tableau: Pile) -> int:
    """The card that can be discarded for Military; a tableau never holds two (R4.5)."""
    for card in tableau:
        if tables.sums[card][TACTICS]:
            return card
    return NOTHING


def use_up(state: State, seat: Seat) -> int:
    """Discard the tableau cards that the seat uses up to take its world; its Military against it, theirs included."""
    world = seat.placing
    tables = state.tables
    sums = seat.sums if len(seat.settled) == 0 else before_first(tables, seat.sums, seat.settled)
    military = military_against(tables, sums, world)
    if USES_TACTICS[seat.way]:  # R5.7
        military += int(seat.sums[TACTICS])
        remove_card(state, seat, tactics_of(tables, seat.tableau), world)
    if BARE[seat.way] == choices.SHIP:
        tableau = others_of(seat.tableau, seat.settled)
        remove_card(state, seat, ship_of(tables, tableau, seat.way >= DOOMED), world)
    return military
