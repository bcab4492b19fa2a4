"""What a seat does by itself in the Trade phase: turn cards, play them, draw relic worlds, invent (R3, R4).

Each act is first worked out, which refuses what cannot be, and then carried out.
"""

from typing import Any, Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.decision import NotAllowed
from cosmodrome.games.sidereal import atoms, events, payloads, payment, reckoning
from cosmodrome.games.sidereal.deals import INVENT, KEPT, OPEN
from cosmodrome.games.sidereal.goods import Things, counted
from cosmodrome.games.sidereal.ledger import settle_promise
from cosmodrome.games.sidereal.naming import card_named, cards_named, id_of, ids, named, row
from cosmodrome.games.sidereal.state import (
    FOR_CARDS,
    FOR_INVENTIONS,
    IN_PLAY,
    LIBRARY,
    Seat,
    State,
    seat_of_species,
)
from cosmodrome.games.sidereal.tables import (
    ARROW,
    COSTS,
    COUNT,
    DECK,
    ENTRY,
    FADERAN,
    FIRST,
    FLIPS,
    GAINS,
    IDS,
    INPUTS,
    IS_COLONY,
    KIND,
    NO_TECHNOLOGY,
    OUTPUTS,
    OWNER,
    PER_ACKNOWLEDGEMENTS,
    PURPLE_ARROW,
    RELIC_DECKS,
    RULES,
    SPENDS,
    TAKES_COLONIES,
    TEAM,
    TECH,
    TECHNOLOGY_IDS,
    UPGRADES,
    VP,
    technology_card,
)

VERBS: Final[list[str]] = ["upgrade", "flip", "play", "draw", "invent"]


class Bill:
    """What an act costs, and the goods and colonies that pay it."""

    def __init__(self, need: Things, goods: list[int], worlds: list[int]) -> None:
        self.need = need
        self.goods = goods
        self.worlds = worlds


def bill(state: State, seat: Seat, need: Things, put: Any, worlds: list[str]) -> Bill:
    """What pays a cost: as the seat says, or found where it says nothing. Raises NotAllowed."""
    goods = payment.payment(seat.goods, need, row(put) if put else None)
    given = cards_named(worlds) if worlds else None
    return Bill(need, goods, payment.colonies_consumed(state, seat.colonies, need, given))


def can_pay(state: State, seat: Seat, need: Things) -> bool:
    return payment.payable(seat.goods, need) and (
        payment.worlds_needed(need) == 0 or payment.worlds_for(state, seat.colonies, need) is not None
    )


def settle_bill(state: State, seat: Seat, owed: Bill) -> None:
    atoms.spend(seat, owed.goods)
    for card in owed.worlds:
        atoms.colony_under(state, card)


# --- upgrades and colonies


def _why_not_turn(state: State, seat: Seat, card: int, running: bool) -> NotAllowed | None:
    """R3.7 to R3.9"""
    if state.place[card] != IN_PLAY or state.holder[card] != seat.number:
        return NotAllowed("holds-not", "R3.7", seat=seat.number, card=IDS[card])
    if state.owner[card] != seat.number and not (running and state.rulings.borrowers_upgrade):
        return NotAllowed("borrowed", "R3.9", card=IDS[card])
    if not FLIPS[card] or state.back[card]:
        return NotAllowed("no-other-side", "R3.7", card=IDS[card])
    return None


def _why_not_spend(state: State, seat: Seat, card: int, spent: int) -> NotAllowed | None:
    """R3.8"""
    if spent not in SPENDS[card]:
        return NotAllowed("wrong-card", "R3.7", card=IDS[spent])
    if state.holder[spent] != seat.number or state.owner[spent] != seat.number:
        return NotAllowed("holds-not", "R3.8", seat=seat.number, card=IDS[spent])
    if state.back[spent]:
        return NotAllowed("upgraded-already", "R3.8", card=IDS[spent])
    return None


def upgrade(state: State, seat: Seat, payload: Any, doing: bool) -> Bill | None:
    """Check, and with `doing` carry out, an upgrade; its bill, unless a card is spent. Raises NotAllowed."""
    card = card_named(payload.card)
    refused = _why_not_turn(state, seat, card, payload.spend is None)
    if refused is None and IS_COLONY[card]:
        refused = NotAllowed("a-colony", "R3.10", card=IDS[card])
    if refused is not None:
        raise refused
    if payload.spend is not None:
        spent = card_named(payload.spend)
        refused = _why_not_spend(state, seat, card, spent)
        if refused is not None:
            raise refused
        if doing:
            atoms.spend_card(state, spent)
            atoms.turn_over(state, card)
            if state.log is not None:
                state.tell(events.Upgraded(seat.number, IDS[card], {}, [], IDS[spent], {}))
        return None
    if not UPGRADES[card]:
        raise NotAllowed("no-converter", "R3.7", card=IDS[card])
    return _turn(state, seat, card, payload.put, payload.worlds, doing)


def flip(state: State, seat: Seat, payload: Any, doing: bool) -> Bill:
    """R3.10 Turn a colony. Raises NotAllowed."""
    card = card_named(payload.card)
    if not IS_COLONY[card]:
        raise NotAllowed("no-colony", "R3.10", card=IDS[card])
    refused = _why_not_turn(state, seat, card, False)
    if refused is not None:
        raise refused
    return _turn(state, seat, card, payload.put, [], doing)


def _turn(state: State, seat: Seat, card: int, put: Any, worlds: list[str], doing: bool) -> Bill:
    converter = UPGRADES[card][0]
    owed = bill(state, seat, INPUTS[converter], put, worlds)
    if not doing:
        return owed
    settle_bill(state, seat, owed)
    atoms.turn_over(state, card)
    atoms.gain_things(state, seat, OUTPUTS[converter])
    if state.log is not None:
        gained = counted(OUTPUTS[converter])
        state.tell(events.Upgraded(seat.number, IDS[card], named(owed.goods), ids(owed.worlds), "", gained))
    return owed


# --- cards that come into play


def play(state: State, seat: Seat, payload: Any, doing: bool) -> Bill:
    """R3.3 Run the converter that puts its own card into play. Raises NotAllowed."""
    card = card_named(payload.card)
    if OWNER[card] != seat.species or state.place[card] != LIBRARY or ENTRY[card] < 0:
        raise NotAllowed("not-to-be-played", "R3.3", card=IDS[card])
    converter = ENTRY[card]
    owed = bill(state, seat, INPUTS[converter], payload.put, payload.worlds)
    if not doing:
        return owed
    settle_bill(state, seat, owed)
    atoms.enter_play(state, card, seat)
    atoms.gain_things(state, seat, OUTPUTS[converter])
    if state.log is not None:
        gained = counted(OUTPUTS[converter])
        state.tell(
            events.Played(seat.number, IDS[card], False, named(owed.goods), ids(owed.worlds), gained, [])
        )
    return owed


def _drawing(state: State, seat: Seat, card: int) -> int:
    """R12.10, R12.16 The converter that plays the top relic world. Raises NotAllowed."""
    converter = RELIC_DECKS[seat.species]
    if converter < 0:
        raise NotAllowed("no-relic-deck", "R12.10", seat=seat.number)
    if card >= 0:
        side = 2 * card
        if state.holder[card] != seat.number or state.owner[card] != seat.number:
            raise NotAllowed("holds-not", "R12.16", seat=seat.number, card=IDS[card])
        if not COUNT[side] or ARROW[FIRST[side]] != PURPLE_ARROW:
            raise NotAllowed("no-converter", "R12.16", card=IDS[card])
        converter = FIRST[side]
    if converter in state.used:
        raise NotAllowed("run-already", "R12.10")
    if not state.relic_deck:
        raise NotAllowed("no-relics-left", "R12.10")
    return converter


def draw(state: State, seat: Seat, payload: Any, doing: bool) -> Bill:
    """Draw and play a relic world. Raises NotAllowed."""
    converter = _drawing(state, seat, NOTHING if payload.card is None else card_named(payload.card))
    owed = bill(state, seat, INPUTS[converter], payload.put, payload.worlds)
    if not doing:
        return owed
    settle_bill(state, seat, owed)
    state.used.append(converter)
    card = atoms.next_relic(state)
    atoms.enter_play(state, card, seat)
    atoms.gain_things(state, seat, GAINS[card])
    points = 0
    if PER_ACKNOWLEDGEMENTS[card]:  # R12.14
        held = sum(other.acknowledgements for other in state.seats)
        points = -(-held // PER_ACKNOWLEDGEMENTS[card])
        atoms.score(seat, points, FOR_CARDS)
    taken: list[int] = []
    for _ in range(TAKES_COLONIES[card]):  # R12.15
        colony = atoms.next_colony(state)
        if colony >= 0:
            atoms.enter_play(state, colony, seat)
            taken.append(colony)
    if state.log is not None:
        gained = counted(GAINS[card])
        bonus = gained.pop("bonus", 0) * atoms.bonus_now(state)
        if points + bonus:
            gained["vp"] = gained.get("vp", 0) + points + bonus
        state.tell(
            events.Played(
                seat.number, IDS[card], True, named(owed.goods), ids(owed.worlds), gained, ids(taken)
            )
        )
    return owed


# --- inventing


def invent(state: State, seat: Seat, payload: Any, doing: bool) -> Bill:
    """R4. Raises NotAllowed."""
    team = card_named(payload.team)
    if KIND[team] != TEAM or state.holder[team] != seat.number:
        raise NotAllowed("holds-not", "R4.1", seat=seat.number, card=IDS[team])
    if payload.option >= len(COSTS[team]):
        raise NotAllowed("no-such-cost", "R4.1", card=IDS[team])
    owed = bill(state, seat, reckoning.invention_cost(state, seat, team, payload.option), payload.put, [])
    if doing:
        atoms.spend(seat, owed.goods)
        _invented(state, seat, team, payload.option, owed.goods)
    return owed


def _invented(state: State, seat: Seat, team: int, option: int, goods: list[int]) -> None:
    technology = TECH[team]
    atoms.score(seat, VP[team], FOR_INVENTIONS)
    atoms.team_done(state, team)
    state.inventions.append((seat.number, team))
    card = NOTHING
    if technology != NO_TECHNOLOGY:
        if not RULES[seat.species].shares():
            state.licensable.append(technology)
        if atoms.in_library(state, seat.species, technology):
            card = technology_card(seat.species, technology)
            atoms.enter_play(state, card, seat)
    if state.log is not None:
        name = TECHNOLOGY_IDS[technology] if technology != NO_TECHNOLOGY else ""
        state.tell(events.Invented(seat.number, IDS[team], name, id_of(card), option, named(goods), VP[team]))
    if seat.acknowledgements:  # R12.12
        faderan = state.seats[seat_of_species(state, FADERAN)]
        atoms.return_acknowledgement(seat, faderan)
        if state.log is not None:
            state.tell(events.AcknowledgementReturned(faderan.number, seat.number))
    for number, promise in enumerate(state.ledger):
        if promise.kind == INVENT and promise.fate == OPEN and promise.card == team:
            if promise.debtor == seat.number:
                settle_promise(state, number, KEPT, 0)


def act(state: State, seat: Seat, verb: str, payload: Any, doing: bool) -> Bill | None:
    """Check an act, and with `doing` carry it out; its bill, unless a card is spent for it. Raises NotAllowed."""
    if verb == "upgrade":
        return upgrade(state, seat, payload, doing)
    if verb == "flip":
        return flip(state, seat, payload, doing)
    if verb == "play":
        return play(state, seat, payload, doing)
    if verb == "draw":
        return draw(state, seat, payload, doing)
    return invent(state, seat, payload, doing)


# --- what can be done


def upgrades(state: State, seat: Seat, most: int) -> list[Any]:
    found: list[Any] = []
    for card in seat.cards:
        if not FLIPS[card] or state.back[card]:
            continue
        own = state.owner[card] == seat.number
        if not (own or state.rulings.borrowers_upgrade):
            continue
        for spent in SPENDS[card]:
            if (
                own
                and state.holder[spent] == seat.number
                and state.owner[spent] == seat.number
                and not state.back[spent]
            ):
                found.append(payloads.Upgrade(IDS[card], IDS[spent]))
        for converter in UPGRADES[card]:
            if can_pay(state, seat, INPUTS[converter]):
                found.append(payloads.Upgrade(IDS[card]))
        if 0 < most <= len(found):
            break
    return found


def flips(state: State, seat: Seat, most: int) -> list[Any]:
    found: list[Any] = []
    for card in seat.colonies:
        if FLIPS[card] and not state.back[card] and can_pay(state, seat, INPUTS[UPGRADES[card][0]]):
            found.append(payloads.Flip(IDS[card]))
            if 0 < most <= len(found):
                break
    return found


ENTRIES: Final[list[list[int]]] = [[card for card in deck if ENTRY[card] >= 0] for deck in DECK]
"""By species: the cards that come into play by a converter of their own."""


def plays(state: State, seat: Seat, most: int) -> list[Any]:
    found: list[Any] = []
    for card in ENTRIES[seat.species]:
        if state.place[card] == LIBRARY and can_pay(state, seat, INPUTS[ENTRY[card]]):
            found.append(payloads.Play(IDS[card]))
            if 0 < most <= len(found):
                break
    return found


def draws(state: State, seat: Seat, most: int) -> list[Any]:
    """As `draw` takes them; a refusal is costly, so nothing is refused here."""
    found: list[Any] = []
    if RELIC_DECKS[seat.species] < 0 or not state.relic_deck:
        return found
    for card in [NOTHING, *seat.cards]:
        converter = RELIC_DECKS[seat.species]
        if card >= 0:
            converter = FIRST[2 * card]
            if not COUNT[2 * card] or ARROW[converter] != PURPLE_ARROW or state.owner[card] != seat.number:
                continue
        if converter not in state.used and can_pay(state, seat, INPUTS[converter]):
            found.append(payloads.Draw(None if card < 0 else IDS[card]))
            if 0 < most <= len(found):
                break
    return found


def inventions(state: State, seat: Seat, most: int) -> list[Any]:
    found: list[Any] = []
    for team in seat.teams:
        for option in range(len(COSTS[team])):
            need = reckoning.invention_cost(state, seat, team, option)
            if payment.payable(seat.goods, need):
                found.append(payloads.Invent(IDS[team], option))
        if 0 < most <= len(found):
            break
    return found


def doable(state: State, seat: Seat, verb: str, most: int = 0) -> list[Any]:
    """The payloads of a verb that a seat could answer now, each paid as it is found.

    With `most` above 0 nobody looks further once there are as many.
    """
    if verb == "upgrade":
        return upgrades(state, seat, most)
    if verb == "flip":
        return flips(state, seat, most)
    if verb == "play":
        return plays(state, seat, most)
    if verb == "draw":
        return draws(state, seat, most)
    return inventions(state, seat, most)


def can_act(state: State, seat: Seat) -> bool:
    """R2.11 Whether there is anything that a seat could do by itself."""
    for verb in VERBS:
        if doable(state, seat, verb, 1):
            return True
    return False
