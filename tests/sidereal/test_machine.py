"""The market's laws under any interleaving of answers; and planted faults, which they find."""

from typing import Any

import pytest

from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import linked
from cosmodrome.games.sidereal import market
from cosmodrome.games.sidereal.deals import Deal
from cosmodrome.games.sidereal.flow import FIRST_OF_TURN, steps
from cosmodrome.games.sidereal.game import Sidereal
from cosmodrome.games.sidereal.giving import why_not_give
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.trade import Trade
from tests.machines import PARTS, run

from .machine import MarketMachine


@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.again)])
def test_the_laws_hold_under_any_interleaving(part: int) -> None:
    run(MarketMachine, 1_000, 8, part)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_the_laws_hold_under_very_many_interleavings(part: int) -> None:
    run(MarketMachine, 100_000 // PARTS, 20, part)


class Forgetful(Trade):
    """R6.5 forgotten: looks only at what the taker has; what the maker offered may be gone, and is given once more."""

    def why_not_take(self, state: State, seat: Seat, deal: Deal) -> NotAllowed | None:
        if not deal.open or seat.number in deal.agreed:
            return NotAllowed("offer-closed", maker=deal.maker)
        return why_not_give(state, seat.number, market.moves_taken(deal, seat.number))


class LeftOpen(Trade):
    """An offer that has been taken can be taken again."""

    def settle(self, state: State, deal: Deal, seat: Seat) -> None:
        super().settle(state, deal, seat)
        deal.open = True


class Careless(Trade):
    """Looking at a question changes something."""

    def forms(self, state: State, seat: Seat) -> list[Form]:
        state.seats[0].goods[0] += 1
        return super().forms(state, seat)


@pytest.mark.parametrize(
    ("trade", "found"),
    [
        (Forgetful, "given twice|less than nothing"),
        (LeftOpen, "taken twice|less than nothing"),
        (Careless, "told to go|changed something|replay differs"),
    ],
)
def test_a_planted_fault_is_found(trade: Any, found: str) -> None:
    own = steps(trade())
    linked(__name__, own, again=FIRST_OF_TURN)

    class Faulty(MarketMachine):
        game = Sidereal(own)

    with pytest.raises(AssertionError, match=found):
        run(Faulty, 2_000, 8)
