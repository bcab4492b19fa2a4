"""A deal as planners weigh it: what moves between seats, what is promised, and what a seat has of it."""

from typing import Any

from cosmodrome.bots.sidereal.acts import INVENT, Shares
from cosmodrome.bots.sidereal.own_plans import OwnPlans, planned
from cosmodrome.bots.sidereal.plan import PROMISED, Plan
from cosmodrome.bots.sidereal.position import IN_PLAY, Position
from cosmodrome.bots.sidereal.reading import named, row
from cosmodrome.bots.sidereal.worths import card_worth, goods_worth
from cosmodrome.games.sidereal import payloads
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.meta import TURNS
from cosmodrome.games.sidereal.tables import (
    IDS,
    IS_COLONY,
    KIND,
    NO_TECHNOLOGY,
    NUMBER_OF,
    RULES,
    TEAM,
    TECH,
    TECHNOLOGY_IDS,
    TECHNOLOGY_OF_ID,
    technology_card,
)
from cosmodrome.games.sidereal.views import OfferView

MOST_MOVES = 16
MOST_PROMISES = 8
"""R6.11, and what the payload of an offer holds."""
ACKNOWLEDGED = 0.5
"""Points that an acknowledgement given counts for the Faderan."""
ENVOY_GIVEN = 0.2
"""Points that an envoy given costs the Zeth, who have but seven."""
TEAM_KEPT = 2.0
"""Points that a team is worth which cannot invent yet."""


class Parcel:
    """What goes from one seat to another."""

    def __init__(self, giver: int, receiver: int) -> None:
        self.giver = giver
        self.receiver = receiver
        self.goods = [0] * GOODS
        self.points = 0
        self.parcel = False
        self.cards: list[int] = []
        self.licences: list[int] = []
        self.acknowledgements = 0
        self.envoys = 0

    def empty(self) -> bool:
        return not (
            any(self.goods) or self.points or self.parcel or self.cards or self.licences
            or self.acknowledgements or self.envoys
        )  # fmt: skip


class Deal:
    """What moves now, goods due as the next turn begins, and teams that are to invent in this turn."""

    def __init__(self) -> None:
        self.moves: dict[tuple[int, int], Parcel] = {}
        self.next: dict[tuple[int, int], list[int]] = {}
        """By debtor and receiver."""
        self.inventions: list[tuple[int, int]] = []
        """A seat and its team."""
        self.other = False
        """Whether who would take it promises what planners do not weigh."""
        self.apart: list[str] = []
        """What in it for who would take it no plan counts, by kind."""

    def move(self, giver: int, receiver: int) -> Parcel:
        return self.moves.setdefault((giver, receiver), Parcel(giver, receiver))

    def empty(self, giver: int, receiver: int) -> bool:
        """Whether nothing goes that way."""
        return (giver, receiver) not in self.moves or self.moves[giver, receiver].empty()

    def ways(self) -> int:
        """Between how many pairs something goes."""
        return sum(not parcel.empty() for parcel in self.moves.values())

    def given(self, giver: int, good: int) -> int:
        """How many of a good a seat gives away."""
        return sum(parcel.goods[good] for parcel in self.moves.values() if parcel.giver == giver)

    def owes(self, giver: int, receiver: int) -> list[int]:
        return self.next.setdefault((giver, receiver), [0] * GOODS)

    def parties(self) -> list[int]:
        found = {seat for pair in [*self.moves, *self.next] for seat in pair}
        return sorted(found | {seat for seat, _ in self.inventions})


def payload(deal: Deal, turn: int) -> payloads.Offer | None:
    """The deal as an offer; None where an offer cannot hold it (R6.2, R6.11)."""
    moves = [
        payloads.Move(
            goods=named(parcel.goods),
            points=parcel.points,
            parcel=parcel.parcel,
            cards=[IDS[card] for card in parcel.cards],
            licences=[TECHNOLOGY_IDS[technology] for technology in parcel.licences],
            acknowledgements=parcel.acknowledgements,
            envoys=parcel.envoys,
            giver=parcel.giver,
            receiver=parcel.receiver,
        )
        for parcel in deal.moves.values()
        if not parcel.empty()
    ]
    promises: list[Any] = [
        payloads.Deliver(goods=named(goods), by=giver, to=receiver, turn=turn + 1)
        for (giver, receiver), goods in deal.next.items()
        if any(goods)
    ]
    parties = deal.parties()
    for seat, team in deal.inventions:
        others = [other for other in parties if other != seat]
        if others and len(promises) < MOST_PROMISES:
            promises.append(
                payloads.Invention(by=seat, to=others[0], also=set(others[1:]), turn=turn, card=IDS[team])
            )
    if len(moves) > MOST_MOVES or len(promises) > MOST_PROMISES or not (moves or promises):
        return None
    return payloads.Offer(moves, promises)


def read_offer(offer: OfferView, taker: int, turn: int, viewer: int | None = None) -> Deal:
    """An offer that was shown, as it would be if `taker` took it; for `viewer`, or else for who takes it."""
    deal = Deal()
    reader = taker if viewer is None else viewer

    def seat(number: int | None) -> int:
        return taker if number is None else number

    for given in offer.moves:
        parcel = deal.move(seat(given.giver), seat(given.receiver))
        for good, count in enumerate(row(given.goods)):
            parcel.goods[good] += count
        parcel.points += given.points
        parcel.parcel = parcel.parcel or bool(given.parcel)
        parcel.cards += [NUMBER_OF[card] for card in given.cards]
        parcel.licences += [TECHNOLOGY_OF_ID[name] for name in given.licences]
        parcel.acknowledgements += given.acknowledgements
        parcel.envoys += given.envoys
        if parcel.receiver == reader and given.envoys:
            deal.apart.append("envoys")
    for promise in offer.promises:
        by, to = seat(promise.by), seat(promise.to)
        apart = True
        if promise.kind == "deliver" and promise.given is not None and promise.turn == turn + 1:
            given = promise.given
            apart = bool(
                given.cards or given.points or given.licences or given.acknowledgements or given.envoys
            )
            owes = deal.owes(by, to)
            for good, count in enumerate(row(given.goods)):
                owes[good] += count
        elif promise.kind == "invention" and promise.turn == turn:
            apart = False
            deal.inventions.append((by, NUMBER_OF[promise.card]))
        if apart and reader in (by, to, *promise.also):
            deal.apart.append(promise.kind)
            deal.other = deal.other or (by == reader and promise.kind != "note")
    return deal


def carried_out(position: Position, deal: Deal) -> Position:
    """The table after the moves of a deal. What is promised is left out."""
    after = position.copy()
    for parcel in deal.moves.values():
        giver, receiver = after.seats[parcel.giver], after.seats[parcel.receiver]
        for good in range(GOODS):
            count = parcel.goods[good]
            if count:
                first = min(count, giver.donated[good])  # R2.15
                giver.donated[good] -= first
                giver.goods[good] -= count - first
                receiver.goods[good] += count
        giver.donated_points -= parcel.points
        receiver.points += parcel.points
        if parcel.parcel:
            for good in range(GOODS):
                receiver.goods[good] += giver.parcel_goods[good]
            receiver.points += giver.parcel_points
            giver.parcel = False
        for card in parcel.cards:
            for pile_from, pile_to in (
                (giver.cards, receiver.cards),
                (giver.colonies, receiver.colonies),
                (giver.teams, receiver.teams),
            ):
                if card in pile_from:
                    pile_from.remove(card)
                    pile_to.append(card)
            if IS_COLONY[card] or KIND[card] == TEAM:
                after.owner[card] = receiver.number
        for technology in parcel.licences:
            card = technology_card(receiver.species, technology)
            after.put(receiver.number, card)
            receiver.cards.append(card)
        giver.acknowledgements -= min(parcel.acknowledgements, giver.acknowledgements)
        receiver.acknowledgements += parcel.acknowledgements
        receiver.envoys += parcel.envoys
    return after


def outlook(position: Position, seat: int, plan: Plan) -> float:
    """What a seat comes to by itself: what its best plan brings, and its points."""
    return plan.worth + position.seats[seat].points


class Worth:
    """What a deal brings a seat over what it comes to without it, in points."""

    def __init__(self) -> None:
        self.plan = 0.0
        """What its best plan makes more, and points that change hands."""
        self.promised = 0.0
        """Goods due in the next turn."""
        self.shared = 0.0
        """Technologies that others invent by it."""
        self.kept = 0.0
        """Cards and tokens that change hands for good, for the turns to come."""

    @property
    def gain(self) -> float:
        return self.plan + self.promised + self.shared + self.kept


def gain(position: Position, seat: int, deal: Deal, owed: list[list[int]], own: OwnPlans) -> float:
    """Points that a seat gains by a deal, over its outlook before it."""
    return worth_of(position, seat, deal, owed, own).gain


def worth_of(position: Position, seat: int, deal: Deal, owed: list[list[int]], own: OwnPlans) -> Worth:
    """What a deal brings a seat: the one place that says so, for bots and for people."""
    found = promises_of(position, seat, deal)
    after = carried_out(position, deal)
    promised = owed[seat]
    for (giver, _), goods in deal.next.items():
        if giver == seat:
            promised = [had + more for had, more in zip(promised, goods, strict=True)]
    found.shared = _shared(position, seat, deal, owed, own)
    for parcel in deal.moves.values():
        if parcel.giver == seat:
            found.kept += ACKNOWLEDGED * _used(position, parcel) - ENVOY_GIVEN * parcel.envoys
        found.kept += _cards_moved(position, parcel, seat)
    before = outlook(position, seat, own.of(position, seat, owed))
    found.plan = outlook(after, seat, planned(after, seat, promised)) - before
    return found


def promises_of(position: Position, seat: int, deal: Deal) -> Worth:
    """What a seat has of the goods that a deal promises for the next turn, and nothing else."""
    found = Worth()
    worths = goods_worth(position.turn) if deal.next else []
    for (giver, receiver), goods in deal.next.items():
        worth = sum(count * worths[good] for good, count in enumerate(goods))
        if giver == seat:
            found.promised -= worth
        elif receiver == seat:
            found.promised += PROMISED * worth
    return found


def _used(position: Position, parcel: Parcel) -> int:
    """R12.12 How many of the acknowledgements given come back: one for each invention, of which there is one a turn."""
    free = max(0, TURNS + 1 - position.turn - position.seats[parcel.receiver].acknowledgements)
    return min(parcel.acknowledgements, free)


def _shared(position: Position, seat: int, deal: Deal, owed: list[list[int]], own: OwnPlans) -> float:
    """R8.2 What a seat has of the inventions that others promise in a deal and would not have made without it."""
    if not deal.inventions:
        return 0.0
    shares = Shares(position)
    total = 0.0
    for other in {inventor for inventor, _ in deal.inventions if inventor != seat}:
        if not RULES[position.seats[other].species].shares():
            continue
        alone = [act.card for act in own.of(position, other, owed).acts if act.kind == INVENT]
        for inventor, team in deal.inventions:
            if inventor == other and team not in alone and TECH[team] != NO_TECHNOLOGY:
                total += shares.of(TECH[team])[seat]
    return total


def _cards_moved(position: Position, parcel: Parcel, seat: int) -> float:
    """What cards that change hands for good count in the turns to come; the present turn is in the plans."""
    total = 0.0
    turns = TURNS - position.turn
    sign = (parcel.receiver == seat) - (parcel.giver == seat)
    if not sign:
        return 0.0
    for card in parcel.cards:
        if IS_COLONY[card]:
            total += sign * card_worth(card, position.back[card], turns)
        elif KIND[card] == TEAM:
            total += sign * TEAM_KEPT
        elif sign < 0 and position.owner[card] != seat:
            continue
    for technology in parcel.licences:
        if sign > 0:
            card = technology_card(position.seats[seat].species, technology)
            if position.place[card] != IN_PLAY:
                total += card_worth(card, 0, turns)
    return total
