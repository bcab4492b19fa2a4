"""Cards that are otherwise in the second edition; each stands for the one of its name."""

from typing import Final

from cosmodrome.games.race.cards import Card, Development, World
from cosmodrome.games.race.power import Score
from cosmodrome.games.race.powers import (
    ConsumeGood,
    DrawWhenProducing,
    Military,
    SellGood,
    TradeBonus,
)

# fmt: off
CARDS: Final[list[Card]] = [
    Card("Merchant Guild", Development(cost=6, vp=0), powers=[DrawWhenProducing(2)], scores=[Score(2, "world", good="novelty", production="production"), Score(2, "world", good="rare", production="production"), Score(2, "world", good="genes", production="production"), Score(2, "world", good="alien", production="production"), Score(1, "good")]),
    Card("Bio-Hazard Mining World", World(cost=2, vp=0, makes="rare"), powers=[TradeBonus(2, "genes")]),
    Card("Outlaw World", World(defense=1, vp=1), powers=[Military(1), ConsumeGood(vp=1, cards=1)]),
    Card("Imperium Armaments World", World(cost=3, vp=2, makes="rare"), keywords=["imperium"], powers=[Military(1)]),
    Card("Black Market Trading World", World(cost=2, vp=1), powers=[SellGood(use_trade_bonuses=False)]),
]
# fmt: on
