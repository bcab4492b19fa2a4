"""State and Seat, and the atoms: the only functions that change what is on the table, each telling its event.

A card is a number (see tables.py). `hand`, `pool` and `picked` are kept in rising order.
"""

from typing import Final

from cosmodrome.core.asking import AskedSeat
from cosmodrome.core.game import State as CoreState
from cosmodrome.core.meta import SetupError
from cosmodrome.core.pile import index_of, insert, put_on_top
from cosmodrome.core.rng import Rng
from cosmodrome.core.scripted import Queues
from cosmodrome.games.race import events
from cosmodrome.games.race.powers import GOODS
from cosmodrome.games.race.tables import SUMS, WINDFALL, Tables

NOTHING: Final = -1
ACTIONS: Final = 7
"""Different action cards (R1.8)."""


class Seat(AskedSeat):
    """One seat's cards and where it stands in the step. No __init__: `fresh_seat` makes one, `copy` assigns each."""

    hand: list[int]
    tableau: list[int]
    goods: list[int]
    """One a tableau card: the card lying face down on it as a good, or NOTHING."""
    chips: int
    sums: list[int]
    """What the tableau adds up to, by the constants of tables.py; kept by `add_card` and `remove_card`."""
    acts: list[int]
    """This round's actions, sealed until all have chosen."""
    looked: list[int]
    """Explored cards to choose from."""
    placing: int
    """The card chosen to be placed in this phase, or NOTHING."""
    way: int
    price: int
    unused: list[int]
    """Consume powers not yet used in this phase."""
    power: int
    """The Consume power being used, or NOTHING in the Trade bonus."""
    produced: list[int]
    """Goods produced in this phase, by kind."""
    discards: list[int]
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
        it.sums = self.sums[:]
        it.acts = self.acts[:]
        it.todo = self.todo[:]
        it.options = self.options
        it.looked = self.looked[:]
        it.pool = self.pool[:]
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


def fresh_seat(number: int) -> Seat:
    it = Seat()
    it.number = number
    it.hand = []
    it.tableau = []
    it.goods = []
    it.chips = 0
    it.sums = [0] * SUMS
    it.acts = []
    it.todo = []
    it.options = []
    it.looked = []
    it.pool = []
    it.picked = []
    it.owed = 0
    it.placing = NOTHING
    it.way = NOTHING
    it.price = 0
    it.unused = []
    it.power = NOTHING
    it.produced = [0] * 5
    it.discards = []
    it.offers = []
    return it


class State(CoreState):
    """The whole table. No __init__: `game.py` makes a fresh one, `copy` assigns each field."""

    tables: Tables
    seats: list[Seat]
    """In timing order (R1.7)."""
    deck: list[int]
    """The top card is the last."""
    shown: list[int]
    """Discards that all have seen."""
    spent: list[int]
    """Discarded goods, seen by nobody."""
    rng: Rng
    queues: Queues | None
    pool: int
    """VP chips left; below 0 when the last round paid out more than there were (R8.5)."""
    round: int
    step: int
    """An index into flow.STEPS; behind its end, the game is over."""
    first_game: bool
    experienced: bool
    new_start_worlds: bool
    revealed: bool
    """Whether this round's actions lie open."""
    called: bytes
    """For each action, the most times any seat chose it this round."""
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
        it.round = self.round
        it.step = self.step
        it.first_game = self.first_game
        it.experienced = self.experienced
        it.new_start_worlds = self.new_start_worlds
        it.revealed = self.revealed
        it.called = self.called
        it.causes = self.causes
        return it


def names(state: State, cards: list[int]) -> list[str]:
    ids = state.tables.ids
    return [ids[card] for card in cards]


def reshuffle(state: State) -> None:
    """R11.6 The discard pile becomes the deck."""
    deck = state.deck
    deck.extend(state.shown)
    deck.extend(state.spent)
    state.shown = []
    state.spent = []
    for seat in state.seats:
        deck.extend(seat.discards)
        seat.discards = []
    if not deck:
        return
    deck.sort()  # so that the order of discarding does not matter
    state.rng.shuffle(deck)
    queues = state.queues
    if queues is not None:
        put_on_top(deck, queues.next_order())
    if state.log is not None:
        state.tell(events.Reshuffled(len(deck)))


def take_top(state: State, seat: Seat, reason: str) -> int:
    """The next card for a seat and reason, or NOTHING when deck and discards are both empty (R11.7)."""
    if not state.deck:
        reshuffle(state)
        if not state.deck:
            return NOTHING
    queues = state.queues
    card = NOTHING if queues is None else _scripted(state, queues, f"{seat.number} {reason}")
    if card < 0:
        card = state.deck.pop()
    if not state.deck:  # R11.6 at once, not at the next draw
        reshuffle(state)
    return card


def _scripted(state: State, queues: Queues, queue: str) -> int:
    """The next card of a queue, taken out of the deck, or NOTHING when the queue is empty.

    A good is unknown to everyone, so a card that lies as a good while the script wants it drawn changes
    places with the top of the deck: nobody could tell.
    """
    card = queues.next_draw(queue)
    if card < 0:
        return NOTHING
    at = index_of(state.deck, card)
    if at >= 0:
        return state.deck.pop(at)
    for seat in state.seats:
        at = index_of(seat.goods, card)
        if at >= 0:
            seat.goods[at] = state.deck.pop()
            return card
    at = index_of(state.spent, card)
    if at >= 0:
        state.spent[at] = state.deck.pop()
        return card
    raise SetupError(f"script: queue {queue!r} wants {state.tables.ids[card]}, which is not in the deck")


def draw(state: State, seat: Seat, count: int, why: str) -> None:
    """Draw into the hand."""
    drawn: list[int] = []
    for _ in range(count):
        card = take_top(state, seat, "draw")
        if card < 0:
            break
        insert(seat.hand, card)
        drawn.append(card)
    if state.log is not None and count > 0:
        state.tell(events.Drew(seat.number, len(drawn), why, names(state, drawn)))


def draw_by_powers(state: State, seat: Seat, sum_at: int, without: int = NOTHING) -> None:
    """Draw for every tableau card that adds to this sum, but for the card just placed (R4.7, R5.20)."""
    tables = state.tables
    for card in seat.tableau[:]:
        if tables.sums[card][sum_at] and card != without:
            draw(state, seat, tables.sums[card][sum_at], tables.ids[card])


def take_from_hand(seat: Seat, card: int) -> None:
    seat.hand.pop(index_of(seat.hand, card))


def discard_picked(seat: Seat) -> None:
    """The picked cards leave the hand for the discard pile, face down."""
    for card in seat.picked:
        take_from_hand(seat, card)
        seat.discards.append(card)
    seat.picked = []


def add_card(state: State, seat: Seat, card: int) -> None:
    """A card joins the tableau; a windfall world comes with its good (R5.18)."""
    tables = state.tables
    seat.tableau.append(card)
    seat.goods.append(NOTHING)
    sums = seat.sums
    row = tables.sums[card]
    for at in range(SUMS):
        sums[at] += row[at]
    if tables.production[card] == WINDFALL:
        place_good(state, seat, len(seat.tableau) - 1, "windfall")


def remove_card(state: State, seat: Seat, card: int, world: int) -> None:
    """A card is discarded from the tableau, open, for the sake of `world`."""
    at = index_of(seat.tableau, card)
    seat.tableau.pop(at)
    seat.goods.pop(at)
    row = state.tables.sums[card]
    for each in range(SUMS):
        seat.sums[each] -= row[each]
    state.shown.append(card)
    if state.log is not None:
        ids = state.tables.ids
        state.tell(events.TableauCardDiscarded(seat.number, ids[card], ids[world]))


def place_good(state: State, seat: Seat, at: int, why: str) -> bool:
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


def remove_good(state: State, seat: Seat, world: int) -> None:
    """A good leaves its world for the discard pile, unseen."""
    at = index_of(seat.tableau, world)
    state.spent.append(seat.goods[at])
    seat.goods[at] = NOTHING


def earn(state: State, seat: Seat, vp: int) -> None:
    """VP chips from the pool; in the last round it may go below 0 (R8.5)."""
    seat.chips += vp
    state.pool -= vp


def call(state: State) -> None:
    """R2.2 Note which actions the seats have chosen."""
    called = [0] * ACTIONS
    for seat in state.seats:
        for act in seat.acts:
            count = bonus_count(seat, act)
            if count > called[act]:
                called[act] = count
    state.called = bytes(called)


def bonus_count(seat: Seat, action: int) -> int:
    """How often this seat chose an action this round."""
    count = 0
    for act in seat.acts:
        if act == action:
            count += 1
    return count
