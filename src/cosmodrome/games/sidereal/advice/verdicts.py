"""What a seat that may act is told of its question: the door of advice, for page, terminal, hints and bots."""

from typing import Any

from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import NotAllowed, Verdict
from cosmodrome.core.flow import LIVE
from cosmodrome.core.seats import check_seat
from cosmodrome.games.sidereal import acts, payloads, planning, reckoning
from cosmodrome.games.sidereal.advice import offers, plans, swaps, warnings
from cosmodrome.games.sidereal.choices import BUY, FORMS
from cosmodrome.games.sidereal.goods import GOODS, WORDS, Things, halves
from cosmodrome.games.sidereal.naming import card_named
from cosmodrome.games.sidereal.payment import Parts, beyond, listed, missing, missing_worlds
from cosmodrome.games.sidereal.questions import why_not_buy
from cosmodrome.games.sidereal.state import LIBRARY, Seat, State, side_of
from cosmodrome.games.sidereal.steps.bids import Buying
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
    RULES,
    SPECIES_IDS,
    SPENDS,
    START_GOODS,
    UPGRADES,
)


def verdicts(state: State, seat: int) -> list[Verdict]:
    """For a seat that may act: offers, converters and what it may do by itself, each with what it lacks.

    A converter's verdict names in `does` what is done, in `at` which one of the card, and in `key` the answer; a run's
    is `planned` if it is among those that answer `run_all` finds. Inventions that can be paid come first; they are
    `planned`, too. Parts are what is missing, by good.
    """
    check_seat(seat, len(state.seats))
    asked = state.seats[seat]
    if state.over or (state.now.kind != LIVE and not asked.options):
        raise NotAllowed("not-awaited", seat=seat)
    step = state.now
    found: list[Verdict] = []
    if step.phase == "species":
        return species_verdicts(state)
    if step.phase == "theft":
        return theft_verdicts(state, asked) if RULES[asked.species].steals() else []
    if isinstance(step, Buying):
        return bid_verdicts(state, asked, step)
    if isinstance(step, Bargaining):
        found += offers.offer_verdicts(state, asked, step)
    if step.phase == "trade":
        found += seat_verdicts(state)
    if step.phase in ("trade", "closing", "economy"):
        plan, teams = plans.of_turn(state, asked)
        if step.phase != "economy":
            found += act_verdicts(state, asked, [(team, option) for team, option, _ in teams])
        found += plans.more_runs(state, asked, plan, [(card, at) for card, at, _ in plan.runs])
    return found


# --- what each part of it is


def bid_verdicts(state: State, seat: Seat, step: Buying) -> list[Verdict]:
    """What a bid counts, and of each card on the track that it cannot buy, why; R12.1, R12.2 `doubles` colonies."""
    ships = step.ships(state)
    doubles = int(step.phase == "colony" and RULES[seat.species].doubles_colonies())
    counts = step.counted(seat, ships)
    facts: dict[str, int | str] = {
        "ships": ships,
        "counts": halves(counts),
        "halved": int(counts != 2 * ships),
        "doubles": doubles,
    }
    found = [Verdict("bid", True, "bid", facts, [])]
    for space, card in enumerate(step.row(state)):
        refused = (
            why_not_buy(state, step, seat, space) if card >= 0 and BUY[space] not in seat.options else None
        )
        if refused is not None:
            found.append(Verdict(IDS[card], False, refused.reason, refused.facts, [], refused.rule))
    return found


def species_verdicts(state: State) -> list[Verdict]:
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


def seat_verdicts(state: State) -> list[Verdict]:
    """Of each seat, as `seat:0`: what it lacks to run all white converters, to invent with its teams and to upgrade.

    Everybody can see that. Facts such as `spare-blue` count the goods that it has beyond it.
    """
    found: list[Verdict] = []
    for seat in state.seats:
        total = [0] * len(WORDS)
        for card, at in planning.every_run(state, seat):
            need = INPUTS[reckoning.converter(state, card, at)]
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


def weigh(state: State, seat: int, choice: Choice) -> list[Verdict]:
    """What a plan, an offer, an act or a theft would come to, also later, and how to pay it. Raises NotAllowed."""
    asked = state.seats[seat]
    step = state.now
    if state.over or asked.species < 0:
        return []
    if isinstance(step, Bargaining) and choice.verb == "take":
        return offers.taking_verdicts(state, asked, choice)
    if not isinstance(choice, FreeChoice):
        return []
    verb, payload = choice.verb, choice.payload
    if verb == "run":
        return plans.plan_verdicts(state, asked, payload.runs)
    if isinstance(step, Bargaining) and verb in ("offer", "counter"):
        offer = payload.offer if verb == "counter" else payload
        return offers.deal_verdicts(state, asked, offer, step.talk)
    if verb == "compensate" and step.phase == "settle":
        step.check_free(state, asked, choice)
    elif verb in acts.VERBS and step.phase in ("trade", "closing"):
        return swaps.act_verdicts(state, asked, verb, payload)
    elif verb == "steal" and step.phase == "theft" and RULES[asked.species].steals():
        return swaps.theft_verdicts(state, asked, payload)
    return []


def act_verdicts(state: State, seat: Seat, planned: list[tuple[int, int]]) -> list[Verdict]:
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
        told["choices"] = int(swaps.has_swaps(swaps.act_verdicts(state, seat, verb, payload)))
    except NotAllowed as refused:
        return Verdict(name, False, refused.reason, {**refused.facts, **told}, parts, refused.rule)
    number = warnings.endangered_by_act(state, seat, verb, payload)
    if number >= 0:  # R5.12
        return Verdict(name, True, "endangers", {**told, **warnings.facts_of(state, number)}, parts)
    return Verdict(name, True, "can", told, parts)


def theft_verdicts(state: State, seat: Seat) -> list[Verdict]:
    """R12.46 Each theft that is possible now, with the answer's key; parts are its price, `takes-...` what it brings.

    Where it could be paid or take otherwise `choices` is 1; `weigh` tells how.
    """
    found: list[Verdict] = []
    for payload in thefts(state, seat):
        card = card_named(payload.card)
        converter = FIRST[side_of(state, card)]
        told = swaps.theft_verdicts(state, seat, payload)
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
