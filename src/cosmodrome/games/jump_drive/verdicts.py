"""The question a seat is asked, in full; what each card would cost and bring now; and why a choice is refused."""

from cosmodrome.core.asking import about_of, purpose_of, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.game import Referee
from cosmodrome.core.pile import Pile, append, index_of, listed, place_of
from cosmodrome.core.seats import check_seat
from cosmodrome.games.jump_drive import purposes, reckoning
from cosmodrome.games.jump_drive.choices import CONQUER, PAY_FOR, WAYS
from cosmodrome.games.jump_drive.moving import move_propaganda
from cosmodrome.games.jump_drive.placing import cards_left, convoy_of, left_beside, sums_beside, worlds_with
from cosmodrome.games.jump_drive.reckoning import military_of
from cosmodrome.games.jump_drive.scoring import income_rate, vp_rate
from cosmodrome.games.jump_drive.state import Seat, State, add_card, name, names
from cosmodrome.games.jump_drive.sums import MILITARY_CONVOYS
from cosmodrome.games.jump_drive.tables import SURVEY_TEAM, Tables

Facts = dict[str, int | str]


def decision(state: State, number: int) -> Decision:
    """The open question of a seat. Raises NotAllowed("not-awaited")."""
    check_seat(number, len(state.seats))
    seat = state.seats[number]
    if not seat.options:
        raise NotAllowed("not-awaited", seat=number)
    entry = top(seat)
    purpose = purpose_of(entry)
    picking = purpose in purposes.PICKS
    return Decision(
        number,
        purposes.NAMES[purpose],
        name(state, about_of(entry)),
        seat.options,
        more=seat.owed if picking else 1,
        pool=names(state, seat.pool) if picking else [],
        picked=names(state, seat.picked) if picking else [],
        ahead=purpose == purposes.PLACE,
        beside=name(state, seat.world) if purpose == purposes.PAY_BOTH else "",
    )


def _verdict(state: State, seat: Seat, card: int, purpose: int) -> Verdict:
    development = seat.development if purpose == purposes.PLACE_WORLD else NOTHING
    if purpose == purposes.SECOND_WORLD:
        verdict = second_verdict(state, seat, card)
    elif state.tables.is_world[card]:
        verdict = world_verdict(state, seat, card, development, left_beside(state, seat, development))
        if development >= 0 and verdict.allowed:
            verdict.facts.update(_both(state, seat, card, development))
        if purpose == purposes.PLACE and not verdict.allowed:
            helpers = _helpers(state, seat, card)
            if helpers:
                verdict.reason = "with-development"
                verdict.rule = "R4.4"
                verdict.facts["helpers"] = "+".join(helpers)
    elif purpose == purposes.PLACE_WORLD:
        verdict = Verdict(state.tables.ids[card], False, "a-development", {}, [], "R4.1")
    else:
        verdict = development_verdict(state, seat, card)
    verdict.facts.update(gains(state, seat, card, development))
    return verdict


def _both(state: State, seat: Seat, world: int, development: int) -> Facts:
    """R5.2 What a development costs beside a world, and both together; and the cards that can pay for both."""
    tables = state.tables
    beside = reckoning.development_price(tables, seat.sums, development, False)
    price = reckoning.least_price(tables, sums_beside(state, seat, development), world)
    return {"beside": beside, "sum": beside + price, "cards": cards_left(seat, development, 1)}


def way_verdict(state: State, seat: Seat, way: int) -> Verdict:
    """R6.8 The verdict on a way to take a revealed world, which has left the hand with the development beside it.

    Beside strength or price and what the world brings, `follows` is 1 where a second world may follow (R7.1, R7.6).
    """
    tables, world, development = state.tables, seat.world, seat.development
    empire = seat.empire if development < 0 else append(seat.empire[:], development)
    sums = sums_beside(state, seat, development)
    if way == CONQUER:
        verdict = _conquered(tables, sums, empire, world)
        follows = sums[MILITARY_CONVOYS] > 0
    else:
        price = reckoning.world_price(tables, sums, world, NOTHING)
        verdict = _priced(tables, empire, world, price, len(seat.hand) - seat.development_price, NOTHING)
        follows = reckoning.colony_convoy(tables, sums, empire, development, state.colony_convoy_waits) >= 0
    verdict.card = WAYS[way]
    verdict.facts.update(gains(state, seat, world, development))
    verdict.facts["follows"] = int(follows)
    return verdict


def gains(state: State, seat: Seat, card: int, development: int) -> Facts:
    """What VP and income of a round grow by, were this card placed now, `development` being placed before it.

    `moves` is 1 where the card would not stay until the VP are counted (R9.2).
    """
    without, given = state.copy(), state.copy()
    for twin in (without, given):
        if development >= 0:
            add_card(twin, twin.seats[seat.number], development)
    add_card(given, given.seats[seat.number], card)
    for twin in (without, given):
        move_propaganda(twin)
    before, after = without.seats[seat.number], given.seats[seat.number]
    found: Facts = {
        "vp": vp_rate(given, after) - vp_rate(without, before),
        "income": income_rate(given, after) - income_rate(without, before),
    }
    if state.tables.moves[card] and place_of(after.empire, card) < 0:
        found["moves"] = 1
    return found


def _helpers(state: State, seat: Seat, world: int) -> list[str]:
    """R4.4 The developments with each of which a world can be placed that cannot be placed alone."""
    developments = sorted({card for card in listed(seat.hand) if not state.tables.is_world[card]})
    if seat.survey_teams:
        developments.insert(0, SURVEY_TEAM)
    return [
        state.tables.ids[card]
        for card in developments
        if not reckoning.refusal(state.tables, seat.sums, card)
        and index_of(worlds_with(state, seat, card), world) >= 0
    ]


def development_verdict(state: State, seat: Seat, card: int) -> Verdict:
    """R5.1 Whether and at what price a development can be placed without a world; `beside` is its price with one."""
    tables, sums = state.tables, seat.sums
    refused = reckoning.refusal(tables, sums, card)
    if refused:
        why: Facts = {"military": military_of(sums)} if refused == "needs-no-military" else {}
        rule = "R4.8" if refused == "needs-no-military" else "R4.7"
        return Verdict(tables.ids[card], False, refused, why, [], rule)
    price, have = reckoning.development_price(tables, sums, card, True), cards_left(seat, card, 0)
    facts: Facts = {"price": price, "have": have}
    facts["beside"] = reckoning.development_price(tables, sums, card, False)
    parts = reckoning.development_parts(tables, seat.empire, card)
    if price > have:
        return Verdict(tables.ids[card], False, "costs", facts, parts, "R5.5")
    return Verdict(tables.ids[card], True, "pay", facts, parts)


def world_verdict(state: State, seat: Seat, card: int, development: int, have: int) -> Verdict:
    """R5.4, R6 Whether and how a world can be placed with `have` cards to pay, alone or with a development."""
    tables = state.tables
    empire = seat.empire if development < 0 else append(seat.empire[:], development)
    sums = sums_beside(state, seat, development)
    if reckoning.can_conquer(tables, sums, card):
        return _conquered(tables, sums, empire, card)
    price = reckoning.world_price(tables, sums, card, NOTHING)
    military = military_of(sums) + reckoning.extra_military(tables, sums, card)
    if price < 0:
        need: Facts = {"need": tables.number[card], "have": military}
        parts = reckoning.military_parts(tables, sums, empire, card)
        return Verdict(tables.ids[card], False, "needs-military", need, parts, "R6.1")
    verdict = _priced(tables, empire, card, price, have, NOTHING)
    if verdict.reason == "contact-costs":
        verdict.facts.update({"military": military, "need": tables.number[card]})
    return verdict


def _conquered(tables: Tables, sums: Pile, empire: Pile, card: int) -> Verdict:
    """The verdict on a world that the Military is enough for."""
    military = military_of(sums) + reckoning.extra_military(tables, sums, card)
    facts: Facts = {"military": military, "defense": tables.number[card]}
    return Verdict(
        tables.ids[card], True, "conquer", facts, reckoning.military_parts(tables, sums, empire, card)
    )


def second_verdict(state: State, seat: Seat, card: int) -> Verdict:
    """R7 Whether a card can be placed as a second world."""
    tables, sums = state.tables, seat.sums
    if not tables.is_world[card]:
        return Verdict(tables.ids[card], False, "a-development", {}, [], "R4.1")
    if seat.way == PAY_FOR:
        convoy = convoy_of(state, seat)
        price = reckoning.world_price(tables, sums, card, convoy)
        if price < 0:
            return Verdict(tables.ids[card], False, "must-be-paid", {}, [], "R7.7")
        return _priced(tables, seat.empire, card, price, len(seat.hand) - 1, convoy)
    if not tables.military[card]:
        return Verdict(tables.ids[card], False, "must-be-conquered", {}, [], "R7.7")
    left, defense = reckoning.military_left(tables, sums, seat.used, card), tables.number[card]
    parts = reckoning.military_parts(tables, sums, seat.empire, card)
    if seat.used:
        parts.append(("used", -seat.used))
    if left >= defense:
        return Verdict(tables.ids[card], True, "conquer", {"military": left, "defense": defense}, parts)
    return Verdict(tables.ids[card], False, "needs-military", {"need": defense, "have": left}, parts, "R7.6")


def _priced(tables: Tables, empire: Pile, card: int, price: int, have: int, convoy: int) -> Verdict:
    """The verdict on a world that is paid for."""
    military = tables.military[card]
    parts = reckoning.world_parts(tables, empire, card, convoy)
    facts: Facts = {"price": price, "have": have}
    if price <= have:
        return Verdict(tables.ids[card], True, "contact" if military else "pay", facts, parts)
    if military:
        return Verdict(tables.ids[card], False, "contact-costs", facts, parts, "R6.6")
    return Verdict(tables.ids[card], False, "costs", facts, parts, "R5.5")


class JumpDriveReferee(Referee[State]):
    """Its verdicts on cards."""

    def verdicts(self, state: State, number: int) -> list[Verdict]:
        """For the questions that place cards: what each card in hand would cost and bring, the Survey Team first.

        While it is asked how to take a world: for each way, named by its choice, what it takes and what it brings.
        Every verdict has the facts `vp` and `income`: what the empire's totals would gain at once.
        """
        check_seat(number, len(state.seats))
        seat = state.seats[number]
        if not seat.options:
            raise NotAllowed("not-awaited", seat=number)
        purpose = purpose_of(top(seat))
        found: list[Verdict] = []
        if purpose == purposes.PLACE_BY:
            return [way_verdict(state, seat, way) for way in (CONQUER, PAY_FOR)]
        if purpose not in purposes.PLACING:
            return found
        cards = sorted(set(listed(seat.hand)))
        if purpose == purposes.PLACE and seat.survey_teams:
            cards.insert(0, SURVEY_TEAM)
        for card in cards:
            if (
                card == seat.development
                and purpose == purposes.PLACE_WORLD
                and listed(seat.hand).count(card) == 1
            ):
                continue
            found.append(_verdict(state, seat, card, purpose))
        return found

    def why_not(self, state: State, number: int, choice: Choice) -> NotAllowed | None:
        """The reason, in the game's words, for a choice outside the options (R12.4)."""
        check_seat(number, len(state.seats))
        seat = state.seats[number]
        purpose = purpose_of(top(seat))
        if not isinstance(choice, Pick) or choice.verb != "place" or purpose not in purposes.PLACING:
            return None
        if choice.value == SURVEY_TEAM:
            if not seat.survey_teams:
                return NotAllowed("no-survey-team", "R4.5", card=choice.subject)
        elif place_of(seat.hand, choice.value) < 0:
            return NotAllowed("not-in-hand", "R4.1", card=choice.subject)
        verdict = _verdict(state, seat, choice.value, purpose)
        return None if verdict.allowed else NotAllowed(verdict.reason, verdict.rule, **verdict.facts)
