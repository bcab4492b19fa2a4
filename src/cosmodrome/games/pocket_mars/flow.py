"""The order of play: the draft, the first prep cards, and turn after turn."""

from typing import Any, Final

from cosmodrome.core.flow import Step, linked
from cosmodrome.games.pocket_mars.steps import automa, beginning, turn

STEPS: Final[list[Step[Any, Any]]] = [
    beginning.Draft("draft"),  # once a card that is drafted
    beginning.Prepare("prepare"),
    # A turn, seat after seat, round after round:
    turn.Turn("turn"),
    turn.FourCards("four-cards"),
    automa.Automatics("automa"),  # in the solo game only
]

linked(__name__, STEPS, again=2)
