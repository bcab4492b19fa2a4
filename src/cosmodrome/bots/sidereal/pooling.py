"""Plans of several seats that have all their goods in one pool."""

from collections.abc import Sequence
from typing import Final

from cosmodrome.bots.sidereal.acts import RUN
from cosmodrome.bots.sidereal.fallback_plan import by_greed
from cosmodrome.bots.sidereal.next_turn import look_ahead
from cosmodrome.bots.sidereal.plan import Model, Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.solver import EFFORT

POOL_GAP: Final = 0.002
"""A pooled plan within this share of the best possible one will do; a point of it is felt in the scores."""
FLOOR_GAP: Final = 0.01
"""The same for a plan that nobody is to lose by, which takes longer to find."""
TOO_LITTLE: Final = 0.1
"""Points that all may miss together of what such a plan was to bring each of them."""


class Draft:
    """A plan that is half made: what is invented, upgraded and played, but not yet what runs.

    So planning can be spread over two answers.
    """

    def __init__(self, model: Model, gap: float, effort: int) -> None:
        self.model = model
        self.gap = gap
        self.lack = 0.0
        self.late = [column for column, act in enumerate(model.acts) if act.kind == RUN]
        """The columns of converters that run: all else is decided before them."""
        self.search = model.program.search(self.late)
        self.go_on(effort)

    def go_on(self, effort: int = EFFORT) -> None:
        """Look for something better yet."""
        self.model.program.go_on(self.search, self.gap, effort)

    def plan(self) -> Plan | None:
        """The whole plan; None where the solver found nothing. `lack` is what it leaves members to miss."""
        found = self.model.program.complete(self.search.best, self.late, self.gap)
        self.lack = 0.0 if found is None else self.model.missed(found)
        return None if found is None else self.model.plan_of(found)

    def takes(self, seat: int) -> list[int]:
        """By good: what the plan as far as it is made takes of a seat beyond what that has; less than 0 is to spare."""
        return self.model.takes(seat, self.search.best)


def draft_pooled(
    position: Position,
    members: list[int],
    owed: list[list[int]] | None = None,
    track: Sequence[int] = (),
    effort: int = EFFORT,
) -> Draft:
    """What these seats best do together, for this turn and the next. Interest converters may change hands (R12.7).

    `track` are the teams that they can buy before the next turn; `effort` is that of the first answer, in pivots.
    """
    model = Model(position, members, owed)
    look_ahead(model, list(track))
    return Draft(model, POOL_GAP, effort)


def draft_for_all(
    position: Position,
    members: list[int],
    owed: list[list[int]],
    least: dict[int, float],
    effort: int = EFFORT,
) -> Draft:
    """The same for this turn, if each can be brought to so much by sharing out what is left over and promised."""
    model = Model(position, members, owed)
    model.floor(least)
    return Draft(model, FLOOR_GAP, effort)


def pooled_plan(
    position: Position, members: list[int], owed: list[list[int]] | None = None, track: Sequence[int] = ()
) -> Plan:
    """The plan of `draft_pooled` at once."""
    draft = draft_pooled(position, members, owed, track)
    return draft.plan() or draft.model.plan_of(by_greed(draft.model.program))


def plan_for_all(
    position: Position, members: list[int], owed: list[list[int]], least: dict[int, float]
) -> Plan | None:
    """The plan of `draft_for_all` at once; None where there is none."""
    draft = draft_for_all(position, members, owed, least)
    plan = draft.plan()
    return None if draft.lack > TOO_LITTLE else plan
