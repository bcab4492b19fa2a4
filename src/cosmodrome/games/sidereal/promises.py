"""Promises as obligations: what may be promised, what a due one gives, and which actions would break one (R5)."""

from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal import payment, reckoning
from cosmodrome.games.sidereal.deals import (
    BID,
    COLONY_TRACK,
    DELIVER,
    INVENT,
    LEAST,
    LEAVE,
    MOST,
    NOTE,
    OPEN,
    OUTPUT,
    PASS,
    SPARE,
    TAKER,
    Move,
    Obligation,
    Pack,
    move_of,
    pack_of,
)
from cosmodrome.games.sidereal.giving import why_fleets_are_missing, why_not_give
from cosmodrome.games.sidereal.goods import ANY_LARGE, ANY_SMALL, GOODS, SHIP, ULTRATECH, VP, WORDS
from cosmodrome.games.sidereal.meta import LOST_LARGE, LOST_SMALL, TURNS
from cosmodrome.games.sidereal.state import BOX, INVENTED, LIBRARY, SPENT, Seat, State
from cosmodrome.games.sidereal.tables import (
    ARROW,
    BOUND,
    COSTS,
    COUNT,
    DONATED,
    FIRST,
    IDS,
    INTEREST,
    IS_COLONY,
    KIND,
    LOAN,
    ONE_TAKER,
    OUTPUTS,
    RULES,
    TEAM,
    TECHNOLOGY_IDS,
    TRADE,
    WHITE_ARROW,
    technology_card,
)

# --- what may be promised


def why_not_promise(state: State, owed: Obligation, talk: bool) -> NotAllowed | None:
    """Why this cannot be promised now; None if it can. `talk` tells that it is promised before the bids (R9.1)."""
    kind, turn, now = owed.kind, owed.turn, state.round
    if owed.to == owed.debtor or owed.debtor in owed.also or owed.to in owed.also:
        return NotAllowed("to-yourself", "R5.1", seat=owed.debtor)
    if talk and not ((kind in (BID, LEAVE) and turn == now) or (kind == DELIVER and turn == now + 1)):
        return NotAllowed("only-about-bids", "R9.1", turn=now)
    last = TURNS if kind in (DELIVER, INVENT, NOTE) else TURNS - 1  # R5.9
    first = now + 1 if kind == DELIVER and not owed.late else now
    if turn < first or turn > last:
        return NotAllowed("not-in-turn", "R5.9", turn=turn, first=first, last=last)
    if kind == DELIVER:
        return _why_not_delivery(state, owed)
    if kind == OUTPUT:
        return _why_not_output(state, owed)
    if kind == LEAVE and not (IS_COLONY[owed.card] or KIND[owed.card] == TEAM):
        return NotAllowed("not-on-a-track", "R5.5", card=IDS[owed.card])
    if kind == INVENT:
        if KIND[owed.card] != TEAM:
            return NotAllowed("no-team", "R5.6", card=IDS[owed.card])
        if owed.debtor != TAKER and state.holder[owed.card] != owed.debtor:
            return NotAllowed("holds-not", "R5.6", seat=owed.debtor, card=IDS[owed.card])
    if kind == SPARE:
        if owed.debtor != TAKER and not RULES[state.seats[owed.debtor].species].steals():
            return NotAllowed("steals-not", "R5.7", seat=owed.debtor)
        if owed.ships >= len(state.seats):
            return NotAllowed("no-such-seat", "R5.7", seat=owed.ships)
    return None


def _why_not_delivery(state: State, owed: Obligation) -> NotAllowed | None:
    pack = owed.pack
    if pack.empty() or pack.parcel:
        return NotAllowed("nothing-in-it", "R5.2")
    if owed.debtor == TAKER:
        return None
    debtor = state.seats[owed.debtor]
    rules = RULES[debtor.species]
    if pack.acknowledgements and not rules.acknowledges():
        return NotAllowed("no-acknowledgements", "R12.11", seat=owed.debtor)
    if pack.envoys and not rules.steals():
        return NotAllowed("no-envoys", "R12.50", seat=owed.debtor, have=0)
    if pack.licences and not rules.licenses():
        return NotAllowed("no-licence", "R12.42", seat=owed.debtor, technology="")
    return _why_never(state, debtor, owed)


def _why_never(state: State, debtor: Seat, owed: Obligation) -> NotAllowed | None:
    """R5.22 Why a delivery cannot be kept, whatever happens before it is due; None where it might be."""
    pack = owed.pack
    if pack.points > debtor.donated_points and (
        owed.turn == state.round or not _donates_points(state, debtor)
    ):
        return NotAllowed("never-points", "R5.22", seat=debtor.number)
    if pack.envoys > state.envoys_left:
        return NotAllowed("no-envoys", "R5.22", seat=debtor.number, have=state.envoys_left)
    for card in pack.cards:
        if TRADE[card] == BOUND:
            return NotAllowed("never-given", "R12.51", card=IDS[card])
        if state.place[card] in (BOX, SPENT, INVENTED):
            return NotAllowed("never-there", "R5.22", card=IDS[card])
        own = TRADE[card] != LOAN or state.owner[card] == debtor.number
        # A borrower could pass on, as a Trade phase ends, what it has borrowed in it.
        passes = owed.late and (state.rulings.lend_on or owed.to in (TAKER, state.owner[card]))
        if not own and not passes:
            return NotAllowed("never-own", "R5.22", seat=debtor.number, card=IDS[card])
    for technology in pack.licences:
        if owed.to != TAKER:
            card = technology_card(state.seats[owed.to].species, technology)
            if state.place[card] != LIBRARY:
                name = TECHNOLOGY_IDS[technology]
                return NotAllowed("has-technology", "R5.22", seat=owed.to, technology=name)
    return None


def _donates_points(state: State, seat: Seat) -> bool:
    """R7.9 Whether a seat holds a card of which a side donates points."""
    for card in seat.cards:
        if ONE_TAKER[card]:  # R12.50 a parcel, not points
            continue
        for side in (2 * card, 2 * card + 1):
            for converter in range(FIRST[side], FIRST[side] + COUNT[side]):
                if DONATED[converter][VP]:
                    return True
    return False


def _why_not_output(state: State, owed: Obligation) -> NotAllowed | None:
    """R5.3"""
    number = reckoning.converter(state, owed.card, owed.at)
    if number < 0 or ARROW[number] != WHITE_ARROW:
        return NotAllowed("no-converter", "R5.3", card=IDS[owed.card])
    made = OUTPUTS[number]
    if made[ANY_SMALL] or made[ANY_LARGE] or not any(made[:GOODS]):
        return NotAllowed("no-fixed-output", "R5.3", card=IDS[owed.card])
    if owed.debtor != TAKER and INTEREST[owed.card]:
        if not RULES[state.seats[owed.debtor].species].runs_interest():
            return NotAllowed("never-run", "R12.7", card=IDS[owed.card])
    return None


# --- deliveries


def is_due(owed: Obligation, turn: int, late: bool) -> bool:
    """Whether this is a delivery that is due now, as a Trade phase begins or ends."""
    return owed.kind == DELIVER and owed.turn == turn and owed.late == late


def delivery(owed: Obligation) -> list[Move]:
    return [move_of(owed.debtor, owed.to, owed.pack)]


def can_be_kept(state: State, owed: Obligation) -> bool:
    """R5.12 Whether the debtor could deliver in full now."""
    moves = delivery(owed)
    return (
        why_not_give(state, owed.debtor, moves, keeping=True) is None
        and why_fleets_are_missing(state, moves) is None
    )


def as_far_as_possible(state: State, owed: Obligation) -> Pack:
    """R5.16 The part of a delivery that can be made now."""
    seat, pack = state.seats[owed.debtor], owed.pack
    goods = [min(pack.goods[good], seat.goods[good] + seat.donated[good]) for good in range(GOODS)]
    cards: list[int] = []
    licences: list[int] = []
    for card in pack.cards:
        if _possible(state, owed, pack_of([0] * GOODS, cards=[*cards, card])):
            cards.append(card)
    for technology in pack.licences:
        if _possible(state, owed, pack_of([0] * GOODS, licences=[technology])):
            licences.append(technology)
    envoys = min(pack.envoys, state.envoys_left)
    points = min(pack.points, seat.donated_points)
    return pack_of(goods, points, False, cards, licences, pack.acknowledgements, envoys)


def _possible(state: State, owed: Obligation, part: Pack) -> bool:
    moves = [move_of(owed.debtor, owed.to, part)]
    return (
        why_not_give(state, owed.debtor, moves, keeping=True) is None
        and why_fleets_are_missing(state, moves) is None
    )


def missing(owed: Pack, made: Pack) -> dict[str, int]:
    """What of a delivery has not been made, by word."""
    found = {WORDS[good]: owed.goods[good] - made.goods[good] for good in range(GOODS)}
    found["vp"] = owed.points - made.points
    found["card"] = len(owed.cards) - len(made.cards)
    found["licence"] = len(owed.licences) - len(made.licences)
    found["acknowledgement"] = owed.acknowledgements - made.acknowledgements
    found["envoy"] = owed.envoys - made.envoys
    return {word: count for word, count in found.items() if count}


LARGE_LOSSES = (WORDS[ULTRATECH], "vp", "card", "licence")


def loss(lacking: dict[str, int]) -> int:
    """R5.17 Points lost for what is missing."""
    return sum(
        count * (LOST_LARGE if word in LARGE_LOSSES else LOST_SMALL) for word, count in lacking.items()
    )


# --- actions that a promise rules out


def open_ones(state: State, debtor: int, kind: int) -> list[Obligation]:
    """What a seat owes of a kind in this turn, in the order in which it was promised."""
    return [
        owed
        for owed in state.ledger
        if owed.fate == OPEN and owed.debtor == debtor and owed.kind == kind and owed.turn == state.round
    ]


def bid_limits(state: State, seat: Seat) -> tuple[list[int], list[int], list[Obligation]]:
    """R5.11 Least and most ships by track, and the promises behind them, a later one as far as it can be kept."""
    ships = seat.goods[SHIP]
    least, most = [0, 0], [ships, ships]
    held: list[Obligation] = []
    for owed in open_ones(state, seat.number, BID):
        if owed.bound == PASS:
            continue
        low, high = least[:], most[:]
        if owed.bound == LEAST:
            low[owed.track] = max(low[owed.track], owed.ships)
        else:
            high[owed.track] = min(high[owed.track], owed.ships)
        if low[owed.track] <= high[owed.track] and sum(low) <= ships:
            least, most = low, high
            held.append(owed)
    return least, most, held


def bid_keeps(owed: Obligation, colony: int, research: int) -> bool:
    """Whether a split keeps a promise about the height of a bid."""
    ships = colony if owed.track == COLONY_TRACK else research
    return ships >= owed.ships if owed.bound == LEAST else owed.bound != MOST or ships <= owed.ships


def why_not_buy(state: State, seat: int, track: int, card: int) -> NotAllowed | None:
    """R5.5"""
    for owed in state.ledger:
        if owed.fate != OPEN or owed.debtor != seat or owed.turn != state.round:
            continue
        if owed.kind == BID and owed.bound == PASS and owed.track == track:
            return NotAllowed("promised-to-pass", "R5.10", to=owed.to)
        if owed.kind == LEAVE and owed.card == card:
            return NotAllowed("promised-to-leave", "R5.10", to=owed.to, card=IDS[card])
    return None


def why_not_steal(state: State, seat: int, victim: int) -> NotAllowed | None:
    """R5.7"""
    for owed in open_ones(state, seat, SPARE):
        if owed.ships == victim:
            return NotAllowed("promised-to-spare", "R5.10", seat=victim, to=owed.to)
    return None


def inventions_owed(state: State, seat: Seat) -> list[tuple[Obligation, int]]:
    """R5.10 Promised inventions of this turn that the seat can pay, with the first option that it can pay."""
    found: list[tuple[Obligation, int]] = []
    for owed in open_ones(state, seat.number, INVENT):
        if state.holder[owed.card] != seat.number:
            continue
        for option in range(len(COSTS[owed.card])):
            need = reckoning.invention_cost(state, seat, owed.card, option)
            if payment.payable(seat.goods, need):
                found.append((owed, option))
                break
    return found
