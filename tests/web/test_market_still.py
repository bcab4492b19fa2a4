"""Nothing moves that is not news while bots make offers, deals and promises, and a person looks at them."""

import pytest
from playwright.sync_api import ViewportSize

from .conftest import Visitor
from .test_stillness import market_still
from .visit import NARROW, WIDE

# Without the stage, whose bots are quiet.
pytestmark = pytest.mark.long


@pytest.mark.parametrize(("size", "seats"), [(NARROW, 4), (WIDE, 9)], ids=["390", "nine"])
def test_a_market_of_traders_holds_still(visitor: Visitor, size: ViewportSize, seats: int) -> None:
    market_still(visitor, size, seats, "trader")
