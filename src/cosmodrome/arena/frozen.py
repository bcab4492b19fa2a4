"""Baselines: bots by whose strength others are measured, each guarded by a digest of what it answers on fixed deals.

A baseline that answers otherwise than when it was frozen is another opponent, and what was measured against it before
cannot be compared any more. So whoever changes such a bot gives the old one a name of its own, or measures anew.
"""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final

from cosmodrome.arena.match import game_seed, play_bots
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.seated import seat_bots
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.games.catalogue import GAMES

DEALS: Final = 4
FROZEN: Final[dict[str, dict[str, str]]] = {
    "race": {"greedy": "60242495813c7a42", "champion@96": "cde7cef19da13420"},
    "jump_drive": {
        "greedy": "1b5cb206d19b0013",
        "search@20": "ca90fff86726df95",
        "search@100": "87a30957e5113fc5",
    },
    "pocket_mars": {
        "greedy": "1220527026cdfccf",
        "search@20": "ffc2e94c5dbf67f3",
        "search@100": "dfe690fb485f1e51",
    },
    "sidereal": {"greedy": "063f74802842ea46", "trader": "65dc686022cb138b", "passive": "4c91531e542692c2"},
}
"""By game and bot: the digest of its answers, as `answers_of` makes it."""


class Changed(ValueError):
    """A baseline that is not what it was; the message is one line."""


class _Noted(Bot):
    """A bot whose answers are written down."""

    def __init__(self, bot: Bot, answers: list[str]) -> None:
        self.bot = bot
        self.sees = bot.sees
        self.answers = answers

    def choose(self, view: Any, decision: Decision) -> Choice | None:
        choice = self.bot.choose(view, decision)
        self.answers.append(f"{decision.seat} {'' if choice is None else choice.key}")
        return choice


def answers_of(game: Game[Any], named: str) -> str:
    """A digest of what a bot answers in all seats of fixed deals, the same on every machine and in every build."""
    seats = max(2, game.meta.seats[0])
    answers: list[str] = []
    for number in range(DEALS):
        seed = game_seed(0, number)
        state = game.new(Setup(seats, seed, game.meta.read_options({}, seats)))
        bots: Sequence[Bot] = [_Noted(bot, answers) for bot in seat_bots(game, [named] * seats, seed)]
        play_bots(game, state, bots)
    return blake2b("\n".join(answers).encode(), digest_size=8).hexdigest()


def check(game_id: str, named: str) -> str:
    """The digest of a baseline's answers. Raises Changed for one that is not frozen, or is not what it was."""
    frozen = FROZEN[game_id]
    if named not in frozen:
        raise Changed(f"{named} is no baseline of {game_id}; those are {', '.join(frozen)}")
    found = answers_of(GAMES[game_id], named)
    if found != frozen[named]:
        raise Changed(
            f"{named} of {game_id} answers otherwise than when it was frozen ({found}, not {frozen[named]}): "
            "what was measured against it before cannot be compared"
        )
    return found
