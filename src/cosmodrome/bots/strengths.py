"""How well the bots play, as measured by `tools/rate_bots.py`: from there their ratings begin."""

from typing import Final

STRENGTHS: Final[dict[str, dict[int, tuple[int, dict[str, float]]]]] = {
    "race": {
        # By the shares won, as docs/campaigns.md tells.
        2: (
            220,
            {
                "champion": 29.6,
                "champion@96": 29.6,
                "greedy": 25.0,
                "planner": 19.7,
                "pupil": 14.3,
                "novice": 7.6,
                "random": 5.0,
            },
        ),
        3: (
            150,
            {
                "champion": 29.2,
                "champion@96": 29.2,
                "greedy": 25.0,
                "planner": 17.1,
                "pupil": 8.7,
                "novice": 5.1,
                "random": 5.0,
            },
        ),
        4: (
            100,
            {
                "champion": 30.4,
                "champion@96": 30.4,
                "greedy": 25.0,
                "planner": 16.5,
                "pupil": 10.0,
                "novice": 7.1,
                "random": 5.0,
            },
        ),
    },
    "jump_drive": {
        # By the shares won, as docs/campaigns.md tells.
        2: (
            600,
            {"search": 29.1, "greedy": 25.0, "planner": 19.5, "pupil": 15.1, "novice": 11.5, "random": 5.0},
        ),
        3: (
            200,
            {"search": 30.4, "greedy": 25.0, "planner": 20.2, "pupil": 17.1, "novice": 11.9, "random": 5.0},
        ),
    },
    "pocket_mars": {
        # By the shares won, as docs/campaigns.md tells.
        2: (
            600,
            {"search": 30.3, "greedy": 25.0, "planner": 20.4, "pupil": 16.6, "novice": 12.4, "random": 5.0},
        ),
        3: (
            150,
            {"search": 31.3, "greedy": 25.0, "planner": 20.5, "pupil": 15.2, "novice": 14.8, "random": 5.0},
        ),
    },
    "sidereal": {
        # `magnate` by its shares against `greedy` beside those of `trader`; as it, where they are not told apart.
        4: (
            120,
            {
                "trader": 28.3,
                "magnate": 27.0,
                "greedy": 25.0,
                "patient": 20.5,
                "planner": 17.7,
                "pupil": 9.1,
                "novice": 7.1,
                "passive": 5.0,
                "random": 5.0,
            },
        ),
        5: (
            105,
            {
                "trader": 29.7,
                "magnate": 29.7,
                "greedy": 25.0,
                "patient": 22.3,
                "planner": 20.6,
                "pupil": 14.0,
                "novice": 7.8,
                "passive": 5.0,
                "random": 5.0,
            },
        ),
        6: (
            120,
            {
                "trader": 26.8,
                "magnate": 26.8,
                "greedy": 25.0,
                "patient": 21.7,
                "planner": 18.4,
                "pupil": 13.9,
                "novice": 6.3,
                "passive": 5.0,
                "random": 5.0,
            },
        ),
    },
}
"""By game and number of seats: after how many games at least, and the `mu` of each bot; a new player has 25."""
