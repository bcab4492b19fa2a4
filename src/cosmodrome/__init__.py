"""Cosmodrome: space card games for people and bots.

What a program wants first stands here, and is imported when it is first asked for:

    race = cosmodrome.game("race")
    state = cosmodrome.new("race", seats=2, seed=1, experienced=True)
    cosmodrome.play_bots(race, state, [cosmodrome.bot("race", "greedy", seed) for seed in (1, 2)])
    print(race.standing(state).scores)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from cosmodrome.arena.match import play_bots
    from cosmodrome.bots.bot import Bot
    from cosmodrome.bots.catalogue import names as bot_names
    from cosmodrome.bots.catalogue import register
    from cosmodrome.core.beliefs import Beliefs
    from cosmodrome.core.choice import Choice
    from cosmodrome.core.decision import Decision, NotAllowed
    from cosmodrome.core.digest import digest
    from cosmodrome.core.event import Log
    from cosmodrome.core.game import Game, State
    from cosmodrome.core.meta import Script, Setup, SetupError, View

__version__ = "0.1.0"
__all__ = [
    "Beliefs",
    "Bot",
    "Choice",
    "Decision",
    "Game",
    "Log",
    "NotAllowed",
    "Script",
    "Setup",
    "SetupError",
    "State",
    "View",
    "bot",
    "bot_names",
    "digest",
    "game",
    "game_names",
    "new",
    "play_bots",
    "register",
]
_PLACES = {
    "Beliefs": "core.beliefs:Beliefs",
    "Bot": "bots.bot:Bot",
    "Choice": "core.choice:Choice",
    "Decision": "core.decision:Decision",
    "Game": "core.game:Game",
    "Log": "core.event:Log",
    "NotAllowed": "core.decision:NotAllowed",
    "Script": "core.meta:Script",
    "Setup": "core.meta:Setup",
    "SetupError": "core.meta:SetupError",
    "State": "core.game:State",
    "View": "core.meta:View",
    "bot_names": "bots.catalogue:names",
    "digest": "core.digest:digest",
    "play_bots": "arena.match:play_bots",
    "register": "bots.catalogue:register",
}


def __getattr__(name: str) -> Any:
    place = _PLACES.get(name)
    if place is None:
        raise AttributeError(f"module 'cosmodrome' has no attribute {name!r}")
    module, _, part = place.partition(":")
    return getattr(import_module(f"cosmodrome.{module}"), part)


def __dir__() -> list[str]:
    return sorted([*globals(), *_PLACES])


def game_names() -> list[str]:
    """The ids of the games that there are."""
    from cosmodrome.games.catalogue import GAMES

    return list(GAMES)


def game(name: str) -> "Game[Any]":
    """A game by its id, such as "race". Raises ValueError, which names those that there are."""
    from cosmodrome.games.catalogue import GAMES

    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]


def new(name: str, seats: int = 2, seed: int = 0, log: "Log | None" = None, **options: str | bool) -> Any:
    """A table about to ask its first questions; events go to `log`.

    Raises ValueError for a game, and SetupError for a seat count or an option that there is not.
    """
    from cosmodrome.core.meta import Setup

    played = game(name)
    return played.new(Setup(seats, seed, played.meta.chosen(options, seats)), log)


def bot(name: str, named: str, seed: int = 0) -> "Bot":
    """A bot for one seat of a game: one of `bot_names(name)`, as "greedy" or "search@400", or "file.py:Class".

    Raises ValueError, which names the games, bots and budgets that there are.
    """
    from cosmodrome.bots.catalogue import make, read_names

    played = game(name)
    read = read_names(name, named)
    if len(read) != 1:
        raise ValueError(f"{named!r} are {len(read)} bots; one is made")
    return make(played, read[0], seed)
