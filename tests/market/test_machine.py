"""The market's laws under any interleaving of answers; and a planted double gift, which they find."""

from typing import Any

import pytest

from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import linked
from tests.machines import PARTS, run
from tests.market.game import MarketGame
from tests.market.machine import MarketMachine
from tests.market.state import Entry, Seat, State, as_taken
from tests.market.steps import Market, Selling, lacks


@pytest.mark.parametrize("part", [0, pytest.param(1, marks=pytest.mark.again)])
def test_the_laws_hold_under_any_interleaving(part: int) -> None:
    run(MarketMachine, 1_000, 10, part)


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
def test_the_laws_hold_under_very_many_interleavings(part: int) -> None:
    run(MarketMachine, 100_000 // PARTS, 10, part)


class Forgetful(Market):
    """Looks only at what the taker has: what the maker offered may be gone, and is given once more."""

    def why_not_take(self, state: State, seat: Seat, entry: Entry) -> NotAllowed | None:
        if not entry.open or seat.number in entry.agreed:
            return NotAllowed("closed", maker=entry.maker)
        return lacks(state, as_taken(entry, seat.number), seat.number)


class LeftOpen(Market):
    """An offer that has been taken can be taken again."""

    def settle(self, state: State, entry: Entry, moves: Any) -> None:
        super().settle(state, entry, moves)
        entry.open = True


class Careless(Market):
    """Looking at a question changes something."""

    def forms(self, state: State, seat: Seat) -> list[Form]:
        state.bank[0] += 1
        return super().forms(state, seat)


@pytest.mark.parametrize(
    ("step", "found"),
    [(Forgetful, "given twice"), (LeftOpen, "taken twice"), (Careless, "a replay differs")],
)
def test_a_planted_fault_is_found(step: type[Market], found: str) -> None:
    steps = [step(), Selling()]
    linked(__name__, steps, again=0)

    class Faulty(MarketMachine):
        game = MarketGame(steps)

    with pytest.raises(AssertionError, match=found):
        run(Faulty, 2_000, 10)
