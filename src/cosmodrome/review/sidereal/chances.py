"""How likely a seat is to win: what all are likely to end with, as the seat sees it, and how far that may be off."""

import math
from collections.abc import Mapping, Sequence
from typing import Final

from cosmodrome.bots.sidereal.position import Holding, Position
from cosmodrome.bots.sidereal.reading import deliveries, read
from cosmodrome.bots.sidereal.worths import DONATED_WORTH, card_worth, goods_worth
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.views import SiderealView

AFTER: Final = ("sharing", "talk", "split", "colony", "research", "refill", "theft")
"""Phases in which a turn's converters have run, so that the next turn is looked at."""
BEFORE: Final = ("species", "handicap", "over")
"""Phases in which nothing can be told."""
OWN: Final = (
    (5.23, 0.64, -0.31, -7.43, 0.44, 50.06),
    (2.94, 1.98, 0.17, -3.58, 1.08, 13.18),
    (2.51, 1.66, 0.38, -0.40, 1.23, -4.36),
    (1.89, 1.30, 0.40, 0.23, 1.01, -9.09),
    (1.42, 1.17, 0.38, 0.43, 0.91, -8.99),
    (1.10, 2.00, 0.51, 0.41, 1.90, -5.73),
)
"""By turn to come, what the asked seat's points at the end grow by: by points so far, its goods and its cards as
planners count them, research teams, goods promised to it; and what they are without all that. Fitted, as all here, to
177 games of `trader`, `greedy` and `planner`, of 4 to 9 seats.
"""
OTHERS: Final = (
    (-0.14, -0.24, 50.86),
    (0.25, -0.06, 42.07),
    (0.32, 0.39, 24.77),
    (0.32, 0.69, 13.18),
    (0.28, 0.95, 10.58),
    (0.09, 1.96, 14.07),
)
"""The same of the others, whose points a seat does not see: by their goods and cards."""
SPREAD: Final = (20.0, 15.0, 11.0, 9.0, 8.0, 5.0)
"""Points by which a seat has to be ahead for e times the odds."""


class Outlook:
    """What a seat may expect at a table as it sees it."""

    def __init__(self, view: SiderealView) -> None:
        assert view.seat is not None
        self.seat = view.seat
        turn = view.round + (view.phase in AFTER)
        at = min(turn, TURNS) - 1
        position = read(view, turn)
        self.spread = SPREAD[at]
        """Points by which a seat has to be ahead for e times the odds."""
        self.points = [
            _own(OWN[at], view, position, seat)
            if seat.number == self.seat
            else _sum(OTHERS[at], [*_seen(position, seat), 1.0])
            for seat in position.seats
        ]
        """By seat, those that it is expected to end with."""

    def chance(self, gains: Mapping[int, float] | None = None) -> float:
        """Of the seat, once seats have gained so many points more than it looks."""
        ends = [points + (gains or {}).get(seat, 0.0) for seat, points in enumerate(self.points)]
        most = max(ends)
        odds = [math.exp((each - most) / self.spread) for each in ends]
        return odds[self.seat] / sum(odds)


def together(chances: Sequence[float]) -> list[float]:
    """Shares of a victory, out of chances that each seat could expect: by their odds, for all meet the same rivals."""
    odds = [each / max(1e-6, 1.0 - each) for each in chances]
    whole = sum(odds) or 1.0
    return [each / whole for each in odds]


def _own(weights: tuple[float, ...], view: SiderealView, position: Position, seat: Holding) -> float:
    facts = [seat.points, *_seen(position, seat), float(len(seat.teams)), _due(view, position, seat), 1.0]
    return _sum(weights, facts)


def _seen(position: Position, seat: Holding) -> list[float]:
    """What its goods and its cards count, which all see."""
    turns = TURNS + 1 - position.turn
    own = [card for card in [*seat.cards, *seat.colonies] if position.owner[card] == seat.number]
    cards = sum((1 + position.doubled[card]) * card_worth(card, position.back[card], turns) for card in own)
    return [seat.worth(goods_worth(min(position.turn, TURNS)), DONATED_WORTH), cards]


def _due(view: SiderealView, position: Position, seat: Holding) -> float:
    """Goods that are promised to it, less those that it owes."""
    worths, total = goods_worth(min(position.turn, TURNS)), 0.0
    for turn in range(view.round, TURNS + 1):
        for debtor, receiver, goods in deliveries(view, turn):
            sign = (receiver == seat.number) - (debtor == seat.number)
            total += sign * sum(count * worth for count, worth in zip(goods, worths, strict=True))
    return total


def _sum(weights: Sequence[float], facts: Sequence[float]) -> float:
    return sum(weight * fact for weight, fact in zip(weights, facts, strict=True))
