"""State and Seat, and the atoms: the only functions that change what is on the table, each telling its event.

A card is a number (see tables.py); on a pile, one that lies face down is its number plus CARDS. `hand`, `pack`,
`pool` and `picked` are kept in rising order, `prep` by slot. A player is a seat or, in the solo game, the automa,
who comes last. What copies share is replaced, never changed.
"""

from typing import Any, Final

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.flow import Playing
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pickling import Shared
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
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.meta import COLONISTS, FAILED, PREPARED, SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.reckoning import beats, number_to_beat
from cosmodrome.games.pocket_mars.tables import CARDS, HAND, IDS, SUIT, Tables

AUTOMA: Final = 1
"""The automa's number among the players of the solo game."""
SOLO: Final = 1
"""In `called`: the automa plays."""


class Rules(Shared):
    """The options of a table, folded; never changed."""

    def __init__(
        self,
        seats: int,
        energy_max: int,
        four_vp: int,
        tied_energy: bool,
        energy_breaks_ties: bool,
        drafting: bool,
        may_skip_hand_action: bool,
        automa_ship: int,
        ends_at_once: bool,
        solo_tie: str,
        construction_moves: bool,
    ) -> None:
        self.seats = seats
        self.solo = seats == 1
        self.room = 2 if seats > 2 else 1
        """R3.2 Colonists a two-star space can take."""
        self.energy_max = energy_max
        self.four_vp = four_vp
        self.tied_energy = tied_energy
        self.energy_breaks_ties = energy_breaks_ties
        self.drafting = drafting
        self.may_skip_hand_action = may_skip_hand_action
        self.automa_ship = automa_ship
        self.ends_at_once = ends_at_once
        """R10.9 In the solo game only."""
        self.solo_tie = solo_tie
        self.construction_moves = construction_moves

    def __reduce__(self) -> Any:
        folded = (self.seats, self.energy_max, self.four_vp, self.tied_energy, self.energy_breaks_ties)
        more = (self.drafting, self.may_skip_hand_action, self.automa_ship, self.ends_at_once, self.solo_tie)
        return Rules, (*folded, *more, self.construction_moves)


class Seat(AskedSeat):
    """One player's colonists and cards. No __init__: `fresh_seat` makes one, `copy` assigns each."""

    earth: int
    ship: int
    energy: int
    one: Pile
    """Colonists on the one-star space of each building with spaces; replaced, never changed, as is `two`."""
    two: Pile
    hand: Pile
    prep: Pile
    pack: Pile
    """In the draft: the cards to choose one of; replaced, never changed."""

    def copy(self) -> "Seat":
        it = Seat()
        it.number = self.number
        it.earth = self.earth
        it.ship = self.ship
        it.energy = self.energy
        it.one = self.one
        it.two = self.two
        it.hand = self.hand[:]
        it.prep = self.prep[:]
        it.pack = self.pack
        it.options = self.options
        it.todo = self.todo[:]
        it.pool = self.pool
        it.picked = self.picked[:]
        it.owed = self.owed
        return it


NOBODY: Final = packed([0] * SPACES)
NO_CARDS: Final = packed([0] * CARDS)


def fresh_seat(number: int) -> Seat:
    """A player before the first round: one colonist on the ship, six on Earth, energy 1 (R1.2)."""
    it = Seat()
    it.number = number
    it.earth = COLONISTS - 1
    it.ship = 1
    it.energy = 1
    it.one = NOBODY[:]
    it.two = NOBODY[:]
    it.hand = empty()
    it.prep = empty()
    it.pack = empty()
    it.options = []
    it.todo = empty()
    it.pool = empty()
    it.picked = empty()
    it.owed = 0
    return it


class State(Playing[Seat]):
    """The whole table. No __init__: `setting_up.py` makes a fresh one, `copy` assigns each field."""

    tables: Tables
    rules: Rules
    players: list[Seat]
    """The seats, clockwise from the start player, and in the solo game the automa behind them."""
    piles: list[Pile]
    """Project cards at each building, the topmost last; CARDS is added to one that lies face down.

    The list and the piles in it are replaced, never changed.
    """
    deck: Pile
    """The top card is the last."""
    buried: int
    """Cards at the bottom of the deck that were put there in sight, so that their colours are known."""
    discards: Pile
    known: Pile
    """For each card, the seats that know where it is though it is hidden, as a sum of 2 ** seat."""
    rng: Rng
    reshuffles: list[list[int]]
    """Scripted orders of later reshuffles; replaced, never changed."""
    turn: int
    """The active player, or NOTHING before the first round."""
    card: int
    """The card being played, or NOTHING."""
    held: bool
    """Whether it lies on no pile yet: a hand card until its action is done."""
    here: int
    """The building it is attached to, or NOTHING."""
    short: bool
    """R10.9 Whether the automa's prep could not be refilled."""
    causes: list[str]
    """Why the game has ended; empty before. Replaced, never changed."""

    def copy(self) -> "State":
        it = State()
        it.log = None
        it.todo = self.todo[:]
        it.tables = self.tables
        it.rules = self.rules
        players = [player.copy() for player in self.players]
        it.players = players
        it.seats = players[:1] if self.rules.solo else players
        it.piles = self.piles
        it.deck = self.deck[:]
        it.buried = self.buried
        it.discards = self.discards[:]
        it.known = self.known[:]
        it.rng = self.rng.copy()
        it.reshuffles = self.reshuffles
        it.round = self.round
        it.turn = self.turn
        it.now = self.now
        it.called = self.called
        it.over = self.over
        it.ask_anyway = self.ask_anyway
        it.card = self.card
        it.held = self.held
        it.here = self.here
        it.short = self.short
        it.causes = self.causes
        return it


def names(cards: Pile) -> list[str]:
    return [IDS[card] for card in cards]


def colours(cards: Pile) -> list[str]:
    return [COLOURS[SUIT[card]] for card in cards]


def is_automa(state: State, seat: Seat) -> bool:
    return state.rules.solo and seat.number == AUTOMA


# What can be seen on the table.


def number_at(state: State, building: int) -> int:
    """R4.4 The number to beat at a building."""
    return number_to_beat(state.tables, building, state.piles[building])


def number_under(state: State) -> int:
    """The number that the card being played had to beat: what it lies on."""
    return number_to_beat(state.tables, state.here, state.piles[state.here], 1)


def two_star_room(state: State, building: i64) -> i64:
    """R3.2 Colonists that still fit on a two-star space; all players share it."""
    room: i64 = state.rules.room
    for player in state.players:
        room -= player.two[building]
    return room


def at_building(seat: Seat, building: i64) -> i64:
    """A player's colonists at a building with spaces; none at Habitation."""
    return seat.one[building] + seat.two[building] if 0 <= building < SPACES else 0


def on_mars(seat: Seat) -> int:
    return COLONISTS - seat.earth - seat.ship


# Colonists and energy.


def moved(counts: Pile, building: int, by: int) -> Pile:
    """Colonists by building with some more or fewer at one of them."""
    counts = counts[:]
    counts[building] += by
    return counts


def launch(state: State, seat: Seat, count: int, why: str) -> None:
    """R2.4 Colonists from Earth to the ship, as many as there are."""
    count = min(count, seat.earth)
    if count == 0:
        return
    seat.earth -= count
    seat.ship += count
    if state.log is not None:
        if is_automa(state, seat):
            state.tell(events.AutomaLaunched(why))
        else:
            state.tell(events.Launched(seat.number, count, why))


def gain_energy(state: State, seat: Seat, count: int, why: str) -> None:
    """R3.6 The marker goes up; what goes beyond the top space is lost."""
    gained = min(count, state.rules.energy_max - seat.energy)
    seat.energy += gained
    if state.log is not None:
        if is_automa(state, seat):
            state.tell(events.AutomaGainedEnergy(gained, seat.energy))
        else:
            state.tell(events.EnergyGained(seat.number, gained, count - gained, seat.energy, why))


def pay_for_action(state: State, seat: Seat, card: int, half: int) -> None:
    """R6.13 The energy that an action costs is paid before its effects."""
    cost = state.tables.cost[2 * card + half]
    seat.energy -= cost
    if state.log is not None:
        which = "hand" if half == HAND else "prep"
        state.tell(events.ActionDone(seat.number, IDS[card], which, cost, seat.energy))


def place(state: State, seat: Seat, building: int, from_earth: bool, why: str) -> None:
    """R3.1 A colonist to a one-star space, from the ship or straight from Earth."""
    if from_earth:
        seat.earth -= 1
    else:
        seat.ship -= 1
    seat.one = moved(seat.one, building, 1)
    if state.log is not None:
        if is_automa(state, seat):
            state.tell(events.AutomaPlaced(COLOURS[building], why))
        else:
            source = "earth" if from_earth else "ship"
            state.tell(events.Placed(seat.number, COLOURS[building], source, why))


def promote(state: State, owner: Seat, building: int, mover: Seat, why: str) -> None:
    """R5.2 From the one-star to the two-star space."""
    owner.one = moved(owner.one, building, -1)
    owner.two = moved(owner.two, building, 1)
    if state.log is not None:
        if is_automa(state, mover):
            state.tell(events.AutomaPromoted(COLOURS[building]))
        else:
            state.tell(events.Promoted(mover.number, owner.number, COLOURS[building], why))


def demote(state: State, owner: Seat, building: int, mover: Seat, why: str) -> None:
    """R5.2 From the two-star to the one-star space."""
    owner.two = moved(owner.two, building, -1)
    owner.one = moved(owner.one, building, 1)
    if state.log is not None:
        if is_automa(state, mover):
            state.tell(events.AutomaDemoted(owner.number, COLOURS[building]))
        else:
            state.tell(events.Demoted(mover.number, owner.number, COLOURS[building], why))


def swap_stars(state: State, mover: Seat, up: Seat, down: Seat, building: int, why: str) -> None:
    """R6.7 Two colonists exchange the spaces of one building; the count on each stays."""
    up.one = moved(up.one, building, -1)
    up.two = moved(up.two, building, 1)
    down.two = moved(down.two, building, -1)
    down.one = moved(down.one, building, 1)
    if state.log is not None:
        state.tell(events.Swapped(mover.number, up.number, down.number, COLOURS[building], why))


# Cards.


def blur(state: State, cards: Pile, card: i64, seat: Seat) -> None:
    """R11.5 One of several cards of a colour leaves a hand or pack unseen: others no longer know which is which."""
    suit = SUIT[card]
    same = 0
    for other in cards:
        if SUIT[other] == suit:
            same += 1
    if same < 2:
        return
    known = state.known
    own = sight_of(seat)
    for other in cards:
        if SUIT[other] == suit:
            known[other] &= own


def sight_of(seat: Seat) -> i64:
    """A seat's part of a `known` sum."""
    one: i64 = 1
    at: i64 = seat.number
    return one << at


def _from_hand(seat: Seat, card: i64) -> None:
    seat.hand = without(seat.hand, place_of(seat.hand, card))


def _from_prep(seat: Seat, card: i64) -> None:
    seat.prep = without(seat.prep, place_of(seat.prep, card))


def _from_slot(owner: Seat, slot: int) -> i64:
    card = owner.prep[slot]
    owner.prep = without(owner.prep, slot)
    return card


def _lay(state: State, building: int, entry: i64) -> None:
    """A card on top of a pile."""
    piles = state.piles[:]
    piles[building] = append(piles[building][:], entry)
    state.piles = piles


def _begin_play(state: State, card: i64) -> None:
    """The card lies open, on no pile yet."""
    state.known[card] = 0
    state.card = int(card)
    state.held = True
    state.here = NOTHING


def play_hand_card(state: State, seat: Seat, card: int) -> None:
    """R4.1 Action A."""
    _from_hand(seat, card)
    _begin_play(state, card)
    if state.log is not None:
        state.tell(events.HandCardPlayed(seat.number, IDS[card]))


def play_prep_card(state: State, seat: Seat, card: int) -> None:
    """R4.3 Action B."""
    _from_prep(seat, card)
    _begin_play(state, card)
    if state.log is not None:
        state.tell(events.PrepCardPlayed(seat.number, IDS[card]))


def play_other_card(state: State, seat: Seat, owner: Seat, slot: int) -> None:
    """R4.9 Action C."""
    card = _from_slot(owner, slot)
    _begin_play(state, card)
    if state.log is not None:
        state.tell(events.OtherCardPlayed(seat.number, owner.number, IDS[card]))


def begin_turn(state: State) -> None:
    """R2.1 The next seat clockwise is active; every round begins with the start player."""
    lay_down_cards(state)
    state.turn = (state.turn + 1) % state.rules.seats
    if state.turn == 0:
        state.round += 1
        if state.log is not None:
            state.tell(events.RoundBegan(state.round))
    if state.log is not None:
        state.tell(events.TurnBegan(state.turn))


def lay_down_cards(state: State) -> None:
    """A new turn, or a new part of one, begins: no card is being played."""
    state.card = NOTHING
    state.here = NOTHING


def _discard(state: State, card: i64) -> None:
    """A card face up on the discard pile; where it comes from is the caller's to tell."""
    state.known[card] = 0
    state.discards = append(state.discards, card)


def discard_played(state: State, seat: Seat) -> None:
    """R4.1 The hand card whose action is done."""
    state.held = False
    _discard(state, state.card)
    if state.log is not None:
        state.tell(events.PlayedCardDiscarded(seat.number, IDS[state.card]))


def _take_out(seat: Seat, card: i64) -> str:
    """Take an own card out of hand or prep; where it was."""
    at = place_of(seat.hand, card)
    if at >= 0:
        seat.hand = without(seat.hand, at)
        return "hand"
    _from_prep(seat, card)
    return "prep"


def discard_own(state: State, seat: Seat, cards: Pile, why: str) -> None:
    """Discard own cards of one place, hand or prep."""
    source = "hand"
    for card in cards:
        source = _take_out(seat, card)
        _discard(state, card)
    if state.log is not None:
        state.tell(events.Discarded(seat.number, names(cards), source, why))
    refresh(state)


def discard_other(state: State, seat: Seat, owner: Seat, slot: int, why: str) -> None:
    """A prep card of another player goes to the discards."""
    card = _from_slot(owner, slot)
    _discard(state, card)
    if state.log is not None:
        state.tell(events.OtherDiscarded(seat.number, owner.number, IDS[card], why))
    refresh(state)


def _top_of_deck(state: State) -> i64:
    """Take the top card of the deck, which must not be empty."""
    state.deck, card = pop(state.deck)
    if len(state.deck) < state.buried:
        state.buried = len(state.deck)
    return card


def draw(state: State, seat: Seat, count: int, why: str) -> None:
    """R7.3 Cards from the deck into the hand, as many as there are."""
    drawn = empty()
    for _ in range(count):
        if len(state.deck) == 0:
            if state.log is not None:
                _tell_drawn(state, seat, drawn, why)  # before the reshuffle, in the order of what happened
                drawn = empty()
            refresh(state)
            if len(state.deck) == 0:
                break
        card = _top_of_deck(state)
        state.known[card] |= sight_of(seat)
        seat.hand = placed(seat.hand, card)
        if state.log is not None:
            drawn = append(drawn, card)
    if state.log is not None:
        _tell_drawn(state, seat, drawn, why)
    if len(state.deck) == 0:
        refresh(state)


def _tell_drawn(state: State, seat: Seat, cards: Pile, why: str) -> None:
    if len(cards) > 0:
        state.tell(events.Drew(seat.number, len(cards), colours(cards), names(cards), why))


def refresh(state: State) -> None:
    """R7.4 An empty deck is made anew from the discards and the cards under others; R10.5 not in the solo game."""
    if len(state.deck) > 0 or state.rules.solo:
        return
    there = NO_CARDS[:]
    for card in state.discards:
        there[card] = 1
    buried = 0
    piles = state.piles[:]
    for building, pile in enumerate(piles):
        last = len(pile) - 1
        if last > 0:
            buried += last
            for entry in pile[:last]:
                there[entry if entry < CARDS else entry - CARDS] = 1
            piles[building] = pile[last:]
    deck = empty()
    for card, one in enumerate(there):  # by number, so that the order of discarding does not matter
        if one > 0:
            deck = append(deck, card)
            state.known[card] = 0
    if len(deck) == 0:
        return
    state.rng.mix(deck)
    if state.reshuffles:
        scripted = listed(deck)
        put_on_top(scripted, state.reshuffles[0])
        deck = packed(scripted)
        state.reshuffles = state.reshuffles[1:]
    state.piles = piles
    state.deck = deck
    state.discards = empty()
    state.buried = 0
    if state.log is not None:
        state.tell(events.Reshuffled(len(deck), buried))


def bury(state: State, seat: Seat, card: i64, why: str) -> None:
    """R5.1 An own card face down under the deck; all see its colour and whether it was prepared."""
    if place_of(seat.hand, card) >= 0:
        blur(state, seat.hand, card, seat)
    source = _take_out(seat, card)
    deck = append(empty(), card)
    for other in state.deck:
        deck = append(deck, other)
    state.deck = deck
    state.buried += 1
    if state.log is not None:
        state.tell(events.Buried(seat.number, COLOURS[SUIT[card]], source, IDS[card], why))


def return_prep(state: State, seat: Seat, card: int, why: str) -> None:
    """R6.9 A prep card goes back into the hand."""
    _from_prep(seat, card)
    seat.hand = placed(seat.hand, card)
    if state.log is not None:
        state.tell(events.PrepReturned(seat.number, COLOURS[SUIT[card]], IDS[card], why))


def prepare(state: State, seat: Seat, cards: Pile) -> None:
    """R7.5 Cards face down from hand to prep. R11.7 Which of two goes left is chance, so that places tell nothing."""
    if len(cards) == 2 and state.rng.below(2) > 0:
        cards = append(append(empty(), cards[1]), cards[0])
    for card in cards:
        blur(state, seat.hand, card, seat)
        _from_hand(seat, card)
        seat.prep = append(seat.prep, card)
    if state.log is not None:
        state.tell(events.Prepared(seat.number, len(cards), colours(cards), names(cards)))


def peek(state: State, seat: Seat, owner: Seat, why: str) -> None:
    """R6.8 From now on the seat knows these prep cards."""
    for card in owner.prep:
        state.known[card] |= sight_of(seat)
    if state.log is not None:
        state.tell(events.Peeked(seat.number, owner.number, names(owner.prep), why))


def attach(state: State, seat: Seat) -> None:
    """R4.3 The card being played goes face up on the pile of its building."""
    card = state.card
    building = SUIT[card]
    _lay(state, building, card)
    state.held = False
    state.here = building
    if state.log is not None:
        value, number = state.tables.value[card], number_under(state)
        state.tell(
            events.Attached(seat.number, IDS[card], COLOURS[building], value, number, beats(value, number))
        )


def swap_cards(state: State, seat: Seat, building: int, why: str) -> None:
    """R6.6 The two topmost cards of a pile change places, each staying face up or down."""
    piles = state.piles[:]
    pile = piles[building][:]
    top: i64 = len(pile) - 1
    under = pile[top - 1]
    pile[top - 1] = pile[top]
    pile[top] = under
    piles[building] = pile
    state.piles = piles
    if state.log is not None:
        state.tell(events.CardsSwapped(seat.number, COLOURS[building], number_at(state, building), why))


def cover_with_played(state: State, seat: Seat, building: int, why: str) -> None:
    """R6.10 The card being played: from the hand onto any pile; attached, it is turned over where it lies."""
    card = state.card
    if state.held:
        state.held = False
        _lay(state, building, card + CARDS)
    else:
        piles = state.piles[:]
        pile = piles[building][:]
        pile[place_of(pile, card)] = card + CARDS
        piles[building] = pile
        state.piles = piles
    state.known[card] = (1 << state.rules.seats) - 1  # all have seen it
    _tell_covered(state, seat, building, card, "this", why)


def cover_from_hand(state: State, seat: Seat, building: int, card: i64, why: str) -> None:
    """R6.10 A card of the hand goes face down onto a pile."""
    blur(state, seat.hand, card, seat)
    _from_hand(seat, card)
    _lay(state, building, card + CARDS)
    _tell_covered(state, seat, building, card, "hand", why)


def cover_from_deck(state: State, seat: Seat, building: int, why: str) -> None:
    """R6.10 The top card of the deck goes face down onto a pile."""
    card = _top_of_deck(state)
    _lay(state, building, card + CARDS)
    _tell_covered(state, seat, building, card, "deck", why)
    refresh(state)


def _tell_covered(state: State, seat: Seat, building: int, card: i64, source: str, why: str) -> None:
    if state.log is not None:
        name = IDS[card] if source == "this" else ""
        colour = COLOURS[SUIT[card]]
        state.tell(events.Covered(seat.number, COLOURS[building], colour, source, name, why))


# The draft.


def draft(state: State, seat: Seat, card: i64) -> None:
    """R9.2 One card of the pack is kept."""
    blur(state, seat.pack, card, seat)
    seat.pack = without(seat.pack[:], place_of(seat.pack, card))
    seat.hand = placed(seat.hand, card)
    if state.log is not None:
        state.tell(events.Drafted(seat.number, COLOURS[SUIT[card]], IDS[card]))


def end_draft(state: State) -> None:
    """R9.4 The last card of each pack is discarded."""
    away = empty()
    for seat in state.seats:
        card = seat.pack[0]
        seat.pack = empty()
        _discard(state, card)
        away = append(away, card)
    if state.log is not None:
        state.tell(events.DraftEnded(names(away)))


def pass_packs(state: State) -> None:
    """R9.3 To the left, so each pack comes from the seat before; who passes a pack on has seen it."""
    packs = [seat.pack for seat in state.seats]
    for seat in state.seats:
        seat.pack = packs[seat.number - 1]
        for card in seat.pack:
            state.known[card] |= sight_of(seat)
    if state.log is not None:
        state.tell(events.PacksPassed(len(packs[0])))


# The automa's cards.


def take_from_automa(state: State, seat: Seat, slot: int, why: str) -> None:
    """R10.4 A card of the automa's prep comes into the hand."""
    card = _from_slot(state.players[AUTOMA], slot)
    state.known[card] |= sight_of(seat)
    seat.hand = placed(seat.hand, card)
    if state.log is not None:
        state.tell(events.TookFromAutoma(seat.number, COLOURS[SUIT[card]], IDS[card], why))


def fail_system(state: State) -> None:
    """R10.7 System Failure."""
    lost = _lose_cards(state)
    if state.log is not None:
        state.tell(events.SystemFailed(names(lost)))


def lose_for_water(state: State) -> None:
    """R10.8 A Water activation, or one of Energy at the top."""
    lost = _lose_cards(state)
    if state.log is not None:
        state.tell(events.AutomaDiscarded(names(lost)))


def _lose_cards(state: State) -> Pile:
    """The top cards of the deck, or what is left, face up to the discards."""
    lost = empty()
    for _ in range(FAILED):
        if len(state.deck) > 0:
            card = _top_of_deck(state)
            _discard(state, card)
            lost = append(lost, card)
    return lost


def refill(state: State) -> None:
    """R10.9 Two cards in the automa's prep again; where the deck has too few, the game ends."""
    automa = state.players[AUTOMA]
    drawn = empty()
    while len(automa.prep) < PREPARED and len(state.deck) > 0:
        card = _top_of_deck(state)
        automa.prep = append(automa.prep, card)
        drawn = append(drawn, card)
    short = PREPARED - len(automa.prep)
    state.short = short > 0
    if state.log is not None:
        state.tell(events.AutomaRefilled(colours(drawn), short))
