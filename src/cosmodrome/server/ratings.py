"""Ratings: where they begin, what a game of several does to them, and how they are told to people."""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

from cosmodrome.bots.strengths import STRENGTHS

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Who = tuple[str, str]
"""A player's id and "", or "" and a bot's name with its budget."""


def who_of(seat: int, player: str, bot: str) -> Who:
    """Who is rated for a seat; of a former player nothing is kept, and each is somebody else."""
    return (player, bot) if player or bot else (f"?{seat}", "")


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, and how unsure that is, after so many rated games."""

    mu: float
    sigma: float
    games: int = 0


NEW: Final = Rating(25.0, 25.0 / 3)
"""Of whoever has not played yet."""
_AMONG_BOTS, _GUESSED = 4.0, 7.5
"""How unsure the beginning of a bot is after any number of games: they were among bots, and people play otherwise.

With another budget or number of seats than was measured it is a guess, and provisional.
"""
_ONE_GAME = 35.0
"""How unsure one game leaves it, and many by their square root less.

So it is at the distance that `tools/rate_bots.py` cuts at, where 97 of 100 are won; nearer, a game tells more.
"""
_AT, _POINTS = 1500, 40
"""People are told points: so many for who is new, and so many more for each 1 of `mu`."""
SURE: Final = 7.0
"""Provisional is a rating less sure than that: of a person for about six games of two, or nine of four."""
LEVELS: Final = ((1900, "expert"), (1650, "strong"), (1400, "solid"), (1150, "easy"), (0, "beginner"))
"""What points come to in one word, from so many on; `level-...` in the words of the page."""
UNKNOWN: Final = "unknown"
"""That word where nothing is known: no game was played, and no measurement tells of it."""


class Shown(msgspec.Struct, frozen=True):
    """A rating as people see it. `unsure`: as likely as not they play that much better or worse.

    Provisional: little is known yet.
    """

    points: int
    unsure: int
    games: int
    provisional: bool
    level: str


def points_of(mu: float) -> int:
    """Never below 1."""
    return max(1, round(_AT + _POINTS * (mu - NEW.mu)))


def mu_above(points: int) -> float:
    """The least `mu` that comes to more points."""
    return NEW.mu + (points + 0.5 - _AT) / _POINTS


def shown(rating: Rating) -> Shown:
    points = points_of(rating.mu)
    level = UNKNOWN if rating == NEW else next(word for least, word in LEVELS if points >= least)
    return Shown(points, round(_POINTS * rating.sigma), rating.games, rating.sigma > SURE, level)


def begin(game: str, seats: int, bot: str) -> Rating:
    """Before the first rated game, of a bot by its name or of a person, whose `bot` is ""."""
    name = bot.partition("@")[0]
    measured = STRENGTHS.get(game, {})
    if not bot or not measured:
        return NEW
    nearest = min(measured, key=lambda count: (abs(count - seats), count))
    games, strengths = measured[nearest]
    if name not in strengths:
        return NEW
    guessed = nearest != seats or bot not in strengths
    least = _GUESSED if guessed else _AMONG_BOTS
    return Rating(
        strengths.get(bot, strengths[name]), min(NEW.sigma, math.hypot(least, _ONE_GAME / math.sqrt(games)))
    )


@cache
def model() -> "PlackettLuce":
    """How ratings change. The first call takes a while: whoever brings a rated table to life makes it, in a thread."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def after_game(before: Mapping[Who, Rating], sat: Sequence[Who], places: Sequence[int]) -> dict[Who, Rating]:
    """The ratings after a game, of those who sat there, by seat; equal places are shared.

    A bot that had several seats is rated by the mean of what each of them says.
    """
    teams = [[model().create_rating([before[who].mu, before[who].sigma])] for who in sat]
    rated = [team[0] for team in model().rate(teams, ranks=[float(place) for place in places])]
    found = {}
    for who, rating in before.items():
        own = [one for one, each in zip(rated, sat, strict=True) if each == who]
        mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
        found[who] = Rating(mu, sigma, rating.games + 1)
    return found
