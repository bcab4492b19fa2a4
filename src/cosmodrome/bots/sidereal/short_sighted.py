"""Bots that see less of the game than `greedy` does: they take good offers, but hardly trade or bid themselves."""

from msgspec.structs import replace

from cosmodrome.bots.sidereal.bargaining import BargainingBot
from cosmodrome.bots.sidereal.greedy import GreedyBot
from cosmodrome.bots.sidereal.patient import PatientBot
from cosmodrome.bots.sidereal.planner import PlannerBot
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.games.sidereal.views import OfferView, SiderealView


class PupilBot(BargainingBot):
    """Sees its own cards alone: invents, upgrades and runs by its plan, offers nothing and bids nothing."""

    accepts = GreedyBot.accepts
    on_split = PlannerBot.on_split
    on_colony = PlannerBot.on_colony
    on_research = PlannerBot.on_research
    on_steal = PlannerBot.on_steal

    def offer(
        self, view: SiderealView, position: Position, decision: Decision, standing: list[OfferView]
    ) -> Choice | None:
        return None


class NoviceBot(PupilBot):
    """Sees its converters alone: runs them, and neither invents nor upgrades."""

    def act(self, view: SiderealView, decision: Decision) -> Choice | None:
        return None


class ColonistBot(PatientBot):
    """Offers one swap in a phase, and bids for colonies: it does not look at research teams."""

    def on_split(self, view: SiderealView, decision: Decision) -> Choice | None:
        return super().on_split(replace(view, research_track=[]), decision)
