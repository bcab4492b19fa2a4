"""Bots at a table: thinking in a worker thread, and never able to stop a game."""

import hashlib
import logging
import time
from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from cosmodrome.bots.bot import NO_FILE
from cosmodrome.bots.budget import read_budget
from cosmodrome.bots.own_bots import in_one_line
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.ticks import MOST_TICKS
from cosmodrome.server.limits import Limits

logger = logging.getLogger(__name__)

# People see the bots move while a long run of bot answers is still going on.
_LONGEST_THOUGHT = 0.05
_MOST_ANSWERS = 64
_FILES_PATIENCE = 10.0
"""Seconds in which others leave, where so many came that no file can be opened."""
T = TypeVar("T")
_FAILED: set[str] = set()
"""Bots of which it has been told where they failed."""
LONGEST_BOT = 32
"""Letters of a bot's name with its budget."""


class Bot(Protocol):
    """What the bots room makes."""

    def choose(self, view: Any, decision: Decision) -> Choice | None: ...


class Failed(Exception):
    """The bot in `seat` gave no answer that is allowed; the log says how."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"the bot in seat {seat} failed")
        self.seat = seat


class BotMaker(Protocol):
    """What the server asks of the bots room: `cosmodrome.bots.catalogue`, or a stand-in."""

    def make(self, game: Game[Any], named: str, seed: int) -> Bot: ...

    def names(self, game_id: str) -> list[str]: ...

    def check(self, game_id: str, named: str) -> None: ...

    def budgets(self, game_id: str) -> Mapping[str, Any]: ...


def check_patience(name: str, limits: Limits) -> None:
    """Raises ValueError if a bot's name tells a longer thought than a server grants, or is too long itself."""
    if len(name) > LONGEST_BOT:
        raise ValueError(f"bot {name[:LONGEST_BOT]!r}... has a name of more than {LONGEST_BOT} letters")
    _, at, spelled = name.partition("@")
    if not at:
        return
    budget = read_budget(spelled)
    simulations, seconds = limits.bot_simulations, limits.bot_thought
    if budget.simulations > simulations or budget.seconds > seconds:
        raise ValueError(
            f"bot {name!r} would think too long here; at most @{simulations} or @{seconds * 1000:.0f}ms"
        )


def bot_seed(seed: int, seat: int) -> int:
    """The bot's own seed: the same at every start of the server, and no way back to the table's seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest()[:6], "big")


def with_files(act: Callable[[], T]) -> T:
    """What `act` gives, tried again while no file can be opened: a first thought imports modules and reads nets."""
    until = time.monotonic() + _FILES_PATIENCE
    while True:
        try:
            return act()
        except OSError as error:
            if error.errno not in NO_FILE or time.monotonic() > until:
                raise
            time.sleep(0.02)


def think(
    game: Game[Any], state: Any, bots: dict[int, Bot], replaced: Container[int] = ()
) -> tuple[list[tuple[int, Choice]], int | None]:
    """What the bots answer from `state` on, for a moment or until they wait for people. Changes `state`.

    At least one answer if a bot is awaited, but none where anybody may act: that is `bargain`. Of a bot that fails in
    one of the seats that are `replaced`, the seat is told and no answer; all end there. Runs in a worker thread, on a
    copy of its own.
    """
    answers: list[tuple[int, Choice]] = []
    until = time.monotonic() + _LONGEST_THOUGHT
    while len(answers) < _MOST_ANSWERS:
        if game.time(state) is not None:
            break
        seat = next((seat for seat in game.awaited(state) if seat in bots), None)
        if seat is None:
            break
        try:
            choice = _answered(game, state, seat, bots[seat])
        except Failed:
            if seat in replaced:
                return answers, seat
            choice = game.options(state, seat)[0]
        game.choose(state, seat, choice)
        answers.append((seat, choice))
        if time.monotonic() > until:
            break
    return answers, None


def bargain(
    game: Game[Any], state: Any, bots: dict[int, Bot], order: list[int], replaced: Container[int] = ()
) -> tuple[list[tuple[int, Choice | None]], int | None]:
    """What the bots say where anybody may act, each asked once, seeing what came before. Changes `state`.

    None is "nothing now", also for an answer that would end the step while a person is still awaited: people need
    longer than bots. Ends early where the step does, and where a bot fails, as in `think`. Runs in a worker thread, on
    a copy of its own.
    """
    answers: list[tuple[int, Choice | None]] = []
    time = game.time(state)
    for seat in order:
        if game.time(state) is not time or seat not in game.may_act(state):
            break
        try:
            choice = _asked(game, state, seat, bots[seat])
        except Failed:
            if seat in replaced:
                return answers, seat
            choice = None
        if choice is not None:
            people = any(each not in bots for each in game.awaited(state))
            game.choose(state, seat, choice)
            if people and game.time(state) is not time:
                answers.append((seat, None))
                break
        answers.append((seat, choice))
    return answers, None


class Bargaining:
    """Which bots are to be asked where anybody may act: those that have not said "nothing now" since the last news.

    Bots alone could go on for ever, so they have only so many ticks after the last answer of a person.
    """

    def __init__(self) -> None:
        self._step: tuple[Choice, int] | None = None
        self._ticks = 0
        self._asleep: set[int] = set()

    def heed(self, step: tuple[Choice, int] | None, by_bots: bool) -> None:
        """There is news: an answer of a person, of the clock or of bots; `step` is what goes on now."""
        self._ticks = self._ticks + 1 if by_bots and step == self._step else 0
        self._step = step
        self._asleep = set()

    def sleep(self, seats: Iterable[int]) -> None:
        """These bots have nothing to say to the latest news."""
        self._asleep.update(seats)

    def awake(self, seats: list[int]) -> list[int]:
        """Those of the seats that are asked next, in their order, which begins with another seat each time."""
        if not seats or self._ticks >= MOST_TICKS:
            return []
        first = self._ticks % len(seats)
        return [seat for seat in seats[first:] + seats[:first] if seat not in self._asleep]


def answer_of(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice:
    """The bot's answer, or the first option if it has none, fails or answers what is not allowed."""
    try:
        return _answered(game, state, seat, bot)
    except Failed:
        return game.options(state, seat)[0]


def _answered(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice:
    """The bot's answer where one is owed. Raises Failed.

    It is not asked where there is nothing to think about, as at a table that asks anyway.
    """
    options = game.options(state, seat)
    if len(options) == 1 and not game.forms:
        return options[0]
    choice = _asked(game, state, seat, bot)
    return options[0] if choice is None else choice


def _asked(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice | None:
    """The bot's answer; None is "nothing now", where that is allowed. Raises Failed."""
    view: View = game.view(state, seat)
    try:
        question = question_for_bot(game.decision(state, seat), game, view)
        choice = with_files(lambda: bot.choose(view, question))
        if choice is not None:
            game.check(state, seat, choice)
            return choice
        if game.time(state) is not None:
            return None
        logger.error("bot %s in seat %d gave no answer, but its seat owes one", bot, seat + 1)
    except NotAllowed as refusal:
        logger.error("bot %s in seat %d answered what is not allowed: %s", bot, seat + 1, refusal)
    except Exception as error:
        # Where it failed is told once: a bot that fails does so at each question, and a log has an end.
        first = str(bot) not in _FAILED
        _FAILED.add(str(bot))
        logger.error("bot %s in seat %d failed: %s", bot, seat + 1, in_one_line(error), exc_info=first)
    raise Failed(seat)
