"""Ratings: what a game of several does to how well each is thought to play, and how that is told to people."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

Who = tuple[str, str]
"""A player's id and "", or "" and a bot's name with its budget; both are "" of a former player."""


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, and how unsure that is, after so many rated games."""

    mu: float
    sigma: float
    games: int = 0


NEW: Final = Rating(25.0, 25.0 / 3)
"""Of whoever has not played yet."""


@cache
def _model() -> "PlackettLuce":
    # Imported with the first rated game that ends, not when the server starts.
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=NEW.mu, sigma=NEW.sigma)


def after(before: Mapping[Who, Rating], sat: Sequence[Who], places: Sequence[int]) -> dict[Who, Rating]:
    """The ratings after a game, of those who sat there, by seat; equal places are shared.

    A bot that had several seats is rated by the mean of what each of them says.
    """
    model = _model()
    teams = [[model.create_rating([before[who].mu, before[who].sigma])] for who in sat]
    rated = [team[0] for team in model.rate(teams, ranks=[float(place) for place in places])]
    found = {}
    for who, rating in before.items():
        own = [one for one, each in zip(rated, sat, strict=True) if each == who]
        mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
        found[who] = Rating(mu, sigma, rating.games + 1)
    return found
