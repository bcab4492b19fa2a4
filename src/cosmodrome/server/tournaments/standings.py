"""How the players of a tournament stand: points by place, and what is looked at where those are alike. Pure."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import permutations
from math import lcm

import msgspec

# What came of a table: nothing yet, the game's own end, the organiser ended it as it stood, or nobody played it.
PLAYING, OVER, STANDS, UNPLAYED = "playing", "over", "stands", "unplayed"
# Those without a game: nobody to play with, and who wanted no game in this round.
BYE, REST = "bye", "rest"


BYE_SHARES = {"full": 1.0, "half": 0.5, "none": 0.0}
"""How much of a first place somebody has who has nobody to play with."""
_REST_SHARE = 0.5
DUPLICATE_TOP = 100
"""What is given in a round of a duplicate tournament at most: shares are told in parts of a hundred."""


class Entrant(msgspec.Struct):
    """A player of a tournament, or a bot. `rests` is the round in which they do not play; 0 for none."""

    number: int
    player: str
    bot: str
    out: bool
    rests: int


class Pairing(msgspec.Struct):
    """A table of a round and who sits there, by seat; `kind` as above.

    `places` and `scores` are by seat too, and empty until they are known. A place is 1 for the best; equal ones are
    shared.
    """

    round: int
    number: int
    table_id: str
    kind: str
    entrants: list[int]
    places: list[int] = []
    scores: list[int] = []


class Part(msgspec.Struct):
    """What one round gave: the place among so many, and the points. `kind` as above."""

    round: int
    number: int
    kind: str
    place: int
    of: int
    points: float


class Line(msgspec.Struct):
    """One entrant's. `rank` 1 is best, and shared where everything is alike.

    `opponents` is the mean, over all opponents, of the points a round that those have. `margin` is the sum, over all
    games, of how far the score was above the mean of the table, in the game's parts of a point.
    """

    entrant: int
    rank: int
    points: float
    wins: int
    opponents: float
    margin: float
    rounds: list[Part]


def top_points(most: int, legal: Collection[int]) -> int:
    """What a first place gives: the least number that makes all steps between places whole, at tables of any size."""
    return lcm(*(size - 1 for size in legal if 2 <= size <= most))


def points_of(places: Sequence[int], top: int) -> list[float]:
    """The points by seat: `top` for the first, none for the last, in even steps; those of shared places are shared."""
    step = top / (len(places) - 1)
    return [
        top - step * (sum(other < own for other in places) + (sum(other == own for other in places) - 1) / 2)
        for own in places
    ]


def points_of_tables(
    pairings: Sequence[Pairing], top: int, bye: str, duplicate: bool
) -> dict[tuple[int, int], list[float]]:
    """By round and number the points by seat, of those of which something is known; `bye` is of BYE_SHARES."""
    played = [each for each in pairings if each.places]
    found = {}
    for each in pairings:
        if each.places:
            points = _compared(each, played, top) if duplicate else points_of(each.places, top)
        elif each.kind in (BYE, REST):
            points = [points_without(each.kind, top, bye)]
        elif each.kind == UNPLAYED:
            points = [0.0] * len(each.entrants)
        else:
            continue
        found[each.round, each.number] = points
    return found


def _compared(table: Pairing, played: Iterable[Pairing], top: int) -> list[float]:
    """By seat, how far a table came compared with all others of its round: `top` where each of them did worse there.

    One match point for each that did worse, half for each that did as well; a better place is better, then a higher
    score. Where there is no other table it is half.
    """
    others = [each for each in played if each.round == table.round and each.number != table.number]
    shares = []
    for seat in range(len(table.entrants)):
        own = _how_well(table, seat)
        points = sum((_how_well(each, seat) < own) + (_how_well(each, seat) <= own) for each in others) / 2
        shares.append(round(top * points / len(others), 6) if others else top / 2)
    return shares


def _how_well(table: Pairing, seat: int) -> tuple[int, int]:
    """How well, to compare."""
    return -table.places[seat], table.scores[seat] if table.scores else 0


def veiled(pairings: Iterable[Pairing]) -> list[Pairing]:
    """As they may be told while others still play the same deal: no results of a round that is not over."""
    found = list(pairings)
    goes_on = {each.round for each in found if each.kind == PLAYING}
    return [
        msgspec.structs.replace(each, places=[], scores=[]) if each.round in goes_on else each
        for each in found
    ]


def points_without(kind: str, top: int, bye: str) -> float:
    """What somebody gets who had no game, with a bye or at rest; `bye` is of BYE_SHARES."""
    return top * (BYE_SHARES[bye] if kind == BYE else _REST_SHARE)


def standings(
    entrants: Iterable[Entrant],
    pairings: Sequence[Pairing],
    top: int,
    bye: str = "full",
    duplicate: bool = False,
) -> list[Line]:
    """The lines, the best first; `bye` is of BYE_SHARES. `duplicate`: tables of a round are compared seat by seat."""
    given = points_of_tables(pairings, top, bye, duplicate)
    lines = {each.number: Line(each.number, 0, 0.0, 0, 0.0, 0.0, []) for each in entrants}
    met: dict[int, list[int]] = {number: [] for number in lines}
    for pairing in pairings:
        if points := given.get((pairing.round, pairing.number)):
            _count(pairing, points, lines, met)
    mean = {number: line.points / max(1, len(line.rounds)) for number, line in lines.items()}
    for number, line in lines.items():
        if met[number]:
            line.opponents = round(sum(mean[other] for other in met[number]) / len(met[number]), 6)
        line.margin = round(line.margin, 6)
    order = sorted(lines.values(), key=lambda line: (*_worth(line), line.entrant))
    for at, line in enumerate(order):
        alike = at > 0 and _worth(order[at - 1]) == _worth(line)
        line.rank = order[at - 1].rank if alike else at + 1
    return order


def crossed(
    order: Iterable[int], pairings: Iterable[Pairing]
) -> list[tuple[int, list[tuple[int, int, float]]]]:
    """The cross table: for each entrant, in this order, whom they met in which round, and who came before whom.

    That is 1 for who was before the other, 0 for who was behind, and a half for who shared a place.
    """
    met: dict[int, list[tuple[int, int, float]]] = {number: [] for number in order}
    for pairing in pairings:
        if not pairing.places:
            continue
        places = dict(zip(pairing.entrants, pairing.places, strict=True))
        for one, other in permutations(pairing.entrants, 2):
            before = ((places[one] < places[other]) + (places[one] <= places[other])) / 2
            met[one].append((pairing.round, other, before))
    return [(number, sorted(rounds)) for number, rounds in met.items()]


def _worth(line: Line) -> tuple[float, ...]:
    return -line.points, -line.opponents, -line.wins, -line.margin


def _count(
    pairing: Pairing, points: list[float], lines: Mapping[int, Line], met: Mapping[int, list[int]]
) -> None:
    seats = pairing.entrants
    places = pairing.places or [0] * len(seats)
    if pairing.places:
        mean = sum(pairing.scores) / len(seats) if pairing.scores else 0.0
        first = min(places)
        for seat, number in enumerate(seats):
            lines[number].wins += places[seat] == first and places.count(first) == 1
            lines[number].margin += pairing.scores[seat] - mean if pairing.scores else 0.0
            met[number].extend(other for other in seats if other != number)
    for seat, number in enumerate(seats):
        part = Part(pairing.round, pairing.number, pairing.kind, places[seat], len(seats), points[seat])
        lines[number].points += part.points
        lines[number].rounds.append(part)
