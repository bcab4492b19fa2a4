"""Bots for Race for the Galaxy that answer as `greedy` does and see less far: how they differ is in `weights.py`."""

from typing import Any

from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.bots.race.weights import NOVICE, PLANNER, PUPIL
from cosmodrome.core.game import Game


class NoviceBot(GreedyBot):
    """Counts printed points, sees no powers, and takes nobody else into account."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, NOVICE)


class PupilBot(GreedyBot):
    """Thinks of the round to come alone, and of what it can place now."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, PUPIL)


class PlannerBot(GreedyBot):
    """Plans for itself, not far."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game, PLANNER)
