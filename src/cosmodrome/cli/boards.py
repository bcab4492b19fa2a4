"""The boards of every game, by its id."""

from cosmodrome.cli.board import Board
from cosmodrome.cli.race_board import RaceBoard

BOARDS: dict[str, type[Board]] = {"race": RaceBoard}
