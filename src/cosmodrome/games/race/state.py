"""State and Seat, and the atoms: the only functions that change what is on the table, each telling its event.

A card is a number (see tables.py). `hand`, `pool` and `picked` are kept in rising order.
"""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.deck import (
    CardSeat,
    Dealt,
    copy_seat,
    copy_table,
    draw_cards,
    next_card,
    refill,
    take_from_hand,
)
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.pile import (
    Pile,
    append,
    empty,
    packed,
    place_of,
    placed,
    pop,
    roomy,
    without,
)
from cosmodrome.games.race import events
from cosmodrome.games.race.own_deck import OwnDeck
from cosmodrome.games.race.sums import GOODS, KINDS, SUMS, WINDFALL
from cosmodrome.games.race.tables import Tables
from cosmodrome.games.race.tiles import TILES

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


class Seat(CardSeat):
    """One seat's cards and where it stands in the step. No __init__: `fresh_seat` makes one, `copy` assigns each."""

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
    revealed: int
    """The same once it has left the hand and all have seen it, until it is on the table, or NOTHING. A card turned up
    in a gamble lies there, too."""
    way: int
    price: int
    settled: Pile
    """R13.16 Of a seat that may place a second world: the first one, Military that lasts until the phase ends, and how
    many cards were discarded for it. Else empty. Replaced, never changed."""
    unused: Pile
    """Consume powers not yet used in this phase."""
    power: int
    """The Consume power being used, or NOTHING in the Trade bonus."""
    produced: Pile
    """Goods produced in this phase, by kind."""
    made: Pile
    """The worlds on which they were produced."""
    offers: list[int]
    """Start worlds to choose from."""
    own: OwnDeck | None
    """Its own deck, where cards are drafted."""

    def copy(self) -> "Seat":
        it = Seat()
        copy_seat(it, self)
        it.tableau = self.tableau[:]
        it.goods = self.goods[:]
        it.chips = self.chips
        it.sums = self.sums
        it.acts = self.acts
        it.calls = self.calls
        it.looked = self.looked[:]
        it.placing = self.placing
        it.revealed = self.revealed
        it.way = self.way
        it.price = self.price
        it.settled = self.settled
        it.unused = self.unused[:]
        it.power = self.power
        it.produced = self.produced[:]
        it.made = self.made[:]
        it.offers = self.offers
        it.own = None if self.own is None else self.own.copy()
        return it


NO_CLAIMS: Final[list[int]] = [0] * len(TILES)
NO_SUMS: Final = packed([0] * SUMS)
NO_GOODS: Final = packed([0] * KINDS)


def fresh_seat() -> Seat:
    """A player before the first round; what every seat has, `set_table` fills in."""
    it = Seat()
    it.hand = empty()
    it.tableau = empty()
    it.goods = empty()
    it.chips = 0
    it.sums = NO_SUMS[:]
    it.acts = NO_ACTS
    it.calls = 0
    it.looked = empty()
    it.placing = NOTHING
    it.revealed = NOTHING
    it.way = NOTHING
    it.price = 0
    it.settled = empty()
    it.unused = empty()
    it.power = NOTHING
    it.produced = NO_GOODS[:]
    it.made = empty()
    it.discards = empty()
    it.offers = []
    it.own = None
    return it


class State(Dealt[Seat]):
    """The whole table, seats in timing order (R1.7). No __init__: `set_up` makes one, `copy` assigns each field."""

    tables: Tables
    pool: int
    """VP chips left; below 0 when the last round paid out more than there were (R8.5)."""
    options: dict[str, OptionValue]
    """Those of the table, never changed; what has to be quick stands below once more."""
    first_game: bool
    experienced: bool
    pack: int
    """Which cards are played with, by the number that box.py gives."""
    revealed: bool
    """Whether this round's actions lie open."""
    causes: list[str]
    """Why the game has ended; empty before."""
    goals: list[int]
    """R14.30 The goal tiles in play, rising, never changed; none where goals are not played."""
    claims: list[int]
    """By tile, whether in play or not, who has it: seats as bits. Replaced, never changed."""
    whose: int
    """R15.7 Whose own deck and discards lie in `deck`, `shown` and `unseen`; NOTHING while all share one."""
    packs: list[list[int]]
    """R15.3 Of each pack of the draft the cards taken, in order; replaced, never changed."""
    out: Pile
    """R15.4 Cards left over from the draft."""

    def use_deck(self, seat: Seat) -> None:
        """R15.7 Where each seat has a deck of its own: what is drawn and discarded now is this seat's."""
        if self.whose == seat.number:
            return
        if self.whose != NOTHING:
            last = self.seats[self.whose].own
            assert last is not None
            last.deck, last.shown, last.unseen = self.deck, self.shown, self.unseen
        own = seat.own
        assert own is not None
        self.deck, self.shown, self.unseen = own.deck, own.shown, own.unseen
        own.deck, own.shown, own.unseen = empty(), empty(), empty()
        self.whose = seat.number

    def gathered(self) -> Pile:
        """The discards of the deck in use."""
        if self.whose == NOTHING:
            return super().gathered()
        seat = self.seats[self.whose]
        cards = self.shown
        for pile in (self.unseen, seat.discards):
            for card in pile:
                cards = append(cards, card)
        self.shown, self.unseen, seat.discards = empty(), empty(), empty()
        return cards

    def card_id(self, card: int) -> str:
        return self.tables.ids[card]

    def reshuffled(self, cards: int, shown: int) -> None:
        """R11.6"""
        self.tell(
            events.Reshuffled(cards) if self.whose == NOTHING else events.OwnReshuffled(self.whose, cards)
        )

    def exchange(self, card: i64) -> bool:
        """A good is unknown to everyone, so one that a script draws changes places: nobody could tell."""
        for seat in self.seats:
            at = place_of(seat.goods, card)
            if at >= 0:
                self.deck, top = pop(self.deck)
                seat.goods[at] = top
                return True
        return False

    def copy(self) -> "State":
        it = State()
        copy_table(it, self)
        it.tables = self.tables
        it.seats = [seat.copy() for seat in self.seats]
        it.pool = self.pool
        it.first_game = self.first_game
        it.experienced = self.experienced
        it.options = self.options
        it.pack = self.pack
        it.revealed = self.revealed
        it.causes = self.causes
        it.goals = self.goals
        it.claims = self.claims
        it.whose = self.whose
        it.packs = self.packs
        it.out = self.out[:]
        return it


def names(state: State, cards: Pile) -> list[str]:
    ids = state.tables.ids
    return [ids[card] for card in cards]


def draw(state: State, seat: Seat, count: int, why: str) -> None:
    """Draw into the hand."""
    if state.whose != NOTHING:
        state.use_deck(seat)
    drawn = draw_cards(state, seat, count, "draw")
    if state.log is not None and count > 0:
        state.tell(events.Drew(seat.number, len(drawn), why, names(state, drawn)))


def draw_by_powers(state: State, seat: Seat, sum_at: int, but: int = NOTHING, first: int = NOTHING) -> None:
    """Draw for every tableau card that adds to this sum, but for those just placed (R4.7, R5.20, R13.19)."""
    tables = state.tables
    for card in seat.tableau:
        if tables.sums[card][sum_at] and card != but and card != first:
            draw(state, seat, tables.sums[card][sum_at], tables.ids[card])


def join(state: State, seat: Seat, card: int) -> None:
    """A card joins the tableau; once that is told, `windfall` follows."""
    tables = state.tables
    seat.placing = NOTHING
    seat.revealed = NOTHING
    seat.tableau = append(seat.tableau, card)
    seat.goods = append(seat.goods, NOTHING)
    row = tables.sums[card]
    adds_to = tables.adds_to[card]
    if adds_to:
        sums = seat.sums[:]
        for at in adds_to:
            sums[at] = sums[at] + row[at]
        seat.sums = sums


def add_up(tables: Tables, seat: Seat) -> None:
    """Make the sums of a tableau anew."""
    seat.sums = NO_SUMS[:]
    for card in seat.tableau:
        row = tables.sums[card]
        for at in tables.adds_to[card]:
            seat.sums[at] = seat.sums[at] + row[at]


def windfall(state: State, seat: Seat) -> None:
    """R5.18 A windfall world that has just joined the tableau comes with its good."""
    at = len(seat.tableau) - 1
    if state.tables.production[seat.tableau[at]] == WINDFALL:
        place_good(state, seat, at, "windfall", False)


def start(state: State, seat: Seat, world: int) -> None:
    """R1.6 A start world is the first card of its tableau; R10.9 the others offered are discarded, open.

    R15.8 One that was dealt face down for the draft is discarded face down.
    """
    for other in seat.offers:
        if other == world:
            continue
        if seat.own is None:
            state.shown = append(state.shown, other)
        else:
            seat.discards = append(seat.discards, other)
    if seat.own is not None:
        seat.own.start = world
    seat.offers = []
    join(state, seat, world)
    if state.log is not None:
        state.tell(events.Started(seat.number, state.tables.ids[world]))
    windfall(state, seat)


def look(state: State, seat: Seat, count: int) -> None:
    """R3.1 Look at cards, to keep some."""
    if state.whose != NOTHING:
        state.use_deck(seat)
    seat.looked = roomy(count)
    left: i64 = count
    while left > 0:
        card = next_card(state, seat.number, "explore")
        if card >= 0:
            seat.looked = placed(seat.looked, card)
            refill(state)
        left -= 1
    if state.log is not None:
        state.tell(events.Explored(seat.number, len(seat.looked), names(state, seat.looked)))


def keep(state: State, seat: Seat) -> None:
    """R3.4 The picked ones of the cards looked at come into the hand, the others are discarded, face down."""
    kept = seat.picked
    away = seat.looked
    for card in kept:
        away = without(away, place_of(away, card))
        seat.hand = placed(seat.hand, card)
    for card in away:
        seat.discards = append(seat.discards, card)
    seat.looked = empty()
    seat.picked = empty()
    if state.log is not None:
        state.tell(events.Kept(seat.number, len(kept), len(away), names(state, kept), names(state, away)))


def forget_produced(seat: Seat) -> None:
    """Produce begins: nothing is produced yet."""
    seat.produced = NO_GOODS[:]
    seat.made = empty()


def reveal(state: State, phase: str, could: list[bool]) -> None:
    """The picked cards leave the hands and are shown together; `could` tells of each seat whether it had a choice."""
    for seat in state.seats:
        if seat.placing >= 0:
            reveal_one(state, seat)
        elif state.log is not None:
            state.tell(events.Declined(seat.number, phase, could[seat.number]))


def reveal_one(state: State, seat: Seat) -> None:
    """The picked card leaves the hand, in sight of all."""
    take_from_hand(seat, seat.placing)
    seat.revealed = seat.placing
    if state.log is not None:
        state.tell(events.Revealed(seat.number, state.tables.ids[seat.placing]))


def turn_up(state: State, seat: Seat, guess: int) -> None:
    """R6.16 Turn up the top card and keep it if its number was guessed."""
    if state.whose != NOTHING:
        state.use_deck(seat)
    tables = state.tables
    card = next_card(state, seat.number, "draw")
    won = card >= 0 and tables.number[card] == guess
    seat.revealed = int(card)
    refill(state)  # R11.6 before a missed card is discarded
    seat.revealed = NOTHING
    if won:
        seat.hand = placed(seat.hand, card)
    elif card >= 0:
        state.shown = append(state.shown, card)
    if state.log is not None:
        name = tables.ids[card] if card >= 0 else None
        state.tell(events.Gambled(seat.number, guess, name, won))


def remove_card(state: State, seat: Seat, card: i64, world: int) -> None:
    """A card is discarded from the tableau, open, for the sake of `world`."""
    if state.whose != NOTHING:
        state.use_deck(seat)
    at = place_of(seat.tableau, card)
    seat.tableau = without(seat.tableau, at)
    seat.goods = without(seat.goods, at)
    row = state.tables.sums[card]
    sums = seat.sums[:]
    for each in state.tables.adds_to[card]:
        sums[each] = sums[each] - row[each]
    seat.sums = sums
    state.shown = append(state.shown, card)
    if state.log is not None:
        ids = state.tables.ids
        state.tell(events.TableauCardDiscarded(seat.number, ids[card], ids[world]))


def place_good(state: State, seat: Seat, at: i64, why: str, produced: bool) -> bool:
    """A good on the tableau card at this place, counted as produced or not; False when no card was left for it."""
    if state.whose != NOTHING:
        state.use_deck(seat)
    card = next_card(state, seat.number, "good")
    if card < 0:
        return False
    seat.goods[at] = card
    kind = state.tables.good[seat.tableau[at]]
    if produced:
        seat.produced[kind] = seat.produced[kind] + 1
        seat.made = append(seat.made, seat.tableau[at])
    refill(state)
    if state.log is not None:
        world = state.tables.ids[seat.tableau[at]]
        state.tell(events.GoodPlaced(seat.number, world, GOODS[kind - 1], why))
    return True


def remove_good(state: State, seat: Seat, world: i64) -> None:
    """A good leaves its world for the discard pile, unseen."""
    if state.whose != NOTHING:
        state.use_deck(seat)
    at = place_of(seat.tableau, world)
    state.unseen = append(state.unseen, seat.goods[at])
    seat.goods[at] = NOTHING


def earn(state: State, seat: Seat, vp: int) -> None:
    """VP chips from the pool; in the last round it may go below 0 (R8.5)."""
    seat.chips += vp
    state.pool -= vp


def bonus_count(seat: Seat, action: int) -> int:
    """How often this seat chose an action this round."""
    twice = (seat.calls >> (2 * action)) & 3
    return 2 if twice == 3 else int(twice)


def holds(state: State, tile: int, seat: int) -> bool:
    """Whether a seat has a goal tile, or of one that several got at once a chip."""
    return bool(state.claims[tile] >> seat & 1)


def holder_of(state: State, tile: int) -> int:
    """The seat that has a goal tile, the first one of several, or NOTHING."""
    for seat in state.seats:
        if holds(state, tile, seat.number):
            return seat.number
    return NOTHING


def award(state: State, tile: int, seats: list[int]) -> None:
    """R14.3 All seats that meet a goal first get what it gives, for good."""
    for seat in seats:
        _claim(state, tile, state.claims[tile] | 1 << seat)
        if state.log is not None:
            state.tell(events.GoalClaimed(seat, TILES[tile].id, TILES[tile].vp))


def hand_over(state: State, tile: int, after: int) -> None:
    """R14.5 to R14.11 A tile for the most goes to another seat, or with NOTHING back to the centre."""
    before = holder_of(state, tile)
    _claim(state, tile, 1 << after if after != NOTHING else 0)
    if state.log is None:
        return
    if after == NOTHING:
        state.tell(events.GoalReturned(before, TILES[tile].id))
    else:
        state.tell(
            events.GoalTaken(after, TILES[tile].id, TILES[tile].vp, before if before != NOTHING else None)
        )


def _claim(state: State, tile: int, seats: int) -> None:
    state.claims = state.claims[:]
    state.claims[tile] = seats
