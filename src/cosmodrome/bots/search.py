"""Search over sampled worlds, for any game: what is best where a seat may be, tried out in many such places."""

import time
from collections.abc import Sequence
from math import inf
from typing import Any, Final
from zlib import adler32

import msgspec

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
    """How much of a budget is spent, from 0 to 1; all of it once `patience` seconds have passed."""

    def __init__(self, budget: Budget, patience: float = inf) -> None:
        self._budget = budget
        self._seconds = min(budget.seconds or inf, patience)
        self._made = 0
        self._started = self._counted = time.monotonic()
        self._each = 0.0
        """Seconds that one of the latest simulations took."""

    def count(self, simulations: int) -> None:
        now = time.monotonic()
        self._each, self._counted = (now - self._counted) / simulations, now
        self._made += simulations

    def has_room(self, simulations: int) -> bool:
        """Whether so many more end in time, by the latest: on a busy machine each takes several times as long."""
        ended = self._counted + simulations * self._each - self._started
        return ended <= self._seconds

    @property
    def spent(self) -> float:
        most, passed = self._budget.simulations, time.monotonic() - self._started
        of_time = passed / self._seconds if self._seconds > 0 else 1.0
        return min(1.0, max(of_time, self._made / most if most else 0.0))


class Line:
    """Something to compare: an answer, and in a game's own lines what is meant to follow it.

    `prior` is what it has before it is tried: a value times the simulations that this judgement stands for.
    """

    def __init__(self, answer: Choice, prior: float = 0.0) -> None:
        self.answer = answer
        self.prior = prior


class SearchBot(Bot):
    """Tries its lines in the same sampled worlds, plays on from there, and keeps those that fare best.

    Worlds come from `Game.imagine`, so nothing hidden is used. Each world is tried with every line that is left, with
    the same chance, so that they differ by themselves alone; as the budget is spent, the worst drop out. A budget in
    simulations (games played on) makes the answer a function of the seed and the view; one in seconds does not.

    A game's own searcher says which answers are worth it (`lines`), how seats play on (`weights`), how far (`horizon`)
    and how good an outcome is (`value`); or all of the last three in its own `outcome`.
    """

    budget: Budget = Budget(simulations=200)
    trusted: float = 0.0
    """Simulations that what its lines have before stands for."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.seed = seed

    def choose(self, view: View | None, decision: Decision) -> Choice:
        assert view is not None
        lines = self.lines(view, decision)
        line = lines[0] if len(lines) == 1 else self.best(view, decision.seat, lines)
        return line.answer

    def best(self, view: View, seat: int, lines: Sequence[Line]) -> Line:
        """The line with the best mean value; of equals, the first."""
        return self.ranked(view, seat, lines)[0][0]

    def ranked(self, view: View, seat: int, lines: Sequence[Line]) -> list[tuple[Line, float]]:
        """The lines with their mean values: first those tried longest, the best ones before the others."""
        rng = self._chance(view)
        totals = [line.prior for line in lines]
        trials = [0] * len(lines)
        # Each is tried at least once; a budget for fewer tries the likeliest.
        left = list(range(min(len(lines), self.budget.simulations or len(lines))))
        weights = self.weights(view)
        meter = Meter(self.budget, self.patience)
        while True:
            world = self.game.imagine(view, rng)
            ahead = int(rng.word)
            rng.below(2)
            for at in left:
                totals[at] += self.outcome(self.game.copy(world), seat, lines[at], weights, restored(ahead))
                trials[at] += 1
            meter.count(len(left))
            if meter.spent >= 1:
                break
            # Fewer and fewer: with a share s of the budget spent, n candidates have shrunk to n to the power 1 - s.
            wanted = max(FEWEST, round(len(lines) ** (1 - meter.spent)))
            left = sorted(sorted(left, key=lambda at: (-totals[at], at))[:wanted])
            if not meter.has_room(len(left)):
                break
        order = sorted(range(len(lines)), key=lambda at: (-trials[at], -totals[at], at))
        return [(lines[at], totals[at] / (trials[at] + self.trusted) if trials[at] else 0.0) for at in order]

    def _chance(self, view: View) -> Rng:
        """By the seed and what is seen, so that equal views get equal answers whatever was asked before."""
        return seeded(self.seed, f"search {adler32(msgspec.json.encode(view))}")

    def lines(self, view: View, decision: Decision) -> Sequence[Line]:
        """What is compared, the likeliest first; one alone is answered without a search."""
        return [Line(option) for option in decision.options]

    def weights(self, view: View) -> list[int]:
        """How likely each listed choice is where it is allowed, by its code; whole numbers from 1."""
        return [1] * len(self.game.choices)

    def outcome(self, state: Any, seat: int, line: Line, weights: list[int], rng: Rng) -> float:
        """How good it is for `seat` where one game, played on by chance from this line, gets. Uses up the state."""
        self.game.choose(state, seat, line.answer)
        play_weighted(self.game, state, rng, weights, self.horizon(self.game.rounds(state)))
        return self.value(state, seat)

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
