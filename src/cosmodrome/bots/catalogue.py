"""The bots of every game, by name: what doors, tests and tools make them from."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget, BudgetError, read_budget
from cosmodrome.bots.jump_drive.greedy import GreedyBot as JumpDriveGreedy
from cosmodrome.bots.jump_drive.search import JumpDriveSearch
from cosmodrome.bots.pocket_mars.greedy import GreedyBot as PocketMarsGreedy
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.bots.race.greedy import GreedyBot as RaceGreedy
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES

# The best bot of a game stands first: doors offer it first.
_OF_GAME: dict[str, dict[str, type[Bot]]] = {
    "race": {"greedy": RaceGreedy},
    "jump_drive": {"search": JumpDriveSearch, "greedy": JumpDriveGreedy},
    "pocket_mars": {"search": PocketMarsSearch, "greedy": PocketMarsGreedy},
}
_OF_ALL: dict[str, type[Bot]] = {"random": RandomBot}


def names(game_id: str) -> list[str]:
    """The bots that play a game, the best one first. Raises ValueError for a game that is not one of ours."""
    return list(_bots(game_id))


def budgets(game_id: str) -> dict[str, Budget]:
    """The bots of a game that take a budget, and what they have if none is told."""
    return {name: bot.budget for name, bot in _bots(game_id).items() if bot.budget is not None}


def check(game_id: str, told: str) -> None:
    """Raises ValueError, with one line that names what is allowed, unless `make` would make this bot."""
    _read(game_id, told)


def make(game: Game[Any], told: str, seed: int) -> Bot:
    """A bot for one seat of `game`: by its name, or with a budget as `search@400` or `search@200ms`.

    Raises ValueError with one line that names the allowed games, bots or budgets.
    """
    kind, budget = _read(game.meta.id, told)
    bot = kind(seed, game)
    if budget is not None:
        bot.budget = budget
    return bot


def _bots(game_id: str) -> dict[str, type[Bot]]:
    if game_id not in GAMES:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(GAMES)}")
    return _OF_GAME.get(game_id, {}) | _OF_ALL


def _read(game_id: str, told: str) -> tuple[type[Bot], Budget | None]:
    """The bot named, and the budget told with it."""
    bots = _bots(game_id)
    name, at, spelled = told.partition("@")
    if name not in bots:
        raise ValueError(f"{game_id} has no bot {name!r}; its bots are {', '.join(bots)}")
    if not at:
        return bots[name], None
    if bots[name].budget is None:
        takers = ", ".join(budgets(game_id)) or "none of its bots does"
        raise ValueError(f"{game_id}'s bot {name} takes no budget ({told!r}); those that do: {takers}")
    try:
        return bots[name], read_budget(spelled)
    except BudgetError as error:
        raise ValueError(f"bot {told!r}: {error}") from None
