"""The recorded games of Jump Drive."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Script
from cosmodrome.core.rng import Rng
from cosmodrome.games.jump_drive.game import JUMP_DRIVE

from .picks import Ask, Pick

GAME = JUMP_DRIVE

SCRIPT = Script(
    hands=[
        [
            "smuggling_lair",
            "comet_zone",
            "consumer_markets",
            "asteroid_belt",
            "mining_world",
            "new_earth",
            "drop_ships",
        ],
        [
            "gem_world",
            "gem_world",
            "trade_pact",
            "space_marines",
            "pirate_lair",
            "rebel_world",
            "uplift_code",
        ],
    ],
    discards=[["new_earth", "drop_ships"], ["rebel_world", "uplift_code"]],
    deck=["terraformed_world", "survey_hq", "galactic_salon", "alien_guardians"],
    reshuffles=[["uplift_code", "new_earth"]],
    queues={"0 income": ["artist_colony"], "1 draw": ["mining_robots"], "1 explore": ["rebel_base"]},
)
"""Chance told beforehand, for the scripted games."""

CARDS = {
    "game": "jump_drive",
    "name": "another printing",
    "cards": {
        "gem_world": {"cost": 1, "vp": 1},
        "insect_uplift_race": {"military": True, "defense": 1},
        "space_symbionts": {"powers": {"development_discount": 1}},
        "warrior_race": {"name": "Rebel Warrior Race", "keywords": ["rebel"]},
    },
}
"""A card file, for the one game played with corrected cards."""

# What `tools/record_games.py jump_drive --search 3000` printed.
PICKS = [
    Pick(2, 14),
    Pick(2, 71),
    Pick(2, 162, {"first_game": True}),
    Pick(2, 203, {"first_game": True}),
    Pick(2, 172, script=True),
    Pick(2, 92, script=True),
    Pick(3, 138),
    Pick(3, 63),
    Pick(3, 16, cards=True),
    Pick(3, 43, {"colony_convoy_waits": True}),
    Pick(4, 23, {"colony_convoy_waits": True}),
    Pick(4, 86, {"first_game": True}),
    Pick(4, 88, {"first_game": True}),
]


def ask(game: Any, rng: Rng) -> Ask:
    """A player who answers by chance but mostly places cards when it can, so that games are short and full."""

    def answer(state: Any, seat: int) -> Choice:
        options: list[Choice] = game.options(state, seat)
        if options[0].verb in ("explore", "pass") and int(rng.below(8)):
            options = options[1:]
        return options[int(rng.below(len(options)))]

    return answer


def tables() -> list[Pick]:
    options: list[dict[str, Any]] = [{}, {}, {"colony_convoy_waits": True}, {"first_game": True}]
    found = [Pick(seats, 0, chosen) for seats in (2, 3, 4) for chosen in options]
    return [*found, Pick(2, 0, script=True), Pick(3, 0, cards=True)]
