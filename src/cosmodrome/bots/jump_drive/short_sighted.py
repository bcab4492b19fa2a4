"""Bots for Jump Drive that answer as `greedy` does and see less far: how they differ is in `weights.py`."""

from typing import Any

from cosmodrome.bots.jump_drive.greedy import GreedyBot
from cosmodrome.bots.jump_drive.weights import NOVICE, PLANNER, PUPIL
from cosmodrome.core.game import Game


class NoviceBot(GreedyBot):
    """Counts what this round brings."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, NOVICE)


class PupilBot(GreedyBot):
    """Plans a round or two."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, PUPIL)


class PlannerBot(GreedyBot):
    """Plans nearly three rounds."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, PLANNER)
