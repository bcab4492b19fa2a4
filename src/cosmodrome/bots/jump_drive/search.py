"""A bot for Jump Drive that tries its best plays in sampled worlds, and plays on there as the greedy bot would."""

from collections.abc import Sequence
from typing import Any

from cosmodrome.bots.budget import Budget
from cosmodrome.bots.jump_drive.answers import ANSWERS, first_answer, plays_on, round_plays, second_answer
from cosmodrome.bots.jump_drive.follower import Follower
from cosmodrome.bots.jump_drive.plays import Play
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.bots.jump_drive.weights import WEIGHTS, Weights
from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.bots.search import Line, SearchBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.playout import pick_weighted
from cosmodrome.core.rng import Rng
from cosmodrome.games.jump_drive.game import JumpDrive
from cosmodrome.games.jump_drive.views import JumpDriveView

LIKELY = {"explore": 1, "pass": 4, "place": 8, "discard": 4, "by": 8}
"""How rivals answer, by verb: they matter for what they place at all."""


class PlayLine(Line):
    """A play of this round, and the thought it comes from."""

    def __init__(self, answer: Choice, prior: float, play: Play, thought: Thought) -> None:
        super().__init__(answer, prior)
        self.play = play
        self.thought = thought


class JumpDriveSearch(SearchBot):
    """Searches what is placed; all else, and what comes after, it answers as the greedy bot does.

    A play, development and world in one, is a line. How far rivals get is told by the greedy bot's forecast, so that
    only the own seat has to play well in a sampled world.
    """

    budget = Budget(simulations=200)
    lines_most: int = 6
    """Plays that are compared."""
    margin: float = 8.0
    """VP that a play may promise less than the best one, and still be compared."""
    trust: float = 3.0
    """Simulations that the greedy bot's judgement of a play stands for."""
    ahead: int = 2
    """Rounds that are played, this one included, if the game lasts as long."""

    def __init__(self, seed: int, game: Game[Any], weights: Weights = WEIGHTS) -> None:
        super().__init__(seed, game)
        assert isinstance(game, JumpDrive)
        self.worths = Worths(game.tables, weights)

    def lines(self, view: View, decision: Decision) -> Sequence[Line]:
        assert isinstance(view, JumpDriveView)
        thought = Thought(view, self.worths)
        if decision.purpose == "place":
            answer, plays = first_answer, round_plays(thought, decision)
        elif decision.purpose == "place-world":
            answer, plays = second_answer, plays_on(thought, decision)
        else:
            return [Line(ANSWERS[decision.purpose](thought, decision))]
        return [
            PlayLine(answer(play, decision), self.trust * play.worth, play, thought)
            for play in plays[: self.lines_most]
            if play.worth >= plays[0].worth - self.margin
        ]

    def weights(self, view: View) -> list[int]:
        return [LIKELY[choice.verb] for choice in self.game.choices]

    def outcome(self, state: Any, seat: int, line: Line, weights: list[int], rng: Rng) -> float:
        """The lead in VP that is expected where the line leads."""
        assert isinstance(line, PlayLine)
        game, thought = self.game, line.thought
        follower = Follower(game, thought, line.play)
        game.choose(state, seat, line.answer)
        horizon = thought.view.round + self.ahead
        while (asked := game.first_awaited(state)) >= 0 and game.rounds(state) < horizon:
            if asked == seat:
                choice = follower.answer(state)
            else:
                choice = pick_weighted(game.options(state, asked), rng, weights)
            game.choose(state, asked, choice)
        return follower.lead(state)
