"""R5.12 What a seat is warned of: a delivery that it could make now, but not after what it is about to do."""

from collections.abc import Callable
from typing import Any

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import Verdict
from cosmodrome.games.sidereal import acts, atoms, market, promises
from cosmodrome.games.sidereal.deals import DELIVER, OPEN, TAKER, Deal
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.planning import Outcome
from cosmodrome.games.sidereal.state import Seat, State


def keepable(state: State, seat: Seat) -> list[int]:
    """The numbers of the deliveries that a seat owes and could make if they were due now."""
    return [
        number
        for number, owed in enumerate(state.ledger)
        if owed.debtor == seat.number
        and owed.fate == OPEN
        and owed.kind == DELIVER
        and promises.can_be_kept(state, owed)
    ]


def endangered(state: State, seat: Seat, do: Callable[[State, Seat], None]) -> int:
    """The first delivery that a seat could make now, but not after `do`, tried on a copy; or NOTHING."""
    there = keepable(state, seat)
    if there:
        twin = state.copy()
        do(twin, twin.seats[seat.number])
        for number in there:
            if not promises.can_be_kept(twin, twin.ledger[number]):
                return number
    return NOTHING


def endangered_by_act(state: State, seat: Seat, verb: str, payload: Any) -> int:
    """The first delivery that an act which can be done now would endanger, or NOTHING."""

    def act(twin: State, own: Seat) -> None:
        if verb == "draw":  # what the world on top pays is not known
            acts.settle_bill(twin, own, acts.draw(twin, own, payload, False))
        else:
            acts.act(twin, own, verb, payload, True)

    return endangered(state, seat, act)


def of_plan(state: State, seat: Seat, plan: Outcome) -> list[Verdict]:
    """A warning about a plan for the Economy phase, as a verdict; none where there is none."""

    def run(twin: State, own: Seat) -> None:
        for good in range(GOODS):
            atoms.add_good(own, good, plan.left[good] + plan.made[good] - own.goods[good])

    return _told(state, endangered(state, seat, run))


def endangered_by_deal(state: State, seat: Seat, deal: Deal, taker: int) -> int:
    """The first delivery that what moves in a deal would endanger if `taker` took it, or NOTHING."""

    def take(twin: State, own: Seat) -> None:
        for move in market.moves_taken(deal, taker):
            if move.giver == seat.number:
                atoms.take_out(twin, own, move.pack)
            elif move.receiver == seat.number:
                atoms.put_in(twin, own, move.pack)

    return endangered(state, seat, take)


def of_deal(state: State, seat: Seat, deal: Deal) -> list[Verdict]:
    """The same about a deal that a seat has in mind."""
    return _told(state, endangered_by_deal(state, seat, deal, TAKER))


def facts_of(state: State, number: int) -> dict[str, int | str]:
    """Which delivery it is, and to whom."""
    return {"number": number, "to": state.ledger[number].to}


def _told(state: State, number: int) -> list[Verdict]:
    if number < 0:
        return []
    return [Verdict(f"promise:{number}", True, "endangers", facts_of(state, number), [])]
