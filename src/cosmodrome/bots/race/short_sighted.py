"""Bots for Race for the Galaxy that answer as `greedy` does and see less far: how they differ is in `weights.py`."""

from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.bots.race.weights import NOVICE, PLANNER, PUPIL


class NoviceBot(GreedyBot):
    """Counts printed points, sees no powers, and takes nobody else into account."""

    usual = NOVICE


class PupilBot(GreedyBot):
    """Thinks of the round to come alone, and of what it can place now."""

    usual = PUPIL


class PlannerBot(GreedyBot):
    """Plans for itself, not far."""

    usual = PLANNER
