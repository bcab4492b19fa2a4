"""Bots for Pocket Mars that answer as `greedy` does and see less far: how they differ is in `weights.py`."""

from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.pocket_mars.weights import NOVICE, PLANNER, PUPIL


class NoviceBot(GreedyBot):
    """Counts points on the table, and takes nobody else into account."""

    usual = NOVICE


class PupilBot(GreedyBot):
    """Knows what its next turn can use, and plans no further."""

    usual = PUPIL


class PlannerBot(GreedyBot):
    """Plans for itself: the next turn, with its best card in mind."""

    usual = PLANNER
