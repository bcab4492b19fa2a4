"""Bots at a table: one is made for each seat and asked what the seat answers, and what it does wrong is told."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from cosmodrome.bots import catalogue
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import BotFault
from cosmodrome.bots.own_bots import in_one_line
from cosmodrome.bots.text.talking import Talk, TalkingBot
from cosmodrome.bots.varying import VaryingBot
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View
from cosmodrome.core.rng import seeded


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot at a seat of the game with this seed."""
    return int(seeded(seed, f"bot {seat}").word)


def seat_bots(game: Game[Any], names: Sequence[str], seed: int) -> list[Bot]:
    """The bots of one game, each with a stream of chance of its own.

    Raises ValueError for an unknown name, and BotFault where one cannot be made.
    """
    return [seat_bot(game, name, seat, seed) for seat, name in enumerate(names)]


def seat_bot(game: Game[Any], name: str, seat: int, seed: int) -> Bot:
    """The one at a seat."""
    own = bot_seed(seed, seat)
    catalogue.check(game.meta.id, name)
    try:
        bot = catalogue.make(game, name, own)
    except Exception as error:
        raise BotFault(name, seat, f"could not be made: {in_one_line(error)}") from error
    return VaryingBot(bot, own, game)


def bot_choice(game: Game[Any], state: Any, seat: int, bot: Bot) -> Choice | None:
    """What a bot answers to the open question of its seat; None, "nothing now", only where anybody may act.

    Raises BotFault if that is not allowed, or the bot raises something itself. A talking bot is told first why an
    answer is not allowed, and may give another.
    """
    decision = game.decision(state, seat)
    view: View | None = None
    if bot.sees:
        view = game.view(state, seat)
        decision = question_for_bot(decision, game, view)
    while True:
        choice = _answered(game, state, bot, view, decision)
        try:
            if choice is not None:
                decision.check(choice)
                if isinstance(choice, FreeChoice):
                    game.check(state, seat, choice)
            return choice
        except NotAllowed as refusal:
            if (talker := talking(bot)) is None:
                what = f"gave an answer not allowed: {refusal}"
                raise BotFault(bot, seat, what, decision.purpose) from None
            talker.refused(refusal)


def _answered(game: Game[Any], state: Any, bot: Bot, view: View | None, decision: Decision) -> Choice | None:
    """Any choice, or None where that is an answer. Raises BotFault."""
    seat, purpose = decision.seat, decision.purpose
    try:
        choice = bot.choose(view, decision)
    except BotFault:  # told already where it thinks
        raise
    except Exception as error:
        raise BotFault(bot, seat, f"raised {in_one_line(error)}", purpose) from error
    if choice is None:
        if game.time(state) is None:
            raise BotFault(bot, seat, "gave no answer, but its seat owes one", purpose)
        return None
    if not isinstance(choice, Choice):
        raise BotFault(bot, seat, f"answered {repr(choice)[:60]}, which is no choice", purpose)
    return choice


def talking(bot: Bot) -> TalkingBot | None:
    """The bot, if it is one that is talked to."""
    inner = bot.bot if isinstance(bot, VaryingBot) else bot
    return inner if isinstance(inner, TalkingBot) else None


@contextmanager
def talked_to(bots: Sequence[Bot], talk: Talk) -> Iterator[None]:
    """Within, those that are talked to hear what happens at the table; at the end of it they end."""
    talkers = [talker for bot in bots if (talker := talking(bot))]
    try:
        for talker in talkers:
            talker.hears(talk)
        yield
    finally:
        for talker in talkers:
            talker.end()
