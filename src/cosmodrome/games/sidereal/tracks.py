"""The tracks: minimum bids, and the confluence cards."""

from collections.abc import Sequence
from typing import Any, Final

from cosmodrome.games.sidereal.cards import PLAYERS, TURNS


class ConfluenceCard:
    """Of one turn at some numbers of players: the sharing bonus, and the lower one of the Yengii."""

    def __init__(self, number: int, turn: int, players: Sequence[int], bonus: int, yengii: int) -> None:
        if not 1 <= turn <= TURNS or not set(players) <= set(PLAYERS):
            raise ValueError(f"confluence card {number}: turn {turn} for {players} players")
        if not 0 <= yengii <= bonus:
            raise ValueError(f"confluence card {number}: the Yengii's bonus is the lower one")
        self.number = number
        self.turn = turn
        self.players = tuple(players)
        self.bonus = bonus
        self.yengii = yengii

    def facts(self) -> dict[str, Any]:
        return {
            "id": f"confluence_{self.number}",
            "number": self.number,
            "type": "confluence",
            "copies": 1,
            "turn": self.turn,
            "players": list(self.players),
            "bonus": self.bonus,
            "yengii": self.yengii,
        }


RESEARCH: Final[dict[int, tuple[int, ...]]] = {
    4: (1, 1, 2, 3),
    5: (1, 1, 2, 3, 3),
    6: (1, 1, 1, 2, 3, 3),
    7: (1, 1, 1, 2, 2, 3, 4),
    8: (1, 1, 1, 1, 2, 2, 3, 4),
    9: (1, 1, 1, 1, 2, 2, 3, 4, 4),
}
"""Minimum bids for research teams, left to right, by spaces: one a player."""

TWO: Final = "2"
THREE: Final = "3"
WIDE_TRACKS: Final = (TWO, THREE)
"""R13.1 Colony tracks of 9 and 10 spaces: sources disagree on the last minimum before the fours. The default first."""

COLONY: Final[dict[str, dict[int, tuple[int, ...]]]] = {
    TWO: {
        **{spaces: RESEARCH[spaces] for spaces in range(4, 9)},
        9: (1, 1, 1, 1, 2, 2, 2, 4, 4),
        10: (1, 1, 1, 1, 1, 2, 2, 2, 4, 4),
    },
    THREE: {
        **{spaces: RESEARCH[spaces] for spaces in range(4, 9)},
        9: (1, 1, 1, 1, 2, 2, 3, 4, 4),
        10: (1, 1, 1, 1, 1, 2, 2, 3, 4, 4),
    },
}
"""Minimum bids for colonies, by the option's value, then by spaces: one a player, and one more with the Kjas."""

# fmt: off
CONFLUENCE: Final[tuple[ConfluenceCard, ...]] = (
    # Number, turn, players, the bonus for what is shared, that of the Yengii.
    ConfluenceCard(364, 1, (4, 5, 6), 6, 3),
    ConfluenceCard(363, 1, (7, 8, 9), 7, 2),
    ConfluenceCard(367, 2, (4,), 5, 2),
    ConfluenceCard(365, 2, (5, 6, 7, 8, 9), 6, 2),
    ConfluenceCard(369, 3, (4,), 4, 2),
    ConfluenceCard(366, 3, (5, 6, 7, 8, 9), 5, 1),
    ConfluenceCard(368, 4, (4, 5, 6, 7, 8, 9), 4, 1),
    ConfluenceCard(370, 5, (4, 5), 3, 1),
    ConfluenceCard(371, 5, (6, 7, 8, 9), 2, 0),
    ConfluenceCard(360, 6, (4,), 2, 0),
    ConfluenceCard(362, 6, (5, 6), 1, 0),
    ConfluenceCard(361, 6, (7, 8, 9), 0, 0),
)
# fmt: on
