"""Laws: what holds of every game, seat count and option, at every point of random play."""

from pathlib import Path

import pytest

pytest.register_assert_rewrite(
    "tests.laws.laws",
    *(f"tests.laws.{path.stem}" for path in Path(__file__).parent.glob("*_facts.py")),
)
