"""The honest floor: plays its own cards as well as it can, and neither trades, bids nor steals."""

from cosmodrome.bots.sidereal.planner import PlannerBot


class PassiveBot(PlannerBot):
    """Never makes or takes an offer."""
