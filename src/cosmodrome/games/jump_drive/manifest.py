"""What Jump Drive brings to the other rooms."""

from cosmodrome.core.manifest import Manifest
from cosmodrome.games.jump_drive.game import JUMP_DRIVE

MANIFEST = Manifest(
    JUMP_DRIVE,
    words="cosmodrome.words.jump_drive:JumpDriveWords",
    board="cosmodrome.cli.jump_drive_board:JumpDriveBoard",
    bots={
        "search": "cosmodrome.bots.jump_drive.search:JumpDriveSearch",
        "greedy": "cosmodrome.bots.jump_drive.greedy:GreedyBot",
        "planner": "cosmodrome.bots.jump_drive.short_sighted:PlannerBot",
        "pupil": "cosmodrome.bots.jump_drive.short_sighted:PupilBot",
        "novice": "cosmodrome.bots.jump_drive.short_sighted:NoviceBot",
    },
    hints="cosmodrome.bots.jump_drive.hints:hint",
    encoder="cosmodrome.games.jump_drive.encode:JumpDriveEncoder",
    order=2,
    deeds="cosmodrome.games.jump_drive.deeds:DEEDS",
)
