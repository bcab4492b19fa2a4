"""One deck for all games: drawing, discarding, the reshuffle, and scripted draws.

A card is drawn in three moves, so that whoever listens finds every card somewhere: `next_card` takes it, the atom of
the game puts it where it belongs, `refill` turns the discards into a deck where none is left.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

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
    rising,
    roomy,
    without,
)
from cosmodrome.core.rng import Rng
from cosmodrome.core.scripted import Queues


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSeat(AskedSeat):
    """A seat with a hand of cards."""

    hand: Pile
    """Rising."""
    discards: Pile
    """Its own discards since the last reshuffle: it remembers them, nobody else has seen them."""


T = TypeVar("T", bound=CardSeat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealt(Playing[T], Generic[T]):
    """A table in the flow with a deck."""

    deck: Pile
    """The top card is the last."""
    shown: Pile
    """Discards that all have seen."""
    unseen: Pile
    """Discards that nobody has seen, and in an imagined state those of others."""
    rng: Rng
    queues: Queues | None

    def may_fail(self) -> bool:
        return self.queues is not None

    def card_id(self, card: int) -> str:
        raise NotImplementedError

    def discarded(self) -> int:
        """How many cards have been discarded, wherever they lie."""
        count = len(self.shown) + len(self.unseen)
        for seat in self.seats:
            discards: Pile = seat.discards
            count += len(discards)
        return count

    def gathered(self) -> Pile:
        """The discards, taken from wherever they lie, in any order."""
        cards = self.shown
        for card in self.unseen:
            cards = append(cards, card)
        self.shown = empty()
        self.unseen = empty()
        for seat in self.seats:
            discards: Pile = seat.discards
            for card in discards:
                cards = append(cards, card)
            seat.discards = empty()
        return cards

    def reshuffled(self, cards: int, shown: int) -> None:
        """Tell that so many cards have become the deck, `shown` of which lay among the discards that all have seen."""

    def exchange(self, card: i64) -> bool:
        """Whether a card that a script draws lay where nobody sees it, and the top of the deck lies there now."""
        return False


def copy_seat(it: CardSeat, seat: CardSeat) -> None:
    """Fill in a copy of a seat what every seat with a hand has; what is shared is replaced, never changed."""
    it.number = seat.number
    it.todo = seat.todo[:]
    it.options = seat.options
    it.pool = seat.pool
    it.picked = seat.picked[:]
    it.owed = seat.owed
    it.hand = seat.hand[:]
    it.discards = seat.discards[:]


def copy_table(it: Dealt[Any], state: Dealt[Any]) -> None:
    """Fill in a copy of a state what every table with a deck has, but for its seats; no log listens to it."""
    it.log = None
    it.todo = state.todo[:]
    it.now = state.now
    it.called = state.called
    it.round = state.round
    it.over = state.over
    it.ask_anyway = state.ask_anyway
    it.deck = state.deck[:]
    it.shown = state.shown[:]
    it.unseen = state.unseen[:]
    it.rng = state.rng.copy()
    queues = state.queues
    it.queues = None if queues is None else queues.copy()


def next_card(state: Dealt[Any], seat: int, reason: str) -> i64:
    """Take the card that a seat draws for a reason, NOTHING when deck and discards are both empty.

    The caller puts it somewhere and then calls `refill`.
    """
    if len(state.deck) == 0:
        refill(state)
        if len(state.deck) == 0:
            return NOTHING
    queues = state.queues
    if queues is not None:
        card = _scripted(state, queues, f"{seat} {reason}")
        if card >= 0:
            return card
        queues.took_top(1, f"seat {seat} draws ({reason})")
    state.deck, card = pop(state.deck)
    return card


def take_top(state: Dealt[Any], count: i64) -> Pile:
    """Take so many cards off the top of the deck, or what is left: no queue tells them, nothing is reshuffled."""
    taken = empty()
    deck = state.deck
    if state.queues is not None:
        state.queues.took_top(min(int(count), len(deck)), "the top of the deck is taken")
    while count > 0 and len(deck) > 0:
        deck, card = pop(deck)
        taken = append(taken, card)
        count -= 1
    state.deck = deck
    return taken


def refill(state: Dealt[Any]) -> None:
    """The discards become the deck at once when its last card is drawn, not at the next draw."""
    if len(state.deck) > 0:
        return
    shown = len(state.shown)
    deck = state.gathered()
    if len(deck) == 0:
        return
    deck = rising(deck)  # so that the order of discarding does not matter
    state.rng.mix(deck)
    queues = state.queues
    if queues is not None:
        cards = listed(deck)
        put_on_top(cards, queues.next_order())
        deck = packed(cards)
    state.deck = deck
    if state.log is not None:
        state.reshuffled(len(deck), shown)


def _scripted(state: Dealt[Any], queues: Queues, queue: str) -> i64:
    """The next card of a queue, wherever it is hidden, or NOTHING when the queue is empty.

    One that lies on a discard pile is drawn from there: where the script comes from, the reshuffle was earlier.
    """
    card: i64 = queues.next_draw(queue)
    if card < 0:
        return NOTHING
    at = place_of(state.deck, card)
    if at >= 0:
        if at >= len(state.deck) - queues.top:
            queues.top -= 1
        state.deck = without(state.deck, at)
        return card
    # Where a card that lies hidden comes, the top of the deck takes its place, told or not.
    if state.exchange(card):
        queues.top = max(0, queues.top - 1)
        return card
    at = place_of(state.unseen, card)
    if at >= 0:
        queues.top = max(0, queues.top - 1)
        state.deck, top = pop(state.deck)
        state.unseen[at] = top
        return card
    at = place_of(state.shown, card)
    if at >= 0:
        state.shown = without(state.shown, at)
        return card
    for seat in state.seats:
        at = place_of(seat.discards, card)
        if at >= 0:
            seat.discards = without(seat.discards, at)
            return card
    raise SetupError(f"script: queue {queue!r} wants {state.card_id(int(card))}, which cannot be drawn now")


def draw_cards(state: Dealt[Any], seat: CardSeat, count: int, reason: str) -> Pile:
    """Draw into the hand; the cards drawn, fewer than `count` when no more are left. The caller tells the event."""
    drawn = roomy(count)
    left: i64 = count
    while left > 0:
        card = next_card(state, seat.number, reason)
        if card < 0:
            break
        seat.hand = placed(seat.hand, card)
        drawn = append(drawn, card)
        refill(state)
        left -= 1
    return drawn


def take_from_hand(seat: CardSeat, card: i64) -> None:
    """A card leaves the hand; the caller puts it somewhere."""
    seat.hand = without(seat.hand, place_of(seat.hand, card))


def discard_picked(seat: CardSeat) -> Pile:
    """The picked cards leave the hand for the discard pile, face down; the caller tells which they were."""
    away = seat.picked
    for card in away:
        take_from_hand(seat, card)
        seat.discards = append(seat.discards, card)
    if len(away) > 0:
        seat.picked = empty()
    return away
