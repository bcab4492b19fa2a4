"""How well the bots play, as measured by `tools/rate_bots.py`: from there their ratings begin."""

from typing import Final

STRENGTHS: Final[dict[str, dict[int, dict[str, float]]]] = {
    "race": {2: {"greedy": 25.0, "random": 5.0}},  # 120 games
}
"""By game, number of seats and bot, the `mu` of a rating; a new player has 25."""
