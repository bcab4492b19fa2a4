"""What a finished game brings each seat, by the name of the reward; until then, and in a game cut short, it is 0."""

from collections.abc import Callable
from typing import Final

from cosmodrome.core.seats import Standing

Reward = Callable[[Standing, int], list[float]]
"""From how the seats stand at the end, and how many parts a point has, one number a seat."""
ILLEGAL: Final = -1.0
"""What a seat gets whose illegal answer ends the game, under each of these names; the others get 0."""


def win(standing: Standing, parts: int) -> list[float]:
    """1 for the victory, 0 for the rest; winners share the 1."""
    shared = 1 / max(1, len(standing.winners))
    return [shared if seat in standing.winners else 0.0 for seat in range(len(standing.scores))]


def zero_sum(standing: Standing, parts: int) -> list[float]:
    """1 for the victory, the others pay for it alike: -1 against one rival, -1/3 each of three; winners share.

    Alone against a rival without a seat it is 1 or -1. Where several lose together, nobody gains on another: 0.
    """
    seats = len(standing.scores)
    if seats == 1:
        return [1.0 if standing.winners else -1.0]
    if not standing.winners:
        return [0.0] * seats
    return [(seats * share - 1) / (seats - 1) for share in win(standing, parts)]


def rank(standing: Standing, parts: int) -> list[float]:
    """From 1 for the first to -1 for the last in even steps; equals get the mean of the places they share."""
    ranks, last = standing.ranks(), len(standing.scores) - 1
    places = [one - 1 + (ranks.count(one) - 1) / 2 for one in ranks]
    return [1 - 2 * place / last for place in places]


def margin(standing: Standing, parts: int) -> list[float]:
    """Own points less those of the best other seat."""
    scores = standing.scores
    return [(own - max(scores[:seat] + scores[seat + 1 :])) / parts for seat, own in enumerate(scores)]


def points(standing: Standing, parts: int) -> list[float]:
    """Own points."""
    return [score / parts for score in standing.scores]


REWARDS: Final[dict[str, Reward]] = {
    "win": win,
    "zero-sum": zero_sum,
    "rank": rank,
    "margin": margin,
    "points": points,
}
AMONG_SEVERAL: Final = ("rank", "margin")
"""Those that compare seats, of which there must be two."""


def rewards_for(seats: int) -> list[str]:
    """The names of the rewards that a table of so many seats may have."""
    return [name for name in REWARDS if seats > 1 or name not in AMONG_SEVERAL]
