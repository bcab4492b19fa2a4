"""The question a seat is asked, in full; what each hand card would cost or good bring; and why a choice is refused."""

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import Choice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.flow import question
from cosmodrome.core.pile import listed, place_of
from cosmodrome.core.seats import check_seat
from cosmodrome.games.race import choices, purposes
from cosmodrome.games.race.choices import power_name
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.reckoning import (
    Parts,
    can_pay,
    can_take,
    develop_parts,
    develop_price,
    military_against,
    military_parts,
    settle_parts,
    settle_price,
    trade_parts,
    trade_value,
)
from cosmodrome.games.race.state import Seat, State, bonus_count, names
from cosmodrome.games.race.steps.consume import goods_of
from cosmodrome.games.race.tables import (
    SHIP,
    SPEND_KINDS,
    TACTICS,
    Tables,
)

Facts = dict[str, int | str]


def decision(state: State, number: int) -> Decision:
    """The open question of a seat. Raises NotAllowed("not-awaited")."""
    check_seat(number, len(state.seats))
    seat = state.seats[number]
    if not seat.options:
        raise NotAllowed("not-awaited", seat=number)
    entry = question(state, seat)
    purpose = purpose_of(entry)
    picking = purpose in purposes.PICKS
    # Which goods of different kinds fit together shows only one by one.
    one_by_one = purpose == purposes.SPEND and state.tables.p_kind[seat.power] == SPEND_KINDS
    return Decision(
        number,
        purposes.NAMES[purpose],
        about_name(state, purpose, about_of(entry)),
        seat.options,
        more=seat.owed if picking else 1,
        up_to=purpose == purposes.DISCARD_FOR_VP,
        pool=names(state, seat.pool) if picking and not one_by_one else [],
        picked=names(state, seat.picked) if picking and not one_by_one else [],
    )


def about_name(state: State, purpose: int, about: int) -> str:
    """What a question is about: a card id, a Consume power, trade or produce-bonus, or "" """
    if about < 0:
        return (
            "trade" if purpose == purposes.SELL else "produce-bonus" if purpose == purposes.PRODUCE_ON else ""
        )
    if purpose in (purposes.SELL, purposes.SPEND, purposes.DISCARD_FOR_VP, purposes.GUESS):
        return power_name(about)
    return state.tables.ids[about]


def verdicts(state: State, number: int) -> list[Verdict]:
    """In Develop and Settle: for each different hand card, its price or strength, or why it cannot be placed.

    While it is asked how to place a world, the verdict on that world, with its price wherever it can be paid for.
    While a good is to be sold: for each world with a good, the cards that selling it brings.
    """
    check_seat(number, len(state.seats))
    seat = state.seats[number]
    if not seat.options:
        raise NotAllowed("not-awaited", seat=number)
    purpose = purpose_of(question(state, seat))
    if purpose == purposes.SETTLE_BY:
        return [way_verdict(state.tables, seat, seat.placing)]
    if purpose == purposes.SELL:
        # R6.15 The Trade bonus takes them along; of a power that sells, the tables keep it in p_times.
        bonuses = seat.power < 0 or state.tables.p_times[seat.power] > 0
        return [sale_verdict(state.tables, seat, world, bonuses) for world in goods_of(state.tables, seat)]
    if purpose not in (purposes.DEVELOP, purposes.SETTLE):
        return []
    developing = purpose == purposes.DEVELOP
    turn = STEPS[state.now.number].turn
    found: list[Verdict] = []
    for card in sorted(set(listed(seat.hand))):
        if developing:
            found.append(development_verdict(state, seat, card, turn))
        else:
            found.append(world_verdict(state.tables, seat, card, len(seat.hand) - 1))
    return found


def way_verdict(tables: Tables, seat: Seat, world: int) -> Verdict:
    """The verdict on a revealed world, which has left the hand."""
    verdict = world_verdict(tables, seat, world, len(seat.hand))
    if can_pay(tables, seat.sums, world):
        verdict.facts["price"] = settle_price(tables, seat.sums, seat.tableau, world)
        verdict.facts["have"] = len(seat.hand)
    return verdict


def sale_verdict(tables: Tables, seat: Seat, world: int, bonuses: bool) -> Verdict:
    """R6.2, R6.3 The cards that selling the good on a world brings, and where they come from."""
    value: Facts = {"value": trade_value(tables, seat.sums, world, bonuses)}
    return Verdict(tables.ids[world], True, "sells", value, trade_parts(tables, seat.tableau, world, bonuses))


def development_verdict(state: State, seat: Seat, card: int, turn: int) -> Verdict:
    """R4 Whether and at what price a hand card can be developed."""
    tables = state.tables
    name = tables.ids[card]
    if tables.is_world[card]:
        return Verdict(name, False, "a-world", {}, [])
    bonus = bonus_count(seat, choices.DEVELOP) >= turn
    price = develop_price(tables, seat.sums, card, bonus)
    parts = develop_parts(tables, seat.tableau, card, bonus)
    return _priced(name, "pay", price, len(seat.hand) - 1, parts, place_of(seat.tableau, card) >= 0)


def _priced(name: str, reason: str, price: int, have: int, parts: Parts, doubled: bool) -> Verdict:
    facts: Facts = {"price": price, "have": have}
    if doubled:
        return Verdict(name, False, "already-in-tableau", facts, parts)
    return Verdict(name, price <= have, reason if price <= have else "costs", facts, parts)


def world_verdict(tables: Tables, seat: Seat, card: int, have: int) -> Verdict:
    """R5 Whether and how a card can be settled with `have` others: conquered first, then paid, then by ship."""
    name = tables.ids[card]
    if not tables.is_world[card]:
        return Verdict(name, False, "a-development", {}, [])
    price = settle_price(tables, seat.sums, seat.tableau, card)
    parts = settle_parts(tables, seat.tableau, card)
    if tables.military[card]:
        military = military_against(tables, seat.sums, card)
        strength = military_parts(tables, seat.tableau, card, False)
        if military >= tables.number[card]:
            return Verdict(
                name, True, "conquer", {"military": military, "defense": tables.number[card]}, strength
            )
        if not can_take(tables, seat.sums, seat.tableau, card, have):
            if can_pay(tables, seat.sums, card):
                facts: Facts = {
                    "price": price,
                    "have": have,
                    "need": tables.number[card],
                    "military": military,
                }
                return Verdict(name, False, "contact-costs", facts, parts)
            need: Facts = {"need": tables.number[card], "have": military + seat.sums[TACTICS]}
            return Verdict(
                name, False, "needs-military", need, military_parts(tables, seat.tableau, card, True)
            )
    elif not can_take(tables, seat.sums, seat.tableau, card, have):
        return _priced(name, "pay", price, have, parts, False)
    if can_pay(tables, seat.sums, card) and price <= have:
        reason = "contact" if tables.military[card] else "pay"
        return _priced(name, reason, price, have, parts, False)
    if can_pay(tables, seat.sums, card) and seat.sums[SHIP]:
        return Verdict(name, True, "ship", {"price": price, "have": have}, parts)
    military = military_against(tables, seat.sums, card) + seat.sums[TACTICS]
    facts = {"military": military, "defense": tables.number[card]}
    return Verdict(name, True, "tactics", facts, military_parts(tables, seat.tableau, card, True))


def why_not(state: State, number: int, choice: Choice) -> NotAllowed:
    """The reason, in the game's words, for a choice outside the options (R11.13)."""
    check_seat(number, len(state.seats))
    seat = state.seats[number]
    purpose = purpose_of(question(state, seat))
    plain = NotAllowed("not-an-option", choice=choice.key, purpose=purposes.NAMES[purpose])
    if (
        not isinstance(choice, Pick)
        or choice.verb != "place"
        or purpose not in (purposes.DEVELOP, purposes.SETTLE)
    ):
        return plain
    if place_of(seat.hand, choice.value) < 0:
        return NotAllowed("not-in-hand", card=choice.subject)
    for verdict in verdicts(state, number):
        if verdict.card == choice.subject and not verdict.allowed:
            return NotAllowed(verdict.reason, **verdict.facts)
    return plain
