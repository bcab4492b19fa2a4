"""Bots for Pocket Mars that answer as `greedy` does and see less far: how they differ is in `weights.py`."""

from typing import Any

from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.pocket_mars.weights import NOVICE, PLANNER, PUPIL
from cosmodrome.core.game import Game


class NoviceBot(GreedyBot):
    """Counts points on the table, and takes nobody else into account."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, NOVICE)


class PupilBot(GreedyBot):
    """Knows what its next turn can use, and plans no further."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, PUPIL)


class PlannerBot(GreedyBot):
    """Plans for itself: the next turn, with its best card in mind."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, PLANNER)
