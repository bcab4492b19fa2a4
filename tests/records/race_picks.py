"""The recorded games of Race for the Galaxy."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Script
from cosmodrome.core.rng import Rng
from cosmodrome.games.race.game import RACE

from .picks import Ask, Pick

GAME = RACE

SCRIPT = Script(
    start_worlds=["earths_lost_colony", "alpha_centauri"],
    hands=[
        ["gem_world", "public_works", "colony_ship", "trade_league", "rebel_base", "plague_world"],
        [
            "comet_zone",
            "space_marines",
            "contact_specialist",
            "galactic_federation",
            "new_earth",
            "pirate_world",
        ],
    ],
    discards=[["rebel_base", "plague_world"], ["new_earth", "pirate_world"]],
    deck=["spice_world", "public_works", "space_port", "mining_world"],
    reshuffles=[["rebel_base", "new_earth", "pirate_world"]],
    queues={
        "0 draw": ["merchant_world", "tourist_world"],
        "1 explore": ["drop_ships"],
        "1 good": ["refugee_world"],
    },
)
"""Chance told beforehand, for the one scripted game."""
CARDS = None
"""Its cards are all known: there are no card files."""

# What `tools/record_games.py race --search 6000` printed.
PICKS = [
    Pick(2, 19),
    Pick(2, 155, {"experienced": True}),
    Pick(2, 103, {"first_game": True, "experienced": True}),
    Pick(2, 197, {"first_game": True, "experienced": True}),
    Pick(2, 204, {"first_game": True, "experienced": True}),
    Pick(2, 28, script=True),
    Pick(2, 53, {"edition": "second", "new_start_worlds": True}),
    Pick(2, 124, {"edition": "second", "new_start_worlds": True, "experienced": True}),
    Pick(2, 182, {"edition": "second", "new_start_worlds": True, "experienced": True}),
    Pick(2, 41, {"edition": "second", "new_start_worlds": True, "experienced": True}),
    Pick(2, 50, {"edition": "second", "new_start_worlds": True, "experienced": True}),
    Pick(3, 131),
    Pick(3, 73),
    Pick(3, 153, {"first_game": True}),
    Pick(4, 143, {"first_game": True}),
    Pick(4, 2, {"first_game": True}),
    Pick(4, 69, {"edition": "second"}),
    Pick(4, 39, {"edition": "second", "new_start_worlds": True}),
    Pick(2, 126, {"gathering_storm": True}),
    Pick(2, 2, {"gathering_storm": True, "experienced": True}),
    Pick(2, 262, {"gathering_storm": True, "experienced": True}),
    Pick(4, 183, {"gathering_storm": True}),
    Pick(5, 3, {"gathering_storm": True, "first_game": True}),
    Pick(5, 88, {"gathering_storm": True, "first_game": True}),
    Pick(2, 22, {"gathering_storm": True, "goals": True, "experienced": True}),
    Pick(2, 30, {"gathering_storm": True, "goals": True, "edition": "second", "new_start_worlds": True}),
    Pick(3, 25, {"gathering_storm": True, "goals": True}),
    Pick(2, 9, {"gathering_storm": True, "drafting": True}),
]


def ask(game: Any, rng: Rng) -> Ask:
    """A player who answers by chance but mostly places something when it can, so that games are short and full."""

    def answer(state: Any, seat: int) -> Choice:
        options: list[Choice] = game.options(state, seat)
        if options[0].verb == "pass" and int(rng.below(8)):
            options = options[1:]
        return options[int(rng.below(len(options)))]

    return answer


def tables() -> list[Pick]:
    new = {"edition": "second", "new_start_worlds": True}
    common: list[dict[str, Any]] = [{}, {"first_game": True}, {"edition": "second"}, new]
    pairs = [{"experienced": True}, {"first_game": True, "experienced": True}, {**new, "experienced": True}]
    storm = {"gathering_storm": True}
    goals = {**storm, "goals": True}
    common += [storm, {**storm, "first_game": True}, {**storm, **new}, goals, {**goals, **new}]
    pairs += [{**storm, "experienced": True}, {**goals, "experienced": True}, {**storm, "drafting": True}]
    return [
        Pick(seats, 0, options, script)
        for seats in RACE.meta.seats
        for options in [*common, *(pairs if seats == 2 else [])]
        if seats < 5 or "gathering_storm" in options
        for script in ([False, True] if seats == 2 and not options else [False])
    ]
