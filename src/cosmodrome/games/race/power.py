"""What a power is, and a line by which a six-cost development scores."""

from dataclasses import dataclass
from typing import ClassVar

Use = tuple[int, int, int, int, int, int, int]
"""What a Consume power does: kind, good, goods a use, times, vp, cards, and vp added once."""


@dataclass(frozen=True)
class Power:
    """A change of the rules that its owner has from the phase after its card is placed (R11.1)."""

    phase: ClassVar[str] = ""
    effect: ClassVar[str] = ""

    def sums(self) -> dict[int, int]:
        """What it adds to the sums of its owner."""
        return {}

    def columns(self) -> dict[str, int]:
        """What it says in columns of the tables, about its card alone."""
        return {}

    def use(self) -> Use | None:
        """What it does in Consume, where it is used one by one."""
        return None


@dataclass(frozen=True)
class Score:
    """One line of a six-cost development: `vp` for each card that matches every filter given (R8.8).

    per: world, development, card, named_card; or good, military_strength, vp_chips (one for each `chips` chips).
    """

    vp: int
    per: str
    good: str = ""
    production: str = ""
    military: bool = False
    keyword: str = ""
    has_power: str = ""
    cost: int = 0
    name: str = ""
    chips: int = 0
