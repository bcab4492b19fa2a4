"""Plans of several seats for this turn and the two after it, and what each seat would have without its partners."""

from array import array
from collections import OrderedDict
from copy import copy
from typing import Any, Final

from cosmodrome.bots.sidereal.acts import INVENT, Act
from cosmodrome.bots.sidereal.deals import Deal, carried_out, promises_of
from cosmodrome.bots.sidereal.horizon import Horizon
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.pooling import FLOOR_GAP, POOL_GAP, Draft
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.settling import ENVOY
from cosmodrome.bots.sidereal.worths import goods_worth, ships_extra
from cosmodrome.games.sidereal.goods import SHIP
from cosmodrome.games.sidereal.tables import INTEREST

AHEAD: Final = 2
"""Turns after the present one that a plan looks at."""
WHOLE: Final = 2
"""Of them, those in which inventions are whole."""
EFFORT: Final = 6000
"""Pivots of a search."""
ALONE_GAP: Final = 0.01
"""A seat's own plan within this share of the best one will do."""
_MOST: Final = 60
_KNOWN: OrderedDict[Any, Any] = OrderedDict()
"""What was worked out last, for whichever table: it follows from the position alone, and several bots ask for it."""


class FarDraft(Draft):
    """A plan that is made once, with its whole effort, whoever asks for it."""

    def __init__(self, model: Model, gap: float) -> None:
        super().__init__(model, gap, EFFORT)
        self.made = False
        self.found: Plan | None = None

    def plan(self) -> Plan | None:
        if not self.made:
            self.made, self.found = True, super().plan()
        return self.found


def far_draft(
    position: Position,
    members: list[int],
    owed: list[list[int]],
    track: list[int],
    least: dict[int, float] | None = None,
) -> FarDraft:
    """What these seats best do together; where `least` is told, if each can be brought to so much."""
    key = _key(position, members, owed), tuple(track), None if least is None else tuple(least.items())
    found: FarDraft | None = _kept(key)
    if found is None:
        model = Model(position, members, owed)
        Horizon(model, track, AHEAD, WHOLE)
        if least is not None:
            model.floor(least)
        found = FarDraft(model, POOL_GAP if least is None else FLOOR_GAP)
        _keep(key, found)
    return found


def far_base(
    position: Position, members: list[int], owed: list[list[int]], track: list[int]
) -> dict[int, float]:
    """What each has by its own plan for these turns, and by the technologies that the others' plans share at once."""
    plans = {member: far_own(position, member, owed, track) for member in members}
    base = {member: plan.worth for member, (plan, _) in plans.items()}
    for inventor, (_, shared) in plans.items():
        for worths in shared:
            for member in members:
                if member != inventor:
                    base[member] += worths[member]
    return base


def far_own(
    position: Position, seat: int, owed: list[list[int]], track: list[int]
) -> tuple[Plan, list[list[float]]]:
    """A seat's own plan, and what each seat has of the technologies that it shares."""
    key = _key(position, [seat], owed), tuple(track)
    found: tuple[Plan, list[list[float]]] | None = _kept(key)
    if found is None:
        model = Model(position, [seat], owed)
        shared = model.shared
        Horizon(model, track, AHEAD, 0)
        plan = model.solve(ALONE_GAP)
        ran = {id(act) for act in plan.acts}
        found = plan, [worths for column, _, worths in shared if id(model.acts[column]) in ran]
        _keep(key, found)
    return found


def far_gain(position: Position, seat: int, deal: Deal, plan: Plan, base: float) -> float | None:
    """What a deal brings a seat that does its part of a plan with what it then has.

    None where it cannot, or is to promise something else. Points beside `base`, which it has without the deal.
    """
    has = carried_out(position, deal).seats[seat].goods
    acts = part_of(plan, seat, deal)
    rows = payments(acts, has)
    promised = {team for inventor, team in deal.inventions if inventor == seat}
    if rows is None or {act.card for act in acts if act.kind == INVENT} != promised:
        return None
    left = [had - sum(paid[good] for paid in rows) for good, had in enumerate(has)]
    worths = goods_worth(position.turn)
    total = plan.credit[seat] - base + sum(count * worth for count, worth in zip(left, worths, strict=True))
    total += ships_extra(position.turn, left[SHIP] + sum(act.later[SHIP] for act in acts))
    total += sum(act.worth for act in acts if act.card in _borrowed(deal, seat))
    for parcel in deal.moves.values():
        if parcel.receiver == seat:
            total += parcel.points
            if parcel.parcel:
                total += position.seats[parcel.giver].parcel_points - ENVOY
    return total + promises_of(position, seat, deal).promised


def _borrowed(deal: Deal, seat: int) -> set[int]:
    """Interest converters, which is all that such a plan lends."""
    return {
        card
        for parcel in deal.moves.values()
        if parcel.receiver == seat
        for card in parcel.cards
        if INTEREST[card]
    }


def part_of(plan: Plan, seat: int, deal: Deal) -> list[Act]:
    """The acts of a plan that are a seat's in a deal: its own, and those of what it borrows."""
    acts = [act for act in plan.of(seat) if not act.lent]
    borrowed = _borrowed(deal, seat)
    for act in plan.acts:
        if act.lent and act.card in borrowed:
            mine = copy(act)
            mine.seat, mine.lent = seat, False
            acts.append(mine)
    return acts


def _key(position: Position, members: list[int], owed: list[list[int]]) -> Any:
    """All that plans of these seats depend on."""
    by_card = array("b", [*position.place, *position.owner, *position.back, *position.doubled]).tobytes()
    rest = [position.turn, position.used, position.licensable, position.relics_left, position.each_needs]
    seats = [
        (seat.species, seat.goods, seat.donated, seat.donated_points, seat.parcel, seat.cards, seat.colonies,
         seat.teams, seat.acknowledgements, owed[seat.number])
        for seat in position.seats
    ]  # fmt: skip
    return by_card, repr((members, rest, seats))


def _kept(key: Any) -> Any:
    if key not in _KNOWN:
        return None
    _KNOWN.move_to_end(key)
    return _KNOWN[key]


def _keep(key: Any, found: Any) -> None:
    _KNOWN[key] = found
    if len(_KNOWN) > _MOST:
        _KNOWN.popitem(last=False)
