"""The list of games, by id: what doors, laws and tools go through."""

from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.race.game import RACE

GAMES: dict[str, Game[Any]] = {game.meta.id: game for game in (RACE, JUMP_DRIVE, POCKET_MARS)}
