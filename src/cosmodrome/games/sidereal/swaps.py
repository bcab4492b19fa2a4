"""How a cost could be paid otherwise, a theft take otherwise: which goods, colonies and colours may change places."""

from typing import Any

from cosmodrome.core.decision import NotAllowed, Verdict
from cosmodrome.games.sidereal import acts, planning, reckoning
from cosmodrome.games.sidereal.deals import no_goods
from cosmodrome.games.sidereal.goods import GOODS, WORDS, Things
from cosmodrome.games.sidereal.naming import card_named
from cosmodrome.games.sidereal.planning import Outcome
from cosmodrome.games.sidereal.state import Seat, State, side_of
from cosmodrome.games.sidereal.steps.turn_end import theft
from cosmodrome.games.sidereal.tables import FIRST, IDS, INPUTS, PRICES, SAME_COLOUR, STOLEN


def paid_told(name: str, field: str, goods: list[int], at: int = 0, time: int = 0) -> Verdict:
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


def goods_swapped(
    spare: list[int], need: Things, put: list[int], one_colour: bool
) -> list[tuple[int, int, int]]:
    """Which goods of a payment could be others of those that are left: from, to, how many at least (R3.14)."""
    have = [put[good] + spare[good] for good in range(GOODS)]
    found: list[tuple[int, int, int]] = []
    for first, second, third, _, grey in reckoning.COLOURS:
        group = (first, second, third, grey)
        for one in group:
            for other in group:
                if other == one:
                    continue
                for count in range(1, min(put[one], spare[other]) + 1):
                    changed = put[:]
                    changed[one] -= count
                    changed[other] += count
                    try:
                        reckoning.check_put(have, need, changed, one_colour)
                    except NotAllowed:
                        continue
                    found.append((one, other, count))
                    break
    return found


def worlds_swapped(state: State, among: list[int], need: Things, given: list[int]) -> list[tuple[int, int]]:
    """Which colonies that are consumed could be others (R3.11)."""
    found: list[tuple[int, int]] = []
    for one in given:
        for other in among:
            if other in given:
                continue
            try:
                reckoning.check_worlds(state, among, need, [other if card == one else card for card in given])
            except NotAllowed:
                continue
            found.append((one, other))
    return found


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
    found = [paid_told(name, "put", bill.goods, at, time)]
    for one, other, count in goods_swapped(spare, bill.need, bill.goods, one_colour):
        found.append(_swap(name, "put", WORDS[one], WORDS[other], count, at, time))
    for card in bill.worlds:
        facts: dict[str, int | str] = {"does": "world", "at": at, "time": time, "world": IDS[card]}
        found.append(Verdict(name, True, "can", facts, []))
    for card, instead in worlds_swapped(state, among, bill.need, bill.worlds):
        found.append(_swap(name, "worlds", IDS[card], IDS[instead], 1, at, time))
    return found


def act_told(state: State, seat: Seat, verb: str, payload: Any) -> list[Verdict]:
    """What pays an act, and what could instead. Raises NotAllowed where it cannot be done."""
    bill = acts.act(state, seat, verb, payload, False)
    if bill is None:
        return []
    spare = [seat.goods[good] - bill.goods[good] for good in range(GOODS)]
    return _told(state, "", bill, spare, seat.colonies)


def has_swaps(told: list[Verdict]) -> bool:
    """Whether anything of what was told could be otherwise."""
    return any(verdict.facts["does"] == "swap" for verdict in told)


def runs_told(state: State, seat: Seat, plan: Outcome) -> list[Verdict]:
    """What pays each run of a plan, and what of the goods that the plan leaves could instead."""
    found: list[Verdict] = []
    names = [(card, at) for card, at, _ in plan.runs]
    for number, (card, at, worlds) in enumerate(plan.runs):
        time = names[:number].count((card, at))
        numbers = reckoning.converters(state, card, at)
        need = reckoning.together(INPUTS, numbers)
        put = plan.puts[number]
        one_colour = bool(SAME_COLOUR[numbers[0]])
        bill = acts.Bill(need, put, worlds)
        among = planning.consumable(seat, plan) + worlds
        told = _told(state, IDS[card], bill, plan.left, among, one_colour, at, time)
        if one_colour:
            told += _colours_told(IDS[card], numbers[0], put, plan.colours[number], at, time)
        if has_swaps(told):
            found += told
    return found


def _colours_told(
    name: str, converter: int, put: list[int], colour: int, at: int, time: int
) -> list[Verdict]:
    """R12.8 The colours that the interest could have, where grey cubes alone leave it open."""
    found: list[Verdict] = []
    for first, second, third, _, _ in reckoning.COLOURS:
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


def theft_told(state: State, seat: Seat, payload: Any) -> list[Verdict]:
    """What a theft pays and takes, and what it could instead (R12.46, R12.52). Raises NotAllowed."""
    paid, taken, _ = theft(state, seat, payload)
    card = card_named(payload.card)
    converter = FIRST[side_of(state, card)]
    victim = state.seats[payload.victim]
    spare = [seat.goods[good] - paid[good] for good in range(GOODS)]
    found = _told(state, "", acts.Bill(PRICES[converter][payload.price], paid, []), spare, [])
    stolen = STOLEN[converter]
    chosen = no_goods()
    for first, second, third, _, _ in reckoning.COLOURS:
        for good in (first, second, third):
            chosen[good] = max(0, taken[good] - stolen[good])
    found.append(paid_told("", "take", chosen))
    found.append(paid_told("", "loot", taken))
    for first, second, third, _, _ in reckoning.COLOURS:
        for one in (first, second, third):
            for other in (first, second, third):
                if one != other and chosen[one] and victim.goods[other] > taken[other]:
                    found.append(_swap("", "take", WORDS[one], WORDS[other], 1, 0, 0))
    return found
