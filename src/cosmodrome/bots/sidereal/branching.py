"""Whole columns decided one after another on the relaxation of a program: a search whose effort is counted.

HiGHS's own search spends most of its time on cuts before it branches, and how much differs from program to program.
Here each step is one relaxation that goes on from the one before, so the effort is known and small: it is counted
in pivots, and a relaxation is some more of them.
"""

import heapq
from typing import Any, Final

import numpy as np

WHOLE: Final = 1e-6
"""How far from a whole number a value may be."""
NONE_YET: Final = 2
"""How many times the effort is made as long as nothing has been found."""
MOST_BLIND: Final = 800
"""Effort at most that is made so."""
RELAXATION: Final = 8
"""What a relaxation takes, in pivots, beside its own."""

Bounds = tuple[Any, Any]
"""Arrays: the least and the greatest value of each column."""


class Search:
    """For the best values with the columns `branch` (an array) whole. It can go on where it has stopped."""

    def __init__(self, low: Any, high: Any, branch: Any) -> None:
        self.branch = branch
        self.begin: Bounds = low, high
        self.highs: Any = None
        self.now: Bounds = self.begin
        self.optimal: Any = None
        self.effort = 0
        self.best: Any = None
        """The values found (an array)."""
        self.worth = -np.inf
        self.open: list[tuple[float, int, Bounds]] = [(-np.inf, 0, self.begin)]
        """Bounds to look at, by what they promise at most (less than zero), then as they came."""
        self.count = 0
        self.done = False
        """Whether it has found the best there is, or looked everywhere."""

    def run(self, highs: Any, most: int, gap: float) -> None:
        """Go on by an effort of `most` or until within `gap` of the best.

        `highs` holds the program without whole columns, and is not kept.
        """
        import highspy  # as in solver.py

        self.highs, self.optimal, self.now, self.effort = (
            highs,
            highspy.HighsModelStatus.kOptimal,
            self.begin,
            0,
        )
        while self.open and not self.done and not self._spent(most):
            promised, bounds = self._next()
            self.done = -promised <= self._enough(gap)
            if not self.done:
                self._dive(bounds, most, gap)
        self.done = self.done or not self.open
        self.highs = None

    def _dive(self, bounds: Bounds, most: int, gap: float) -> None:
        while True:
            values, worth = self._relax(bounds)
            if values is None or worth <= self._enough(gap):
                return
            raised = self._branch(bounds, values, worth)
            if raised is None:
                self.best, self.worth = values, worth
                return
            bounds = raised
            if self._spent(most):
                self.count += 1
                heapq.heappush(self.open, (-worth, self.count, bounds))
                return

    def _spent(self, most: int) -> bool:
        blind = max(most, min(NONE_YET * most, MOST_BLIND))
        return self.effort >= (most if self.best is not None else blind)

    def _enough(self, gap: float) -> float:
        """What bounds must promise more than to be looked at."""
        return -np.inf if self.best is None else self.worth + gap * abs(self.worth)

    def _next(self) -> tuple[float, Bounds]:
        """Until something is found, where it was left last; then where most is promised."""
        if self.best is None:
            at = max(range(len(self.open)), key=lambda at: self.open[at][1])
            promised, _, bounds = self.open.pop(at)
            heapq.heapify(self.open)
        else:
            promised, _, bounds = heapq.heappop(self.open)
        return promised, bounds

    def _branch(self, bounds: Bounds, values: Any, worth: float) -> Bounds | None:
        """The bounds with the column nearest to its next whole number raised to it; None where all are whole.

        What comes of lowering it is looked at later.
        """
        chosen = values[self.branch]
        part = chosen - np.floor(chosen + WHOLE)
        column = self.branch[int(np.argmax(part))]
        if part.max() <= WHOLE:
            return None
        low, high = bounds[0].copy(), bounds[1].copy()
        low[column], high[column] = np.ceil(values[column]), np.floor(values[column])
        self.count += 1
        heapq.heappush(self.open, (-worth, self.count, (bounds[0], high)))
        return low, bounds[1]

    def _relax(self, bounds: Bounds) -> tuple[Any, float]:
        low, high = bounds
        moved = np.flatnonzero((low != self.now[0]) | (high != self.now[1])).astype(np.int32)
        if len(moved):
            self.highs.changeColsBounds(len(moved), moved, low[moved], high[moved])
        self.now = bounds
        self.highs.run()
        told = self.highs.getInfo()
        self.effort += RELAXATION + max(0, told.simplex_iteration_count)
        if self.highs.getModelStatus() != self.optimal:
            return None, -np.inf
        return np.array(self.highs.getSolution().col_value), told.objective_function_value
