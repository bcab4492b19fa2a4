"""The bots of every game, by name: what doors, tests and tools make them from."""

from typing import Any

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget, BudgetError, read_budget
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.games.catalogue import MANIFESTS

_OF_ALL: dict[str, type[Bot]] = {"random": RandomBot}


def names(game_id: str) -> list[str]:
    """The bots that play a game, the best one first. Raises ValueError for a game that is not one of ours."""
    return list(_bots(game_id))


def budgets(game_id: str) -> dict[str, Budget]:
    """The bots of a game that take a budget, and what they have if none is given."""
    return {name: bot.budget for name, bot in _bots(game_id).items() if bot.budget is not None}


def check(game_id: str, named: str) -> None:
    """Raises ValueError, with one line that names what is allowed, unless `make` would make this bot."""
    _read(game_id, named)


def make(game: Game[Any], named: str, seed: int) -> Bot:
    """A bot for one seat of `game`: by its name, or with a budget as `search@400` or `search@200ms`.

    Raises ValueError with one line that names the allowed games, bots or budgets.
    """
    kind, budget = _read(game.meta.id, named)
    bot = kind(seed, game)
    if budget is not None:
        bot.budget = budget
    return bot


def _bots(game_id: str) -> dict[str, type[Bot]]:
    if game_id not in MANIFESTS:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(MANIFESTS)}")
    return {name: part(named) for name, named in MANIFESTS[game_id].bots.items()} | _OF_ALL


def _read(game_id: str, named: str) -> tuple[type[Bot], Budget | None]:
    """The bot named, and the budget given with it."""
    bots = _bots(game_id)
    name, at, spelled = named.partition("@")
    if name not in bots:
        raise ValueError(f"{game_id} has no bot {name!r}; its bots are {', '.join(bots)}")
    if not at:
        return bots[name], None
    if bots[name].budget is None:
        takers = ", ".join(budgets(game_id)) or "none of its bots does"
        raise ValueError(f"{game_id}'s bot {name} takes no budget ({named!r}); those that do: {takers}")
    try:
        return bots[name], read_budget(spelled)
    except BudgetError as error:
        raise ValueError(f"bot {named!r}: {error}") from None
