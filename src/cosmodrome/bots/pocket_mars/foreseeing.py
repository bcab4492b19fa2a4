"""What an answer brings within a turn of Pocket Mars, as the game tells it where the others decline what they may."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.bots import hints
from cosmodrome.bots.hints import Reason
from cosmodrome.bots.pocket_mars.greedy import GreedyBot
from cosmodrome.bots.trials import Table, brought
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Event, RoundBegan
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.views import PocketMarsView

TABLES: Final = 3
"""At which an answer is tried."""
AFTER: Final = ("act", "four-discard", "four-prep")
"""Questions of what comes after the turn's action."""


def foreseen(game: Game[Any], view: PocketMarsView, choices: Sequence[Choice]) -> list[Reason]:
    return brought([_Trial(game, view, choices, at).reasons() for at in range(TABLES)])


class _Trial:
    def __init__(self, game: Game[Any], view: PocketMarsView, choices: Sequence[Choice], at: int) -> None:
        self.bot = GreedyBot(hints.SEED, game)
        self.table = Table(game, view, at)
        self.done: int | None = None
        """How many events belong to the answer, once the seat has been asked what comes after it."""
        self.table.play(choices, self._answer)

    def _answer(self, view: View, decision: Decision) -> Choice | None:
        if decision.purpose in AFTER:
            self.done = len(self.table.events)
            return None
        return self.bot.choose(view, decision)

    def reasons(self) -> list[Reason]:
        told = [*_within(self.table.events[: self.done])]
        mine = [event for event in told if self.table.mine(event)]
        found = []
        gained = self.table.scores[len(told)] - self.table.scores[0]
        if gained:
            found.append(Reason("hint-score-now", {"vp": gained}))
        for event in mine:
            if isinstance(event, events.Demoted) and event.owner != self.table.seat:
                found.append(Reason("hint-lowers", {"seat": event.owner, "building": event.building}))
            elif isinstance(event, events.OtherDiscarded):
                found.append(Reason("hint-robs", {"seat": event.owner}))
        lands = Counter(event.building for event in mine if isinstance(event, events.Placed))
        raises = Counter(
            event.building
            for event in mine
            if isinstance(event, events.Promoted) and event.owner == self.table.seat
        )
        for name, counts in (("hint-lands", lands), ("hint-raises", raises)):
            found += [Reason(name, {"building": each, "count": count}) for each, count in counts.items()]
        return found + _counted(mine)


def _within(told: Sequence[Event]) -> Sequence[Event]:
    """What happened before the next turn, or the end of this one."""
    ends = (
        at
        for at, event in enumerate(told)
        if isinstance(event, RoundBegan | events.TurnBegan | events.AutomaActivated)
        or getattr(event, "why", "") == "four-cards"
    )
    return told[: next(ends, None)]


def _counted(mine: Sequence[Event]) -> list[Reason]:
    counts = Counter[str]()
    for event in mine:
        if isinstance(event, events.Launched):
            counts["hint-launches"] += event.count
        elif isinstance(event, events.EnergyGained):
            counts["hint-energy"] += event.count
        elif isinstance(event, events.ActionDone):
            counts["hint-energy-paid"] += event.cost
        elif isinstance(event, events.Drew):
            counts["hint-cards-drawn"] += event.count
    return [Reason(name, {"count": count}) for name, count in counts.items() if count]
