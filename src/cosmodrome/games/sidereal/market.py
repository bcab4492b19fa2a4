"""The book of offers: what may be posted, who may take it, and how a deal is carried out, all of it or nothing (R6)."""

from typing import Any

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal import atoms, events
from cosmodrome.games.sidereal.deals import (
    COMPENSATED,
    FAILED,
    NOT_DECLINED,
    TAKER,
    Deal,
    Move,
    Notice,
    Obligation,
    move_of,
    offered_by,
)
from cosmodrome.games.sidereal.giving import first_giver_who_cannot, parcel_named, why_not_give
from cosmodrome.games.sidereal.ledger import pay_gift, protect, settle_promise
from cosmodrome.games.sidereal.meta import MOST_MADE, MOST_OFFERS
from cosmodrome.games.sidereal.naming import (
    given,
    given_all,
    move_from,
    named,
    party,
    promise_from,
    promised,
    promised_all,
    row,
    seat_or_none,
)
from cosmodrome.games.sidereal.promises import why_not_promise
from cosmodrome.games.sidereal.state import Seat, State

# --- offers from payloads


def deal_from(state: State, maker: int, payload: Any) -> Deal:
    """An offer as it would stand in the book. Raises NotAllowed for what there is not."""
    it = offered_by(maker)
    it.moves = [move_from(move) for move in payload.moves]
    it.promises = [promise_from(promise) for promise in payload.promises]
    it.until = state.round if payload.until is None else payload.until
    named_ones = parties_of(it)
    it.all_of = TAKER not in named_ones
    if it.all_of:
        it.to = [seat for seat in named_ones if seat != maker]
    elif payload.to:
        it.to = sorted(payload.to)
    else:
        it.to = [seat for seat in range(len(state.seats)) if seat != maker]
    return it


def parties_of(deal: Deal) -> list[int]:
    """All seats that a deal names, rising, TAKER first if it is among them."""
    found: list[int] = []
    for move in deal.moves:
        _put(found, move.giver)
        _put(found, move.receiver)
    for owed in deal.promises:
        _put(found, owed.debtor)
        _put(found, owed.to)
        for seat in owed.also:
            _put(found, seat)
    return sorted(found)


def _put(seats: list[int], seat: int) -> None:
    if seat not in seats:
        seats.append(seat)


def check_post(state: State, seat: Seat, deal: Deal, payload: Any, talk: bool) -> None:
    """Raises NotAllowed, with the reason, unless a seat may post this offer now; `talk` is that before the bids."""
    seats = len(state.seats)
    check_room(state, seat)
    if not deal.moves and not deal.promises:
        raise NotAllowed("nothing-in-it", "R6.3")
    if talk and deal.moves:
        raise NotAllowed("only-about-bids", "R9.1", turn=state.round)
    for number in [*parties_of(deal), *deal.to]:
        if number >= seats:
            raise NotAllowed("no-such-seat", "R6.1", seat=number)
    if seat.number in deal.to:
        raise NotAllowed("to-yourself", "R6.1", seat=seat.number)
    if deal.all_of and payload.to:
        raise NotAllowed("names-its-parties", "R6.4")
    if seat.number not in parties_of(deal):
        raise NotAllowed("not-a-party", "R6.4", seat=seat.number)
    if not deal.all_of and any(number not in (TAKER, seat.number) for number in parties_of(deal)):
        raise NotAllowed("taker-and-others", "R6.1")
    if not deal.to:
        raise NotAllowed("nobody-to-take-it", "R6.1")
    if deal.until < state.round:
        raise NotAllowed("not-in-turn", "R6.1", turn=deal.until, first=state.round, last=6)
    for move in deal.moves:
        if move.giver == move.receiver:
            raise NotAllowed("to-yourself", "R6.1", seat=seat.number)
        if move.pack.empty():
            raise NotAllowed("nothing-in-it", "R6.3")
    for owed in deal.promises:
        refused = why_not_promise(state, owed, talk)
        if refused is not None:
            raise refused
    refused = why_not_give(state, seat.number, deal.moves)  # R6.3
    if refused is not None:
        raise refused


def check_room(state: State, seat: Seat) -> None:
    """R6.11, R6.14. Raises NotAllowed."""
    if len(seat.made) >= MOST_MADE:
        raise NotAllowed("book-full", "R6.14", most=MOST_MADE)
    count = 0
    for at in seat.made:
        if state.book[at].open:
            count += 1
    if count >= MOST_OFFERS:
        raise NotAllowed("too-many-offers", "R6.11", most=MOST_OFFERS)


# --- taking


def moves_taken(deal: Deal, taker: int) -> list[Move]:
    """The moves of an offer once it is known who takes it."""
    if deal.all_of:
        return deal.moves
    return [
        move_of(
            taker if move.giver == TAKER else move.giver,
            taker if move.receiver == TAKER else move.receiver,
            move.pack,
        )
        for move in deal.moves
    ]


def promises_taken(deal: Deal, taker: int) -> list[Obligation]:
    """The same for what is promised."""
    if deal.all_of:
        return deal.promises
    found: list[Obligation] = []
    for owed in deal.promises:
        it = owed.copy()
        it.debtor = taker if owed.debtor == TAKER else owed.debtor
        it.to = taker if owed.to == TAKER else owed.to
        it.ships = taker if owed.ships == TAKER else owed.ships
        found.append(it)
    return found


def why_not_take(state: State, seat: Seat, deal: Deal, talk: bool) -> NotAllowed | None:
    """Why a seat cannot take an offer that it has been shown; None if it can.

    R6.5 What was offered may have gone elsewhere since, so all who give now are looked at again.
    """
    if not deal.open or seat.number in deal.agreed:
        return NotAllowed("offer-closed", "R6.4", maker=deal.maker)
    if talk and deal.moves:
        return NotAllowed("only-about-bids", "R9.1", turn=state.round)
    moves = moves_taken(deal, seat.number)
    last = not deal.all_of or len(deal.agreed) == len(deal.to) - 1
    refused = first_giver_who_cannot(state, moves) if last else why_not_give(state, seat.number, moves)
    if refused is not None:
        return refused
    for owed in promises_taken(deal, seat.number):
        refused = why_not_promise(state, owed, talk)
        if refused is not None:
            return refused
    return None


def is_last(deal: Deal) -> bool:
    """Whether the next seat that takes it makes it happen."""
    return not deal.all_of or len(deal.agreed) >= len(deal.to) - 1


# --- atoms of the book


def post(state: State, deal: Deal) -> None:
    """Put an offer into the book, in sight of those it is for (R6.9)."""
    at = len(state.book)
    state.book.append(deal)
    state.seats[deal.maker].made.append(at)
    for number in deal.to:
        state.seats[number].shown.append(at)
    if state.log is not None:
        state.tell(
            events.Offered(
                deal.maker, deal.to, given_all(deal.moves), promised_all(deal.promises),
                deal.all_of, deal.until, deal.answers >= 0, deal.settles,
            )
        )  # fmt: skip


def agree(state: State, deal: Deal, seat: int) -> None:
    """A party agrees to a deal to which others still have to agree."""
    deal.agreed = [*deal.agreed, seat]
    no_longer_declined(deal, seat)
    if state.log is not None:
        state.tell(events.Agreed(seat, deal.maker, deal.to, False, deal.settles))


def recall(state: State, deal: Deal, seat: int) -> None:
    """R6.6 A party takes its agreement back."""
    deal.agreed = [other for other in deal.agreed if other != seat]
    if state.log is not None:
        state.tell(events.Agreed(seat, deal.maker, deal.to, True, deal.settles))


def decline(state: State, deal: Deal, seat: int, why: str) -> None:
    """R6.13 A seat says no, in place of what it had said before."""
    no_longer_declined(deal, seat)
    deal.declined = [*deal.declined, (seat, why)]
    if state.log is not None:
        state.tell(events.Declined(seat, deal.maker, deal.to, why))


def no_longer_declined(deal: Deal, seat: int) -> None:
    deal.declined = [(other, why) for other, why in deal.declined if other != seat]


def withdraw(state: State, deal: Deal, refused_by: int = NOTHING) -> None:
    deal.open = False
    if state.log is not None:
        state.tell(events.Withdrawn(deal.maker, deal.to, seat_or_none(refused_by), deal.settles))


def carry_out(state: State, deal: Deal, taker: int) -> list[int]:
    """R6.4 Everything that a deal says happens at once; its parties, rising."""
    moves, owed = moves_taken(deal, taker), promises_taken(deal, taker)
    deal.open, deal.made = False, True
    if deal.answers >= 0:
        state.book[deal.answers].open = False  # R6.7
    parties = [deal.maker, *deal.to] if deal.all_of else [deal.maker, taker]
    shown = []
    if state.log is not None:
        shown = [
            given(
                move.giver,
                move.receiver,
                move.pack,
                parcel_named(state.seats[move.giver]) if move.pack.parcel else None,
            )
            for move in moves
        ]
    atoms.transfer(state, moves)
    numbers = [atoms.owe(state, each) for each in owed]
    parties.sort()
    protect(state, moves, parties, [each.debtor for each in owed])
    if state.log is not None:
        state.tell(
            events.Traded(parties, shown, [promised(state.ledger[number], number) for number in numbers])
        )
    pay_gift(state, moves)
    if deal.settles >= 0 and state.ledger[deal.settles].fate == FAILED:
        settle_promise(state, deal.settles, COMPENSATED, 0)
    return parties


def seek(state: State, seat: Seat, payload: Any) -> None:
    """R6.10 Post what the seat seeks and could give, in place of what it had posted."""
    it = Notice()
    it.seek, it.give, it.to = row(payload.seek), row(payload.give), party(payload.to)
    it.phrases = list(payload.phrases)
    seat.notice = it
    if state.log is not None:
        state.tell(events.Sought(seat.number, payload.to, named(it.seek), named(it.give), it.phrases))


def clear_phase(state: State, until: int) -> None:
    """R6.12 Offers that hold no longer are gone, the others are numbered anew; notices go."""
    kept: list[Deal] = []
    places: dict[int, int] = {}
    for at, deal in enumerate(state.book):
        if deal.open and deal.until > until:
            places[at] = len(kept)
            kept.append(deal)
    for deal in kept:
        deal.declined = NOT_DECLINED
        deal.answers = places.get(deal.answers, NOTHING)
    state.book = kept
    for seat in state.seats:
        seat.notice = None
        seat.made, seat.shown = [], []
    for at, deal in enumerate(kept):
        state.seats[deal.maker].made.append(at)
        for number in deal.to:
            state.seats[number].shown.append(at)
