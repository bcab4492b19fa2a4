"""Atoms of the deck and the discard pile: drawing and discarding, and what the automa takes and loses (R7, R10)."""

from mypy_extensions import i64

from cosmodrome.core.deck import next_card, refill, take_top
from cosmodrome.core.pile import Pile, append, empty, placed
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.atoms.knowledge import sight_of
from cosmodrome.games.pocket_mars.meta import FAILED, PREPARED
from cosmodrome.games.pocket_mars.state import AUTOMA, Seat, State, colours, names


def draw(state: State, seat: Seat, count: int, why: str) -> None:
    """R7.3 Cards from the deck into the hand, as many as there are; told before the reshuffle that follows."""
    drawn = empty()
    own = sight_of(seat.number)
    while count > 0 and (card := next_card(state, seat.number, "draw")) >= 0:
        count -= 1
        state.known[card] |= own
        seat.hand = placed(seat.hand, card)
        if state.log is not None:
            drawn = append(drawn, card)
        if count == 0 or len(state.deck) == 0:
            state.buried = min(state.buried, len(state.deck))
            if state.log is not None:
                state.tell(events.Drew(seat.number, len(drawn), colours(drawn), names(drawn), why))
                drawn = empty()
            refill(state)


def discard(state: State, card: i64) -> None:
    """A card face up on the discard pile; where it comes from is the caller's to tell."""
    state.known[card] = 0
    state.shown = append(state.shown, card)


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
    lost = take_top(state, FAILED)
    state.buried = min(state.buried, len(state.deck))
    for card in lost:
        discard(state, card)
    return lost


def refill_prep(state: State) -> None:
    """R10.9 Two cards in the automa's prep again; where the deck has too few, the game ends."""
    automa = state.players[AUTOMA]
    drawn = take_top(state, PREPARED - len(automa.prep))
    state.buried = min(state.buried, len(state.deck))
    for card in drawn:
        automa.prep = append(automa.prep, card)
    short = PREPARED - len(automa.prep)
    state.short = short > 0
    if state.log is not None:
        state.tell(events.AutomaRefilled(colours(drawn), short))
