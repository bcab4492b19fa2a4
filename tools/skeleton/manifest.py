"""What A New Game brings to the other rooms: the game alone; a manifest says what else there may be."""

from cosmodrome.core.manifest import Manifest
from cosmodrome.games.skeleton.game import GAME

MANIFEST = Manifest(GAME)
