"""What a seat of A New Game may see, field by field (an allow-list); phase, round and the like are in FlowView."""

import msgspec

from cosmodrome.core.views import FlowView


class SeatView(msgspec.Struct):
    """What everybody knows of a seat."""

    seat: int
    hand: int
    won: list[str]
    score: int


class TableView(FlowView):
    """The whole table; the last two fields are the viewer's own."""

    players: list[SeatView]
    hand: list[str]
    playing: str
