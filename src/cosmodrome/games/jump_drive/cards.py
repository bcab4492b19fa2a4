"""Every card of Jump Drive, one expression each, with how sure each printed value is."""

import copy
import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cosmodrome.core.meta import power_facts
from cosmodrome.games.jump_drive.powers import (
    GOODS,
    ICONS,
    KEYWORDS,
    CardDiscount,
    DevelopmentDiscount,
    IncomePer,
    IncomeWith,
    IncomeWithOther,
    MilitaryAgainst,
    MilitaryPerIcon,
    MovesToMostMilitary,
    OneInEmpire,
    PayForMilitaryWorld,
    PlacedWithoutMilitary,
    Power,
    SecondWorldConquered,
    SecondWorldPaid,
    VpPer,
    VpPerOther,
    VpWith,
    WorldDiscount,
)

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


# fmt: off
CARDS: Final = [
    Card("Survey Team", Development(1), copies=4, income=1, explore=2, military=1, powers=[OneInEmpire()], confidence="verified"),
    Card("Trade Pact", Development(1), copies=5, vp=1, income=1, explore=1, powers=[OneInEmpire(), PlacedWithoutMilitary(unless="contact_specialist"), IncomeWithOther(1, "card", card="trade_pact")], confidence="verified"),
    Card("Colony Convoy", Development(1), copies=4, explore=1, powers=[SecondWorldPaid(2)], confidence="verified"),
    Card("Contact Specialist", Development(1), copies=3, vp=1, explore=1, powers=[PayForMilitaryWorld(1)], confidence="verified"),
    Card("Investment Credits", Development(1), copies=3, vp=1, powers=[DevelopmentDiscount(1)], confidence="verified"),
    Card("Genetics Lab", Development(1), copies=2, vp=1, explore=1, powers=[IncomeWith(1, "genes_world")], confidence="verified"),
    Card("Military Convoy", Development(1), copies=2, explore=1, military=1, powers=[SecondWorldConquered()], confidence="verified"),
    Card("Mining Robots", Development(1), copies=2, vp=1, explore=1, powers=[WorldDiscount(1, "rare")], confidence="verified"),
    Card("Space Marines", Development(2), copies=4, military=2, confidence="verified"),
    Card("Consumer Markets", Development(2), copies=3, powers=[VpPer(1, "novelty_world"), IncomePer(1, "novelty_world")], confidence="verified"),
    Card("War Propaganda", Development(2), copies=2, vp=3, income=1, military=1, powers=[MovesToMostMilitary()], confidence="verified"),
    Card("Galactic Advertisers", Development(3), copies=3, income=2, powers=[CardDiscount(1, "galactic_trendsetters")], confidence="verified"),
    Card("Mining Conglomerate", Development(3), copies=2, income=1, military=1, powers=[WorldDiscount(1, "rare"), VpPer(1, "rare_world")], confidence="verified"),
    Card("Replicant Robots", Development(3), copies=2, vp=2, powers=[WorldDiscount(2)]),
    Card("Uplift Researchers", Development(4), copies=3, gene=1, keywords=["uplift"], powers=[VpPer(1, "gene_icon"), IncomePer(1, "gene_icon")]),
    Card("Drop Ships", Development(4), copies=2, vp=2, military=3),
    Card("Galactic Salon", Development(6), copies=2, vp=5, explore=2, powers=[DevelopmentDiscount(1)], fields={"vp": "verified", "income": "verified"}),
    Card("Alien Technology Institute", Development(7), income=2, explore=1, keywords=["alien"], powers=[WorldDiscount(2, "alien"), MilitaryAgainst(2, good="alien"), VpPer(4, "alien_world"), VpPerOther(4, "alien_world")], fields={"military_against": "inferred"}),
    Card("Free Trade Association", Development(7), income=2, explore=1, powers=[VpPer(2, "novelty_world"), VpPerOther(1, "novelty_world")]),
    Card("New Galactic Order", Development(8), military=2, powers=[VpPer(1, "military_icon")]),
    Card("Mining League", Development(8), explore=1, powers=[VpPer(3, "rare_world"), IncomePer(1, "rare_world")]),
    Card("Galactic Imperium", Development(8), explore=1, keywords=["imperium"], powers=[MilitaryAgainst(4, keyword="rebel"), VpPer(2, "military_world"), VpPerOther(1, "military_world")], fields={"military_against": "inferred", "keywords": "inferred"}),
    Card("Galactic Federation", Development(9), powers=[DevelopmentDiscount(2), VpPer(2, "development"), VpPerOther(1, "development")], fields={"vp": "verified", "vp_per": "verified", "vp_per_other": "verified"}),
    Card("Galactic Survey: SETI", Development(9), explore=3, powers=[VpPer(1, "explore_icon"), VpPerOther(1, "explore_icon")]),
    Card("Uplift Code", Development(9), gene=2, keywords=["uplift"], powers=[VpPer(1, "gene_icon"), VpPerOther(1, "gene_icon"), IncomePer(1, "gene_icon")]),
    Card("Devolved Uplift Race", World("novelty", cost=0), vp=1, gene=2, keywords=["uplift"]),
    Card("Arboreal Uplift Race", World("genes", defense=1), income=1, gene=1, keywords=["uplift"]),
    Card("Amphibious Uplift Race", World("genes", defense=1), income=1, gene=1, keywords=["uplift"], fields={"name": "inferred"}, maybe="Amphibian Uplift Race"),
    Card("Artist Colony", World("novelty", cost=1), copies=2, vp=1, explore=1, powers=[IncomeWith(1, "card", card="galactic_advertisers")], fields={"income_with": "inferred"}),
    Card("Gem Smugglers", World("rare", defense=1), vp=1, income=1, explore=1),
    Card("Insect Uplift Race", World("genes", cost=1), income=1, gene=1, keywords=["uplift"]),
    Card("Lifeforms, Inc.", World("genes", cost=1), vp=1, income=1, gene=1),
    Card("New Survivalists", World("novelty", defense=1), military=2),
    Card("New Vinland", World("novelty", cost=1), explore=2, powers=[IncomeWith(2, "card", card="galactic_advertisers")]),
    Card("Pirate Fuel Cache", World("rare", cost=1), income=1, military=1, powers=[VpWith(1, "card", card="military_convoy")]),
    Card("Smuggling Lair", World("novelty", defense=1), income=1, explore=1, military=1, confidence="verified", fields={"copies": "single-source"}),
    Card("Adaptable Uplift Race", World("genes", defense=2), vp=1, income=1, gene=1, keywords=["uplift"]),
    Card("Ancient Races", World("genes", cost=2), vp=1, income=2, fields={"name": "inferred"}, maybe="Ancient Race"),
    Card("Asteroid Belt", World("rare", cost=2), copies=3, income=2, powers=[IncomeWith(1, "card", card="mining_robots")]),
    Card("Convict Miners", World("rare", defense=2), vp=1, income=1, explore=1, military=1),
    Card("Former Penal Colony", World("novelty", defense=2), vp=1, income=1, military=1, powers=[IncomeWith(1, "card", card="galactic_advertisers")]),
    Card("Gem World", World("novelty", cost=2), copies=2, income=2, powers=[VpWith(2, "card", card="mining_conglomerate")]),
    Card("Reptilian Uplift World", World("genes", defense=2), vp=1, income=1, gene=1, keywords=["uplift"], fields={"name": "inferred"}, maybe="Reptilian Uplift Race"),
    Card("Rosetta Stone World", World(cost=2), vp=3, explore=2, keywords=["alien"], powers=[WorldDiscount(2, "alien"), MilitaryAgainst(2, good="alien")], fields={"name": "inferred", "keywords": "inferred", "military_against": "inferred"}, maybe="Alien Rosetta Stone World"),
    Card("Alien Toy Shop", World("alien", cost=3), income=3, keywords=["alien"], powers=[VpWith(1, "card", card="alien_technology_institute")]),
    Card("Comet Zone", World("rare", cost=3), copies=2, income=3),
    Card("Galactic Resort", World("novelty", cost=3), vp=2, income=1, explore=1, powers=[IncomeWith(1, "card", card="galactic_advertisers")]),
    Card("Imperium Blaster Factory", World("rare", defense=3), vp=1, income=2, military=1, keywords=["imperium"], powers=[VpWith(1, "card", card="mining_conglomerate")], fields={"defense": "verified"}),
    Card("Mining World", World("rare", cost=3), copies=2, vp=1, income=2, powers=[IncomeWith(1, "card", card="mining_robots")]),
    Card("Pirate Lair", World("novelty", defense=3), vp=1, income=2, explore=1, military=1, confidence="verified", fields={"military": "single-source", "defense": "single-source", "explore": "single-source", "gene": "single-source", "copies": "single-source"}),
    Card("Rebel Underground", World(defense=3), vp=3, income=1, keywords=["rebel"], fields={"good": "inferred"}),
    Card("Space Symbionts", World("genes", cost=3), vp=1, income=1, explore=1, gene=1, powers=[DevelopmentDiscount(2)], fields={"name": "inferred"}, maybe="Deep Space Symbionts, Ltd."),
    Card("Tourist World", World("novelty", cost=3), copies=2, vp=1, income=2, explore=1, powers=[IncomeWith(1, "card", card="artist_colony")]),
    Card("Uplift Mining Moles", World("rare", cost=3), vp=1, income=2, explore=1, gene=1, keywords=["uplift"], powers=[WorldDiscount(1, "rare")], fields={"name": "inferred"}, maybe="Mining Mole Uplift Race"),
    Card("Warrior Race", World("genes", defense=3), vp=1, income=1, military=1, gene=1, fields={"name": "inferred", "keywords": "missing"}, maybe="Rebel Warrior Race"),
    Card("Alien Robot Sentry", World("alien", defense=4), vp=2, income=1, explore=1, military=1, keywords=["alien"]),
    Card("Galactic Trendsetters", World(cost=4), copies=7, explore=1, powers=[VpPer(2, "card", card="galactic_trendsetters")], fields={"good": "inferred"}),
    Card("Survey HQ", World("novelty", cost=4), explore=2, military=1, powers=[VpPer(1, "explore_icon", each=2), IncomePer(1, "explore_icon", each=2)], confidence="verified", fields={"copies": "single-source"}),
    Card("Uplift Mercenaries", World("genes", cost=4), vp=1, explore=1, gene=1, keywords=["uplift"], powers=[MilitaryPerIcon(1, "gene"), IncomePer(1, "gene_icon")], fields={"military_per_icon": "verified"}),
    Card("Deserted Alien Colony", World("alien", cost=5), vp=4, income=2, keywords=["alien"], confidence="verified", fields={"cost": "single-source", "good": "single-source", "explore": "single-source", "military": "single-source", "gene": "single-source", "copies": "single-source"}),
    Card("Lost Alien Warship", World("alien", defense=5), vp=3, income=1, military=2, keywords=["alien"]),
    Card("Lost Species Ark World", World("genes", cost=5), vp=2, income=4, gene=1),
    Card("New Earth", World("rare", cost=5), vp=3, income=3, explore=1, powers=[VpWith(1, "card", card="galactic_advertisers")]),
    Card("Rebel Outpost", World(defense=5), vp=5, military=1, keywords=["rebel"], fields={"good": "inferred"}),
    Card("Terraformed World", World(cost=5), vp=5, income=1, explore=1, fields={"good": "inferred"}),
    Card("Deserted Alien World", World("alien", cost=6), vp=5, income=2, keywords=["alien"]),
    Card("Lost Alien Battle Fleet", World("alien", defense=6), vp=4, income=1, military=3, keywords=["alien"]),
    Card("Rebel Base", World(defense=6), vp=6, explore=1, keywords=["rebel"], fields={"good": "inferred"}),
    Card("Deserted Alien Library", World("alien", cost=7), vp=6, income=2, keywords=["alien"]),
    Card("Rebel World", World(defense=7), vp=7, keywords=["rebel"], fields={"good": "inferred", "name": "inferred"}, maybe="Rebel Homeworld"),
    Card("Alien Guardians", World("alien", defense=8), vp=7, income=1, keywords=["alien"]),
    Card("Rebel Stronghold", World(defense=9), vp=9, keywords=["rebel"], fields={"good": "inferred"}),
]
# fmt: on

assert all(keyword in KEYWORDS for card in CARDS for keyword in card.keywords)
