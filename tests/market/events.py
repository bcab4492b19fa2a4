"""What happens on the market. An offer is heard by those it is for and by nobody else."""

from typing import ClassVar

from cosmodrome.core.event import Event
from cosmodrome.core.event import RoundBegan as RoundBegan
from tests.market.payloads import Move


class Dealt(Event, frozen=True):
    """What a seat has, and the good it wishes for most."""

    secret: ClassVar[tuple[str, ...]] = ("wish",)
    seat: int
    goods: dict[str, int]
    wish: str | None


class Offered(Event, frozen=True):
    """`to` are the seats that may take it. No number of the maker's: that would tell how much else it has offered."""

    unheard: ClassVar[bool] = True
    seat: int
    to: list[int]
    give: dict[str, int]
    get: dict[str, int]
    moves: list[Move]

    def audience(self) -> tuple[int, ...]:
        return (self.seat, *self.to)


class Agreed(Event, frozen=True):
    """A party has taken a deal that others still have to take."""

    unheard: ClassVar[bool] = True
    seat: int
    maker: int
    to: list[int]

    def audience(self) -> tuple[int, ...]:
        return (self.maker, *self.to)


class Dropped(Event, frozen=True):
    unheard: ClassVar[bool] = True
    seat: int
    to: list[int]

    def audience(self) -> tuple[int, ...]:
        return (self.seat, *self.to)


class Traded(Event, frozen=True):
    """Goods have changed hands, which everybody sees."""

    moves: list[Move]


class Readied(Event, frozen=True):
    seat: int
    ready: bool


class TimeRanOut(Event, frozen=True):
    """Not all were ready."""


class Closed(Event, frozen=True):
    """The market of a round is over."""


class Sold(Event, frozen=True):
    seat: int
    good: str
    count: int
    points: int


class Ended(Event, frozen=True):
    winners: list[int]


MarketEvent = (
    Dealt | RoundBegan | Offered | Agreed | Dropped | Traded | Readied | TimeRanOut | Closed | Sold | Ended
)
