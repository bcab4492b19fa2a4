"""The market among the games, for a server or a command that a test starts."""

from cosmodrome.core.manifest import Manifest
from cosmodrome.games.catalogue import GAMES, MANIFESTS
from tests.market.game import MARKET

MANIFEST = Manifest(MARKET, bots={"trader": "tests.market.bots:Trader"})


def offer_the_market() -> None:
    """Let this process know the market as one of its games."""
    MANIFESTS["market"] = MANIFEST
    GAMES["market"] = MARKET
