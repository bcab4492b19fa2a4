"""Search over sampled worlds, for any game: what is best where a seat may be, tried out in many such places."""

from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.playout import play_weighted
from cosmodrome.core.rng import Rng, restored, seeded

FEWEST: Final = 2
"""Candidates that are compared until the budget is spent."""


class Meter:
    """How much of a budget is spent, from 0 to 1."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._made = 0
        self._started = monotonic()

    def count(self, simulations: int) -> None:
        self._made += simulations

    @property
    def spent(self) -> float:
        limit = self._budget
        share = (
            self._made / limit.simulations
            if limit.simulations
            else (monotonic() - self._started) / limit.seconds
        )
        return min(1.0, share)


class SearchBot(Bot):
    """Tries its candidates in the same sampled worlds, plays on from there, and keeps those that fare best.

    Worlds come from `Game.imagine`, so nothing hidden is used. Each world is tried with every candidate that is left,
    with the same chance, so that they differ by themselves alone; as the budget is spent, the worst drop out. A budget
    in simulations (games played on) makes the answer a function of the seed and the questions; one in seconds does not.

    A game's own searcher says which questions are worth it (`candidates`), how seats play on (`weights`), how far
    (`horizon`) and how good an outcome is (`value`).
    """

    budget: Budget = Budget(simulations=200)

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self._rng = seeded(seed, "search")

    def choose(self, view: View | None, decision: Decision) -> Choice:
        assert view is not None
        candidates = self.candidates(view, decision)
        return candidates[0] if len(candidates) == 1 else self.best(view, decision.seat, candidates)

    def best(self, view: View, seat: int, candidates: Sequence[Choice]) -> Choice:
        """The candidate with the best mean value; of equals, the first."""
        totals = [0.0] * len(candidates)
        left = list(range(len(candidates)))
        weights = self.weights(view)
        meter = Meter(self.budget)
        worlds = 0
        while True:
            world = self.game.imagine(view, self._rng)
            ahead = int(self._rng.word)
            self._rng.below(2)
            for at in left:
                totals[at] += self._outcome(
                    self.game.copy(world), seat, candidates[at], weights, restored(ahead)
                )
            worlds += 1
            meter.count(len(left))
            if meter.spent >= 1:
                return candidates[max(left, key=lambda at: (totals[at], -at))]
            # Fewer and fewer: with a share s of the budget spent, n candidates have shrunk to n to the power 1 - s.
            wanted = max(FEWEST, round(len(candidates) ** (1 - meter.spent)))
            left = sorted(sorted(left, key=lambda at: (-totals[at], at))[:wanted])

    def _outcome(self, state: Any, seat: int, choice: Choice, weights: list[int], rng: Rng) -> float:
        """How good it is for `seat` where one game, played on by chance from this choice, ends."""
        game = self.game
        game.choose(state, seat, choice)
        play_weighted(game, state, rng, weights, self.horizon(game.rounds(state)))
        return self.value(state, seat)

    def candidates(self, view: View, decision: Decision) -> list[Choice]:
        """The answers worth comparing, the likeliest first; one alone is given without a search."""
        return decision.options

    def weights(self, view: View) -> list[int]:
        """How likely each listed choice is where it is allowed, by its code; whole numbers from 1."""
        return [1] * len(self.game.choices)

    def horizon(self, round_now: int) -> int:
        """The last round that is played on; 0: to the end."""
        return 0

    def value(self, state: Any, seat: int) -> float:
        """How good a position is for a seat, from 0 to 1: the share of a victory, the lead as a tie-break."""
        standing = self.game.standing(state)
        rivals = [score for other, score in enumerate(standing.scores) if other != seat]
        lead = standing.scores[seat] - max(rivals, default=0)
        share = 1 / len(standing.winners) if seat in standing.winners else 0.0
        return 0.9 * share + 0.1 * (0.5 + lead / (2 * abs(lead) + 40))
