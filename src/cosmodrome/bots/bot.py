"""The contract of a bot: one method that answers a question from what its seat may see."""

from errno import EMFILE, ENFILE
from math import inf
from typing import Any, Final, Protocol

from cosmodrome.bots.budget import Budget
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View

NO_FILE: Final = (EMFILE, ENFILE)
"""Why a file cannot be opened now and can be once others are closed."""


class Chooser(Protocol):
    """A bot, or a stand-in."""

    def choose(self, view: Any, decision: Decision, /) -> Choice | None: ...


class Bot:
    """A player at one seat of one game. A table makes one a seat and asks it again and again."""

    sees: bool = True
    """Whether it looks at the view; a bot that does not may be given None, which spares building one."""

    games: tuple[str, ...] = ()
    """Ids of the games it plays; empty for all."""

    budget: Budget | None = None
    """How much it may think about one answer; None for a bot that always thinks the same.

    A class that has one takes others: `catalogue.make` puts the one told in a name (`search@400`) in its place before
    the first question.
    """

    patience: float = inf
    """Seconds after which it answers with what it has found, whatever its budget: where people wait for it."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        """All of its chance comes from `seed`: the same seed and the same questions give the same answers.

        `game` is the one it plays, whose cards may be an owner's own.
        """
        self.game = game

    def __str__(self) -> str:
        return type(self).__name__

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        """One of `decision.options`, or a choice made by one of `decision.forms`, as seen from `decision.seat`.

        There are never fewer than two answers to choose from. Where anybody may act at any moment, None says
        "nothing now": the bot is asked again once there is news.
        """
        raise NotImplementedError
