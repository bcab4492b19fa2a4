"""The first expansion, The Gathering Storm (R13)."""

from typing import Final

from cosmodrome.games.race.cards import Card, Development, RaceSet, World
from cosmodrome.games.race.power import Score
from cosmodrome.games.race.powers import (
    ConsumeGood,
    DiscardForZeroCost,
    DiscardHand,
    DiscardHandForMilitary,
    DiscardToProduceHere,
    DrawAfterSettling,
    DrawIfProducedHere,
    DrawPerMilitaryWorld,
    KeepAtStart,
    LookAtMore,
    Military,
    PlaceSecondWorld,
    ProduceOnWindfall,
    SettleDiscount,
    TradeBonus,
    TradeBonusPerWorld,
)

# fmt: off
CARDS: Final[list[Card]] = [
    Card("Separatist Colony", World(cost=2, vp=1), start=5, powers=[LookAtMore(2), Military(1)]),
    Card("Ancient Race", World(cost=2, vp=1, windfall="genes"), start=6, powers=[KeepAtStart(3)]),
    Card("Damaged Alien Factory", World(defense=3, vp=2, makes="alien"), start=7, keywords=["alien"], powers=[DiscardToProduceHere(1)]),
    Card("Doomed World", World(cost=1, vp=-1), start=8, powers=[LookAtMore(1), DiscardForZeroCost()]),
    Card("Space Mercenaries", Development(cost=1, vp=0), copies=2, hand=5, powers=[Military(1), DiscardHandForMilitary(2, 1)]),
    Card("Alien Toy Shop", World(cost=3, vp=1, windfall="alien"), hand=5, keywords=["alien"], powers=[ConsumeGood("alien", vp=2, scope="this_world")]),
    Card("Deserted Alien World", World(cost=1, vp=2), hand=5, keywords=["alien"], powers=[LookAtMore(1), SettleDiscount(2, "alien"), Military(2, only_good="alien")]),
    Card("Hive World", World(defense=3, vp=2, makes="genes"), hand=5),
    Card("Improved Logistics", Development(cost=3, vp=2), copies=2, powers=[PlaceSecondWorld()]),
    Card("Terraforming Guild", Development(cost=6, vp=0), keywords=["terraforming"], powers=[DrawAfterSettling(1), ProduceOnWindfall()], scores=[Score(2, "world", production="windfall"), Score(2, "card", keyword="terraforming")]),
    Card("Galactic Genome Project", Development(cost=6, vp=0), powers=[ConsumeGood("genes", goods_per_use=2, vp=3)], scores=[Score(2, "world", good="genes", production="production"), Score(2, "world", good="genes", production="windfall"), Score(3, "named_card", name="Genetics Lab")]),
    Card("Imperium Lords", Development(cost=6, vp=0), keywords=["imperium"], powers=[DrawPerMilitaryWorld(1)], scores=[Score(2, "card", keyword="imperium"), Score(1, "world", military=True)]),
    Card("Rebel Colony", World(defense=4, vp=4), keywords=["rebel"], powers=[ConsumeGood(vp=1)]),
    Card("Clandestine Uplift Lab", World(defense=3, vp=2), keywords=["uplift", "chromosome"], powers=[LookAtMore(1), TradeBonusPerWorld(1), ConsumeGood(vp=1, cards=1)]),
    Card("Smuggling Lair", World(defense=1, vp=1, windfall="rare"), powers=[ConsumeGood(cards=2)]),
    Card("Volcanic World", World(cost=2, vp=1, makes="rare")),
    Card("Rebel Sympathizers", World(defense=1, vp=1, windfall="novelty"), keywords=["rebel"], powers=[DrawIfProducedHere(1)]),
    Card("Galactic Bazaar", World(cost=3, vp=2, windfall="novelty"), powers=[TradeBonus(1, "novelty"), DiscardHand(1, vp=1)]),
    Card("Galactic Studios", World(cost=5, vp=3, makes="novelty"), powers=[ConsumeGood(vp=1, cards=1), DrawIfProducedHere(1)]),
]
# fmt: on

SET: Final = RaceSet(
    CARDS,
    groups=(["Separatist Colony", "Damaged Alien Factory"], ["Ancient Race", "Doomed World"]),
    option="gathering_storm",
    more={"Contact Specialist": 1},
)
"""R13.4, R13.9. Gambling World comes in another print, but plays as before."""
