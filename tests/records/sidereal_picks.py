"""The recorded games of Sidereal Confluence."""

from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.meta import Script
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal.game import SIDEREAL

from .picks import Ask, Pick

GAME = SIDEREAL
SCRIPT = Script(
    start_worlds=["faderan", "caylion", "unity", "kt"],
    hands=[
        ["spica", "sociologists"],
        ["acrux"],
        ["mimosa", "mechanical_engineers"],
        ["gacrux", "organic_chemists"],
    ],
    deck=["fomalhaut", "betelgeuse", "arcturus", "alnair", "faderan_gift_of_the_duruntai"],
)
"""Colonies of ice, for which the Faderan can play relic worlds, and first of these the Gift of the Duruntai."""
CARDS: Any = None

BOTH: dict[str, Any] = {
    "handicap": "both",
    "stolen_colours": "victim",
    "leftovers": "together",
    "promise_penalty": "0",
}
DRAFT: dict[str, Any] = {
    "species": "draft",
    "exact_scoring": True,
    "lend_on": True,
    "borrowers_upgrade": True,
}
FIRST: dict[str, Any] = {
    "handicap": "first",
    "pool": "beginners",
    "open_points": True,
    "promise_penalty": "3",
}
RANDOM: dict[str, Any] = {
    "species": "random",
    "gift_pays": "giver",
    "asteroid_mining": "each",
    "promise_penalty": "1",
}
LAST: dict[str, Any] = {
    "handicap": "last",
    "protection": "exchange",
    "short_theft": "nothing",
}
WIDE: dict[str, Any] = {"wide_tracks": "3", "quiet_economy": True}
LEARNT: dict[str, Any] = {"first_game": True}

# What `tools/record_games.py sidereal --search 3000` printed.
PICKS: list[Pick] = [
    Pick(4, 0, BOTH),
    Pick(4, 180, DRAFT),
    Pick(4, 7, FIRST),
    Pick(4, 108, RANDOM),
    Pick(5, 198, LAST),
    Pick(6, 95),
    Pick(7, 173),
    Pick(8, 21, WIDE),
    Pick(9, 208),
    Pick(4, 99, script=True),
    Pick(4, 10, LEARNT),
]


def ask(game: Any, rng: Rng) -> Ask:
    """A player who answers by chance, and where nobody waits for it seldom has something to say."""

    def answer(state: Any, seat: int) -> Choice | None:
        decision = game.decision(state, seat)
        if not decision.owed and (rng.below(4) > 0 or not (decision.options or decision.forms)):
            return None
        return decision.sample(rng)

    return answer  # type: ignore[return-value]


def tables() -> list[Pick]:
    together = [(4, DRAFT), (4, RANDOM), (4, BOTH), (4, FIRST), (5, LAST), (8, WIDE), (4, LEARNT)]
    return [
        *(Pick(seats, 0) for seats in GAME.meta.seats),
        *(Pick(seats, 0, chosen) for seats, chosen in together),
        Pick(4, 0, script=True),
    ]
