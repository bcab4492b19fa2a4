"""What follows from a deal: the Zeth's protection and the Gift of the Duruntai (R12.13, R12.48)."""

from cosmodrome.games.sidereal import atoms, events
from cosmodrome.games.sidereal.deals import Move
from cosmodrome.games.sidereal.goods import counted
from cosmodrome.games.sidereal.state import State, seat_of_species
from cosmodrome.games.sidereal.tables import FADERAN, OWNER_GAINS, RELIC_WORLDS, TAKER_GAINS
from cosmodrome.games.sidereal.ways import WAYS

GIFTS = [card for card in RELIC_WORLDS if any(TAKER_GAINS[card])]


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
        if not WAYS[state.seats[number].species].steals():
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
