"""Every card of Race for the Galaxy, one expression each; the editions as lists of them."""

import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

from cosmodrome.core.meta import power_facts
from cosmodrome.games.race.powers import (
    GOODS,
    ConsumeAllGoods,
    ConsumeDifferentKinds,
    ConsumeGood,
    DevelopDiscount,
    DiscardForMilitary,
    DiscardForZeroCost,
    DiscardHand,
    DiscardToProduceOnWindfall,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    DrawWhenConsuming,
    DrawWhenProducing,
    GambleTopCard,
    KeepMore,
    LookAtMore,
    Military,
    PayForMilitaryWorld,
    Power,
    ProduceHere,
    ProduceOnWindfall,
    Score,
    SellGood,
    SettleDiscount,
    TradeBonus,
)

NO_START: Final = 99
"""The start number of a card that is no start world (numbers run from -6 to 4)."""


class World:
    """A world: paid for at `cost` or conquered against `defense`; `makes` or comes with (`windfall`) a kind of good."""

    def __init__(
        self, vp: int, cost: int = -1, defense: int = -1, makes: str = "", windfall: str = ""
    ) -> None:
        if (cost < 0) == (defense < 0):
            raise ValueError("a world has either a cost or a defense")
        for good in (makes, windfall):
            if good and good not in GOODS:
                raise ValueError(f"good {good!r} is not one of {', '.join(GOODS)}")
        if makes and windfall:
            raise ValueError("a world is a production world or a windfall world, not both")
        self.vp = vp
        self.military = defense >= 0
        self.number = max(cost, defense)
        self.good = makes or windfall
        self.production = "production" if makes else "windfall" if windfall else ""


class Development:
    """A development; its `vp` of 0 with score lines stands for the printed question mark."""

    def __init__(self, cost: int, vp: int) -> None:
        self.cost = cost
        self.vp = vp


class Card:
    """A card's facts. `number` is its cost or defense; `start` and `hand` are first-game numbers (R1.5, R1.7)."""

    def __init__(
        self,
        name: str,
        kind: World | Development,
        copies: int = 1,
        start: int = NO_START,
        hand: int = 0,
        keywords: Sequence[str] = (),
        powers: Sequence[Power] = (),
        scores: Sequence[Score] = (),
    ) -> None:
        self.name = name
        self.id = re.sub(r"[^a-z0-9]+", "_", name.lower().replace("'", "")).strip("_")
        self.copies = copies
        self.start = start
        self.hand = hand
        self.keywords = tuple(keywords)
        self.scores = tuple(scores)
        self.vp = kind.vp
        self.is_world = isinstance(kind, World)
        if isinstance(kind, World):
            self.number = kind.number
            self.military = kind.military
            self.good = kind.good
            self.production = kind.production
        else:
            self.number = kind.cost
            self.military = False
            self.good = ""
            self.production = ""
        found = list(powers)
        if self.production == "production":
            # A production world's own power stands first among those of Produce, as printed.
            at = next((n for n, power in enumerate(found) if power.phase == "produce"), len(found))
            found.insert(at, ProduceHere())
        self.powers = tuple(found)

    @property
    def six_cost(self) -> bool:
        """A development whose VP is a question mark."""
        return bool(self.scores)

    def facts(self) -> dict[str, Any]:
        """All facts as plain data, for listings and the page; keys in the order a person reads them."""
        found: dict[str, Any] = {"id": self.id, "name": self.name, "copies": self.copies}
        found["type"] = "world" if self.is_world else "development"
        found["vp"] = self.vp
        if self.is_world:
            found["military"] = self.military
        found["defense" if self.military else "cost"] = self.number
        found["good"] = self.good or None
        found["production"] = self.production or None
        if self.start != NO_START:
            found["start_world"] = self.start
        if self.hand:
            found["preset_hand"] = self.hand
        found["keywords"] = list(self.keywords)
        found["powers"] = [power_facts(power) for power in self.powers]
        if self.scores:
            found["end_game_vp"] = [
                {name: fact for name, fact in asdict(line).items() if fact or name == "vp"}
                for line in self.scores
            ]
        return found


# fmt: off
BASE: Final[list[Card]] = [
    Card("Old Earth", World(cost=3, vp=2), start=0, powers=[TradeBonus(1), ConsumeGood(times=2, vp=1)]),
    Card("Epsilon Eridani", World(cost=2, vp=1), start=1, powers=[Military(1), ConsumeGood(vp=1, cards=1)]),
    Card("Alpha Centauri", World(cost=2, vp=0, windfall="rare"), start=2, powers=[SettleDiscount(1, "rare"), Military(1, only_good="rare")]),
    Card("New Sparta", World(defense=2, vp=1), start=3, powers=[Military(2)]),
    Card("Earth's Lost Colony", World(cost=2, vp=1, makes="novelty"), start=4, powers=[ConsumeGood(vp=1)]),
    Card("Rebel Fuel Cache", World(defense=1, vp=1, windfall="rare"), hand=1, keywords=["rebel"]),
    Card("Public Works", Development(cost=1, vp=1), copies=2, hand=1, powers=[DrawAfterDeveloping(1), ConsumeGood(vp=1)]),
    Card("Gem World", World(cost=2, vp=1, makes="novelty"), hand=1, powers=[DrawIfProducedHere(1)]),
    Card("Colony Ship", Development(cost=2, vp=1), copies=2, hand=1, powers=[DiscardForZeroCost()]),
    Card("Comet Zone", World(cost=3, vp=2, makes="rare"), hand=2, powers=[DrawIfProducedHere(1)]),
    Card("Expedition Force", Development(cost=1, vp=1), copies=2, hand=2, powers=[LookAtMore(1), Military(1)]),
    Card("Mining Robots", Development(cost=2, vp=1), copies=2, hand=2, powers=[SettleDiscount(1, "rare"), ProduceOnWindfall("rare")]),
    Card("Rebel Miners", World(defense=2, vp=1, makes="rare"), hand=2, keywords=["rebel"]),
    Card("Export Duties", Development(cost=1, vp=1), copies=2, hand=3, powers=[TradeBonus(1)]),
    Card("Former Penal Colony", World(defense=2, vp=1, windfall="novelty"), hand=3, powers=[Military(1)]),
    Card("Malevolent Lifeforms", World(defense=4, vp=2, makes="genes"), hand=3, powers=[LookAtMore(1)]),
    Card("New Military Tactics", Development(cost=1, vp=1), copies=2, hand=3, powers=[DiscardForMilitary(3)]),
    Card("Space Marines", Development(cost=2, vp=1), copies=2, hand=4, powers=[Military(2)]),
    Card("Contact Specialist", Development(cost=1, vp=1), copies=2, hand=4, powers=[Military(-1), PayForMilitaryWorld(1)]),
    Card("Avian Uplift Race", World(defense=2, vp=2, windfall="genes"), hand=4, keywords=["uplift", "chromosome"]),
    Card("Spice World", World(cost=2, vp=1, makes="novelty"), hand=4, powers=[TradeBonus(2, "novelty")]),
    Card("Lost Species Ark World", World(cost=5, vp=3, makes="genes"), powers=[DrawIfProducedHere(2)]),
    Card("New Vinland", World(cost=2, vp=1, makes="novelty"), powers=[ConsumeGood(cards=2)]),
    Card("Artist Colony", World(cost=1, vp=1, makes="novelty")),
    Card("Alien Robotic Factory", World(cost=6, vp=5, makes="alien"), keywords=["alien"]),
    Card("Plague World", World(cost=3, vp=0, makes="genes"), powers=[ConsumeGood("genes", vp=1, cards=1)]),
    Card("Distant World", World(cost=4, vp=2, makes="genes"), powers=[TradeBonus(3, "novelty")]),
    Card("Rebel Outpost", World(defense=5, vp=5), keywords=["rebel"], powers=[Military(1)]),
    Card("Rebel Warrior Race", World(defense=3, vp=2, windfall="genes"), keywords=["rebel"], powers=[Military(1)]),
    Card("Rebel Underground", World(defense=3, vp=4), keywords=["rebel"], powers=[DrawWhenProducing(1)]),
    Card("New Survivalists", World(defense=1, vp=1, makes="novelty"), powers=[ConsumeGood("novelty", cards=1)]),
    Card("Outlaw World", World(defense=1, vp=1), powers=[ConsumeGood(vp=1, cards=1)]),
    Card("Lost Alien Battle Fleet", World(defense=6, vp=4, makes="alien"), keywords=["alien"], powers=[Military(3)]),
    Card("Diversified Economy", Development(cost=4, vp=2), copies=2, powers=[ConsumeDifferentKinds(kinds=3, vp=3), DrawPerKindProduced(1)]),
    Card("Consumer Markets", Development(cost=5, vp=3), copies=2, powers=[ConsumeGood("novelty", times=3, vp=1), DrawPerGoodProduced(good="novelty", cards=1)]),
    Card("Mining Conglomerate", Development(cost=3, vp=2), copies=2, powers=[TradeBonus(1, "rare"), ConsumeGood("rare", times=2, vp=1), DrawIfMostProduced(good="rare", cards=2)]),
    Card("Research Labs", Development(cost=4, vp=2), copies=2, powers=[KeepMore(1), ConsumeGood("genes", vp=1), DrawPerGoodProduced(good="alien", cards=1)]),
    Card("Deficit Spending", Development(cost=2, vp=1), copies=2, powers=[DiscardHand(max_cards=2, vp=1)]),
    Card("Investment Credits", Development(cost=1, vp=1), copies=2, powers=[DevelopDiscount(1)]),
    Card("Pan-Galactic League", Development(cost=6, vp=0), powers=[Military(-1), DrawPerWorld(good="genes", cards=1)], scores=[Score(2, "world", good="genes", production="production"), Score(2, "world", good="genes", production="windfall"), Score(1, "world", military=True), Score(3, "named_card", name="Contact Specialist")]),
    Card("Mining League", Development(cost=6, vp=0), powers=[ConsumeGood("rare", goods_per_use=2, vp=3), ProduceOnWindfall("rare")], scores=[Score(2, "world", good="rare", production="production"), Score(1, "world", good="rare", production="windfall"), Score(2, "named_card", name="Mining Robots"), Score(2, "named_card", name="Mining Conglomerate")]),
    Card("Free Trade Association", Development(cost=6, vp=0), powers=[ConsumeGood("novelty", times=3, vp=1, cards=1), ProduceOnWindfall("novelty")], scores=[Score(2, "world", good="novelty", production="production"), Score(1, "world", good="novelty", production="windfall"), Score(2, "named_card", name="Consumer Markets"), Score(2, "named_card", name="Expanding Colony")]),
    Card("Alien Tech Institute", Development(cost=6, vp=0), keywords=["alien"], powers=[SettleDiscount(2, "alien"), Military(2, only_good="alien")], scores=[Score(3, "world", good="alien", production="production"), Score(2, "world", good="alien", production="windfall"), Score(2, "card", keyword="alien")]),
    Card("Galactic Survey: SETI", Development(cost=6, vp=0), powers=[LookAtMore(2)], scores=[Score(1, "development", has_power="explore"), Score(2, "world", has_power="explore"), Score(1, "world")]),
    Card("Galactic Federation", Development(cost=6, vp=0), powers=[DevelopDiscount(2)], scores=[Score(2, "development", cost=6), Score(1, "development")]),
    Card("Refugee World", World(cost=0, vp=1, windfall="novelty"), powers=[Military(-1)]),
    Card("Empath World", World(cost=1, vp=1, windfall="genes"), powers=[Military(-1)]),
    Card("Galactic Resort", World(cost=3, vp=2, windfall="novelty"), powers=[ConsumeGood(vp=1, cards=1)]),
    Card("Pre-Sentient Race", World(cost=2, vp=1, windfall="genes")),
    Card("Deserted Alien Outpost", World(cost=4, vp=3, windfall="alien"), keywords=["alien"]),
    Card("Deserted Alien Colony", World(cost=5, vp=4, windfall="alien"), keywords=["alien"]),
    Card("Galactic Engineers", World(cost=2, vp=1), powers=[TradeBonus(1), ProduceOnWindfall()]),
    Card("Black Market Trading World", World(cost=3, vp=2), powers=[SellGood(use_trade_bonuses=False)]),
    Card("Merchant World", World(cost=4, vp=2), powers=[TradeBonus(2), DiscardHand(max_cards=2, vp=1)]),
    Card("Tourist World", World(cost=4, vp=2), powers=[ConsumeGood(goods_per_use=2, vp=3)]),
    Card("Galactic Trendsetters", World(cost=5, vp=3), powers=[ConsumeGood(vp=2)]),
    Card("Alien Rosetta Stone World", World(cost=3, vp=3), keywords=["alien"], powers=[SettleDiscount(2, "alien"), Military(2, only_good="alien"), ProduceOnWindfall("alien")]),
    Card("Star Nomad Lair", World(defense=1, vp=1, windfall="novelty"), powers=[LookAtMore(1), TradeBonus(1, scope="this_world")]),
    Card("The Last of the Uplift Gnarssh", World(defense=1, vp=0, windfall="genes"), keywords=["uplift", "chromosome"]),
    Card("Alien Robot Sentry", World(defense=2, vp=2, windfall="alien"), keywords=["alien"]),
    Card("Pirate World", World(defense=3, vp=2, windfall="novelty"), powers=[TradeBonus(3, scope="this_world")]),
    Card("Reptilian Uplift Race", World(defense=2, vp=2, windfall="genes"), keywords=["uplift", "chromosome"]),
    Card("Lost Alien Warship", World(defense=5, vp=3, windfall="alien"), keywords=["alien"], powers=[Military(2)]),
    Card("Alien Robot Scout Ship", World(defense=4, vp=2, windfall="alien"), keywords=["alien"], powers=[Military(1)]),
    Card("Runaway Robots", World(defense=1, vp=1, windfall="rare"), powers=[DrawIfProducedHere(1)]),
    Card("Interstellar Bank", Development(cost=2, vp=1), copies=2, powers=[DrawBeforeDeveloping(1)]),
    Card("Terraforming Robots", Development(cost=3, vp=2), copies=2, keywords=["terraforming"], powers=[DrawAfterSettling(1), ConsumeGood("rare", vp=1, cards=1)]),
    Card("Drop Ships", Development(cost=4, vp=2), copies=2, powers=[Military(3)]),
    Card("New Galactic Order", Development(cost=6, vp=0), powers=[Military(2)], scores=[Score(1, "military_strength")]),
    Card("Asteroid Belt", World(cost=2, vp=1, windfall="rare")),
    Card("Merchant Guild", Development(cost=6, vp=0), powers=[DrawWhenProducing(2)], scores=[Score(2, "world", good="novelty", production="production"), Score(2, "world", good="rare", production="production"), Score(2, "world", good="genes", production="production"), Score(2, "world", good="alien", production="production")]),
    Card("Secluded World", World(cost=1, vp=1, makes="novelty"), powers=[ConsumeGood(cards=1)]),
    Card("Imperium Armaments World", World(cost=4, vp=2, makes="rare"), keywords=["imperium"], powers=[Military(1)]),
    Card("Terraformed World", World(cost=5, vp=5), powers=[ConsumeGood(vp=1)]),
    Card("Replicant Robots", Development(cost=4, vp=2), copies=2, powers=[SettleDiscount(2)]),
    Card("Pilgrimage World", World(cost=0, vp=2), powers=[ConsumeAllGoods(vp_per_good=1, vp_offset=-1)]),
    Card("Rebel Homeworld", World(defense=7, vp=7), keywords=["rebel"]),
    Card("New Economy", Development(cost=6, vp=0), powers=[DrawWhenConsuming(1)], scores=[Score(2, "development", has_power="consume"), Score(1, "world", has_power="consume")]),
    Card("Radioactive World", World(cost=2, vp=1, windfall="rare")),
    Card("Aquatic Uplift Race", World(defense=2, vp=2, windfall="genes"), keywords=["uplift", "chromosome"]),
    Card("Genetics Lab", Development(cost=2, vp=1), copies=2, powers=[TradeBonus(1, "genes"), ProduceOnWindfall("genes")]),
    Card("Bio-Hazard Mining World", World(cost=3, vp=2, makes="rare"), powers=[TradeBonus(2, "genes")]),
    Card("Deserted Alien Library", World(cost=6, vp=5, windfall="alien"), keywords=["alien"]),
    Card("Destroyed World", World(cost=1, vp=0, windfall="rare")),
    Card("Galactic Renaissance", Development(cost=6, vp=0), powers=[LookAtMore(2), KeepMore(1)], scores=[Score(1, "vp_chips", chips=3), Score(3, "named_card", name="Research Labs"), Score(3, "named_card", name="Galactic Trendsetters"), Score(3, "named_card", name="Artist Colony")]),
    Card("Blaster Gem Mines", World(cost=3, vp=2, windfall="rare"), powers=[Military(1)]),
    Card("Gambling World", World(cost=1, vp=1), powers=[ConsumeGood(vp=1), GambleTopCard()]),
    Card("Expanding Colony", World(cost=1, vp=1), powers=[ConsumeGood(vp=1), ProduceOnWindfall("novelty")]),
    Card("Space Port", World(cost=2, vp=1, makes="novelty"), powers=[TradeBonus(2, "rare")]),
    Card("Prosperous World", World(cost=3, vp=2, makes="novelty"), powers=[ConsumeGood(vp=1)]),
    Card("New Earth", World(cost=5, vp=3, makes="rare"), powers=[ConsumeGood(vp=1, cards=1)]),
    Card("Rebel Base", World(defense=6, vp=6), keywords=["rebel"]),
    Card("Galactic Imperium", Development(cost=6, vp=0), keywords=["imperium"], powers=[Military(4, only_keyword="rebel")], scores=[Score(2, "world", military=True, keyword="rebel"), Score(1, "world", military=True)]),
    Card("Trade League", Development(cost=6, vp=0), powers=[TradeBonus(1), SellGood(use_trade_bonuses=True)], scores=[Score(2, "development", has_power="trade"), Score(1, "world", has_power="trade")]),
    Card("Mining World", World(cost=3, vp=2, makes="rare"), powers=[DrawIfProducedHere(1)]),
]

NEW_START_WORLDS: Final[list[Card]] = [
    Card("Star Nomad Raiders", World(defense=2, vp=1), start=-1, powers=[Military(1), TradeBonus(2)]),
    Card("Industrial Robots", World(cost=2, vp=1), start=-2, powers=[DrawAfterDeveloping(1), DrawWhenProducing(1)]),
    Card("Galactic Trade Emissaries", World(cost=2, vp=1), start=-3, powers=[PayForMilitaryWorld(1), DrawWhenConsuming(1)]),
    Card("Terraforming Colonists", World(cost=2, vp=1), start=-4, keywords=["terraforming"], powers=[DrawAfterSettling(1), DiscardToProduceOnWindfall()]),
    Card("Abandoned Mine Squatters", World(defense=2, vp=0, makes="rare"), start=-5, powers=[Military(1)]),
    Card("Gateway Station", World(cost=2, vp=1, windfall="novelty"), start=-6, powers=[ConsumeGood(goods_per_use=2, vp=1, cards=3)]),
]

SECOND_EDITION: Final[list[Card]] = [
    Card("Merchant Guild", Development(cost=6, vp=0), powers=[DrawWhenProducing(2)], scores=[Score(2, "world", good="novelty", production="production"), Score(2, "world", good="rare", production="production"), Score(2, "world", good="genes", production="production"), Score(2, "world", good="alien", production="production"), Score(1, "good")]),
    Card("Bio-Hazard Mining World", World(cost=2, vp=0, makes="rare"), powers=[TradeBonus(2, "genes")]),
    Card("Outlaw World", World(defense=1, vp=1), powers=[Military(1), ConsumeGood(vp=1, cards=1)]),
    Card("Imperium Armaments World", World(cost=3, vp=2, makes="rare"), keywords=["imperium"], powers=[Military(1)]),
    Card("Black Market Trading World", World(cost=2, vp=1), powers=[SellGood(use_trade_bonuses=False)]),
]
# fmt: on

OFFER_GROUPS: Final[list[list[str]]] = [
    [
        "Epsilon Eridani",
        "New Sparta",
        "Star Nomad Raiders",
        "Galactic Trade Emissaries",
        "Abandoned Mine Squatters",
    ],
    [
        "Old Earth",
        "Alpha Centauri",
        "Earth's Lost Colony",
        "Industrial Robots",
        "Terraforming Colonists",
        "Gateway Station",
    ],
]
"""R10.7 With the new start worlds each seat is offered one of each group."""


def card_list(edition: str) -> list[Card]:
    """The cards of an edition ("first" or "second"), new start worlds last, always in the same order.

    So a card has the same number, and a choice the same code, in every edition.
    """
    adjusted = {card.id: card for card in SECOND_EDITION} if edition == "second" else {}
    return [adjusted.get(card.id, card) for card in BASE + NEW_START_WORLDS]


def card_facts(options: dict[str, Any]) -> list[dict[str, Any]]:
    """The cards of an edition as plain facts, the new start worlds only where they are played with."""
    return [
        card.facts()
        for card in card_list(str(options["edition"]))
        if options["new_start_worlds"] or card.start == NO_START or card.start >= 0
    ]
