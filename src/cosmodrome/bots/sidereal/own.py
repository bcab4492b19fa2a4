"""Own plans of all seats, kept while nothing changes that they depend on: deals are weighed against them."""

from typing import Any

from cosmodrome.bots.sidereal.plan import Plan, own_plan
from cosmodrome.bots.sidereal.position import Position


def key(position: Position, number: int, owed: list[int]) -> Any:
    """All that a seat's own plan depends on and that can change within a turn. `owed` is for the next turn."""
    seat = position.seats[number]
    return (
        position.turn, seat.goods, seat.donated, sorted(seat.cards), sorted(seat.colonies), sorted(seat.teams),
        [position.back[card] for card in sorted([*seat.cards, *seat.colonies])], owed, position.used,
        position.licensable, seat.acknowledgements, position.relics_left,
    )  # fmt: skip


class OwnPlans:
    """The last own plan of each seat."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Any, Plan]] = {}

    def of(self, position: Position, seat: int, owed: list[list[int]]) -> Plan:
        """What a seat best does without deals; `owed` are rows of goods by seat."""
        now = key(position, seat, owed[seat])
        found = self.kept.get(seat)
        if found is None or found[0] != now:
            self.kept[seat] = found = now, own_plan(position, seat, owed)
        return found[1]

    def missing(self, position: Position, seats: list[int], owed: list[list[int]]) -> int:
        """How many of these plans would have to be made."""
        return sum(
            seat not in self.kept or self.kept[seat][0] != key(position, seat, owed[seat]) for seat in seats
        )
