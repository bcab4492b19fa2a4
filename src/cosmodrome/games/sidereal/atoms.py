"""The atoms of goods, points and cards: the only functions that move them."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.games.sidereal.deals import Move, Obligation, Pack
from cosmodrome.games.sidereal.goods import BONUS, ENVOY, GOODS, POINT, VP, Things
from cosmodrome.games.sidereal.state import (
    BOX,
    DECK,
    FOR_ACKNOWLEDGEMENTS,
    FOR_CARDS,
    FOR_DONATIONS,
    IN_PLAY,
    INVENTED,
    LIBRARY,
    NO_PARCEL,
    PARCEL_ENVOYS,
    PARCEL_POINTS,
    SPENT,
    Seat,
    State,
)
from cosmodrome.games.sidereal.tables import (
    COLONY,
    IS_COLONY,
    KEPT,
    KIND,
    NULLSPACE,
    PARTNER,
    TEAM,
    TRADE,
    technology_card,
)

# --- goods and points


def gain(seat: Seat, goods: list[int]) -> None:
    own = seat.goods
    for good in range(GOODS):
        if goods[good]:
            own[good] = own[good] + goods[good]


def spend(seat: Seat, goods: list[int]) -> None:
    own = seat.goods
    for good in range(GOODS):
        if goods[good]:
            own[good] = own[good] - goods[good]


def add_good(seat: Seat, good: int, count: int) -> None:
    """One kind of good, more or less."""
    seat.goods[good] += count


def return_acknowledgement(holder: Seat, faderan: Seat) -> None:
    """R12.12"""
    holder.acknowledgements -= 1
    score(faderan, 1, FOR_ACKNOWLEDGEMENTS)


def score(seat: Seat, points: int, source: int) -> None:
    """Whole points, more or less, and what they are for."""
    score_twelfths(seat, points * POINT, source)


def score_twelfths(seat: Seat, points: int, source: int) -> None:
    """Points in twelfths."""
    seat.points += points
    seat.scored[source] += points


def gain_things(state: State, seat: Seat, made: Things) -> None:
    """Goods and points as a card pays them at once, the bonus of the turn among them."""
    own = seat.goods
    for good in range(GOODS):
        if made[good]:
            own[good] = own[good] + made[good]
    score(seat, made[VP] + made[BONUS] * bonus_now(state), FOR_CARDS)


def bonus_now(state: State) -> int:
    """R1.15 The ordinary bonus of this turn."""
    return state.bonus[state.round - 1]


def donate(seat: Seat, goods: list[int], points: int) -> None:
    """R7.9 Put on the donation card."""
    for good in range(GOODS):
        seat.donated[good] += goods[good]
    seat.donated_points += points


def make_parcel(state: State, seat: Seat, made: Things) -> None:
    """R12.50 What the Envoys card donates stays together; an envoy is there while there are any."""
    parcel = seat.parcel[:]
    for good in range(GOODS):
        parcel[good] += made[good]
    parcel[PARCEL_POINTS] += made[VP]
    envoys = min(made[ENVOY], state.envoys_left)
    parcel[PARCEL_ENVOYS] += envoys
    state.envoys_left -= envoys
    seat.parcel = parcel


def take_out(state: State, giver: Seat, pack: Pack) -> None:
    """All of a pack but its cards and licences leaves its giver; R2.15 the donation card first."""
    goods, donated = giver.goods, giver.donated
    for good in range(GOODS):
        count = pack.goods[good]
        if count:
            first = min(count, donated[good])
            donated[good] -= first
            goods[good] -= count - first
    giver.donated_points -= pack.points
    state.envoys_left -= pack.envoys


def put_in(state: State, receiver: Seat, pack: Pack) -> None:
    """What has been taken out comes to its receiver; R2.16 a donated good is then like any other."""
    gain(receiver, pack.goods)
    score(receiver, pack.points, FOR_DONATIONS)
    receiver.acknowledgements += pack.acknowledgements
    receiver.envoys += pack.envoys


def hand_parcel(giver: Seat, receiver: Seat) -> None:
    """R12.50 The parcel goes whole to one seat."""
    parcel = giver.parcel
    giver.parcel = NO_PARCEL
    gain(receiver, parcel)
    score(receiver, parcel[PARCEL_POINTS], FOR_DONATIONS)
    receiver.envoys += parcel[PARCEL_ENVOYS]


def transfer(state: State, moves: list[Move]) -> None:
    """Everything that moves say happens at once: first all is taken, then all is given."""
    for move in moves:
        take_out(state, state.seats[move.giver], move.pack)
    for move in moves:
        giver, receiver = state.seats[move.giver], state.seats[move.receiver]
        put_in(state, receiver, move.pack)
        if move.pack.parcel:
            hand_parcel(giver, receiver)
        for card in move.pack.cards:
            hand_card(state, card, receiver)
        for technology in move.pack.licences:
            enter_play(state, technology_card(receiver.species, technology), receiver)


# --- cards


def row_of(seat: Seat, card: int) -> list[int]:
    """The row before a seat in which a card lies."""
    if IS_COLONY[card]:
        return seat.colonies
    return seat.teams if KIND[card] == TEAM else seat.cards


def enter_play(state: State, card: int, seat: Seat) -> None:
    """A card comes into play before its new owner, as it lies."""
    state.place[card] = IN_PLAY
    state.owner[card] = seat.number
    state.holder[card] = seat.number
    row_of(seat, card).append(card)


def leave(state: State, card: int, place: int) -> None:
    """A card in play goes somewhere else."""
    holder = state.holder[card]
    if holder >= 0:
        row_of(state.seats[holder], card).remove(card)
    state.place[card] = place
    state.holder[card] = NOTHING
    if place != SPENT:
        state.owner[card] = NOTHING


def hand_card(state: State, card: int, seat: Seat) -> None:
    """A card is lent, given for good or given back; R12.33 half cards go together."""
    _hand(state, card, seat)
    other = PARTNER[card]
    if other >= 0:
        _hand(state, other, seat)


def _hand(state: State, card: int, seat: Seat) -> None:
    row_of(state.seats[state.holder[card]], card).remove(card)
    row_of(seat, card).append(card)
    state.holder[card] = seat.number
    if TRADE[card] == KEPT:
        state.owner[card] = seat.number


def turn_over(state: State, card: int) -> None:
    state.back[card] = 1


def spend_card(state: State, card: int) -> None:
    """R3.8 A card goes under the one that it upgrades."""
    leave(state, card, SPENT)


def team_done(state: State, team: int) -> None:
    """R4.6"""
    leave(state, team, INVENTED)


def colony_under(state: State, card: int) -> None:
    """R3.12, R12.35 A colony goes under the deck, front side up; a nullspace colony leaves the game."""
    leave(state, card, BOX if KIND[card] == NULLSPACE else DECK)
    state.doubled[card] = 0
    state.back[card] = 0
    if KIND[card] == COLONY:
        state.colony_deck.insert(0, card)
        state.colony_known += 1


def slide(state: State, track: list[int], cards: list[int]) -> None:
    """R9.12 What is left on a track lies on its first spaces."""
    for space in range(len(track)):
        track[space] = cards[space] if space < len(cards) else NOTHING


def off_track(track: list[int], space: int) -> int:
    """Take the card of a space."""
    card = track[space]
    track[space] = NOTHING
    return card


def double(state: State, colony: int) -> None:
    """R12.2 A x2 token."""
    state.doubled[colony] = 1


def team_under(state: State, team: int) -> None:
    state.place[team] = DECK
    state.research_deck.insert(0, team)
    state.research_known += 1


def next_colony(state: State) -> int:
    """Take the top of the colony deck; NOTHING when it is empty."""
    if not state.colony_deck:
        return NOTHING
    card = state.colony_deck.pop()
    state.colony_known = min(state.colony_known, len(state.colony_deck))
    return card


def next_team(state: State) -> int:
    if not state.research_deck:
        return NOTHING
    team = state.research_deck.pop()
    state.research_known = min(state.research_known, len(state.research_deck))
    return team


def next_relic(state: State) -> int:
    return state.relic_deck.pop()


def in_library(state: State, species: int, technology: int) -> bool:
    """R8.4 Whether the card of a technology has not come into play yet."""
    return state.place[technology_card(species, technology)] == LIBRARY


def owe(state: State, owed: Obligation) -> int:
    """Write a promise into the ledger; its number."""
    state.ledger.append(owed.copy())
    return len(state.ledger) - 1
