"""How a bot answers an offer: whether it is worth it and fair, why not, and what it would take instead."""

from collections import Counter
from collections.abc import Iterable

from cosmodrome.bots.sidereal.deals import Deal, carried_out, gain
from cosmodrome.bots.sidereal.own_plans import OwnPlans, planned
from cosmodrome.bots.sidereal.paying import payments
from cosmodrome.bots.sidereal.plan import PROMISED
from cosmodrome.bots.sidereal.position import Position
from cosmodrome.bots.sidereal.reading import row
from cosmodrome.bots.sidereal.settling import EVEN, OWN_SHARE
from cosmodrome.bots.sidereal.swaps import best_swap, spare_goods, swap_model
from cosmodrome.bots.sidereal.worths import goods_worth
from cosmodrome.games.sidereal.events import Promised
from cosmodrome.games.sidereal.goods import GOODS, SHIP
from cosmodrome.games.sidereal.views import OfferView, SiderealView

EDGE = OWN_SHARE + 1.0
"""Points by which the maker of an offer may be better off by it than who takes it, if it could share them."""
SHARED = 0.5
"""Points which the maker could share that are worth asking for."""
ASKED_MORE = 0.3
"""Points by which what is asked for in a counter counts more than what is given."""
MOST_OF_IT = 0.9
"""The share of a promise's worth that makes good for it."""
UNKEPT = 1.0
"""Points that make good for a promise of something else than goods."""
STEPS = 2
"""How often it asks for more, until a counter gains enough."""


class Answer:
    """To an offer: what it gains, and why it is declined (R6.13), "" where it is taken."""

    def __init__(self, gained: float, why: str) -> None:
        self.gained = gained
        self.why = why


def judge(
    position: Position,
    seat: int,
    maker: int,
    deal: Deal,
    owed: list[list[int]],
    own: OwnPlans,
    broken: set[int],
    accepts: float,
    edge: float = EDGE,
) -> Answer:
    """Whether a seat takes a deal. `broken` are those whose word is worth nothing."""
    if deal.other:
        return Answer(-1.0, "promise")
    doubted = doubt(position, seat, deal, owed, broken)
    gained = gain(position, seat, deal, owed, own) - doubted
    if gained <= accepts:
        if gained + doubted > accepts:
            return Answer(gained, "trust")
        return Answer(gained, "needed" if flat(deal, seat, position.turn) > accepts else "too-little")
    alone = EVEN * (own.of(position, maker, owed).worth - own.of(position, seat, owed).worth)
    ahead = gain(position, maker, deal, owed, own) + alone - gained - edge
    fair = ahead < SHARED or spared(position, maker, deal, owed) < SHARED
    return Answer(gained, "" if fair else "too-little")


def spared(position: Position, maker: int, deal: Deal, owed: list[list[int]]) -> float:
    """What the maker of a deal could still share: goods that its own plan leaves over, and those promised to it."""
    worths = goods_worth(position.turn)
    after = carried_out(position, deal)
    left = spare_goods(after, maker, planned(after, maker, promised_by(deal, maker, owed)))
    for (_, receiver), goods in deal.next.items():
        if receiver == maker:
            left = [had + more for had, more in zip(left, goods, strict=True)]
    return sum(count * worth for count, worth in zip(left, worths, strict=True))


def flat(deal: Deal, seat: int, turn: int) -> float:
    """What the goods that a seat gets count more than those that it gives, whatever it could do with them."""
    worths = goods_worth(turn)
    total = 0.0
    for parcel in deal.moves.values():
        sign = (parcel.receiver == seat) - (parcel.giver == seat)
        total += sign * sum(count * worth for count, worth in zip(parcel.goods, worths, strict=True))
    return total


# --- promises that are not believed


def promised_by(deal: Deal, seat: int, owed: list[list[int]]) -> list[int]:
    """All that a seat owes at the start of the next turn once a deal is made."""
    promised = owed[seat]
    for (by, _), goods in deal.next.items():
        if by == seat:
            promised = [had + more for had, more in zip(promised, goods, strict=True)]
    return promised


def doubt(position: Position, seat: int, deal: Deal, owed: list[list[int]], broken: set[int]) -> float:
    """What a seat counts less of the goods promised to it: no debtor gives more than it has left and makes."""
    worths = goods_worth(position.turn)

    def worth(goods: Iterable[int]) -> float:
        return sum(count * each for count, each in zip(goods, worths, strict=True))

    total = 0.0
    for (debtor, receiver), goods in deal.next.items():
        if receiver != seat or not any(goods):
            continue
        believed = 0.0
        if debtor not in broken:
            owes = worth(promised_by(deal, debtor, owed))
            believed = min(1.0, worth(able(position, debtor, deal, owed)) / owes)
        total += (1.0 - believed) * PROMISED * worth(goods)
    return total


def able(position: Position, seat: int, deal: Deal, owed: list[list[int]]) -> list[int]:
    """What a seat has left and makes by its own plan once the deal is carried out; no ships, for they are bid with."""
    after = carried_out(position, deal)
    acts = planned(after, seat, promised_by(deal, seat, owed)).acts
    has = after.seats[seat].goods[:]
    for paid in payments(acts, has) or []:
        has = [had - put for had, put in zip(has, paid, strict=True)]
    for act in acts:
        has = [had + made for had, made in zip(has, act.later, strict=True)]
    return [0 if good == SHIP else max(0, had) for good, had in enumerate(has)]


def price(view: SiderealView, promise: Promised) -> float:
    """Points that make good for a promise which cannot be kept: most of it, and no less than could be delivered."""
    if promise.given is None or promise.by is None:
        return UNKEPT
    worths = goods_worth(view.round)
    has = row(view.players[promise.by].goods)
    goods = row(promise.given.goods)
    whole = sum(count * worth for count, worth in zip(goods, worths, strict=True)) + promise.given.points
    part = sum(min(count, had) * worth for count, had, worth in zip(goods, has, worths, strict=True))
    return max(part, MOST_OF_IT * whole)


def oath_breakers(view: SiderealView) -> set[int]:
    """Who has lost points by a promise in this game."""
    return {owed.promise.by for owed in view.ledger if owed.lost > 0 and owed.promise.by is not None}


# --- what is kept for other deals


def covered(view: SiderealView, seat: int, offers: Iterable[OfferView]) -> bool:
    """Whether a seat has what it would give by all of these offers."""
    mine = view.players[seat]
    had = Counter(mine.goods) + Counter(mine.donated)
    return all(had[good] >= count for good, count in given_by(seat, offers).items())


def has_beside(view: SiderealView, seat: int, deal: Deal, kept: Iterable[OfferView]) -> bool:
    """Whether a seat has the goods that it gives by a deal beside those that it gives by these offers."""
    mine = view.players[seat]
    rows = zip(row(mine.goods), row(mine.donated), row(given_by(seat, kept)), strict=True)
    return all(had + gift - count >= deal.given(seat, good) for good, (had, gift, count) in enumerate(rows))


def given_by(seat: int, offers: Iterable[OfferView]) -> Counter[str]:
    """The goods that a seat would give by all of these offers."""
    given: Counter[str] = Counter()
    for offer in offers:
        for move in offer.moves:
            if move.giver == seat or (move.giver is None and offer.maker != seat):
                given.update(move.goods)
    return given


def without(position: Position, seat: int, offers: Iterable[OfferView]) -> Position:
    """The position without what a seat would give by these offers."""
    after = position.copy()
    mine = after.seats[seat]
    for good, count in enumerate(row(given_by(seat, offers))):
        gift = min(count, mine.donated[good])
        mine.donated[good] -= gift
        mine.goods[good] = max(0, mine.goods[good] - count + gift)
    return after


def possible(view: SiderealView, offer: OfferView) -> bool:
    """Whether all who are named in an offer have the goods that they would give."""
    return all(covered(view, seat, [offer]) for seat in {offer.maker, *offer.to})


# --- counters


def counterable(deal: Deal, seat: int, maker: int) -> bool:
    """Whether a deal is a swap of goods between these two, so that another swap may take its place."""
    return set(deal.parties()) == {seat, maker} and _goods_only(deal)


def counter(
    position: Position,
    seat: int,
    maker: int,
    deal: Deal,
    owed: list[list[int]],
    own: OwnPlans,
    accepts: float,
) -> Deal | None:
    """A swap much like the one that the maker wants; None where there is none that both gain by."""
    worths = goods_worth(position.turn)
    asked, gets = deal.move(seat, maker).goods[:], deal.move(maker, seat).goods[:]
    spare = spare_goods(position, seat, own.of(position, seat, owed))
    gives = [min(count, there) for count, there in zip(asked, spare, strict=True)]
    if not any(gives):
        gives = asked
    theirs = spare_goods(position, maker, own.of(position, maker, owed))
    left = [max(0, had - put) for had, put in zip(theirs, gets, strict=True)]
    lack = ASKED_MORE + sum((put - got) * each for put, got, each in zip(gives, gets, worths, strict=True))
    for _ in range(STEPS):
        _give_less(gives, worths, _ask_more(gets, left, gives, worths, lack))
        found = Deal()
        found.move(seat, maker).goods = gives
        found.move(maker, seat).goods = gets
        answer = judge(position, seat, maker, found, owed, own, set(), accepts)
        if not answer.why:
            break
        lack = max(ASKED_MORE, accepts - answer.gained)
    else:
        return None
    same = gives == asked and gets == deal.move(maker, seat).goods
    if same or not (any(gives) and any(gets)) or gain(position, maker, found, owed, own) <= accepts:
        return None
    return found


def best_for(
    buyer: int,
    position: Position,
    seat: int,
    maker: int,
    owed: list[list[int]],
    own: OwnPlans,
    accepts: float,
) -> Deal | None:
    """The swap of the two that lets one of them, the `buyer`, do most, or one much like it; as `counter` otherwise."""
    seller = seat + maker - buyer
    spare = spare_goods(position, seller, own.of(position, seller, owed))
    model = swap_model(position, buyer, owed, spare, own.of(position, buyer, owed).worth)
    best = None if model is None else best_swap(model)
    if best is None:
        return None
    found = Deal()
    found.move(buyer, seller).goods = best.sold
    found.move(seller, buyer).goods = best.bought
    if judge(position, seat, maker, found, owed, own, set(), accepts).why:
        return counter(position, seat, maker, found, owed, own, accepts)
    return found if gain(position, maker, found, owed, own) > accepts else None


def _goods_only(deal: Deal) -> bool:
    return not (deal.next or deal.inventions or deal.other) and not any(
        parcel.points
        or parcel.parcel
        or parcel.cards
        or parcel.licences
        or parcel.acknowledgements
        or parcel.envoys
        for parcel in deal.moves.values()
    )


def _ask_more(gets: list[int], left: list[int], gives: list[int], worths: list[float], lack: float) -> float:
    """Pieces of what the maker can spare, those it offers first, until they count so much; what is still lacking."""
    for good in sorted(range(GOODS), key=lambda good: (not gets[good], worths[good])):
        while lack > 0 and left[good] > 0 and not gives[good]:
            gets[good] += 1
            left[good] -= 1
            lack -= worths[good]
    return lack


def _give_less(gives: list[int], worths: list[float], lack: float) -> None:
    """Pieces less, down to one, until they count so much less."""
    for good in sorted(range(GOODS), key=lambda good: -worths[good]):
        while lack > 0 and gives[good] and sum(gives) > 1:
            gives[good] -= 1
            lack -= worths[good]
