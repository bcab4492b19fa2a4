"""The question a seat is asked, in full; what each card would cost and bring now; and why a choice is refused."""

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.pile import index_of
from cosmodrome.games.jump_drive import purposes
from cosmodrome.games.jump_drive.choices import PAY_FOR
from cosmodrome.games.jump_drive.placing import (
    can_conquer,
    cards_left,
    colony_convoy,
    development_price,
    general_military,
    may_join,
    military_left,
    special_military,
    world_price,
)
from cosmodrome.games.jump_drive.scoring import income_rate, vp_rate
from cosmodrome.games.jump_drive.state import Seat, State, add_card, military_of, name, names
from cosmodrome.games.jump_drive.steps.place import worlds_with
from cosmodrome.games.jump_drive.tables import (
    CONTACT_DISCOUNT,
    DEVELOPMENT_DISCOUNT,
    GENE,
    MILITARY,
    MILITARY_PER_GENE,
    REBEL_MILITARY,
    SPECIAL_MILITARY,
    SURVEY_TEAM,
    WORLD_DISCOUNT,
)

Facts = dict[str, int | str]
Parts = list[tuple[str, int]]


def decision(state: State, number: int) -> Decision:
    """The open question of a seat. Raises NotAllowed("not-awaited")."""
    seat = state.seats[number]
    if not seat.options:
        raise NotAllowed("not-awaited", seat=number)
    entry = seat.todo[-1]
    purpose = purpose_of(entry)
    picking = purpose in purposes.PICKS
    return Decision(
        number,
        purposes.NAMES[purpose],
        name(state, about_of(entry)),
        seat.options,
        more=seat.owed if picking else 1,
        pool=names(state, seat.pool) if picking else [],
        ahead=purpose == purposes.PLACE,
        beside=name(state, seat.world) if purpose == purposes.PAY_BOTH else "",
    )


def verdicts(state: State, number: int) -> list[Verdict]:
    """For the questions that place cards: what each card in hand would cost and bring, the Survey Team first.

    While it is asked how to place a world: the verdict on that world, which tells both its strength and its price.
    Every verdict has the facts `vp` and `income`: what the empire's totals would gain at once.
    """
    seat = state.seats[number]
    if not seat.options:
        raise NotAllowed("not-awaited", seat=number)
    purpose = purpose_of(seat.todo[-1])
    found: list[Verdict] = []
    if purpose == purposes.PLACE_BY:
        found.append(way_verdict(state, seat))
    if purpose not in purposes.PLACING:
        return found
    cards = sorted(set(seat.hand))
    if purpose == purposes.PLACE and seat.survey_teams:
        cards.insert(0, SURVEY_TEAM)
    for card in cards:
        if card == seat.development and purpose == purposes.PLACE_WORLD and seat.hand.count(card) == 1:
            continue
        found.append(_verdict(state, seat, card, purpose))
    return found


def _verdict(state: State, seat: Seat, card: int, purpose: int) -> Verdict:
    if purpose == purposes.SECOND_WORLD:
        verdict = second_verdict(state, seat, card)
    elif state.tables.is_world[card]:
        development = seat.development if purpose == purposes.PLACE_WORLD else NOTHING
        have = cards_left(seat, development, 1)
        if development >= 0:
            have -= development_price(state.tables, seat, development, False)
        verdict = world_verdict(state, seat, card, development, have)
        if purpose == purposes.PLACE and not verdict.allowed:
            helper = _helper(state, seat, card)
            if helper >= 0:
                verdict.reason = "with-development"
                verdict.facts["card"] = state.tables.ids[helper]
    elif purpose == purposes.PLACE_WORLD:
        verdict = Verdict(state.tables.ids[card], False, "a-development", {}, [])
    else:
        verdict = development_verdict(state, seat, card)
    verdict.facts.update(
        gains(state, seat, card, seat.development if purpose == purposes.PLACE_WORLD else NOTHING)
    )
    return verdict


def way_verdict(state: State, seat: Seat) -> Verdict:
    """R6.8 The verdict on a revealed world, which has left the hand with the development beside it."""
    have = len(seat.hand) - seat.development_price
    verdict = world_verdict(state, seat, seat.world, seat.development, have)
    verdict.facts.update(gains(state, seat, seat.world, seat.development))
    return verdict


def gains(state: State, seat: Seat, card: int, development: int) -> Facts:
    """What VP and income of a round grow by, were this card placed now, `development` being placed before it."""
    twin = state.copy()
    own = twin.seats[seat.number]
    if development >= 0:
        add_card(twin, own, development)
    vp, income = vp_rate(twin, own), income_rate(twin, own)
    add_card(twin, own, card)
    return {"vp": vp_rate(twin, own) - vp, "income": income_rate(twin, own) - income}


def _helper(state: State, seat: Seat, world: int) -> int:
    """R4.4 A development with which a world can be placed that cannot be placed alone, or NOTHING."""
    developments = [card for card in seat.hand if not state.tables.is_world[card]]
    if seat.survey_teams:
        developments.insert(0, SURVEY_TEAM)
    for card in developments:
        if may_join(state, seat, card) and index_of(worlds_with(state, seat, card), world) >= 0:
            return card
    return NOTHING


def development_verdict(state: State, seat: Seat, card: int) -> Verdict:
    """R5.1 Whether and at what price a development can be placed without a world."""
    tables = state.tables
    told = tables.ids[card]
    if tables.single[card] and index_of(seat.empire, card) >= 0:
        return Verdict(told, False, "already-in-empire", {}, [])
    if not may_join(state, seat, card):
        return Verdict(told, False, "needs-no-military", {"military": military_of(seat)}, [])
    price, have = development_price(tables, seat, card, True), cards_left(seat, card, 0)
    parts: Parts = [("cost", tables.number[card]), ("alone", -1)]
    parts += _from_cards(state, seat, NOTHING, DEVELOPMENT_DISCOUNT, -1)
    return Verdict(
        told, price <= have, "pay" if price <= have else "costs", {"price": price, "have": have}, parts
    )


def world_verdict(state: State, seat: Seat, card: int, development: int, have: int) -> Verdict:
    """R5.4, R6 Whether and how a world can be placed with `have` cards to pay, alone or with a development."""
    tables = state.tables
    told = tables.ids[card]
    price = world_price(tables, seat, card, development, 0)
    if can_conquer(tables, seat, card, development):
        general = general_military(tables, seat, development)
        military = general + special_military(tables, seat, card, development)
        facts: Facts = {"military": military, "defense": tables.number[card]}
        if 0 <= price <= have:
            facts["price"] = price
        return Verdict(told, True, "conquer", facts, military_parts(state, seat, card, development))
    if price >= 0:
        return _priced(state, seat, card, development, price, have, NOTHING)
    military = general_military(tables, seat, development) + special_military(tables, seat, card, development)
    need: Facts = {"need": tables.number[card], "have": military}
    return Verdict(told, False, "needs-military", need, military_parts(state, seat, card, development))


def second_verdict(state: State, seat: Seat, card: int) -> Verdict:
    """R7 Whether a card can be placed as a second world."""
    tables = state.tables
    told = tables.ids[card]
    if not tables.is_world[card]:
        return Verdict(told, False, "a-development", {}, [])
    if seat.way == PAY_FOR:
        convoy = colony_convoy(state, seat)
        price = world_price(tables, seat, card, NOTHING, tables.convoy_discount[convoy])
        if price < 0:
            return Verdict(told, False, "must-be-paid", {}, [])
        return _priced(state, seat, card, NOTHING, price, len(seat.hand) - 1, convoy)
    if not tables.military[card]:
        return Verdict(told, False, "must-be-conquered", {}, [])
    left, defense = military_left(tables, seat, card), tables.number[card]
    parts = military_parts(state, seat, card, NOTHING)
    if seat.used:
        parts.append(("used", -seat.used))
    if left >= defense:
        return Verdict(told, True, "conquer", {"military": left, "defense": defense}, parts)
    return Verdict(told, False, "needs-military", {"need": defense, "have": left}, parts)


def _priced(
    state: State, seat: Seat, card: int, development: int, price: int, have: int, convoy: int
) -> Verdict:
    """The verdict on a world that is paid for."""
    military = state.tables.military[card]
    if price <= have:
        reason = "contact" if military else "pay"
    else:
        reason = "contact-costs" if military else "costs"
    parts = price_parts(state, seat, card, development, convoy)
    facts: Facts = {"price": price, "have": have}
    if reason == "contact-costs":
        strength = general_military(state.tables, seat, development)
        facts["military"] = strength + special_military(state.tables, seat, card, development)
        facts["need"] = state.tables.number[card]
    return Verdict(state.tables.ids[card], price <= have, reason, facts, parts)


def price_parts(state: State, seat: Seat, world: int, development: int, convoy: int) -> Parts:
    """The arithmetic of a world's price; it may go below 0, where the price does not."""
    tables = state.tables
    military = tables.military[world]
    parts: Parts = [("defense" if military else "cost", tables.number[world])]
    if military:
        parts += _from_cards(state, seat, development, CONTACT_DISCOUNT, -1)
    parts += _from_cards(state, seat, development, WORLD_DISCOUNT, -1)
    if tables.kind[world]:
        parts += _from_cards(state, seat, development, WORLD_DISCOUNT + tables.kind[world], -1)
    if tables.discounted[world]:
        parts += _from_cards(state, seat, development, tables.discounted[world], -1)
    if convoy >= 0:
        parts.append((tables.ids[convoy], -tables.convoy_discount[convoy]))
    return parts


def military_parts(state: State, seat: Seat, world: int, development: int) -> Parts:
    """Where the military against a world comes from."""
    tables = state.tables
    parts = _from_cards(state, seat, development, MILITARY, 1)
    per_gene = seat.sums[MILITARY_PER_GENE]
    if per_gene:
        genes = seat.sums[GENE] + (tables.sums[development][GENE] if development >= 0 else 0)
        for card in seat.empire:
            if tables.sums[card][MILITARY_PER_GENE]:
                parts.append((tables.ids[card], tables.sums[card][MILITARY_PER_GENE] * genes))
    if tables.kind[world]:
        parts += _from_cards(state, seat, development, SPECIAL_MILITARY + tables.kind[world], 1)
    if tables.rebel[world]:
        parts += _from_cards(state, seat, development, REBEL_MILITARY, 1)
    return parts


def _from_cards(state: State, seat: Seat, development: int, sum_at: int, sign: int) -> Parts:
    tables = state.tables
    cards = seat.empire if development < 0 else [*seat.empire, development]
    return [
        (tables.ids[card], sign * tables.sums[card][sum_at]) for card in cards if tables.sums[card][sum_at]
    ]


def why_not(state: State, number: int, choice: Choice) -> NotAllowed:
    """The reason, in the game's words, for a choice outside the options (R12.4)."""
    seat = state.seats[number]
    purpose = purpose_of(seat.todo[-1])
    plain = NotAllowed("not-an-option", choice=choice.key, purpose=purposes.NAMES[purpose])
    if not isinstance(choice, Pick) or choice.verb != "place":
        return plain
    if purpose not in purposes.PLACING:
        return plain
    if choice.value == SURVEY_TEAM:
        if not seat.survey_teams:
            return NotAllowed("no-survey-team", card=choice.subject)
        if purpose != purposes.PLACE:
            return NotAllowed("a-development", card=choice.subject)
    elif index_of(seat.hand, choice.value) < 0:
        return NotAllowed("not-in-hand", card=choice.subject)
    verdict = _verdict(state, seat, choice.value, purpose)
    return plain if verdict.allowed else NotAllowed(verdict.reason, **verdict.facts)
