"""The boards of every game, by its id."""

from cosmodrome.cli.board import Board
from cosmodrome.cli.jump_drive_board import JumpDriveBoard
from cosmodrome.cli.pocket_mars_board import PocketMarsBoard
from cosmodrome.cli.race_board import RaceBoard

BOARDS: dict[str, type[Board]] = {
    "race": RaceBoard,
    "jump_drive": JumpDriveBoard,
    "pocket_mars": PocketMarsBoard,
}
