"""Atoms of the card that is being played (R4), and of the turn in which it is."""

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.deck import take_from_hand
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.atoms.deck import discard
from cosmodrome.games.pocket_mars.atoms.hands import take_from_prep, take_from_slot
from cosmodrome.games.pocket_mars.atoms.piles import lay
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.reckoning import beats
from cosmodrome.games.pocket_mars.state import Seat, State, number_under
from cosmodrome.games.pocket_mars.tables import IDS, SUIT


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


def _begin_play(state: State, card: i64) -> None:
    """The card lies open, on no pile yet."""
    state.known[card] = 0
    state.card = int(card)
    state.held = True
    state.here = NOTHING


def play_hand_card(state: State, seat: Seat, card: int) -> None:
    """R4.1 Action A."""
    take_from_hand(seat, card)
    _begin_play(state, card)
    if state.log is not None:
        state.tell(events.HandCardPlayed(seat.number, IDS[card]))


def play_prep_card(state: State, seat: Seat, card: int) -> None:
    """R4.3 Action B."""
    take_from_prep(seat, card)
    _begin_play(state, card)
    if state.log is not None:
        state.tell(events.PrepCardPlayed(seat.number, IDS[card]))


def play_other_card(state: State, seat: Seat, owner: Seat, slot: int) -> None:
    """R4.9 Action C."""
    card = take_from_slot(owner, slot)
    _begin_play(state, card)
    if state.log is not None:
        state.tell(events.OtherCardPlayed(seat.number, owner.number, IDS[card]))


def attach(state: State, seat: Seat) -> None:
    """R4.3 The card being played goes face up on the pile of its building."""
    card = state.card
    building = SUIT[card]
    lay(state, building, card)
    state.held = False
    state.here = building
    if state.log is not None:
        value, number = state.tables.value[card], number_under(state)
        state.tell(
            events.Attached(seat.number, IDS[card], COLOURS[building], value, number, beats(value, number))
        )


def discard_played(state: State, seat: Seat) -> None:
    """R4.1 The hand card whose action is done."""
    state.held = False
    discard(state, state.card)
    if state.log is not None:
        state.tell(events.PlayedCardDiscarded(seat.number, IDS[state.card]))
