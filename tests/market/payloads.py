"""What a seat may put on the market: an offer that one of several may take, and a deal that all its parties take."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

GOODS = ("red", "green", "blue")
MOST_SEATS = 9

Good = Literal["red", "green", "blue"]
Goods = dict[Good, Annotated[int, Meta(ge=1, le=99)]]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, title="seat")]


class Offer(Struct, frozen=True, forbid_unknown_fields=True):
    """Give and get, with the first of the seats `to` that takes it; an empty `to` is anyone."""

    give: Goods = {}
    get: Goods = {}
    to: set[Seat] = set()


class Move(Struct, frozen=True, forbid_unknown_fields=True):
    giver: Seat
    receiver: Seat
    goods: Annotated[Goods, Meta(min_length=1)]


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Moves among several seats that happen all together, once every party has taken it, or not at all."""

    moves: Annotated[list[Move], Meta(min_length=1, max_length=16)]
