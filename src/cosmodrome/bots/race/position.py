"""What is known of one seat, read from a view into numbers: its tableau, goods, hand, and what they add up to."""

from cosmodrome.bots.race.goal_hopes import Goal, goals_of
from cosmodrome.core.pile import packed
from cosmodrome.games.race import reckoning
from cosmodrome.games.race.box import SETS
from cosmodrome.games.race.sums import KINDS, SUMS, WINDFALL
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF, Tables
from cosmodrome.games.race.views import RaceView, SeatView


class Position:
    """One seat. `hand` is empty but for the bot's own; `cards` is the size of the hand in any case."""

    tables: Tables
    pack: int
    tableau: list[int]
    goods: list[bool]
    hand: list[int]
    cards: int
    chips: int
    sums: list[int]
    goals: list[Goal]
    """Those in play, as this seat has them before it."""

    def __init__(
        self, tables: Tables, pack: int, tableau: list[int], goods: list[bool], hand: list[int]
    ) -> None:
        self.tables = tables
        self.pack = pack
        self.tableau = tableau
        self.goods = goods
        self.hand = hand
        self.cards = len(hand)
        self.chips = 0
        self.goals = []
        self.sums = [0] * SUMS
        for card in tableau:
            row = tables.sums[card]
            for at in tables.adds_to[card]:
                self.sums[at] += row[at]
        self._sums = packed(self.sums)
        self._tableau = packed(tableau)

    def stock(self) -> list[int]:
        """Goods on worlds by kind, index 0 being unused."""
        counts = [0] * KINDS
        for card, good in zip(self.tableau, self.goods, strict=True):
            if good:
                counts[self.tables.good[card]] += 1
        return counts

    def military_against(self, world: int) -> int:
        """R5.5 Military against a world."""
        return reckoning.military_against(self.tables, self._sums, world)

    def hired_for(self, world: int, more: int) -> int:
        """R13.11 Cards from the hand that conquering a world takes, with more Military."""
        return reckoning.hired_for(self.tables, self._sums, world, more)

    def settle_price(self, world: int) -> int:
        """R5.2, R5.11 What paying for a world costs, a military one through Contact Specialist."""
        return reckoning.settle_price(self.tables, self._sums, self._tableau, world)

    def can_pay(self, world: int) -> bool:
        """R5.3, R5.9, R5.10 Whether a world may be paid for at all."""
        return reckoning.can_pay(self.tables, self._sums, world)


def own_position(view: RaceView) -> Position:
    """The seat of the view, the card it is placing left aside; before the first round with its start world."""
    assert view.seat is not None
    seat = view.players[view.seat]
    position = _of(view, seat, [NUMBER_OF[card] for card in view.hand])
    if not position.tableau:
        start = view.placing or (seat.offers[0] if len(seat.offers) == 1 else "")
        if start:
            position = with_start(position, NUMBER_OF[start])
    return position


def with_start(position: Position, world: int) -> Position:
    """The same hand behind a start world."""
    begun = Position(position.tables, position.pack, [], [], position.hand)
    begun.goals = position.goals
    return with_cards(begun, [world])


def with_cards(position: Position, cards: list[int]) -> Position:
    """The same with more cards on the table."""
    goods = [position.tables.production[card] == WINDFALL for card in cards]
    grown = Position(
        position.tables,
        position.pack,
        [*position.tableau, *cards],
        [*position.goods, *goods],
        position.hand,
    )
    grown.goals = position.goals
    return grown


def rival_positions(view: RaceView) -> list[Position]:
    """The other seats, in order."""
    return [_of(view, seat, []) for seat in view.players if seat.seat != view.seat]


def _of(view: RaceView, seat: SeatView, hand: list[int]) -> Position:
    tables = EDITIONS[str(view.options["edition"])]
    tableau = [NUMBER_OF[each.card] for each in seat.tableau]
    pack = SETS.pack(view.options)
    position = Position(tables, pack, tableau, [each.good for each in seat.tableau], hand)
    position.cards = seat.hand
    position.chips = seat.chips
    position.goals = goals_of(view, seat.seat) if seat.goals else []
    return position
