"""How a cost could be paid otherwise, a theft take otherwise: which goods, colonies and colours may change places."""

from typing import Any

from cosmodrome.core.decision import Verdict
from cosmodrome.games.sidereal import acts, payment, planning, reckoning
from cosmodrome.games.sidereal.deals import no_goods
from cosmodrome.games.sidereal.goods import GOODS, WORDS
from cosmodrome.games.sidereal.naming import card_named
from cosmodrome.games.sidereal.planning import Outcome
from cosmodrome.games.sidereal.state import Seat, State, side_of
from cosmodrome.games.sidereal.steps.turn_end import theft
from cosmodrome.games.sidereal.tables import FIRST, IDS, INPUTS, PRICES, SAME_COLOUR, STOLEN


def paid_verdict(name: str, field: str, goods: list[int], at: int = 0, time: int = 0) -> Verdict:
    """What a field of a payload comes to, as said or as found: `put`, or `take` of a theft."""
    facts: dict[str, int | str] = {"does": "pay", "field": field, "at": at, "time": time}
    return Verdict(
        name, True, "can", facts, [(WORDS[good], goods[good]) for good in range(GOODS) if goods[good]]
    )


def _swap(name: str, field: str, one: str, other: str, count: int, at: int, time: int) -> Verdict:
    facts: dict[str, int | str] = {
        "does": "swap", "field": field, "from": one, "to": other, "count": count, "at": at, "time": time,
    }  # fmt: skip
    return Verdict(name, True, "can", facts, [])


def _told(
    state: State,
    name: str,
    bill: acts.Bill,
    spare: list[int],
    among: list[int],
    one_colour: bool = False,
    at: int = 0,
    time: int = 0,
) -> list[Verdict]:
    found = [paid_verdict(name, "put", bill.goods, at, time)]
    for one, other, count in payment.goods_swapped(spare, bill.need, bill.goods, one_colour):
        found.append(_swap(name, "put", WORDS[one], WORDS[other], count, at, time))
    for card in bill.worlds:
        facts: dict[str, int | str] = {"does": "world", "at": at, "time": time, "world": IDS[card]}
        found.append(Verdict(name, True, "can", facts, []))
    for card, instead in payment.worlds_swapped(state, among, bill.need, bill.worlds):
        found.append(_swap(name, "worlds", IDS[card], IDS[instead], 1, at, time))
    return found


def act_verdicts(state: State, seat: Seat, verb: str, payload: Any) -> list[Verdict]:
    """What pays an act, and what could instead. Raises NotAllowed where it cannot be done."""
    bill = acts.act(state, seat, verb, payload, False)
    if bill is None:
        return []
    spare = [seat.goods[good] - bill.goods[good] for good in range(GOODS)]
    return _told(state, "", bill, spare, seat.colonies)


def has_swaps(told: list[Verdict]) -> bool:
    """Whether anything of what was told could be otherwise."""
    return any(verdict.facts["does"] == "swap" for verdict in told)


def run_verdicts(state: State, seat: Seat, plan: Outcome) -> list[Verdict]:
    """What pays each run of a plan, and what of the goods that the plan leaves could instead."""
    found: list[Verdict] = []
    names = [(card, at) for card, at, _ in plan.runs]
    for number, (card, at, worlds) in enumerate(plan.runs):
        time = names[:number].count((card, at))
        converter = reckoning.converter(state, card, at)
        put = plan.puts[number]
        one_colour = bool(SAME_COLOUR[converter])
        bill = acts.Bill(INPUTS[converter], put, worlds)
        among = planning.consumable(seat, plan) + worlds
        told = _told(state, IDS[card], bill, plan.left, among, one_colour, at, time)
        if one_colour:
            told += _colours_told(IDS[card], converter, put, plan.colours[number], at, time)
        if has_swaps(told):
            found += told
    return found


def _colours_told(
    name: str, converter: int, put: list[int], colour: int, at: int, time: int
) -> list[Verdict]:
    """R12.8 The colours that the interest could have, where grey cubes alone leave it open."""
    found: list[Verdict] = []
    for first, second, third, _, _ in payment.COLOURS:
        made: list[list[int]] = []
        for each in (first, second, third):
            one = no_goods()
            reckoning.interest(one, converter, put, each)
            made.append(one)
        if colour in (first, second, third) and made[0] != made[1]:
            for other in (first, second, third):
                if other != colour:
                    found.append(_swap(name, "colour", WORDS[colour], WORDS[other], 1, at, time))
    return found


def theft_verdicts(state: State, seat: Seat, payload: Any) -> list[Verdict]:
    """What a theft pays and takes, and what it could instead (R12.46, R12.52). Raises NotAllowed."""
    paid, taken, _ = theft(state, seat, payload)
    card = card_named(payload.card)
    converter = FIRST[side_of(state, card)]
    victim = state.seats[payload.victim]
    spare = [seat.goods[good] - paid[good] for good in range(GOODS)]
    found = _told(state, "", acts.Bill(PRICES[converter][payload.price], paid, []), spare, [])
    stolen = STOLEN[converter]
    chosen = no_goods()
    for first, second, third, _, _ in payment.COLOURS:
        for good in (first, second, third):
            chosen[good] = max(0, taken[good] - stolen[good])
    found.append(paid_verdict("", "take", chosen))
    found.append(paid_verdict("", "loot", taken))
    for first, second, third, _, _ in payment.COLOURS:
        for one in (first, second, third):
            for other in (first, second, third):
                if one != other and chosen[one] and victim.goods[other] > taken[other]:
                    found.append(_swap("", "take", WORDS[one], WORDS[other], 1, 0, 0))
    return found
