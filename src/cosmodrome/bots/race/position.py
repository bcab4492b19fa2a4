"""What is known of one seat, read from a view into numbers: its tableau, goods, hand, and what they add up to."""

from cosmodrome.games.race.powers import GOODS
from cosmodrome.games.race.tables import (
    CONTACT,
    EDITIONS,
    KINDS,
    MILITARY,
    NUMBER_OF,
    REBEL_MILITARY,
    SETTLE_DISCOUNT,
    SUMS,
    Tables,
)
from cosmodrome.games.race.views import RaceView, SeatView


class Position:
    """One seat. `hand` is empty but for the bot's own; `cards` is the size of the hand in any case."""

    tables: Tables
    tableau: list[int]
    goods: list[bool]
    hand: list[int]
    cards: int
    chips: int
    sums: list[int]

    def __init__(self, tables: Tables, tableau: list[int], goods: list[bool], hand: list[int]) -> None:
        self.tables = tables
        self.tableau = tableau
        self.goods = goods
        self.hand = hand
        self.cards = len(hand)
        self.chips = 0
        self.sums = [0] * SUMS
        for card in tableau:
            row = tables.sums[card]
            self.sums = [total + more for total, more in zip(self.sums, row, strict=True)]

    def stock(self) -> list[int]:
        """Goods on worlds by kind, index 0 being unused."""
        counts = [0] * KINDS
        for card, good in zip(self.tableau, self.goods, strict=True):
            if good:
                counts[self.tables.good[card]] += 1
        return counts

    def military_against(self, world: int) -> int:
        """R5.5 Military against a world."""
        good = self.tables.good[world]
        military = self.sums[MILITARY]
        if good:
            military += self.sums[MILITARY + good]
        if self.tables.rebel[world]:
            military += self.sums[REBEL_MILITARY]
        return military

    def settle_price(self, world: int) -> int:
        """R5.2, R5.11 What paying for a world costs, a military one through Contact Specialist."""
        price = self.tables.number[world] - self.sums[SETTLE_DISCOUNT]
        good = self.tables.good[world]
        if good:
            price -= self.sums[SETTLE_DISCOUNT + good]
        if self.tables.military[world]:
            price -= max([self.tables.contact[card] for card in self.tableau], default=0)
        return max(price, 0)

    def can_pay(self, world: int) -> bool:
        """R5.3, R5.9, R5.10 Whether a world may be paid for at all."""
        if not self.tables.military[world]:
            return True
        return self.sums[CONTACT] > 0 and GOODS[self.tables.good[world] - 1] != "alien"


def own_position(view: RaceView) -> Position:
    """The seat of the view, the card it is placing left aside; before the first round with its start world."""
    assert view.seat is not None
    told = view.players[view.seat]
    position = _of(view, told, [NUMBER_OF[card] for card in view.hand])
    if not position.tableau:
        start = view.placing or (told.offers[0] if len(told.offers) == 1 else "")
        if start:
            position = with_start(position, NUMBER_OF[start])
    return position


def with_start(position: Position, world: int) -> Position:
    """The same hand behind a start world."""
    windfall = position.tables.production[world] == 2
    return Position(position.tables, [world], [windfall], position.hand)


def rival_positions(view: RaceView) -> list[Position]:
    """The other seats, in order."""
    return [_of(view, told, []) for told in view.players if told.seat != view.seat]


def _of(view: RaceView, told: SeatView, hand: list[int]) -> Position:
    tables = EDITIONS[str(view.options["edition"])]
    tableau = [NUMBER_OF[each.card] for each in told.tableau]
    position = Position(tables, tableau, [each.good for each in told.tableau], hand)
    position.cards = told.hand
    position.chips = told.chips
    return position
