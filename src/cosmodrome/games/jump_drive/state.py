"""State and Seat, and the atoms: the only functions that change what is on the table, each telling its event.

A card is a number (see tables.py). `hand`, `pool` and `picked` are kept in rising order.
"""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.deck import CardSeat, Dealt, copy_seat, copy_table, discard_picked, take_from_hand
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.pile import Pile, append, empty, place_of, without
from cosmodrome.games.jump_drive import events
from cosmodrome.games.jump_drive.reckoning import joined, military_of, parted
from cosmodrome.games.jump_drive.tables import NO_SUMS, SURVEY_TEAM, Tables

NO_CARDS: Final[list[int]] = []
"""Never changed, so that all may share it."""


class Seat(CardSeat):
    """One seat's cards and where it stands in the step. No __init__: `fresh_seat` makes one, `copy` assigns each."""

    empire: Pile
    """In the order placed."""
    survey_teams: int
    """Survey Teams left for it in the centre: 1 or 0 (R1.2)."""
    sums: Pile
    """What the empire adds up to, by the constants of tables.py; `add_card` and `remove_card` put others in its place.

    Like all that is replaced and never changed, it is shared by copies. So are `vps` and `incomes`.
    """
    vp: int
    income: int
    """As last counted."""
    vps: list[int]
    """VP of each round so far."""
    incomes: list[int]
    development: int
    """Placed this round, or NOTHING; in the hand until all have chosen, in the empire once paid. So is `world`."""
    world: int
    second: int
    """The second world, in the hand until all have answered, or NOTHING."""
    coming: list[int]
    """Revealed, and not in the empire yet: a development, then a world; replaced, never changed."""
    exploring: bool
    drawn: int
    """Cards drawn by exploring this round."""
    way: int
    """How the first world is taken (choices.py), or NOTHING."""
    development_price: int
    world_price: int
    second_price: int
    used: int
    """Military used for the first world, which a Military Convoy cannot use again (R7.6)."""

    def copy(self) -> "Seat":
        it = Seat()
        copy_seat(it, self)
        it.empire = self.empire[:]
        it.survey_teams = self.survey_teams
        it.sums = self.sums
        it.vp = self.vp
        it.income = self.income
        it.vps = self.vps
        it.incomes = self.incomes
        it.development = self.development
        it.world = self.world
        it.second = self.second
        it.coming = self.coming
        it.exploring = self.exploring
        it.drawn = self.drawn
        it.way = self.way
        it.development_price = self.development_price
        it.world_price = self.world_price
        it.second_price = self.second_price
        it.used = self.used
        return it


def fresh_seat() -> Seat:
    """A player before the first round; what every seat has, `set_table` fills in."""
    it = Seat()
    it.hand = empty()
    it.empire = empty()
    it.survey_teams = 1
    it.sums = NO_SUMS
    it.vp = 0
    it.income = 0
    it.vps = NO_CARDS
    it.incomes = NO_CARDS
    clear_round(it)
    it.discards = empty()
    return it


def clear_round(seat: Seat) -> None:
    """Forget what was placed in the round before."""
    seat.development = NOTHING
    seat.world = NOTHING
    seat.second = NOTHING
    seat.coming = NO_CARDS
    seat.exploring = False
    seat.drawn = 0
    seat.way = NOTHING
    seat.development_price = 0
    seat.world_price = 0
    seat.second_price = 0
    seat.used = 0


class State(Dealt[Seat]):
    """The whole table. No __init__: `setting_up.py` makes a fresh one, `copy` assigns each field.

    The seats are in clockwise order; the last one is the dealer (R1.8).
    """

    tables: Tables
    sealed: bool
    """Whether what seats have answered in this step is hidden; no longer, once it is carried out."""
    first_game: bool
    colony_convoy_waits: bool
    pack: int
    """Which sets are played with, as tables.py numbers decks."""
    options: dict[str, OptionValue]
    """All of them, for views and replays; shared by copies."""

    def card_id(self, card: int) -> str:
        return self.tables.ids[card]

    def reshuffled(self, cards: int, shown: int) -> None:
        self.tell(events.Reshuffled(cards))

    def copy(self) -> "State":
        it = State()
        copy_table(it, self)
        it.tables = self.tables
        it.seats = [seat.copy() for seat in self.seats]
        it.sealed = self.sealed
        it.first_game = self.first_game
        it.colony_convoy_waits = self.colony_convoy_waits
        it.pack = self.pack
        it.options = self.options
        return it


def names(state: State, cards: Pile) -> list[str]:
    ids = state.tables.ids
    return [ids[card] for card in cards]


def name(state: State, card: int) -> str:
    """The id of a card, "" for NOTHING."""
    return state.tables.ids[card] if card >= 0 else ""


def first_to_draw(state: State) -> int:
    """R10.2 The seat with most VP; the earliest of several, as the last one deals. The others follow clockwise."""
    seats = state.seats
    leader = 0
    for seat in seats:
        if seat.vp > seats[leader].vp:
            leader = seat.number
    return leader


def pay_picked(state: State, seat: Seat) -> None:
    """The picked cards pay for what is placed next."""
    away = discard_picked(seat)
    if len(away) > 0 and state.log is not None:
        state.tell(events.Paid(seat.number, len(away), names(state, away)))


def reveal(seat: Seat) -> None:
    """R3.2 What the seat places leaves its hand, or the centre, and lies open. The caller tells the event."""
    coming: list[int] = []
    for card in (seat.development, seat.world):
        if card >= 0:
            coming.append(card)
            if card != SURVEY_TEAM:
                take_from_hand(seat, card)
    seat.coming = coming


def place_revealed(state: State, seat: Seat) -> None:
    """The next card that the seat has revealed joins its empire. The caller tells the event."""
    add_card(state, seat, seat.coming[0])
    seat.coming = seat.coming[1:]


def add_card(state: State, seat: Seat, card: int) -> None:
    """A card joins the empire."""
    seat.empire = append(seat.empire, card)
    seat.sums = joined(state.tables, seat.sums, card)
    if card == SURVEY_TEAM:
        seat.survey_teams -= 1


def remove_card(state: State, seat: Seat, card: int) -> None:
    """A card leaves the empire; the caller puts it somewhere."""
    seat.empire = without(seat.empire, place_of(seat.empire, card))
    seat.sums = parted(state.tables, seat.sums, card)


def place_from_hand(state: State, seat: Seat, card: int) -> None:
    """R7 A second world joins the empire from the hand. The caller tells the event."""
    take_from_hand(seat, card)
    add_card(state, seat, card)


def discard_convoy(state: State, seat: Seat, card: int, world: int) -> None:
    """R7.2 A Colony Convoy is discarded from the empire, open, for the sake of `world`."""
    remove_card(state, seat, card)
    state.shown = append(state.shown, card)
    if state.log is not None:
        ids = state.tables.ids
        state.tell(events.ConvoyDiscarded(seat.number, ids[card], ids[world]))


def move_card(state: State, giver: Seat, taker: Seat, card: int) -> None:
    """R9.2 War Propaganda goes from one empire to another."""
    remove_card(state, giver, card)
    add_card(state, taker, card)
    if state.log is not None:
        military = military_of(taker.sums)
        state.tell(events.PropagandaMoved(taker.number, giver.number, state.tables.ids[card], military))


def earn(state: State, seat: Seat, vp: int, income: int) -> None:
    """R9.1 A round's VP, and the income counted with it."""
    seat.vp += vp
    seat.income = income
    seat.vps = [*seat.vps, vp]
    seat.incomes = [*seat.incomes, income]
    if state.log is not None:
        state.tell(events.Scored(seat.number, vp, seat.vp, income))
