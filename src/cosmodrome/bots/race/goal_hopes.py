"""Goals as points to race for: what a seat has for them as things stand, and what it may hope to have in the end."""

from math import exp, sqrt

from cosmodrome.bots.race.weights import Weights
from cosmodrome.core.pile import packed
from cosmodrome.games.race.goals import count
from cosmodrome.games.race.meta import GOAL_FIRST, GOAL_MOST, GOAL_TIED
from cosmodrome.games.race.tables import Tables
from cosmodrome.games.race.tiles import LIVING, NUMBER_OF_TILE, SURPLUS
from cosmodrome.games.race.views import RaceView


class Goal:
    """A tile, and how the others stand on it."""

    __slots__ = ("best", "held", "least", "most", "taken", "tile")

    def __init__(self, tile: int, least: int, most: bool, held: bool, taken: bool, best: int) -> None:
        self.tile = tile
        self.least = least
        self.most = most
        self.held = held
        """Whether the seat has it."""
        self.taken = taken
        """Whether another has it."""
        self.best = best
        """How many the other has that has most."""

    def now(self, own: int) -> float:
        """R14.31, R14.32 What so many give as things stand, once the phase is over."""
        if not self.most:
            return float(GOAL_FIRST) if self.held or (own >= self.least and not self.taken) else 0.0
        if own < max(self.least, self.best):
            return 0.0
        return float(GOAL_MOST if own > self.best or self.held else GOAL_TIED)

    def hoped(self, own: int, left: float, weights: Weights) -> float:
        """What so many will give in the end, with `left` rounds still to come."""
        missing = max(0, self.least - own)
        near = weights.goal_near**missing * min(1.0, left / 2.0) if missing else 1.0
        if not self.most:
            if self.held or self.taken or not missing:
                return self.now(own)
            behind = missing - max(0, self.least - self.best)
            race = 1.0 if behind < 0 else weights.goal_race if behind == 0 else weights.goal_race**2
            return GOAL_FIRST * near * race
        if left <= 0.0:
            return self.now(own)
        margin = own - max(self.best, self.least - 1) + (0.6 if self.held else 0.1)
        doubt = 0.5 + weights.goal_doubt * sqrt(left)
        return GOAL_MOST * near / (1.0 + exp(-2.0 * margin / doubt))


def goals_of(view: RaceView, seat: int) -> list[Goal]:
    """The goals in play as a seat has them before it; none where they are not played."""
    others = [player for player in view.players if player.seat != seat]
    return [
        Goal(
            NUMBER_OF_TILE[goal.goal],
            goal.least,
            goal.most,
            goal.held,
            any(other.goals[at].held for other in others),
            max(other.goals[at].count for other in others),
        )
        for at, goal in enumerate(view.players[seat].goals)
    ]


class Hopes:
    """What the goals are worth to a seat with such a tableau."""

    def __init__(self, tables: Tables, goals: list[Goal], left: float, weights: Weights) -> None:
        self._tables = tables
        self._goals = [goal for goal in goals if goal.tile != SURPLUS or goal.held]
        """Cards discarded at the limit cannot be planned for."""
        self._left = left
        self._weights = weights

    def of(self, tableau: list[int], chips: int, military: int) -> tuple[float, float]:
        """Points as things stand, and what is hoped for beyond them."""
        cards = packed(tableau)
        now = hoped = 0.0
        for goal in self._goals:
            own = count(self._tables, goal.tile, cards, chips, military)
            now += goal.now(own)
            hoped += goal.hoped(own, self._left, self._weights)
        share = self._weights.goals
        return share * now, share * (hoped - now)

    def chips(self, before: int, more: float) -> tuple[float, float]:
        """The same of so many chips more."""
        now = hoped = 0.0
        for goal in self._goals:
            if goal.tile == LIVING:
                after = before + int(more)
                now += goal.now(after) - goal.now(before)
                hoped += goal.hoped(after, self._left, self._weights)
                hoped -= goal.hoped(before, self._left, self._weights)
        share = self._weights.goals
        return share * now, share * (hoped - now)
