"""The order of play: the steps of the game, and of a round."""

from typing import Final

from cosmodrome.core.flow import linked
from cosmodrome.games.jump_drive.steps.begin import Begin
from cosmodrome.games.jump_drive.steps.pay import Pay
from cosmodrome.games.jump_drive.steps.place import Place
from cosmodrome.games.jump_drive.steps.score import Score
from cosmodrome.games.jump_drive.steps.second import SecondWorlds
from cosmodrome.games.jump_drive.steps.step import Step
from cosmodrome.games.jump_drive.steps.tidy_up import TidyUp

STEPS: Final[list[Step]] = [
    Begin("start"),
    # The round, again and again:
    Place("place", hides_placing=True, hides_ways=True),
    Pay("pay", hides_ways=True),
    SecondWorlds("second", hides_second=True),
    Score("score"),
    TidyUp("tidy"),
]

linked(__name__, STEPS, again=1)
