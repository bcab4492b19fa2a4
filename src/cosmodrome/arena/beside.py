"""Bots in a process of their own: an answer is waited for so long and no longer, and who ends it ends one game."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from cosmodrome.bots import NAMED_BY
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import BotFault
from cosmodrome.bots.own_bots import in_one_line
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View

_TO_BEGIN: Final = 60.0
"""Seconds for which a process may take to start and make its bots: it has to read all that they need."""

Makes = Callable[[], Sequence[Bot]]
"""Makes the bots of one game, in the other process; it is sent there."""


class Beside:
    """One process, in which the bots of one game after the other think."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._named = ""
        """Which bots had a name when it began: it knows no others."""

    def seated(self, makes: Makes, names: Sequence[str], game: Game[Any], seconds: float) -> list[Bot]:
        """Stand-ins for the bots of a new game. Raises BotFault where one cannot be made."""
        if self._named != os.environ.get(NAMED_BY, ""):
            self.end()
        said = self._ask(makes, _TO_BEGIN)
        if isinstance(said, BotFault):
            raise said
        if said is not True:
            raise BotFault(names[0], 0, str(said))
        return [_StandIn(self, seat, name, game, seconds) for seat, name in enumerate(names)]

    def answer(self, seat: int, view: View | None, decision: Decision, seconds: float) -> Any:
        """The key of an answer, or None; or what was wrong, as `_Wrong`."""
        return self._ask((seat, view, decision), seconds)

    def _ask(self, question: object, seconds: float) -> Any:
        if self._process is None or self._line is None or not self._process.is_alive():
            self._begin()
        assert self._line is not None
        try:
            self._line.send(question)
            if self._line.poll(seconds):
                return self._line.recv()
        except (EOFError, OSError):
            self.end()
            return _Wrong("ended its process")
        self.end()
        return _Wrong(f"took longer than {seconds:g} s for an answer")

    def _begin(self) -> None:
        # Spawned, not forked: the caller may run threads, and a fork would inherit their locks.
        context = multiprocessing.get_context("spawn")
        self._named = os.environ.get(NAMED_BY, "")
        self._line, there = context.Pipe()
        self._process = context.Process(target=_serve, args=(there,), daemon=True)
        self._process.start()
        there.close()

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._line = None


class _Wrong(str):
    """What a bot did in place of an answer."""


class _StandIn(Bot):
    """A bot of the other process."""

    def __init__(self, beside: Beside, seat: int, name: str, game: Game[Any], seconds: float) -> None:
        super().__init__(0, game)
        self._beside = beside
        self._seat = seat
        self._name = name
        self._seconds = seconds

    def __str__(self) -> str:
        return self._name

    def choose(self, view: View | None, decision: Decision) -> Choice | None:
        said = self._beside.answer(self._seat, view, decision, self._seconds)
        if isinstance(said, _Wrong):
            raise BotFault(self, self._seat, said, decision.purpose)
        if said is None:
            return None
        return next((each for each in decision.options if each.key == said), None) or self.game.parse(said)


def _serve(line: Connection) -> None:
    """Make bots and let them answer, until the other side is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who asked ends us
    bots: Sequence[Bot] = []
    while True:
        try:
            question = line.recv()
        except (EOFError, OSError):
            return
        if callable(question):
            try:
                bots = question()
            except BotFault as fault:
                line.send(fault)
            else:
                line.send(True)
        else:
            line.send(_answered(bots, *question))


def _answered(bots: Sequence[Bot], seat: int, view: View | None, decision: Decision) -> Any:
    try:
        choice: object = bots[seat].choose(view, decision)
    except Exception as error:
        return _Wrong(f"raised {in_one_line(error)}")
    if choice is None or isinstance(choice, Choice):
        return None if choice is None else choice.key
    return _Wrong(f"answered {repr(choice)[:60]}, which is no choice")
