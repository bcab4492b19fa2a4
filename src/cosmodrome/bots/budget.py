"""How much a bot may think about one answer: so many simulations, or so much time."""

import re
from typing import Final

import msgspec

MOST_SIMULATIONS: Final = 1_000_000
MOST_MS: Final = 60_000
ALLOWED: Final = f"@1 to @{MOST_SIMULATIONS} simulations an answer, or @1ms to @{MOST_MS}ms"

_SPELLED = re.compile(r"([1-9][0-9]{0,7})(ms)?", re.ASCII)


class BudgetError(ValueError):
    """A budget that cannot be read; the message is one line that names what is allowed."""


class Budget(msgspec.Struct, frozen=True):
    """A bound on the thought for one answer: exactly one of the two fields is above 0.

    With a number of simulations a bot answers by its seed alone; with a time its answers depend on the machine.
    """

    simulations: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        return str(self.simulations) if self.simulations else f"{round(1000 * self.seconds)}ms"

    def in_words(self) -> str:
        """In words: `400 simulations` or `200 ms`."""
        return f"{self.simulations} simulations" if self.simulations else f"{round(1000 * self.seconds)} ms"


def read_budget(text: str) -> Budget:
    """The budget spelled `400` (simulations) or `200ms`. Raises BudgetError."""
    spelled = _SPELLED.fullmatch(text)
    amount = int(spelled[1]) if spelled else 0
    in_ms = bool(spelled and spelled[2])
    if not 1 <= amount <= (MOST_MS if in_ms else MOST_SIMULATIONS):
        raise BudgetError(f"{text!r} is no budget; allowed are {ALLOWED}")
    return Budget(seconds=amount / 1000) if in_ms else Budget(simulations=amount)


class Shared:
    """Time for the bots of a table to think in until a person is asked again: each answer may use a part of the rest.

    So however many answers there are, all of them together take no longer.
    """

    PART: Final = 0.2

    def __init__(self, seconds: float) -> None:
        self.left = seconds

    @property
    def part(self) -> float:
        """Seconds for the next answer."""
        return self.left * self.PART

    def spend(self, seconds: float) -> None:
        self.left = max(0.0, self.left - seconds)
