"""The ledger: how an obligation is settled, told and delivered."""

from cosmodrome.games.sidereal import atoms, events, promises
from cosmodrome.games.sidereal.deals import BROKEN, FATES, KEPT, Pack, move_of
from cosmodrome.games.sidereal.giving import parcel_named
from cosmodrome.games.sidereal.naming import given, promised
from cosmodrome.games.sidereal.protection import pay_gift, protect
from cosmodrome.games.sidereal.state import FOR_PROMISES, State


def settle(state: State, number: int, fate: int, lost: int) -> None:
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
    lacking = promises.missing(owed.pack, pack)
    lost = promises.loss(lacking)
    moves = [move_of(owed.debtor, owed.to, pack)]
    shown = given(owed.debtor, owed.to, pack, parcel_named(state.seats[owed.debtor]) if pack.parcel else None)
    atoms.transfer(state, moves)
    owed.fate = BROKEN if lacking else KEPT
    owed.lost += lost
    atoms.score(state.seats[owed.debtor], -lost, FOR_PROMISES)
    if not pack.empty():
        protect(state, moves)
    if state.log is not None:
        state.tell(events.Delivered(number, shown, lacking, lost))
    pay_gift(state, moves)
