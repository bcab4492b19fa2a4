"""The atoms of the draft: packs are dealt, a card is kept of each and the rest passed on, decks are made."""

from cosmodrome.core.pile import Pile, empty, packed, place_of, placed, pop, without
from cosmodrome.games.race import events
from cosmodrome.games.race.draft.packs import packs_of_round, rounds, seat_of, taken
from cosmodrome.games.race.meta import DEALT, DRAFTED
from cosmodrome.games.race.state import Seat, State, names


def deal_packs(state: State) -> None:
    """R15.3 Five cards for each seat."""
    for seat in state.seats:
        seat.looked = empty()
        for _ in range(DRAFTED):
            state.deck, card = pop(state.deck)
            seat.looked = placed(seat.looked, card)
    nothing: list[list[int]] = [[] for _ in state.seats]
    state.packs = state.packs + nothing
    if state.log is not None:
        number, of = rounds(state)
        state.tell(events.PacksDealt(number, of, DRAFTED, number % 2 == 1))


def keep_and_pass(state: State) -> None:
    """R15.3 Each seat keeps the card that it has picked; the rest goes to the next seat."""
    place, seats = taken(state), len(state.seats)
    packs = state.packs[:]
    passed: list[Pile] = [empty() for _ in state.seats]
    for pack in packs_of_round(state):
        seat = state.seats[seat_of(seats, pack, place)]
        own = seat.own
        assert own is not None
        card = seat.picked[0]
        own.drafted = placed(own.drafted, card)
        packs[pack] = [*packs[pack], int(card)]
        passed[seat_of(seats, pack, place + 1)] = without(seat.looked, place_of(seat.looked, card))
        seat.picked = empty()
    state.packs = packs
    for seat in state.seats:
        seat.looked = passed[seat.number]
    if state.log is None:
        return
    if place + 1 < DRAFTED:
        state.tell(events.PacksPassed(DRAFTED - place - 1))
        return
    for seat in state.seats:
        _tell_kept(state, seat)


def _tell_kept(state: State, seat: Seat) -> None:
    kept = [
        card
        for pack in packs_of_round(state)
        for place, card in enumerate(state.packs[pack])
        if seat_of(len(state.seats), pack, place) == seat.number
    ]
    state.tell(events.Drafted(seat.number, len(kept), names(state, packed(kept))))


def make_decks(state: State) -> None:
    """R15.4, R15.6 What is left is out of the game; each seat shuffles what it has drafted."""
    state.out = state.deck
    for seat in state.seats:
        own = seat.own
        assert own is not None
        own.deck = own.drafted[:]
        state.rng.mix(own.deck)
    state.use_deck(state.seats[0])
    if state.log is not None:
        state.tell(events.DraftEnded(len(state.deck), len(state.out)))


def draw_hands(state: State) -> None:
    """R15.6 Six cards for each seat, from its own deck."""
    for seat in state.seats:
        state.use_deck(seat)
        for _ in range(DEALT):
            state.deck, card = pop(state.deck)
            seat.hand = placed(seat.hand, card)
