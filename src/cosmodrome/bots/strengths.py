"""How well the bots play, as measured by `tools/rate_bots.py`: from there their ratings begin."""

from typing import Final

STRENGTHS: Final[dict[str, dict[int, tuple[int, dict[str, float]]]]] = {
    "race": {
        # By the share won, as docs/campaigns.md tells.
        2: (220, {"champion": 29.6, "greedy": 25.0, "random": 5.0}),
        3: (150, {"champion": 29.2, "greedy": 25.0, "random": 5.0}),
        4: (100, {"champion": 30.4, "greedy": 25.0, "random": 5.0}),
    },
    "jump_drive": {
        # By the share won, as docs/campaigns.md tells.
        2: (1400, {"search": 29.1, "greedy": 25.0, "random": 5.0}),
        3: (210, {"search": 30.4, "greedy": 25.0, "random": 5.0}),
    },
    "pocket_mars": {
        # By the share won, as docs/campaigns.md tells.
        2: (1400, {"search": 30.3, "greedy": 25.0, "random": 5.0}),
        3: (150, {"search": 31.3, "greedy": 25.0, "random": 5.0}),
    },
    "sidereal": {
        4: (120, {"trader": 28.3, "greedy": 25.0, "patient": 20.5, "passive": 5.0, "random": 5.0}),
        5: (105, {"trader": 29.7, "greedy": 25.0, "patient": 22.3, "passive": 5.0, "random": 5.0}),
        6: (120, {"trader": 26.8, "greedy": 25.0, "patient": 21.7, "passive": 5.0, "random": 5.0}),
    },
}
"""By game and number of seats: after how many games, and the `mu` of each bot; a new player has 25."""
