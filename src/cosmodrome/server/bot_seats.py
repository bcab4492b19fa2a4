"""Bots at a table: thinking in a worker thread, and never able to stop a game."""

import hashlib
import logging
import time
from typing import Any, Protocol

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View

logger = logging.getLogger(__name__)

# People see the bots move while a long run of bot answers is still going on.
_LONGEST_THOUGHT = 0.05
_MOST_ANSWERS = 64


class Bot(Protocol):
    """What the bots room makes."""

    def choose(self, view: Any, decision: Decision) -> Choice: ...


class BotMaker(Protocol):
    """What the server asks of the bots room: `cosmodrome.bots.catalogue`, or a stand-in."""

    def make(self, game_id: str, bot_name: str, seed: int) -> Bot: ...

    def names(self, game_id: str) -> list[str]: ...


def bot_seed(seed: int, seat: int) -> int:
    """The bot's own seed: the same at every start of the server, and no way back to the table's seed."""
    return int.from_bytes(hashlib.sha256(f"{seed}/bot/{seat}".encode()).digest()[:6], "big")


def think(game: Game[Any], state: Any, bots: dict[int, Bot]) -> list[tuple[int, Choice]]:
    """What the bots answer from `state` on, for a moment or until they wait for people. Changes `state`.

    At least one answer if a bot is awaited. Runs in a worker thread, on a copy of its own.
    """
    answers: list[tuple[int, Choice]] = []
    until = time.monotonic() + _LONGEST_THOUGHT
    while len(answers) < _MOST_ANSWERS:
        seat = next((seat for seat in game.awaited(state) if seat in bots), None)
        if seat is None:
            break
        choice = answer_of(game, state, seat, bots[seat])
        game.choose(state, seat, choice)
        answers.append((seat, choice))
        if time.monotonic() > until:
            break
    return answers


def answer_of(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice:
    """The bot's answer, or the first option if it fails or answers what is not allowed."""
    view: View = game.view(state, seat)
    try:
        choice = bot.choose(view, game.decision(state, seat))
        game.check(state, seat, choice)
        return choice
    except NotAllowed as refusal:
        logger.error("bot in seat %d answered what is not allowed: %s", seat, refusal)
    except Exception:
        logger.exception("bot in seat %d failed", seat)
    return game.options(state, seat)[0]
