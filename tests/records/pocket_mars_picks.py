"""The recorded games of Pocket Mars."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Script
from cosmodrome.core.playout import play_out
from cosmodrome.core.rng import Rng
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.tables import IDS

from .picks import Ask, Pick

GAME = POCKET_MARS

SCRIPT = Script(
    hands=[
        ["water_1", "science_6", "energy_1", "construction_7"],
        ["water_7", "ecosystem_5", "energy_4", "construction_1"],
    ],
    deck=["science_1", "energy_7", "water_4", "ecosystem_1"],
    reshuffles=[["water_1", "energy_1", "science_6"]],
)
"""Chance told beforehand, for the scripted game of two."""


def _deck() -> dict[str, Any]:
    """Numbers from 0 to 6, and the effects that the built-in deck does without."""
    hand = {
        "water": [{"effect": "discard_card", "n": 1, "source": "hand"}, {"effect": "launch", "n": 2}],
        "ecosystem": [{"effect": "swap_stars"}],
        "science": [{"effect": "launch", "n": 1}],
        "energy": [{"effect": "gain_energy", "n": 2}],
        "construction": [{"effect": "draw", "n": 1}, {"effect": "cover", "source": "hand"}],
    }
    cards = []
    for name in IDS:
        colour, _, rank = name.partition("_")
        prep = [{"effect": "launch", "n": 1}, {"effect": "place", "n": 1}]
        cards.append(
            {
                "colour": colour,
                "value": int(rank) - 1,
                "name": f"{colour.title()} {rank}",
                "hand": {"effects": hand[colour], "cost": int(rank == "7")},
                "prep": {"effects": prep, "cost": int(rank) % 3},
            }
        )
    return {"game": "pocket_mars", "name": "another box", "cards": cards}


CARDS = _deck()
"""A deck file, for the one game played with it."""

# What `tools/record_games.py pocket_mars --search 800` printed, and a drawn game.
PICKS = [
    Pick(1, 1, {"automa_ship": "6", "solo_tie": "player"}),
    Pick(1, 16, {"automa_ship": "6", "solo_tie": "player"}),
    Pick(1, 19, {"automa_ship": "6", "solo_tie": "player"}),
    Pick(1, 2, {"automa_ship": "7", "solo_tie": "automa"}),
    Pick(1, 10, {"solo_end": "at-once"}),
    Pick(1, 0, {"construction_moves": True}),
    Pick(1, 37),
    Pick(1, 16),
    Pick(1, 115),
    Pick(1, 98),
    Pick(2, 12, cards=True),
    Pick(2, 6, {"drafting": True}),
    Pick(2, 18, {"hand_action": "may", "energy_max": "4"}),
    Pick(2, 9, {"tied_energy": "nobody", "energy_max": "7"}),
    Pick(2, 21, script=True),
    Pick(2, 42, {"tie_break": "energy"}),
    Pick(3, 3, {"tie_break": "energy"}),
    Pick(4, 11, {"four_in_a_building": "4", "energy_max": "6"}),
    Pick(4, 10, {"tie_break": "energy"}),
    Pick(4, 132),
    Pick(4, 144),
]


PLAYED_ON = 4


def ask(game: Any, rng: Rng) -> Ask:
    """A player who answers by chance, but seldom declines or gives up a turn for energy, so that games are short.

    Against the automa it mostly takes what is best in a few games played on by chance, so that it wins now and then.
    """

    def lead(state: Any, seat: int, option: Choice) -> int:
        total = 0
        for _ in range(PLAYED_ON):
            after = game.copy(state)
            game.choose(after, seat, option)
            play_out(game, after, rng)
            own, automa = (player.score for player in game.view(after, None).players)
            total += own - automa
        return total

    def answer(state: Any, seat: int) -> Choice:
        options: list[Choice] = game.options(state, seat)
        if len(state.players) > state.rules.seats and int(rng.below(6)):
            leads = [lead(state, seat, option) for option in options]
            options = [option for option, its in zip(options, leads, strict=True) if its == max(leads)]
        lively = [option for option in options if option.verb not in ("decline", "energy", "demote")]
        if lively and int(rng.below(8)):
            options = lively
        return options[int(rng.below(len(options)))]

    return answer


def tables() -> list[Pick]:
    """What is played in turn: each option on its own, and some together."""
    several: list[dict[str, Any]] = [
        {},
        {},
        {"drafting": True},
        {"tie_break": "energy"},
        {"hand_action": "may", "energy_max": "4"},
        {"four_in_a_building": "4", "energy_max": "6"},
        {"tied_energy": "nobody", "energy_max": "7"},
    ]
    alone: list[dict[str, Any]] = [
        {},
        {"automa_ship": "6", "solo_tie": "player"},
        {"automa_ship": "7", "solo_tie": "automa"},
        {"solo_end": "at-once"},
        {"construction_moves": True},
    ]
    found = [Pick(seats, 0, options) for seats in (2, 3, 4) for options in several]
    return [
        *found,
        *(Pick(1, 0, options) for options in alone),
        Pick(2, 0, script=True),
        Pick(2, 0, cards=True),
    ]
