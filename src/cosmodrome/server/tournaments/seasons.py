"""How the players of a season stand: the points of its finished tournaments, added up. Pure."""

from collections.abc import Iterable, Sequence
from math import lcm

from msgspec import Struct

from cosmodrome.server.tournaments.standings import Entrant, Line


class Score(Struct, frozen=True):
    """What somebody reached in an evening: a place among all who took part, points, and games won alone."""

    player: str
    rank: int
    points: float
    wins: int


class Evening(Struct, frozen=True):
    """A finished tournament of a season; a first place at one of its tables gave `top` points."""

    tournament: str
    name: str
    private: bool
    at: int
    top: int
    scores: list[Score]


class SeasonLine(Struct):
    """One player's. `rank` 1 is best, and shared where points and wins are alike.

    `evenings` are the number of each from 0, the place there and the points.
    """

    player: str
    rank: int
    points: float
    wins: int
    evenings: list[tuple[int, int, float]]


def scores_of(entrants: Iterable[Entrant], lines: Iterable[Line]) -> list[Score]:
    """Those of people who have played a round, or had a bye; bots and who is no more are in no season."""
    players = {each.number: each.player for each in entrants if each.player}
    return [
        Score(players[line.entrant], line.rank, line.points, line.wins)
        for line in lines
        if line.entrant in players and line.rounds
    ]


def season_top(evenings: Iterable[Evening]) -> int:
    """What a first place gives in a season: in all of its evenings the same, however many sat at their tables."""
    return lcm(*(each.top for each in evenings))


def added_up(evenings: Sequence[Evening]) -> list[SeasonLine]:
    """The lines, the best first."""
    top = season_top(evenings)
    lines: dict[str, SeasonLine] = {}
    for number, evening in enumerate(evenings):
        for score in evening.scores:
            line = lines.setdefault(score.player, SeasonLine(score.player, 0, 0.0, 0, []))
            points = score.points * top / evening.top
            line.points += points
            line.wins += score.wins
            line.evenings.append((number, score.rank, round(points, 6)))
    for line in lines.values():
        line.points = round(line.points, 6)
    order = sorted(lines.values(), key=lambda line: (-line.points, -line.wins, line.player))
    for at, line in enumerate(order):
        alike = at > 0 and (order[at - 1].points, order[at - 1].wins) == (line.points, line.wins)
        line.rank = order[at - 1].rank if alike else at + 1
    return order
