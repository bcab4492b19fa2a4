"""How an obligation is settled, told and delivered, and what a deal brings: protection, the gift (R12.13, R12.48)."""

from cosmodrome.games.sidereal import atoms, events, promises
from cosmodrome.games.sidereal.deals import BROKEN, FATES, KEPT, Move, Pack, move_of
from cosmodrome.games.sidereal.giving import parcel_named
from cosmodrome.games.sidereal.goods import counted
from cosmodrome.games.sidereal.naming import given, promised
from cosmodrome.games.sidereal.state import FOR_PROMISES, State, seat_of_species
from cosmodrome.games.sidereal.tables import FADERAN, OWNER_GAINS, RELIC_WORLDS, RULES, TAKER_GAINS

GIFTS = [card for card in RELIC_WORLDS if any(TAKER_GAINS[card])]


def settle_promise(state: State, number: int, fate: int, lost: int) -> None:
    """An obligation is open no longer; the debtor loses points."""
    owed = state.ledger[number]
    owed.fate = fate
    if lost:
        owed.lost += lost
        atoms.score(state.seats[owed.debtor], -lost, FOR_PROMISES)
    if state.log is not None:
        state.tell(events.PromiseSettled(number, owed.debtor, promised(owed, number), FATES[fate], lost))


def deliver(state: State, number: int, pack: Pack) -> None:
    """Move what a delivery gives; where it is not all that is owed, the debtor loses points (R5.17)."""
    owed = state.ledger[number]
    lacking = {} if pack is owed.pack else promises.missing(owed.pack, pack)
    lost = promises.loss(lacking)
    moves = [move_of(owed.debtor, owed.to, pack)]
    shown = None
    if state.log is not None:
        parcel = parcel_named(state.seats[owed.debtor]) if pack.parcel else None
        shown = given(owed.debtor, owed.to, pack, parcel)
    atoms.transfer(state, moves)
    owed.fate = BROKEN if lacking else KEPT
    owed.lost += lost
    atoms.score(state.seats[owed.debtor], -lost, FOR_PROMISES)
    if not pack.empty():
        protect(state, moves)
    if shown is not None:
        state.tell(events.Delivered(number, shown, lacking, lost))
    pay_gift(state, moves)


def protect(
    state: State, moves: list[Move], parties: list[int] | None = None, debtors: list[int] | None = None
) -> None:
    """R12.48 The parties of a deal with the Zeth cannot be stolen from in this turn; then the gift pays.

    `debtors` promise something in it, which counts as giving.
    """
    involved: list[int] = parties or []
    givers: list[int] = (debtors or [])[:]
    for move in moves:
        givers.append(move.giver)
        for seat in (move.giver, move.receiver):
            if seat not in involved:
                involved = [*involved, seat]
    for number in involved:
        if not RULES[state.seats[number].species].steals():
            continue
        for other in involved:
            if other == number:
                continue
            if state.rulings.exchange_protects and not (other in givers and number in givers):
                continue
            state.seats[other].protected = True


def pay_gift(state: State, moves: list[Move]) -> None:
    """R12.13"""
    for move in moves:
        for card in move.pack.cards:
            if card not in GIFTS or state.gift_given:
                continue
            state.gift_given = True
            paid = state.seats[move.giver if state.rulings.giver_paid else move.receiver]
            faderan = state.seats[seat_of_species(state, FADERAN)]
            atoms.gain_things(state, paid, TAKER_GAINS[card])
            atoms.gain_things(state, faderan, OWNER_GAINS[card])
            if state.log is not None:
                state.tell(
                    events.GiftPaid(
                        paid.number,
                        counted(TAKER_GAINS[card]),
                        faderan.number,
                        counted(OWNER_GAINS[card]),
                    )
                )
