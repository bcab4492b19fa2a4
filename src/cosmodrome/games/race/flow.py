"""The order of play: the steps of the game, and of a round."""

from typing import Final

from cosmodrome.core.flow import linked
from cosmodrome.games.race.steps.begin import Begin
from cosmodrome.games.race.steps.choose_actions import ChooseActions
from cosmodrome.games.race.steps.consume import Consume
from cosmodrome.games.race.steps.develop import Develop, PlaceDevelopments
from cosmodrome.games.race.steps.draft import Draft
from cosmodrome.games.race.steps.explore import Explore
from cosmodrome.games.race.steps.produce import Produce
from cosmodrome.games.race.steps.settle import PlaceWorlds, Settle, SettleSecond
from cosmodrome.games.race.steps.step import Step
from cosmodrome.games.race.steps.tidy_up import TidyUp

_FIRSTS: Final = [PlaceWorlds(1), PlaceWorlds(2)]
_SECONDS: Final[list[Step]] = [
    SettleSecond(1),
    PlaceWorlds(1, second=True),
    SettleSecond(2),
    PlaceWorlds(2, second=True),
]
STEPS: Final[list[Step]] = [
    Begin(),
    # The round, again and again:
    ChooseActions(),
    Explore(),
    Develop(1),
    PlaceDevelopments(1),
    Develop(2),
    PlaceDevelopments(2),
    Settle(1),
    _FIRSTS[0],
    Settle(2),
    _FIRSTS[1],
    Consume(),
    Produce(),
    TidyUp(),
]
LEARNED: Final = len(STEPS)
"""Steps of which nets have learned."""

DRAFT: Final = Draft()
"""R15.3 Where cards are drafted, the first step."""

linked(__name__, [*STEPS, *_SECONDS, DRAFT], again=1)
STEPS[-1].after = STEPS[1]
DRAFT.after = STEPS[0]
STEPS.extend(_SECONDS)
STEPS.append(DRAFT)
# R13.16 Each pair of them hangs beside the step of the first worlds, and leads back to what follows that one.
for _turn, _first in enumerate(_FIRSTS):
    _first.again = _SECONDS[2 * _turn]
    _SECONDS[2 * _turn + 1].after = _first.after
