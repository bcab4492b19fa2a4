"""What a seat is told of offers: whether it can take them or make them, and which promise that would endanger."""

from typing import Any

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import Verdict
from cosmodrome.games.sidereal import market, warnings
from cosmodrome.games.sidereal.deals import TAKER
from cosmodrome.games.sidereal.opened import opened
from cosmodrome.games.sidereal.state import Seat, State
from cosmodrome.games.sidereal.steps.live import Bargaining


def offers_told(state: State, seat: Seat, step: Bargaining) -> list[Verdict]:
    """Of each open offer that a seat was shown: that it can take it, or why it cannot; by the answer.

    Where taking it would endanger a promise, the seat is warned (R5.12).
    """
    found: list[Verdict] = []
    for number, at in enumerate(seat.shown):
        deal = state.book[at]
        if not deal.open:
            continue
        name = f"take:{number}"
        refused = market.why_not_take(state, seat, deal, step.talk)
        endangered = NOTHING if refused else warnings.endangered_by_deal(state, seat, deal, seat.number)
        if endangered >= 0:
            facts = warnings.facts_of(state, endangered) | opened(state, seat, deal, seat.number)
            found.append(Verdict(name, True, "endangers", facts, []))
        elif refused is None or seat.number in deal.agreed:
            facts = {} if refused else opened(state, seat, deal, seat.number)
            found.append(Verdict(name, True, "can", facts, []))
        else:
            found.append(Verdict(name, False, refused.reason, {**refused.facts}, [], refused.rule))
    return found


def deal_told(state: State, seat: Seat, payload: Any, talk: bool) -> list[Verdict]:
    """That an offer in the making can be posted, and what it would endanger. Raises NotAllowed where it may not be."""
    deal = market.deal_from(state, seat.number, payload)
    market.check_post(state, seat, deal, payload, talk)
    return [
        Verdict("deal", True, "can", opened(state, seat, deal, TAKER), []),
        *warnings.of_deal(state, seat, deal),
    ]
