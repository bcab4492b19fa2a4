"""A price is decided in one place: who else reads what it is made of would tell the rule a second time."""

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "src/cosmodrome"
RACE = "games/race/reckoning.py"
MADE_OF = {
    r"\.saving(_of_kind)?\[": {RACE},
    r"\.military_of_(kind|keyword)\[": {RACE},
    r"\.contact\[": {RACE},
    r"\.trade_here\[": {RACE, "bots/race/goods_answers.py"},
    r"TRADE_VALUE\b.*=": {RACE},
    r"\.draw_per_(good|kind|world)\[": {RACE},
}
"""What prices, strengths and rates of Race are made of, and the modules that read it."""
TELL = "tables.py"
"""Where the columns are folded."""


@pytest.mark.parametrize("what", MADE_OF)
def test_what_a_price_is_made_of_is_read_in_one_place(what: str) -> None:
    found = {
        str(path.relative_to(SOURCE))
        for room in ("games/race", "bots/race", "cli")
        for path in (SOURCE / room).rglob("*.py")
        if path.name != TELL and re.search(what, path.read_text(encoding="utf-8"))
    }
    assert found == MADE_OF[what]
