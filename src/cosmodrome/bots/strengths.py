"""How well the bots play, as measured by `tools/rate_bots.py`: from there their ratings begin."""

from typing import Final

STRENGTHS: Final[dict[str, dict[int, dict[str, float]]]] = {
    "race": {
        2: {"greedy": 25.0, "random": 5.0},  # 120 games
        3: {"greedy": 25.0, "random": 5.0},  # 120 games
        4: {"greedy": 25.0, "random": 5.0},  # 120 games
    },
    "jump_drive": {
        2: {"search": 31.6, "greedy": 25.0, "random": 6.7},  # 18 games
        3: {"search": 31.1, "greedy": 25.0, "random": 5.0},  # 18 games
    },
    "pocket_mars": {
        2: {"search": 29.4, "greedy": 25.0, "random": 9.1},  # 12 games
        4: {"search": 28.8, "greedy": 25.0, "random": 5.0},  # 8 games
    },
    "sidereal": {
        4: {"trader": 31.7, "greedy": 25.0, "patient": 24.5, "passive": 5.0, "random": 5.0},  # 30 games
        6: {"trader": 31.1, "greedy": 25.0, "patient": 22.2, "passive": 5.0, "random": 5.0},  # 30 games
    },
}
"""By game, number of seats and bot, the `mu` of a rating; a new player has 25."""
