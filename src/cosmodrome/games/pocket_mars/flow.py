"""The order of play: the draft, the first prep cards, and turn after turn."""

from typing import Any, Final

from cosmodrome.core.flow import Step, linked
from cosmodrome.games.pocket_mars.state import DRAFTING
from cosmodrome.games.pocket_mars.steps.automa import Automatics
from cosmodrome.games.pocket_mars.steps.beginning import Draft, Prepare
from cosmodrome.games.pocket_mars.steps.turn import FourCards, Turn

STEPS: Final[list[Step[Any, Any]]] = [
    Draft("draft", needs=DRAFTING),  # once a card that is drafted
    Prepare("prepare"),
    # A turn, seat after seat, round after round:
    Turn("turn"),
    FourCards("four-cards"),
    Automatics("automa"),  # in the solo game only
]
OVER: Final = len(STEPS)
"""The step of a view when the game has ended."""

linked(__name__, STEPS, again=2)
