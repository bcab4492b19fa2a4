"""What Pocket Mars brings to the other rooms."""

from cosmodrome.core.manifest import Manifest
from cosmodrome.games.pocket_mars.game import POCKET_MARS

MANIFEST = Manifest(
    POCKET_MARS,
    words="cosmodrome.words.pocket_mars:PocketMarsWords",
    board="cosmodrome.cli.pocket_mars_board:PocketMarsBoard",
    bots={
        "search": "cosmodrome.bots.pocket_mars.search:PocketMarsSearch",
        "greedy": "cosmodrome.bots.pocket_mars.greedy:GreedyBot",
        "planner": "cosmodrome.bots.pocket_mars.short_sighted:PlannerBot",
        "pupil": "cosmodrome.bots.pocket_mars.short_sighted:PupilBot",
        "novice": "cosmodrome.bots.pocket_mars.short_sighted:NoviceBot",
    },
    hints="cosmodrome.bots.pocket_mars.hints:hint",
    encoder="cosmodrome.games.pocket_mars.encode:PocketMarsEncoder",
    order=3,
    deeds="cosmodrome.games.pocket_mars.deeds:DEEDS",
)
