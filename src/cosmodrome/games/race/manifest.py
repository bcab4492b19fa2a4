"""What Race for the Galaxy brings to the other rooms."""

from cosmodrome.core.manifest import Manifest
from cosmodrome.games.race.game import RACE

MANIFEST = Manifest(
    RACE,
    words="cosmodrome.words.race:RaceWords",
    board="cosmodrome.cli.race_board:RaceBoard",
    bots={
        "champion": "cosmodrome.bots.race.champion:RaceChampion",
        "greedy": "cosmodrome.bots.race.greedy:GreedyBot",
        "planner": "cosmodrome.bots.race.short_sighted:PlannerBot",
        "pupil": "cosmodrome.bots.race.short_sighted:PupilBot",
        "novice": "cosmodrome.bots.race.short_sighted:NoviceBot",
    },
    hints="cosmodrome.bots.race.hints:hint",
    encoder="cosmodrome.games.race.encode:RaceEncoder",
    order=1,
    deeds="cosmodrome.games.race.deeds:DEEDS",
)
