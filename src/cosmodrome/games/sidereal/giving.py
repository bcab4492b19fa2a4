"""What a seat can give, and why it cannot: the one check of offers, deals, deliveries and compensations."""

from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal.deals import INVENT, NO_GOODS, OPEN, TAKER, Move, some_in
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.reckoning import fleets_needed
from cosmodrome.games.sidereal.state import IN_PLAY, LIBRARY, PARCEL_ENVOYS, Seat, State
from cosmodrome.games.sidereal.tables import (
    BOUND,
    FLEET_SUPPORT,
    FLEETS_NEEDED,
    IDS,
    KIND,
    PARTNER,
    RULES,
    TEAM,
    TECHNOLOGY_IDS,
    TRADE,
    technology_card,
)


def why_not_give(state: State, giver: int, moves: list[Move], keeping: bool = False) -> NotAllowed | None:
    """Why a seat cannot give all that these moves ask of it together; None if it can.

    With `keeping` a promised delivery is made: another promise does not stand in its way.
    """
    seat = state.seats[giver]
    need = NO_GOODS  # never changed: mostly one pack is all that is given
    points, envoys, parcels = 0, 0, 0
    cards: list[int] = []
    for move in moves:
        if move.giver != giver:
            continue
        pack = move.pack
        need = pack.goods if need is NO_GOODS else [need[good] + pack.goods[good] for good in range(GOODS)]
        points += pack.points
        envoys += pack.envoys
        if pack.parcel:
            parcels += 1
        if pack.acknowledgements and not RULES[seat.species].acknowledges():
            return NotAllowed("no-acknowledgements", "R12.11", seat=giver)
        for technology in pack.licences:
            refused = _why_no_licence(state, seat, move.receiver, technology)
            if refused is not None:
                return refused
        for card in pack.cards:
            refused = _why_not_card(state, seat, move.receiver, card, keeping)
            if refused is not None:
                return refused
            if card in cards:
                return NotAllowed("given-twice", "R6.5", card=IDS[card])
            cards.append(card)
            if PARTNER[card] >= 0:
                cards.append(PARTNER[card])
    for good in range(GOODS):
        if need[good] > seat.goods[good] and need[good] > seat.goods[good] + seat.donated[good]:
            have = seat.goods[good] + seat.donated[good]
            return NotAllowed("lacks", "R6.5", seat=giver, good=WORDS[good], need=need[good], have=have)
    if points > seat.donated_points:
        return NotAllowed("lacks-points", "R2.4", seat=giver, need=points, have=seat.donated_points)
    if envoys:
        if not RULES[seat.species].steals():
            return NotAllowed("no-envoys", "R12.50", seat=giver, have=0)
        if envoys > state.envoys_left:
            return NotAllowed("no-envoys", "R12.50", seat=giver, have=state.envoys_left)
    if parcels > 1 or (parcels == 1 and not any(seat.parcel)):
        return NotAllowed("no-parcel", "R12.50", seat=giver)
    return None


def _why_no_licence(state: State, seat: Seat, receiver: int, technology: int) -> NotAllowed | None:
    """R12.42 to R12.44"""
    name = TECHNOLOGY_IDS[technology]
    if not RULES[seat.species].licenses() or technology not in state.licensable:
        return NotAllowed("no-licence", "R12.42", seat=seat.number, technology=name)
    if receiver != TAKER:
        card = technology_card(state.seats[receiver].species, technology)
        if state.place[card] != LIBRARY:
            return NotAllowed("has-technology", "R12.42", seat=receiver, technology=name)
    return None


def _why_not_card(state: State, seat: Seat, receiver: int, card: int, keeping: bool) -> NotAllowed | None:
    if state.place[card] != IN_PLAY or state.holder[card] != seat.number:
        return NotAllowed("holds-not", "R2.7", seat=seat.number, card=IDS[card])
    if TRADE[card] == BOUND:
        return NotAllowed("never-given", "R12.51", card=IDS[card])  # R12.51
    if state.owner[card] != seat.number and not state.rulings.lend_on and receiver != state.owner[card]:
        return NotAllowed("not-lent-on", "R2.8", card=IDS[card])  # R2.8
    if KIND[card] == TEAM and not keeping and promised_to_invent(state, seat.number, card):
        return NotAllowed("promised-to-invent", "R5.10", card=IDS[card])  # R5.10
    return None


def promised_to_invent(state: State, debtor: int, team: int) -> bool:
    for owed in state.ledger:
        if owed.fate == OPEN and owed.kind == INVENT and owed.debtor == debtor and owed.card == team:
            return True
    return False


def why_fleets_are_missing(state: State, moves: list[Move]) -> NotAllowed | None:
    """R12.22 Why a deal would leave a borrower with Im'dril cards and too few fleets; None if it does not."""
    if not _moves_fleets(moves):
        return None
    for seat in state.seats:
        if RULES[seat.species].lends_fleets():
            continue
        held = seat.cards[:]
        touched = False
        for move in moves:
            for card in move.pack.cards:
                if move.receiver == seat.number:
                    held.append(card)
                    touched = touched or _of_fleets(card)
                elif move.giver == seat.number and card in held:
                    held.remove(card)
                    touched = touched or _of_fleets(card)
        if not touched:
            continue
        needed, there = 0, 0
        for card in held:
            needed += fleets_needed(state, card)
            there += FLEET_SUPPORT[card]
        if needed > there:
            return NotAllowed("needs-fleets", "R12.22", seat=seat.number, need=needed, have=there)
    return None


def _moves_fleets(moves: list[Move]) -> bool:
    for move in moves:
        for card in move.pack.cards:
            if _of_fleets(card):
                return True
    return False


def _of_fleets(card: int) -> bool:
    """Whether a card is a fleet, or needs one on either side."""
    return bool(FLEET_SUPPORT[card] or FLEETS_NEEDED[2 * card] or FLEETS_NEEDED[2 * card + 1])


def parcel_named(seat: Seat) -> dict[str, int]:
    """What lies in a parcel, by word."""
    found = {WORDS[good]: seat.parcel[good] for good in range(GOODS) if seat.parcel[good]}
    if seat.parcel[GOODS]:
        found["vp"] = seat.parcel[GOODS]
    if seat.parcel[PARCEL_ENVOYS]:
        found["envoy"] = seat.parcel[PARCEL_ENVOYS]
    return found


def has_leftovers(seat: Seat) -> bool:
    """R2.12 Whether something lies on the donation card."""
    return some_in(seat.donated) or seat.donated_points > 0 or some_in(seat.parcel)


def first_giver_who_cannot(state: State, moves: list[Move]) -> NotAllowed | None:
    """R6.5 Why not all who give in these moves have everything; None if they have."""
    looked: list[int] = []
    for move in moves:
        if move.giver != TAKER and move.giver not in looked:
            looked.append(move.giver)
            refused = why_not_give(state, move.giver, moves)
            if refused is not None:
                return refused
    return why_fleets_are_missing(state, moves)
