"""The question a seat is asked, in full; what cards, ways and goods cost and bring; and why a choice is refused."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.core.asking import about_of, purpose_of
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.decision import Decision, NotAllowed, Verdict
from cosmodrome.core.flow import question
from cosmodrome.core.game import Referee
from cosmodrome.core.pile import Pile, listed, place_of
from cosmodrome.core.seats import check_seat
from cosmodrome.games.race import choices, purposes
from cosmodrome.games.race.choices import BARE, USES_TACTICS, WAYS, power_name
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.reckoning import (
    Parts,
    before_first,
    can_pay,
    can_take,
    develop_parts,
    develop_price,
    hired_for,
    military_against,
    military_parts,
    others_of,
    settle_parts,
    settle_price,
    ship_of,
    trade_parts,
    trade_value,
    ways,
)
from cosmodrome.games.race.scoring import score
from cosmodrome.games.race.state import Seat, State, bonus_count, join, names
from cosmodrome.games.race.steps.consume import goods_of
from cosmodrome.games.race.steps.settle import use_up
from cosmodrome.games.race.sums import ALIEN, MERCENARIES, SHIP, SPEND_KINDS, TACTICS
from cosmodrome.games.race.tables import Tables

Facts = dict[str, int | str]
_PLACING: Final = (purposes.DEVELOP, purposes.SETTLE, purposes.SETTLE_SECOND)


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
    """What a question is about: a card id, a Consume power, trade, produce-bonus, a pair of actions (R9.2), or "" """
    if purpose == purposes.ACTION and state.experienced:
        return "pair"
    if about < 0:
        return (
            "trade" if purpose == purposes.SELL else "produce-bonus" if purpose == purposes.PRODUCE_ON else ""
        )
    if purpose in (purposes.SELL, purposes.SPEND, purposes.DISCARD_FOR_VP, purposes.GUESS):
        return power_name(about)
    return state.tables.ids[about]


def counted(state: State, seat: Seat) -> tuple[Pile, Pile]:
    """The sums and the tableau that count for the world that a seat places now (R13.18)."""
    return before_first(state.tables, seat.sums, seat.settled), others_of(seat.tableau, seat.settled)


def strength_parts(tables: Tables, seat: Seat, tableau: Pile, world: i64, tactics: bool, hired: int) -> Parts:
    """Where Military against a world comes from, that of this phase included (R13.11, R13.20)."""
    parts = military_parts(tables, tableau, world, tactics)
    if len(seat.settled) > 0 and seat.settled[1]:
        parts.append(("lasting", int(seat.settled[1])))
    if hired:
        parts.append(("hired", hired))
    return parts


def way_verdict(state: State, seat: Seat, way: int, others: list[int]) -> Verdict:
    """R5 The verdict on a way to take a revealed world, which has left the hand; `others` are all the ways there are.

    Beside strength or price its facts are `vp`, what the score would grow by, `spent`, the tableau cards that are used
    up for it (ids joined by "+"), `hired`, the cards from the hand that go for Military, and `needless`: "tactics" or
    "ship", where the world could be had without that card.
    """
    tables, world, have = state.tables, seat.placing, len(seat.hand)
    sums, tableau = counted(state, seat)
    name, bare, tactics = WAYS[way], BARE[way], USES_TACTICS[way]
    price = settle_price(tables, sums, tableau, world)
    facts: Facts = {"price": price, "have": have}
    parts = settle_parts(tables, tableau, world)
    hired = 0
    if bare == choices.CONQUER:
        reason = "conquer"
        more = int(sums[TACTICS]) if tactics else 0
        hired = hired_for(tables, sums, world, more)
        military = military_against(tables, sums, world) + more + hired
        facts = {"military": military, "defense": tables.number[world]}
        if hired:
            reason = "hire"
            facts["hired"] = hired
        parts = strength_parts(tables, seat, tableau, world, tactics, hired)
    elif bare == choices.SHIP:
        reason = "doomed" if way >= choices.DOOMED else "ship"
    else:
        reason = "contact" if tables.military[world] else "pay"
    facts.update(_way_facts(state, seat, way))
    for_nothing = choices.CONQUER in others and not hired_for(tables, sums, world, 0)
    if tactics and _without_tactics(way) in others and (for_nothing or bare != choices.CONQUER):  # R5.8
        facts["needless"] = "tactics"
    elif bare == choices.SHIP and (for_nothing or (choices.PAY in others and price == 0)):  # R5.16
        facts["needless"] = "ship"
    return Verdict(name, True, reason, facts, parts)


def _without_tactics(way: int) -> int:
    return choices.DOOMED if way >= choices.DOOMED else way % choices.WITH_TACTICS


def _way_facts(state: State, seat: Seat, way: int) -> Facts:
    """What the score would grow by, were the world taken this way now, and which tableau cards that uses up."""
    twin = state.copy()
    after = twin.seats[seat.number]
    after.way = way
    use_up(twin, after)
    spent = [state.tables.ids[card] for card in seat.tableau if place_of(after.tableau, card) < 0]
    join(twin, after, seat.placing)
    facts: Facts = {"vp": score(state.tables, after) - score(state.tables, seat)}
    if spent:
        facts["spent"] = "+".join(spent)
    return facts


def sale_verdict(tables: Tables, seat: Seat, world: int, bonuses: bool) -> Verdict:
    """R6.2, R6.3 The cards that selling the good on a world brings, and where they come from."""
    value: Facts = {"value": trade_value(tables, seat.sums, world, bonuses)}
    return Verdict(tables.ids[world], True, "sells", value, trade_parts(tables, seat.tableau, world, bonuses))


def development_verdict(state: State, seat: Seat, card: int, turn: int) -> Verdict:
    """R4 Whether and at what price a hand card can be developed."""
    tables = state.tables
    name = tables.ids[card]
    if tables.is_world[card]:
        return Verdict(name, False, "a-world", {}, [], "R4.1")
    bonus = bonus_count(seat, choices.DEVELOP) >= turn
    price = develop_price(tables, seat.sums, card, bonus)
    parts = develop_parts(tables, seat.tableau, card, bonus)
    if place_of(seat.tableau, card) >= 0:
        facts: Facts = {"price": price, "have": len(seat.hand) - 1}
        return Verdict(name, False, "already-in-tableau", facts, parts, "R4.5")
    return _priced(name, "pay", price, len(seat.hand) - 1, parts, "R4.4")


def _priced(name: str, reason: str, price: int, have: int, parts: Parts, rule: str) -> Verdict:
    """The verdict on a card that is paid for; `rule` refuses it where the price is too high."""
    facts: Facts = {"price": price, "have": have}
    if price > have:
        return Verdict(name, False, "costs", facts, parts, rule)
    return Verdict(name, True, reason, facts, parts)


def world_verdict(state: State, seat: Seat, card: int, have: int) -> Verdict:
    """R5 Whether and how a card can be settled with `have` others: conquered, else paid, else by what is given up."""
    tables = state.tables
    sums, tableau = counted(state, seat)
    name = tables.ids[card]
    if not tables.is_world[card]:
        return Verdict(name, False, "a-development", {}, [], "R5.1")
    price = settle_price(tables, sums, tableau, card)
    parts = settle_parts(tables, tableau, card)
    payable = can_pay(tables, sums, card)
    if tables.military[card]:
        military = military_against(tables, sums, card)
        if military >= tables.number[card]:
            strength = strength_parts(tables, seat, tableau, card, False, 0)
            return Verdict(
                name, True, "conquer", {"military": military, "defense": tables.number[card]}, strength
            )
        if not can_take(tables, sums, tableau, card, have):
            if payable:
                facts: Facts = {
                    "price": price,
                    "have": have,
                    "need": tables.number[card],
                    "military": military,
                }
                return Verdict(name, False, "contact-costs", facts, parts, "R5.9")
            hired = min(int(sums[MERCENARIES]), have)
            need: Facts = {"need": tables.number[card], "have": military + sums[TACTICS] + hired}
            strength = strength_parts(tables, seat, tableau, card, True, hired)
            return Verdict(name, False, "needs-military", need, strength, "R5.3")
    elif not can_take(tables, sums, tableau, card, have):
        return _priced(name, "pay", price, have, parts, "R5.2")
    if payable and price <= have:
        reason = "contact" if tables.military[card] else "pay"
        return _priced(name, reason, price, have, parts, "R5.2")
    if payable and sums[SHIP] and tables.good[card] != ALIEN:
        reason = "doomed" if ship_of(tables, tableau, world=False) == NOTHING else "ship"
        return Verdict(name, True, reason, {"price": price, "have": have}, parts)
    return _by_force(tables, seat, card, have, sums, tableau)


def _by_force(tables: Tables, seat: Seat, card: int, have: int, sums: Pile, tableau: Pile) -> Verdict:
    """The verdict on a world that is conquered with what is discarded: from the hand, from the tableau, or both."""
    tactics = hired_for(tables, sums, card, 0) > min(int(sums[MERCENARIES]), have)
    more = int(sums[TACTICS]) if tactics else 0
    hired = hired_for(tables, sums, card, more)
    facts: Facts = {
        "military": military_against(tables, sums, card) + more + hired,
        "defense": tables.number[card],
    }
    reason = "tactics"
    if hired:
        reason = "tactics-hire" if tactics else "hire"
        facts["hired"] = hired
    return Verdict(
        tables.ids[card], True, reason, facts, strength_parts(tables, seat, tableau, card, tactics, hired)
    )


class RaceReferee(Referee[State]):
    """Its verdicts on cards, ways and goods."""

    def verdicts(self, state: State, number: int) -> list[Verdict]:
        """In Develop and Settle: for each different hand card, its price or strength, or why it cannot be placed.

        While it is asked how to place a world: for each way, named by its choice, what it takes and what it brings.
        While a good is to be sold: for each world with a good, the cards that selling it brings.
        """
        check_seat(number, len(state.seats))
        seat = state.seats[number]
        if not seat.options:
            raise NotAllowed("not-awaited", seat=number)
        purpose = purpose_of(question(state, seat))
        if purpose == purposes.SETTLE_BY:
            sums, tableau = counted(state, seat)
            found_ways = ways(state.tables, sums, tableau, seat.placing, len(seat.hand))
            return [way_verdict(state, seat, way, found_ways) for way in found_ways]
        if purpose == purposes.SELL:
            # R6.15 The Trade bonus takes them along; of a power that sells, the tables keep it in p_times.
            bonuses = seat.power < 0 or state.tables.p_times[seat.power] > 0
            return [
                sale_verdict(state.tables, seat, world, bonuses) for world in goods_of(state.tables, seat)
            ]
        if purpose not in _PLACING:
            return []
        developing = purpose == purposes.DEVELOP
        turn = STEPS[state.now.number].turn
        found: list[Verdict] = []
        for card in sorted(set(listed(seat.hand))):
            if developing:
                found.append(development_verdict(state, seat, card, turn))
            else:
                found.append(world_verdict(state, seat, card, len(seat.hand) - 1))
        return found

    def why_not(self, state: State, number: int, choice: Choice) -> NotAllowed | None:
        """The reason, in the game's words, for a choice outside the options (R11.13)."""
        check_seat(number, len(state.seats))
        seat = state.seats[number]
        purpose = purpose_of(question(state, seat))
        if not isinstance(choice, Pick) or choice.verb != "place" or purpose not in _PLACING:
            return None
        if place_of(seat.hand, choice.value) < 0:
            return NotAllowed(
                "not-in-hand", "R4.1" if purpose == purposes.DEVELOP else "R5.1", card=choice.subject
            )
        for verdict in self.verdicts(state, number):
            if verdict.card == choice.subject and not verdict.allowed:
                return NotAllowed(verdict.reason, verdict.rule, **verdict.facts)
        return None
