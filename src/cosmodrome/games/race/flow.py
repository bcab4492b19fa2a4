"""The order of play: the steps of the game, and of a round."""

from typing import Final

from cosmodrome.core.flow import linked
from cosmodrome.games.race.steps.begin import Begin
from cosmodrome.games.race.steps.choose_actions import ChooseActions
from cosmodrome.games.race.steps.consume import Consume
from cosmodrome.games.race.steps.develop import Develop, PlaceDevelopments
from cosmodrome.games.race.steps.explore import Explore
from cosmodrome.games.race.steps.produce import Produce
from cosmodrome.games.race.steps.settle import PlaceWorlds, Settle
from cosmodrome.games.race.steps.step import Step
from cosmodrome.games.race.steps.tidy_up import TidyUp

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
    PlaceWorlds(1),
    Settle(2),
    PlaceWorlds(2),
    Consume(),
    Produce(),
    TidyUp(),
]

linked(__name__, STEPS, again=1)
