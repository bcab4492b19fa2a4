"""The order of play: the steps before the first turn, and those of a turn."""

from typing import Any, Final

from cosmodrome.core.flow import linked
from cosmodrome.games.sidereal.deals import COLONY_TRACK, RESEARCH_TRACK
from cosmodrome.games.sidereal.steps.begin import ChooseSpecies, Handicap
from cosmodrome.games.sidereal.steps.bids import Buying, Split, Talk
from cosmodrome.games.sidereal.steps.donations import Donations
from cosmodrome.games.sidereal.steps.economy import Economy, Support
from cosmodrome.games.sidereal.steps.settling import Settling
from cosmodrome.games.sidereal.steps.sharing import Sharing
from cosmodrome.games.sidereal.steps.trade import Closing, Trade
from cosmodrome.games.sidereal.steps.turn_end import Refill, Theft


def steps(trade: Trade) -> list[Any]:
    """New steps in their order, with this one for the Trade phase."""
    return [
        ChooseSpecies(),
        Handicap(),
        # The turn, six times:
        Settling(late=False),
        trade,
        Closing(),
        Settling(late=True),
        Donations(),
        Support(),
        Economy(),
        Sharing(),
        Talk(),
        Split(),
        Buying(COLONY_TRACK),
        Buying(RESEARCH_TRACK),
        Refill(),
        Theft(),
    ]


STEPS: Final[list[Any]] = steps(Trade())
FIRST_OF_TURN: Final = 2
OVER: Final = len(STEPS)
"""The step of a view when the game has ended."""

linked(__name__, STEPS, again=FIRST_OF_TURN)
