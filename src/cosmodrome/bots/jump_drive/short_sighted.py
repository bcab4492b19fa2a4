"""Bots for Jump Drive that answer as `greedy` does and see less far: how they differ is in `weights.py`."""

from cosmodrome.bots.jump_drive.greedy import GreedyBot
from cosmodrome.bots.jump_drive.weights import NOVICE, PLANNER, PUPIL


class NoviceBot(GreedyBot):
    """Counts what this round brings."""

    usual = NOVICE


class PupilBot(GreedyBot):
    """Plans a round or two."""

    usual = PUPIL


class PlannerBot(GreedyBot):
    """Plans nearly three rounds."""

    usual = PLANNER
