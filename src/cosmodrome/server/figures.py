"""What this process has done so far, in plain numbers: counted where it happens, told by `monitoring`."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence


class Spread:
    """How often which values came: counts by the bounds that they do not exceed, the last one beyond all bounds."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Figures:
    """Of one process, since it began. Plain sums: counting a choice takes less than a microsecond."""

    def __init__(self) -> None:
        self.accepted = 0
        """Messages with a choice, or that took one back."""
        self.refused: Counter[str] = Counter()
        """The same that were refused, by reason."""
        self.choice_seconds = Spread((0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5))
        """From reading such a message to its acknowledgement."""
        self.batches = Spread((1, 2, 4, 8, 16, 32, 64, 128))
        """What went into one transaction of the log."""
        self.thoughts = Spread((0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0))
        """Seconds until a bot that was asked has answered, waiting included."""
        self.limits: Counter[str] = Counter()
        """Who asked too much, by the limit."""


FIGURES = Figures()
