"""Own plans of all seats, kept while nothing changes that they depend on: deals are weighed against them."""

from array import array
from collections import OrderedDict
from typing import Any, Final

from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.running import Running

_MOST: Final = 400
_KNOWN: OrderedDict[Any, Plan] = OrderedDict()
"""Plans made last, of whichever table: they follow from the position alone, and several bots ask for the same."""


def own_plan(position: Position, seat: int, owed: list[list[int]] | None = None, gap: float = 0.005) -> Plan:
    """What a seat best does with what it has, without deals."""
    return Model(position, [seat], owed).solve(gap)


def economy_plan(
    position: Position, seat: int, owed: list[list[int]] | None = None, looks: bool = True
) -> Plan:
    """What a seat best runs in the Economy phase, when nothing else can be done any more.

    With `looks` by looking at what could be best, where that will do: of equal plans it may take another one.
    """
    found = Running(position, seat).plan() if looks and not (owed is not None and any(owed[seat])) else None
    return found or Model(position, [seat], owed, running=True).solve(0.0)


def planned(position: Position, number: int, owed: list[int]) -> Plan:
    """What a seat best does with what it has; not to be changed, for others get the same. `owed` is due next turn."""
    seat = position.seats[number]
    by_card = array("b", [*position.place, *position.owner, *position.back, *position.doubled]).tobytes()
    rest = (
        key(position, number, owed), seat.donated_points, [each.species for each in position.seats],
        position.each_needs, number,
    )  # fmt: skip
    now = by_card, repr(rest)
    found = _KNOWN.get(now)
    if found is None:
        rows = [owed] * len(position.seats)
        _KNOWN[now] = found = own_plan(position, number, rows)
        if len(_KNOWN) > _MOST:
            _KNOWN.popitem(last=False)
    else:
        _KNOWN.move_to_end(now)
    return found


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
            self.kept[seat] = found = now, planned(position, seat, owed[seat])
        return found[1]

    def missing(self, position: Position, seats: list[int], owed: list[list[int]]) -> int:
        """How many of these plans would have to be made."""
        return sum(
            seat not in self.kept or self.kept[seat][0] != key(position, seat, owed[seat]) for seat in seats
        )
