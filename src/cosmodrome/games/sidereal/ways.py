"""The ways of the nine, by species: where their rules differ (R12)."""

from typing import Final

from cosmodrome.games.sidereal.species.caylion import CaylionWays
from cosmodrome.games.sidereal.species.eni_et import EniEtWays
from cosmodrome.games.sidereal.species.faderan import FaderanWays
from cosmodrome.games.sidereal.species.imdril import ImdrilWays
from cosmodrome.games.sidereal.species.kjas import KjasWays
from cosmodrome.games.sidereal.species.kt import KtWays
from cosmodrome.games.sidereal.species.ways import Ways
from cosmodrome.games.sidereal.species.yengii import YengiiWays
from cosmodrome.games.sidereal.species.zeth import ZethWays

WAYS: Final[list[Ways]] = [
    CaylionWays(),
    EniEtWays(),
    FaderanWays(),
    ImdrilWays(),
    KjasWays(),
    KtWays(),
    Ways(),  # the Unity differ by their cards alone
    YengiiWays(),
    ZethWays(),
]
"""In the order of box.SPECIES."""
