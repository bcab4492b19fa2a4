"""What a person is told of converters, plans and acts beforehand: what runs, and what is lacking."""

from typing import Any

from cosmodrome.core.choice import FreeChoice
from cosmodrome.core.decision import NotAllowed, Verdict
from cosmodrome.games.sidereal import acts, offering, payloads, planning, reckoning, swaps, warnings
from cosmodrome.games.sidereal.choices import FORMS
from cosmodrome.games.sidereal.deals import no_goods
from cosmodrome.games.sidereal.goods import (
    DESERT,
    GOODS,
    OCEAN,
    POINT,
    SHIP,
    ULTRATECH,
    VP,
    WORDS,
    WORLD,
    Things,
)
from cosmodrome.games.sidereal.naming import card_named
from cosmodrome.games.sidereal.planning import Outcome
from cosmodrome.games.sidereal.state import LIBRARY, Seat, State, side_of
from cosmodrome.games.sidereal.steps.live import Bargaining
from cosmodrome.games.sidereal.steps.turn_end import thefts
from cosmodrome.games.sidereal.tables import (
    ARROW,
    COSTS,
    COUNT,
    DIFFICULTY,
    ENTRY,
    FIRST,
    FLIPS,
    IDS,
    IMPACT,
    INPUTS,
    NEWCOMERS,
    PRICES,
    PURPLE_ARROW,
    RELIC_DECKS,
    SAME_COLOUR,
    SPECIES_IDS,
    SPENDS,
    START_GOODS,
    UPGRADES,
)
from cosmodrome.games.sidereal.ways import WAYS

Parts = list[tuple[str, int]]


def missing(have: list[int], need: Things, one_colour: bool = False) -> Parts:
    """What a seat with these goods lacks to pay a cost (R3.14), by word; none where it can be paid."""
    found: Parts = []
    for good in (ULTRATECH, SHIP):
        if need[good] > have[good]:
            found.append((WORDS[good], need[good] - have[good]))
    for first, second, third, anything, grey in reckoning.COLOURS:
        greys, spare, best = have[grey], 0, 0
        for good in (first, second, third):
            short = need[good] - have[good]
            if short > 0:
                helped = min(short, greys)
                greys -= helped
                if short > helped:
                    found.append((WORDS[good], short - helped))
            else:
                spare -= short
                best = max(best, -short)
        short = need[anything] - (best if one_colour else spare) - greys
        if need[anything] and short > 0:
            found.append((WORDS[anything], short))
    return found


def beyond(have: list[int], need: Things) -> list[int]:
    """What a seat with these goods has beyond a cost; any cubes are taken from the colours that it has most of."""
    left = [max(0, have[good] - need[good]) for good in range(GOODS)]
    for first, second, third, anything, _ in reckoning.COLOURS:
        for _ in range(need[anything]):
            most = max((first, second, third), key=lambda good: left[good])
            left[most] = max(0, left[most] - 1)
    return left


def missing_worlds(state: State, colonies: list[int], need: Things) -> Parts:
    """The colonies that a cost consumes (R3.11) and these are not, by biome or as any."""
    if not reckoning.worlds_needed(need) or reckoning.worlds_for(state, colonies, need) is not None:
        return []
    found: Parts = []
    for thing in range(DESERT, OCEAN + 1):
        there = sum(reckoning.biome_of(state, card) == thing - DESERT for card in colonies)
        if need[thing] > there:
            found.append((WORDS[thing], need[thing] - there))
    return found or [(WORDS[WORLD], reckoning.worlds_needed(need) - len(colonies))]


def listed(goods: list[int], points: int = 0) -> Parts:
    """Goods and points by word, only those there are."""
    found = [(WORDS[good], goods[good]) for good in range(len(goods)) if goods[good]]
    return [*found, (WORDS[VP], points)] if points else found


# --- plans for the Economy phase


def more_runs(state: State, seat: Seat, plan: Outcome, planned: list[tuple[int, int]]) -> list[Verdict]:
    """Of each converter that a seat may run: whether it is in a plan, or what it lacks beside the plan (R7).

    `planned` are the runs that were wanted, the last of them perhaps without success.
    """
    found: list[Verdict] = []
    wanted = planned[:]
    for card, at in planning.every_run(state, seat):
        numbers = reckoning.converters(state, card, at)
        done = (card, at) in wanted
        facts: dict[str, int | str] = {"does": "run", "at": at, "planned": 0}
        parts: Parts = []
        if done:
            wanted.remove((card, at))
            facts["planned"] = 1
            found.append(Verdict(IDS[card], True, "runs", facts, parts))
            continue
        need = reckoning.together(INPUTS, numbers)
        try:
            planning.why_not_run(state, seat, plan, card, at)
        except NotAllowed as refused:
            found.append(
                Verdict(IDS[card], False, refused.reason, {**refused.facts, **facts}, parts, refused.rule)
            )
            continue
        among = [each for each in seat.colonies if each not in plan.consumed and each not in plan.ran]
        parts = missing(plan.left, need, bool(SAME_COLOUR[numbers[0]])) + missing_worlds(state, among, need)
        if need[VP] and need[VP] * POINT > plan.points_left:
            parts.append((WORDS[VP], need[VP]))
        if parts:
            found.append(Verdict(IDS[card], False, "lacks-to-run", facts, parts, "R3.5"))
        else:
            found.append(Verdict(IDS[card], True, "runs", facts, parts))
    return found


def plan_told(state: State, seat: Seat, runs: list[Any]) -> list[Verdict]:
    """What a plan takes, makes, gives away and leaves, then each converter beside it.

    Runs that cannot be had with those before them are left out, and the first verdict is not allowed then.
    """
    plan, trouble = _with_runs(
        state, seat, runs, planning.without(seat.goods, planning.of_turn(state, seat)[1])
    )
    if trouble is not None:  # they take what an invention would
        plan, trouble = _with_runs(state, seat, runs, seat.goods)
    free = [had - put for had, put in zip(seat.goods, plan.spent, strict=True)]
    teams = planning.to_invent(state, seat, free)
    plan.left = planning.without(free, teams)
    after = no_goods()
    for good in range(GOODS):
        after[good] = plan.left[good] + plan.made[good]
    told = [
        Verdict("plan-spent", True, "plan", {}, listed(plan.spent)),
        Verdict("plan-made", True, "plan", {}, listed(plan.made, plan.points)),
        Verdict("plan-donated", True, "plan", {}, listed(plan.donated, plan.donated_points)),
        Verdict("plan-invents", True, "plan", {}, listed(planning.paying(teams))),
        Verdict("plan-left", True, "plan", {}, listed(after)),
    ]
    planned = [(card, at) for card, at, _ in plan.runs]
    first = (
        Verdict("plan", True, "plan", {"runs": len(planned)}, [])
        if trouble is None
        else Verdict("plan", False, trouble.reason, trouble.facts, [], trouble.rule)
    )
    told += warnings.of_plan(state, seat, plan)
    return [first, *told, *more_runs(state, seat, plan, planned), *swaps.runs_told(state, seat, plan)]


def _with_runs(
    state: State, seat: Seat, runs: list[Any], goods: list[int]
) -> tuple[Outcome, NotAllowed | None]:
    """A plan of these runs out of goods, and why one of them cannot be had."""
    plan = Outcome(seat, goods)
    trouble: NotAllowed | None = None
    for run in runs:
        try:
            planning.add(state, seat, plan, run)
        except NotAllowed as refused:
            trouble = trouble or refused
    return plan, trouble


def seats_told(state: State) -> list[Verdict]:
    """Of each seat, as `seat:0`: what it lacks to run all white converters, to invent with its teams and to upgrade.

    Everybody can see that. Facts such as `spare-blue` count the goods that it has beyond it.
    """
    found: list[Verdict] = []
    for seat in state.seats:
        total = [0] * len(WORDS)
        for card, at in planning.every_run(state, seat):
            need = reckoning.together(INPUTS, reckoning.converters(state, card, at))
            for thing in range(len(WORDS)):
                total[thing] += need[thing]
        for need in [*_inventions(state, seat), *_upgrades(state, seat)]:
            for good in range(len(need)):
                total[good] += need[good]
        need = bytes(min(each, 255) for each in total)
        parts = missing(seat.goods, need)
        left = listed(beyond(seat.goods, need))
        spare: dict[str, int | str] = {f"spare-{good}": count for good, count in left}
        found.append(
            Verdict(f"seat:{seat.number}", not parts, "lacks-to-run", spare, parts, "R3.5" if parts else "")
        )
    return found


def _inventions(state: State, seat: Seat) -> list[Things]:
    """Of each team of a seat, the cost of which it lacks least (R4.1)."""
    found: list[Things] = []
    for team in seat.teams:
        costs = [reckoning.invention_cost(state, seat, team, option) for option in range(len(COSTS[team]))]
        found.append(min(costs, key=lambda need: _count(missing(seat.goods, need))))
    return found


def _upgrades(state: State, seat: Seat) -> list[Things]:
    """Of each card or colony that a seat could turn over by paying, the cost of which it lacks least (R3.7, R3.10)."""
    found: list[Things] = []
    for card in [*seat.cards, *seat.colonies]:
        own = state.owner[card] == seat.number or state.rulings.borrowers_upgrade
        costs = [INPUTS[converter] for converter in UPGRADES[card]]
        if FLIPS[card] and not state.back[card] and own and costs:
            found.append(min(costs, key=lambda need: _count(missing(seat.goods, need))))
    return found


def _count(parts: Parts) -> int:
    return sum(count for _, count in parts)


# --- what a seat does by itself


def act_told(state: State, seat: Seat, planned: list[tuple[int, int]]) -> list[Verdict]:
    """Of each upgrade, colony to flip, card to play, relic world and invention: what it lacks, and the answer's key.

    Inventions that are `planned`, by team and cost, are told so.

    Where it could be paid in several ways `choices` is 1; `weigh` tells them.
    """
    found: list[Verdict] = []
    for team in seat.teams:
        for option in range(len(COSTS[team])):
            need = reckoning.invention_cost(state, seat, team, option)
            facts: dict[str, int | str] = {"at": option, "planned": int((team, option) in planned)}
            found.append(_act(state, seat, team, "invent", payloads.Invent(IDS[team], option), need, facts))
    for card in seat.cards:
        own = state.owner[card] == seat.number
        if not FLIPS[card] or state.back[card] or not (own or state.rulings.borrowers_upgrade):
            continue
        for spent in SPENDS[card]:
            there = own and state.holder[spent] == seat.number and state.owner[spent] == seat.number
            if there and not state.back[spent]:
                payload = payloads.Upgrade(IDS[card], IDS[spent])
                found.append(_act(state, seat, card, "upgrade", payload, None, {"spend": IDS[spent]}))
        for at, converter in enumerate(UPGRADES[card]):
            need = INPUTS[converter]
            found.append(
                _act(state, seat, card, "upgrade", payloads.Upgrade(IDS[card]), need, {"at": at, "spend": ""})
            )
    for card in seat.colonies:
        if FLIPS[card] and not state.back[card]:
            need = INPUTS[UPGRADES[card][0]]
            found.append(_act(state, seat, card, "flip", payloads.Flip(IDS[card]), need, {"at": 0}))
    for card in acts.ENTRIES[seat.species]:
        if state.place[card] == LIBRARY:
            need = INPUTS[ENTRY[card]]
            found.append(_act(state, seat, card, "play", payloads.Play(IDS[card]), need, {"at": 0}))
    if RELIC_DECKS[seat.species] >= 0 and state.relic_deck:
        for card in [-1, *seat.cards]:
            if card >= 0 and (not COUNT[2 * card] or ARROW[FIRST[2 * card]] != PURPLE_ARROW):
                continue
            need = INPUTS[RELIC_DECKS[seat.species] if card < 0 else FIRST[2 * card]]
            name = None if card < 0 else IDS[card]
            found.append(_act(state, seat, card, "draw", payloads.Draw(name), need, {"at": 0}))
    return found


def _act(
    state: State,
    seat: Seat,
    card: int,
    verb: str,
    payload: Any,
    need: Things | None,
    facts: dict[str, int | str],
) -> Verdict:
    parts = [] if need is None else missing(seat.goods, need) + missing_worlds(state, seat.colonies, need)
    told: dict[str, int | str] = {"does": verb, **facts, "key": FORMS[verb].choice(payload).key}
    for good, count in [] if need is None else listed(list(need)):
        told[f"needs-{good}"] = count
    name = IDS[card] if card >= 0 else ""
    if parts:
        return Verdict(name, False, "lacks-to-run", told, parts, "R3.5")
    try:
        told["choices"] = int(swaps.has_swaps(swaps.act_told(state, seat, verb, payload)))
    except NotAllowed as refused:
        return Verdict(name, False, refused.reason, {**refused.facts, **told}, parts, refused.rule)
    number = warnings.endangered_by_act(state, seat, verb, payload)
    if number >= 0:  # R5.12
        return Verdict(name, True, "endangers", {**told, **warnings.facts_of(state, number)}, parts)
    return Verdict(name, True, "can", told, parts)


def thefts_told(state: State, seat: Seat) -> list[Verdict]:
    """R12.46 Each theft that is possible now, with the answer's key; parts are its price, `takes-...` what it brings.

    Where it could be paid or take otherwise `choices` is 1; `weigh` tells how.
    """
    found: list[Verdict] = []
    for payload in thefts(state, seat):
        card = card_named(payload.card)
        converter = FIRST[side_of(state, card)]
        told = swaps.theft_told(state, seat, payload)
        facts: dict[str, int | str] = {
            "does": "steal",
            "victim": payload.victim,
            "at": payload.price,
            "key": FORMS["steal"].choice(payload).key,
            "choices": int(swaps.has_swaps(told)),
        }
        for verdict in told:
            if verdict.facts.get("field") == "loot":
                facts |= {f"takes-{good}": count for good, count in verdict.parts}
        found.append(
            Verdict(payload.card, True, "can", facts, listed(list(PRICES[converter][payload.price])))
        )
    return found


def species_told(state: State) -> list[Verdict]:
    """R1.5 Of each species that can be chosen: how hard it is to play, and how much it changes the game for others."""
    return [
        Verdict(
            SPECIES_IDS[species],
            True,
            "species",
            {
                "difficulty": DIFFICULTY[species],
                "impact": IMPACT[species],
                "newcomers": int(species in NEWCOMERS),
            },
            listed([START_GOODS[species][good] for good in range(GOODS)]),
        )
        for species in state.offered
    ]


def weigh(state: State, seat: int, choice: FreeChoice) -> list[Verdict]:
    """What a free choice would come to, also one that is made only later, as a plan is. Raises NotAllowed."""
    asked = state.seats[seat]
    step = state.now
    verb, payload = choice.verb, choice.payload
    if verb == "run":
        return plan_told(state, asked, payload.runs)
    if isinstance(step, Bargaining) and verb in ("offer", "counter"):
        offer = payload.offer if verb == "counter" else payload
        return offering.deal_told(state, asked, offer, step.talk)
    if verb == "compensate" and step.phase == "settle":
        step.check_free(state, asked, choice)
    elif verb in acts.VERBS and step.phase in ("trade", "closing"):
        return swaps.act_told(state, asked, verb, payload)
    elif verb == "steal" and step.phase == "theft" and WAYS[asked.species].steals():
        return swaps.theft_told(state, asked, payload)
    return []
