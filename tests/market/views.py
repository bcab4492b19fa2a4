"""What a seat sees of the market."""

import msgspec

from cosmodrome.core.views import FlowView
from tests.market.payloads import Move


class SeatView(msgspec.Struct):
    seat: int
    goods: dict[str, int]
    points: int
    ready: bool
    wish: str
    """The good it wishes for most; "" for another seat's."""
    sealed: str
    """What it means to sell; "" for another seat's."""


class OfferView(msgspec.Struct):
    """An offer that the viewer made (`key` drops it) or may take (`key` takes it)."""

    key: str
    maker: int
    to: list[int]
    give: dict[str, int]
    get: dict[str, int]
    moves: list[Move]
    agreed: list[int]


class MarketView(FlowView):
    may_act: list[int]
    bank: dict[str, int]
    offers: list[OfferView]
    players: list[SeatView]
