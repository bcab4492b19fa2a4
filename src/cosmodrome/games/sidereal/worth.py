"""What a deal is worth to a seat: its goods at the end of the game, and what converters make with them before."""

from typing import Any

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import Verdict
from cosmodrome.games.sidereal import market, planning, reckoning, warnings
from cosmodrome.games.sidereal.deals import DELIVER, TAKER, Deal, Obligation, no_goods
from cosmodrome.games.sidereal.goods import GOODS, POINT
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.live import Bargaining


def worth_told(state: State, seat: Seat, deal: Deal, taker: int) -> dict[str, int | str]:
    """What a deal counts for a seat, in twelfths of a point: `worth` is the sum of `goods` and `runs`.

    `goods` is what the goods that change hands, promised ones too, count at the end (R11.4); `runs` is how much more
    all of the seat's converters that can be paid make with them in this turn. Donated goods that it gives are worth
    nothing to it; cards, licences, tokens and other promises are not counted.
    """
    changed = no_goods()
    points = 0
    for move in market.moves_taken(deal, taker):
        if move.receiver == seat.number:
            points += POINT * move.pack.points
            for good in range(GOODS):
                changed[good] += move.pack.goods[good]
    given = no_goods()
    for move in market.moves_taken(deal, taker):
        if move.giver == seat.number:
            for good in range(GOODS):
                given[good] += move.pack.goods[good]
    for good in range(GOODS):
        changed[good] -= max(0, given[good] - seat.donated[good])
    goods = _worth(changed) + points
    for owed in market.promises_taken(deal, taker):
        goods += _worth_of_promise(seat.number, owed)
    after = [seat.goods[good] + changed[good] for good in range(GOODS)]
    runs = 0
    if any(changed) and min(after) >= 0 and state.now.phase == "trade":
        runs = _prospects(state, seat, after) - _prospects(state, seat, seat.goods) - _worth(changed)
    return {"worth": goods + runs, "goods": goods, "runs": runs}


def _prospects(state: State, seat: Seat, goods: list[int]) -> int:
    """What these goods count once every converter has run that they can pay for."""
    plan = planning.run_all(state, seat, goods)
    return _worth(plan.left) + _worth(plan.made) + POINT * plan.points


def _worth(goods: list[int]) -> int:
    found = 0
    for good in range(GOODS):
        found += goods[good] * reckoning.value(good)
    return found


def _worth_of_promise(seat: int, owed: Obligation) -> int:
    if owed.kind != DELIVER:
        return 0
    if owed.to == seat:
        return _worth(owed.pack.goods)
    return -_worth(owed.pack.goods) if owed.debtor == seat else 0


def offers_told(state: State, seat: Seat, step: Bargaining) -> list[Verdict]:
    """Of each open offer that a seat was shown: what it is worth to it, or why it cannot take it; by the answer.

    Where taking it would endanger a promise, the seat is warned (R5.12).
    """
    found: list[Verdict] = []
    for number, at in enumerate(seat.shown):
        deal = state.book[at]
        if not deal.open:
            continue
        facts = worth_told(state, seat, deal, seat.number)
        refused = market.why_not_take(state, seat, deal, step.talk)
        endangered = NOTHING if refused else warnings.endangered_by_deal(state, seat, deal, seat.number)
        if endangered >= 0:
            facts |= warnings.facts_of(state, endangered)
            found.append(Verdict(f"take:{number}", True, "endangers", facts, []))
        elif refused is None or seat.number in deal.agreed:
            found.append(Verdict(f"take:{number}", True, "worth", facts, []))
        else:
            found.append(
                Verdict(f"take:{number}", False, refused.reason, {**refused.facts, **facts}, [], refused.rule)
            )
    return found


def deal_told(state: State, seat: Seat, payload: Any, talk: bool) -> list[Verdict]:
    """What an offer in the making is worth to its maker. Raises NotAllowed where it may not be posted."""
    deal = market.deal_from(state, seat.number, payload)
    market.check_post(state, seat, deal, payload, talk)
    return [Verdict("deal", True, "worth", worth_told(state, seat, deal, TAKER), [])]
