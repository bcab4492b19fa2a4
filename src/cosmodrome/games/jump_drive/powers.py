"""The vocabulary of powers: frozen types, no code. Each names a phase, an effect and its amount (R4 to R10).

What is counted (`thing`): explore_icon, military_icon, gene_icon; novelty_world, rare_world, genes_world,
alien_world, military_world; development; or card, the copies of the card with the id `card`.
"""

from dataclasses import dataclass
from typing import ClassVar

GOODS = ("novelty", "rare", "genes", "alien")
"""What the colours of worlds stand for: blue, brown, green, yellow (R2.4)."""
ICONS = ("explore", "military", "gene")
KEYWORDS = ("alien", "imperium", "rebel", "uplift")
THINGS = (
    "explore_icon",
    "military_icon",
    "gene_icon",
    "development",
    "military_world",
    "novelty_world",
    "rare_world",
    "genes_world",
    "alien_world",
    "card",
)


@dataclass(frozen=True)
class Power:
    """Something a card does for the empire it lies in, but never for its own placement (R5.7)."""

    phase: ClassVar[str] = ""
    effect: ClassVar[str] = ""
    without_amount: ClassVar[bool] = False
    """Whether it does something at an amount of 0 too."""


@dataclass(frozen=True)
class VpPer(Power):
    """`amount` VP a round for every full `each` things in the own empire."""

    phase: ClassVar[str] = "score"
    effect: ClassVar[str] = "vp_per"
    amount: int
    thing: str
    card: str = ""
    each: int = 1


@dataclass(frozen=True)
class VpPerOther(Power):
    """`amount` VP a round for each such thing in the empire of one other seat."""

    phase: ClassVar[str] = "score"
    effect: ClassVar[str] = "vp_per_other"
    amount: int
    thing: str


@dataclass(frozen=True)
class VpWith(Power):
    """`amount` VP a round, once, while such a thing is in the own empire."""

    phase: ClassVar[str] = "score"
    effect: ClassVar[str] = "vp_with"
    amount: int
    thing: str
    card: str = ""


@dataclass(frozen=True)
class IncomePer(Power):
    """`amount` cards of income for every full `each` things in the own empire."""

    phase: ClassVar[str] = "income"
    effect: ClassVar[str] = "income_per"
    amount: int
    thing: str
    each: int = 1


@dataclass(frozen=True)
class IncomeWith(Power):
    """`amount` cards of income, once, while such a thing is in the own empire."""

    phase: ClassVar[str] = "income"
    effect: ClassVar[str] = "income_with"
    amount: int
    thing: str
    card: str = ""


@dataclass(frozen=True)
class IncomeWithOther(Power):
    """`amount` cards of income, once, while such a thing is in any other empire."""

    phase: ClassVar[str] = "income"
    effect: ClassVar[str] = "income_with_other"
    amount: int
    thing: str
    card: str = ""


@dataclass(frozen=True)
class DevelopmentDiscount(Power):
    """Developments cost `amount` less."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "development_discount"
    amount: int


@dataclass(frozen=True)
class WorldDiscount(Power):
    """Worlds that are paid for cost `amount` less, any of them or those of one good."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "world_discount"
    amount: int
    good: str = "any"


@dataclass(frozen=True)
class CardDiscount(Power):
    """The card with this id costs `amount` less."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "card_discount"
    amount: int
    card: str


@dataclass(frozen=True)
class MilitaryAgainst(Power):
    """More military against worlds of one good, or with one keyword."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "military_against"
    amount: int
    good: str = ""
    keyword: str = ""


@dataclass(frozen=True)
class MilitaryPerIcon(Power):
    """`amount` military for each such icon in the own empire."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "military_per_icon"
    amount: int
    icon: str


@dataclass(frozen=True)
class PayForMilitaryWorld(Power):
    """A military world may be paid for: its defense less `amount`, then world discounts."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "pay_for_military_world"
    without_amount: ClassVar[bool] = True
    amount: int
    except_good: str = "alien"


@dataclass(frozen=True)
class SecondWorldPaid(Power):
    """May be discarded from the empire to place and pay for a second world, at `amount` less."""

    phase: ClassVar[str] = "second_world"
    effect: ClassVar[str] = "second_world_paid"
    without_amount: ClassVar[bool] = True
    amount: int


@dataclass(frozen=True)
class SecondWorldConquered(Power):
    """A second world may be conquered with the military that the first one left."""

    phase: ClassVar[str] = "second_world"
    effect: ClassVar[str] = "second_world_conquered"


@dataclass(frozen=True)
class OneInEmpire(Power):
    """At most one copy in an empire."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "one_in_empire"


@dataclass(frozen=True)
class PlacedWithoutMilitary(Power):
    """May be placed only at military 0, or with the card `unless` in the empire."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "placed_without_military"
    unless: str


@dataclass(frozen=True)
class MovesToMostMilitary(Power):
    """Before scoring it moves to the empire with strictly the most military."""

    phase: ClassVar[str] = "before_scoring"
    effect: ClassVar[str] = "moves_to_most_military"
