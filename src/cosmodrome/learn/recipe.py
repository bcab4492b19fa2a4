"""What a run of learning is made with: all that it depends on, so that the same recipe gives the same net."""

from typing import Annotated, Any, Final

import msgspec

from cosmodrome.bots.net.net import LAST_ROUND
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue
from cosmodrome.games.catalogue import GAMES

# The seeds of matches have 58 bits, so deals that a net learned or was measured on are no deals of a match.
LEARNED: Final = 2**60
TUNED: Final = 2**61
"""Where the seeds begin of the deals a net learns from, and of those it is measured on while it learns."""


MOST_LEGS: Final = 4096
MOST_SEED: Final = 2**17
"""So that no two runs, nor two legs of one, play the same deals."""


Count = Annotated[int, msgspec.Meta(ge=1, le=2**20)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]


class Table(msgspec.Struct, frozen=True):
    """A kind of table that is learned at: so many seats, options by name, and its share of all lanes."""

    seats: int
    options: dict[str, OptionValue]
    share: float


class Recipe(msgspec.Struct, frozen=True):
    """Rates and their like go evenly from the first value to the last one over all legs."""

    game: str
    tables: tuple[Table, ...]
    legs: int
    """A leg begins with games anew, and is kept as a whole: a run goes on after the last one kept."""
    seed: int = 1
    teacher: str = "greedy"
    lessons: Annotated[int, msgspec.Meta(ge=0, le=2**20)] = 1500
    """Games of the teacher against itself that the net imitates at first; 0 with `first`."""
    first: str = ""
    """The digest of the net a run begins with, in place of lessons."""
    exploit: str = ""
    """The digest of the one net that all rivals play, if the run is to find out how it is beaten."""
    lanes: Count = 160
    steps: Count = 256
    """Answers a lane between two updates."""
    updates: Count = 16
    """Updates a leg."""
    hidden: Annotated[int, msgspec.Meta(ge=4, le=4096)] = 256
    passes: Count = 2
    batch: Count = 2048
    rate: tuple[Share, Share] = (3e-4, 5e-5)
    entropy: tuple[Share, Share] = (0.005, 0.001)
    league: Share = 0.25
    """The share of lanes in which rivals play older nets of the run."""
    max_rounds: Count = LAST_ROUND
    layout: str = ""
    """The layout of rows and actions (`Meta.layout`): which tables the game is learned at."""

    def lanes_of(self) -> list[tuple[Table, int]]:
        """How many lanes each kind of table has, at least one for each of its seats."""
        whole = sum(table.share for table in self.tables)
        return [(table, max(table.seats, round(self.lanes * table.share / whole))) for table in self.tables]

    def at(self, ends: tuple[float, float], leg: int) -> float:
        """A rate, or its like, in a leg, counted from 0."""
        return ends[0] + (ends[1] - ends[0]) * leg / max(1, self.legs - 1)


def options_of(game: Game[Any], table: Table) -> dict[str, OptionValue]:
    """All options of a kind of table. Raises ValueError as `Meta.read_options` does."""
    return game.meta.read_options(table.options, table.seats)


_SECOND: Final[dict[str, OptionValue]] = {"edition": "second", "new_start_worlds": True}
_STORM: Final[dict[str, OptionValue]] = {"gathering_storm": True}
_GOALS: Final = _STORM | {"goals": True}
_OF_GAME: Final[dict[str, dict[str, tuple[Table, ...]]]] = {
    "race": {
        "": (
            Table(2, {}, 0.35),
            Table(2, _SECOND, 0.15),
            Table(2, {"experienced": True}, 0.2),
            Table(3, {}, 0.15),
            Table(4, {}, 0.15),
        ),
        "gathering_storm": (
            Table(2, _GOALS, 0.3),
            Table(2, _STORM, 0.12),
            Table(2, _GOALS | _SECOND, 0.1),
            Table(2, _GOALS | {"experienced": True}, 0.12),
            Table(3, _GOALS, 0.12),
            Table(4, _GOALS, 0.12),
            Table(5, _GOALS, 0.12),
        ),
    },
    "jump_drive": {"": (Table(2, {}, 0.6), Table(3, {}, 0.2), Table(4, {}, 0.2))},
    "pocket_mars": {
        "": (
            Table(1, {}, 0.1),
            Table(2, {}, 0.5),
            Table(2, {"drafting": True}, 0.1),
            Table(3, {}, 0.2),
            Table(4, {}, 0.2),
        ),
    },
}


def recipe(game_id: str, legs: int, seed: int = 1, layout: str = "", **changed: Any) -> Recipe:
    """The recipe of a game; `changed` are fields that are to be otherwise.

    Raises ValueError for a game that nets do not learn, as one with free choices, which has no list of its answers.
    """
    if game_id not in _OF_GAME:
        allowed = ", ".join(_OF_GAME)
        raise ValueError(f"nets do not learn {game_id!r}; they learn {allowed}")
    if layout not in _OF_GAME[game_id]:
        allowed = ", ".join(map(repr, _OF_GAME[game_id]))
        raise ValueError(f"nets of {game_id} have no layout {layout!r}; they have {allowed}")
    whole = {"game": game_id, "legs": legs, "seed": seed, "layout": layout}
    made = msgspec.convert(whole | {"tables": _OF_GAME[game_id][layout]} | changed, Recipe)
    if not (1 <= legs <= MOST_LEGS and 0 <= seed <= MOST_SEED):
        raise ValueError(
            f"{legs} legs, seed {seed}; there are 1 to {MOST_LEGS} legs, seeds from 0 to {MOST_SEED}"
        )
    for table in made.tables:
        options_of(GAMES[game_id], table)
    return made
