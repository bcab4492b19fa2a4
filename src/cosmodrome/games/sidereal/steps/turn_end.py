"""The end of a turn: tracks are refilled, lent cards go back, and the Zeth steal (R9.11, R9.12, R10)."""

from typing import Any

from cosmodrome.core.asking import about_of, asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, FreeChoice, Pick
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import SEALED, TURN, Step
from cosmodrome.core.rng import Rng
from cosmodrome.games.sidereal import atoms, dealing, events, payloads, payment, promises, purposes
from cosmodrome.games.sidereal.choices import LOSE, STOP
from cosmodrome.games.sidereal.deals import KEPT, NOTE, OPEN, SPARE, no_goods
from cosmodrome.games.sidereal.goods import ANY_LARGE, ANY_SMALL, GOODS, ULTRATECH, WORDS
from cosmodrome.games.sidereal.ledger import settle_promise
from cosmodrome.games.sidereal.naming import card_named, ids, named, row
from cosmodrome.games.sidereal.samples import Sampled, some
from cosmodrome.games.sidereal.state import Seat, State, lent, side_of
from cosmodrome.games.sidereal.steps.economy import Sealed
from cosmodrome.games.sidereal.tables import (
    ARROW,
    CARDS,
    COUNT,
    FIRST,
    IDS,
    KIND,
    PARTNER,
    PRICE_ENVOYS,
    PRICES,
    RED_ARROW,
    RULES,
    STOLEN,
    TEAM,
)


class Refill(Sealed):
    """Nobody is asked."""

    def __init__(self) -> None:
        super().__init__("refill", SEALED)

    def enter(self, state: State) -> None:
        under: list[int] = []
        _refill(state, state.colony_track, state.colony_minimum, under)
        _refill(state, state.research_track, state.research_minimum, under)
        for seat in state.seats:
            seat.colony_bid, seat.research_bid = NOTHING, NOTHING
        if state.log is not None:
            state.tell(
                events.Refilled(
                    dealing.shown(state.colony_track), dealing.shown(state.research_track), ids(under)
                )
            )
        returned = [card for card in range(CARDS) if lent(state, card)]
        for card in returned:  # R10.1
            if lent(state, card):
                atoms.hand_card(state, card, state.seats[state.owner[card]])
        if returned and state.log is not None:
            state.tell(events.LoansReturned(ids([card for card in returned if PARTNER[card] < card])))


def _refill(state: State, track: list[int], minimum: list[int], under: list[int]) -> None:
    """R9.11, R9.12"""
    kept: list[int] = []
    for space in range(len(track)):
        card = track[space]
        if card < 0:
            continue
        if minimum[space] == 1:
            under.append(card)
            if KIND[card] == TEAM:
                atoms.team_under(state, card)
            else:
                atoms.colony_under(state, card)
        else:
            kept.append(card)
    atoms.slide(state, track, kept)
    dealing.fill(track, state, track is state.colony_track)


class Theft(Step[State, Seat]):
    """R12.46 The Zeth steal, as often as they can and want; then the turn is over."""

    def __init__(self) -> None:
        super().__init__("theft", TURN, free=True)

    def enter(self, state: State) -> None:
        for seat in state.seats:
            if RULES[seat.species].steals():
                push(state, asking(purposes.STEAL, seat=seat.number))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(state)) == purposes.STOLEN:
            about = about_of(top(state))
            sizes = (0, 1, 2) if about % 2 == 0 else (3, 4, 5)
            return [LOSE[good] for good in sizes if seat.goods[good]]
        return [STOP]

    def forms(self, state: State, seat: Seat) -> list[Form]:
        if purpose_of(top(state)) == purposes.STOLEN:
            return []
        return [SomeTheft("steal", state, seat.number)] if thefts(state, seat, 1) else []

    def check_free(self, state: State, seat: Seat, choice: FreeChoice) -> None:
        if choice.verb != "steal":
            super().check_free(state, seat, choice)
        theft(state, seat, choice.payload)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if isinstance(choice, FreeChoice):
            self.steal(state, seat, choice.payload)
        elif choice is STOP:
            drop(state)
            if state.log is not None:
                state.tell(events.TheftEnded(seat.number))
        else:
            assert isinstance(choice, Pick)
            self.lose(state, seat, choice.value)

    def steal(self, state: State, seat: Seat, payload: Any) -> None:
        paid, taken, owed = theft(state, seat, payload)
        victim = state.seats[payload.victim]
        atoms.spend(seat, paid)
        victim.robbed = True
        state.used.append(FIRST[side_of(state, card_named(payload.card))])
        _move(state, victim, seat, taken)
        if state.log is not None:
            state.tell(events.Stolen(seat.number, victim.number, payload.card, named(paid), named(taken)))
        for size in (0, 1):
            for _ in range(owed[size]):
                push(state, asking(purposes.STOLEN, size, victim.number))

    def lose(self, state: State, victim: Seat, good: int) -> None:
        """R12.53 A cube that the victim has chosen."""
        drop(state)
        taken = no_goods()
        taken[good] = 1
        thief = next(seat for seat in state.seats if RULES[seat.species].steals())
        _move(state, victim, thief, taken)
        if state.log is not None:
            state.tell(events.Stolen(thief.number, victim.number, "", {}, named(taken)))

    def finish(self, state: State) -> None:
        for number, owed in enumerate(state.ledger):
            if owed.fate == OPEN and owed.turn == state.round and owed.kind in (SPARE, NOTE):
                settle_promise(state, number, KEPT, 0)
        state.inventions = []
        state.used = []
        state.gift_given = False
        for seat in state.seats:
            seat.protected, seat.robbed = False, False


def _move(state: State, giver: Seat, taker: Seat, goods: list[int]) -> None:
    atoms.spend(giver, goods)
    atoms.gain(taker, goods)


def theft(state: State, seat: Seat, payload: Any) -> tuple[list[int], list[int], tuple[int, int]]:
    """What a theft pays and takes, and how many small and large cubes the victim still has to choose.

    Raises NotAllowed.
    """
    card = card_named(payload.card)
    side = side_of(state, card)
    if state.holder[card] != seat.number:
        raise NotAllowed("holds-not", "R12.46", seat=seat.number, card=IDS[card])
    if not COUNT[side] or ARROW[FIRST[side]] != RED_ARROW:
        raise NotAllowed("no-converter", "R12.46", card=IDS[card])
    converter = FIRST[side]
    if converter in state.used:
        raise NotAllowed("run-already-card", "R12.46", card=IDS[card])
    if payload.victim >= len(state.seats) or payload.victim == seat.number:
        raise NotAllowed("no-such-seat", "R12.46", seat=payload.victim)
    victim = state.seats[payload.victim]
    if victim.robbed:
        raise NotAllowed("robbed-already", "R12.47", seat=victim.number)  # R12.47
    if victim.protected:
        raise NotAllowed("protected", "R12.48", seat=victim.number)  # R12.48
    refused = promises.why_not_steal(state, seat.number, victim.number)
    if refused is not None:
        raise refused
    if payload.price >= len(PRICES[converter]):
        raise NotAllowed("no-such-cost", "R12.46", card=IDS[card])
    if victim.envoys < PRICE_ENVOYS[converter][payload.price]:
        raise NotAllowed(
            "needs-envoys",
            "R12.49",
            seat=victim.number,
            need=PRICE_ENVOYS[converter][payload.price],
            have=victim.envoys,
        )
    need = PRICES[converter][payload.price]
    paid = payment.payment(seat.goods, need, row(payload.put) if payload.put else None)
    taken, owed = _loot(state, victim, converter, payload)
    return paid, taken, owed


def _loot(state: State, victim: Seat, converter: int, payload: Any) -> tuple[list[int], tuple[int, int]]:
    """R12.52 to R12.54"""
    stolen = STOLEN[converter]
    taken = no_goods()
    owed = [0, 0]
    there, wanted = 0, 0
    for good in range(ULTRATECH + 1):
        taken[good] = min(stolen[good], victim.goods[good])
        wanted += stolen[good]
        there += taken[good]
    chosen = row(payload.take)
    for good in range(ULTRATECH, GOODS):  # R12.52
        if chosen[good] > stolen[good]:
            raise NotAllowed("too-many-stolen", "R12.46", need=chosen[good], have=stolen[good])
    for size, (anything, colours) in enumerate(((ANY_SMALL, (0, 1, 2)), (ANY_LARGE, (3, 4, 5)))):
        wanted += stolen[anything]
        count = min(stolen[anything], sum(victim.goods[good] - taken[good] for good in colours))
        there += count
        if state.rulings.victim_chooses:
            owed[size] = count
            continue
        named_ones = sum(chosen[good] for good in colours)
        if named_ones > count:
            raise NotAllowed("too-many-stolen", "R12.46", need=named_ones, have=count)
        for good in colours:
            if chosen[good] > victim.goods[good] - taken[good]:
                raise NotAllowed(
                    "lacks",
                    "R12.46",
                    seat=victim.number,
                    good=WORDS[good],
                    need=chosen[good],
                    have=victim.goods[good],
                )
        for good in colours:
            taken[good] += chosen[good]
        for _ in range(count - named_ones):
            best = max(colours, key=lambda good: victim.goods[good] - taken[good])
            taken[best] += 1
    if there == 0 or (state.rulings.short_is_nothing and there < wanted):
        raise NotAllowed("nothing-to-steal", "R12.54", seat=victim.number)
    return taken, (owed[0], owed[1])


class SomeTheft(Sampled):
    """One of the thefts that are possible."""

    def made_up(self, rng: Rng) -> Any:
        return some(rng, thefts(self.state, self.own()))


def thefts(state: State, seat: Seat, most: int = 0) -> list[Any]:
    """The thefts that are possible now, at each price, colours left to be found; with `most` above 0 no more are looked for."""
    found: list[Any] = []
    for card in seat.cards:
        side = side_of(state, card)
        if not COUNT[side] or ARROW[FIRST[side]] != RED_ARROW or FIRST[side] in state.used:
            continue
        for victim in state.seats:
            if victim.number == seat.number or victim.robbed or victim.protected:
                continue
            for price in range(len(PRICES[FIRST[side]])):
                if not payment.payable(seat.goods, PRICES[FIRST[side]][price]):
                    continue
                payload = payloads.Steal(IDS[card], victim.number, price)
                try:
                    theft(state, seat, payload)
                except NotAllowed:
                    continue
                found.append(payload)
                if 0 < most <= len(found):
                    return found
    return found
