"""Payloads of free choices for tests: what is swapped, and two types that no form takes."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=1, le=99)]
Goods = dict[Literal["red", "blue"], Count]


class Swap(Struct, frozen=True, forbid_unknown_fields=True):
    give: Goods = {}
    get: Goods = {}
    to: set[Annotated[int, Meta(ge=0, le=8)]] = set()
    note: str = ""


class Loose(Struct, frozen=True):
    give: int = 0


class Thawed(Struct, forbid_unknown_fields=True):
    give: int = 0
