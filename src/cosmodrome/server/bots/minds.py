"""What bots answer at a table, given a copy of its state: here, or in a process of their own that runs this file."""

import logging
import os
import pickle
import signal
import struct
import sys
from collections import OrderedDict
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any, BinaryIO, Final, NamedTuple

from cosmodrome.bots.appraising import Appraiser, appraiser
from cosmodrome.bots.hints import SEED, Hint, hint
from cosmodrome.bots.varying import VaryingBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, Verdict
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.games.catalogue import GAMES
from cosmodrome.review.report import Lamp
from cosmodrome.server.bots import bot_seats
from cosmodrome.server.bots.replaying import Replayed, Resumed, Wrong, replayed, resumed
from cosmodrome.server.bots.reviewing import Judges, Slice
from cosmodrome.server.refusals import Refused

logger = logging.getLogger(__name__)

# Bots that remember something keep it for so many tables, those asked last.
_MOST_TABLES = 256
_NICER = 5
"""Answers of people go before the thoughts of bots."""
_LAST = 15
"""And those before reviews."""
GREETING: Final = tuple(GAMES.values())
"""What a process is asked first: whether it knows the games. It answers with nothing."""
HEAD = struct.Struct("!I")
"""Before each message between the server and a process of bots stands its length in bytes; the messages are pickles."""


class Said(NamedTuple):
    """Seats with the keys of their answers in their order; None is "nothing now"."""

    answers: list[tuple[int, str | None]]
    failed: int | None = None
    """The seat whose bot failed after these answers, where another bot may go on for it."""


@dataclass(frozen=True)
class Asked:
    """A table at which bots are asked. `order`: who of them, where anybody may act; else None.

    `usual`: the bot that goes on for another one that fails; "" for none. `seconds`: how long they may think, 0 for as
    long as they like. `patience`: as of a bot.
    """

    table: str
    game: Game[Any]
    state: Any
    bots: dict[int, tuple[str, int]]
    """By seat, the bot's name and its seed."""
    order: list[int] | None = None
    usual: str = ""
    seconds: float = 0.0
    patience: float = inf

    @property
    def replaced(self) -> set[int]:
        """The seats for whose bot another one goes on if it fails."""
        return {seat for seat, (name, _) in self.bots.items() if self.usual and name != self.usual}


@dataclass(frozen=True)
class AskedHint:
    """A question to a person who wants to hear what a bot would consider, as their seat sees it."""

    table: str
    game: Game[Any]
    view: View
    decision: Decision


@dataclass(frozen=True)
class AskedWorth:
    """The question that a person is asked, or a choice that they have in the making, of which more is to be said."""

    table: str
    seat: int
    game: Game[Any]
    view: View
    making: Choice | None = None


@dataclass(frozen=True)
class AskedReplay:
    """A record from elsewhere, of one of these games."""

    games: Mapping[str, Game[Any]]
    text: bytes
    table: str = ""


@dataclass(frozen=True)
class AskedResume:
    """The record of a finished game, as it stood once so many events had happened."""

    game: Game[Any]
    text: str
    events: int
    table: str = ""


@dataclass(frozen=True)
class AskedReview:
    """The record of a finished game that is to be judged, a part of it at a time."""

    table: str
    game: Game[Any]
    text: str


@dataclass(frozen=True)
class AskedLamp(AskedReview):
    """What a seat of a finished game might have answered once so many events had happened."""

    seat: int
    events: int


AnyAsked = Asked | AskedHint | AskedWorth | AskedReplay | AskedResume | AskedReview
Reply = Said | Hint | list[Verdict] | Replayed | Wrong | Resumed | Refused | Slice | Lamp | None


class Minds:
    """The bots made so far. Every thought is one call, in whatever thread."""

    def __init__(self, maker: bot_seats.BotMaker) -> None:
        self._maker = maker
        self._made: OrderedDict[str, dict[tuple[int, str], VaryingBot]] = OrderedDict()
        self._appraisers: OrderedDict[tuple[str, int], Appraiser] = OrderedDict()
        self._judges = Judges()

    def hint(self, asked: AskedHint) -> Hint:
        """What is considered, by what the seat sees and nothing else."""
        game = asked.game
        best = self._maker.names(game.meta.id)[0]
        return hint(game, asked.view, asked.decision, lambda: self._maker.make(game, best, SEED))

    def worth(self, asked: AskedWorth) -> list[Verdict]:
        """What is said beside a question, by what the seat sees and nothing else."""
        seat = asked.table, asked.seat
        made = self._appraisers.pop(seat, None) or appraiser(asked.game)
        if made is None:
            return []
        self._appraisers[seat] = made
        while len(self._appraisers) > _MOST_TABLES:
            self._appraisers.popitem(last=False)
        return made.verdicts(asked.view) if asked.making is None else made.weigh(asked.view, asked.making)

    def said(self, asked: AnyAsked) -> Reply:
        """Whatever is asked."""
        if isinstance(asked, AskedReplay):
            return replayed(asked.games, asked.text)
        if isinstance(asked, AskedResume):
            return resumed(asked.game, asked.text, asked.events)
        if isinstance(asked, AskedLamp):
            return self._judges.lamp(asked.table, asked.game, asked.text, asked.seat, asked.events)
        if isinstance(asked, AskedReview):
            return self._judges.go_on(asked.table, asked.game, asked.text)
        if isinstance(asked, AskedHint):
            return self.hint(asked)
        return self.worth(asked) if isinstance(asked, AskedWorth) else self.answer(asked)

    def answer(self, asked: Asked) -> Said:
        """What the bots say. Changes the state that came with the question."""
        made = self._made.setdefault(asked.table, {})
        self._made.move_to_end(asked.table)
        while len(self._made) > _MOST_TABLES:
            self._made.popitem(last=False)
        bots: dict[int, bot_seats.Bot] = {}
        replaced = asked.replaced
        for seat, (name, seed) in asked.bots.items():
            if (seat, name) not in made:
                try:
                    bot = bot_seats.with_files(partial(self._maker.make, asked.game, name, seed))
                    made[seat, name] = VaryingBot(bot, seed, asked.game)
                except Exception:
                    if seat not in replaced:
                        raise
                    logger.exception("bot %s in seat %d cannot be made", name, seat + 1)
                    return Said([], seat)
            bots[seat] = varying = made[seat, name]
            varying.patience = asked.patience
        if asked.order is None:
            thoughts, failed = bot_seats.think(asked.game, asked.state, bots, replaced)
            return Said([(seat, choice.key) for seat, choice in thoughts], failed)
        words, failed = bot_seats.bargain(asked.game, asked.state, bots, asked.order, replaced)
        return Said([(seat, None if choice is None else choice.key) for seat, choice in words], failed)


def serve() -> None:
    """Answer what is asked at standard input, until it is closed. Whatever a bot prints goes to standard error."""
    from cosmodrome.bots import catalogue

    questions, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us, in its own time
    with suppress(BrokenPipeError):  # the server was killed meanwhile
        _answer_all(Minds(catalogue), questions, answers)


def _answer_all(minds: Minds, questions: BinaryIO, answers: BinaryIO) -> None:
    greeted, nice = False, 0
    while head := questions.read(HEAD.size):
        question = questions.read(*HEAD.unpack(head))
        reply: Reply | str
        try:
            asked = pickle.loads(question)
            if isinstance(asked, AskedReview):
                nice = _nicer(nice, _LAST)
            reply = Said([]) if asked == GREETING else minds.said(asked)
        except Exception as failure:
            logger.exception("bots failed")
            reply = repr(failure)
        packed = pickle.dumps(reply)
        answers.write(HEAD.pack(len(packed)) + packed)
        answers.flush()
        if greeted:
            nice = _nicer(nice, _NICER)  # only now: somebody waits for what a first thought has to import
        greeted = True


def _nicer(nice: int, wanted: int) -> int:
    """Give way to others by so much, from `nice` on; by how much it is then."""
    if nice < wanted and hasattr(os, "nice"):
        os.nice(wanted - nice)
    return max(nice, wanted)


if __name__ == "__main__":
    # By its name, so that what comes through the pipe is of the classes that are known here.
    from cosmodrome.server.bots import minds as named

    named.serve()
