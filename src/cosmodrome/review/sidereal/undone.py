"""What a seat could have done with what lay there: inventions and upgrades left lying, converters left idle."""

from typing import Any, Final

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.sidereal.act_answers import done_to, economy, next_act
from cosmodrome.bots.sidereal.acts import FLIP, INVENT, UPGRADE
from cosmodrome.bots.sidereal.own_plans import OwnPlans, economy_plan, planned
from cosmodrome.bots.sidereal.plan import Plan
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.worths import DONATED_WORTH, goods_worth, ships_extra, things_worth
from cosmodrome.bots.trials import Table
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.games.sidereal.events import Ran
from cosmodrome.games.sidereal.goods import NUMBER_OF, SHIP, THINGS
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import IDS
from cosmodrome.games.sidereal.views import SiderealView
from cosmodrome.review.sidereal.answers import Better, Found, worth

LEAST: Final = 0.05
"""Points by which something has to be better for it to be told."""
ACTS: Final = 4
"""Acts that are told of a plan."""
IDLE: Final = 3
"""Converters that are told of those left idle."""
REASONS: Final = {INVENT: "review-invent", UPGRADE: "review-upgrade", FLIP: "review-upgrade"}


def left_lying(position: Position, decision: Decision, owed: list[list[int]], own: OwnPlans) -> Better | None:
    """What was left of the seat's plan when it was done: its acts, with what they bring more than in the next turn.

    Whoever leaves them again in the next turn gives up the next part then: all parts come to the whole.
    """
    seat = decision.seat
    plan = own.of(position, seat, owed)
    first = next_act(position, seat, plan, decision)
    if first is None:
        return None
    gained = _over_none(position, seat, owed, plan)
    if position.turn < TURNS:
        later = position.copy()
        later.turn, later.used = position.turn + 1, []
        gained -= max(0.0, _over_none(later, seat, owed, planned(later, seat, owed[seat])))
    if gained < LEAST:
        return None
    todo = [each for each in plan.of(seat) if each.kind in REASONS]
    todo.sort(key=lambda each: each.kind != INVENT)
    reasons = [Reason(REASONS[each.kind], {"card": IDS[each.card]}) for each in todo[:ACTS]]
    return Better(
        first[0].key, {seat: gained}, [*reasons, worth(gained)], _rest(position, decision, plan, first)
    )


def _over_none(position: Position, seat: int, owed: list[list[int]], plan: Plan) -> float:
    """What a plan brings more than converters alone."""
    return plan.worth - economy_plan(position, seat, owed, looks=False).worth


def _rest(
    position: Position, decision: Decision, plan: Plan, first: tuple[Choice, Any, list[int]]
) -> list[str]:
    """The acts of a plan that follow the first one."""
    after, keys = position.copy(), list[str]()
    found: tuple[Choice, Any, list[int]] | None = first
    while found is not None and len(keys) < ACTS:
        keys.append(found[0].key)
        done_to(after, found[1], found[2])
        plan = plan.without(found[1])
        found = next_act(after, decision.seat, plan, decision)
    return keys[1:]


def idle(
    game: Game[Any],
    view: SiderealView,
    position: Position,
    decision: Decision,
    owed: list[list[int]],
    made: str,
) -> Found:
    """Converters that were run, beside those that are best run."""
    form, seat = decision.form("run"), decision.seat
    if form is None:
        return Found(False)
    best = form.choice(economy(position, seat, economy_plan(position, seat, owed)))
    should, did = _ran(game, view, best), _ran(game, view, game.parse(made))
    gained = _counted(position, seat, should) - _counted(position, seat, did)
    if gained < LEAST or should is None or best.key == made:
        return Found(bool(should and should.runs))
    ran = [(each.card, each.at) for each in did.runs] if did else []
    left = list(dict.fromkeys(each.card for each in should.runs if (each.card, each.at) not in ran))
    reasons = [Reason("review-idle", {"card": card}) for card in left[:IDLE]]
    return Found(True, [Better(best.key, {seat: gained}, [*reasons, worth(gained)])])


def _ran(game: Game[Any], view: SiderealView, choice: Choice) -> Ran | None:
    table = Table(game, view)
    done = table.play([choice], lambda *_: None, last="Ran")
    return next((each for each in done if isinstance(each, Ran) and table.mine(each)), None)


def _counted(position: Position, seat: int, ran: Ran | None) -> float:
    """Points that runs bring, goods and colonies counted as planners do."""
    if ran is None:
        return 0.0
    row = [*goods_worth(position.turn), *[0.0] * THINGS][:THINGS]
    had = position.seats[seat].goods[SHIP]
    now = had + _things(ran.made)[SHIP] - _things(ran.paid)[SHIP]
    total = things_worth(_things(ran.made), row) - things_worth(_things(ran.paid), row)
    total += DONATED_WORTH * things_worth(_things(ran.donated), row) + ran.points
    return total + ships_extra(position.turn, now) - ships_extra(position.turn, had)


def _things(goods: dict[str, int]) -> bytes:
    found = bytearray(THINGS)
    for word, count in goods.items():
        found[NUMBER_OF[word]] = count
    return bytes(found)
