"""The bots of every game, by name: what doors, tests and tools make them from."""

import re
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from cosmodrome.bots import extras, own_bots
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget, BudgetError, read_budget
from cosmodrome.bots.random_bot import RandomBot
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.core.meta import OptionValue, SetupError
from cosmodrome.games.catalogue import MANIFESTS

_OF_ALL: dict[str, type[Bot]] = {"random": RandomBot}
_LISTED: Final = re.compile(
    rf"""\s*({own_bots.TEXT}(?:"[^"]*"|'[^']*'|\\.|[^,])*|(?:\([^)]*\)|[^,])*)\s*(?:,|$)""", re.DOTALL
)
"""A bot of a list: a comma between brackets, or in the quotes of a command, ends none."""
register = own_bots.register


class Lacking:
    """In place of a bot that thinks with a library which is not installed: why it cannot play."""

    budget = None

    def __init__(self, why: str) -> None:
        self.why = why

    def __call__(self, seed: int, game: Game[Any]) -> Bot:
        raise ValueError(self.why)


Kind = type[Bot] | own_bots.Own | Lacking
"""What makes bots of one name."""


def names(game_id: str) -> list[str]:
    """The bots that play a game: ours, the best one first, then anybody's that have a name here.

    Those that lack a library stand last. Raises ValueError for a game that is not one of ours.
    """
    return list(_bots(game_id))


def lacking(game_id: str) -> list[str]:
    """Why bots of a game cannot play here, a line each: a library is missing."""
    return [kind.why for kind in _bots(game_id).values() if isinstance(kind, Lacking)]


def budgets(game_id: str) -> dict[str, Budget]:
    """The bots of a game that take a budget, and what they have if none is given."""
    return {name: bot.budget for name, bot in _bots(game_id).items() if bot.budget is not None}


def check(game_id: str, named: str) -> None:
    """Raises ValueError, with one line that names what is allowed, unless `make` would make this bot."""
    _read(game_id, named)


def read_names(game_id: str, text: str) -> list[str]:
    """Names of bots, or places of anybody's, from a list with commas, for `make`.

    For doors whose user may read any file. Raises ValueError as `own_bots.admit` and `check` do.
    """
    names = _listed(text)
    for name in names:
        own_bots.admit(name)
        check(game_id, name)
    return names


def _listed(text: str) -> list[str]:
    names, at = [], 0
    while at <= len(text):
        found = _LISTED.match(text, at)
        assert found is not None  # a name may be empty
        names.append(found[1].strip())
        at = found.end() + (found.end() == len(text) and not found[0].endswith(","))
    return names


def at_table(game: Game[Any], named: str, options: Mapping[str, OptionValue]) -> str:
    """The bot that plays where this one is wanted: another, where its net has not learned these options."""
    bots = MANIFESTS[game.meta.id].bots if game.meta.id in MANIFESTS else {}
    name = named if named in bots else own_bots.parted(named)[0]
    kind: Any = part(bots[name]) if name in bots else None
    if not hasattr(kind, "nets"):
        return named
    with suppress(SetupError):
        if game.meta.layout(options) in kind.nets:
            return named
    return next(each for each, place in bots.items() if part(place) is kind.instead)


def make(game: Game[Any], named: str, seed: int) -> Bot:
    """A bot for one seat of `game`: by its name, or with a budget as `search@400` or `search@200ms`.

    One of anybody's has to have a name first, which is `register`'s: a stranger's text opens no file.
    Raises ValueError with one line that names the allowed games, bots or budgets.
    """
    kind, budget = _read(game.meta.id, named)
    bot = kind(seed, game)
    if budget is not None:
        bot.budget = budget
    return bot


def _bots(game_id: str) -> dict[str, Kind]:
    if game_id not in MANIFESTS:
        raise ValueError(f"there is no game {game_id!r}; the games are {', '.join(MANIFESTS)}")
    bots: dict[str, Kind] = {name: _kind(name, place) for name, place in MANIFESTS[game_id].bots.items()}
    for name, kind in own_bots.named().items():
        if name in bots or name in _OF_ALL:
            raise ValueError(f"{game_id} has a bot {name!r} of its own; give yours another name")
        if kind.plays(game_id):
            bots[name] = kind
    here = {name: kind for name, kind in bots.items() if not isinstance(kind, Lacking)}
    return here | _OF_ALL | bots


def _kind(name: str, place: str) -> Kind:
    try:
        kind: type[Bot] = part(place)
        return kind
    except ModuleNotFoundError as error:
        why = extras.missing(error)
        if not why:
            raise
        return Lacking(f"the bot {name} cannot play here, {why}")


def _read(game_id: str, named: str) -> tuple[Kind, Budget | None]:
    """The bot named, and the budget given with it."""
    bots = _bots(game_id)
    name, at, spelled = (named, "", "") if named in bots else own_bots.parted(named)
    if name not in bots:
        raise ValueError(f"{game_id} has no bot {name!r}; its bots are {', '.join(bots)}")
    kind = bots[name]
    if isinstance(kind, Lacking):
        raise ValueError(kind.why)
    if not at:
        return kind, None
    if bots[name].budget is None:
        takers = ", ".join(budgets(game_id)) or "none of its bots does"
        raise ValueError(f"{game_id}'s bot {name} takes no budget ({named!r}); those that do: {takers}")
    try:
        return bots[name], read_budget(spelled)
    except BudgetError as error:
        raise ValueError(f"bot {named!r}: {error}") from None
