"""Atoms of the cards at buildings: what covers what (R6)."""

from mypy_extensions import i64

from cosmodrome.core.deck import refill, take_from_hand, take_top
from cosmodrome.core.pile import append, place_of
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.atoms.knowledge import blur
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.state import Seat, State, number_at
from cosmodrome.games.pocket_mars.tables import CARDS, IDS, SUIT


def lay(state: State, building: int, entry: i64) -> None:
    """A card on top of a pile."""
    piles = state.piles[:]
    piles[building] = append(piles[building][:], entry)
    state.piles = piles


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
        lay(state, building, card + CARDS)
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
    take_from_hand(seat, card)
    lay(state, building, card + CARDS)
    _tell_covered(state, seat, building, card, "hand", why)


def cover_from_deck(state: State, seat: Seat, building: int, why: str) -> None:
    """R6.10 The top card of the deck goes face down onto a pile."""
    card = take_top(state, 1)[0]
    state.buried = min(state.buried, len(state.deck))
    lay(state, building, card + CARDS)
    _tell_covered(state, seat, building, card, "deck", why)
    refill(state)


def _tell_covered(state: State, seat: Seat, building: int, card: i64, source: str, why: str) -> None:
    if state.log is not None:
        name = IDS[card] if source == "this" else ""
        colour = COLOURS[SUIT[card]]
        state.tell(events.Covered(seat.number, COLOURS[building], colour, source, name, why))
