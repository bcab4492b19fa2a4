"""Six more start worlds, and how they are offered (R10)."""

from typing import Final

from cosmodrome.games.race.cards import Card, RaceSet, World
from cosmodrome.games.race.powers import (
    ConsumeGood,
    DiscardToProduceOnWindfall,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawWhenConsuming,
    DrawWhenProducing,
    Military,
    PayForMilitaryWorld,
    TradeBonus,
)

# fmt: off
CARDS: Final[list[Card]] = [
    Card("Star Nomad Raiders", World(defense=2, vp=1), start=-1, powers=[Military(1), TradeBonus(2)]),
    Card("Industrial Robots", World(cost=2, vp=1), start=-2, powers=[DrawAfterDeveloping(1), DrawWhenProducing(1)]),
    Card("Galactic Trade Emissaries", World(cost=2, vp=1), start=-3, powers=[PayForMilitaryWorld(1), DrawWhenConsuming(1)]),
    Card("Terraforming Colonists", World(cost=2, vp=1), start=-4, keywords=["terraforming"], powers=[DrawAfterSettling(1), DiscardToProduceOnWindfall()]),
    Card("Abandoned Mine Squatters", World(defense=2, vp=0, makes="rare"), start=-5, powers=[Military(1)]),
    Card("Gateway Station", World(cost=2, vp=1, windfall="novelty"), start=-6, powers=[ConsumeGood(goods_per_use=2, vp=1, cards=3)]),
]
# fmt: on

SET: Final = RaceSet(
    CARDS,
    groups=(
        ["Star Nomad Raiders", "Galactic Trade Emissaries", "Abandoned Mine Squatters"],
        ["Industrial Robots", "Terraforming Colonists", "Gateway Station"],
    ),
    option="new_start_worlds",
    offered=2,
)
"""R10.7 With them each seat is offered one of each group."""
