"""What a card of Jump Drive is, with how sure each printed value is; the cards themselves stand in sets."""

import copy
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cosmodrome.core.meta import power_facts
from cosmodrome.games.jump_drive.powers import ICONS, KEYWORDS, Power
from cosmodrome.games.jump_drive.sums import GOODS

VERIFIED: Final = "verified"
"""A printed card was read, two independent sources agree, or the rulebook's arithmetic leaves no other value."""
SINGLE: Final = "single-source"
"""One card list tells it and nothing contradicts it."""
OWN: Final = "own"
"""An owner's card file tells it (own_cards.py)."""


class World:
    """A world, paid for at `cost` or conquered against `defense`; without a good it is gray."""

    def __init__(self, good: str = "", cost: int = -1, defense: int = -1) -> None:
        if (cost < 0) == (defense < 0):
            raise ValueError("a world has either a cost or a defense")
        if good and good not in GOODS:
            raise ValueError(f"good {good!r} is not one of {', '.join(GOODS)}")
        self.good = good
        self.number = max(cost, defense)
        self.military = defense >= 0


class Development:
    def __init__(self, cost: int) -> None:
        self.cost = cost


class Card:
    """A card's facts. `number` is its cost or defense; `vp` and `income` are the printed fixed numbers.

    `confidence` holds for all of the card's values but those in `fields`: a name of a field of `facts`, or the
    effect of a power. `maybe` is another name that the printed card may bear.
    """

    def __init__(
        self,
        name: str,
        kind: World | Development,
        copies: int = 1,
        vp: int = 0,
        income: int = 0,
        explore: int = 0,
        military: int = 0,
        gene: int = 0,
        keywords: Sequence[str] = (),
        powers: Sequence[Power] = (),
        confidence: str = SINGLE,
        fields: Mapping[str, str] | None = None,
        maybe: str = "",
    ) -> None:
        if unknown := set(keywords) - set(KEYWORDS):
            raise ValueError(f"{name}: {sorted(unknown)} are not among {', '.join(KEYWORDS)}")
        self.name = name
        self.id = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
        self.copies = copies
        self.vp = vp
        self.income = income
        self.icons = {"explore": explore, "military": military, "gene": gene}
        self.keywords = tuple(keywords)
        self.powers = tuple(powers)
        self.confidence = confidence
        self.fields: dict[str, str] = {}
        self.maybe = maybe
        self.is_world = isinstance(kind, World)
        if isinstance(kind, World):
            self.number = kind.number
            self.military = kind.military
            self.good = kind.good
        else:
            self.number = kind.cost
            self.military = False
            self.good = ""
            if confidence != VERIFIED:  # a second list has the names, copies, costs and icons of developments
                self.fields = dict.fromkeys(("name", "copies", "cost", *ICONS), VERIFIED)
        self.fields.update(fields or {})

    def facts(self) -> dict[str, Any]:
        """All facts as plain data, for listings and the page; keys in the order a person reads them."""
        facts: dict[str, Any] = {"id": self.id, "name": self.name, "copies": self.copies}
        facts["type"] = "world" if self.is_world else "development"
        facts["vp"] = self.vp
        facts["income"] = self.income
        if self.is_world:
            facts["military"] = self.military
        facts["defense" if self.military else "cost"] = self.number
        facts["good"] = self.good
        facts["icons"] = dict(self.icons)
        facts["keywords"] = list(self.keywords)
        facts["powers"] = [power_facts(power) for power in self.powers]
        facts["confidence"] = self.confidence
        facts["field_confidence"] = dict(self.fields)
        if self.maybe:
            facts["maybe"] = self.maybe
        return facts

    def corrected(self, changes: Mapping[str, Any]) -> "Card":
        """A twin with an owner's values, as checked by own_cards.py; a power of which 0 leaves nothing is gone."""
        twin = copy.copy(self)
        twin.fields = {**self.fields, **{field: OWN for field in changes if field not in ("icons", "powers")}}
        for field in ("name", "copies", "vp", "income", "good", "military"):
            if field in changes:
                setattr(twin, field, changes[field])
        twin.number = changes.get("cost", changes.get("defense", self.number))
        if "keywords" in changes:
            twin.keywords = tuple(changes["keywords"])
        for part in ("icons", "powers"):
            twin.fields.update(dict.fromkeys(changes.get(part, {}), OWN))
        twin.icons = {**self.icons, **changes.get("icons", {})}
        amounts = changes.get("powers", {})
        powers: list[Power] = []
        for power in self.powers:
            amount = amounts.get(power.effect)
            if amount is None:
                powers.append(power)
            elif amount or power.without_amount:
                powers.append(replace(power, amount=amount))  # type: ignore[call-arg]
            else:
                twin.fields.pop(power.effect, None)
        twin.powers = tuple(powers)
        if "name" in changes:
            twin.maybe = ""
        return twin
