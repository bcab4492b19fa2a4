"""What placing a card takes: prices, military, and which ways are open (R4 to R7). Nothing here changes anything.

`development` is the card a seat places in the same turn, or NOTHING: it helps the world, never the other way round.
"""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import index_of
from cosmodrome.games.jump_drive.choices import PAY_FOR
from cosmodrome.games.jump_drive.state import Seat, State
from cosmodrome.games.jump_drive.tables import (
    ALIEN,
    COLONY_CONVOYS,
    CONTACT_DISCOUNT,
    CONTACTS,
    DEVELOPMENT_DISCOUNT,
    GENE,
    MILITARY,
    MILITARY_CONVOYS,
    MILITARY_PER_GENE,
    REBEL_MILITARY,
    SPECIAL_MILITARY,
    SURVEY_TEAM,
    WORLD_DISCOUNT,
    Tables,
)

CANNOT = -1
"""In place of a price: this cannot be done at all."""


def sum_at(tables: Tables, seat: Seat, development: int, at: int) -> int:
    """One of the seat's sums, the development placed in the same turn included."""
    if development < 0:
        return seat.sums[at]
    return seat.sums[at] + tables.sums[development][at]


def may_join(state: State, seat: Seat, card: int) -> bool:
    """R4.7, R4.8 Whether the empire takes this development, whatever it costs."""
    tables = state.tables
    if tables.single[card] and index_of(seat.empire, card) >= 0:
        return False
    return (
        not tables.peaceful[card] or seat.sums[CONTACTS] > 0 or general_military(tables, seat, NOTHING) == 0
    )


def development_price(tables: Tables, seat: Seat, card: int, alone: bool) -> int:
    """R5.1, R5.2 What a development costs, one less without a world."""
    price = tables.number[card] - seat.sums[DEVELOPMENT_DISCOUNT]
    if alone:
        price -= 1
    return price if price > 0 else 0


def world_price(tables: Tables, seat: Seat, card: int, development: int, convoy: int) -> int:
    """R5.4, R6.6 What a world costs that is paid for, `convoy` less; CANNOT when it can only be conquered."""
    kind = tables.kind[card]
    price = tables.number[card] - convoy
    if tables.military[card]:
        if kind == ALIEN or not sum_at(tables, seat, development, CONTACTS):
            return CANNOT
        price -= sum_at(tables, seat, development, CONTACT_DISCOUNT)
    price -= sum_at(tables, seat, development, WORLD_DISCOUNT)
    if kind:
        price -= sum_at(tables, seat, development, WORLD_DISCOUNT + kind)
    if tables.discounted[card]:
        price -= sum_at(tables, seat, development, tables.discounted[card])
    return price if price > 0 else 0


def general_military(tables: Tables, seat: Seat, development: int) -> int:
    """R6.2 Military against any world."""
    per_gene = sum_at(tables, seat, development, MILITARY_PER_GENE)
    genes = sum_at(tables, seat, development, GENE) if per_gene else 0
    return sum_at(tables, seat, development, MILITARY) + per_gene * genes


def special_military(tables: Tables, seat: Seat, card: int, development: int) -> int:
    """R6.3 Military that counts against this world only for its kind or keyword."""
    military = 0
    if tables.kind[card]:
        military += sum_at(tables, seat, development, SPECIAL_MILITARY + tables.kind[card])
    if tables.rebel[card]:
        military += sum_at(tables, seat, development, REBEL_MILITARY)
    return military


def can_conquer(tables: Tables, seat: Seat, card: int, development: int) -> bool:
    """R6.1"""
    if not tables.military[card]:
        return False
    military = general_military(tables, seat, development)
    return military + special_military(tables, seat, card, development) >= tables.number[card]


def least_price(tables: Tables, seat: Seat, card: int, development: int) -> int:
    """Cards that the cheapest way to take this world costs, or CANNOT."""
    if can_conquer(tables, seat, card, development):
        return 0
    return world_price(tables, seat, card, development, 0)


def cards_left(seat: Seat, development: int, worlds: int) -> int:
    """R5.5 Cards in hand that can pay, once those placed are taken out."""
    left = len(seat.hand) - worlds
    return left - 1 if development >= 0 and development != SURVEY_TEAM else left


# Second worlds (R7). `seat.world` lies in the empire by then.


def colony_convoy(state: State, seat: Seat) -> int:
    """R7.1 The Colony Convoy that could be discarded for a second world now, or NOTHING."""
    from_before = seat.sums[COLONY_CONVOYS]
    tables = state.tables
    if seat.development >= 0 and state.colony_convoy_waits and tables.convoy[seat.development]:
        from_before -= 1  # R7.3
    if from_before <= 0:
        return NOTHING
    for card in seat.empire:
        if tables.convoy[card]:
            return card
    return NOTHING


def military_left(tables: Tables, seat: Seat, card: int) -> int:
    """R7.6 Military against a second world: what the first one left, and what counts against this one only."""
    return general_military(tables, seat, NOTHING) - seat.used + special_military(tables, seat, card, NOTHING)


def convoy_price(state: State, seat: Seat, convoy: int, card: int) -> int:
    """R7.4 What a second world costs with this Colony Convoy, or CANNOT."""
    return world_price(state.tables, seat, card, NOTHING, state.tables.convoy_discount[convoy])


def has_convoy(state: State, seat: Seat) -> bool:
    """R7.1, R7.6 Whether the empire allows a second world of the way of the first, whatever the hand holds."""
    if seat.world < 0:
        return False
    if seat.way == PAY_FOR:
        return colony_convoy(state, seat) >= 0
    return seat.sums[MILITARY_CONVOYS] > 0


def second_worlds(state: State, seat: Seat) -> list[int]:
    """The different worlds in hand that can be placed as a second one now, rising; the empire has a Convoy."""
    found: list[int] = []
    tables = state.tables
    paying = seat.way == PAY_FOR
    convoy = colony_convoy(state, seat) if paying else NOTHING
    afford = len(seat.hand) - 1
    last = NOTHING
    for card in seat.hand:
        if card == last or not tables.is_world[card]:
            continue
        last = card
        if paying:
            price = convoy_price(state, seat, convoy, card)
            if 0 <= price <= afford:
                found.append(card)
        elif tables.military[card] and military_left(tables, seat, card) >= tables.number[card]:
            found.append(card)
    return found
