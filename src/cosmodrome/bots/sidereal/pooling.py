"""Plans of several seats that have all their goods in one pool."""

from collections.abc import Sequence
from typing import Final

from cosmodrome.bots.sidereal.acts import RUN
from cosmodrome.bots.sidereal.ahead import look_ahead
from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.position import Position

POOL_GAP: Final = 0.002
"""A pooled plan within this share of the best possible one will do; a point of it is felt in the scores."""
FLOOR_GAP: Final = 0.05
"""A plan that nobody loses by takes longer to find; this share of the best is enough."""


def pooled_plan(
    position: Position, members: list[int], owed: list[list[int]] | None = None, track: Sequence[int] = ()
) -> Plan:
    """What these seats best do together, for this turn and the next. Interest converters may change hands (R12.7).

    `track` are the teams that they can buy before the next turn.
    """
    model = Model(position, members, owed)
    look_ahead(model, list(track))
    return model.solve(POOL_GAP, late=runs(model))


def runs(model: Model) -> list[int]:
    """The columns of converters that run: what is invented, upgraded and played is decided before them."""
    return [column for column, act in enumerate(model.acts) if act.kind == RUN]


def plan_for_all(
    position: Position, members: list[int], owed: list[list[int]], least: dict[int, float]
) -> Plan | None:
    """The same for this turn, if each can be brought to so much by sharing out what is left over and promised."""
    model = Model(position, members, owed)
    model.floor(least)
    found = model.program.solve(FLOOR_GAP, 1)
    return None if found is None else model.plan_of(found)
