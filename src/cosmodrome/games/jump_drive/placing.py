"""What a seat can place now, with the cards it has: prices and strengths (reckoning.py) against hand and empire."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile
from cosmodrome.games.jump_drive import reckoning
from cosmodrome.games.jump_drive.choices import PAY_FOR
from cosmodrome.games.jump_drive.state import Seat, State
from cosmodrome.games.jump_drive.sums import COLONY_CONVOYS, MILITARY_CONVOYS
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM


def cards_left(seat: Seat, development: int, worlds: int) -> int:
    """R5.5 Cards in hand that can pay, once those placed are taken out."""
    left = len(seat.hand) - worlds
    return left - 1 if development >= 0 and development != SURVEY_TEAM else left


def can_develop(state: State, seat: Seat, card: int) -> bool:
    """Whether this development can be placed now, without a world."""
    if reckoning.refusal(state.tables, seat.sums, card):
        return False
    return reckoning.development_price(state.tables, seat.sums, card, True) <= cards_left(seat, card, 0)


def left_beside(state: State, seat: Seat, development: int) -> int:
    """R4.3 Cards that can pay for a world of the hand, placed with this development or alone (NOTHING)."""
    left = cards_left(seat, development, 1)
    if development < 0:
        return left
    return left - reckoning.development_price(state.tables, seat.sums, development, False)


def sums_beside(state: State, seat: Seat, development: int) -> Pile:
    """R4.4 What the empire adds up to once this development, or NOTHING, is placed before the world of the round."""
    return seat.sums if development < 0 else reckoning.joined(state.tables, seat.sums, development)


def worlds_with(state: State, seat: Seat, development: int) -> list[int]:
    """The different worlds in hand that can be placed with this development, or alone (NOTHING), rising."""
    tables = state.tables
    afford = left_beside(state, seat, development)
    sums = sums_beside(state, seat, development)
    found: list[int] = []
    last = NOTHING
    for each in seat.hand:
        card = int(each)
        if card == last or not tables.is_world[card]:
            continue
        last = card
        price = reckoning.least_price(tables, sums, card)
        if 0 <= price <= afford:
            found.append(card)
    return found


# Second worlds (R7). `seat.world` lies in the empire by then.


def convoy_of(state: State, seat: Seat) -> int:
    """R7.1 The Colony Convoy that the seat could discard for a second world now, or NOTHING."""
    if seat.sums[COLONY_CONVOYS] == 0:
        return NOTHING
    return reckoning.colony_convoy(
        state.tables, seat.sums, seat.empire, seat.development, state.colony_convoy_waits
    )


def has_convoy(state: State, seat: Seat) -> bool:
    """R7.1, R7.6 Whether the empire allows a second world of the way of the first one, whatever the hand holds."""
    if seat.way == PAY_FOR:
        return convoy_of(state, seat) >= 0
    return seat.sums[MILITARY_CONVOYS] > 0


def second_worlds(state: State, seat: Seat) -> list[int]:
    """The different worlds in hand that can be placed as a second one now, rising; the empire has a Convoy."""
    found: list[int] = []
    tables, sums = state.tables, seat.sums
    paying = seat.way == PAY_FOR
    convoy = convoy_of(state, seat) if paying else NOTHING
    afford = len(seat.hand) - 1
    last = NOTHING
    for each in seat.hand:
        card = int(each)
        if card == last or not tables.is_world[card]:
            continue
        last = card
        if paying:
            price = reckoning.world_price(tables, sums, card, convoy)
            if 0 <= price <= afford:
                found.append(card)
        elif (
            tables.military[card]
            and reckoning.military_left(tables, sums, seat.used, card) >= tables.number[card]
        ):
            found.append(card)
    return found
