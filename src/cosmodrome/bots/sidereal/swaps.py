"""Swaps of goods with one other seat: what the own plan would best buy of what that seat can spare."""

from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.games.sidereal.goods import GOODS


class Swap:
    """What a seat would best buy of what another one can spare, and pay for it; rows of goods."""

    def __init__(self, worth: float, bought: list[int], sold: list[int]) -> None:
        self.worth = worth
        self.bought = bought
        self.sold = sold


def swap_model(
    position: Position, seat: int, owed: list[list[int]], spare: list[int], least: float
) -> Model | None:
    """What `best_swap` solves; None where it is quickly seen that no swap makes the plan worth more than `least`."""
    model = Model(position, [seat], owed, spare=spare)
    return model if model.constant + model.program.bound() > least else None


def best_swap(model: Model) -> Swap | None:
    """None where nothing is worth its price."""
    found = model.program.solve(0.01)
    if found is None:
        return None
    swap = Swap(model.constant, [0] * GOODS, [0] * GOODS)
    swap.worth += sum(value * worth for value, worth in zip(found, model.program.worth, strict=True))
    for good, column in model.bought:
        swap.bought[good] = round(found[column])
    for good, column in model.sold:
        swap.sold[good] = round(found[column])
    return swap if any(swap.bought) and any(swap.sold) else None


def spare_goods(position: Position, seat: int, plan: Plan) -> list[int]:
    """What a seat's own plan leaves over, and what lies on its donation card."""
    holding = position.seats[seat]
    left = holding.goods[:]
    rows = payments(plan.acts, left)
    for row in rows or []:
        left = [had - put for had, put in zip(left, row, strict=True)]
    return [max(0, had) + gift for had, gift in zip(left, holding.donated, strict=True)]
