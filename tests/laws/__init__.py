"""Laws: what holds of every game, seat count and option, at every point of random play."""

import pytest

pytest.register_assert_rewrite(
    "tests.laws.laws",
    "tests.laws.race_facts",
    "tests.laws.jump_drive_facts",
    "tests.laws.pocket_mars_facts",
)
