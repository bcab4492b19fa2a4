"""Atoms of cards in hands, prep modules and draft packs (R6, R7, R9)."""

from mypy_extensions import i64

from cosmodrome.core.deck import refill, take_from_hand
from cosmodrome.core.pile import Pile, append, empty, place_of, placed, without
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.atoms.deck import discard
from cosmodrome.games.pocket_mars.atoms.knowledge import blur, sight_of
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.state import AUTOMA, Seat, State, colours, names
from cosmodrome.games.pocket_mars.tables import IDS, SUIT


def take_from_prep(seat: Seat, card: i64) -> None:
    """A card leaves the prep module; the caller puts it somewhere."""
    seat.prep = without(seat.prep, place_of(seat.prep, card))


def take_from_slot(owner: Seat, slot: int) -> i64:
    """The same, by its slot; which card it is."""
    card = owner.prep[slot]
    owner.prep = without(owner.prep, slot)
    return card


def prepare(state: State, seat: Seat, cards: Pile) -> None:
    """R7.5 Cards face down from hand to prep. R11.7 Which of two goes left is chance, so that places tell nothing."""
    if len(cards) == 2 and state.rng.below(2) > 0:
        cards = append(append(empty(), cards[1]), cards[0])
    for card in cards:
        blur(state, seat.hand, card, seat)
        take_from_hand(seat, card)
        seat.prep = append(seat.prep, card)
    if state.log is not None:
        state.tell(events.Prepared(seat.number, len(cards), colours(cards), names(cards)))


def return_prep(state: State, seat: Seat, card: int, why: str) -> None:
    """R6.9 A prep card goes back into the hand."""
    take_from_prep(seat, card)
    seat.hand = placed(seat.hand, card)
    if state.log is not None:
        state.tell(events.PrepReturned(seat.number, COLOURS[SUIT[card]], IDS[card], why))


def peek(state: State, seat: Seat, owner: Seat, why: str) -> None:
    """R6.8 From now on the seat knows these prep cards."""
    for card in owner.prep:
        state.known[card] |= sight_of(seat.number)
    if state.log is not None:
        state.tell(events.Peeked(seat.number, owner.number, names(owner.prep), why))


def _take_out(seat: Seat, card: i64) -> str:
    """Take an own card out of hand or prep; where it was."""
    at = place_of(seat.hand, card)
    if at >= 0:
        seat.hand = without(seat.hand, at)
        return "hand"
    take_from_prep(seat, card)
    return "prep"


def discard_own(state: State, seat: Seat, cards: Pile, why: str) -> None:
    """Discard own cards of one place, hand or prep."""
    source = "hand"
    for card in cards:
        source = _take_out(seat, card)
        discard(state, card)
    if state.log is not None:
        state.tell(events.Discarded(seat.number, names(cards), source, why))
    refill(state)


def discard_other(state: State, seat: Seat, owner: Seat, slot: int, why: str) -> None:
    """A prep card of another player goes to the discards."""
    card = take_from_slot(owner, slot)
    discard(state, card)
    if state.log is not None:
        state.tell(events.OtherDiscarded(seat.number, owner.number, IDS[card], why))
    refill(state)


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


def take_from_automa(state: State, seat: Seat, slot: int, why: str) -> None:
    """R10.4 A card of the automa's prep comes into the hand."""
    card = take_from_slot(state.players[AUTOMA], slot)
    state.known[card] |= sight_of(seat.number)
    seat.hand = placed(seat.hand, card)
    if state.log is not None:
        state.tell(events.TookFromAutoma(seat.number, COLOURS[SUIT[card]], IDS[card], why))


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
        discard(state, card)
        away = append(away, card)
    if state.log is not None:
        state.tell(events.DraftEnded(names(away)))


def pass_packs(state: State) -> None:
    """R9.3 To the left, so each pack comes from the seat before; who passes a pack on has seen it."""
    packs = [seat.pack for seat in state.seats]
    for seat in state.seats:
        seat.pack = packs[seat.number - 1]
        for card in seat.pack:
            state.known[card] |= sight_of(seat.number)
    if state.log is not None:
        state.tell(events.PacksPassed(len(packs[0])))
