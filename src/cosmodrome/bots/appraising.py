"""What takes thought to say of a question, by a game's own judge, from what the seat sees."""

from collections.abc import Callable
from typing import Any, Protocol

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Verdict
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.games.catalogue import MANIFESTS


class Appraiser(Protocol):
    """Of one seat at one table; it may remember what it has found out, and says nothing else for that."""

    def verdicts(self, view: Any, /) -> list[Verdict]:
        """More about the question that the seat is asked than its own verdicts say."""

    def weigh(self, view: Any, choice: Choice, /) -> list[Verdict]:
        """More about a choice in the making than the game's `weigh` says."""


def appraiser(game: Game[Any]) -> Appraiser | None:
    """A new one; None for a game that has none."""
    if not appraises(game):
        return None
    made: Callable[[Game[Any]], Appraiser] = part(MANIFESTS[game.meta.id].appraiser)
    return made(game)


def appraises(game: Game[Any]) -> bool:
    """Whether a game has one."""
    manifest = MANIFESTS.get(game.meta.id)
    return manifest is not None and bool(manifest.appraiser)


def weighs(game: Game[Any], verb: str) -> bool:
    """Whether it says more of such a choice in the making."""
    manifest = MANIFESTS.get(game.meta.id)
    return manifest is not None and verb in manifest.appraises
