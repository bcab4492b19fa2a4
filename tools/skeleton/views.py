"""What a seat of A New Game may see, field by field (an allow-list)."""

from typing import ClassVar

import msgspec

from cosmodrome.core.meta import OptionValue, View


class SeatView(msgspec.Struct):
    """What everybody knows of a seat."""

    seat: int
    hand: int
    won: list[str]
    score: int


class TableView(View):
    """The whole table as `seat` sees it; these fields are those that every game has, the last five its own."""

    off_wire: ClassVar[tuple[str, ...]] = ("todo", "ask_anyway")
    options: dict[str, OptionValue]
    round: int
    phase: str
    awaited: list[int]
    players: list[SeatView]
    winners: list[int]
    hand: list[str]
    playing: str
    todo: list[int]
    ask_anyway: bool
