"""The bots of every game, by name: what doors, tests and tools make them from."""

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.race.greedy import GreedyBot
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.games.catalogue import GAMES

# The best bot of a game stands first: doors offer it first.
_OF_GAME: dict[str, dict[str, type[Bot]]] = {
    "race": {"greedy": GreedyBot},
}
_OF_ALL: dict[str, type[Bot]] = {"random": RandomBot}


def names(game_id: str) -> list[str]:
    """The bots that play a game, the best one first. Raises ValueError for a game that is not one of ours."""
    return list(_bots(game_id))


def make(game_id: str, name: str, seed: int) -> Bot:
    """A bot for one seat. Raises ValueError with one line that names the allowed games or bots."""
    bots = _bots(game_id)
    if name not in bots:
        raise ValueError(f"{game_id} has no bot {name!r}; its bots are {', '.join(bots)}")
    return bots[name](seed)


def _bots(game_id: str) -> dict[str, type[Bot]]:
    if game_id not in GAMES:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(GAMES)}")
    return _OF_GAME.get(game_id, {}) | _OF_ALL
