"""What every planning bot does alike: acts by its own plan, the Economy phase, colonies that go, gifts, thefts."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.sidereal.act_answers import VERBS, done_to, economy, next_act
from cosmodrome.bots.sidereal.own_plans import economy_plan, key, planned
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import owed_next, read
from cosmodrome.bots.sidereal.worths import card_worth
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import NUMBER_OF
from cosmodrome.games.sidereal.views import SiderealView

_DONE = frozenset(VERBS.values())


class PlannerBot(Bot):
    """Runs, invents and upgrades by its best plan; never trades, bids nothing, steals nothing."""

    looks = True
    """Whether its runs are found without the solver, where that will do (`economy_plan`)."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.rng = seeded(seed, "sidereal bot")
        self._planned: tuple[Any, Plan] | None = None

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        assert isinstance(view, SiderealView)
        answer = getattr(self, "on_" + decision.purpose)
        found: Choice | None = answer(view, decision)
        return found

    # --- plans

    def owed(self, view: SiderealView) -> list[list[int]]:
        """By seat: goods promised for the start of the next turn."""
        return owed_next(view)

    def plan(self, view: SiderealView, position: Position) -> Plan:
        """The seat's own plan, kept while nothing changes that it depends on but by its own acts."""
        seat = view.seat or 0
        owed = self.owed(view)
        now = key(position, seat, owed[seat])
        if self._planned is None or self._planned[0] != now:
            self._planned = now, planned(position, seat, owed[seat])
        return self._planned[1]

    def act(self, view: SiderealView, decision: Decision) -> Choice | None:
        if not any(form.verb in _DONE for form in decision.forms):
            return None  # whatever the plan, none of it can be done now
        position = read(view)
        plan = self.plan(view, position)
        found = next_act(position, decision.seat, plan, decision)
        if found is None:
            return None
        choice, act, put = found
        done_to(position, act, put)
        then = key(position, decision.seat, self.owed(view)[decision.seat])
        self._planned = then, plan.without(act)
        return choice

    # --- answers, by purpose

    def on_species(self, view: SiderealView, decision: Decision) -> Choice | None:
        return decision.options[int(self.rng.below(len(decision.options)))]

    def on_handicap(self, view: SiderealView, decision: Decision) -> Choice | None:
        return decision.options[0]

    def on_trade(self, view: SiderealView, decision: Decision) -> Choice | None:
        return self.act(view, decision) or self.ready(decision)

    def on_closing(self, view: SiderealView, decision: Decision) -> Choice | None:
        found = self.act(view, decision)
        if found is None and decision.owed:
            return decision.options[0]  # ready, or what was promised
        return found

    def ready(self, decision: Decision) -> Choice | None:
        if decision.owed:
            for option in decision.options:
                if option.verb == "ready":
                    return option
        return None

    def on_talk(self, view: SiderealView, decision: Decision) -> Choice | None:
        return self.ready(decision)

    def on_settle(self, view: SiderealView, decision: Decision) -> Choice | None:
        for option in decision.options:
            if option.verb in ("ready", "refuse"):
                return option
        return None

    def on_donate(self, view: SiderealView, decision: Decision) -> Choice | None:
        return decision.options[0] if decision.options else None

    def on_support(self, view: SiderealView, decision: Decision) -> Choice | None:
        position = read(view)
        picks = sorted(decision.pool, key=lambda name: kept_worth(position, name))
        going = set(picks[: decision.more + len(decision.picked)]) - set(decision.picked)
        for option in decision.options:
            if option.subject in going:
                return option
        return min(decision.options, key=lambda option: kept_worth(position, option.subject))

    def on_economy(self, view: SiderealView, decision: Decision) -> Choice | None:
        form = decision.form("run")
        if form is None:
            return decision.options[0]
        position = read(view)
        plan = economy_plan(position, decision.seat, self.owed(view), self.looks)
        return form.choice(economy(position, decision.seat, plan))

    def on_split(self, view: SiderealView, decision: Decision) -> Choice | None:
        return decision.options[0]

    def on_colony(self, view: SiderealView, decision: Decision) -> Choice | None:
        return next(option for option in decision.options if option.verb == "pass")

    on_research = on_colony

    def on_steal(self, view: SiderealView, decision: Decision) -> Choice | None:
        return decision.options[0]

    def on_stolen(self, view: SiderealView, decision: Decision) -> Choice | None:
        return decision.options[0]


def kept_worth(position: Position, name: str) -> float:
    """What a colony brings in the turns to come, in points."""
    card, turns = NUMBER_OF[name], TURNS + 1 - position.turn
    return (1 + position.doubled[card]) * card_worth(card, position.back[card], turns)
