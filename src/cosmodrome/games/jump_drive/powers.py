"""The vocabulary of powers: frozen types. Each names a phase, an effect, amount and place in the fold (R4 to R10).

What is counted (`thing`): explore_icon, military_icon, gene_icon; novelty_world, rare_world, genes_world,
alien_world, military_world; development; or card, the copies of the card with the id `card`.
"""

from dataclasses import dataclass
from typing import ClassVar

from cosmodrome.games.jump_drive.sums import (
    AGAINST,
    COLONY_CONVOYS,
    CONTACT_DISCOUNT,
    CONTACTS,
    DEVELOPMENT_DISCOUNT,
    MILITARY_CONVOYS,
    MILITARY_PER,
    OTHER_PER,
    OTHER_WITH,
    OWN_PER,
    OWN_WITH,
    SPECIAL_MILITARY,
    WORLD_DISCOUNT,
    Key,
    Share,
    copies_of,
    counted,
    discount_on,
    kind_of,
)

ICONS = ("explore", "military", "gene")
KEYWORDS = ("alien", "imperium", "rebel", "uplift")


@dataclass(frozen=True)
class Power:
    """Something a card does for the empire it lies in, but never for its own placement (R5.7)."""

    phase: ClassVar[str] = ""
    effect: ClassVar[str] = ""
    without_amount: ClassVar[bool] = False
    """Whether it does something at an amount of 0 too."""

    def sums(self) -> dict[Key, int]:
        """What it adds to the sums of its owner."""
        return {}

    def columns(self) -> dict[str, Key]:
        """What it says in columns of the tables, about its card alone."""
        return {}

    def vp(self) -> Share | None:
        """The VP it brings each round."""
        return None

    def income(self) -> Share | None:
        """The income it brings each round."""
        return None

    def never_paid(self) -> str:
        """The kind of military worlds that no power lets pay for."""
        return ""


@dataclass(frozen=True)
class VpPer(Power):
    """`amount` VP a round for every full `each` things in the own empire."""

    phase: ClassVar[str] = "score"
    effect: ClassVar[str] = "vp_per"
    amount: int
    thing: str
    card: str = ""
    each: int = 1

    def vp(self) -> Share:
        return OWN_PER, self.amount, counted(self.thing, self.card), self.each


@dataclass(frozen=True)
class VpPerOther(Power):
    """`amount` VP a round for each such thing in the empire of one other seat."""

    phase: ClassVar[str] = "score"
    effect: ClassVar[str] = "vp_per_other"
    amount: int
    thing: str

    def vp(self) -> Share:
        return OTHER_PER, self.amount, counted(self.thing), 1


@dataclass(frozen=True)
class VpWith(Power):
    """`amount` VP a round, once, while such a thing is in the own empire."""

    phase: ClassVar[str] = "score"
    effect: ClassVar[str] = "vp_with"
    amount: int
    thing: str
    card: str = ""

    def vp(self) -> Share:
        return OWN_WITH, self.amount, counted(self.thing, self.card), 1


@dataclass(frozen=True)
class IncomePer(Power):
    """`amount` cards of income for every full `each` things in the own empire."""

    phase: ClassVar[str] = "income"
    effect: ClassVar[str] = "income_per"
    amount: int
    thing: str
    each: int = 1

    def income(self) -> Share:
        return OWN_PER, self.amount, counted(self.thing), self.each


@dataclass(frozen=True)
class IncomeWith(Power):
    """`amount` cards of income, once, while such a thing is in the own empire."""

    phase: ClassVar[str] = "income"
    effect: ClassVar[str] = "income_with"
    amount: int
    thing: str
    card: str = ""

    def income(self) -> Share:
        return OWN_WITH, self.amount, counted(self.thing, self.card), 1


@dataclass(frozen=True)
class IncomeWithOther(Power):
    """`amount` cards of income, once, while such a thing is in any other empire."""

    phase: ClassVar[str] = "income"
    effect: ClassVar[str] = "income_with_other"
    amount: int
    thing: str
    card: str = ""

    def income(self) -> Share:
        return OTHER_WITH, self.amount, counted(self.thing, self.card), 1


@dataclass(frozen=True)
class DevelopmentDiscount(Power):
    """Developments cost `amount` less."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "development_discount"
    amount: int

    def sums(self) -> dict[Key, int]:
        return {DEVELOPMENT_DISCOUNT: self.amount}


@dataclass(frozen=True)
class WorldDiscount(Power):
    """Worlds that are paid for cost `amount` less, any of them or those of one good."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "world_discount"
    amount: int
    good: str = "any"

    def sums(self) -> dict[Key, int]:
        return {WORLD_DISCOUNT + kind_of(self.good): self.amount}


@dataclass(frozen=True)
class CardDiscount(Power):
    """The card with this id costs `amount` less."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "card_discount"
    amount: int
    card: str

    def sums(self) -> dict[Key, int]:
        return {discount_on(self.card): self.amount}


@dataclass(frozen=True)
class MilitaryAgainst(Power):
    """More military against worlds of one good, or with one keyword."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "military_against"
    amount: int
    good: str = ""
    keyword: str = ""

    def sums(self) -> dict[Key, int]:
        return {AGAINST[self.keyword] if self.keyword else SPECIAL_MILITARY + kind_of(self.good): self.amount}


@dataclass(frozen=True)
class MilitaryPerIcon(Power):
    """`amount` military for each such icon in the own empire."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "military_per_icon"
    amount: int
    icon: str

    def sums(self) -> dict[Key, int]:
        return {MILITARY_PER[self.icon]: self.amount}


@dataclass(frozen=True)
class PayForMilitaryWorld(Power):
    """A military world may be paid for: its defense less `amount`, then world discounts."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "pay_for_military_world"
    without_amount: ClassVar[bool] = True
    amount: int
    except_good: str = "alien"

    def sums(self) -> dict[Key, int]:
        return {CONTACTS: 1, CONTACT_DISCOUNT: self.amount}

    def never_paid(self) -> str:
        return self.except_good


@dataclass(frozen=True)
class SecondWorldPaid(Power):
    """May be discarded from the empire to place and pay for a second world, at `amount` less."""

    phase: ClassVar[str] = "second_world"
    effect: ClassVar[str] = "second_world_paid"
    without_amount: ClassVar[bool] = True
    amount: int

    def sums(self) -> dict[Key, int]:
        return {COLONY_CONVOYS: 1}

    def columns(self) -> dict[str, Key]:
        return {"convoy": 1, "convoy_discount": self.amount}


@dataclass(frozen=True)
class SecondWorldConquered(Power):
    """A second world may be conquered with the military that the first one left."""

    phase: ClassVar[str] = "second_world"
    effect: ClassVar[str] = "second_world_conquered"

    def sums(self) -> dict[Key, int]:
        return {MILITARY_CONVOYS: 1}


@dataclass(frozen=True)
class OneInEmpire(Power):
    """At most one copy in an empire."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "one_in_empire"

    def columns(self) -> dict[str, Key]:
        return {"single": 1}


@dataclass(frozen=True)
class PlacedWithoutMilitary(Power):
    """May be placed only at military 0, or with the card `unless` in the empire."""

    phase: ClassVar[str] = "place"
    effect: ClassVar[str] = "placed_without_military"
    unless: str

    def columns(self) -> dict[str, Key]:
        return {"peaceful": copies_of(self.unless)}


@dataclass(frozen=True)
class MovesToMostMilitary(Power):
    """Before scoring it moves to the empire with strictly the most military."""

    phase: ClassVar[str] = "before_scoring"
    effect: ClassVar[str] = "moves_to_most_military"

    def columns(self) -> dict[str, Key]:
        return {"moves": 1}
