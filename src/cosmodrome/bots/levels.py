"""Five levels of bots for each game, from one who has just learned the rules to the best there is."""

from collections.abc import Iterable
from typing import Final, NamedTuple


class Level(NamedTuple):
    """One step of the ladder: its name, spelled by the message `bot-level`, and its bot with its budget."""

    name: str
    bot: str


NAMES: Final = ("hand-to-mouth", "next-step", "few-steps", "long-view", "champion")
_BOTS: Final = {
    "race": ("novice", "pupil", "planner", "greedy", "champion@96"),
    "jump_drive": ("novice", "pupil", "planner", "greedy", "search"),
    "pocket_mars": ("novice", "pupil", "planner", "greedy", "search"),
    "sidereal": ("novice", "pupil", "planner", "greedy", "trader"),
}
LEVELS: Final[dict[str, tuple[Level, ...]]] = {
    game: tuple(map(Level, NAMES, bots)) for game, bots in _BOTS.items()
}
"""By game from level 1; the weaker ones see less far. Each wins about 70 of 100 games against the one below."""
WINS, LOSSES = 2, 3
"""Games in a row at a level that lead to the next one, and to the one below."""


def level_of(game: str, bot: str) -> int:
    """The level whose bot this is, from 1; 0 if it is none's."""
    return next((at for at, level in enumerate(LEVELS.get(game, ()), 1) if level.bot == bot), 0)


def suggested(game: str, past: Iterable[tuple[str, bool]]) -> int:
    """The level to play next, after games against bots of one kind, with whether they were won, the earliest first.

    It begins at 1. `WINS` in a row lead up and `LOSSES` down; who plays another level goes on from there.
    """
    level, won, lost = 1, 0, 0
    for bot, victory in past:
        played = level_of(game, bot)
        if not played:
            continue
        if played != level:
            level, won, lost = played, 0, 0
        won, lost = (won + 1, 0) if victory else (0, lost + 1)
        step = (won == WINS) - (lost == LOSSES)
        if step:
            level, won, lost = min(max(1, level + step), len(LEVELS[game])), 0, 0
    return level
