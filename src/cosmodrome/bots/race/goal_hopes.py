"""Goals as points to race for: what a seat has for them as things stand, and what it may hope to have in the end."""

from math import exp, sqrt

from cosmodrome.bots.race.weights import Weights
from cosmodrome.core.pile import packed
from cosmodrome.games.race.goals import count
from cosmodrome.games.race.meta import GOAL_FIRST, GOAL_MOST, GOAL_TIED, HAND_LIMIT
from cosmodrome.games.race.tables import Tables
from cosmodrome.games.race.tiles import LIVING, NUMBER_OF_TILE, SURPLUS
from cosmodrome.games.race.views import RaceView


class Goal:
    """A tile, and how the others stand on it."""

    __slots__ = ("best", "held", "least", "most", "own", "spite", "taken", "tile")

    def __init__(
        self,
        tile: int,
        least: int,
        most: bool,
        held: bool,
        taken: bool,
        best: int,
        own: int = 0,
        spite: float = 0.0,
    ) -> None:
        self.tile = tile
        self.least = least
        self.most = most
        self.held = held
        """Whether the seat has it."""
        self.taken = taken
        """Whether another has it."""
        self.best = best
        """How many the other has that has most."""
        self.own = own
        """How many the seat has as it is asked."""
        self.spite = spite
        """How much a point counts that the other loses."""

    def now(self, own: float) -> float:
        """R14.31, R14.32 What so many give as things stand, once the phase is over, and take from the other."""
        if not self.most:
            return float(GOAL_FIRST) if self.held or (own >= self.least and not self.taken) else 0.0
        return self._gives(own, self.best, self.held) + self.spite * (
            self._rival(self.own) - self._rival(own)
        )

    def _gives(self, own: float, other: float, held: bool) -> float:
        if own < max(self.least, other):
            return 0.0
        return float(GOAL_MOST if own > other or held else GOAL_TIED)

    def _rival(self, own: float) -> float:
        """What it gives the other that has most."""
        return self._gives(self.best, own, self.taken)

    def hoped(self, own: float, left: float, weights: Weights) -> float:
        """What so many will give in the end, with `left` rounds still to come."""
        missing = max(0, self.least - own)
        near = self._near(missing, left, weights)
        if not self.most:
            if self.held or self.taken or not missing:
                return self.now(own)
            behind = missing - max(0, self.least - self.best)
            race = 1.0 if behind < 0 else weights.goal_race if behind == 0 else weights.goal_race**2
            return GOAL_FIRST * near * race
        if left <= 0.0:
            return self.now(own)
        chance = self._chance(own, left, weights)
        feared = self._near(max(0, self.least - self.best), left, weights)
        lost = feared * (chance - self._chance(self.own, left, weights))
        return GOAL_MOST * (near * chance + weights.goal_loss * self.spite * lost)

    def _near(self, missing: float, left: float, weights: Weights) -> float:
        """What is left of the hope by what the minimum lacks."""
        return float(weights.goal_near**missing * min(1.0, left / 2.0)) if missing else 1.0

    def _chance(self, own: float, left: float, weights: Weights) -> float:
        """How likely so many are the most in the end."""
        margin = own - max(self.best, self.least - 1) + (0.6 if self.held else 0.1)
        doubt = 0.5 + weights.goal_doubt * sqrt(left)
        return 1.0 / (1.0 + exp(-2.0 * margin / doubt))


def goals_of(view: RaceView, seat: int) -> list[Goal]:
    """The goals in play as a seat has them before it; none where they are not played."""
    others = [player for player in view.players if player.seat != seat]
    return [
        Goal(
            number := NUMBER_OF_TILE[goal.goal],
            goal.least,
            goal.most,
            goal.held,
            any(other.goals[at].held for other in others),
            max(other.hand - HAND_LIMIT if number == SURPLUS else other.goals[at].count for other in others),
            goal.count,
            1.0 / len(others),
        )
        for at, goal in enumerate(view.players[seat].goals)
    ]


class Hopes:
    """What the goals are worth to a seat with such a tableau."""

    def __init__(self, tables: Tables, goals: list[Goal], left: float, weights: Weights) -> None:
        self._tables = tables
        self._goals = [goal for goal in goals if goal.tile != SURPLUS or goal.held]
        self._surplus = [goal for goal in goals if goal.tile == SURPLUS and not goal.held]
        """What cards in hand are kept for, not cards on the table."""
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

    def hand(self, cards: float) -> tuple[float, float]:
        """The same of so many cards in hand when the round ends."""
        now = hoped = 0.0
        for goal in self._surplus:
            now += goal.now(cards - HAND_LIMIT)
            hoped += goal.hoped(cards - HAND_LIMIT, self._left, self._weights)
        share = self._weights.goals
        return share * now, share * (hoped - now)
