"""A set that is not played leaves all that is dealt, and what bots weigh, as it was; one that is played does not."""

import subprocess
import sys
from pathlib import Path

import pytest

from cosmodrome.core.build import COMPILED

from .storm import OPTIONS

STORM = Path(__file__).with_name("storm.py")


@pytest.mark.skipif(COMPILED, reason="the sets of a compiled box cannot be added to")
@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.sample(2)
def test_cards_are_dealt_and_weighed_only_where_they_are_played(game: str) -> None:
    without, beside, played = (
        subprocess.run([sys.executable, STORM, game, how], capture_output=True, text=True, check=True).stdout
        for how in ("without", "beside", "played")
    )
    assert without and without == beside
    assert played and played != without
