"""State and Seat, and the atoms: the only functions that change what is on the table, each telling its event.

A card is a number (see tables.py). `hand`, `pool` and `picked` are kept in rising order.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.flow import Playing
from cosmodrome.core.meta import SetupError
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pile import (
    Pile,
    append,
    empty,
    listed,
    packed,
    place_of,
    placed,
    pop,
    put_on_top,
    without,
)
from cosmodrome.core.rng import Rng
from cosmodrome.core.scripted import Queues
from cosmodrome.games.race import events
from cosmodrome.games.race.powers import GOODS
from cosmodrome.games.race.tables import CARDS, KINDS, SUMS, WINDFALL, Tables

NO_ACTS: Final[list[int]] = []


def bit(action: int, times: int) -> i64:
    """R9.6 In `Seat.calls` and `State.called`: the action is chosen at least so many times, once or twice."""
    one: i64 = 1
    at: i64 = 2 * action + times - 1
    return one << at


def calls_of(acts: list[int]) -> i64:
    """The chosen actions as bits."""
    calls: i64 = 0
    for act in acts:
        calls |= bit(act, 2) if calls & bit(act, 1) else bit(act, 1)
    return calls


class Seat(AskedSeat):
    """One seat's cards and where it stands in the step. No __init__: `fresh_seat` makes one, `copy` assigns each."""

    hand: Pile
    tableau: Pile
    goods: Pile
    """One a tableau card: the card lying face down on it as a good, or NOTHING."""
    chips: int
    sums: Pile
    """What the tableau adds up to, by the constants of tables.py; replaced by `add_card` and `remove_card`."""
    acts: list[int]
    """This round's actions, sealed until all have chosen; replaced, never changed."""
    calls: i64
    """The same as bits (`bit`)."""
    looked: Pile
    """Explored cards to choose from."""
    placing: int
    """The card chosen to be placed in this phase, or NOTHING."""
    way: int
    price: int
    unused: Pile
    """Consume powers not yet used in this phase."""
    power: int
    """The Consume power being used, or NOTHING in the Trade bonus."""
    produced: Pile
    """Goods produced in this phase, by kind."""
    discards: Pile
    """Its own discards since the last reshuffle: it remembers them, nobody else has seen them."""
    offers: list[int]
    """Start worlds to choose from."""

    def copy(self) -> "Seat":
        it = Seat()
        it.number = self.number
        it.hand = self.hand[:]
        it.tableau = self.tableau[:]
        it.goods = self.goods[:]
        it.chips = self.chips
        it.sums = self.sums
        it.acts = self.acts
        it.calls = self.calls
        it.todo = self.todo[:]
        it.options = self.options
        it.looked = self.looked[:]
        it.pool = self.pool
        it.picked = self.picked[:]
        it.owed = self.owed
        it.placing = self.placing
        it.way = self.way
        it.price = self.price
        it.unused = self.unused[:]
        it.power = self.power
        it.produced = self.produced[:]
        it.discards = self.discards[:]
        it.offers = self.offers
        return it


NO_SUMS: Final = packed([0] * SUMS)
NO_GOODS: Final = packed([0] * KINDS)
NO_CARDS: Final = packed([0] * CARDS)


def fresh_seat(number: int) -> Seat:
    it = Seat()
    it.number = number
    it.hand = empty()
    it.tableau = empty()
    it.goods = empty()
    it.chips = 0
    it.sums = NO_SUMS[:]
    it.acts = NO_ACTS
    it.calls = 0
    it.todo = empty()
    it.options = []
    it.looked = empty()
    it.pool = empty()
    it.picked = empty()
    it.owed = 0
    it.placing = NOTHING
    it.way = NOTHING
    it.price = 0
    it.unused = empty()
    it.power = NOTHING
    it.produced = NO_GOODS[:]
    it.discards = empty()
    it.offers = []
    return it


class State(Playing[Seat]):
    """The whole table, seats in timing order (R1.7). No __init__: `set_up` makes one, `copy` assigns each field."""

    tables: Tables
    deck: Pile
    """The top card is the last."""
    shown: Pile
    """Discards that all have seen."""
    spent: Pile
    """Discarded goods, seen by nobody."""
    rng: Rng
    queues: Queues | None
    pool: int
    """VP chips left; below 0 when the last round paid out more than there were (R8.5)."""
    first_game: bool
    experienced: bool
    new_start_worlds: bool
    revealed: bool
    """Whether this round's actions lie open."""
    causes: list[str]
    """Why the game has ended; empty before."""

    def copy(self) -> "State":
        it = State()
        it.log = None
        it.tables = self.tables
        it.seats = [seat.copy() for seat in self.seats]
        it.deck = self.deck[:]
        it.shown = self.shown[:]
        it.spent = self.spent[:]
        it.rng = self.rng.copy()
        queues = self.queues
        it.queues = None if queues is None else queues.copy()
        it.pool = self.pool
        it.todo = self.todo[:]
        it.round = self.round
        it.now = self.now
        it.called = self.called
        it.over = self.over
        it.ask_anyway = self.ask_anyway
        it.first_game = self.first_game
        it.experienced = self.experienced
        it.new_start_worlds = self.new_start_worlds
        it.revealed = self.revealed
        it.causes = self.causes
        return it


def names(state: State, cards: Pile) -> list[str]:
    ids = state.tables.ids
    return [ids[card] for card in cards]


def rising(cards: Pile) -> Pile:
    """The same cards in rising order, by counting."""
    counts = NO_CARDS[:]
    for card in cards:
        counts[card] += 1
    at: i64 = 0
    for card, count in enumerate(counts):
        for _ in range(count):
            cards[at] = card
            at += 1
    return cards


def reshuffle(state: State) -> None:
    """R11.6 The discard pile becomes the deck."""
    deck = state.deck
    for card in state.shown:
        deck = append(deck, card)
    for card in state.spent:
        deck = append(deck, card)
    state.shown = empty()
    state.spent = empty()
    for seat in state.seats:
        for card in seat.discards:
            deck = append(deck, card)
        seat.discards = empty()
    if len(deck) == 0:
        return
    deck = rising(deck)  # so that the order of discarding does not matter
    state.rng.mix(deck)
    queues = state.queues
    if queues is not None:
        told = listed(deck)
        put_on_top(told, queues.next_order())
        deck = packed(told)
    state.deck = deck
    if state.log is not None:
        state.tell(events.Reshuffled(len(deck)))


def take_top(state: State, seat: Seat, reason: str) -> i64:
    """The next card for a seat and reason, or NOTHING when deck and discards are both empty (R11.7)."""
    if len(state.deck) == 0:
        reshuffle(state)
        if len(state.deck) == 0:
            return NOTHING
    queues = state.queues
    card: i64 = NOTHING if queues is None else _scripted(state, queues, f"{seat.number} {reason}")
    if card < 0:
        state.deck, card = pop(state.deck)
    if len(state.deck) == 0:  # R11.6 at once, not at the next draw
        reshuffle(state)
    return card


def _scripted(state: State, queues: Queues, queue: str) -> i64:
    """The next card of a queue, taken out of the deck, or NOTHING when the queue is empty.

    A good is unknown to everyone, so a card that lies as a good while the script wants it drawn changes
    places with the top of the deck: nobody could tell.
    """
    card: i64 = queues.next_draw(queue)
    if card < 0:
        return NOTHING
    at = place_of(state.deck, card)
    if at >= 0:
        state.deck = without(state.deck, at)
        return card
    for seat in state.seats:
        at = place_of(seat.goods, card)
        if at >= 0:
            state.deck, top = pop(state.deck)
            seat.goods[at] = top
            return card
    at = place_of(state.spent, card)
    if at >= 0:
        state.deck, top = pop(state.deck)
        state.spent[at] = top
        return card
    raise SetupError(f"script: queue {queue!r} wants {state.tables.ids[card]}, which is not in the deck")


def draw(state: State, seat: Seat, count: int, why: str) -> None:
    """Draw into the hand."""
    drawn = empty()
    left: i64 = count
    while left > 0:
        card = take_top(state, seat, "draw")
        if card < 0:
            break
        seat.hand = placed(seat.hand, card)
        if state.log is not None:
            drawn = append(drawn, card)
        left -= 1
    if state.log is not None and count > 0:
        state.tell(events.Drew(seat.number, len(drawn), why, names(state, drawn)))


def draw_by_powers(state: State, seat: Seat, sum_at: int, but: int = NOTHING) -> None:
    """Draw for every tableau card that adds to this sum, but for the card just placed (R4.7, R5.20)."""
    tables = state.tables
    for card in seat.tableau:
        if tables.sums[card][sum_at] and card != but:
            draw(state, seat, tables.sums[card][sum_at], tables.ids[card])


def take_from_hand(seat: Seat, card: i64) -> None:
    seat.hand = without(seat.hand, place_of(seat.hand, card))


def discard_picked(seat: Seat) -> None:
    """The picked cards leave the hand for the discard pile, face down."""
    for card in seat.picked:
        take_from_hand(seat, card)
        seat.discards = append(seat.discards, card)
    if len(seat.picked) > 0:
        seat.picked = empty()


def add_card(state: State, seat: Seat, card: int) -> None:
    """A card joins the tableau; a windfall world comes with its good (R5.18)."""
    tables = state.tables
    seat.tableau = append(seat.tableau, card)
    seat.goods = append(seat.goods, NOTHING)
    row = tables.sums[card]
    adds_to = tables.adds_to[card]
    if adds_to:
        sums = seat.sums[:]
        for at in adds_to:
            sums[at] = sums[at] + row[at]
        seat.sums = sums
    if tables.production[card] == WINDFALL:
        place_good(state, seat, len(seat.tableau) - 1, "windfall")


def remove_card(state: State, seat: Seat, card: i64, world: int) -> None:
    """A card is discarded from the tableau, open, for the sake of `world`."""
    at = place_of(seat.tableau, card)
    seat.tableau = without(seat.tableau, at)
    seat.goods = without(seat.goods, at)
    row = state.tables.sums[card]
    sums = seat.sums[:]
    for each in range(SUMS):
        sums[each] = sums[each] - row[each]
    seat.sums = sums
    state.shown = append(state.shown, card)
    if state.log is not None:
        ids = state.tables.ids
        state.tell(events.TableauCardDiscarded(seat.number, ids[card], ids[world]))


def place_good(state: State, seat: Seat, at: i64, why: str) -> bool:
    """A good on the tableau card at this place; False when no card was left for it."""
    card = take_top(state, seat, "good")
    if card < 0:
        return False
    seat.goods[at] = card
    if state.log is not None:
        world = seat.tableau[at]
        good = GOODS[state.tables.good[world] - 1]
        state.tell(events.GoodPlaced(seat.number, state.tables.ids[world], good, why))
    return True


def remove_good(state: State, seat: Seat, world: i64) -> None:
    """A good leaves its world for the discard pile, unseen."""
    at = place_of(seat.tableau, world)
    state.spent = append(state.spent, seat.goods[at])
    seat.goods[at] = NOTHING


def earn(state: State, seat: Seat, vp: int) -> None:
    """VP chips from the pool; in the last round it may go below 0 (R8.5)."""
    seat.chips += vp
    state.pool -= vp


def bonus_count(seat: Seat, action: int) -> int:
    """How often this seat chose an action this round."""
    twice = (seat.calls >> (2 * action)) & 3
    return 2 if twice == 3 else int(twice)
